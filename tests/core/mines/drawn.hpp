// Boards drawn in tests: rows from the top; blanks at the beginning of a line are ignored.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/mines/game.hpp"
#include "core/text.hpp"

namespace quintet::mines {

inline std::vector<std::string_view> drawn_rows(std::string_view picture) {
  std::vector<std::string_view> rows;
  for (std::string_view line : split_lines(picture)) {
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(' ')));
    if (!line.empty()) rows.push_back(line);
  }
  return rows;
}

// `*` a mine, anything else none.
inline Field drawn_field(std::string_view picture) {
  const std::vector<std::string_view> rows = drawn_rows(picture);
  const Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
  std::vector<Point> mines;
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      if (rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '*')
        mines.push_back({row, column});
    }
  }
  return Field(size, mines);
}

// A game on a given board; size and mines of the rules follow from the picture.
inline Game game_on(std::string_view picture, Rules rules = {}) {
  const Field field = drawn_field(picture);
  rules.size = field.size();
  rules.mines = field.mines();
  return Game(Start{rules, Random(1), Start::Given{{field, false}, {0, 0}}});
}

// `#` closed, `F` a flag, `?` a question mark, `*` an opened mine, digits.
inline std::string shown(const Game& game) {
  std::string text;
  for (int row = 0; row < game.size().height; ++row) {
    for (int column = 0; column < game.size().width; ++column) {
      const Point at{row, column};
      constexpr std::string_view kCovers = "#F?";
      if (game.cover(at) != Cover::Open)
        text += kCovers[static_cast<std::size_t>(game.cover(at))];
      else
        text += game.laid()->field.is_mine(at) ? '*' : static_cast<char>('0' + game.number(at));
    }
    text += '\n';
  }
  return text;
}

// The picture as `shown` writes it.
inline std::string drawn(std::string_view picture) {
  std::string text;
  for (const std::string_view row : drawn_rows(picture)) text += std::string(row) + '\n';
  return text;
}

inline Position drawn_position(std::string_view picture) {
  auto lines = drawn_rows(picture);
  return read_position(lines).value();
}

}  // namespace quintet::mines
