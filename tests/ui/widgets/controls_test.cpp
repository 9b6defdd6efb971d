#include "ui/widgets/controls.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

using Kind = PointerEvent::Kind;
using testing::ElementsAre;
using testing::Field;
using testing::FloatNear;
using testing::IsEmpty;

constexpr Duration kStep = milliseconds(8);

// a b c
// d   e
//   f
std::vector<Control> board() {
  const auto at = [](std::string id, float x, float y) {
    return Control{.id = std::move(id), .bounds = {x, y, 80, 40}};
  };
  return {at("a", 0, 0),  at("b", 100, 0),  at("c", 200, 0),
          at("d", 0, 60), at("e", 200, 60), at("f", 100, 120)};
}

struct ControlsTest : testing::Test {
  ControlsTest() { controls.place(board()); }

  std::vector<ControlEvent> send(const std::vector<Event>& events) {
    return controls.update(Input{events}, kStep);
  }
  std::vector<ControlEvent> press(Action action) { return send({ActionEvent{action}}); }
  std::vector<ControlEvent> pointer(Kind kind, Vec at, Button button = Button::Primary) {
    return send({PointerEvent{.kind = kind, .at = at, .button = button}});
  }
  // The focus after moving in a direction from a control.
  std::string go(std::string_view from, Action direction) {
    controls.show_ring();
    controls.focus(from);
    press(direction);
    return controls.focused();
  }

  Controls controls;
};

auto activated(const char* id) {
  return testing::AllOf(Field(&ControlEvent::id, id),
                        Field(&ControlEvent::what, ControlEvent::What::Activated));
}
auto changed(const char* id, float value) {
  return testing::AllOf(Field(&ControlEvent::id, id), Field(&ControlEvent::what, ControlEvent::What::Changed),
                        Field(&ControlEvent::value, FloatNear(value, 1e-4F)));
}

TEST_F(ControlsTest, TheFirstOneHasTheFocusFirst) {
  EXPECT_EQ(controls.focused(), "a");
}

TEST_F(ControlsTest, DirectionsKeepToRowsAndColumns) {
  EXPECT_EQ(go("a", Action::Right), "b");
  EXPECT_EQ(go("b", Action::Right), "c");
  EXPECT_EQ(go("a", Action::Down), "d");
  EXPECT_EQ(go("c", Action::Down), "e");
  EXPECT_EQ(go("d", Action::Right), "e");
  EXPECT_EQ(go("b", Action::Down), "f");
  EXPECT_EQ(go("f", Action::Up), "b");
}

TEST_F(ControlsTest, AtTheEdgeTheFocusStays) {
  EXPECT_EQ(go("a", Action::Left), "a");
  EXPECT_EQ(go("a", Action::Up), "a");
  EXPECT_EQ(go("f", Action::Down), "f");
}

TEST_F(ControlsTest, TabGoesThroughAllInTheirOrderAndRoundAgain) {
  controls.show_ring();
  std::string order;
  for (int i = 0; i < 7; ++i) {
    order += controls.focused();
    press(Action::Next);
  }
  EXPECT_EQ(order, "abcdefa");
  press(Action::Previous);
  press(Action::Previous);
  EXPECT_EQ(controls.focused(), "f");
}

TEST_F(ControlsTest, DisabledControlsAreSkipped) {
  auto changed_board = board();
  changed_board[1].enabled = false;
  controls.place(changed_board);
  EXPECT_EQ(go("a", Action::Right), "c");
  controls.focus("a");
  press(Action::Next);
  EXPECT_EQ(controls.focused(), "c");
  pointer(Kind::Pressed, {140, 20});
  EXPECT_THAT(pointer(Kind::Released, {140, 20}), IsEmpty());
}

TEST_F(ControlsTest, TheFirstKeyOnlyShowsWhereTheFocusIs) {
  EXPECT_FALSE(controls.ring_shown());
  press(Action::Right);
  EXPECT_TRUE(controls.ring_shown());
  EXPECT_EQ(controls.focused(), "a");
  press(Action::Right);
  EXPECT_EQ(controls.focused(), "b");
}

