#include "engine/platform/events.hpp"

#include <SDL.h>
#include <gtest/gtest.h>

#include "engine/platform/window.hpp"

namespace quintet {
namespace {

TEST(Events, AfterAWakeThePictureIsDrawnAnew) {
  const auto window = Window::open("test", std::nullopt, Fullscreen::Off, Display::Headless);
  ASSERT_TRUE(window) << window.error().message;
  Events events;
  // What the new window causes.
  for (int i = 0; i < 10 && events.poll({1, 1}, 1).redraw; ++i) {
  }
  EXPECT_FALSE(events.poll({1, 1}, 1).redraw);
  Events::wake();
  EXPECT_TRUE(events.poll({1, 1}, 1).redraw);
}

// SDL delivers none before that.
TEST(Events, TextIsDeliveredWhileItIsWanted) {
  const auto window = Window::open("test", std::nullopt, Fullscreen::Off, Display::Headless);
  ASSERT_TRUE(window) << window.error().message;
  Events events;
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_DISABLE);
  events.take_text(true);
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_ENABLE);
  events.take_text(true);
  events.take_text(false);
  EXPECT_EQ(SDL_GetEventState(SDL_TEXTINPUT), SDL_DISABLE);
}

TEST(Events, TypedTextArrivesAsText) {
  const auto window = Window::open("test", std::nullopt, Fullscreen::Off, Display::Headless);
  ASSERT_TRUE(window) << window.error().message;
  Events events;
  events.poll({1, 1}, 1);
  SDL_Event typed{};
  typed.type = SDL_TEXTINPUT;
  SDL_strlcpy(typed.text.text, "é", sizeof typed.text.text);
  SDL_PushEvent(&typed);
  const auto input = events.poll({1, 1}, 1).input;
  ASSERT_FALSE(input.events.empty());
  EXPECT_EQ(input.events.back(), Event(TextEvent{"é"}));
}

}  // namespace
}  // namespace quintet
