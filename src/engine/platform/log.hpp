// The log of the program: errors with their time, for finding the cause later. It keeps the latest few hundred KiB. The
// program goes on where the log cannot be written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace quintet {

class Log {
 public:
  static constexpr std::uintmax_t kLargest = 256U << 10;

  // With an empty path nothing is written. The folder is created with the first line.
  explicit Log(std::filesystem::path file, std::uintmax_t largest = kLargest);

  // Adds a line, with the time before it; line breaks within become spaces. When the file has grown too
  // large, it becomes <file>.old, in place of the former one. Returns why the line could not be written.
  std::error_code add(std::string_view line);

 private:
  std::filesystem::path file_;
  std::uintmax_t largest_;
};

}  // namespace quintet