TEST_F(ControlsTest, AMousePressHidesTheRingAndTakesTheFocus) {
  controls.show_ring();
  pointer(Kind::Pressed, {240, 20});
  EXPECT_FALSE(controls.ring_shown());
  EXPECT_EQ(controls.focused(), "c");
}

TEST_F(ControlsTest, TheFirstArrowAfterAClickGoesOnFromThere) {
  pointer(Kind::Pressed, {10, 10});
  pointer(Kind::Released, {10, 10});
  EXPECT_TRUE(controls.clicked());
  press(Action::Right);
  EXPECT_TRUE(controls.ring_shown());
  EXPECT_EQ(controls.focused(), "b");
  pointer(Kind::Pressed, {150, 70});
  press(Action::Right);
  EXPECT_EQ(controls.focused(), "b") << "a click beside all controls says nothing";
}

TEST_F(ControlsTest, ConfirmActivatesOnceHoweverLongItIsHeld) {
  EXPECT_THAT(press(Action::Confirm), ElementsAre(activated("a")));
  EXPECT_THAT(send({ActionEvent{Action::Confirm, true}}), IsEmpty());
}

TEST_F(ControlsTest, APressCountsWhenReleasedOnTheSameControl) {
  EXPECT_THAT(pointer(Kind::Pressed, {10, 10}), IsEmpty());
  EXPECT_TRUE(controls.pressed("a"));
  EXPECT_THAT(pointer(Kind::Released, {70, 30}), ElementsAre(activated("a")));
}

TEST_F(ControlsTest, APressIsCancelledByAReleaseElsewhere) {
  pointer(Kind::Pressed, {10, 10});
  EXPECT_THAT(pointer(Kind::Released, {140, 20}), IsEmpty());
  EXPECT_THAT(pointer(Kind::Released, {10, 10}), IsEmpty()) << "a second release has no press before it";
}

TEST_F(ControlsTest, APressIsCancelledByAnotherButtonsRelease) {
  pointer(Kind::Pressed, {10, 10});
  EXPECT_THAT(pointer(Kind::Released, {10, 10}, Button::Secondary), IsEmpty());
}

TEST_F(ControlsTest, LetGoEndsAPressWithoutAnEvent) {
  pointer(Kind::Pressed, {10, 10});
  controls.let_go();
  EXPECT_THAT(pointer(Kind::Released, {10, 10}), IsEmpty());
}

TEST_F(ControlsTest, ARemovedControlDropsItsPress) {
  pointer(Kind::Pressed, {10, 10});
  auto rest = board();
  rest.erase(rest.begin());
  controls.place(rest);
  controls.place(board());
  EXPECT_THAT(pointer(Kind::Released, {10, 10}), IsEmpty());
}

TEST_F(ControlsTest, TheSecondaryButtonAsksForTheAlternative) {
  pointer(Kind::Pressed, {10, 10}, Button::Secondary);
  const auto replies = pointer(Kind::Released, {10, 10}, Button::Secondary);
  ASSERT_EQ(replies.size(), 1U);
  EXPECT_EQ(replies[0].what, ControlEvent::What::Alternative);
  EXPECT_EQ(press(Action::Secondary).at(0).what, ControlEvent::What::Alternative);
}

TEST_F(ControlsTest, TheFocusMovesToTheFirstWhenItsControlIsRemoved) {
  controls.focus("f");
  auto rest = board();
  rest.pop_back();
  controls.place(rest);
  EXPECT_EQ(controls.focused(), "a");
}

TEST_F(ControlsTest, HoveringWarmsUpAndCoolsDown) {
  pointer(Kind::Moved, {10, 10});
  EXPECT_EQ(controls.hovered(), "a");
  EXPECT_FALSE(controls.at_rest());
  EXPECT_EQ(controls.warmth("a", motion::kQuick), 1);
  for (Duration t{0}; t < motion::kQuick; t += kStep) send({});
  EXPECT_TRUE(controls.at_rest());
  pointer(Kind::Left, {});
  EXPECT_EQ(controls.hovered(), "");
  EXPECT_EQ(controls.warmth("a", motion::kQuick), 0);
}

