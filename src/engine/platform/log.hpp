// The log of the program: what went wrong, with the time, for whoever looks for the cause later. It holds no
// more than the latest few hundred KiB, and a log that cannot be written is no reason to stop.
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
