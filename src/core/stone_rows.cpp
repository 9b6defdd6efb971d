#include "core/stone_rows.hpp"

#include <algorithm>
#include <cstddef>

namespace quintet {
namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

Expected<Grid<Stone>, ParseError> read_stone_rows(const std::vector<std::string_view>& rows, int least,
                                                  int most, std::string_view marks) {
  const auto side = static_cast<int>(rows.size());
  if (side < least || side > most) {
    return parse_error("a board has from " + std::to_string(least) + " to " + std::to_string(most) + " rows",
                       1, 1);
  }
  Grid<Stone> stones({side, side}, Stone::None);
  for (int row = 0; row < side; ++row) {
    const std::string_view line = rows[static_cast<std::size_t>(row)];
    if (static_cast<int>(line.size()) != side) {
      return parse_error("a row has as many points as there are rows, here " + std::to_string(side), row + 1,
                         std::min(static_cast<int>(line.size()), side) + 1);
    }
    for (int column = 0; column < side; ++column) {
      const char found = lower(line[static_cast<std::size_t>(column)]);
      const auto mark = std::ranges::find(marks, found, lower) - marks.begin();
      if (mark == std::ssize(marks)) {
        return parse_error(std::string("a point is one of ") + marks[0] + ' ' + marks[1] + ' ' + marks[2],
                           row + 1, column + 1);
      }
      stones[{row, column}] = static_cast<Stone>(mark);
    }
  }
  return stones;
}

std::string write_stone_rows(const Grid<Stone>& stones, std::string_view marks) {
  std::string text;
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    text += marks[static_cast<std::size_t>(stones.cells()[i])];
    if (stones.point(i).column + 1 == stones.size().width) text += '\n';
  }
  return text;
}

}  // namespace quintet
