#include "app/about.hpp"

#include <algorithm>

#include "build_facts.hpp"
#include "engine/platform/libraries.hpp"
#include "engine/storage/assets_bundle.hpp"

namespace quintet::app {

std::string version_text() {
  return "quintet " + std::string(kVersion) + " (commit " + std::string(kCommit) + ", " +
         std::string(kBuild) + ")\n" + library_versions();
}

std::string licences_text() {
  const auto files = bundled_assets();
  const auto found = std::ranges::find(files, "licences.txt", &EmbeddedFile::name);
  if (found == files.end()) return {};
  std::string text(found->bytes.size(), '\0');
  std::ranges::transform(found->bytes, text.begin(), [](std::byte byte) { return static_cast<char>(byte); });
  return text;
}

}  // namespace quintet::app
