// Deals the board of a first click in the background: a standard one takes a moment, a rare density some seconds.
#pragma once

#include <optional>

#include "core/mines/game.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

// A board that keeps the promise of the first click, without a proof.
Laid plain_board(const Rules& rules, Point first, Random random);

class Dealer {
 public:
  explicit Dealer(const ui::Context& context) : background_(context.wake) {}

  // Trial: for a moment only, to see whether there may be such boards.
  enum class Effort : bool { Full, Trial };

  // Drops the last request.
  void ask(const Rules& rules, Point first, Random random, Effort effort = Effort::Full);
  // The board, once. Nothing in it: the rules ask for a board without guessing, and none was found.
  std::optional<Expected<std::optional<Laid>, Problem>> poll() { return background_.poll(); }
  bool running() const { return background_.running(); }
  void hurry() { background_.hurry(); }
  void cancel() { background_.cancel(); }

 private:
  Background<std::optional<Laid>> background_;
};

}  // namespace quintet::mines
