#include "games/mines/aide.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "games/mines/words.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr CommandInfo kGotIt{"got-it", msgid("Got it")};
constexpr CommandInfo kOpenIt{"open-it", msgid("mines", "Open it"), "check"};
constexpr CommandInfo kRemoveFlag{"open-it", msgid("Remove the flag"), "close"};

// The title and the words on a lost click.
std::pair<Message, std::string> judgement(const Localiser& words, const ClickReview& loss,
                                          std::size_t ticked) {
  if (loss.worth == Worth::Unknown)
    return {msgid("Too complex to judge"), words.tr("This position was too complex to solve exactly.")};
  if (loss.worth == Worth::Safest)
    return {msgid("A real guess"), words.tr("{least} % was the smallest risk there was.")};
  if (loss.certain.empty())
    return {msgid("A risky guess"), words.tr("{risk} % risk. The circled cell had {least} %.")};
  const auto certain =
      ticked > 0
          ? words.trn("The ticked cell was certainly safe.", "The ticked cells were certainly safe.", ticked)
          : words.trn("The cell under the wrong flag was certainly safe.",
                      "The cells under the wrong flags were certainly safe.", loss.certain.size());
  return {msgid("Avoidable"), certain};
}

}  // namespace

GameResult::Note loss_note(const Localiser& words, const ClickReview& loss, std::size_t ticked) {
  const auto [title, text] = judgement(words, loss, ticked);
  return {.title = words.tr(title),
          .text = format(text, {{"risk", exact_percent(loss.risk)}, {"least", exact_percent(loss.least)}})};
}

Rect Aide::place(Rect area, const Game& game) {
  const Size size = game.size();
  const auto places =
      AdviceBar::places(area, {static_cast<float>(size.width), static_cast<float>(size.height)});
  bar_place_ = places.bar;
  bar_over_ = places.over;
  bar_area_ = area;
  bar_hidden_ = false;
  if (hint() && words_revision_ != context_.words.revision()) {
    words_ = hint_words(context_.words, game, *hint());
    words_revision_ = context_.words.revision();
  }
  return places.board;
}

std::string Aide::bar_words(const Match& match) const {
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  if (match.over()) return {};
  if (hint()) return words_.text;
  if (failed_) return tr("This could not be computed.");
  if (!shows_chances_) return {};
  if (match.game().status() == Status::Ready) return tr("The chances appear after the first click.");
  if (answer_.chances && answer_.chances->solved == Solved::Unknown)
    return tr("Too complex to solve exactly: the chances are unknown.");
  return bar_over_ ? std::string() : tr("The chance of a mine in each cell, in percent.");
}

std::vector<std::pair<Command, Rect>> Aide::buttons(const Match& match, const CellGrid& grid,
                                                    const CarryOut& carry_out) {
  std::vector<Command> commands;
  if (hint()) {
    const Point at = hint()->at;
    const Cover cover = match.game().cover(at);
    const bool wrong = cover == Cover::Flag && hint()->kind == Hint::Kind::Certain;
    std::vector<Move> moves(cover == Cover::Closed                                   ? 0
                            : cover == Cover::Flag && match.game().rules().questions ? 2
                                                                                     : 1,
                            Move{Action::Mark, at});
    if (!wrong) moves.push_back({Action::Open, at});
    commands = {{.info = kGotIt, .run = [carry_out] { carry_out({}); }, .kind = Control::Kind::Button},
                {.info = wrong ? kRemoveFlag : kOpenIt,
                 .run = [carry_out, moves = std::move(moves)] { carry_out(moves); },
                 .kind = Control::Kind::Primary}};
  }
  bar_.lay(bar_hidden_ ? Rect{} : bar_place_, bar_words(match), commands);
  if (bar_over_ && bar_.shown()) bar_.keep_inside(bar_area_, hint() ? grid.cell(hint()->at) : Rect{});
  return bar_.buttons();
}

void Aide::ask_hint(const Match& match) {
  if (hint() || match.over()) return;
  wants_hint_ = true;
  ask(match);
}

void Aide::toggle_chances(const Match& match) {
  shows_chances_ = !shows_chances_;
  answer_.chances.reset();
  ask(match);
}

// After a mark alone the answer stays: it is about the closed cells, whatever stands on them.
void Aide::follow(const Match& match) {
  const int closed = match.game().safe_cells_left();
  const bool was_lost = std::exchange(lost_, match.lost());
  if (closed_ == closed && !was_lost && !lost_) {
    words_revision_ = 0;
    return;
  }
  wants_hint_ = false;
  answer_.hint.reset();
  answer_.loss.reset();
  if (match.over()) answer_.chances.reset();
  ask(match);
}

void Aide::forget() {
  background_.cancel();
  answer_ = {};
  wants_hint_ = shows_chances_ = chances_counted_ = failed_ = lost_ = false;
  closed_.reset();
}

