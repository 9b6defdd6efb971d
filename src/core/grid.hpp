// The basis of every board: a rectangle of cells, a point on it, and its size, all plain values.
//
// Rows are counted from 0 at the top, columns from 0 at the left, and cells are stored row by row.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace quintet {

struct Point {
  int row = 0;
  int column = 0;
  friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) {
  return {a.row + b.row, a.column + b.column};
}
constexpr Point operator-(Point a, Point b) {
  return {a.row - b.row, a.column - b.column};
}

struct Size {
  int width = 0;
  int height = 0;
  constexpr int area() const { return width * height; }
  constexpr bool contains(Point at) const {
    return at.row >= 0 && at.row < height && at.column >= 0 && at.column < width;
  }
  friend constexpr bool operator==(const Size&, const Size&) = default;
};

// A rectangle of cells with value semantics: a copy copies the cells.
template <class Cell>
class Grid {
 public:
  Grid() = default;
  explicit Grid(Size size, Cell fill = Cell{})
      : size_(size), cells_(static_cast<std::size_t>(size.area()), fill) {}

  Size size() const { return size_; }
  bool contains(Point at) const { return size_.contains(at); }

  const Cell& operator[](Point at) const { return cells_[index(at)]; }
  Cell& operator[](Point at) { return cells_[index(at)]; }

  // All cells, row by row.
  std::span<const Cell> cells() const { return cells_; }
  std::span<Cell> cells() { return cells_; }

  // The point of the cell with this index in `cells()`.
  Point point(std::size_t index) const {
    const auto i = static_cast<int>(index);
    return {i / size_.width, i % size_.width};
  }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  std::size_t index(Point at) const {
    assert(contains(at));
    return static_cast<std::size_t>(at.row * size_.width + at.column);
  }

  Size size_;
  std::vector<Cell> cells_;
};

}  // namespace quintet
