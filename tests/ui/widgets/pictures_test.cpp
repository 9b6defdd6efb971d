// The pictures as the program draws them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "support/contrast.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

struct Pictures : testing::Test {
  Pictures() {
    WindowGeometry place;
    place.width = 1280;
    place.height = 720;
    window = Window::open("Quintet", place, Fullscreen::Off, Display::Headless).value();
    canvas = std::make_unique<Canvas>(window->renderer(), assets);
  }
  Rgba pixel(const Window::Pixels& pixels, int x, int y) const {
    return Rgba::hex(pixels.argb[static_cast<std::size_t>(y * pixels.width + x)] & 0xFFFFFFU);
  }
  std::string text_of(const std::string& name) const {
    const auto bytes = assets.find(name);
    return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
  }
  std::vector<std::string> drawings() const {
    std::vector<std::string> names = assets.list("images/");
    std::erase_if(names, [](const std::string& name) { return !name.ends_with(".svg"); });
    return names;
  }

  Assets assets{bundled_assets()};
  std::unique_ptr<Window> window;
  std::unique_ptr<Canvas> canvas;
};

// The SVG reader ignores unknown elements silently, and the picture lacks them.
TEST_F(Pictures, UseOnlySupportedSvgElements) {
  for (const std::string& name : drawings()) {
    const std::string text = text_of(name);
    for (const char* unknown :
         {"<text", "<filter", "<mask", "<clipPath", "<image", "<use", "<style", "style="})
      EXPECT_EQ(text.find(unknown), std::string::npos) << name << " has " << unknown;
  }
}

TEST_F(Pictures, NoneIsEmpty) {
  constexpr int kSide = 64;
  const Rgba ground = Rgba::hex(0x808080);
  for (const std::string& name : drawings()) {
    canvas->begin(ground);
    canvas->picture(name, {0, 0, kSide, kSide});
    const Window::Pixels pixels = window->read_pixels();
    bool marked = false;
    for (int at = 0; at < kSide * kSide && !marked; ++at)
      marked = pixel(pixels, at % kSide, at / kSide) != ground;
    EXPECT_TRUE(marked) << name;
  }
}

TEST_F(Pictures, StonesAreDistinguishableOnEveryBoardAtEverySize) {
  for (const Desk desk : kDesks) {
    const Palette c = make_theme(desk, Contrast::Normal).colour;
    for (const int side : {12, 24, 40, 80}) {
      canvas->begin(c.field);
      const auto whole = static_cast<float>(side);
      canvas->picture("images/stones/stone-black.svg", {0, 0, whole, whole});
      canvas->picture("images/stones/stone-white.svg", {whole, 0, whole, whole});
      const Window::Pixels pixels = window->read_pixels();
      const int middle = side / 2;
      const Rgba black = pixel(pixels, middle, middle), white = pixel(pixels, side + middle, middle);
      EXPECT_GE(contrast(black, c.field), 3) << word_of(desk) << ' ' << side;
      EXPECT_GE(contrast(black, white), 7) << word_of(desk) << ' ' << side;
      // Somewhere from its centre outwards the white stone has a rim that is darker than the board.
      double rim = 1;
      for (int x = 0; x < middle; ++x) rim = std::max(rim, contrast(white, pixel(pixels, side + x, middle)));
      EXPECT_GE(rim, 3) << word_of(desk) << ' ' << side;
    }
  }
}

TEST_F(Pictures, OfTheBoardLeaveItsLinesVisible) {
  constexpr int kSide = 600;
  for (const Desk desk : kDesks) {
    const Palette c = make_theme(desk, Contrast::Normal).colour;
    canvas->begin(c.field);
    canvas->picture("images/stones/field-" + std::string(word_of(desk)) + ".svg", {0, 0, kSide, kSide});
    const Window::Pixels pixels = window->read_pixels();
    int faint = 0;
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) faint += contrast(c.field_line, pixel(pixels, x, y)) < 3 ? 1 : 0;
    }
    EXPECT_LT(faint, kSide * kSide / 100) << word_of(desk);
  }
}

}  // namespace
}  // namespace quintet::ui
