#include "cli/reading.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace quintet::cli {
namespace {

using Part = std::array<char, std::size_t{1} << 16U>;

tl::unexpected<ParseError> too_much_input() {
  return parse_error("the input is longer than " + std::to_string(kMostInput >> 20U) + " MiB");
}

// Owns a file descriptor.
class OpenFile {
 public:
  // Does not wait for the other end of a FIFO.
  explicit OpenFile(const std::string& path)
      : descriptor_(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (is_open()) ::close(descriptor_);
  }

  bool is_open() const { return descriptor_ >= 0; }
  bool is_regular() const {
    struct stat status {};
    return ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
  }
  // The number of bytes read, 0 at the end, negative after an error.
  ssize_t read(Part& part) const {
    for (;;) {
      const ssize_t count = ::read(descriptor_, part.data(), part.size());
      if (count >= 0 || errno != EINTR) return count;
    }
  }

 private:
  int descriptor_;
};

}  // namespace

Expected<std::string, ParseError> read_all(std::istream& in) {
  // `read` turns the failures of a closed or unreadable file into a state of the stream.
  std::string text;
  Part part;
  while (in.read(part.data(), part.size()) || in.gcount() > 0) {
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMostInput) return too_much_input();
  }
  return text;
}

Expected<std::string, ParseError> read_file(const std::string& path) {
  const OpenFile file(path);
  if (!file.is_open()) return parse_error("the file cannot be opened: " + path);
  if (!file.is_regular()) return parse_error("this is not a regular file: " + path);
  std::string text;
  Part part;
  for (ssize_t count = 0; (count = file.read(part)) != 0;) {
    if (count < 0) return parse_error("the file cannot be read: " + path);
    text.append(part.data(), static_cast<std::size_t>(count));
    if (text.size() > kMostInput) return too_much_input();
  }
  return text;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string_view first_word(std::string_view text) {
  return text.substr(0, text.find_first_of(" \t"));
}

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return result;
}

}  // namespace quintet::cli
