// What a pair has given, said where it was taken: it rises a little, fades and is gone.
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

  // What taking a pair in this match gave, in the player's words, at the cell of its second tile; nothing where there
  // is nothing to say.
  void add(const Match& match, const Match::Taken& taken, Point cell, Duration now);
  // What a help took from the time.
  void add_cost(const Match& match, link::Milliseconds cost, Point cell, Duration now);
  void clear() { gains_.clear(); }
  // Forgets those that are over.
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
