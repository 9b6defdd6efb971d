#include "core/link/certificate.hpp"

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
  const CertificateParts parts = parts_of(lines);
  auto board = read_board(parts.rows);
  if (!board) return parse_error(board.error().message, board.error().line + 1, board.error().column);
  int line = parts.before_rest;
  for (const std::string_view words : parts.rest) {
    ++line;
    const auto pair = read_pair(words, *board);
    if (!pair) return parse_error("expected two cells of the board, row,column row,column", line);
    if (!can_take(*board, rules->outside, *pair)) return parse_error("these two tiles cannot be taken", line);
    board = take_pair(*board, *pair, rules->gravity).board;
  }
  if (board->tiles() > 0) return parse_error(std::to_string(board->tiles()) + " tiles are left", line);
  return "the board can be cleared, in " + std::to_string(parts.rest.size()) + " pairs";
}

}  // namespace quintet::link
