// The files that players export and import, in one folder of their data: game records that other programs read too.
// Unlike the program's own files (store.hpp) they are never replaced or set aside: a new one gets a new name, is written
// completely or not at all, and a damaged one stays where it is.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "engine/storage/file_system.hpp"

namespace quintet {

struct Document {
  std::string name;
  std::uintmax_t size = 0;             // bytes
  std::chrono::sys_seconds changed{};  // when its content was written
};

class Documents {
 public:
  using Path = std::filesystem::path;
  // Larger files are not game records.
  static constexpr std::uintmax_t kLargest = std::uintmax_t{1} << 20U;
  // The folder may lie on a network share that no longer answers. Every operation ends after its time limit, with
  // `timed_out` where it returns an error. Writing waits for the disk, which may be slow.
  static constexpr std::chrono::milliseconds kReadingLimit{2000}, kWritingLimit{8000};

  // The folder is created with the first file; an empty path means that there is no place for any.
  Documents(std::shared_ptr<FileSystem> files, Path folder);

  const Path& folder() const { return folder_; }

  // The newest first, those of one second by their names. A stop ends the wait for a folder that does not answer.
  std::vector<Document> list(const std::stop_token& stop = {}) const;
  // The names alone, unsorted: cheap enough for a page that opens. Nothing where the folder does not answer at once.
  std::optional<std::vector<std::string>> glance() const;
  // As UTF-8, see engine/text/charset.hpp. Refused above kLargest with `file_too_large`.
  Expected<std::string, std::error_code> read(const std::string& name,
                                              const std::stop_token& stop = {}) const {
    return read_anywhere(folder_ / utf8_path(name), stop);
  }
  Expected<std::string, std::error_code> read_anywhere(const Path& file,
                                                       const std::stop_token& stop = {}) const;
  // Under the name `stem` + `ending`, with a number between where that one is taken; returns the name. Characters of
  // `stem` that would lead out of the folder or hide the file, or that names cannot have, are replaced by dashes.
  Expected<std::string, std::error_code> write(std::string_view stem, std::string_view ending,
                                               std::string_view text);
  std::error_code remove(const std::string& name);

 private:
  std::shared_ptr<FileSystem> files_;  // shared with operations that are still blocked
  Path folder_;
  std::shared_ptr<std::atomic<bool>> glancing_;
};

// "2026-11-21 14:05", in the player's time zone.
std::string local_minute(std::chrono::sys_seconds time);

}  // namespace quintet
