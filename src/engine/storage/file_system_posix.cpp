#include "engine/storage/file_system.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace quintet {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kPlayerOnlyFile = 0600, kPlayerOnlyFolder = 0700, kUsualFile = 0666;

std::error_code last_error() {
  return {errno, std::generic_category()};
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  int number() const { return number_; }
  // Some file systems report only here that the disk was full.
  bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

std::error_code error_of_kind(const struct stat& about) {
  if (S_ISREG(about.st_mode)) return {};
  return S_ISDIR(about.st_mode) ? std::make_error_code(std::errc::is_a_directory) : FileError::NotRegular;
}

// O_NONBLOCK: opening a FIFO would wait for its other end, and opening a device may wait for anything.
Expected<Descriptor, std::error_code> open_any(const fs::path& file, int flags, mode_t mode) {
  int number = -1;
  do {
    number = ::open(file.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode);
  } while (number < 0 && errno == EINTR);
  if (number >= 0) return Descriptor(number);
  // ENXIO: a FIFO without a reader.
  return tl::unexpected(errno == ENXIO ? make_error_code(FileError::NotRegular) : last_error());
}

Expected<Descriptor, std::error_code> open_regular(const fs::path& file, int flags) {
  auto opened = open_any(file, flags, kPlayerOnlyFile);
  if (!opened) return opened;
  struct stat about {};
  if (::fstat(opened->number(), &about) != 0) return tl::unexpected(last_error());
  if (const auto error = error_of_kind(about)) return tl::unexpected(error);
  return opened;
}

// A system that takes nothing and reports no error, again and again, is a fault as well.
std::error_code write_all(int number, std::string_view content) {
  constexpr int kMostInVain = 100;
  for (int in_vain = 0; !content.empty();) {
    const ssize_t written = ::write(number, content.data(), content.size());
    if (written < 0 && errno != EINTR) return last_error();
    if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
    in_vain = written == 0 ? in_vain + 1 : 0;
    if (in_vain == kMostInVain) return std::make_error_code(std::errc::io_error);
  }
  return {};
}

std::error_code write_and_close(Expected<Descriptor, std::error_code> target, std::string_view content) {
  if (!target) return target.error();
  if (const auto error = write_all(target->number(), content)) return error;
  return target->close() ? std::error_code() : last_error();
}

// Where the file system cannot refuse to replace. An empty file reserves the name and is then
// replaced, so that two programs never use the same name.
std::error_code claim_and_rename(const fs::path& from, const fs::path& to) {
  const auto claim = open_regular(to, O_WRONLY | O_CREAT | O_EXCL);
  if (!claim) return claim.error();
  if (::rename(from.c_str(), to.c_str()) == 0) return {};
  const std::error_code error = last_error();
  ::unlink(to.c_str());
  return error;
}

class HeldLock : public FileLock {
 public:
  explicit HeldLock(Descriptor file) : file_(std::move(file)) {}

 private:
  Descriptor file_;
};

class RealFileSystem : public FileSystem {
 public:
  std::error_code create_folders(const Path& folder) override { return create_private_folders(folder); }

  Expected<std::string, std::error_code> read(const Path& file) override { return read_regular_file(file); }

  std::error_code write(const Path& file, std::string_view content) override {
    auto target = open_regular(file, O_WRONLY | O_CREAT | O_TRUNC);
    if (!target) return target.error();
    if (const auto error = write_all(target->number(), content)) return error;
    if (::fsync(target->number()) != 0 || !target->close()) return last_error();
    return {};
  }

  std::error_code write_unsynced(const Path& file, std::string_view content) override {
    return write_and_close(open_regular(file, O_WRONLY | O_CREAT | O_TRUNC), content);
  }

  std::error_code rename(const Path& from, const Path& to) override {
    return ::rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : last_error();
  }

  std::error_code rename_to_new(const Path& from, const Path& to) override {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return {};
    if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) return last_error();
    if (::link(from.c_str(), to.c_str()) == 0) return remove(from);
    if (errno == EEXIST) return last_error();
    return claim_and_rename(from, to);
  }

  std::error_code remove(const Path& file) override {
    return ::unlink(file.c_str()) == 0 || errno == ENOENT ? std::error_code() : last_error();
  }

  std::error_code sync_folder(const Path& folder) override {
    const auto names = open_any(folder, O_RDONLY | O_DIRECTORY, 0);
    if (!names) return names.error();
    // Some network file systems do not support this and do not need it.
    const bool synced = ::fsync(names->number()) == 0 || errno == EINVAL;
    return synced ? std::error_code() : last_error();
  }

  bool exists(const Path& file) override {
    std::error_code error;
    return fs::exists(file, error);
  }

  Path resolve(const Path& file) override {
    constexpr int kMostLinks = 40;  // the limit of the kernel
    Path at = file;
    for (int links = 0; links < kMostLinks; ++links) {
      std::error_code error;
      const Path target = fs::read_symlink(at, error);
      if (error) return at;
      at = at.parent_path() / target;
    }
    return file;
  }

  Expected<FileAbout, std::error_code> about(const Path& file) override {
    struct stat about {};
    if (::stat(file.c_str(), &about) != 0) return tl::unexpected(last_error());
    if (const auto error = error_of_kind(about)) return tl::unexpected(error);
    return FileAbout{static_cast<std::uintmax_t>(about.st_size),
                     std::chrono::sys_seconds(std::chrono::seconds(about.st_mtime))};
  }

  std::vector<std::string> list(const Path& folder) override { return list_files(folder); }

  Expected<std::unique_ptr<FileLock>, std::error_code> lock(const Path& file) override {
    auto target = open_regular(file, O_RDWR | O_CREAT);
    if (!target) return tl::unexpected(target.error());
    if (::flock(target->number(), LOCK_EX | LOCK_NB) != 0) return tl::unexpected(last_error());
    return std::unique_ptr<FileLock>(std::make_unique<HeldLock>(std::move(*target)));
  }
};

}  // namespace

