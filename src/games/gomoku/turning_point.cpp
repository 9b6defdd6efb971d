#include "games/gomoku/turning_point.hpp"

#include <memory>

#include "core/gomoku/review.hpp"

namespace quintet::gomoku {
namespace {

// Small, so that a usual game is analysed while its end is shown.
constexpr Effort kEffort{.nodes = 8'000};
constexpr std::size_t kTable = std::size_t{4} << 20U;
constexpr double kOpen = 0.3;  // the least chance of a game that is not lost yet

// Evaluates one position after another on a background thread.
class Judge {
 public:
  explicit Judge(const Match& match) : start_(match.start()), stones_(match.stones()) {}

  ui::ReviewedPly operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<Searcher>(kTable);
    const Judgement judged = judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop);
    ui::ReviewedPly reviewed{.value = winning_chance(judged.black)};
    const bool played = ply < stones_.size() && judged.best == stones_[ply];
    if (!judged.over && !played) reviewed.better = write_point(judged.best, start_.side);
    return reviewed;
  }

 private:
  Start start_;
  std::vector<Point> stones_;
  std::shared_ptr<Searcher> searcher_;  // created with the first position
};

}  // namespace

std::optional<std::size_t> decided_at(std::span<const double> chances, bool first) {
  std::size_t lost = chances.size();  // the first ply from which the game stayed lost
  while (lost > 0 && chances[lost - 1] < kOpen) --lost;
  if (lost == 0 || lost == chances.size()) return std::nullopt;
  // A mistake that was seen only after the answer to it is that of the loser.
  const bool by_loser = (lost % 2 == 1) == first;
  if (!by_loser) --lost;
  return lost > 0 ? std::optional(lost) : std::nullopt;
}

void TurningPoint::begin(const Match& match) {
  black_lost_ = match.game().outcome() == Outcome::WhiteWins;
  analysis_.emplace(context_, match.stones().size() + 1, ui::each_position(Judge(match)));
  analysis_->resume();
}

bool TurningPoint::advance() {
  return analysis_ && analysis_->advance() && analysis_->done();
}

std::optional<std::size_t> TurningPoint::move() const {
  if (!analysis_ || !analysis_->done()) return std::nullopt;
  std::vector<double> chances;
  for (const ui::ReviewedPly& ply : plies()) chances.push_back(black_lost_ ? ply.value : 1 - ply.value);
  return decided_at(chances, black_lost_);
}

}  // namespace quintet::gomoku
