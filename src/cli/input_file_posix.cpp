#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "cli/input_file.hpp"

namespace quintet::cli {
namespace {

int descriptor(std::intptr_t handle) {
  return static_cast<int>(handle);
}

}  // namespace

// Does not wait for the other end of a FIFO.
InputFile::InputFile(const std::string& path)
    : handle_(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {}

InputFile::~InputFile() {
  if (is_open()) ::close(descriptor(handle_));
}

bool InputFile::is_open() const {
  return handle_ >= 0;
}

bool InputFile::is_regular() const {
  struct stat status {};
  return ::fstat(descriptor(handle_), &status) == 0 && S_ISREG(status.st_mode);
}

std::ptrdiff_t InputFile::read(std::span<char> part) const {
  for (;;) {
    const ssize_t count = ::read(descriptor(handle_), part.data(), part.size());
    if (count >= 0 || errno != EINTR) return count;
  }
}

void use_binary_streams() {}

}  // namespace quintet::cli