fs::path utf8_path(std::string_view name) {
  return std::u8string(name.begin(), name.end());
}

fs::path absolute_path(const fs::path& path) {
  std::error_code error;
  const fs::path result = fs::absolute(path, error);
  return error ? path : result;
}

Expected<std::string, std::error_code> read_regular_file(const fs::path& file, std::uintmax_t largest) {
  const auto opened = open_regular(file, O_RDONLY);
  if (!opened) return tl::unexpected(opened.error());
  const int source = opened->number();
  struct stat about {};
  if (::fstat(source, &about) != 0) return tl::unexpected(last_error());
  if (static_cast<std::uintmax_t>(about.st_size) > largest)
    return tl::unexpected(std::make_error_code(std::errc::file_too_large));
  std::string content;
  std::string part(64U << 10, '\0');
  for (;;) {
    const ssize_t count = ::read(source, part.data(), part.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return tl::unexpected(last_error());
    if (count == 0) return content;
    content.append(part, 0, static_cast<std::size_t>(count));
    if (content.size() > largest) return tl::unexpected(std::make_error_code(std::errc::file_too_large));
  }
}

std::error_code append_to_regular_file(const fs::path& file, std::string_view content) {
  return write_and_close(open_regular(file, O_WRONLY | O_CREAT | O_APPEND), content);
}

std::error_code write_output_file(const fs::path& file, std::string_view content) {
  auto target = open_any(file, O_WRONLY | O_CREAT | O_TRUNC, kUsualFile);
  if (!target) return target.error();
  ::fcntl(target->number(), F_SETFL, 0);
  const std::error_code error = write_and_close(std::move(target), content);
  std::error_code ignored;
  if (error && fs::is_regular_file(file, ignored)) ::unlink(file.c_str());
  return error;
}

std::error_code create_private_folder(const fs::path& folder) {
  return ::mkdir(folder.c_str(), kPlayerOnlyFolder) == 0 ? std::error_code() : last_error();
}

std::string_view forbidden_in_names() {
  return "/";
}

unsigned long process_number() {
  return static_cast<unsigned long>(::getpid());
}

std::unique_ptr<FileSystem> real_file_system() {
  return std::make_unique<RealFileSystem>();
}

}  // namespace quintet
