#include "games/mines/review_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/mines/figures.hpp"
#include "core/mines/hint.hpp"
#include "core/mines/reasons.hpp"
#include "core/mines/review.hpp"
#include "core/text.hpp"
#include "games/mines/hint_marks.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/position_art.hpp"
#include "games/mines/words.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::size_t kPliesInAStep = 8;
constexpr std::array kSpeeds{PlaybackSpeed{"½×", milliseconds(2000)}, PlaybackSpeed{"1×", milliseconds(1000)},
                             PlaybackSpeed{"2×", milliseconds(500)}, PlaybackSpeed{"4×", milliseconds(250)},
                             PlaybackSpeed{"8×", milliseconds(125)}};

std::string count_text(double value) {
  return std::to_string(std::lround(value));
}

// The middle of the axis may be a half.
std::string axis_text(double value) {
  return count_text(std::floor(value)) + (value > std::floor(value) ? ".5" : "");
}

// How much of the board is open, by the clicks that it needs.
ReviewStyle style_of(const Replay& replay) {
  const int all = std::max(1, figures(replay.end(), 0).three_bv);
  ReviewStyle style{.scale = {.most = all, .text = count_text, .label = axis_text},
                    .list = ReviewStyle::List::Mistakes,
                    .cost_text = ui::percent_text,
                    .speeds = {kSpeeds, 1},
                    .words = kPuzzleWords};
  style.words.value = msgid("3BV {value}");
  style.words.start = msgid("The closed board");
  style.words.best_line = msgid("Safer cell");
  style.words.play_on = msgid("Try from here");
  return style;
}

// "4,5": row and column from 1.
std::string cell_name(Point at) {
  return write_point({at.row + 1, at.column + 1});
}

Point cell_of(std::string_view name) {
  const Point at = read_point(name).value_or(Point{1, 1});
  return {at.row - 1, at.column - 1};
}

Message worth_message(const std::optional<ClickReview>& review, const Move& move) {
  if (move.action == Action::Mark) return msgid("Marks are not judged.");
  if (!review) return msgid("No number helps with the first cell.");
  if (review->risk >= 1) return msgid("A certain mine");
  constexpr std::array kMessages{msgid("Certainly safe"),
                                 msgid("Nothing was certain: the safest cell, {risk}"),
                                 msgid("A gamble at {risk}"), msgid("A needless risk of {risk}"),
                                 msgid("Too many possibilities to judge this.")};
  return kMessages[static_cast<std::size_t>(review->worth)];
}

// Where a cell was certainly safe: that of the easiest proof, as the hint names it.
void name_safe(const Localiser& words, const Game& before, const ClickReview& review, ReviewedPly& reviewed,
               const std::stop_token& stop) {
  const auto reason = easiest_safe(before.position(), stop);
  reviewed.better = cell_name(reason ? reason->at : review.safest);
  if (reason)
    for (const Point at : reason->numbers) reviewed.better_proof.push_back(cell_name(at));
  constexpr std::array kMessages{
      msgid("The ticked cell, {cell}, was certainly safe: the lit number had all its mines."),
      msgid("The ticked cell, {cell}, was certainly safe: the two lit numbers prove it."),
      msgid("The ticked cell, {cell}, was certainly safe: the lit numbers prove it."),
      msgid("The ticked cell, {cell}, was certainly safe: the number of mines left proves it.")};
  const std::string_view message = reason ? kMessages[static_cast<std::size_t>(reason->proof)]
                                          : msgid("The ticked cell, {cell}, was certainly safe.");
  reviewed.better_reason = LocalizedText([&words, message, cell = reviewed.better] {
    return format(words.tr(message), {{"cell", cell}});
  });
}

// Where nothing was: the cell that the hint would have named. A click there was no mistake.
void name_guess(const Localiser& words, const Game& before, const Move& move, const ClickReview& review,
                ReviewedPly& reviewed, const std::stop_token& stop) {
  const Hint hint = find_hint(before, {}, stop);
  if (move.action == Action::Open && hint.at == move.at) {
    reviewed.quality = MoveQuality::Fine;
    reviewed.words = LocalizedText([&words, risk = review.risk] {
      return format(words.tr("Nothing was certain: the best guess, {risk}"),
                    {{"risk", ui::percent_text(risk)}});
    });
    return;
  }
  constexpr double kSame = 1e-9;  // chances that differ by less are equal
  reviewed.better = cell_name(hint.at);
  reviewed.better_reason = LocalizedText(
      [&words, cell = reviewed.better, risk = hint.mine, safest = hint.mine <= review.least + kSame] {
        return format(words.tr(safest ? msgid("The circled cell, {cell}, was the safest, at {risk}.")
                                      : msgid("The circled cell, {cell}, was the best guess, at {risk}.")),
                      {{"cell", cell}, {"risk", ui::percent_text(risk)}});
      });
}

