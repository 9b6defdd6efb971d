// The path between two tiles: at most three straight segments, so at most two turns, through empty cells.
//
// This is the search of the classic link-up articles: try no turn, then one turn (two possible corners), then two (a
// middle segment on every row and every column). Among the paths with the fewest turns it finds the shortest. It works
// on any field that can tell whether a cell is empty and does not depend on tiles; for a link::Board use `find_path` in
// lines.hpp, which gives the same results with bit sets.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <span>

#include "core/grid.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

// The ends and the corners between them, in order. A cell outside the board has row or column -1, or the
// height or the width.
class Path {
 public:
  Path() = default;
  Path(std::initializer_list<Point> points) {
    assert(points.size() <= points_.size());
    for (const Point point : points) points_[static_cast<unsigned>(count_++)] = point;
  }

  std::span<const Point> points() const { return {points_.data(), static_cast<std::size_t>(count_)}; }
  int turns() const { return count_ - 2; }

  // The number of steps from end to end.
  int length() const {
    int steps = 0;
    for (unsigned i = 1; i < static_cast<unsigned>(count_); ++i) {
      const Point leg = points_[i] - points_[i - 1];
      steps += std::abs(leg.row) + std::abs(leg.column);
    }
    return steps;
  }

  friend bool operator==(const Path&, const Path&) = default;

 private:
  std::array<Point, 4> points_{};
  int count_ = 0;
};

template <class F>
concept Field = requires(const F& field, Point at) {
  { field.size() } -> std::same_as<Size>;
  { field.is_empty(at) } -> std::same_as<bool>;
};

namespace detail {

// Whether a path may use a cell, which may lie one step outside the board.
template <Field F>
bool is_open(const F& field, Outside outside, Point at) {
  if (field.size().contains(at)) return field.is_empty(at);
  return outside == Outside::Allowed;
}

// Whether every cell strictly between two cells of one row or column is open.
template <Field F>
bool is_clear(const F& field, Outside outside, Point from, Point to) {
  const auto sign = [](int n) { return (n > 0) - (n < 0); };
  const Point step{sign(to.row - from.row), sign(to.column - from.column)};
  for (Point at = from + step; at != to; at = at + step) {
    if (!is_open(field, outside, at)) return false;
  }
  return true;
}

}  // namespace detail

// The shortest of the paths with the fewest turns between two different cells of the field. The content of the ends
// does not matter. Among equal paths: a vertical middle segment before a horizontal one, then the first column or row.
template <Field F>
std::optional<Path> search_path(const F& field, Outside outside, Point a, Point b) {
  const auto open = [&](Point at) { return detail::is_open(field, outside, at); };
  const auto clear = [&](Point from, Point to) { return detail::is_clear(field, outside, from, to); };

  if ((a.row == b.row || a.column == b.column) && clear(a, b)) return Path{a, b};

  if (a.row != b.row && a.column != b.column) {
    for (const Point corner : {Point{a.row, b.column}, Point{b.row, a.column}}) {
      if (open(corner) && clear(a, corner) && clear(corner, b)) return Path{a, corner, b};
    }
  }

  std::optional<Path> best;
  const auto offer = [&](Point from_a, Point from_b) {
    if (!open(from_a) || !open(from_b)) return;
    if (!clear(a, from_a) || !clear(from_a, from_b) || !clear(from_b, b)) return;
    const Path path{a, from_a, from_b, b};
    if (!best || path.length() < best->length()) best = path;
  };
  if (a.row != b.row) {
    for (int column = -1; column <= field.size().width; ++column) {
      if (column != a.column && column != b.column) offer({a.row, column}, {b.row, column});
    }
  }
  if (a.column != b.column) {
    for (int row = -1; row <= field.size().height; ++row) {
      if (row != a.row && row != b.row) offer({row, a.column}, {row, b.column});
    }
  }
  return best;
}

}  // namespace quintet::link
