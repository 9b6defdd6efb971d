#include "games/mines/review_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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
constexpr float kNameHeight = 19, kNameGap = 2;  // of the name of a cell, in points
constexpr std::array kSpeeds{PlaybackSpeed{"½×", milliseconds(2000)}, PlaybackSpeed{"1×", milliseconds(1000)},
                             PlaybackSpeed{"2×", milliseconds(500)}, PlaybackSpeed{"4×", milliseconds(250)},
                             PlaybackSpeed{"8×", milliseconds(125)}};

std::string count_text(double value) {
  return std::to_string(std::lround(value));
}

// How much of the board is open, by the clicks that it needs.
ReviewStyle style_of(const Replay& replay) {
  const int all = std::max(1, figures(replay.end(), 0).three_bv);
  ReviewStyle style{.scale = {.most = all, .text = count_text, .label = count_text, .whole = true},
                    .list = ReviewStyle::List::Mistakes,
                    .cost_text = ui::percent_text,
                    .speeds = {kSpeeds, 1},
                    .words = kPuzzleWords};
  style.words.value = msgid("3BV {value}");
  style.words.start = msgid("The closed board");
  style.words.best_line = msgid("Safer cell");
  style.words.play_on = msgid("Try from here");
  style.words.try_prompt = msgid("Open a cell and see what it risked.");
  style.words.signs = {Message(), msgid("Gambles"), msgid("Needless risks")};
  style.words.find = msgid("Find a safer cell.");
  style.try_icon = "board";
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

// The player may have marked the cell that a line opens.
Game unmarked(Game game, const Move& move) {
  if (move.action == Action::Open)
    while (game.cover(move.at) == Cover::Flag || game.cover(move.at) == Cover::Question)
      game.play({Action::Mark, move.at});
  return game;
}

Ply judged_ply(const Localiser& words, const Game& before, const Move& move, const Game& after,
               std::size_t number, const std::stop_token& stop) {
  Ply ply{.ply = number, .reviewed = {.value = static_cast<double>(figures(after, number).done)}};
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

Ply numbered_ply(const Localiser& words, const Replay& replay, std::size_t number,
                 const std::stop_token& stop) {
  if (number == 0) return {};
  return judged_ply(words, replay.at(number - 1), replay.moves()[number - 1], replay.at(number), number,
                    stop);
}

LineAnswer<Move> judged_try(const Localiser& words, const Replay& replay, const ReviewLine<Move>& line,
                            const std::stop_token& stop) {
  Game before = replay.at(line.from);
  for (const Move& move : line.shown().first(line.at - 1)) {
    before = unmarked(std::move(before), move);
    before.play(move);
  }
  const Move& move = line.moves[line.at - 1];
  before = unmarked(std::move(before), move);
  Game after = before;
  after.play(move);
  return {.before = static_cast<double>(figures(before, 0).done),
          .judged = judged_ply(words, before, move, after, 0, stop).reviewed};
}

// What was clicked in the position before this move, opened a mine, and was taken back: it stays a mistake of the game.
void judge_death(const Localiser& words, const Replay& replay, const Move& fatal, Ply& ply,
                 const std::stop_token& stop) {
  ply.reviewed.quality = MoveQuality::Mistake;
  ply.reviewed.words = LocalizedText([&words, cell = cell_name(fatal.at)] {
    return format(words.tr("A click on {cell} opened a mine and was taken back."), {{"cell", cell}});
  });
  // A chord may only have become possible by a move that was taken back with it.
  const Game before = replay.at(ply.ply - 1);
  const auto review = before.is_legal(fatal) ? review_click(before, fatal, stop) : std::nullopt;
  if (!review) return;
  ply.reviewed.cost = review->risk;
  if (review->worth == Worth::Needless) {
    ply.reviewed.quality = MoveQuality::Blunder;
    name_safe(words, before, *review, ply, stop);
  } else if (review->worth == Worth::Gamble) {
    name_guess(words, before, fatal, *review, ply, stop);
    ply.reviewed.quality = MoveQuality::Mistake;
  }
}

std::vector<Death> deaths_of(const Record& record) {
  return read_deaths(record.notes.deaths, record.replay->start().rules.size).value_or(std::vector<Death>{});
}

ReviewWork<Move> work_on(const Localiser& words, const Record& record) {
  const std::shared_ptr<const Replay> replay = record.replay;
  const auto deaths = deaths_of(record);
  const std::size_t plies = replay->moves().size() + 1;
  return {.name = [](const Move& move) { return cell_name(move.at); },
          .judge =
              [replay, plies, deaths, &words](std::size_t step, const std::stop_token& stop) {
                std::vector<Ply> found;
                const std::size_t end = std::min(plies, (step + 1) * kPliesInAStep);
                for (std::size_t ply = step * kPliesInAStep; ply < end && !stop.stop_requested(); ++ply)
                  found.push_back(numbered_ply(words, *replay, ply, stop));
                for (Ply& ply : found) {
                  const auto death =
                      std::ranges::find(deaths, ply.ply, [](const Death& one) { return one.ply + 1; });
                  if (death != deaths.end()) judge_death(words, *replay, death->move, ply, stop);
                }
                return found;
              },
          .steps = (plies + kPliesInAStep - 1) / kPliesInAStep,
          .answer = [replay, &words](
                        const ReviewLine<Move>& line,
                        const std::stop_token& stop) { return judged_try(words, *replay, line, stop); },
          .by = record.notes.deaths};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const GameRecords<Record>& records, const Record& record,
                       std::size_t floor)
    : GameReviewPage(context, records, record, floor, style_of(*record.replay),
                     work_on(context.words, record)),
      floor_(floor),
      deaths_(deaths_of(record)),
      view_(context, BoardView::Fit::Whole) {}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  std::vector<Point> pressed;
  if (const auto at = shown_cursor() ? shown_cursor() : hovered_cell();
      at && trying() && may_play({Action::Open, *at}))
    pressed.push_back(*at);
  view_.draw_window(canvas, numbers_of(context_), pressed, now);
  const auto guard = canvas.saved();
  canvas.clip(view_.grid().window);
  if (const auto fatal = taken_back()) {
    // A chord is on a number, which stays in sight; the name of a mine must not lie on the cell beside it.
    const bool mine = fatal->action == mines::Action::Open;
    if (mine) draw_mark(canvas, theme(), view_.grid().cell(fatal->at), Mark::Mine);
    draw_name(canvas, fatal->at, mine ? NamePlace::Inside : NamePlace::Beside);
  }
  const Move* const safer = better(explained());
  if (safer) {
    const ReviewedPly& judged = plies()[*explained()];
    const HintMarks marks{.numbers = judged.better_proof,
                          .cell = safer->at,
                          .mark = judged.quality == MoveQuality::Blunder ? Mark::Safe : Mark::Safest};
    draw_hint_marks(canvas, theme(), view_.grid(), game(), marks, numbers_of(context_));
  }
  if (safer) draw_name(canvas, safer->at);
  if (line() || ply() == 0) return;
  draw_mark(canvas, theme(), view_.grid().cell(last_move()->at), Mark::Last);
  if (!hurried() && !(safer && safer->at == last_move()->at)) draw_name(canvas, last_move()->at);
}

// What opened a mine and was taken back before the move that is shown.
std::optional<Move> ReviewPage::taken_back() const {
  const auto death = std::ranges::find(deaths_, ply(), [](const Death& one) { return one.ply + 1; });
  if (line() || death == deaths_.end()) return std::nullopt;
  return death->move;
}

// The words call a cell by its row and column, which no edge of the board counts.
void ReviewPage::draw_name(Canvas& canvas, Point at, NamePlace place) const {
  const Rect cell = view_.grid().cell(at), window = view_.grid().window;
  const std::string name = cell_name(at);
  const float width = canvas.text_width(name, Face::Bold, type::kCaption) + 2 * space::kHair;
  const float above = cell.y - kNameHeight - kNameGap;
  const float beside = above >= window.y ? above : cell.bottom() + kNameGap;
  const Rect box{
      std::clamp(cell.centre().x - width / 2, window.x, std::max(window.x, window.right() - width)),
      place == NamePlace::Inside ? cell.centre().y - kNameHeight / 2 : beside, width, kNameHeight};
  canvas.rounded(box, radius::kCell, theme().colour.text);
  canvas.text(
      name, box,
      {.face = Face::Bold, .size = type::kCaption, .colour = theme().colour.surface, .align = Align::Centre});
}

void ReviewPage::show(ReviewStep step, const Game& /*before*/, const Played& /*played*/) {
  // A mine that was tried leaves the rest of the board to be found.
  const AfterLoss rest = line() ? AfterLoss::Hidden : AfterLoss::Told;
  if (step == ReviewStep::Forward)
    view_.show(game(), last_move()->at, now(), rest);
  else
    view_.reset(game(), rest);
}

Played ReviewPage::play(Game& game, const Move& move) const {
  game = unmarked(std::move(game), move);
  return game.play(move);
}

bool ReviewPage::may_play(const Move& move) const {
  return unmarked(game(), move).is_legal(move);
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
