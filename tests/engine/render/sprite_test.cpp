#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {
namespace {

constexpr std::string_view kDisc =
    R"(<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><circle cx="48" cy="48" r="47" fill="#FFFFFF"/></svg>)";

TEST(Sprite, SoftEdgesKeepTheColourOfTheirPicture) {
  const std::array files{EmbeddedFile{"disc.svg", std::as_bytes(std::span(kDisc))}};
  const Assets assets{files};
  WindowGeometry place;
  place.width = 640;
  place.height = 480;
  const auto window = Window::open("Quintet", place, Fullscreen::Off, Display::Headless).value();
  Canvas canvas(window->renderer(), assets);
  canvas.begin(Rgba::hex(0xFFFFFF));
  canvas.sprite(std::array{SpriteLayer{.picture = "disc.svg"}}, {20, 20, 75, 75});
  canvas.sprite(
      std::array{SpriteLayer{.picture = "disc.svg"}, SpriteLayer{.picture = "disc.svg", .size = 0.5F}},
      {120, 20, 75, 75});
  for (const std::uint32_t pixel : window->read_pixels().argb)
    ASSERT_GE(pixel & 0xFFU, 0xF8U) << "white on white";
}

}  // namespace
}  // namespace quintet
