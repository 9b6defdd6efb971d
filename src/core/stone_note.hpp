// What somebody has noted at a position of a game of stones: a comment, and marks on points. In SGF these are the properties
// C, TR, SQ, CR, MA and LB of the node of that position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/sgf.hpp"

namespace quintet {

enum class PointSign : std::uint8_t { Triangle, Square, Circle, Cross, Label };

struct PointMark {
  Point at;
  PointSign sign = PointSign::Triangle;
  std::string label{};  // UTF-8, of a Label alone
  friend bool operator==(const PointMark&, const PointMark&) = default;
};

struct StoneNote {
  static constexpr std::size_t kMostComment = 4000, kMostLabel = 12;  // bytes

  std::string comment{};           // UTF-8, lines without other control characters
  std::vector<PointMark> marks{};  // one on a point, in the order of the points

  bool empty() const { return comment.empty() && marks.empty(); }
  // The mark on the point; null if there is none.
  const PointMark* mark_on(Point at) const;
  // Replaces the mark on its point.
  void set_mark(PointMark mark);
  void remove_mark(Point at);
  friend bool operator==(const StoneNote&, const StoneNote&) = default;
};

// Adds what a property says, on a board of this size; nothing if it is another property. A second comment follows the first.
void take_note(StoneNote& note, const sgf::Property& property, Size board);
// The properties that say the note.
std::vector<sgf::Property> properties_of(const StoneNote& note);

}  // namespace quintet
