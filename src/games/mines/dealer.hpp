// Deals the board of a first click in the background: a standard one takes a moment, a rare density some seconds.
#pragma once

#include <cstdint>
#include <optional>

#include "core/mines/game.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

// A board that keeps the promise of the first click, without a proof.
Laid plain_board(const Rules& rules, Point first, Random random);

class Dealer {
 public:
  // The cells of all boards that are tried before it gives up. Trial: for a moment only, to see whether there may be such
  // boards.
  enum class Effort : std::uint64_t { Trial = 2'000'000, Full = 10'000'000 };

  Dealer(const ui::Context& context, Effort effort) : effort_(effort), background_(context.wake) {}

  // Drops the last request.
  void ask(const Rules& rules, Point first, Random random);
  // The board, once. Nothing in it: the rules ask for a board without guessing, and none was found.
  std::optional<Expected<std::optional<Laid>, Problem>> poll() { return background_.poll(); }
  bool running() const { return background_.running(); }
  void hurry() { background_.hurry(); }
  void cancel() { background_.cancel(); }

 private:
  Effort effort_;
  Background<std::optional<Laid>> background_;
};

}  // namespace quintet::mines
