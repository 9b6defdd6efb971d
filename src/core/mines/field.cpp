#include "core/mines/field.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/mines/flood.hpp"

namespace quintet::mines {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kBits = 4;  // of a digit

}  // namespace

Field::Field(Size size, std::span<const Point> mines) : cells_(size), mines_(static_cast<int>(mines.size())) {
  for (const Point mine : mines) {
    assert(!is_mine(mine));
    cells_[mine] = kMine;
  }
  for (const Point mine : mines) {
    for_neighbours(size, mine, [this](Point at) {
      if (!is_mine(at)) ++cells_[at];
    });
  }
}

std::vector<Point> Field::mine_points() const {
  std::vector<Point> points;
  for (std::size_t i = 0; i < cells_.cells().size(); ++i) {
    if (cells_.cells()[i] == kMine) points.push_back(cells_.point(i));
  }
  return points;
}

std::string write_field(const Field& field) {
  std::string text;
  for (int row = 0; row < field.size().height; ++row) {
    for (int column = 0; column < field.size().width; ++column) {
      const Point at{row, column};
      text += field.is_mine(at) ? '*' : static_cast<char>('0' + field.number(at));
    }
    text += '\n';
  }
  return text;
}

Expected<Field, ParseError> read_field(std::span<const std::string_view> rows) {
  if (rows.empty() || rows.front().empty()) return parse_error("the board has no cells", 1, 1);
  const std::size_t width = rows.front().size();
  if (width > static_cast<std::size_t>(kLargest.width))
    return parse_error("the board has more than 60 columns", 1, kLargest.width + 1);
  if (rows.size() > static_cast<std::size_t>(kLargest.height))
    return parse_error("the board has more than 40 rows", kLargest.height + 1, 1);
  const Size size{static_cast<int>(width), static_cast<int>(rows.size())};
  std::vector<Point> mines;
  for (int row = 0; row < size.height; ++row) {
    const std::string_view line = rows[static_cast<std::size_t>(row)];
    if (line.size() != width) return parse_error("this row is not as long as the first", row + 1, 1);
    for (int column = 0; column < size.width; ++column) {
      if (line[static_cast<std::size_t>(column)] == '*') mines.push_back({row, column});
    }
  }
  Field field(size, mines);
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      const char cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (cell != '*' && cell != '0' + field.number({row, column}))
        return parse_error("this is neither a mine nor the number of mines around", row + 1, column + 1);
    }
  }
  return field;
}

std::string write_mines(const Field& field) {
  const auto cells = static_cast<std::size_t>(field.size().area());
  std::vector<unsigned> values((cells + kBits - 1) / kBits);
  for (const Point mine : field.mine_points()) {
    const auto index = static_cast<std::size_t>(mine.row * field.size().width + mine.column);
    values[index / kBits] |= 1U << (index % kBits);
  }
  std::string text;
  for (const unsigned value : values) text += kDigits[value];
  return text;
}

std::optional<Field> read_mines(std::string_view text, Size size) {
  const auto cells = static_cast<std::size_t>(size.area());
  if (text.size() != (cells + kBits - 1) / kBits) return std::nullopt;
  std::vector<Point> mines;
  for (std::size_t i = 0; i < text.size() * kBits; ++i) {
    const std::size_t value = kDigits.find(text[i / kBits]);
    if (value == std::string_view::npos) return std::nullopt;
    if ((value >> (i % kBits) & 1U) == 0) continue;
    if (i >= cells) return std::nullopt;
    const auto index = static_cast<int>(i);
    mines.push_back({index / size.width, index % size.width});
  }
  return Field(size, mines);
}

std::vector<Point> needed_clicks(const Field& field, Flood flood) {
  Grid<std::uint8_t> open(field.size());
  std::vector<Point> clicks;
  const auto may_open = [&](Point at) { return open[at] == 0; };
  const auto click_all = [&](bool zeros) {
    for (std::size_t i = 0; i < open.cells().size(); ++i) {
      const Point at = open.point(i);
      if (open[at] != 0 || field.is_mine(at) || (field.number(at) == 0) != zeros) continue;
      clicks.push_back(at);
      for (const Opened& cell : flood_from(field, flood, std::array{at}, may_open)) open[cell.at] = 1;
    }
  };
  click_all(true);
  click_all(false);
  return clicks;
}

}  // namespace quintet::mines
