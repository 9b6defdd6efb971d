#include "core/mines/position.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/text.hpp"

namespace quintet::mines {
namespace {

constexpr std::string_view kMines = "mines ";
constexpr char kClosedCell = '#', kFlaggedCell = 'F';

std::string_view without_end(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \t\r");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// What is wrong with the row.
std::optional<ParseError> read_row(Position& position, std::string_view cells, int row) {
  const int line = row + 2;
  const auto width = static_cast<std::size_t>(position.size().width);
  for (std::size_t i = 0; i < std::min(width, cells.size()); ++i) {
    const char cell = cells[i];
    if (cell >= '0' && cell <= '8')
      position.open({row, static_cast<int>(i)}, cell - '0');
    else if (cell != kClosedCell && cell != kFlaggedCell)
      return ParseError{"a cell is #, F or a number from 0 to 8", line, static_cast<int>(i) + 1};
  }
  if (cells.size() != width)
    return ParseError{"this row is not as long as the first", line,
                      static_cast<int>(std::min(width, cells.size())) + 1};
  return std::nullopt;
}

}  // namespace

std::string write_position(const Position& position) {
  std::string text = std::string(kMines) + std::to_string(position.mines()) + '\n';
  for (int row = 0; row < position.size().height; ++row) {
    for (int column = 0; column < position.size().width; ++column) {
      const Point at{row, column};
      text += position.is_open(at) ? static_cast<char>('0' + position.number(at)) : kClosedCell;
    }
    text += '\n';
  }
  return text;
}

Expected<Position, ParseError> read_position(std::span<const std::string_view> lines) {
  if (lines.empty() || !lines.front().starts_with(kMines))
    return parse_error("a position begins with a line such as: mines 10", 1, 1);
  const auto mines = read_number(without_end(lines.front().substr(kMines.size())), kLargest.area());
  if (!mines) return parse_error("this is not a number of mines", 1, static_cast<int>(kMines.size()) + 1);
  const auto rows = lines.subspan(1);
  const std::size_t width = rows.empty() ? 0 : without_end(rows.front()).size();
  if (width == 0) return parse_error("the board has no cells", 2, 1);
  if (width > static_cast<std::size_t>(kLargest.width))
    return parse_error("the board has more than 60 columns", 2, kLargest.width + 1);
  if (rows.size() > static_cast<std::size_t>(kLargest.height))
    return parse_error("the board has more than 40 rows", kLargest.height + 2, 1);
  Position position({static_cast<int>(width), static_cast<int>(rows.size())}, *mines);
  for (int row = 0; row < position.size().height; ++row) {
    if (auto wrong = read_row(position, without_end(rows[static_cast<std::size_t>(row)]), row))
      return tl::unexpected(*std::move(wrong));
  }
  return position;
}

}  // namespace quintet::mines
