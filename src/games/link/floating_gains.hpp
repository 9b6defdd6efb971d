// The gain of a pair as text at the place of the pair: it rises a little and fades out.
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

  // Shows the gain of this pair at the cell of its second tile; nothing if there is no gain.
  void add(const Match& match, const Match::Taken& taken, Point cell, Duration now);
  // The time that a hint or a reshuffle has cost.
  void add_cost(const Match& match, link::Milliseconds cost, Point cell, Duration now);
  void clear() { gains_.clear(); }
  // Removes the texts that have faded out.
  void pass(Duration now);
  bool moving() const { return !gains_.empty(); }

  void draw(Canvas& canvas, const BoardView& board, Duration now) const;

 private:
  struct Word {
    std::string text;
    Rgba (*colour)(const ui::Theme& theme);
  };
  struct Gain {
    std::vector<Word> words;
    Point cell;
    Duration since;
  };

  void draw(Canvas& canvas, const Gain& gain, const BoardView& board, Duration now) const;

  ui::Context& context_;
  std::vector<Gain> gains_;
};

}  // namespace quintet::link
