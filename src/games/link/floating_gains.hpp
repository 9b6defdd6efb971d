// The points of a pair as text in a cell that the pair has left, never on a tile: it rises a little and fades out.
#pragma once

#include <string>
#include <vector>

#include "engine/scene/duration.hpp"
#include "games/link/board_view.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class FloatingGains {
 public:
  explicit FloatingGains(ui::Context& context) : context_(context) {}

  // Shows the points of this pair in the first of its cells and of those on its path that is empty now; nothing if there
  // is none, or if the mode has no score.
  void add(const Match& match, const Match::Taken& taken, const Pair& pair, Duration now);
  void clear() { gains_.clear(); }
  // Removes the texts that have faded out.
  void pass(Duration now);
  bool moving() const { return !gains_.empty(); }

  void draw(Canvas& canvas, const BoardView& board, Duration now) const;

 private:
  struct Gain {
    std::string points;
    Point cell;
    Duration since;  // after the tile has popped
  };

  void draw(Canvas& canvas, const Gain& gain, const BoardView& board, Duration now) const;

  ui::Context& context_;
  std::vector<Gain> gains_;
};

// An empty cell for words about the pair.
std::optional<Point> free_cell(const Board& board, const Pair& pair, const Path& path);

}  // namespace quintet::link
