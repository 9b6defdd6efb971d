// A teacher beside the board: a move of the person that loses much is shown, with what refutes it, before the computer
// answers. How much is much follows the opponent: in a game against a weak one small losses do not matter.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/go/review.hpp"
#include "engine/platform/background.hpp"
#include "games/go/match.hpp"
#include "ui/context.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::go {

class Teacher {
 public:
  explicit Teacher(const ui::Context& context) : judging_(context.wake) {}

  // The person has made this move, a stone; it is judged in the background.
  void ask(const Game& before, const Move& move);
  // Another position is on the board, or the person goes on.
  void forget();
  // What was asked is asked again after a pause.
  void pause() { judging_.cancel(); }
  void resume();
  // Takes the answer; whether there is now something to show.
  bool advance(Level opponent);

  bool thinks() const { return judging_.running(); }
  bool shows() const { return shown_.has_value(); }
  // Whether the computer has to wait.
  bool holds() const { return question_ || shows(); }
  // "You lose about 14 points: White answers D4."
  std::string words(const Localiser& words) const;
  // What refutes the move, on the board.
  std::span<const ui::PlannedStone> refutation() const { return refutation_; }

 private:
  struct Question {
    Game before;
    Move move;
  };

  Background<JudgedMove> judging_;
  std::optional<Question> question_;  // until it is answered
  std::optional<JudgedMove> shown_;
  Colour mover_ = Colour::Black;
  int side_ = 0;
  bool counts_points_ = true;
  std::vector<ui::PlannedStone> refutation_;
};

}  // namespace quintet::go
