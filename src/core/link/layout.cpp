#include "core/link/layout.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/text.hpp"

namespace quintet::link {
namespace {

constexpr std::string_view kHeader = "quintet-layout 1";
constexpr std::string_view kName = "name ";
constexpr std::string_view kGravity = "gravity ";

struct Row {
  std::string_view text;
  int line = 0;
};

std::optional<Tile> read_cell(char c) {
  if (c == '.') return Tile::Empty;
  if (c == '*') return Tile::Blank;
  if (c == '#') return Tile::Stone;
  if (c >= 'A' && c <= 'Z') return tile(c - 'A');
  if (c >= 'a' && c <= 'z') return tile(c - 'a' + 26);
  return std::nullopt;
}

Expected<Grid<Tile>, ParseError> read_cells(const std::vector<Row>& rows) {
  const std::size_t width = rows.front().text.size();
  if (width > kMaxSide)
    return parse_error("a layout has at most 64 columns", rows.front().line, kMaxSide + 1);
  if (rows.size() > kMaxSide) return parse_error("a layout has at most 64 rows", rows[kMaxSide].line, 1);
  Grid<Tile> cells({static_cast<int>(width), static_cast<int>(rows.size())});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto& [text, line] = rows[row];
    for (std::size_t column = 0; column < std::min(text.size(), width); ++column) {
      const auto cell = read_cell(text[column]);
      if (!cell)
        return parse_error("this character is not a cell of a layout", line, static_cast<int>(column) + 1);
      cells[{static_cast<int>(row), static_cast<int>(column)}] = *cell;
    }
    if (text.size() != width) {
      return parse_error("this row is not as long as the first", line,
                         static_cast<int>(std::min(text.size(), width)) + 1);
    }
  }
  return cells;
}

// Every kind must occur an even number of times, or no deal can be cleared; the error has the position of the last tile
// of the odd kind.
Expected<void, ParseError> check_counts(const Grid<Tile>& cells, const std::vector<Row>& rows) {
  std::array<int, 256> counts{};
  std::array<Point, 256> last{};
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    const auto kind = static_cast<std::size_t>(cells.cells()[i]);
    ++counts[kind];
    last[kind] = cells.point(i);
  }
  const auto place = [&](std::size_t kind, const char* message) {
    return parse_error(message, rows[static_cast<std::size_t>(last[kind].row)].line, last[kind].column + 1);
  };
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (!is_tile(static_cast<Tile>(kind)) || counts[kind] % 2 == 0) continue;
    if (static_cast<Tile>(kind) == Tile::Blank) return place(kind, "the number of tiles to deal is odd");
    return place(kind, "this letter comes an odd number of times");
  }
  const bool any = std::ranges::any_of(cells.cells(), is_tile);
  if (!any) return parse_error("a layout needs tiles", rows.front().line, 1);
  return {};
}

}  // namespace

Expected<Layout, ParseError> read_layout(std::string_view text) {
  Layout layout;
  std::vector<Row> rows;
  int line = 0;
  bool has_header = false;
  for (const std::string_view words : split_lines(text)) {
    ++line;
    if (words.starts_with(';')) continue;
    if (words.empty()) {
      if (rows.empty()) continue;
      rows.push_back({words, line});
    } else if (words == kHeader && rows.empty()) {
      has_header = true;
    } else if (has_header && rows.empty() && words.starts_with(kName)) {
      layout.name = words.substr(kName.size());
    } else if (has_header && rows.empty() && words.starts_with(kGravity)) {
      layout.gravity = read_gravity(words.substr(kGravity.size()));
      if (!layout.gravity)
        return parse_error("this gravity is not known", line, static_cast<int>(kGravity.size()) + 1);
    } else {
      rows.push_back({words, line});
    }
  }
  while (!rows.empty() && rows.back().text.empty()) rows.pop_back();
  if (rows.empty()) return parse_error("a layout needs rows", std::max(line, 1), 1);
  Expected<Grid<Tile>, ParseError> cells = read_cells(rows);
  if (!cells) return tl::unexpected(cells.error());
  if (const auto checked = check_counts(*cells, rows); !checked) return tl::unexpected(checked.error());
  layout.cells = *std::move(cells);
  return layout;
}

Layout plain_layout(Size size) {
  return {{}, std::nullopt, Grid<Tile>(size, Tile::Blank)};
}

}  // namespace quintet::link
