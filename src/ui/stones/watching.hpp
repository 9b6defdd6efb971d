// Watching a game of stones: how fast two computers play, the curve of their chances while they do, and where a finished
// game was decided.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/stones.hpp"
#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/stones/stone_settings.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A choice of all speeds; choosing one calls `choose`.
std::vector<Command> watch_speed_choices(WatchSpeed chosen, const std::function<void(WatchSpeed)>& choose);
// Choosing one changes this setting and calls `changed`.
template <class Settings>
std::vector<Command> watch_speed_choices(Context& context, WatchSpeed Settings::*setting,
                                         const std::function<void()>& changed) {
  return watch_speed_choices(context.profile.get<Settings>().*setting,
                             [&context, setting, changed](WatchSpeed speed) {
                               auto settings = context.profile.get<Settings>();
                               settings.*setting = speed;
                               context.profile.change(settings);
                               changed();
                             });
}

// A curve of black's chances with a stone of each colour beside its axis.
void draw_chance_curve(Canvas& canvas, const Theme& theme, ReviewCurve curve, Rect area);

// The chances of a game between two computers, as they have judged them before their moves, and the curve of them.
class WatchedChances {
 public:
  // Black's chance after this number of moves. What was known of later positions is forgotten. Positions that were not
  // judged between two that were lie on a line between them; before the first one that was judged, as after a saved game
  // is continued, nothing is known.
  void keep(std::size_t moves, double chance);
  // All that a match has kept, by the number of moves.
  void take(std::span<const std::optional<double>> kept);
  void clear() { chances_.clear(); }
  // Number of moves before the first position known.
  std::size_t first() const { return first_; }
  // Of the positions from that one on.
  const std::vector<CurvePoint>& chances() const { return chances_; }

  // `moves`: how many the shown position has.
  void draw(Canvas& canvas, const Theme& theme, const Accent& accent, std::size_t moves, Rect area) const;

 private:
  std::size_t first_ = 0;
  std::vector<CurvePoint> chances_;
};

// Where a lost game was decided: a short analysis in the background, begun when the game ends, for the result beside the
// board. The review itself looks deeper.

// The loser's move, counted from 1, after which the game was no longer open. `chances` are the loser's, before the first
// stone and after each. Nothing where the game never was open, stayed so to the end, or was decided by one of the first
// `placed` stones, an opening that was laid out for both.
std::optional<std::size_t> decided_at(std::span<const double> chances, Colour loser, std::size_t placed = 0);

class TurningPoint {
 public:
  // The values of the analysis, which has not begun, are black's chances; black has placed the first stone. `placed`: see
  // decided_at.
  void begin(std::unique_ptr<ReviewAnalysis> analysis, Colour loser, std::size_t placed = 0);
  void clear() { analysis_.reset(); }
  // Takes finished positions; returns whether this was the last one.
  bool advance() { return analysis_ && analysis_->advance() && analysis_->done(); }
  bool running() const { return analysis_ && analysis_->running(); }

  // These require that it has begun; the rest is known when everything has been analysed.
  const std::vector<ReviewedPly>& plies() const { return analysis_->plies(); }
  const std::vector<CurvePoint>& curve() const { return analysis_->curve(); }
  std::optional<std::size_t> move() const;

 private:
  std::unique_ptr<ReviewAnalysis> analysis_;
  Colour loser_ = Colour::Black;
  std::size_t placed_ = 0;
};

// For the result: the game was decided after this move of the loser, as the analysis has found.
GameResult::Note decision_note(const Context& context, const Accent& accent, const TurningPoint& analysis,
                               std::size_t move);

}  // namespace quintet::ui
