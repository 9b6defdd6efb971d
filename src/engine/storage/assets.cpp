#include "engine/storage/assets.hpp"

#include <zlib.h>

#include <algorithm>
#include <cassert>
#include <set>
#include <system_error>
#include <utility>

#include "engine/storage/file_system.hpp"

namespace quintet {
namespace {

namespace fs = std::filesystem;

// A name must not lead out of the folder.
bool is_inside(const fs::path& name) {
  return name.is_relative() &&
         std::none_of(name.begin(), name.end(), [](const fs::path& part) { return part == ".."; });
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
  if (override_.empty() || !is_inside(name)) return std::nullopt;
  const fs::path file = override_ / utf8_path(name);
  const auto text = read_regular_file(file);
  if (text) {
    const auto bytes = std::as_bytes(std::span(*text));
    return Bytes(std::vector<std::byte>(bytes.begin(), bytes.end()));
  }
  const std::error_code error = text.error();
  const bool missing = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory ||
                       error == std::errc::is_a_directory;
  if (!missing) report(file.string() + ": " + error.message() + "; the built-in one is used");
  return std::nullopt;
}

std::optional<Bytes> Assets::find(std::string_view name) const {
  if (auto bytes = overriding(name)) return bytes;
  const auto found =
      std::lower_bound(embedded_.begin(), embedded_.end(), name,
                       [](const EmbeddedFile& file, std::string_view wanted) { return file.name < wanted; });
  if (found == embedded_.end() || found->name != name) return std::nullopt;
  return found->unpacked > 0 ? unpacked(*found) : Bytes(found->bytes);
}

std::optional<Bytes> Assets::unpacked(const EmbeddedFile& file) const {
  std::vector<std::byte> content(file.unpacked);
  uLongf size = content.size();
  const int result =
      ::uncompress(reinterpret_cast<Bytef*>(content.data()), &size,
                   reinterpret_cast<const Bytef*>(file.bytes.data()), static_cast<uLong>(file.bytes.size()));
  if (result == Z_OK && size == content.size()) return Bytes(std::move(content));
  report(std::string(file.name) + " is damaged in the program");
  return std::nullopt;
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
      // Files that are not regular are listed too, so that reading them reports the problem.
      std::error_code unreadable;
      if (name.starts_with(prefix) && !at->is_directory(unreadable)) names.insert(std::move(name));
    }
  }
  return {names.begin(), names.end()};
}

void Assets::report(std::string_view fault) const {
  if (report_ && reported_.emplace(fault).second) report_(fault);
}

}  // namespace quintet
