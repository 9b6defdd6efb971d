// Gestures from events, on a board of three by three cells of 40 points.
#include "ui/kit/board_input.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace quintet::ui {
namespace {

using Kind = PointerEvent::Kind;
using Touch = BoardInput::Touch;

constexpr float kCell = 40;

class Hand {
 public:
  explicit Hand(Touch touch) : input(touch) {
    board.place(BoardGrid::fitting({0, 0, 3 * kCell, 3 * kCell}, {3, 3}, 0));
  }

  std::optional<Gesture> mouse(Kind kind, Point cell, Button button = Button::Primary) {
    return at(kind, board.centre(cell), button, false);
  }
  std::optional<Gesture> finger(Kind kind, Point cell) {
    return at(kind, board.centre(cell), Button::Primary, true);
  }
  std::optional<Gesture> at(Kind kind, Vec place, Button button, bool touch) {
    return input.handle({.kind = kind, .at = place, .button = button, .touch = touch}, board, live, now);
  }

  BoardView board;
  BoardInput input;
  Duration now{0};
  bool live = true;
};

Gesture pick(Point cell) {
  return {.kind = Gesture::Kind::Pick, .cell = cell};
}
Gesture alternative(Point cell) {
  return {.kind = Gesture::Kind::Alternative, .cell = cell};
}
Gesture swipe(Action direction) {
  return {.kind = Gesture::Kind::Swipe, .direction = direction};
}

TEST(BoardInput, AMousePicksWhenItPressesAndTheCursorFollows) {
  Hand hand(Touch::Tap);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {1, 2}), pick({1, 2}));
  EXPECT_EQ(hand.input.cursor(), (Point{1, 2}));
  EXPECT_EQ(hand.mouse(Kind::Released, {1, 2}), std::nullopt);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 0}, Button::Secondary), alternative({0, 0}));
  EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 0}, Button::Middle), std::nullopt);
}

TEST(BoardInput, AMouseHoversOverACellUntilItLeaves) {
  Hand hand(Touch::Tap);
  hand.mouse(Kind::Moved, {2, 1});
  EXPECT_EQ(hand.input.hovered(), (Point{2, 1}));
  hand.mouse(Kind::Left, {2, 1});
  EXPECT_EQ(hand.input.hovered(), std::nullopt);
}

TEST(BoardInput, OnlyAMouseThatMovesTakesOverFromTheKeys) {
  Hand hand(Touch::Tap);
  hand.mouse(Kind::Moved, {2, 1});
  hand.input.set_by_keys(true);
  hand.mouse(Kind::Moved, {2, 1});
  EXPECT_TRUE(hand.input.by_keys());
  hand.mouse(Kind::Moved, {2, 2});
  EXPECT_FALSE(hand.input.by_keys());
}

TEST(BoardInput, ATapPicksWhenTheFingerIsLifted) {
  Hand hand(Touch::Tap);
  EXPECT_EQ(hand.finger(Kind::Pressed, {1, 1}), std::nullopt);
  EXPECT_EQ(hand.finger(Kind::Released, {1, 1}), pick({1, 1}));
  EXPECT_EQ(hand.input.hovered(), std::nullopt);
}

TEST(BoardInput, AFingerThatSlidesAwayDoesNotTap) {
  Hand hand(Touch::Tap);
  hand.finger(Kind::Pressed, {1, 1});
  hand.finger(Kind::Moved, {1, 2});
  EXPECT_EQ(hand.finger(Kind::Released, {1, 1}), std::nullopt);
}

TEST(BoardInput, AMouseDragsFromTheCellThatItsPressHasPicked) {
  Hand hand(Touch::Tap);
  hand.mouse(Kind::Pressed, {0, 0});
  hand.mouse(Kind::Moved, {1, 1});
  const Gesture drag{.kind = Gesture::Kind::Drag, .cell = {2, 1}, .from = {0, 0}, .picked = true};
  EXPECT_EQ(hand.mouse(Kind::Released, {2, 1}), drag);
  EXPECT_EQ(hand.mouse(Kind::Released, {1, 1}), std::nullopt);
}

TEST(BoardInput, AFingerDragsWithoutHavingPicked) {
  Hand hand(Touch::Tap);
  hand.finger(Kind::Pressed, {0, 0});
  hand.finger(Kind::Moved, {2, 1});
  EXPECT_EQ(hand.input.hovered(), (Point{2, 1}));
  const Gesture drag{.kind = Gesture::Kind::Drag, .cell = {2, 1}, .from = {0, 0}};
  EXPECT_EQ(hand.finger(Kind::Released, {2, 1}), drag);
}

TEST(BoardInput, OnlyThePrimaryButtonDragsAndOnlyOnALiveBoard) {
  Hand hand(Touch::Tap);
  hand.mouse(Kind::Pressed, {0, 0}, Button::Secondary);
  EXPECT_EQ(hand.mouse(Kind::Released, {2, 1}, Button::Secondary), std::nullopt);
  hand.mouse(Kind::Pressed, {0, 0});
  hand.live = false;
  EXPECT_EQ(hand.mouse(Kind::Released, {2, 1}), std::nullopt);
}

