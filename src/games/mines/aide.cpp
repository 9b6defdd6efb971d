#include "games/mines/aide.hpp"

#include <algorithm>
#include <array>

#include "games/mines/words.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr CommandInfo kGotIt{"got-it", msgid("Got it")};
constexpr CommandInfo kOpenIt{"open-it", msgid("mines", "Open it"), "check"};
constexpr CommandInfo kRemoveFlag{"open-it", msgid("Remove the flag"), "close"};

// The title and the words on a lost click.
std::pair<Message, std::string> judgement(const Localiser& words, const ClickReview& loss) {
  if (loss.worth == Worth::Unknown)
    return {msgid("Too complex to judge"), words.tr("This position was too complex to solve exactly.")};
  if (loss.worth == Worth::Safest)
    return {msgid("A real guess"), words.tr("{least} % was the smallest risk there was.")};
  if (loss.certain.empty())
    return {msgid("A risky guess"), words.tr("{risk} % risk. The circled cell had {least} %.")};
  const auto certain = words.trn("The ticked cell was certainly safe.",
                                 "The ticked cells were certainly safe.", loss.certain.size());
  return {msgid("Avoidable"), certain};
}

}  // namespace

Rect Aide::place(Rect area, const Game& game) {
  const Size size = game.size();
  const auto places =
      AdviceBar::places(area, {static_cast<float>(size.width), static_cast<float>(size.height)});
  bar_place_ = places.bar;
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
  if (!shows_chances_) return {};
  if (match.game().status() == Status::Ready) return tr("The chances appear after the first click.");
  if (answer_.chances && answer_.chances->solved == Solved::Unknown)
    return tr("Too complex to solve exactly: the chances are unknown.");
  return tr("The chance of a mine in each cell, in percent.");
}

std::vector<std::pair<Command, Rect>> Aide::buttons(const Match& match, const CarryOut& carry_out) {
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
  bar_.lay(bar_hidden_ ? Rect{} : bar_place_, bar_words(match), std::move(commands));
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

// A mark alone tells nothing new.
void Aide::follow(const Match& match) {
  const int closed = match.game().safe_cells_left();
  const bool was_lost = std::exchange(lost_, match.lost());
  if (std::exchange(closed_, closed) == closed && !was_lost && !lost_) {
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
  wants_hint_ = chances_counted_ = lost_ = false;
  closed_ = 0;
}

// One computation for everything that is wanted of this position.
void Aide::ask(const Match& match) {
  background_.cancel();
  const bool chances = shows_chances_ && match.game().status() == Status::Playing;
  if (!wants_hint_ && !chances && !match.lost()) return;
  const auto& given = match.start().given;
  const std::optional<Point> first = given ? std::optional(given->first) : std::nullopt;
  const std::size_t last = match.session().played() - (match.lost() ? 1 : 0);
  background_.start([game = match.lost() ? match.session().before(last) : match.game(),
                     fatal = match.lost() ? std::optional(match.session().moves()[last]) : std::nullopt,
                     first, chances, hints = wants_hint_](const std::stop_token& stop) {
    Answer answer;
    if (fatal) answer.loss = review_click(game, *fatal);
    if (hints) answer.hint = find_hint(game, first, stop);
    if (chances) answer.chances = mines::chances(game.position());
    return answer;
  });
}

bool Aide::advance(Match& match) {
  auto answer = background_.poll();
  if (!answer) return false;
  // Out of memory: the position is too large.
  if (!*answer)
    *answer = Answer{.hint = {}, .chances = ChanceTable{Solved::Unknown, {}}, .loss = ClickReview{}};
  if (!wants_hint_) (*answer)->hint = answer_.hint;
  const bool is_new = std::exchange(wants_hint_, false);
  answer_ = **std::move(answer);
  words_revision_ = 0;
  closed_ = match.game().safe_cells_left();
  if (is_new) match.count_assist();
  if (answer_.chances && !std::exchange(chances_counted_, true)) match.count_assist();
  if (hint()) words_ = hint_words(context_.words, match.game(), *hint());
  return is_new && hint();
}

bool Aide::dismiss() {
  if (!hint()) return false;
  answer_.hint.reset();
  return true;
}

HintMarks Aide::marks() const {
  if (!hint()) return {};
  return {.numbers = hint()->reason.numbers,
          .mines = words_.mines,
          .among = words_.among,
          .letters = words_.letters,
          .cell = hint()->at,
          .mark = hint()->kind == Hint::Kind::Certain ? Mark::Safe : Mark::Safest};
}

void Aide::draw_marks(Canvas& canvas, const CellGrid& grid, const Game& game, Numbers numbers) const {
  const auto guard = canvas.saved();
  canvas.clip(grid.window);
  const Theme& theme = context_.theme;
  if (shows_chances_ && answer_.chances && answer_.chances->solved == Solved::Exactly) {
    grid.for_seen([&](Point at) {
      // A right flag says the same.
      const double mine = answer_.chances->mine[at];
      const bool flagged = game.cover(at) == Cover::Flag && mine == 1;
      if (game.cover(at) != Cover::Open && !flagged) draw_chance(canvas, theme, grid.cell(at), mine);
    });
  }
  if (answer_.loss) {
    for (const Point at : answer_.loss->certain) {
      if (game.cover(at) != Cover::Flag) draw_mark(canvas, theme, grid.cell(at), Mark::Safe);
    }
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
  if (!answer_.loss) return std::nullopt;
  const auto [title, text] = judgement(context_.words, *answer_.loss);
  return GameResult::Note{.title = context_.words.tr(title),
                          .text = format(text, {{"risk", exact_percent(answer_.loss->risk)},
                                                {"least", exact_percent(answer_.loss->least)}})};
}

std::string Aide::state() const {
  const bool certain = hint() && hint()->kind == Hint::Kind::Certain;
  return (certain ? " proof=" + std::to_string(static_cast<int>(hint()->reason.proof)) : "") +
         (hint() ? " hint=" + std::to_string(hint()->at.row) + ',' + std::to_string(hint()->at.column) : "") +
         (shows_chances_ ? " chances" : "") +
         (answer_.loss ? " judged=" + std::to_string(static_cast<int>(answer_.loss->worth)) : "");
}

}  // namespace quintet::mines
