#include "app/window_place.hpp"

#include <gtest/gtest.h>

namespace quintet::app {
namespace {

TEST(WindowPlaceFile, ReadsWhatItWrites) {
  for (const WindowPlace& place : {WindowPlace{WindowPlace::Origin{-1280, 20}, 900, 700, false},
                                   WindowPlace{WindowPlace::Origin{0, 0}, 1280, 800, true},
                                   WindowPlace{std::nullopt, 1280, 800, false}}) {
    EXPECT_EQ(read_window_place(write_window_place(place)), place) << write_window_place(place);
  }
}

TEST(WindowPlaceFile, IsRefusedWhereItMakesNoSense) {
  for (const char* text :
       {"", "1 2 3", "a b 900 700", "- 2 900 700", "1 2 0 700", "1 2 900 70000", "1 2 900 700 big",
        "1 2 900 700 maximised now", "1x 2 900 700", "2147483647 0 900 700", "0 -2147483648 900 700"}) {
    EXPECT_FALSE(read_window_place(text)) << text;
  }
}

}  // namespace
}  // namespace quintet::app
