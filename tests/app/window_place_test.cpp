#include "app/window_place.hpp"

#include <gtest/gtest.h>

namespace quintet::app {
namespace {

TEST(WindowPlaceFile, ReadAfterWriteIsTheIdentity) {
  for (const WindowGeometry& place : {WindowGeometry{WindowGeometry::Origin{-1280, 20}, 900, 700, false},
                                      WindowGeometry{WindowGeometry::Origin{0, 0}, 1280, 800, true},
                                      WindowGeometry{std::nullopt, 1280, 800, false}}) {
    EXPECT_EQ(read_window_geometry(write_window_geometry(place)), place) << write_window_geometry(place);
  }
}

TEST(WindowPlaceFile, IsRefusedIfInvalid) {
  for (const char* text :
       {"", "1 2 3", "a b 900 700", "- 2 900 700", "1 2 0 700", "1 2 900 70000", "1 2 900 700 big",
        "1 2 900 700 maximised now", "1x 2 900 700", "2147483647 0 900 700", "0 -2147483648 900 700"}) {
    EXPECT_FALSE(read_window_geometry(text)) << text;
  }
}

}  // namespace
}  // namespace quintet::app
