#include "ui/kit/board_input.hpp"

#include <gtest/gtest.h>

#include "engine/audio/audio_record.hpp"

namespace quintet::ui {
namespace {

using Alternative = BoardFocus::Alternative;

// A board of three by three cells below, or beside, the button that has the focus first.
class Board {
 public:
  explicit Board(BoardFocus::Others others) : focus_(controls_, input_, audio_, "board", others) {
    controls_.place({{.id = "button", .bounds = {0, 0, 10, 10}}, focus_.control({0, 20, 30, 30})});
    controls_.focus("board");
    cells_.place(BoardGrid::fitting({0, 20, 30, 30}, {3, 3}, 0));
  }
  BoardFocus::Reply press(Action action, Alternative alternative = Alternative::None, bool repeated = false) {
    return focus_.handle({action, repeated}, true, alternative, [](Point from, Action direction) {
      return next_in_grid({3, 3}, from, direction);
    });
  }
  void click(Vec at) {
    controls_.update({{PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = at}}}, milliseconds(8));
    input_.handle(PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = at}, cells_, true, Duration{0});
  }
  BoardFocus& focus() { return focus_; }
  Controls& controls() { return controls_; }

 private:
  Controls controls_;
  BoardView cells_;
  BoardInput input_{BoardInput::Touch::Tap};
  AudioRecord audio_;
  BoardFocus focus_;
};

TEST(BoardFocus, TheFirstKeyOnlyShowsTheCursor) {
  Board board(BoardFocus::Others::Above);
  EXPECT_FALSE(board.focus().shown_cursor());
  const auto first = board.press(Action::Confirm);
  EXPECT_TRUE(first.consumed);
  EXPECT_FALSE(first.gesture);
  EXPECT_EQ(board.focus().shown_cursor(), Point{});
  const auto second = board.press(Action::Confirm);
  ASSERT_TRUE(second.gesture);
  EXPECT_EQ(second.gesture->kind, Gesture::Kind::Pick);
}

TEST(BoardFocus, TheFirstArrowAfterAClickGoesOnFromTheClickedCell) {
  Board board(BoardFocus::Others::Above);
  board.click({15, 35});
  EXPECT_FALSE(board.focus().shown_cursor());
  EXPECT_TRUE(board.press(Action::Right).consumed);
  EXPECT_EQ(board.focus().shown_cursor(), (Point{1, 2}));
  board.click({15, 35});
  EXPECT_FALSE(board.press(Action::Confirm).gesture) << "Confirm acts on nothing that is not shown";
}

TEST(BoardFocus, ArrowsLeadTheCursorAndLeaveTheBoardOnlyTowardsTheOtherControls) {
  Board below(BoardFocus::Others::Above);
  below.controls().show_ring();
  EXPECT_TRUE(below.press(Action::Down).consumed);
  EXPECT_EQ(below.focus().shown_cursor(), (Point{1, 0}));
  EXPECT_TRUE(below.press(Action::Left).consumed);
  EXPECT_EQ(below.focus().shown_cursor(), (Point{1, 0}));
  EXPECT_TRUE(below.press(Action::Up).consumed);
  EXPECT_TRUE(below.press(Action::Up, Alternative::None, true).consumed) << "a held key stays on the board";
  EXPECT_FALSE(below.press(Action::Up).consumed);

  Board beside(BoardFocus::Others::BesideAndBelow);
  beside.controls().show_ring();
  EXPECT_TRUE(beside.press(Action::Up).consumed);
  EXPECT_TRUE(beside.press(Action::Right).consumed);
  EXPECT_TRUE(beside.press(Action::Right).consumed);
  EXPECT_TRUE(beside.press(Action::Right, Alternative::None, true).consumed);
  EXPECT_FALSE(beside.press(Action::Right).consumed);
}

TEST(BoardFocus, LeavesSecondaryToTheCommandsUnlessItHasAUse) {
  Board board(BoardFocus::Others::Above);
  EXPECT_FALSE(board.press(Action::Secondary).consumed);
  EXPECT_FALSE(board.press(Action::Secondary, Alternative::Moves).gesture) << "shows the cursor first";
  EXPECT_TRUE(board.press(Action::Secondary, Alternative::Moves).gesture);
  Board other(BoardFocus::Others::Above);
  EXPECT_TRUE(other.press(Action::Secondary, Alternative::Looks).gesture) << "changes nothing";
}

TEST(BoardFocus, UsesNoKeysWhileAnotherControlHasTheFocus) {
  Board board(BoardFocus::Others::Above);
  board.controls().focus("button");
  EXPECT_FALSE(board.press(Action::Down).consumed);
  EXPECT_FALSE(board.focus().shown_cursor());
}

}  // namespace
}  // namespace quintet::ui
