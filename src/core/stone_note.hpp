// What stands at a position of a game of stones: a comment, and marks on points. In SGF these are the properties C, TR, SQ,
// CR, MA and LB of the node of that position. Its other properties, such as the clocks BL and WL or those of other programs,
// are kept as they are and written back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/sgf.hpp"
#include "core/stones.hpp"

namespace quintet {

enum class PointSign : std::uint8_t { Triangle, Square, Circle, Cross, Label };

struct PointMark {
  Point at;
  PointSign sign = PointSign::Triangle;
  std::string label{};  // UTF-8, of a Label alone
  friend bool operator==(const PointMark&, const PointMark&) = default;
};

// What somebody who has read a position thinks of it.
struct StoneEvaluation {
  float chance = 0.5F;          // of Black, 0…1
  std::optional<float> lead{};  // of Black, in points
  friend bool operator==(const StoneEvaluation&, const StoneEvaluation&) = default;
};

struct StoneNote {
  static constexpr std::size_t kMostComment = 64 << 10U, kMostLabel = 12;  // bytes; what is longer is cut
  // Of the names and values of the other properties; a property beyond them is left out.
  static constexpr std::size_t kMostOfOthers = 64 << 10U, kMostOthers = 64;

  std::string comment{};           // UTF-8, lines without other control characters
  std::vector<PointMark> marks{};  // one on a point, in the order of the points

  // In the order of the text, values as `sgf::plain_value`. At the root also what a file says about its game that games do
  // not know: ranks, the event, the place.
  std::vector<sgf::Property> others{};

  // Whether there is nothing to show.
  bool empty() const { return comment.empty() && marks.empty(); }
  // The mark on the point; null if there is none.
  const PointMark* mark_on(Point at) const;
  // Replaces the mark on its point.
  void set_mark(PointMark mark);
  void remove_mark(Point at);
  // The evaluation among the other properties: BWR, a property of ours, is the chance, and V beside it the lead. V alone, which
  // programs use for different things, is none. Rounded to 0.0001 and to 0.01 points.
  std::optional<StoneEvaluation> evaluation() const;
  // Requires numbers that are finite.
  void set_evaluation(const StoneEvaluation& evaluation);
  // What a side has left on its clock, in seconds, by BL or WL.
  std::optional<float> time_left(Colour side) const;
  friend bool operator==(const StoneNote&, const StoneNote&) = default;
};

// Adds what a property says, on a board of this size. A second comment follows the first; of other properties that can
// be there once, such as the clocks, the first stays. What belongs to the game itself, such as its moves, stones, players and
// rules, is passed over. Returns false where another property is left out as too much.
bool take_note(StoneNote& note, const sgf::Property& property, Size board);
// Whether a property is none of those that notes and games understand.
bool is_other(std::string_view property);
// Whether a property is about the whole game, as SGF says: BR, EV, GN, ON, …
bool is_about_game(std::string_view property);
// The bytes that count for the limit.
std::size_t size_of(const sgf::Property& property);
// The properties that say the note.
std::vector<sgf::Property> properties_of(const StoneNote& note);

}  // namespace quintet
