#include "core/link/board_text.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace quintet::link {
namespace {

constexpr char kEmpty = '.';
constexpr char kStone = '#';

constexpr auto kSymbols = [] {
  std::array<char, kMaxPictures> symbols{};
  std::size_t count = 0;
  const auto add = [&](char from, char to) {
    for (char c = from; c <= to; ++c) {
      if (c != kEmpty && c != kStone) symbols[count++] = c;
    }
  };
  add('A', 'Z');
  add('a', 'z');
  add('0', '9');
  add('!', '/');
  add(':', '@');
  add('[', '`');
  add('{', '~');
  return symbols;
}();
static_assert(kSymbols.back() == '~');

}  // namespace

char write_cell(Tile cell) {
  if (cell == Tile::Empty) return kEmpty;
  if (cell == Tile::Stone) return kStone;
  assert(picture(cell) < kMaxPictures);
  return kSymbols[static_cast<std::size_t>(picture(cell))];
}

std::string write_board(const Board& board) {
  std::string text;
  for (int row = 0; row < board.size().height; ++row) {
    for (int column = 0; column < board.size().width; ++column) text += write_cell(board[{row, column}]);
    text += '\n';
  }
  return text;
}

std::optional<Tile> read_cell(char c) {
  if (c == kEmpty) return Tile::Empty;
  if (c == kStone) return Tile::Stone;
  const std::size_t index = std::string_view(kSymbols.data(), kSymbols.size()).find(c);
  if (index == std::string_view::npos) return std::nullopt;
  return tile(static_cast<int>(index));
}

Expected<Board, ParseError> read_board(std::span<const std::string_view> rows) {
  if (rows.empty() || rows.front().empty()) return parse_error("the board has no cells", 1, 1);
  if (rows.size() > kMaxSide) return parse_error("the board has more than 64 rows", kMaxSide + 1, 1);
  const std::size_t width = rows.front().size();
  if (width > kMaxSide) return parse_error("the board has more than 64 columns", 1, kMaxSide + 1);
  Grid<Tile> cells({static_cast<int>(width), static_cast<int>(rows.size())});
  for (int row = 0; row < cells.size().height; ++row) {
    const std::string_view line = rows[static_cast<std::size_t>(row)];
    for (std::size_t column = 0; column < line.size() && column < width; ++column) {
      const std::optional<Tile> cell = read_cell(line[column]);
      if (!cell) return parse_error("this character is not a cell", row + 1, static_cast<int>(column) + 1);
      cells[{row, static_cast<int>(column)}] = *cell;
    }
    if (line.size() != width) {
      return parse_error("this row is not as long as the first", row + 1,
                         static_cast<int>(std::min(line.size(), width)) + 1);
    }
  }
  return Board(std::move(cells));
}

}  // namespace quintet::link
