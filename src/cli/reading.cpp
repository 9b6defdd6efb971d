#include "cli/reading.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/input_file.hpp"

namespace quintet::cli {
namespace {

using Part = std::array<char, std::size_t{1} << 16U>;

tl::unexpected<ParseError> too_much_input() {
  return parse_error("the input is longer than " + std::to_string(kMostInput >> 20U) + " MiB");
}

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
  const InputFile file(path);
  if (!file.is_open()) return parse_error("the file cannot be opened: " + path);
  if (!file.is_regular()) return parse_error("this is not a regular file: " + path);
  std::string text;
  Part part;
  for (std::ptrdiff_t count = 0; (count = file.read(part)) != 0;) {
    if (count < 0) return parse_error("the file cannot be read: " + path);
    text.append(part.data(), static_cast<std::size_t>(count));
    if (text.size() > kMostInput) return too_much_input();
  }
  return text;
}

bool write_file(const std::string& path, std::string_view text) {
  const std::filesystem::path name(std::u8string(path.begin(), path.end()));
  std::error_code ignored;
  // A pipe without a reader would wait.
  if (std::filesystem::exists(name, ignored) && !std::filesystem::is_regular_file(name, ignored))
    return false;
  std::ofstream file(name, std::ios::binary);
  file << text << std::flush;
  return file.good();
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
