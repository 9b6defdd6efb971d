#include <windows.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/storage/file_system_windows.hpp"

namespace quintet {
namespace {

namespace fs = std::filesystem;

constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::error_code error_of(DWORD code) {
  if (code == ERROR_LOCK_VIOLATION) return std::make_error_code(std::errc::resource_unavailable_try_again);
  if (code == ERROR_PIPE_BUSY) return FileError::NotRegular;
  if (code == ERROR_HANDLE_DISK_FULL) return std::make_error_code(std::errc::no_space_on_device);
  return {static_cast<int>(code), std::system_category()};
}

std::error_code last_error() {
  return error_of(::GetLastError());
}

std::error_code error_unless(BOOL succeeded) {
  return succeeded ? std::error_code() : last_error();
}

// Virus scanners and indexers open a new file for a moment, during which others cannot open, rename or remove it; access to
// a file that is being removed is denied until then. Gives up after half a second.
template <class Operation>
std::error_code repeat_while_in_use(const Operation& operation) {
  constexpr DWORD kFirstWait = 1, kLastWait = 256;  // milliseconds, twice as long each time
  for (DWORD wait = kFirstWait;; wait *= 2) {
    if (operation()) return {};
    const DWORD code = ::GetLastError();
    const bool may_pass = code == ERROR_SHARING_VIOLATION || code == ERROR_ACCESS_DENIED;
    if (wait > kLastWait || !may_pass) return error_of(code);
    ::Sleep(wait);
  }
}

class Handle {
 public:
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, INVALID_HANDLE_VALUE)) {}
  Handle& operator=(Handle&&) = delete;
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { close(); }

  HANDLE get() const { return handle_; }
  bool is_open() const { return handle_ != INVALID_HANDLE_VALUE; }
  bool close() { return !is_open() || ::CloseHandle(std::exchange(handle_, INVALID_HANDLE_VALUE)) != 0; }

 private:
  HANDLE handle_;
};

