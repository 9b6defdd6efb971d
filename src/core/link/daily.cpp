#include "core/link/daily.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <utility>

#include "core/daily_seed.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

// From Sunday to Saturday. Monday's board is the smallest, Sunday's the largest: three to six minutes.
constexpr std::array<Size, 7> kWeek = {{{14, 10}, {12, 8}, {13, 8}, {12, 9}, {14, 8}, {12, 10}, {14, 9}}};

// The cells at the corners of a board that stay free, by row from the corner; or a window in its middle.
enum class Shape : std::uint8_t { Full, Cut, Window };
struct NamedShape {
  Shape shape;
  std::string_view title;  // English; the key of its translation
};
constexpr std::array<NamedShape, 3> kShapes = {{{.shape = Shape::Full, .title = {}},
                                                {.shape = Shape::Cut, .title = "Cut corners"},
                                                {.shape = Shape::Window, .title = "Window"}}};

std::chrono::sys_days day_of(Date date) {
  using namespace std::chrono;
  return year{date.year} / month{static_cast<unsigned>(date.month)} / day{static_cast<unsigned>(date.day)};
}

bool is_free(Shape shape, Size size, Point at) {
  const int row = std::min(at.row, size.height - 1 - at.row);
  const int column = std::min(at.column, size.width - 1 - at.column);
  switch (shape) {
    case Shape::Full:
      return false;
    case Shape::Cut:
      return row + column < 2;
    case Shape::Window:
      return row == (size.height - 1) / 2 && column >= (size.width - 1) / 2 - 1;
  }
  return false;
}

Layout layout_of(const NamedShape& named, Size size) {
  Layout layout = plain_layout(size);
  layout.name = named.title;
  for (std::size_t i = 0; i < layout.cells.cells().size(); ++i) {
    const Point at = layout.cells.point(i);
    if (is_free(named.shape, size, at)) layout.cells[at] = Tile::Empty;
  }
  return layout;
}

}  // namespace

// The gravities follow each other so that two days in a row differ and no weekday keeps one; eleven days later they begin
// again, and three days later the shapes do.
Order daily_order(Date date) {
  const auto days = day_of(date);
  const auto number =
      static_cast<std::size_t>(std::max(0, static_cast<int>(days.time_since_epoch().count())));
  const Size size = kWeek[std::chrono::weekday{days}.c_encoding()];
  Layout layout = layout_of(kShapes[number % kShapes.size()], size);
  const auto tiles = static_cast<int>(std::ranges::count(layout.cells.cells(), Tile::Blank));
  constexpr std::size_t kStride = 3;
  return {.layout = std::move(layout),
          .rules = {.gravity = kGravities[number * kStride % kGravities.size()]},
          .kinds = default_kinds(tiles)};
}

Start daily_start(Date date) {
  auto start = deal(daily_order(date), Random(daily_seed("link", date)));
  assert(start);
  return *std::move(start);
}

}  // namespace quintet::link
