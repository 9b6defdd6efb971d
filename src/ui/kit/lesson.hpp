// A lesson teaches the one idea of a game by doing, on a board made for it. It is a script: steps with what the player
// reads, the board, the move that is expected, and the reply to it. LessonPage plays it on the LessonBoard of the game. A
// lesson comes before the first board of a game until it has been played to its end or skipped, and can be played again
// from the help.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.hpp"
#include "core/text.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

struct LessonStep {
  std::string_view text;       // a message to be translated
  std::vector<Point> cells{};  // the cells that may be picked; empty: every cell
  bool each = false;  // of stones: each of the cells is right where the step goes on; no: the first free one
  std::vector<Action> ways{};  // the directions that may be swiped; empty: all four
  // In the notation of the game:
  std::string_view board{};  // with which the step begins; empty: it goes on from the step before
  std::string_view move{};   // what is expected, where a cell allows several moves
  std::string_view reply{};  // what the game or the opponent answers
  std::string_view wrong{};  // a message that answers another move; empty: none
};

struct Script {
  std::vector<LessonStep> steps;
  std::string_view closing;  // a message: what the player reads at the end
  std::string_view mode{};   // whose lesson it is; empty: the first one of the game
  std::string_view id{};     // of a further lesson, which is marked only at its end
  Message title = msgid("First steps");
  Message begin = msgid("Play");  // then begins the game
  BoardInput::Touch touch = BoardInput::Touch::Tap;
  BoardFocus::Alternative alternative = BoardFocus::Alternative::None;
};

class Lesson {
 public:
  // Requires at least one step.
  explicit Lesson(Script script);

  const Script& script() const { return script_; }
  std::size_t steps() const { return script_.steps.size(); }
  std::size_t done() const { return done_; }
  bool over() const { return done_ == steps(); }
  // The last one when the lesson is over.
  const LessonStep& step() const;
  // Whether the step lets the player pick this cell.
  bool allows(Point cell) const;
  // Whether it lets the player swipe in this direction.
  bool allows(Action direction) const;
  // Requires that the lesson is not over.
  void next() { ++done_; }

 private:
  Script script_;
  std::size_t done_ = 0;
};

// A moment of a lesson: the step that is played, and what the page lends to the board.
struct LessonMoment {
  const LessonStep& step;
  std::size_t index;  // of the step
  Duration now;
  BoardInput& input;
  BoardMessage& message;
};

// What the board of a lesson is drawn with.
struct LessonHand {
  const BoardInput& input;
  std::optional<Point> cursor;          // while keys are used on the board
  const LessonStep* awaited = nullptr;  // the step whose move is awaited; null while a result is in sight
};

// The board of a lesson: the view of the game, and its moves.
class LessonBoard {
 public:
  struct Outcome {
    enum class What : std::uint8_t { Nothing, Wrong, Done };
    What what = What::Nothing;
    Duration until{0};  // Done: the result stays in sight until then
  };

  virtual ~LessonBoard() = default;

  virtual const BoardView& view() const = 0;
  virtual void fit(Rect area) = 0;
  // The step begins: lays its board, if it has one.
  virtual void begin(const LessonMoment& at) = 0;
  // A gesture on a cell or in a direction that the step allows.
  virtual Outcome play(const LessonMoment& at, const Gesture& gesture) = 0;
  // Another one, or one that was wrong.
  virtual void decline(const LessonMoment& at, const Gesture& gesture) = 0;
  // After the result of a step that has a reply was in sight; in a demonstration, for each step.
  virtual void reply(const LessonMoment& /*at*/) {}
  virtual std::optional<Point> next_cell(Point from, Action direction) const;
  // Draws the whole window.
  virtual void draw(Canvas& canvas, const LessonHand& hand, Duration now) const = 0;
  // What the head line of a demonstration counts.
  virtual std::vector<Counter> counters(const Localiser& /*words*/) const { return {}; }
  // Those of its moves; null if none of them waits for a moment of an animation.
  virtual SoundCues* sounds() { return nullptr; }
  // For scripts and tests: "left=20", and the cell that a name means.
  virtual std::string state() const = 0;
  virtual std::optional<Point> find(std::string_view name) const;
};

// The board of a lesson that shows each position at rest. A step has the text of a start as its board, and a move in the
// notation of the game; a pick of a cell is the move of this name.
template <class G>
class StillLessonBoard final : public LessonBoard {
 public:
  StillLessonBoard(Context& context, const PositionLook<G>& look) : context_(context), look_(look) {}

  const BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.place(look_.grid(context_.canvas, area, game_)); }
  void begin(const LessonMoment& at) override {
    if (!at.step.board.empty()) game_ = G(G::read_start(at.step.board).value());
  }
  Outcome play(const LessonMoment& at, const Gesture& gesture) override {
    const auto move = G::read_move(write_point(gesture.cell));
    if (!move || !game_.is_legal(*move)) return {Outcome::What::Wrong};
    game_.play(*move);
    const bool expected = at.step.move.empty() ? game_.over() : G::write_move(*move) == at.step.move;
    return {expected ? Outcome::What::Done : Outcome::What::Nothing};
  }
  void decline(const LessonMoment&, const Gesture&) override {}
  void draw(Canvas& canvas, const LessonHand& hand, Duration) const override {
    draw_window(look_, canvas, context_, view_.grid(), game_);
    const auto mark = [&](Point at, float strength) {
      canvas.ring(view_.centre(at), view_.grid().side / 2, kRing,
                  context_.theme.colour.focus.faded(strength));
    };
    if (hand.awaited)
      for (const Point at : hand.awaited->cells) mark(at, 1);
    if (hand.cursor) mark(*hand.cursor, 0.5F);
  }
  std::string state() const override { return game_.over() ? "board=solved" : "board=open"; }

 private:
  Context& context_;
  PositionLook<G> look_;
  G game_;
  BoardView view_;
};

// Whether the game is new to the player: no lesson yet, no result, and no saved game.
bool is_lesson_due(Context& context, const GameDefinition& game);
// Whether a mode with a lesson of its own is new to the player in the same way.
bool is_lesson_due(Context& context, const GameDefinition& game, std::string_view mode);
// From now on the first lesson is not due, nor that of this mode where one is given.
void mark_lesson(Context& context, const GameDefinition& game, std::string_view mode = {});
// Whether a further lesson has been marked, in the same way as a mode.
bool is_lesson_done(const Context& context, const GameDefinition& game, std::string_view id);

}  // namespace quintet::ui
