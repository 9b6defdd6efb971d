// The log of the program: errors with their time, for finding the cause later. It keeps the latest few hundred KiB. A
// log that cannot be written is ignored.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace quintet {

class Log {
 public:
  static constexpr std::uintmax_t kLargest = 256U << 10;

  // With an empty path nothing is written. The folder is created with the first line.
  explicit Log(std::filesystem::path file, std::uintmax_t largest = kLargest);

  // Adds a line, with the time before it; line breaks within become spaces. When the file has grown too
  // large, it becomes <file>.old, in place of the former one.
  void add(std::string_view line);

 private:
  std::filesystem::path file_;
  std::uintmax_t largest_;
};

}  // namespace quintet
