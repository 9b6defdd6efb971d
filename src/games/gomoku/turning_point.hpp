// Where a lost game was decided: a short analysis in the background, begun when the game ends, for the result beside the
// board. The review itself looks deeper.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "games/gomoku/match.hpp"
#include "ui/game/review_analysis.hpp"

namespace quintet::gomoku {

// The loser's move, counted from 1, after which the game was no longer open. `chances` are the loser's, before the first
// stone and after each; `first` is whether the loser placed the first stone. Nothing where the game never was open, or
// stayed so to the end.
std::optional<std::size_t> decided_at(std::span<const double> chances, bool first);

class TurningPoint {
 public:
  explicit TurningPoint(const ui::Context& context) : context_(context) {}

  // Requires a game that one of the colours has won.
  void begin(const Match& match);
  void clear() { analysis_.reset(); }
  // Takes finished positions; returns whether this was the last one.
  bool advance();
  bool running() const { return analysis_ && analysis_->running(); }

  // The rest is known when everything has been analysed.
  const std::vector<ui::ReviewedPly>& plies() const { return analysis_->plies(); }
  const std::vector<ui::CurvePoint>& curve() const { return analysis_->curve(); }
  std::optional<std::size_t> move() const;

 private:
  const ui::Context& context_;
  std::optional<ui::ReviewAnalysis> analysis_;
  bool black_lost_ = false;
};

}  // namespace quintet::gomoku
