#include "engine/platform/gamepads.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SDL_Event button(Uint32 type, SDL_JoystickID pad, Uint8 which) {
  SDL_Event event{};
  event.type = type;
  event.cbutton.which = pad;
  event.cbutton.button = which;
  return event;
}

SDL_Event stick(SDL_JoystickID pad, Uint8 axis, Sint16 value) {
  SDL_Event event{};
  event.type = SDL_CONTROLLERAXISMOTION;
  event.caxis.which = pad;
  event.caxis.axis = axis;
  event.caxis.value = value;
  return event;
}

class GamepadsTest : public testing::Test {
 protected:
  // The actions of the event.
  std::vector<Action> actions(const SDL_Event& event) {
    Input input;
    pads_.take(event, input);
    std::vector<Action> given;
    for (const Event& each : input.events) given.push_back(std::get<ActionEvent>(each).action);
    return given;
  }
  std::vector<Action> down(SDL_JoystickID pad, Uint8 which) {
    return actions(button(SDL_CONTROLLERBUTTONDOWN, pad, which));
  }
  std::vector<Action> up(SDL_JoystickID pad, Uint8 which) {
    return actions(button(SDL_CONTROLLERBUTTONUP, pad, which));
  }

  Gamepads pads_;
};

TEST_F(GamepadsTest, ButtonsAreActions) {
  EXPECT_THAT(down(0, SDL_CONTROLLER_BUTTON_A), ElementsAre(Action::Confirm));
  EXPECT_THAT(up(0, SDL_CONTROLLER_BUTTON_A), IsEmpty());
  EXPECT_THAT(down(0, SDL_CONTROLLER_BUTTON_GUIDE), IsEmpty());
}

TEST_F(GamepadsTest, AStickCountsOnceAndIsLetGoLaterThanItIsPushed) {
  EXPECT_THAT(actions(stick(0, SDL_CONTROLLER_AXIS_LEFTX, 15'000)), IsEmpty());
  EXPECT_THAT(actions(stick(0, SDL_CONTROLLER_AXIS_LEFTX, 25'000)), ElementsAre(Action::Right));
  EXPECT_THAT(actions(stick(0, SDL_CONTROLLER_AXIS_LEFTX, 15'000)), IsEmpty());
  EXPECT_TRUE(pads_.due());
  EXPECT_THAT(actions(stick(0, SDL_CONTROLLER_AXIS_LEFTX, 5'000)), IsEmpty());
  EXPECT_FALSE(pads_.due());
}

TEST_F(GamepadsTest, ATremblingStickDoesNotReleaseTheDpad) {
  EXPECT_THAT(down(0, SDL_CONTROLLER_BUTTON_DPAD_LEFT), ElementsAre(Action::Left));
  EXPECT_THAT(actions(stick(0, SDL_CONTROLLER_AXIS_LEFTY, 300)), IsEmpty());
  EXPECT_TRUE(pads_.due());
}

TEST_F(GamepadsTest, AnotherPadDoesNotReleaseADirection) {
  down(0, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
  SDL_Event gone{};
  gone.type = SDL_CONTROLLERDEVICEREMOVED;
  gone.cdevice.which = 1;
  EXPECT_THAT(actions(gone), IsEmpty());
  up(1, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
  EXPECT_TRUE(pads_.due());
  gone.cdevice.which = 0;
  actions(gone);
  EXPECT_FALSE(pads_.due());
}

}  // namespace
}  // namespace quintet
