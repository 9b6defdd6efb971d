// The analysis of a whole game, step by step in the background, so that the curve of the review grows while the player
// already looks at it.
#pragma once

#include <cassert>
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
  double value = 0.5;  // see CurvePoint
  MoveQuality quality = MoveQuality::Fine;
  bool best = false;     // the move was the best one
  double cost = 0;       // what a mistake gave away, on the scale of the value
  std::string better{};  // a better move; empty if none was better
  // Describes what a mistake gave away; of another move: says more than that it was good.
  LocalizedText words{};
  // Why: what the better move does, and what the other side can do now. Empty for moves that are no mistake.
  LocalizedText better_reason{}, answer_reason{};
  // The names of the moves that are best for both sides: instead of the move, and after it.
  std::vector<std::string> best_line{}, answer_line{};
  std::vector<std::string> better_proof{};  // named like moves: what the board lights up with the reason
};

// A position by the number of moves before it.
struct NumberedPly {
  std::size_t ply = 0;
  ReviewedPly reviewed;
};

class ReviewAnalysis {
 public:
  // Takes one step of the analysis, on another thread, and returns what it has found. The positions come in their order;
  // later steps may look at them again. Called with 0, 1, 2, …; a second time for a step whose answer `pause` has
  // discarded. It returns soon after a stop request.
  using Judge = std::function<std::vector<NumberedPly>(std::size_t step, const std::stop_token& stop)>;

  // Nothing runs before `resume`.
  ReviewAnalysis(const Context& context, std::size_t steps, Judge judge)
      : steps_(steps), judge_(std::move(judge)), background_(context.wake) {}

  // Continues with the first step that has no answer.
  void resume() {
    if (running() || done()) return;
    failure_.reset();
    background_.start([this, step = step_](const std::stop_token& stop) { return judge_(step, stop); });
  }
  // Returns as soon as the judge has stopped; keeps the finished evaluations.
  void pause() { background_.cancel(); }
  // Takes a finished step and starts the next; returns whether there was one.
  bool advance() {
    auto found = background_.poll();
    if (!found) return false;
    if (!*found) {
      failure_ = std::move(found->error());
      return false;
    }
    for (NumberedPly& one : **found) take(std::move(one));
    ++step_;
    resume();
    return true;
  }
  bool running() const { return background_.running(); }
  // Why the analysis stopped before the last step; `resume` tries again.
  const std::optional<Problem>& failure() const { return failure_; }

  // The positions known so far, from the first one.
  const std::vector<ReviewedPly>& plies() const { return plies_; }
  const std::vector<CurvePoint>& curve() const { return curve_; }
  bool done() const { return step_ == steps_; }
  // 0 … 1
  double progress() const { return static_cast<double>(step_) / static_cast<double>(steps_); }

 private:
  void take(NumberedPly one) {
    assert(one.ply <= plies_.size());
    const CurvePoint point{one.reviewed.value, one.reviewed.quality};
    if (one.ply == plies_.size()) {
      plies_.push_back(std::move(one.reviewed));
      curve_.push_back(point);
    } else {
      plies_[one.ply] = std::move(one.reviewed);
      curve_[one.ply] = point;
    }
  }

  std::size_t steps_, step_ = 0;
  Judge judge_;
  std::vector<ReviewedPly> plies_;
  std::vector<CurvePoint> curve_;
  std::optional<Problem> failure_;
  Background<std::vector<NumberedPly>> background_;  // declared last: its thread uses the others
};

// An analysis with one position in each step.
inline ReviewAnalysis::Judge each_position(
    std::function<ReviewedPly(std::size_t ply, const std::stop_token& stop)> judge) {
  return [judge = std::move(judge)](std::size_t step, const std::stop_token& stop) {
    return std::vector{NumberedPly{step, judge(step, stop)}};
  };
}

}  // namespace quintet::ui
