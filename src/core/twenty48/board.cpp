#include "core/twenty48/board.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "core/text.hpp"

namespace quintet::twenty48 {
namespace {

// The cells of a line, from the wall that the slide leads to.
std::vector<Point> line_of(Size size, Direction direction, int index) {
  const int length = is_level(direction) ? size.width : size.height;
  const bool from_end = direction == Direction::Right || direction == Direction::Down;
  std::vector<Point> line;
  for (int i = 0; i < length; ++i) {
    const int along = from_end ? length - 1 - i : i;
    line.push_back(is_level(direction) ? Point{index, along} : Point{along, index});
  }
  return line;
}

// Under Cascade a row of eight makes three exponents more, and each row three times its value in points.
constexpr Exponent kMostRead = kMostExponent - 7;

std::optional<Exponent> read_tile(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value == 0) return Exponent{0};
  const int exponent = std::countr_zero(value);
  if (!std::has_single_bit(value) || exponent < 1 || exponent > kMostRead) return std::nullopt;
  return static_cast<Exponent>(exponent);
}

}  // namespace

Slide slide(Board& board, Direction direction, Rule rule) {
  Slide all;
  const Size size = board.size();
  const int lines = is_level(direction) ? size.height : size.width;
  for (int index = 0; index < lines; ++index) {
    const std::vector<Point> cells = line_of(size, direction, index);
    std::vector<Exponent> line;
    line.reserve(cells.size());
    for (const Point cell : cells) line.push_back(board[cell]);
    const SlidLine slid = slide_line(line, rule);
    for (std::size_t i = 0; i < cells.size(); ++i) board[cells[i]] = line[i];
    for (const LineStep& step : slid.steps) {
      all.steps.push_back({cells[step.from], cells[step.to], step.merges});
      all.moved = all.moved || step.from != step.to;
    }
    all.gained += slid.gained;
  }
  return all;
}

// Under every rule a tile moves if there is a gap between it and the wall, or an equal neighbour on that side.
bool can_slide(const Board& board, Direction direction) {
  const Size size = board.size();
  const bool level = is_level(direction);
  const bool from_end = direction == Direction::Right || direction == Direction::Down;
  const int lines = level ? size.height : size.width, length = level ? size.width : size.height;
  for (int index = 0; index < lines; ++index) {
    Exponent before = kNeverMerges;  // the neighbour towards the wall
    for (int i = 0; i < length; ++i) {
      const int along = from_end ? length - 1 - i : i;
      const Exponent exponent = board[level ? Point{index, along} : Point{along, index}];
      if (exponent != 0 && (before == 0 || (exponent == before && exponent != kNeverMerges))) return true;
      before = exponent;
    }
  }
  return false;
}

bool can_slide(const Board& board) {
  return std::ranges::any_of(kDirections, [&](Direction direction) { return can_slide(board, direction); });
}

Exponent largest(const Board& board) {
  return board.cells().empty() ? Exponent{0} : *std::ranges::max_element(board.cells());
}

std::vector<Point> empty_cells(const Board& board) {
  std::vector<Point> empty;
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] == 0) empty.push_back(board.point(i));
  }
  return empty;
}

std::string write_board(const Board& board) {
  std::string text;
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (i > 0) text += board.point(i).column == 0 ? '/' : ' ';
    const Exponent exponent = board.cells()[i];
    text += std::to_string(exponent == 0 ? 0 : std::uint64_t{1} << exponent);
  }
  return text;
}

Expected<Board, ParseError> read_board(std::string_view text) {
  const auto error_at = [text](std::string_view part, std::string message) {
    return parse_error(std::move(message), 1, static_cast<int>(part.data() - text.data()) + 1);
  };
  const std::vector<std::string_view> rows = split(text, '/');
  const auto side = static_cast<int>(rows.size());
  if (side < kLeastSide || side > kMostSide) return error_at(text, "a board has 3 to 8 rows");
  Board board(Size{side, side});
  for (int row = 0; row < side; ++row) {
    const std::string_view whole = rows[static_cast<std::size_t>(row)];
    const std::vector<std::string_view> cells = split(whole, ' ');
    if (static_cast<int>(cells.size()) != side)
      return error_at(whole, "a row has as many tiles as there are rows");
    for (int column = 0; column < side; ++column) {
      const std::string_view cell = cells[static_cast<std::size_t>(column)];
      const auto tile = read_tile(cell);
      if (!tile)
        return error_at(cell, "a tile is 0 or a power of two from 2 to 2^" + std::to_string(kMostRead));
      board[{row, column}] = *tile;
    }
  }
  return board;
}

}  // namespace quintet::twenty48
