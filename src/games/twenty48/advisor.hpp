// Runs the computer player of 2048 in the background: the next move of autoplay, a hint with its reasons, the chance of
// the next goal. The page starts a request and polls for the answer, so the window stays responsive.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/twenty48/goal_chance.hpp"
#include "core/twenty48/player.hpp"
#include "core/twenty48/reasons.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

struct Advice {
  Board board;  // that it is about
  Thought thought;
  std::vector<Reason> reasons;
  std::optional<GoalChance> chance{};  // of a hint, where the evaluation serves the board
};

class Advisor {
 public:
  explicit Advisor(const ui::Context& context) : background_(context.wake) {}

  // Cancels the current request and starts a new one. Requires a game in which something can slide.
  void ask_move(const Game& game, Level level);
  // The best move, its reasons, and the chance of the next goal.
  void ask_hint(const Game& game);
  // The answer, once; an error if the computation failed, for example out of memory.
  std::optional<Expected<Advice, Problem>> poll() { return background_.poll(); }
  bool running() const { return background_.running(); }
  void cancel() { background_.cancel(); }

 private:
  // For these rules; it keeps what it has learned of a board from move to move. Called by the background thread alone.
  Player& player(const Rules& rules, const std::stop_token& stop);

  std::shared_ptr<const Network> network_;  // nothing until it is unpacked by the first request
  std::optional<Rules> rules_;              // of the player
  std::optional<Player> player_;
  Background<Advice> background_;  // declared last: its thread uses the network
};

}  // namespace quintet::twenty48
