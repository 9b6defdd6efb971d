#include "games/mines/lesson_page.hpp"

#include <array>
#include <utility>
#include <vector>

#include "games/mines/definition.hpp"
#include "games/mines/hand.hpp"
#include "games/mines/hint_marks.hpp"
#include "games/mines/position_art.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr Duration kInSight = milliseconds(1200);

struct Board {
  Size size;
  std::vector<Point> mines;
  std::vector<Move> moves;  // played before the lesson
};
struct Step {
  LessonStep lesson;
  std::size_t board;
  Action action;
  HintMarks marks;
};

//  0000    012*    *2*10
//  0111    01*2    12110
//  01*1    0111    00000
//  0111    0000    00000
const std::array<Board, 3>& boards() {
  static const std::array<Board, 3> all{
      Board{{4, 4}, {{2, 2}}, {}}, Board{{4, 4}, {{0, 3}, {1, 2}}, {{Action::Open, {3, 0}}}},
      Board{{5, 4},
            {{0, 0}, {0, 2}},
            {{Action::Mark, {0, 0}}, {Action::Mark, {0, 2}}, {Action::Open, {1, 1}}}}};
  return all;
}

const std::vector<Step>& all_steps() {
  static const std::vector<Step> all{
      {{msgid("Open the marked cell. No mine is near it, so the area around it opens too."), {{0, 0}}},
       0,
       Action::Open,
       {.cell = Point{0, 0}}},
      {{msgid(
            "A number counts the mines around it. Both lit 1s touch the same mine, so open the ticked cell."),
        {{2, 3}}},
       0,
       Action::Open,
       {.numbers = {{1, 1}, {1, 2}}, .among = {{2, 2}}, .cell = Point{2, 3}}},
      {{msgid("This 1 touches one closed cell only, so that is its mine. Flag it with a right click, a long "
              "press, or the F "
              "key."),
        {{1, 2}}},
       1,
       Action::Mark,
       {.numbers = {{2, 1}}, .among = {{1, 2}}}},
      {{msgid("Now the lit 1 has its mine. Open the other cell that it touches."), {{0, 2}}},
       1,
       Action::Open,
       {.numbers = {{1, 1}}, .cell = Point{0, 2}}},
      {{msgid("This 2 has both its flags. Click it: the other cells around it open."), {{1, 1}}},
       2,
       Action::Chord,
       {.numbers = {{1, 1}}}}};
  return all;
}

std::vector<LessonStep> steps() {
  std::vector<LessonStep> steps;
  for (const Step& step : all_steps()) steps.push_back(step.lesson);
  return steps;
}

Game game_on(const Board& board) {
  Rules rules{.size = board.size, .mines = static_cast<int>(board.mines.size())};
  Game game(Start{.rules = rules,
                  .random = Random(1),
                  .given = Start::Given{{Field(board.size, board.mines), false}, {}}});
  for (const Move& move : board.moves) game.play(move);
  return game;
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, definition(),
                     {.steps = steps(),
                      .closing = msgid("Number, flag, chord: that's all. Think before you click!"),
                      .touch = BoardInput::Touch::Buttons},
                     std::move(finish)),
      view_(context) {
  step_begun();
}

void LessonPage::step_begun() {
  next_at_.reset();
  if (lesson().over()) return;
  const std::size_t step = lesson().done(), board = all_steps()[step].board;
  if (step > 0 && all_steps()[step - 1].board == board) return;
  game_ = game_on(boards()[board]);
  view_.reset(game_);
  input_.set_cursor({game_.size().height - 1, 0});
}

void LessonPage::place_board(Rect area) {
  view_.fit(area, game_.size());
}

void LessonPage::pick(Point cell) {
  play(game_.cover(cell) == Cover::Open ? Action::Chord : Action::Open, cell);
}
void LessonPage::alternative(Point cell) {
  play(Action::Mark, cell);
}
void LessonPage::both(Point cell) {
  play(Action::Chord, cell);
}

void LessonPage::play(Action action, Point cell) {
  if (next_at_) return next_step();  // a player who has seen enough need not wait
  if (action != all_steps()[lesson().done()].action || !game_.is_legal({action, cell})) return decline(cell);
  message_.clear();
  const Played played = game_.play({action, cell});
  context_.audio.play(played.marked ? "mine-flag" : played.opened.size() > 1 ? "mine-flood" : "mine-open");
  view_.show(game_, cell, now());
  if (game_.over()) context_.audio.play("win-" + std::string(word_of(theme().desk)));
  next_at_ = view_.busy_until() + kInSight;
}

void LessonPage::decline(Point cell) {
  if (next_at_) return next_step();
  view_.refuse(cell, now());
  if (all_steps()[lesson().done()].action == Action::Mark)
    message_.say(msgid("Right click, long press, or F"), now());
}

void LessonPage::advance(Duration step) {
  ui::LessonPage::advance(step);
  if (next_at_ && now() >= *next_at_) next_step();
}

bool LessonPage::moving() const {
  return ui::LessonPage::moving() || next_at_.has_value();
}

std::optional<Point> LessonPage::next_cell(Point from, quintet::Action direction) const {
  return next_in_grid(game_.size(), from, direction);
}

void LessonPage::draw_board(Canvas& canvas, Duration now) const {
  const Numbers numbers = numbers_of(context_);
  const auto held = lesson().over() ? std::nullopt : input_.held();
  view_.draw_window(canvas, numbers, held ? Hand{}.pressed(game_, *held) : std::vector<Point>{}, now);
  if (!lesson().over() && !next_at_ && !view_.moving(now))
    draw_hint_marks(canvas, theme(), view_.grid(), game_, all_steps()[lesson().done()].marks, numbers);
  if (const auto cursor = shown_cursor())
    draw_mark(canvas, theme(), view_.grid().cell(*cursor), Mark::Cursor);
}

std::string LessonPage::state() const {
  return ui::LessonPage::state() + " closed=" + std::to_string(game_.safe_cells_left());
}

}  // namespace quintet::mines
