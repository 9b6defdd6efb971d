// The analysis of a whole game, position by position in the background, so that the curve of the review grows while the
// player already looks at it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/context.hpp"
#include "ui/game/curve_point.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

// A position of the game and the move that led to it; the first position has none.
struct ReviewedPly {
  double chance = 0.5;  // probability that the first side wins
  MoveQuality quality = MoveQuality::Fine;
  bool best = false;      // the move was the best one
  std::string better{};   // a better move; empty if none was better
  LocalizedText words{};  // describes what a mistake gave away
  // Why: what the better move does, and what the other side can do now. Empty for moves that are no mistake.
  LocalizedText better_reason{}, answer_reason{};
  // The names of the moves that are best for both sides: instead of the move, and after it.
  std::vector<std::string> best_line{}, answer_line{};
};

class ReviewAnalysis {
 public:
  // Evaluates the position after `ply` moves, on another thread. Called with 0, 1, 2, …; a second time for a position
  // whose answer `pause` has discarded. It returns soon after a stop request.
  using Judge = std::function<ReviewedPly(std::size_t ply, const std::stop_token& stop)>;

  // Nothing runs before `resume`.
  ReviewAnalysis(const Context& context, std::size_t positions, Judge judge)
      : positions_(positions), judge_(std::move(judge)), background_(context.wake) {}

  // Continues with the first position that has no evaluation.
  void resume() {
    if (running() || done()) return;
    failure_.reset();
    background_.start([this, ply = plies_.size()](const std::stop_token& stop) { return judge_(ply, stop); });
  }
  // Returns as soon as the judge has stopped; keeps the finished evaluations.
  void pause() { background_.cancel(); }
  // Takes a finished evaluation and starts the next; returns whether there was one.
  bool advance() {
    auto ply = background_.poll();
    if (!ply) return false;
    if (!*ply) {
      failure_ = std::move(ply->error());
      return false;
    }
    plies_.push_back(**std::move(ply));
    curve_.push_back({plies_.back().chance, plies_.back().quality});
    resume();
    return true;
  }
  bool running() const { return background_.running(); }
  // Why the analysis stopped before the last position; `resume` tries again.
  const std::optional<Problem>& failure() const { return failure_; }

  const std::vector<ReviewedPly>& plies() const { return plies_; }
  // Their chances.
  const std::vector<CurvePoint>& curve() const { return curve_; }
  std::size_t positions() const { return positions_; }
  bool done() const { return plies_.size() == positions_; }

 private:
  std::size_t positions_;
  Judge judge_;
  std::vector<ReviewedPly> plies_;
  std::vector<CurvePoint> curve_;
  std::optional<Problem> failure_;
  Background<ReviewedPly> background_;  // declared last: its thread uses the others
};

}  // namespace quintet::ui
