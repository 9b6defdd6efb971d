#include "core/link/certificate.hpp"

#include <algorithm>
#include <optional>

#include "core/link/board_text.hpp"
#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

std::optional<Rules> read_rules(std::string_view text) {
  const auto gravity = take_field(text, "gravity"), outside = take_field(text, "outside");
  if (!gravity || !outside || !text.empty()) return std::nullopt;
  const auto falls = read_gravity(*gravity);
  const auto leaves = read_outside(*outside);
  return falls && leaves ? std::optional(Rules{*falls, *leaves}) : std::nullopt;
}

std::optional<Pair> read_pair(std::string_view line, const Board& board) {
  const auto words = split(line, ' ');
  if (words.size() != 2) return std::nullopt;
  const auto a = read_point(words[0]), b = read_point(words[1]);
  if (!a || !b || !board.contains(*a) || !board.contains(*b)) return std::nullopt;
  return Pair{*a, *b};
}

bool is_allowed(const Board& board, const Rules& rules, const Pair& pair) {
  return pair.a != pair.b && is_tile(board[pair.a]) && board[pair.a] == board[pair.b] &&
         find_path(board, rules.outside, pair.a, pair.b);
}

}  // namespace

std::string write_certificate(const Board& board, const Rules& rules, const std::vector<Pair>& pairs) {
  std::string text = "certificate link gravity=" + std::string(name(rules.gravity)) +
                     " outside=" + std::string(name(rules.outside)) + '\n' + write_board(board) + '\n';
  for (const Pair& pair : pairs) text += write_point(pair.a) + ' ' + write_point(pair.b) + '\n';
  return text;
}

Checked check_certificate(CertificateLines lines, std::int64_t /*checks*/) {
  const auto rules = read_rules(lines.front());
  if (!rules) return parse_error("expected gravity=… outside=…", 1);
  const auto blank = std::ranges::find(lines, std::string_view());
  const auto rows = lines.subspan(1, static_cast<std::size_t>(blank - lines.begin()) - 1);
  auto board = read_board(rows);
  if (!board) return parse_error(board.error().message, board.error().line + 1, board.error().column);
  int line = static_cast<int>(rows.size()) + 2, pairs = 0;
  for (auto next = blank == lines.end() ? blank : blank + 1; next != lines.end(); ++next, ++pairs) {
    ++line;
    const auto pair = read_pair(*next, *board);
    if (!pair) return parse_error("expected two cells of the board, row,column row,column", line);
    if (!is_allowed(*board, *rules, *pair)) return parse_error("these two tiles cannot be taken", line);
    board = take_pair(*board, *pair, rules->gravity).board;
  }
  if (board->tiles() > 0) return parse_error(std::to_string(board->tiles()) + " tiles are left", line);
  return "the board can be cleared, in " + std::to_string(pairs) + " pairs";
}

}  // namespace quintet::link
