#include "engine/platform/events.hpp"

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

}  // namespace
}  // namespace quintet