// One computation for everything that is wanted of this position.
void Aide::ask(const Match& match) {
  background_.cancel();
  failed_ = false;
  closed_ = match.game().safe_cells_left();
  const bool chances = shows_chances_ && match.game().status() == Status::Playing;
  if (!wants_hint_ && !chances && !match.lost()) return;
  const auto& given = match.start().given;
  const std::optional<Point> first = given ? std::optional(given->first) : std::nullopt;
  const std::size_t last = match.session().played() - (match.lost() ? 1 : 0);
  background_.start([game = match.lost() ? match.session().before(last) : match.game(),
                     fatal = match.lost() ? std::optional(match.session().moves()[last]) : std::nullopt,
                     first, chances, hints = wants_hint_](const std::stop_token& stop) {
    Answer answer;
    if (fatal) answer.loss = review_click(game, *fatal, stop);
    if (answer.loss)
      std::ranges::copy_if(answer.loss->certain, std::back_inserter(answer.ticked),
                           [&game](Point at) { return game.cover(at) != Cover::Flag; });
    if (hints) answer.hint = find_hint(game, first, stop);
    if (chances) answer.chances = mines::chances(game.position(), kNodeLimit, stop);
    return answer;
  });
}

bool Aide::chances_known() const {
  return shows_chances_ && answer_.chances && answer_.chances->solved == Solved::Exactly;
}

bool Aide::advance(Match& match) {
  auto answer = background_.poll();
  if (!answer) return false;
  failed_ = !*answer;
  if (failed_) *answer = Answer{};
  if (!wants_hint_) (*answer)->hint = answer_.hint;
  const bool is_new = std::exchange(wants_hint_, false);
  answer_ = **std::move(answer);
  words_revision_ = 0;
  if (is_new && hint()) match.count_assist();
  if (chances_known() && !std::exchange(chances_counted_, true)) match.count_assist();
  if (hint()) words_ = hint_words(context_.words, match.game(), *hint());
  return is_new && hint();
}

bool Aide::dismiss() {
  if (!hint() && !failed_) return false;
  answer_.hint.reset();
  failed_ = false;
  return true;
}

HintMarks Aide::marks() const {
  if (!hint()) return {};
  std::vector<Point> numbers = hint()->reason.numbers;
  numbers.insert(numbers.end(), words_.proofs.begin(), words_.proofs.end());
  return {.numbers = std::move(numbers),
          .mines = words_.mines,
          .among = words_.among,
          .letters = words_.letters,
          .capitals = words_.capitals,
          .cell = hint()->at,
          .mark = hint()->kind == Hint::Kind::Certain ? Mark::Safe : Mark::Safest};
}

void Aide::draw_marks(Canvas& canvas, const CellGrid& grid, const Game& game, Numbers numbers) const {
  const auto guard = canvas.saved();
  canvas.clip(grid.window);
  const Theme& theme = context_.theme;
  if (chances_known()) {
    grid.for_seen([&](Point at) {
      // A flag on a certain mine says enough.
      const double mine = answer_.chances->mine[at];
      const bool flagged = game.cover(at) == Cover::Flag;
      if (game.cover(at) != Cover::Open && !(flagged && mine == 1))
        draw_chance(canvas, theme, grid.cell(at), mine, flagged);
    });
  }
  if (answer_.loss) {
    for (const Point at : answer_.ticked) draw_mark(canvas, theme, grid.cell(at), Mark::Safe);
    if (answer_.loss->worth == Worth::Gamble)
      draw_mark(canvas, theme, grid.cell(answer_.loss->safest), Mark::Safest);
  }
  draw_hint_marks(canvas, theme, grid, game, marks(), numbers);
}

void Aide::draw_bar(Canvas& canvas, const Game& game, Numbers numbers) const {
  bar_.draw(canvas, [&, marks = marks()](Canvas& on, Rect area, std::size_t picture) {
    draw_hint_cell(on, context_.theme, area, game, words_.pictures[picture], marks, numbers);
  });
}

std::optional<GameResult::Note> Aide::note() const {
  return loss() ? std::optional(loss_note(context_.words, *loss(), ticked())) : std::nullopt;
}

std::string Aide::state() const {
  const bool certain = hint() && hint()->kind == Hint::Kind::Certain;
  return (certain ? " proof=" + std::to_string(static_cast<int>(hint()->reason.proof)) : "") +
         (hint() ? " hint=" + std::to_string(hint()->at.row) + ',' + std::to_string(hint()->at.column) : "") +
         (shows_chances_ ? " chances" : "") + (bar_over_ && bar_.shown() ? " card-on-board" : "") +
         (answer_.loss ? " judged=" + std::to_string(static_cast<int>(answer_.loss->worth)) : "");
}

}  // namespace quintet::mines