TEST(BoardInput, ALongPressIsOnlyTheAlternative) {
  Hand hand(Touch::Tap);
  hand.finger(Kind::Pressed, {1, 1});
  EXPECT_EQ(hand.input.due(hand.now), BoardInput::kLongPress);
  hand.now = BoardInput::kLongPress - milliseconds(1);
  EXPECT_EQ(hand.input.take_long_press(hand.live, hand.now), std::nullopt);
  hand.now += milliseconds(1);
  EXPECT_EQ(hand.input.take_long_press(hand.live, hand.now), alternative({1, 1}));
  EXPECT_EQ(hand.input.due(hand.now), std::nullopt);
  EXPECT_EQ(hand.finger(Kind::Released, {1, 1}), std::nullopt);
}

TEST(BoardInput, AnAimingFingerPicksWhereItIsLifted) {
  Hand hand(Touch::Aim);
  hand.finger(Kind::Pressed, {0, 0});
  hand.finger(Kind::Moved, {1, 2});
  EXPECT_EQ(hand.input.hovered(), (Point{1, 2}));
  hand.now = 2 * BoardInput::kLongPress;
  EXPECT_EQ(hand.input.take_long_press(hand.live, hand.now), std::nullopt);
  EXPECT_EQ(hand.finger(Kind::Released, {1, 2}), pick({1, 2}));
}

TEST(BoardInput, AnAimingFingerReleasedOutsideTheBoardPicksNothing) {
  Hand hand(Touch::Aim);
  hand.finger(Kind::Pressed, {0, 0});
  hand.at(Kind::Moved, {500, 500}, Button::Primary, true);
  EXPECT_EQ(hand.at(Kind::Released, {500, 500}, Button::Primary, true), std::nullopt);
}

TEST(BoardInput, APressThatBeginsBesideTheBoardMeansNothing) {
  for (const Touch touch : {Touch::Tap, Touch::Aim, Touch::Swipe}) {
    Hand hand(touch);
    hand.at(Kind::Pressed, {500, 60}, Button::Primary, true);
    EXPECT_EQ(hand.at(Kind::Moved, {60, 60}, Button::Primary, true), std::nullopt);
    EXPECT_EQ(hand.at(Kind::Released, {60, 60}, Button::Primary, true), std::nullopt);
  }
}

TEST(BoardInput, ArrowsAreSwipesOfABoardThatIsSwiped) {
  Hand hand(Touch::Swipe);
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Left}, true), swipe(Action::Left));
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Left}, false), std::nullopt);
}

TEST(BoardInput, ASwipeNamesItsDirectionOnce) {
  for (const bool touch : {false, true}) {
    for (const auto& [way, direction] : {std::pair{Vec{30, 8}, Action::Right},
                                         {Vec{-30, 8}, Action::Left},
                                         {Vec{8, -30}, Action::Up},
                                         {Vec{8, 30}, Action::Down}}) {
      Hand hand(Touch::Swipe);
      const Vec from{60, 60};
      hand.at(Kind::Pressed, from, Button::Primary, touch);
      EXPECT_EQ(hand.at(Kind::Moved, from + way * 0.5F, Button::Primary, touch), std::nullopt);
      EXPECT_EQ(hand.at(Kind::Moved, from + way, Button::Primary, touch), swipe(direction));
      EXPECT_EQ(hand.at(Kind::Moved, from + way * 2, Button::Primary, touch), std::nullopt);
      EXPECT_EQ(hand.at(Kind::Released, from + way * 2, Button::Primary, touch), std::nullopt);
    }
  }
}

TEST(BoardInput, KeysActAtTheCursor) {
  Hand hand(Touch::Tap);
  hand.input.set_cursor({2, 0});
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Confirm}, true), pick({2, 0}));
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Secondary}, true), alternative({2, 0}));
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Left, true}, true)->kind, Gesture::Kind::Step);
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Confirm, true}, true), std::nullopt) << "held down";
  EXPECT_EQ(hand.input.handle(ActionEvent{Action::Undo}, true), std::nullopt);
  EXPECT_TRUE(hand.input.by_keys());
}

TEST(BoardInput, ABoardThatTakesNoMovesHasNoGestures) {
  for (const Touch touch : {Touch::Tap, Touch::Aim, Touch::Swipe}) {
    Hand hand(touch);
    hand.live = false;
    EXPECT_EQ(hand.mouse(Kind::Pressed, {1, 1}), std::nullopt);
    EXPECT_EQ(hand.finger(Kind::Pressed, {1, 1}), std::nullopt);
    EXPECT_EQ(hand.finger(Kind::Moved, {1, 2}), std::nullopt);
    EXPECT_EQ(hand.finger(Kind::Released, {1, 2}), std::nullopt);
    EXPECT_EQ(hand.input.handle(ActionEvent{Action::Confirm}, false), std::nullopt);
    hand.live = true;
    hand.finger(Kind::Pressed, {1, 1});
    hand.live = false;
    hand.now = BoardInput::kLongPress;
    EXPECT_EQ(hand.input.take_long_press(hand.live, hand.now), std::nullopt);
  }
}

