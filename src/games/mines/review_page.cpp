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
#include "games/mines/advice.hpp"
#include "games/mines/art.hpp"
#include "games/mines/settings.hpp"
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
  const Size size = replay.start().rules.size;
  style.board = {static_cast<float>(size.width), static_cast<float>(size.height)};
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

using Ply = NumberedPly<Move>;

// The best line opens this cell.
void set_better(Ply& ply, Point at) {
  ply.reviewed.better = cell_name(at);
  ply.lines.best = {{Action::Open, at}};
}

// Where a cell was certainly safe: that of the easiest proof, as the hint names it.
void name_safe(const Localiser& words, const Game& before, const ClickReview& review, Ply& ply,
               const std::stop_token& stop) {
  const auto reason = easiest_safe(before.position(), stop);
  set_better(ply, reason ? reason->at : review.safest);
  if (reason) ply.reviewed.better_proof = reason->numbers;
  constexpr std::array kMessages{
      msgid("The ticked cell, {cell}, was certainly safe: the lit number had all its mines."),
      msgid("The ticked cell, {cell}, was certainly safe: the two lit numbers prove it."),
      msgid("The ticked cell, {cell}, was certainly safe: the lit numbers prove it."),
      msgid("The ticked cell, {cell}, was certainly safe: the number of mines left proves it.")};
  const std::string_view message = reason ? kMessages[static_cast<std::size_t>(reason->proof)]
                                          : msgid("The ticked cell, {cell}, was certainly safe.");
  ply.reviewed.better_reason = LocalizedText([&words, message, cell = ply.reviewed.better] {
    return format(words.tr(message), {{"cell", cell}});
  });
}

// Where nothing was: the cell that the hint would have named. A click there was no mistake.
void name_guess(const Localiser& words, const Game& before, const Move& move, const ClickReview& review,
                Ply& ply, const std::stop_token& stop) {
  const Hint hint = find_hint(before, {}, stop);
  if (move.action == Action::Open && hint.at == move.at) {
    ply.reviewed.quality = MoveQuality::Fine;
    ply.reviewed.words = LocalizedText([&words, risk = review.risk] {
      return format(words.tr("Nothing was certain: the best guess, {risk}"),
                    {{"risk", ui::percent_text(risk)}});
    });
    return;
  }
  constexpr double kSame = 1e-9;  // chances that differ by less are equal
  set_better(ply, hint.at);
  ply.reviewed.better_reason = LocalizedText(
      [&words, cell = ply.reviewed.better, risk = hint.mine, safest = hint.mine <= review.least + kSame] {
        return format(words.tr(safest ? msgid("The circled cell, {cell}, was the safest, at {risk}.")
                                      : msgid("The circled cell, {cell}, was the best guess, at {risk}.")),
                      {{"cell", cell}, {"risk", ui::percent_text(risk)}});
      });
}

Ply numbered_ply(const Localiser& words, const Replay& replay, std::size_t number,
                 const std::stop_token& stop) {
  Ply ply{.ply = number, .reviewed = {.value = static_cast<double>(figures(replay.at(number), number).done)}};
  if (number == 0) return ply;
  const Move& move = replay.moves()[number - 1];
  const Game before = replay.at(number - 1);
  const auto review = review_click(before, move, stop);
  const double risk = review ? review->risk : 0;
  ply.reviewed.words = LocalizedText([&words, message = worth_message(review, move), risk] {
    return format(words.tr(message), {{"risk", ui::percent_text(risk)}});
  });
  if (!review || (review->worth != Worth::Gamble && review->worth != Worth::Needless)) return ply;
  ply.reviewed.quality = review->worth == Worth::Gamble ? MoveQuality::Mistake : MoveQuality::Blunder;
  ply.reviewed.cost = review->risk;
  if (review->worth == Worth::Needless)
    name_safe(words, before, *review, ply, stop);
  else
    name_guess(words, before, move, *review, ply, stop);
  return ply;
}

