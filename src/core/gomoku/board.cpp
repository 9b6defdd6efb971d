#include "core/gomoku/board.hpp"

#include <algorithm>
#include <cassert>

#include "core/stone_rows.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::string_view kMarks = ".xo";

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
  const auto stones = read_stone_rows(rows, kLeastSide, kMostSide, kMarks);
  if (!stones) return tl::unexpected(stones.error());
  Board board(stones->size().width);
  for (std::size_t i = 0; i < stones->cells().size(); ++i) board.set(stones->point(i), stones->cells()[i]);
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
  return write_stone_rows(board.cells(), kMarks);
}

}  // namespace quintet::gomoku
