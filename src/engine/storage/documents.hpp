// The files that a player makes on purpose and brings from elsewhere, in one folder of his data: games that other
// programs read too. Unlike the program's own files (store.hpp) they are never replaced nor set aside: a new one takes a
// new name, is written whole or not at all, and one that makes no sense stays where it is.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
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
  // Larger files are none of ours.
  static constexpr std::uintmax_t kLargest = std::uintmax_t{1} << 20U;

  // The folder is created with the first file; an empty path means that there is no place for any. The file system must
  // outlive this.
  Documents(FileSystem& files, Path folder);

  const Path& folder() const { return folder_; }

  // The newest first, those of one second by their names.
  std::vector<Document> list() const;
  // Refused above kLargest with `file_too_large`.
  Attempt<std::string> read(const std::string& name) const { return read_anywhere(folder_ / name); }
  Attempt<std::string> read_anywhere(const Path& file) const;
  // Under the name `stem` + `ending`, with a number between where that one is taken; the name that it got. In `stem`
  // whatever would lead out of the folder or hide the file becomes a dash.
  Attempt<std::string> write(std::string_view stem, std::string_view ending, std::string_view text);
  std::error_code remove(const std::string& name);

 private:
  std::string free_name(const std::string& stem, std::string_view ending) const;

  FileSystem& files_;
  Path folder_;
};

// "2026-11-21 14:05", in the time of the player's place.
std::string local_minute(std::chrono::sys_seconds time);

}  // namespace quintet
