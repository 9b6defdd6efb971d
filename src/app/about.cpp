#include "app/about.hpp"

#include "build_facts.hpp"
#include "engine/platform/libraries.hpp"
#include "engine/storage/assets_bundle.hpp"

namespace quintet::app {

std::string version_text() {
  return "quintet " + std::string(kVersion) + " (commit " + std::string(kCommit) + ", " +
         std::string(kBuild) + ")\n" + library_versions();
}

std::string licences_text() {
  const auto found = Assets(bundled_assets()).find("licences.txt");
  return found ? std::string(found->text()) : std::string();
}

}  // namespace quintet::app
