#include "core/save.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/text.hpp"

namespace quintet::save {
namespace {

constexpr std::string_view kHeader = "quintet 1 ";
constexpr std::string_view kAt = "at=";
constexpr std::string_view kNote = "note ";
constexpr std::string_view kChecksum = "checksum ";

std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

// The header, note and moves without their checksum; or the error in the last line.
Expected<std::string_view, ParseError> checked_body(std::string_view text) {
  const int last_line = static_cast<int>(std::ranges::count(text, '\n'));
  if (!text.ends_with('\n')) return parse_error("the save is cut off", last_line + 1, 0);
  const std::size_t before = text.substr(0, text.size() - 1).rfind('\n');
  if (before == std::string_view::npos) return parse_error("the save has no checksum", 1, 0);
  const std::string_view body = text.substr(0, before + 1);
  std::string_view ending = text.substr(before + 1, text.size() - before - 2);
  if (!take_front(ending, kChecksum)) return parse_error("the save has no checksum", last_line, 0);
  if (read_hex(ending) != checksum(body))
    return parse_error("the save is damaged: wrong checksum", last_line, 0);
  return body;
}

}  // namespace

std::string write(const Text& text) {
  std::string body(kHeader);
  body += text.game + ' ' + std::string(kAt) + std::to_string(text.at) + ' ' + text.start + '\n';
  if (!text.note.empty()) body += std::string(kNote) + text.note + '\n';
  for (const std::string& move : text.moves) body += move + '\n';
  return body + std::string(kChecksum) + write_hex(checksum(body)) + '\n';
}

Expected<Text, ParseError> read(std::string_view text, std::string_view game) {
  if (!text.starts_with(kHeader))
    return parse_error("this is not a save of Quintet that this version reads", 1, 1);
  const Expected<std::string_view, ParseError> body = checked_body(text);
  if (!body) return tl::unexpected(body.error());

  std::vector<std::string_view> lines = split_lines(*body);
  std::string_view header = lines.front().substr(kHeader.size());
  if (take_word(header) != game) return parse_error("this is a save of another game", 1, 0);
  std::string_view at = take_word(header);
  const std::optional<int> played =
      take_front(at, kAt) ? read_number(at, std::numeric_limits<int>::max()) : std::nullopt;
  if (!played) return parse_error("the header does not say how many moves are played", 1, 0);

  Text result{std::string(game), static_cast<std::size_t>(*played), std::string(header), {}, {}, 2};
  std::size_t next = 1;
  if (next < lines.size() && take_front(lines[next], kNote)) result.note = lines[next++];
  result.first_move_line = static_cast<int>(next) + 1;
  for (; next < lines.size(); ++next) result.moves.emplace_back(lines[next]);
  if (result.at > result.moves.size())
    return parse_error("the header counts more moves than there are", 1, 0);
  return result;
}

bool is_of_later_version(std::string_view text) {
  constexpr int kVersion = 1, kMost = 1'000'000;
  if (!take_front(text, "quintet ")) return false;
  return read_number(take_word(text), kMost).value_or(kVersion) > kVersion;
}

std::string one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

}  // namespace quintet::save
