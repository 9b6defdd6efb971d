// A file that is given to a command by its name. Opening it never waits, whatever it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace quintet::cli {

class InputFile {
 public:
  explicit InputFile(const std::string& path);
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile();

  bool is_open() const;
  // Neither a folder nor a FIFO nor a device.
  bool is_regular() const;
  // The number of bytes read, 0 at the end, negative after an error.
  std::ptrdiff_t read(std::span<char> part) const;

 private:
  std::intptr_t handle_;  // a descriptor, on Windows a handle
};

// The standard streams pass every byte as it is, also on Windows.
void use_binary_streams();

}  // namespace quintet::cli
