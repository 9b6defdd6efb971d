#include "games/mines/lesson_page.hpp"

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/text.hpp"
#include "games/mines/advice.hpp"
#include "games/mines/art.hpp"
#include "games/mines/board_view.hpp"
#include "games/mines/settings.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr Duration kInSight = milliseconds(1200);

// Boards are those of drawn_game, row by row:
//  0000    012*    *2*10
//  0111    01*2    12110
//  01*1    0111    00000
//  0111    0000    00000
Script script() {
  constexpr std::string_view kWrong = msgid("Open the marked cell.");
  return {
      .steps = {{.text = msgid("Open the marked cell. No mine is near it, so the area around it opens too."),
                 .board = "#### #### ##*# ####",
                 .move = "open 0,0",
                 .wrong = kWrong},
                {.text =
                     msgid("A number counts the mines around it. Both lit 1s touch the same mine, so open "
                           "the ticked cell."),
                 .move = "open 2,3",
                 .wrong = kWrong},
                {.text =
                     msgid("This 1 touches one closed cell only, so that is its mine. Flag it with a right "
                           "click, a long press, or the F key."),
                 .board = "..#* ..*# .... ....",
                 .move = "mark 1,2",
                 .wrong = msgid("Right click, long press, or F")},
                {.text = msgid("Now the lit 1 has its mine. Open the other cell that it touches."),
                 .move = "open 0,2",
                 .wrong = kWrong},
                {.text = msgid("This 2 has both its flags. Click it: the other cells around it open."),
                 .board = "F#F## #.### ##### #####",
                 .move = "chord 1,1",
                 .wrong = msgid("Click the lit 2 itself.")}},
      .closing = msgid("Number, flag, chord: that’s all. Think before you click!"),
      .touch = BoardInput::Touch::Buttons,
      .alternative = BoardFocus::Alternative::Moves};
}

// What each step points at.
const std::array<HintMarks, 5>& marks_of_steps() {
  static const std::array<HintMarks, 5> all{
      HintMarks{.cell = Point{0, 0}},
      HintMarks{.numbers = {{1, 1}, {1, 2}}, .among = {{2, 2}}, .cell = Point{2, 3}},
      HintMarks{.numbers = {{2, 1}}, .among = {{1, 2}}},
      HintMarks{.numbers = {{1, 1}}, .cell = Point{0, 2}},
      HintMarks{.numbers = {{1, 1}}},
  };
  return all;
}

class Lesson final : public LessonBoard {
 public:
  explicit Lesson(Context& context) : context_(context), view_(context) {}

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, game_.size()); }
  void begin(const LessonMoment& at) override;
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  void decline(const LessonMoment& at, const Gesture& gesture) override {
    view_.refuse(gesture.cell, at.now);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  std::string state() const override { return "closed=" + std::to_string(game_.safe_cells_left()); }

 private:
  Context& context_;
  Game game_;
  BoardView view_;
  std::size_t step_ = 0;
};

void Lesson::begin(const LessonMoment& at) {
  step_ = at.index;
  if (at.step.board.empty()) return;
  game_ = drawn_game(split(at.step.board, ' '));
  view_.reset(game_);
  at.input.set_cursor({game_.size().height - 1, 0});
}

LessonBoard::Outcome Lesson::play(const LessonMoment& at, const Gesture& gesture) {
  const auto move = Hand{}.move(game_, gesture);
  if (!move || Game::write_move(*move) != at.step.move) return {Outcome::What::Wrong};
  at.message.clear();
  const Played played = game_.play(*move);
  context_.audio.play(played.marked ? "mine-flag" : played.opened.size() > 1 ? "mine-flood" : "mine-open");
  view_.show(game_, gesture.cell, at.now);
  if (game_.over()) context_.audio.play("mine-blossom");
  return {Outcome::What::Done, view_.busy_until() + kInSight};
}

void Lesson::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  const Numbers numbers = numbers_of(context_);
  const auto held = hand.input.held();
  view_.draw_window(canvas, numbers, held ? Hand{}.pressed(game_, *held) : std::vector<Point>{}, now);
  if (hand.awaited && !view_.moving(now))
    draw_hint_marks(canvas, context_.theme, view_.grid(), game_, marks_of_steps()[step_], numbers);
  if (hand.cursor) draw_mark(canvas, context_.theme, view_.grid().cell(*hand.cursor), Mark::Cursor);
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::mines
