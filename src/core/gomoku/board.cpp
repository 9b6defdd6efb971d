#include "core/gomoku/board.hpp"

#include <algorithm>
#include <cassert>

namespace quintet::gomoku {
namespace {

constexpr std::string_view kMarks = ".xo";

std::optional<Stone> read_stone(char mark) {
  switch (mark) {
    case '.':
      return Stone::None;
    case 'x':
    case 'X':
      return Stone::Black;
    case 'o':
    case 'O':
      return Stone::White;
    default:
      return std::nullopt;
  }
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

Board::Board(int side) : cells_(Size{side, side}) {
  assert(side >= kLeastSide && side <= kMostSide);
}

int Board::stones(Stone stone) const {
  return static_cast<int>(std::ranges::count(cells_.cells(), stone));
}

void Board::set(Point at, Stone stone) {
  Stone& cell = cells_[at];
  stones_ += static_cast<int>(stone != Stone::None) - static_cast<int>(cell != Stone::None);
  cell = stone;
}

Colour to_move(const Board& board) {
  return board.stones(Stone::Black) > board.stones(Stone::White) ? Colour::White : Colour::Black;
}

Board board_after(std::span<const Point> moves, int side) {
  Board board(side);
  for (const Point at : moves) {
    assert(board.is_empty(at));
    board.set(at, stone_of(to_move(board)));
  }
  return board;
}

std::string write_point(Point at, int side) {
  return static_cast<char>('a' + at.column) + std::to_string(side - at.row);
}

std::optional<Point> read_point(std::string_view text, int side) {
  if (text.size() < 2 || text.size() > 3 || !is_letter(text[0])) return std::nullopt;
  if (text[1] == '0' || !std::all_of(text.begin() + 1, text.end(), is_digit)) return std::nullopt;
  int number = 0;
  for (const char digit : text.substr(1)) number = 10 * number + (digit - '0');
  const int column = text[0] - (text[0] >= 'a' ? 'a' : 'A');
  const Point at{side - number, column};
  return Size{side, side}.contains(at) ? std::optional(at) : std::nullopt;
}

std::optional<std::vector<Point>> read_points(std::string_view text, int side) {
  std::vector<Point> points;
  while (!text.empty()) {
    std::size_t length = 1;
    while (length < text.size() && is_digit(text[length])) ++length;
    const std::optional<Point> point = read_point(text.substr(0, length), side);
    if (!point) return std::nullopt;
    points.push_back(*point);
    text.remove_prefix(length);
  }
  return points;
}

Expected<Board, ParseError> read_stones(const std::vector<std::string_view>& rows) {
  const auto side = static_cast<int>(rows.size());
  if (side < kLeastSide || side > kMostSide) {
    return parse_error(
        "a board has from " + std::to_string(kLeastSide) + " to " + std::to_string(kMostSide) + " rows", 1,
        1);
  }
  Board board(side);
  for (int row = 0; row < side; ++row) {
    const std::string_view line = rows[static_cast<std::size_t>(row)];
    if (static_cast<int>(line.size()) != side) {
      return parse_error("a row has as many points as there are rows, here " + std::to_string(side), row + 1,
                         std::min(static_cast<int>(line.size()), side) + 1);
    }
    for (int column = 0; column < side; ++column) {
      const std::optional<Stone> stone = read_stone(line[static_cast<std::size_t>(column)]);
      if (!stone) return parse_error("a point is one of . x o", row + 1, column + 1);
      board.set({row, column}, *stone);
    }
  }
  return board;
}

Expected<Board, ParseError> read_board(const std::vector<std::string_view>& rows) {
  Expected<Board, ParseError> board = read_stones(rows);
  if (!board) return board;
  const int more = board->stones(Stone::Black) - board->stones(Stone::White);
  if (more != 0 && more != 1) return parse_error("black has as many stones as white, or one more", 1, 1);
  return board;
}

std::string write_board(const Board& board) {
  std::string text;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column)
      text += kMarks[static_cast<std::size_t>(board[{row, column}])];
    text += '\n';
  }
  return text;
}

}  // namespace quintet::gomoku
