// The page of a lesson: the sentence of the step with the progress above the board, and a button that skips the rest.
// A game derives its own page, which draws the board and plays the moves.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game/board_focus.hpp"
#include "ui/game/board_input.hpp"
#include "ui/game/board_view.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/game/lesson.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/board_message.hpp"

namespace quintet::ui {

class LessonPage : public Page {
 public:
  void enter() override;
  void leave() override;

 protected:
  struct Plan {
    std::vector<LessonStep> steps;
    std::string_view closing;       // a message: what the player reads at the end
    Message begin = msgid("Play");  // then begins the game
    BoardInput::Touch touch = BoardInput::Touch::Tap;
  };

  // `finish` replaces or removes the page, after the lesson or instead of the rest of it. The definition must outlive
  // the page.
  LessonPage(Context& context, const GameDefinition& game, Plan plan, std::function<void()> finish);

  virtual const BoardView& board() const = 0;
  virtual void place_board(Rect area) = 0;
  // Draws the whole window.
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  // The player picked a cell that the step allows; by default nothing happens.
  virtual void pick(Point cell);
  // The player picked another cell: by default nothing happens.
  virtual void decline(Point cell);
  // The player dragged from a cell to another one; both are allowed.
  virtual void drag(const Gesture& gesture);
  // The player swiped in a direction that the step allows, or in another one.
  virtual void swipe(Action direction);
  virtual void decline_swipe(Action direction);
  // The second use of a cell that the step allows: a right click, a long press, the Secondary action; and both buttons
  // on it.
  virtual void alternative(Point cell);
  virtual void both(Point cell);
  using Alternative = BoardFocus::Alternative;
  virtual Alternative alternative_use() const { return Alternative::None; }
  // A step has begun, or the lesson is over.
  virtual void step_begun() {}
  // The next cell of the cursor in this direction; nothing at the edge.
  virtual std::optional<Point> next_cell(Point from, Action direction) const;

  // The player has done what the step asks for.
  void next_step();
  const Lesson& lesson() const { return lesson_; }
  // The cursor, while keys are used on the board.
  std::optional<Point> shown_cursor() const { return board_focus_.shown_cursor(); }

  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool sounds(const ControlEvent& reply) const override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  // A cell by its row and column: "2,3".
  std::optional<Vec> locate_more(std::string_view name) const override;

  BoardInput input_;
  BoardMessage message_;

 private:
  // What the height of the words depends on.
  struct WordsInputs {
    Extent size;
    float scale = 0;
    std::uint32_t words = 0;  // revision
    friend bool operator==(const WordsInputs&, const WordsInputs&) = default;
  };

  bool intercept_action(const ActionEvent& event);
  void act(const Gesture& gesture);
  std::string_view message() const;
  float words_height(std::string_view message, float width) const;
  float most_words_height(float width) const;

  BoardFocus board_focus_;
  const GameDefinition& game_;
  Lesson lesson_;
  std::string_view closing_;
  Message begin_;
  std::function<void()> finish_;
  Rect card_, words_;
  WordsInputs words_for_;
  float words_room_ = 0;  // height for the longest words; measured when the inputs change, not in every step
  Duration step_since_{0};  // when the words of the step appeared
};

}  // namespace quintet::ui
