// The analysis of a whole game, position by position off the main thread, so that the curve of its review grows while the
// player already looks at it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/context.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

enum class MoveQuality : std::uint8_t { Fine, Mistake, Blunder };

// A position of the game, and the move that led to it; the first position has none.
struct ReviewedPly {
  double chance = 0.5;  // of the first side to win, from 0 to 1
  MoveQuality quality = MoveQuality::Fine;
  double lost = 0;        // of the chance of the side that moved
  std::string better{};   // what should have been played instead; empty where nothing was better
  LocalizedText words{};  // what a mistake gave away
};

class ReviewAnalysis {
 public:
  // Judges the position after `ply` moves, on another thread. Asked in turn from 0 on; a position again where its answer
  // was dropped by `pause`. It returns soon after it is asked to stop.
  using Judge = std::function<ReviewedPly(std::size_t ply, const std::stop_token& stop)>;

  // Nothing runs before `resume`.
  ReviewAnalysis(const Context& context, std::size_t positions, Judge judge)
      : positions_(positions), judge_(std::move(judge)), background_(context.wake) {}

  // Goes on with the first position that has not been judged.
  void resume() {
    if (running() || done()) return;
    failure_.reset();
    background_.start([this, ply = plies_.size()](const std::stop_token& stop) { return judge_(ply, stop); });
  }
  // Returns as soon as the judge does; what has been judged stays.
  void pause() { background_.cancel(); }
  // Takes a judgement that has come, and asks for the next; whether there was one.
  bool advance() {
    auto ply = background_.poll();
    if (!ply) return false;
    if (!*ply) {
      failure_ = std::move(ply->error());
      return false;
    }
    plies_.push_back(**std::move(ply));
    resume();
    return true;
  }
  bool running() const { return background_.running(); }
  // Why it has ended before the last position; `resume` tries again.
  const std::optional<Problem>& failure() const { return failure_; }

  const std::vector<ReviewedPly>& plies() const { return plies_; }
  std::size_t positions() const { return positions_; }
  bool done() const { return plies_.size() == positions_; }

 private:
  std::size_t positions_;
  Judge judge_;
  std::vector<ReviewedPly> plies_;
  std::optional<Problem> failure_;
  Background<ReviewedPly> background_;  // last: its thread uses the others
};

}  // namespace quintet::ui
