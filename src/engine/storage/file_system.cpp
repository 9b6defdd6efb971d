#include "engine/storage/file_system.hpp"

namespace quintet {
namespace {

namespace fs = std::filesystem;

class FileErrorCategory : public std::error_category {
 public:
  const char* name() const noexcept override { return "quintet file"; }
  std::string message(int) const override { return "is not a regular file"; }
};

}  // namespace

std::error_code make_error_code(FileError error) {
  static const FileErrorCategory category;
  return {static_cast<int>(error), category};
}

std::error_code create_private_folders(const fs::path& folder) {
  std::error_code ignored;
  if (fs::is_directory(folder, ignored)) return {};
  std::error_code error = create_private_folder(folder);
  // Only now: the root of a network folder is none that Windows finds.
  if (error == std::errc::no_such_file_or_directory && folder.has_parent_path() &&
      folder.parent_path() != folder) {
    if (const auto above = create_private_folders(folder.parent_path())) return above;
    error = create_private_folder(folder);
  }
  if (error != std::errc::file_exists) return error;
  return fs::is_directory(folder, ignored) ? std::error_code()
                                           : std::make_error_code(std::errc::not_a_directory);
}

std::vector<std::string> list_files(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code unreadable;
    if (!at->is_regular_file(unreadable)) continue;
    try {
      names.push_back(at->path().filename().string());
    } catch (const fs::filesystem_error&) {
    }
  }
  return names;
}

}  // namespace quintet