TEST_F(ControlsTest, AFingerLeavesNoHoverBehind) {
  const PointerEvent down{.kind = Kind::Pressed, .at = {10, 10}, .touch = true};
  PointerEvent up = down;
  up.kind = Kind::Released;
  EXPECT_THAT(send({down, up}), ElementsAre(activated("a")));
  EXPECT_EQ(controls.hovered(), "");
}

TEST_F(ControlsTest, TheLastPlacedLiesOnTop) {
  auto more = board();
  more.push_back({.id = "over", .bounds = {0, 0, 300, 200}});
  controls.place(more);
  EXPECT_EQ(controls.under({10, 10})->id, "over");
}

// It says why it is grey.
TEST_F(ControlsTest, AGreyIconIsHoveredButNotPressed) {
  controls.place({{.id = "grey", .kind = Control::Kind::Icon, .bounds = {0, 0, 40, 40}, .enabled = false}});
  EXPECT_THAT(send({PointerEvent{.kind = Kind::Moved, .at = {10, 10}}}), ElementsAre());
  EXPECT_EQ(controls.hovered(), "grey");
  EXPECT_EQ(controls.warmth("grey", motion::kQuick), 0);
  EXPECT_THAT(send({PointerEvent{.kind = Kind::Pressed, .at = {10, 10}},
                    PointerEvent{.kind = Kind::Released, .at = {10, 10}}}),
              ElementsAre());
}

TEST_F(ControlsTest, AControlReactsOnlyInsideItsClip) {
  auto scrolled = board();
  for (Control& control : scrolled) control.window = {0, 30, 300, 200};
  controls.place(scrolled);
  EXPECT_EQ(controls.under({10, 10}), nullptr);
  EXPECT_EQ(controls.under({10, 35})->id, "a");
}

TEST_F(ControlsTest, AControlIsFoundWhereItIsInSight) {
  controls.place({{.id = "cut", .bounds = {0, 0, 100, 40}, .window = {0, 30, 300, 200}},
                  {.id = "above", .bounds = {0, 0, 100, 20}, .window = {0, 30, 300, 200}}});
  EXPECT_EQ(controls.locate("cut"), (Vec{50, 35}));
  EXPECT_EQ(controls.locate("above"), std::nullopt);
}

struct SliderTest : ControlsTest {
  SliderTest() { place(0.5F); }
  void place(float value) {
    controls.place({{.id = "volume",
                     .kind = Control::Kind::Slider,
                     .bounds = {0, 0, 222, 40},
                     .value = value,
                     .step = 0.25F},
                    {.id = "on", .kind = Control::Kind::Toggle, .bounds = {0, 50, 222, 40}, .value = 1}});
  }
};

TEST_F(SliderTest, ArrowsMoveItByStepsWithinItsRange) {
  controls.show_ring();
  EXPECT_THAT(press(Action::Right), ElementsAre(changed("volume", 0.75F)));
  EXPECT_THAT(press(Action::Left), ElementsAre(changed("volume", 0.25F)));
  place(1);
  EXPECT_THAT(press(Action::Right), IsEmpty());
  place(0);
  EXPECT_THAT(press(Action::Left), IsEmpty());
}

TEST_F(SliderTest, UpAndDownLeaveTheSlider) {
  controls.show_ring();
  press(Action::Down);
  EXPECT_EQ(controls.focused(), "on");
}

TEST_F(SliderTest, APressAndADragSetItToTheNearestStep) {
  const Rect track = slider_track({0, 0, 222, 40});
  EXPECT_THAT(pointer(Kind::Pressed, {track.x + track.w * 0.8F, 20}), ElementsAre(changed("volume", 0.75F)));
  place(0.75F);
  EXPECT_THAT(pointer(Kind::Moved, {track.right() + 500, 300}), ElementsAre(changed("volume", 1)));
  place(1);
  EXPECT_THAT(pointer(Kind::Released, {track.right() + 500, 300}), IsEmpty());
  EXPECT_THAT(pointer(Kind::Moved, {track.x, 20}), IsEmpty()) << "it is no longer held";
}

TEST_F(SliderTest, AToggleAsksForItsOpposite) {
  controls.focus("on");
  EXPECT_THAT(press(Action::Confirm), ElementsAre(changed("on", 0)));
}

}  // namespace
}  // namespace quintet::ui
