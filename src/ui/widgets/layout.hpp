// Columns, rows and flows: values that divide an area among parts. They return rectangles and do nothing else, so a page
// may lay itself out after every step.
//
//     const auto [heading, list, button] =
//         Column{.gap = space::kTiny}.place(card.grown(-space::kBase), {fixed(40), growing(), fixed(kTarget)});
//     const auto [left, right] = Row{.gap = space::kTiny}.place(list, {growing(), growing()});
//
// What is measured, such as a text at the width of its column, is a fixed part of that length.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/render/geometry.hpp"

namespace quintet::ui {

// A part of a column or a row; lengths are along it.
struct LayoutPart {
  float length = 0;  // the least length of a part that grows; any other part without a length is absent
  bool grows = false;
  float most = std::numeric_limits<float>::infinity();  // the length of a part that grows
  float before = 0;                                     // room in front of it, besides the gap
  // 0: it always stays. The others are left out where there is no room; those with a smaller rank are worth more. Parts
  // with the same rank stay or go together.
  int rank = 0;

  constexpr bool absent() const { return length <= 0 && !grows; }
};

constexpr LayoutPart fixed(float length, float before = 0) {
  return {.length = length, .before = before};
}
// All parts that grow share the room that is left equally.
constexpr LayoutPart growing(float least = 0, float most = std::numeric_limits<float>::infinity()) {
  return {.length = least, .grows = true, .most = most};
}
constexpr LayoutPart ranked(float length, int rank) {
  return {.length = length, .rank = rank};
}

enum class LayoutAxis : std::uint8_t { Down, Across };
// Where the parts stand if they leave room.
enum class LayoutAt : std::uint8_t { Start, Middle, End };

// Parts one after another, each as broad as the area. They keep their order and do not overlap; a part that is absent or
// left out is an empty rectangle, and there is no gap for it. Where even the least lengths do not fit, parts lie outside:
// beyond the end, and those that stand in the middle or at the end beyond both ends or the start.
template <LayoutAxis kAxis>
struct LayoutLine {
  float gap = 0;      // between two parts
  float stretch = 0;  // by which the room before a part may grow, where a part has such room
  LayoutAt at = LayoutAt::Start;

  // The length of all parts with their gaps, none left out and none grown.
  float length(std::span<const LayoutPart> parts) const;
  std::vector<Rect> place(Rect area, std::span<const LayoutPart> parts) const;
  template <std::size_t kCount>
  std::array<Rect, kCount> place(Rect area, const LayoutPart (&parts)[kCount]) const {
    std::array<Rect, kCount> places;
    std::ranges::copy(place(area, std::span<const LayoutPart>(parts)), places.begin());
    return places;
  }
};
using Column = LayoutLine<LayoutAxis::Down>;
using Row = LayoutLine<LayoutAxis::Across>;

// Parts of their own lengths side by side, in as many lines as they need. The parts of a line share what they leave of its
// width.
struct Flow {
  float line = 0;  // height of a line
  float gap = 0;   // between parts, and between lines

  // The number of parts in each line.
  std::vector<std::size_t> lines(std::span<const float> lengths, float width) const;
  // From the top of the area. The lines break as in an area of this width, which may be narrower.
  std::vector<Rect> place(Rect area, std::span<const float> lengths, float width) const;
};

// The widths of parts that share a width: equal, or, where a part needs more than that, as long as each wants, and what
// is left shared equally.
std::vector<float> shared_widths(std::span<const float> wanted, float width, float gap);

// The side of each of so many cells that share a length with gaps between them; at least a point.
float shared_side(float whole, std::size_t count, float gap);

// Equal cells that fill an area in lines of so many columns. The cells of a last line that is not full keep their width,
// or share the whole width.
enum class LastLine : std::uint8_t { Kept, Shared };
std::vector<Rect> grid_places(Rect area, std::size_t count, std::size_t columns, float gap,
                              LastLine last = LastLine::Kept);

// Equal cards in rows, with equal gaps: the games of the menu, the modes of a game, the levels of a journey.
struct CardGrid {
  std::size_t count = 0, columns = 1;
  Extent card;    // points
  float gap = 0;  // between cards, both ways

  std::size_t rows() const { return (count + columns - 1) / columns; }
  // The size of all cards with the gaps between them.
  Extent size() const;
  // The card with this index where the whole stands at `origin`. A last row that is not full is centred.
  Rect place(std::size_t index, Vec origin) const;
};

}  // namespace quintet::ui
