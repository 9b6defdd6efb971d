#include "core/go/shapes.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>

namespace quintet::go {
namespace {

// Rows from the top, the empty point is `*`. X and O are the two colours, `x` and `o` anything but that colour, `.` empty,
// `#` off the board, `?` anything.
constexpr std::array<std::string_view, 13> kShapes{
    "XOX"
    ".*."
    "???",  // hane that encloses
    "XO."
    ".*."
    "?.?",  // hane at the head of two
    "XO?"
    "X*."
    "x.?",  // hane around the corner
    ".O."
    "X*."
    "...",  // diagonal contact
    "XO?"
    "O*o"
    "?o?",  // cut without protection
    "XO?"
    "O*X"
    "???",  // cut beside a stone
    "?X?"
    "O*O"
    "ooo",  // cut through
    "OX?"
    "o*O"
    "???",  // cut of a knight's move
    "X.?"
    "O*?"
    "###",  // along the edge
    "OX?"
    "X*O"
    "###",  // cut at the edge
    "?X?"
    "x*O"
    "###",  // block at the edge
    "?XO"
    "x*x"
    "###",  // turn down to the edge
    "?OX"
    "X*O"
    "###",  // cut under at the edge
};
constexpr std::size_t kCentre = 4;

// What may stand on a point of a shape, as a set of the values of Stone; 3 is off the board.
unsigned allowed(char mark) {
  constexpr unsigned kNone = 1, kBlack = 2, kWhite = 4, kRim = 8;
  switch (mark) {
    case 'X':
      return kBlack;
    case 'O':
      return kWhite;
    case 'x':
      return kNone | kWhite | kRim;
    case 'o':
      return kNone | kBlack | kRim;
    case '.':
      return kNone;
    case '#':
      return kRim;
    default:
      return kNone | kBlack | kWhite | kRim;
  }
}

std::string turned(std::string_view shape) {
  std::string result(shape);
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column) result[3 * column + 2 - row] = shape[3 * row + column];
  return result;
}
std::string mirrored(std::string_view shape) {
  std::string result(shape);
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column) result[3 * row + 2 - column] = shape[3 * row + column];
  return result;
}
std::string with_colours_changed(std::string_view shape) {
  std::string result(shape);
  for (char& mark : result) {
    constexpr std::string_view kFrom = "XOxo", kTo = "OXox";
    if (const auto found = kFrom.find(mark); found != std::string_view::npos) mark = kTo[found];
  }
  return result;
}

// A bit for each way in which the eight points around can be set, two bits a point.
using Table = std::bitset<1U << 16U>;

void enter(std::string_view shape, std::size_t point, std::size_t code, std::size_t shift, Table& table) {
  if (point == shape.size()) {
    table.set(code);
    return;
  }
  if (point == kCentre) return enter(shape, point + 1, code, shift, table);
  for (std::size_t stone = 0; stone < 4; ++stone)
    if ((allowed(shape[point]) >> stone & 1U) != 0)
      enter(shape, point + 1, code | stone << shift, shift + 2, table);
}

Table make_table() {
  Table table;
  for (const std::string_view shape : kShapes) {
    std::string each(shape);
    for (int turn = 0; turn < 4; ++turn) {
      for (const std::string& one : {each, mirrored(each)}) {
        enter(one, 0, 0, 0, table);
        enter(with_colours_changed(one), 0, 0, 0, table);
      }
      each = turned(each);
    }
  }
  return table;
}

}  // namespace

bool is_shape(const Board& board, Board::Cell at) {
  static const Table table = make_table();
  return table[board.surroundings(at)];
}

}  // namespace quintet::go
