// Games of gomoku as other programs write them: Piskvork's .psq, SGF (GM[4]), and a list of points such as `h8i9j10`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/rules.hpp"
#include "core/result.hpp"

namespace quintet::gomoku {

// Stones in the order in which they were placed, black first. What else these files tell (names, times, comments,
// variations behind the first) is left out.
struct Record {
  int side = kUsualSide;
  std::vector<Point> moves;
  friend bool operator==(const Record&, const Record&) = default;
};

std::string write_psq(const Record& record);
std::string write_sgf(const Record& record);
std::string write_position(const Record& record);

// In whichever of the three forms it is. A list of points is on a board of `side` lines, the files tell their own.
// Refused: another form or game, a board that is no square of an allowed side, a point outside or taken, colours out of
// turn, stones set up instead of played. Bytes that are no text refuse too.
Result<Record> read_record(std::string_view text, int side = kUsualSide);

}  // namespace quintet::gomoku