ReviewedPly reviewed_ply(const Localiser& words, const Replay& replay, std::size_t ply,
                         const std::stop_token& stop) {
  ReviewedPly reviewed{.value = static_cast<double>(figures(replay.at(ply), ply).done)};
  if (ply == 0) return reviewed;
  const Move& move = replay.moves()[ply - 1];
  const Game before = replay.at(ply - 1);
  const auto review = review_click(before, move, stop);
  const double risk = review ? review->risk : 0;
  reviewed.words = LocalizedText([&words, message = worth_message(review, move), risk] {
    return format(words.tr(message), {{"risk", ui::percent_text(risk)}});
  });
  if (!review || (review->worth != Worth::Gamble && review->worth != Worth::Needless)) return reviewed;
  reviewed.quality = review->worth == Worth::Gamble ? MoveQuality::Mistake : MoveQuality::Blunder;
  reviewed.cost = review->risk;
  if (review->worth == Worth::Needless)
    name_safe(words, before, *review, reviewed, stop);
  else
    name_guess(words, before, move, *review, reviewed, stop);
  if (!reviewed.better.empty()) reviewed.best_line = {reviewed.better};
  return reviewed;
}

ui::ReviewPage::Workers workers(const Localiser& words, const std::shared_ptr<const Replay>& replay) {
  const std::size_t plies = replay->moves().size() + 1;
  return {.judge =
              [replay, plies, &words](std::size_t step, const std::stop_token& stop) {
                std::vector<NumberedPly> found;
                const std::size_t end = std::min(plies, (step + 1) * kPliesInAStep);
                for (std::size_t ply = step * kPliesInAStep; ply < end && !stop.stop_requested(); ++ply)
                  found.push_back({ply, reviewed_ply(words, *replay, ply, stop)});
                return found;
              },
          .steps = (plies + kPliesInAStep - 1) / kPliesInAStep};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const NotedReplay& noted, std::size_t floor)
    : ui::ReviewPage(context, record_codec(), record_of(noted), floor, style_of(*noted.replay),
                     workers(context.words, noted.replay)),
      replay_(noted.replay),
      floor_(floor),
      game_(replay_->end()),
      view_(context, BoardView::Fit::Whole) {
  view_.reset(game_);
}

Extent ReviewPage::board_shape() const {
  const Size size = replay_->rules().size;
  return {static_cast<float>(size.width), static_cast<float>(size.height)};
}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, numbers_of(context_), {}, now);
  const auto guard = canvas.saved();
  canvas.clip(view_.grid().window);
  const ReviewedPly* const judged = explained();
  if (judged && !judged->better.empty()) {
    HintMarks marks{.cell = cell_of(judged->better),
                    .mark = judged->quality == MoveQuality::Blunder ? Mark::Safe : Mark::Safest};
    for (const std::string& number : judged->better_proof) marks.numbers.push_back(cell_of(number));
    draw_hint_marks(canvas, theme(), view_.grid(), game_, marks, numbers_of(context_));
  }
  if (line() || ply() == 0) return;
  draw_mark(canvas, theme(), view_.grid().cell(replay_->moves()[ply() - 1].at), Mark::Last);
}

// --- The shown position

// `from`: where the move was made that leads there; nothing without motion.
void ReviewPage::show(Game game, std::optional<Point> from) {
  game_ = std::move(game);
  if (from)
    view_.show(game_, *from, now());
  else
    view_.reset(game_);
}

void ReviewPage::show_step(std::size_t before) {
  const bool next = ply() == before + 1;
  show(replay_->at(ply()), next ? std::optional(replay_->moves()[before].at) : std::nullopt);
}

// The line beside the game opens the safer cell.
void ReviewPage::show_line_step(std::size_t before) {
  static_cast<void>(before);
  if (!line()) return show(replay_->at(ply()), {});
  Game game = replay_->at(line()->from);
  if (line()->at == 0) return show(std::move(game), {});
  const Point at = cell_of(line()->moves.front());
  while (game.cover(at) == Cover::Flag || game.cover(at) == Cover::Question) game.play({Action::Mark, at});
  game.play({Action::Open, at});
  show(std::move(game), at);
}

// --- Words

ReviewPage::MoveWords ReviewPage::words_of(std::size_t move) const {
  return {.name = cell_name(replay_->moves()[move].at)};
}

std::string ReviewPage::start_line() const {
  return board_words(context_.words, replay_->rules());
}

// "Opened 4,5 · 12.34 (+0.87)".
std::string ReviewPage::position_line() const {
  if (ply() == 0) return start_line();
  constexpr std::array kActions{msgid("Opened {cell}"), msgid("Marked {cell}"), msgid("Chord at {cell}")};
  const Move& move = replay_->moves()[ply() - 1];
  const std::int64_t time = replay_->times()[ply() - 1];
  const std::int64_t pause = time - (ply() > 1 ? replay_->times()[ply() - 2] : 0);
  return format(tr(kActions[static_cast<std::size_t>(move.action)]), {{"cell", cell_name(move.at)}}) + " · " +
         time_text(milliseconds(time)) + " (+" + time_text(milliseconds(pause)) + ")";
}

// --- Playing

std::vector<Command> ReviewPage::tools() {
  return {{{"same", msgid("Same board again"), "restart"},
           [this] { ui::play_on(context_, floor_, {known_match(context_, match_from(*replay_, 0))}); }}};
}

// Beside the game: from the position that the line leaves.
std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  return {known_match(context_, match_from(*replay_, line() ? line()->from : ply()))};
}

std::string ReviewPage::state() const {
  return ui::ReviewPage::state() + " open=" +
         std::to_string(replay_->rules().size.area() - replay_->rules().mines - game_.safe_cells_left()) +
         " quality=" + std::to_string(static_cast<int>(quality())) +
         (explained() ? " proof=" + std::to_string(explained()->better_proof.size()) : "");
}

}  // namespace quintet::mines
