// The few file operations that the program needs, each of which may fail. They stand behind an interface so
// that tests can make the third write fail, fill the disk, or cut the power in the middle of a save.
//
// Only regular files are opened: a FIFO blocks its reader for ever, and a device may never end.
//
// file_system_posix.cpp and file_system_windows.cpp hold what differs between the systems. A name as a string is UTF-8
// everywhere, and utf8_path makes a path of it: on Windows a path that is made of a narrow string directly is wrong.
//
// An operation with a value returns Expected<Value, std::error_code>. One without returns the std::error_code alone, as
// the functions of std::filesystem do, which is false where the operation succeeded.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "engine/expected.hpp"

namespace quintet {

// Never fails: what is no UTF-8 stays as it is on Linux, where a name is bytes, and becomes U+FFFD on Windows.
std::filesystem::path utf8_path(std::string_view name);
// The same file from every working folder. (std::filesystem::absolute puts a drive before the name of a network folder.)
std::filesystem::path absolute_path(const std::filesystem::path& path);

// What the system has no error code for.
enum class FileError : std::uint8_t { NotRegular = 1 };  // a FIFO, a device, a socket
std::error_code make_error_code(FileError error);

// Held as long as the object lives, and released by the system if the program dies.
class FileLock {
 public:
  virtual ~FileLock() = default;
};

// What is known of a file without reading it.
struct FileAbout {
  std::uintmax_t size = 0;             // bytes
  std::chrono::sys_seconds changed{};  // when its content was written
};

// The largest file that any reader takes; most take less.
inline constexpr std::uintmax_t kLargestFile = std::uintmax_t{64} << 20U;

// The content of a regular file. A missing file is `no_such_file_or_directory`, a folder `is_a_directory`, anything
// else that is not a regular file `FileError::NotRegular`, and a larger one `file_too_large`.
Expected<std::string, std::error_code> read_regular_file(const std::filesystem::path& file,
                                                         std::uintmax_t largest = kLargestFile);
// Creates the file where it is missing.
std::error_code append_to_regular_file(const std::filesystem::path& file, std::string_view content);
// Creates or replaces the file, which may be a device here. What a failed attempt leaves of a regular file is removed.
std::error_code write_output_file(const std::filesystem::path& file, std::string_view content);
// Creates the folder and every missing one above it, readable by the player only, as the XDG specification asks.
// On Windows the folder of the player's data, and what is created in it, is the player's own already.
std::error_code create_private_folders(const std::filesystem::path& folder);
// The folder alone; `file_exists` where there is one, or a file of this name.
std::error_code create_private_folder(const std::filesystem::path& folder);
// The names of the regular files in a folder, unsorted; none for a folder that is not there. Windows allows names that are
// no Unicode; these are left out.
std::vector<std::string> list_files(const std::filesystem::path& folder);
// The characters that this system allows in no name of a file, besides control characters.
std::string_view forbidden_in_names();

class FileSystem {
 public:
  using Path = std::filesystem::path;

  FileSystem() = default;
  FileSystem(const FileSystem&) = delete;
  FileSystem& operator=(const FileSystem&) = delete;
  virtual ~FileSystem() = default;

  // As create_private_folders.
  virtual std::error_code create_folders(const Path& folder) = 0;
  // As read_regular_file.
  virtual Expected<std::string, std::error_code> read(const Path& file) = 0;
  // Creates or replaces the file, and returns when it is on the disk itself.
  virtual std::error_code write(const Path& file, std::string_view content) = 0;
  // As `write`, but returns when the system has taken the content: it survives the end of this program, not a loss of
  // power. A slow disk does not delay it.
  virtual std::error_code write_unsynced(const Path& file, std::string_view content) = 0;
  // Replaces the target atomically: a reader sees the old or the new one.
  virtual std::error_code rename(const Path& from, const Path& to) = 0;
  // As `rename`, but never replaces anything: `file_exists` where the target is there.
  virtual std::error_code rename_to_new(const Path& from, const Path& to) = 0;
  // A file that is not there is no error.
  virtual std::error_code remove(const Path& file) = 0;
  // Brings the names in a folder to the disk.
  virtual std::error_code sync_folder(const Path& folder) = 0;
  virtual bool exists(const Path& file) = 0;
  // The file that this name leads to through symbolic links, whether or not it exists; else the name itself.
  // On Windows a link to a file that does not exist counts as no link: writing replaces it.
  virtual Path resolve(const Path& file) = 0;
  // Errors as `read`.
  virtual Expected<FileAbout, std::error_code> about(const Path& file) = 0;
  // As list_files.
  virtual std::vector<std::string> list(const Path& folder) = 0;
  // `resource_unavailable_try_again` when another program holds it.
  virtual Expected<std::unique_ptr<FileLock>, std::error_code> lock(const Path& file) = 0;
};

// The number of this process, for names of temporary files.
unsigned long process_number();

// The computer's own files. Holds no state: any number of threads may use it at once.
std::unique_ptr<FileSystem> real_file_system();

}  // namespace quintet

template <>
struct std::is_error_code_enum<quintet::FileError> : std::true_type {};
