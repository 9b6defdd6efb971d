#include "engine/storage/file_system.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <utility>

namespace quintet {
namespace {

namespace fs = std::filesystem;

// Larger files are not ours.
constexpr std::uintmax_t kLargest = 64U << 20;

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

  bool open() const { return number_ >= 0; }
  int number() const { return number_; }
  // Some file systems tell only here that the disk was full.
  bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

Descriptor open_file(const fs::path& file, int flags) {
  constexpr mode_t kPlayerOnly = 0600;
  int number = -1;
  do {
    number = ::open(file.c_str(), flags | O_CLOEXEC, kPlayerOnly);
  } while (number < 0 && errno == EINTR);
  return Descriptor(number);
}

std::error_code write_all(int number, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(number, content.data(), content.size());
    if (written < 0 && errno != EINTR) return last_error();
    if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

class HeldLock : public FileLock {
 public:
  explicit HeldLock(Descriptor file) : file_(std::move(file)) {}

 private:
  Descriptor file_;
};

class RealFileSystem : public FileSystem {
 public:
  std::error_code create_folders(const Path& folder) override {
    if (exists(folder)) return {};
    if (folder.has_parent_path() && folder.parent_path() != folder) {
      if (const auto error = create_folders(folder.parent_path())) return error;
    }
    constexpr mode_t kPlayerOnly = 0700;
    return ::mkdir(folder.c_str(), kPlayerOnly) == 0 || errno == EEXIST ? std::error_code() : last_error();
  }

  Attempt<std::string> read(const Path& file) override {
    Descriptor source = open_file(file, O_RDONLY);
    if (!source.open()) return last_error();
    struct stat about {};
    if (::fstat(source.number(), &about) != 0) return last_error();
    if (!S_ISREG(about.st_mode)) return std::make_error_code(std::errc::is_a_directory);
    std::string content;
    std::string part(64U << 10, '\0');
    for (;;) {
      const ssize_t count = ::read(source.number(), part.data(), part.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return last_error();
      if (count == 0) return content;
      content.append(part, 0, static_cast<std::size_t>(count));
      if (content.size() > kLargest) return std::make_error_code(std::errc::file_too_large);
    }
  }

  std::error_code write(const Path& file, std::string_view content) override {
    Descriptor target = open_file(file, O_WRONLY | O_CREAT | O_TRUNC);
    if (!target.open()) return last_error();
    if (const auto error = write_all(target.number(), content)) return error;
    if (::fsync(target.number()) != 0 || !target.close()) return last_error();
    return {};
  }

  std::error_code rename(const Path& from, const Path& to) override {
    return ::rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : last_error();
  }

  std::error_code remove(const Path& file) override {
    return ::unlink(file.c_str()) == 0 || errno == ENOENT ? std::error_code() : last_error();
  }

  std::error_code sync_folder(const Path& folder) override {
    const Descriptor names = open_file(folder, O_RDONLY | O_DIRECTORY);
    if (!names.open()) return last_error();
    // Some network file systems cannot do this, and need not.
    return ::fsync(names.number()) == 0 || errno == EINVAL ? std::error_code() : last_error();
  }

  bool exists(const Path& file) override {
    std::error_code error;
    return fs::exists(file, error);
  }

  Attempt<FileAbout> about(const Path& file) override {
    struct stat about {};
    if (::stat(file.c_str(), &about) != 0) return last_error();
    if (!S_ISREG(about.st_mode)) return std::make_error_code(std::errc::is_a_directory);
    return FileAbout{static_cast<std::uintmax_t>(about.st_size),
                     std::chrono::sys_seconds(std::chrono::seconds(about.st_mtime))};
  }

  std::vector<std::string> list(const Path& folder) override {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
      std::error_code unreadable;
      if (at->is_regular_file(unreadable)) names.push_back(at->path().filename().string());
    }
    return names;
  }

  Attempt<std::unique_ptr<FileLock>> lock(const Path& file) override {
    Descriptor target = open_file(file, O_RDWR | O_CREAT);
    if (!target.open()) return last_error();
    if (::flock(target.number(), LOCK_EX | LOCK_NB) != 0) return last_error();
    return std::unique_ptr<FileLock>(std::make_unique<HeldLock>(std::move(target)));
  }
};

}  // namespace

std::unique_ptr<FileSystem> real_file_system() {
  return std::make_unique<RealFileSystem>();
}

}  // namespace quintet