ReviewWork<Move> work_on(const Localiser& words, const std::shared_ptr<const Replay>& replay) {
  const std::size_t plies = replay->moves().size() + 1;
  return {.name = [](const Move& move) { return cell_name(move.at); },
          .judge =
              [replay, plies, &words](std::size_t step, const std::stop_token& stop) {
                std::vector<Ply> found;
                const std::size_t end = std::min(plies, (step + 1) * kPliesInAStep);
                for (std::size_t ply = step * kPliesInAStep; ply < end && !stop.stop_requested(); ++ply)
                  found.push_back(numbered_ply(words, *replay, ply, stop));
                return found;
              },
          .steps = (plies + kPliesInAStep - 1) / kPliesInAStep};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const GameRecords<Record>& records, const Record& record,
                       std::size_t floor)
    : GameReviewPage(context, records, record, floor, style_of(*record.replay),
                     work_on(context.words, record.replay)),
      floor_(floor),
      view_(context, BoardView::Fit::Whole) {}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, numbers_of(context_), {}, now);
  const auto guard = canvas.saved();
  canvas.clip(view_.grid().window);
  if (const Move* const safer = better(explained())) {
    const ReviewedPly& judged = plies()[*explained()];
    const HintMarks marks{.numbers = judged.better_proof,
                          .cell = safer->at,
                          .mark = judged.quality == MoveQuality::Blunder ? Mark::Safe : Mark::Safest};
    draw_hint_marks(canvas, theme(), view_.grid(), game(), marks, numbers_of(context_));
  }
  if (line() || ply() == 0) return;
  draw_mark(canvas, theme(), view_.grid().cell(last_move()->at), Mark::Last);
}

void ReviewPage::show(ReviewStep step, const Game& before, const Played& played) {
  static_cast<void>(before);
  static_cast<void>(played);
  if (step == ReviewStep::Forward)
    view_.show(game(), last_move()->at, now());
  else
    view_.reset(game());
}

// The player may have marked the cell that the line opens.
Played ReviewPage::play(Game& game, const Move& move) const {
  if (move.action == Action::Open)
    while (game.cover(move.at) == Cover::Flag || game.cover(move.at) == Cover::Question)
      game.play({Action::Mark, move.at});
  return game.play(move);
}

// "Opened 4,5 · 12.34 (+0.87)".
std::string ReviewPage::position_line() const {
  if (ply() == 0) return board_words(context_.words, replay().start().rules);
  constexpr std::array kActions{msgid("Opened {cell}"), msgid("Marked {cell}"), msgid("Chord at {cell}")};
  const Move& move = replay().moves()[ply() - 1];
  const std::int64_t time = replay().times()[ply() - 1];
  const std::int64_t pause = time - (ply() > 1 ? replay().times()[ply() - 2] : 0);
  return format(tr(kActions[static_cast<std::size_t>(move.action)]), {{"cell", cell_name(move.at)}}) + " · " +
         time_text(milliseconds(time)) + " (+" + time_text(milliseconds(pause)) + ")";
}

std::vector<Command> ReviewPage::tools() {
  return {{{"same", msgid("Same board again"), "restart"},
           [this] { ui::play_on(context_, floor_, {known_match(context_, match_from(replay(), 0))}); }}};
}

// Beside the game: from the position that the line leaves.
std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  return {known_match(context_, match_from(replay(), game_moves()))};
}

std::string ReviewPage::state() const {
  const Rules& rules = game().rules();
  std::string text = GameReviewPage::state() +
                     " open=" + std::to_string(rules.size.area() - rules.mines - game().safe_cells_left()) +
                     " quality=" + std::to_string(static_cast<int>(quality()));
  if (const auto ply = explained()) text += " proof=" + std::to_string(plies()[*ply].better_proof.size());
  return text;
}

}  // namespace quintet::mines
