#include "core/go/engine_analyst.hpp"

namespace quintet::go {
namespace {

// An engine reports every fifth of a second.
constexpr int kBriefReports = 1, kCloseReports = 8;
constexpr std::chrono::milliseconds kBetweenTries{20};

Judgement judgement_of(const EngineView& best, Colour side) {
  const bool black = side == Colour::Black;
  Judgement judged{.chance = black ? best.chance : 1 - best.chance};
  if (best.lead) judged.lead = black ? *best.lead : -*best.lead;
  // As those of the program's own player: stones, or a pass alone.
  for (const std::optional<Point>& at : best.line) {
    if (at)
      judged.line.push_back({.at = *at});
    else if (judged.line.empty())
      judged.line.push_back({.kind = Move::Kind::Pass});
    if (!at) break;
  }
  return judged;
}

}  // namespace

Judgement EngineAnalyst::judge(const ReachedPosition& position, Look look, const std::stop_token& stop) {
  std::unique_lock lock(mutex_, std::defer_lock);
  while (!lock.try_lock_for(kBetweenTries))
    if (stop.stop_requested()) {
      OwnAnalyst quick;
      return quick.judge(position, Look::Brief, stop);
    }
  if (position.game.phase() != Phase::Playing || failed_) return other_.judge(position, look, stop);
  const auto views = player_.analyse({.start = position.game.start(), .moves = position.moves},
                                     look == Look::Close ? kCloseReports : kBriefReports, patience_, stop);
  if (views) return judgement_of(views->front(), position.game.to_move());
  if (views.error().kind != EngineFault::Kind::Stopped) {
    fault_ = views.error();
    failed_ = true;
  }
  return other_.judge(position, look, stop);
}

}  // namespace quintet::go
