// The few file operations that the store needs, each of which may fail. They stand behind an interface so
// that tests can let the third write fail, the disk be full, or the power go in the middle of a save.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

namespace quintet {

// Held as long as the object lives, and given back by the system if the program dies.
class FileLock {
 public:
  virtual ~FileLock() = default;
};

template <class Value>
using Attempt = std::variant<Value, std::error_code>;

// What can be told of a file without reading it.
struct FileAbout {
  std::uintmax_t size = 0;             // bytes
  std::chrono::sys_seconds changed{};  // when its content was written
};

class FileSystem {
 public:
  using Path = std::filesystem::path;

  FileSystem() = default;
  FileSystem(const FileSystem&) = delete;
  FileSystem& operator=(const FileSystem&) = delete;
  virtual ~FileSystem() = default;

  // With every folder above it that is missing; readable by the player only, as the XDG specification asks.
  virtual std::error_code create_folders(const Path& folder) = 0;
  // A missing file is `no_such_file_or_directory`.
  virtual Attempt<std::string> read(const Path& file) = 0;
  // Creates or replaces the file, and returns when it is on the disk itself.
  virtual std::error_code write(const Path& file, std::string_view content) = 0;
  // Replaces the target in one go: whoever looks sees the old or the new one.
  virtual std::error_code rename(const Path& from, const Path& to) = 0;
  // A file that is not there is no error.
  virtual std::error_code remove(const Path& file) = 0;
  // Brings the names in a folder to the disk.
  virtual std::error_code sync_folder(const Path& folder) = 0;
  virtual bool exists(const Path& file) = 0;
  // A missing file is `no_such_file_or_directory`, and what is no file is `is_a_directory`.
  virtual Attempt<FileAbout> about(const Path& file) = 0;
  // The names of the files in a folder, unsorted; none for a folder that is not there.
  virtual std::vector<std::string> list(const Path& folder) = 0;
  // `resource_unavailable_try_again` when another program holds it.
  virtual Attempt<std::unique_ptr<FileLock>> lock(const Path& file) = 0;
};

// The computer's own files.
std::unique_ptr<FileSystem> real_file_system();

}  // namespace quintet