bool is_folder(const fs::path& path) {
  const DWORD attributes = ::GetFileAttributesW(path.c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

// A name such as NUL or CON opens a device, in whatever folder.
Expected<Handle, std::error_code> open_any(const fs::path& file, DWORD access, DWORD disposition) {
  HANDLE handle = INVALID_HANDLE_VALUE;
  bool folder = false;  // access is denied, and will be
  const std::error_code error = repeat_while_in_use([&] {
    handle =
        ::CreateFileW(file.c_str(), access, kShared, nullptr, disposition, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle != INVALID_HANDLE_VALUE) return true;
    const DWORD code = ::GetLastError();
    folder = is_folder(file);
    ::SetLastError(code);
    return folder;
  });
  if (folder) return tl::unexpected(std::make_error_code(std::errc::is_a_directory));
  if (error) return tl::unexpected(error);
  return Handle(handle);
}

Expected<Handle, std::error_code> open_regular(const fs::path& file, DWORD access, DWORD disposition) {
  auto opened = open_any(file, access, disposition);
  if (opened && ::GetFileType(opened->get()) != FILE_TYPE_DISK)
    return tl::unexpected(make_error_code(FileError::NotRegular));
  return opened;
}

// An existing file keeps its attributes and its access rights, but nothing of its content.
Expected<Handle, std::error_code> open_to_replace(const fs::path& file) {
  auto opened = open_regular(file, GENERIC_WRITE, OPEN_ALWAYS);
  if (opened && !::SetEndOfFile(opened->get())) return tl::unexpected(last_error());
  return opened;
}

std::error_code write_all(HANDLE handle, std::string_view content) {
  constexpr std::size_t kPart = std::size_t{1} << 20U;
  while (!content.empty()) {
    DWORD written = 0;
    const auto part = static_cast<DWORD>(std::min(content.size(), kPart));
    if (!::WriteFile(handle, content.data(), part, &written, nullptr)) return last_error();
    if (written == 0) return std::make_error_code(std::errc::io_error);
    content.remove_prefix(written);
  }
  return {};
}

std::error_code write_and_close(Expected<Handle, std::error_code> target, std::string_view content) {
  if (!target) return target.error();
  if (const auto error = write_all(target->get(), content)) return error;
  return error_unless(target->close());
}

std::chrono::sys_seconds time_of(FILETIME time) {
  constexpr std::uint64_t kTicks = 10'000'000;        // a second
  constexpr std::int64_t kFrom1601 = 11'644'473'600;  // seconds to 1970
  const std::uint64_t ticks = (std::uint64_t{time.dwHighDateTime} << 32U) | time.dwLowDateTime;
  return std::chrono::sys_seconds(
      std::chrono::seconds(static_cast<std::int64_t>(ticks / kTicks) - kFrom1601));
}

// Other reparse points, such as files that a cloud keeps, are files like any other.
bool is_symbolic_link(const fs::path& file) {
  WIN32_FIND_DATAW found{};
  const HANDLE search = ::FindFirstFileW(file.c_str(), &found);
  if (search == INVALID_HANDLE_VALUE) return false;
  ::FindClose(search);
  return (found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
         found.dwReserved0 == IO_REPARSE_TAG_SYMLINK;
}

class HeldLock : public FileLock {
 public:
  explicit HeldLock(Handle file) : file_(std::move(file)) {}

 private:
  Handle file_;
};

class RealFileSystem : public FileSystem {
 public:
  std::error_code create_folders(const Path& folder) override { return create_private_folders(folder); }

  Expected<std::string, std::error_code> read(const Path& file) override { return read_regular_file(file); }

  std::error_code write(const Path& file, std::string_view content) override {
    auto target = open_to_replace(file);
    if (!target) return target.error();
    if (const auto error = write_all(target->get(), content)) return error;
    return error_unless(::FlushFileBuffers(target->get()) && target->close());
  }

  std::error_code write_unsynced(const Path& file, std::string_view content) override {
    return write_and_close(open_to_replace(file), content);
  }

  std::error_code rename(const Path& from, const Path& to) override {
    return repeat_while_in_use([&] {
      return ::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    });
  }

  std::error_code rename_to_new(const Path& from, const Path& to) override {
    return repeat_while_in_use(
        [&] { return ::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH); });
  }

  std::error_code remove(const Path& file) override {
    const std::error_code error = repeat_while_in_use([&] { return ::DeleteFileW(file.c_str()); });
    return error == std::errc::no_such_file_or_directory ? std::error_code() : error;
  }

  // Windows does not flush folders: a renaming waits for the disk itself, and the journal of NTFS orders the rest.
  std::error_code sync_folder(const Path& folder) override {
    return is_folder(folder) ? std::error_code() : std::make_error_code(std::errc::no_such_file_or_directory);
  }

  bool exists(const Path& file) override {
    std::error_code error;
    return fs::exists(file, error);
  }

  Path resolve(const Path& file) override {
    if (!is_symbolic_link(file)) return file;
    const auto opened = open_any(file, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    if (!opened) return file;
    std::wstring target(std::size_t{1} << 15U, L'\0');  // the longest path there is
    const DWORD size = ::GetFinalPathNameByHandleW(opened->get(), target.data(),
                                                   static_cast<DWORD>(target.size()), FILE_NAME_NORMALIZED);
    if (size == 0 || size >= target.size()) return file;
    target.resize(size);
    return without_prefix(target);
  }

  Expected<FileAbout, std::error_code> about(const Path& file) override {
    const auto opened = open_regular(file, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
    if (!opened) return tl::unexpected(opened.error());
    BY_HANDLE_FILE_INFORMATION about{};
    if (!::GetFileInformationByHandle(opened->get(), &about)) return tl::unexpected(last_error());
    const std::uintmax_t size = (std::uintmax_t{about.nFileSizeHigh} << 32U) | about.nFileSizeLow;
    return FileAbout{size, time_of(about.ftLastWriteTime)};
  }

  std::vector<std::string> list(const Path& folder) override { return list_files(folder); }

  // The whole file is locked, however long it becomes. The lock ends with the handle.
  Expected<std::unique_ptr<FileLock>, std::error_code> lock(const Path& file) override {
    auto target = open_regular(file, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS);
    if (!target) return tl::unexpected(target.error());
    OVERLAPPED from_start{};
    if (!::LockFileEx(target->get(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, MAXDWORD,
                      MAXDWORD, &from_start)) {
      return tl::unexpected(last_error());
    }
    return std::unique_ptr<FileLock>(std::make_unique<HeldLock>(std::move(*target)));
  }
};

}  // namespace

fs::path utf8_path(std::string_view name) {
  const auto size = static_cast<int>(name.size());
  std::wstring wide(name.size(), L'\0');  // never longer than UTF-8
  wide.resize(
      static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, name.data(), size, wide.data(), size)));
  return wide;
}

fs::path absolute_path(const fs::path& path) {
  std::wstring full(::GetFullPathNameW(path.c_str(), 0, nullptr, nullptr), L'\0');
  full.resize(::GetFullPathNameW(path.c_str(), static_cast<DWORD>(full.size()), full.data(), nullptr));
  return full.empty() ? path : fs::path(full);
}

std::wstring without_prefix(const std::wstring& path) {
  constexpr std::wstring_view kPrefix = LR"(\\?\)", kNetwork = LR"(\\?\UNC\)", kShare = LR"(\\)";
  if (path.starts_with(kNetwork)) return std::wstring(kShare) + path.substr(kNetwork.size());
  return path.starts_with(kPrefix) ? path.substr(kPrefix.size()) : path;
}

Expected<std::string, std::error_code> read_regular_file(const fs::path& file, std::uintmax_t largest) {
  const auto opened = open_regular(file, GENERIC_READ, OPEN_EXISTING);
  if (!opened) return tl::unexpected(opened.error());
  LARGE_INTEGER size{};
  if (!::GetFileSizeEx(opened->get(), &size)) return tl::unexpected(last_error());
  if (static_cast<std::uintmax_t>(size.QuadPart) > largest)
    return tl::unexpected(std::make_error_code(std::errc::file_too_large));
  std::string content;
  std::string part(64U << 10, '\0');
  for (;;) {
    DWORD count = 0;
    if (!::ReadFile(opened->get(), part.data(), static_cast<DWORD>(part.size()), &count, nullptr))
      return tl::unexpected(last_error());
    if (count == 0) return content;
    content.append(part, 0, count);
    if (content.size() > largest) return tl::unexpected(std::make_error_code(std::errc::file_too_large));
  }
}

std::error_code append_to_regular_file(const fs::path& file, std::string_view content) {
  return write_and_close(open_regular(file, FILE_APPEND_DATA, OPEN_ALWAYS), content);
}

std::error_code write_output_file(const fs::path& file, std::string_view content) {
  auto target = open_any(file, GENERIC_WRITE, OPEN_ALWAYS);
  if (!target) return target.error();
  const bool is_file = ::GetFileType(target->get()) == FILE_TYPE_DISK;
  if (is_file && !::SetEndOfFile(target->get())) return last_error();
  const std::error_code error = write_and_close(std::move(target), content);
  if (error && is_file) ::DeleteFileW(file.c_str());
  return error;
}

std::error_code create_private_folder(const fs::path& folder) {
  return error_unless(::CreateDirectoryW(folder.c_str(), nullptr));
}

std::string_view forbidden_in_names() {
  return "\\/:*?\"<>|";
}

unsigned long process_number() {
  return ::GetCurrentProcessId();
}

std::unique_ptr<FileSystem> real_file_system() {
  return std::make_unique<RealFileSystem>();
}

}  // namespace quintet
