#include "engine/storage/assets.hpp"

#include <algorithm>
#include <cassert>
#include <fstream>
#include <set>
#include <system_error>
#include <utility>

namespace quintet {
namespace {

namespace fs = std::filesystem;

// Larger files in a folder are somebody's mistake, not assets.
constexpr std::uintmax_t kLargest = 64U << 20;

// Names lead into the folder, never out of it.
bool is_inside(const fs::path& name) {
  return name.is_relative() &&
         std::none_of(name.begin(), name.end(), [](const fs::path& part) { return part == ".."; });
}

std::optional<std::vector<std::byte>> contents(const fs::path& file) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  if (error || size > kLargest) return std::nullopt;
  std::ifstream stream(file, std::ios::binary);
  std::vector<std::byte> bytes(static_cast<std::size_t>(size));
  stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!stream || stream.gcount() != static_cast<std::streamsize>(bytes.size())) return std::nullopt;
  return bytes;
}

}  // namespace

Bytes::Bytes(std::vector<std::byte> owned)
    : owner_(std::make_shared<const std::vector<std::byte>>(std::move(owned))), view_(*owner_) {}

Assets::Assets(std::span<const EmbeddedFile> embedded, fs::path override, Report report)
    : embedded_(embedded), override_(std::move(override)), report_(std::move(report)) {
  assert(std::is_sorted(embedded_.begin(), embedded_.end(),
                        [](const EmbeddedFile& a, const EmbeddedFile& b) { return a.name < b.name; }));
  std::error_code error;
  if (override_.empty() || fs::is_directory(override_, error)) return;
  if (report_) report_("there is no folder " + override_.string() + "; the built-in assets are used");
  override_.clear();
}

std::optional<Bytes> Assets::overriding(std::string_view name) const {
  std::error_code error;
  if (override_.empty() || !is_inside(name)) return std::nullopt;
  const fs::path file = override_ / name;
  if (!fs::is_regular_file(file, error)) return std::nullopt;
  if (auto bytes = contents(file)) return Bytes(std::move(*bytes));
  if (report_) report_(file.string() + " cannot be read; the built-in one is used");
  return std::nullopt;
}

std::optional<Bytes> Assets::find(std::string_view name) const {
  if (auto bytes = overriding(name)) return bytes;
  const auto found =
      std::lower_bound(embedded_.begin(), embedded_.end(), name,
                       [](const EmbeddedFile& file, std::string_view wanted) { return file.name < wanted; });
  if (found == embedded_.end() || found->name != name) return std::nullopt;
  return Bytes(found->bytes);
}

std::vector<std::string> Assets::list(std::string_view prefix) const {
  std::set<std::string> names;
  for (const EmbeddedFile& file : embedded_) {
    if (file.name.starts_with(prefix)) names.emplace(file.name);
  }
  std::error_code error;
  if (!override_.empty()) {
    for (fs::recursive_directory_iterator at(override_, error), end; !error && at != end;
         at.increment(error)) {
      std::string name = at->path().lexically_relative(override_).generic_string();
      std::error_code unreadable;
      if (name.starts_with(prefix) && at->is_regular_file(unreadable)) names.insert(std::move(name));
    }
  }
  return {names.begin(), names.end()};
}

void Assets::report(std::string_view fault) const {
  if (report_ && reported_.emplace(fault).second) report_(fault);
}

}  // namespace quintet
