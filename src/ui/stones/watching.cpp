#include "ui/stones/watching.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "ui/stones/stone_board.hpp"

namespace quintet::ui {

std::vector<Command> watch_speed_choices(WatchSpeed chosen, const std::function<void(WatchSpeed)>& choose) {
  std::vector<Command> all;
  all.reserve(kWatchSpeeds.size());
  for (const WatchSpeed speed : kWatchSpeeds)
    all.push_back({.info = {word_of(speed), label_of(speed)},
                   .run = [choose, speed] { choose(speed); },
                   .kind = Control::Kind::Choice,
                   .chosen = speed == chosen});
  return all;
}

void draw_chance_curve(Canvas& canvas, const Theme& theme, ReviewCurve curve, Rect area) {
  curve.stones = {stone_on_board(Stone::Black), stone_on_board(Stone::White)};
  draw_curve(canvas, theme, curve, area);
}

void WatchedChances::keep(std::size_t moves, double chance) {
  if (chances_.empty() || moves <= first_) {
    first_ = moves;
    chances_ = {{.value = chance}};
    return;
  }
  const std::size_t at = moves - first_, known = std::min(chances_.size(), at);
  const double before = chances_[known - 1].value;
  chances_.resize(at + 1);
  for (std::size_t i = known; i <= at; ++i) {
    const auto part = static_cast<double>(i - known + 1) / static_cast<double>(at - known + 1);
    chances_[i].value = before + (chance - before) * part;
  }
}

void WatchedChances::take(std::span<const std::optional<double>> kept) {
  chances_.clear();
  for (std::size_t moves = 0; moves < kept.size(); ++moves)
    if (kept[moves]) keep(moves, *kept[moves]);
}

void WatchedChances::draw(Canvas& canvas, const Theme& theme, const Accent& accent, std::size_t moves,
                          Rect area) const {
  const std::size_t last = chances_.empty() ? 0 : first_ + chances_.size() - 1;
  draw_chance_curve(canvas, theme,
                    {.points = chances_,
                     .first = first_,
                     .moves = std::max<std::size_t>(last, 1),
                     .at = std::min(moves, last),
                     .accent = accent.on(theme)},
                    area);
}

std::optional<std::size_t> decided_at(std::span<const double> chances, Colour loser, std::size_t placed) {
  constexpr double kOpen = 0.3;       // the least chance of a game that is not lost yet
  std::size_t lost = chances.size();  // the first ply from which the game stayed lost
  while (lost > 0 && chances[lost - 1] < kOpen) --lost;
  if (lost == 0 || lost == chances.size()) return std::nullopt;
  // A mistake that was seen only after the answer to it is that of the loser.
  const bool by_loser = (lost % 2 == 1) == (loser == Colour::Black);
  if (!by_loser) --lost;
  return lost > placed ? std::optional(lost) : std::nullopt;
}

void TurningPoint::begin(std::unique_ptr<ReviewAnalysis> analysis, Colour loser, std::size_t placed) {
  analysis_ = std::move(analysis);
  loser_ = loser;
  placed_ = placed;
  analysis_->resume();
}

std::optional<std::size_t> TurningPoint::move() const {
  if (!analysis_ || !analysis_->done()) return std::nullopt;
  std::vector<double> chances;
  for (const ReviewedPly& ply : plies())
    chances.push_back(loser_ == Colour::Black ? ply.value : 1 - ply.value);
  return decided_at(chances, loser_, placed_);
}

namespace {

// Whether the loser had a won game before this move. A move is named only then: among moves that keep a game open the
// review, which looks deeper, may prefer another.
bool was_won(const TurningPoint& analysis, std::size_t move) {
  constexpr double kWon = 0.95;
  const double black = analysis.curve()[move - 1].value;
  return (move % 2 == 1 ? black : 1 - black) > kWon;
}

}  // namespace

GameResult::Note decision_note(const Context& context, const Accent& accent, const TurningPoint& analysis,
                               std::size_t move) {
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  const std::string& better = analysis.plies()[move - 1].better;
  return {
      .title = format(tr("Decided at move {move}"), {{"move", std::to_string(move)}}),
      .text = better.empty() || !was_won(analysis, move)
                  ? tr("The game was even until then.")
                  : format(tr("{point} would have won."), {{"point", better}}),
      .curve = [&context, accent, points = analysis.curve(), move](Canvas& canvas, Rect area) {
        draw_chance_curve(
            canvas, context.theme,
            {.points = points, .moves = points.size() - 1, .at = move, .accent = accent.on(context.theme)},
            area);
      }};
}

}  // namespace quintet::ui
