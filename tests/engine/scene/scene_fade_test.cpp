#include <gtest/gtest.h>

#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/scene.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {
namespace {

constexpr Duration kLength = milliseconds(240);

// Fills the window with one colour.
class ColourScene final : public Scene {
 public:
  explicit ColourScene(Rgba colour) : colour_(colour) {}
  void update(const Input&, Duration) override {}
  void draw(Canvas& canvas, Duration) const override {
    canvas.fill({0, 0, canvas.size().w, canvas.size().h}, colour_);
  }
  std::string describe() const override { return "colour"; }
  std::optional<Vec> locate(std::string_view) const override { return std::nullopt; }

 private:
  Rgba colour_;
};

struct SceneFade : testing::Test {
  SceneFade() {
    WindowGeometry place;
    place.width = 320;
    place.height = 200;
    window = Window::open("Quintet", place, Fullscreen::Off, Display::Headless).value();
    canvas = std::make_unique<Canvas>(window->renderer(), assets);
    scenes.fade_changes(*canvas, [] { return kLength; });
    scenes.push(std::make_unique<ColourScene>(Rgba::hex(0x000000)));
    scenes.settle();
  }
  // The level of grey in the middle of the window.
  unsigned shade() {
    canvas->begin(Rgba::hex(0x000000));
    scenes.draw(*canvas, Duration{0});
    const Window::Pixels pixels = window->read_pixels();
    return pixels.argb[pixels.argb.size() / 2] & 0xFFU;
  }
  void push_white() {
    scenes.push(std::make_unique<ColourScene>(Rgba::hex(0xFFFFFF)));
    scenes.update({}, Duration{0});
  }

  Assets assets{{}};
  std::unique_ptr<Window> window;
  std::unique_ptr<Canvas> canvas;
  SceneStack scenes;
};

TEST_F(SceneFade, MixesTheOldAndTheNewPicture) {
  EXPECT_EQ(shade(), 0U);
  push_white();
  EXPECT_LT(shade(), 3U) << "begins with the old picture";
  scenes.update({}, kLength / 2);
  EXPECT_NEAR(shade(), 128, 3);
  scenes.update({}, kLength / 2);
  EXPECT_EQ(shade(), 255U);
}

TEST_F(SceneFade, TheSceneBelowComesBackInTheSameWay) {
  push_white();
  shade();
  scenes.pop();
  scenes.update({}, Duration{0});
  scenes.update({}, kLength / 2);
  EXPECT_NEAR(shade(), 128, 3);
  scenes.update({}, kLength);
  EXPECT_EQ(shade(), 0U);
}

TEST_F(SceneFade, TheStackRestsWhenItIsOver) {
  shade();
  push_white();
  EXPECT_FALSE(scenes.at_rest());
  scenes.update({}, kLength);
  EXPECT_TRUE(scenes.at_rest());
}

TEST_F(SceneFade, ASceneThatWasNeverSeenDoesNotFade) {
  push_white();
  EXPECT_TRUE(scenes.at_rest());
  EXPECT_EQ(shade(), 255U);
}

TEST_F(SceneFade, AChangeDuringAFadeBeginsANewOne) {
  shade();
  push_white();
  scenes.update({}, kLength / 2);
  shade();
  scenes.push(std::make_unique<ColourScene>(Rgba::hex(0x000000)));
  scenes.update({}, Duration{0});
  EXPECT_TRUE(scenes.fading());
  scenes.update({}, kLength);
  EXPECT_EQ(shade(), 0U);
  EXPECT_FALSE(scenes.fading());
}

TEST_F(SceneFade, ShowsOnlyTheNewSceneInAWindowOfAnotherSize) {
  shade();
  push_white();
  window->resize(400, 300);
  canvas->fit(1);
  EXPECT_EQ(shade(), 255U);
}

}  // namespace
}  // namespace quintet
