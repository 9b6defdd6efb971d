// The three rules of gomoku: which rows win and which moves are forbidden.
//
// Freestyle: five or more in a row win. Exact: exactly five win, for both. Renju: white wins with five or more; black
// wins with exactly five, and may not make an overline, a double four or a double three, unless the same stone makes
// five. The definitions are those of the Renju International Federation (rules of 1996, section 9).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/gomoku/board.hpp"

namespace quintet::gomoku {

enum class Rule : std::uint8_t { Freestyle, Exact, Renju };
inline constexpr std::array kRules{Rule::Freestyle, Rule::Exact, Rule::Renju};

// freestyle exact renju
std::string_view name(Rule rule);
std::optional<Rule> read_rule(std::string_view text);

// Whether rows longer than five win for this colour.
constexpr bool long_rows_win(Rule rule, Colour colour) {
  return rule == Rule::Freestyle || (rule == Rule::Renju && colour == Colour::White);
}

// The number of adjacent stones of one kind on either side of a point along a line.
struct Span {
  int before = 0;  // against the direction
  int behind = 0;
  int length() const { return before + 1 + behind; }  // the point counts as one of them
};
Span span_through(const Board& board, Point at, Point direction, Stone stone);

// The stones of a winning row in order: five, or more where longer rows win.
using Row = std::vector<Point>;

// The winning row through the stone on this point, empty if there is none. Checks the four lines through the point
// only. Requires a stone there.
Row winning_row(const Board& board, Point at, Rule rule);

// Whether there is such a row on the board.
bool has_winning_row(const Board& board, Rule rule);

// Why black may not play on a point under renju.
enum class Forbidden : std::uint8_t { No, Overline, DoubleFour, DoubleThree };

// overline double-four double-three; empty for No
std::string_view name(Forbidden reason);

// Whether black may play on this empty point under renju. A double three uses the full recursive definition: a three
// counts only if the point that makes it a straight four is not forbidden itself and makes no five at the same time.
Forbidden forbidden(const Board& board, Point at);

// What makes this empty point forbidden: the overline, the two or more fours, or the threes that a black stone on the point
// would make, each with its stones in order along its line and the point itself. Empty where it is not forbidden.
std::vector<Row> forbidden_shapes(const Board& board, Point at);

// Whether the side to move has a legal move: false on a full board and where every empty point is forbidden.
bool can_move(const Board& board, Rule rule);

struct ForbiddenPoint {
  Point at;
  Forbidden reason;
  friend bool operator==(const ForbiddenPoint&, const ForbiddenPoint&) = default;
};

// All forbidden points, row by row from the top.
std::vector<ForbiddenPoint> forbidden_points(const Board& board);

}  // namespace quintet::gomoku
