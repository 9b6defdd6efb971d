// Windows of any size, from a single pixel to larger than any screen.
#include <gtest/gtest.h>

#include "app/process.hpp"
#include "engine/platform/window.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

struct Size {
  int width = 0, height = 0;
};

void PrintTo(Size size, std::ostream* out) {
  *out << size.width << 'x' << size.height;
}

class SizedWindow : public testing::TestWithParam<Size> {};

TEST_P(SizedWindow, ShowsEveryPage) {
  const TestPlayer player;
  Options options = player.options();
  options.size = {GetParam().width, GetParam().height};
  Driver driver(options);
  const auto look = [&] {
    driver.settle();
    driver.app().draw();
  };
  look();
  for (const char* open : {"menu.link", "menu.gomoku", "menu.settings", "menu.statistics", "menu.help"}) {
    driver.play("tap " + std::string(open));
    look();
    driver.play("press Pause");
    look();
    while (driver.app().scenes().depth() > 1) driver.play("press Back\nsettle");
  }
  const auto picture = driver.app().window().read_pixels();
  EXPECT_EQ(picture.width, GetParam().width);
  EXPECT_EQ(picture.height, GetParam().height);
}

INSTANTIATE_TEST_SUITE_P(FromOnePixelOn, SizedWindow,
                         testing::Values(Size{1, 1}, Size{2, 900}, Size{1600, 3}, Size{320, 240}),
                         [](const auto& size) {
                           return std::to_string(size.param.width) + "by" + std::to_string(size.param.height);
                         });

// Forty-eight million pixels are slow, so only two pages are drawn.
TEST(WindowOfAnySize, ShowsABoardOnTheLargestScreen) {
  const TestPlayer player;
  Options options = player.options();
  options.size = {8000, 6000};
  Driver driver(options);
  driver.settle();
  driver.app().draw();
  driver.play(
      "tap menu.link\nsettle\ntap link.today\nsettle\nexpect link.play "
      "status=playing");
  driver.app().draw();
  EXPECT_EQ(driver.app().window().read_pixels().argb.size(), 48'000'000U);
}

#ifdef __SANITIZE_ADDRESS__
constexpr bool kSanitized = true;  // freed memory stays allocated
#else
constexpr bool kSanitized = false;
#endif

// As a tiling window manager may create one. Its height must not make every picture large.
TEST(WindowOfAnySize, OfANarrowStripTakesLittleMemory) {
  if (kSanitized) GTEST_SKIP() << "the sanitizer takes more";
  const TestPlayer player;
  player.put("a.script",
             "resize 10 32760\nsettle\nshot " + player.data().parent_path().string() + "/strip.png\nclose");
  // A window that starts small has no minimum size.
  const Ended ended =
      run_quintet({"--headless", "--size", "10x100", "--data-dir", player.data(), "--config-dir",
                   player.config(), "--script", player.data().parent_path() / "a.script"});
  EXPECT_EQ(ended.status, kWell) << ended.output;
  EXPECT_LT(ended.peak_kib, 300 * 1024);
}

}  // namespace
}  // namespace quintet::app
