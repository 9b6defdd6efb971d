// The count on the board: what is dead is proposed in the background, then marked by the players; the territory follows.
#pragma once

#include <optional>
#include <vector>

#include "core/go/life.hpp"
#include "core/random.hpp"
#include "engine/platform/background.hpp"
#include "games/go/art.hpp"
#include "games/go/board_look.hpp"
#include "games/go/match.hpp"
#include "ui/context.hpp"

namespace quintet::go {

class BoardCount {
 public:
  explicit BoardCount(const ui::Context& context) : proposing_(context.wake) {}

  // Another position is on the board, or other marks.
  void board_changed(const Match& match);
  // Looks for dead stones again where play has gone on in between.
  void forget_proposal() { proposal_.reset(); }
  void stop() { proposing_.cancel(); }

  bool ready() const { return proposal_.has_value(); }
  bool running() const { return proposing_.running(); }
  // Starts the search for dead stones, and takes its answer: the moves that mark them, once. Stones that are marked already, in
  // a saved count or one that is played again, stay as they are.
  std::optional<std::vector<Move>> advance(const Match& match, ui::Context& context);
  // A stone that the computer judges otherwise, where that changes who wins.
  std::optional<Point> disputed(const Match& match) const;
  CountTalk talk(const Match& match) const { return {.waits = !ready(), .disputed = disputed(match)}; }
  // Black's lead in half points; the stones that are marked as dead.
  int lead() const { return count_ ? count_->lead() : 0; }
  const std::vector<Point>& dead() const { return dead_; }
  // Adds what is shown of the count.
  void complete(BoardMarks& marks, const Match& match) const;

 private:
  std::optional<Count> count_;  // while it is shown
  std::vector<Point> dead_;
  Background<Marks> proposing_;
  std::optional<Marks> proposal_;  // of the stopped position
};

}  // namespace quintet::go
