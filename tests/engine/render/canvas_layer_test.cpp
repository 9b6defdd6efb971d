#include <gtest/gtest.h>

#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {
namespace {

struct CanvasLayer : testing::Test {
  // An off-screen window of this size in pixels.
  void open(int width, int height) {
    WindowGeometry place;
    place.width = width;
    place.height = height;
    auto opened = Window::open("Quintet", place, Fullscreen::Off, Display::Headless);
    window = std::move(opened).value();
    canvas = std::make_unique<Canvas>(window->renderer(), assets);
  }
  // The arguments of the painter of a layer over the whole window.
  struct Sheet {
    Extent size;
    float scale = 0;
  };
  Sheet paint(std::string_view key, LayerDetail detail) {
    Sheet seen;
    canvas->layer(
        "test", key, {0, 0, canvas->size().w, canvas->size().h},
        [&](Canvas& sheet) {
          ++painted;
          seen = {sheet.size(), sheet.scale()};
          sheet.fill({0, 0, sheet.size().w, sheet.size().h}, Rgba::hex(0x1B7355));
        },
        detail);
    return seen;
  }

  Assets assets{{}};
  std::unique_ptr<Window> window;
  std::unique_ptr<Canvas> canvas;
  int painted = 0;
};

TEST_F(CanvasLayer, IsPaintedOnceForEachKey) {
  open(640, 480);
  for (const char* key : {"a", "a", "b", "b", "a"}) paint(key, LayerDetail::Sharp);
  EXPECT_EQ(painted, 3);
}

TEST_F(CanvasLayer, IsPaintedPixelForPixelOnUsualScreens) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {3840, 2160}}) {
    open(width, height);
    for (const LayerDetail detail : {LayerDetail::Sharp, LayerDetail::Soft})
      EXPECT_EQ(paint(std::to_string(painted), detail).scale, canvas->scale()) << width;
  }
}

TEST_F(CanvasLayer, IsScaledUpInAHugeWindow) {
  open(6000, 4000);
  const Sheet sharp = paint("sharp", LayerDetail::Sharp), soft = paint("soft", LayerDetail::Soft);
  EXPECT_LT(sharp.scale, canvas->scale());
  EXPECT_LT(soft.scale, sharp.scale);
  EXPECT_EQ(sharp.size, canvas->size()) << "points stay as they are";
  const Window::Pixels pixels = window->read_pixels();
  for (const std::size_t at : {std::size_t{0}, pixels.argb.size() / 2, pixels.argb.size() - 1})
    EXPECT_EQ(pixels.argb[at] & 0xFFFFFFU, 0x1B7355U) << at;
}

TEST_F(CanvasLayer, LeavesTheCanvasAsItWas) {
  open(6000, 4000);
  const float scale = canvas->scale();
  paint("a", LayerDetail::Soft);
  EXPECT_EQ(canvas->scale(), scale);
}

}  // namespace
}  // namespace quintet