TEST(BoardInput, APressIsForgottenWhenTheBoardIsLeft) {
  Hand hand(Touch::Tap);
  hand.finger(Kind::Pressed, {1, 1});
  hand.input.let_go();
  EXPECT_EQ(hand.finger(Kind::Released, {1, 1}), std::nullopt);
}

TEST(BoardInput, OnABoardOfButtonsTheMouseActsOnRelease) {
  Hand hand(Touch::Buttons);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {1, 2}), std::nullopt);
  EXPECT_EQ(hand.input.held(), pick({1, 2}));
  hand.mouse(Kind::Moved, {1, 1});
  EXPECT_EQ(hand.input.held(), pick({1, 1})) << "a hand that slips";
  EXPECT_EQ(hand.mouse(Kind::Released, {1, 1}), pick({1, 1}));
  hand.mouse(Kind::Pressed, {1, 2});
  EXPECT_EQ(hand.at(Kind::Released, {-5, -5}, Button::Primary, false), std::nullopt) << "beside the board";
  hand.mouse(Kind::Pressed, {1, 2});
  EXPECT_EQ(hand.mouse(Kind::Released, {1, 2}), pick({1, 2}));
  EXPECT_EQ(hand.input.cursor(), (Point{1, 2}));
}

TEST(BoardInput, BothButtonsMakeOneGestureInEitherOrder) {
  const Gesture both{.kind = Gesture::Kind::Both, .cell = {0, 0}};
  for (const bool left_first : {true, false}) {
    Hand hand(Touch::Buttons);
    hand.input.act_on_release(true);
    const Button first = left_first ? Button::Primary : Button::Secondary,
                 second = left_first ? Button::Secondary : Button::Primary;
    hand.mouse(Kind::Pressed, {2, 2}, first);
    EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 0}, second), std::nullopt);
    EXPECT_EQ(hand.input.held(), both);
    EXPECT_EQ(hand.mouse(Kind::Released, {0, 0}, first), both);
    EXPECT_EQ(hand.mouse(Kind::Released, {0, 0}, second), std::nullopt);
  }
}

TEST(BoardInput, TheRightButtonOfABoardOfButtonsActsAtOnceUnlessChosenOtherwise) {
  Hand hand(Touch::Buttons);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 1}, Button::Secondary), alternative({0, 1}));
  EXPECT_EQ(hand.mouse(Kind::Released, {0, 1}, Button::Secondary), std::nullopt);
  hand.input.act_on_release(true);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 1}, Button::Secondary), std::nullopt);
  EXPECT_EQ(hand.mouse(Kind::Released, {0, 1}, Button::Secondary), alternative({0, 1}));
}

TEST(BoardInput, APressInProgressIsLetGoWhereTheBoardIsNotLive) {
  Hand hand(Touch::Buttons);
  hand.mouse(Kind::Pressed, {0, 1});
  hand.live = false;
  hand.mouse(Kind::Moved, {0, 1});
  hand.live = true;
  EXPECT_EQ(hand.mouse(Kind::Released, {0, 1}), std::nullopt);
  EXPECT_EQ(hand.mouse(Kind::Pressed, {0, 1}, Button::Secondary), alternative({0, 1}))
      << "the left button is no longer down";
}

TEST(BoardInput, AFingerMovesABoardOfButtonsOnceItHasMovedTooFarForATap) {
  Hand hand(Touch::Buttons);
  const auto finger = [&hand](Kind kind, Vec at) { return hand.at(kind, at, Button::Primary, true); };
  finger(Kind::Pressed, {20, 20});
  EXPECT_EQ(finger(Kind::Moved, {30, 20}), std::nullopt);
  const auto pan = finger(Kind::Moved, {60, 20});
  ASSERT_TRUE(pan);
  EXPECT_EQ(pan->kind, Gesture::Kind::Pan);
  EXPECT_EQ(pan->by, (Vec{40, 0}));
  EXPECT_EQ(finger(Kind::Released, {60, 20}), std::nullopt);
  EXPECT_EQ(finger(Kind::Moved, {80, 20}), std::nullopt);
  finger(Kind::Pressed, {20, 20});
  EXPECT_EQ(finger(Kind::Released, {22, 20}), pick({0, 0}));
  EXPECT_EQ(finger(Kind::Moved, {80, 20}), std::nullopt) << "the finger is up";
}

TEST(BoardInput, AFingerBesideABoardOfButtonsDoesNotMoveIt) {
  Hand hand(Touch::Buttons);
  const float below = hand.board.plate().bottom() + 20;
  const auto finger = [&hand](Kind kind, Vec at) { return hand.at(kind, at, Button::Primary, true); };
  finger(Kind::Pressed, {20, below});
  EXPECT_EQ(finger(Kind::Moved, {80, below}), std::nullopt);
  EXPECT_EQ(finger(Kind::Moved, {80, 20}), std::nullopt);
}

}  // namespace
}  // namespace quintet::ui
