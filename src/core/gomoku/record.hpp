// Game records of other programs: Piskvork .psq, SGF (GM[4]), and a list of points such as `h8i9j10`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/rules.hpp"
#include "core/result.hpp"

namespace quintet::gomoku {

// The moves in order, black first. Names, times, comments and variations other than the first are not kept.
struct Record {
  int side = kUsualSide;
  std::vector<Point> moves;
  friend bool operator==(const Record&, const Record&) = default;
};

std::string write_psq(const Record& record);
std::string write_sgf(const Record& record);
std::string write_position(const Record& record);

// Reads any of the three formats. A list of points is on a board of `side` lines; the files contain their size.
// Refuses other formats and games, boards that are not a square of an allowed size, points that are outside or taken,
// colours out of turn, set-up stones, and bytes that are not text.
Result<Record> read_record(std::string_view text, int side = kUsualSide);

}  // namespace quintet::gomoku
