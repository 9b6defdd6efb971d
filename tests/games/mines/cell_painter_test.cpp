#include "games/mines/cells.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/platform/window.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "games/mines/art.hpp"
#include "support/contrast.hpp"

namespace quintet::mines {
namespace {

constexpr double kLeast = 0.005;  // of a difference
constexpr int kEdge = 8;          // pixels beside the square that is looked at

class MinesCellPainter : public testing::Test {
 protected:
  using Paint = std::function<void(Canvas&)>;

  // How light each pixel of a square with this side and of its edge is, from 0 to 1: what an eye without colours sees.
  std::vector<double> seen(const ui::Theme& theme, int side, const Paint& paint) {
    canvas_.begin(cell_colours(theme).bed);
    paint(canvas_);
    const quintet::Window::Pixels picture = window_->read_pixels();
    std::vector<double> light;
    for (int y = 0; y < side + 2 * kEdge; ++y) {
      for (int x = 0; x < side + 2 * kEdge; ++x) {
        const auto argb = picture.argb[static_cast<std::size_t>(y * picture.width + x)];
        light.push_back(std::sqrt(luminance(Rgba::hex(argb & 0xFFFFFF))));
      }
    }
    return light;
  }
  Rect square(int side) const {
    const float pixel = 1 / canvas_.scale(), length = static_cast<float>(side) * pixel;
    return {kEdge * pixel, kEdge * pixel, length, length};
  }

  const Assets assets_{bundled_assets()};
  std::unique_ptr<quintet::Window> window_ =
      quintet::Window::open("Quintet", WindowGeometry{.origin = {}, .width = 640, .height = 360},
                            Fullscreen::Off, Display::Headless)
          .value();
  Canvas canvas_{window_->renderer(), assets_};
};

// The mean of all pixels.
double difference(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
  return sum / static_cast<double>(a.size());
}

std::vector<CellLook> all_looks() {
  std::vector<CellLook> looks{{CellFace::Closed},   {CellFace::Pressed}, {CellFace::Flag},
                              {CellFace::Question}, {CellFace::Mine},    {CellFace::Fatal},
                              {CellFace::WrongFlag}};
  for (int number = 0; number <= 8; ++number) looks.push_back({CellFace::Number, number});
  return looks;
}

TEST_F(MinesCellPainter, EveryLookDiffersWithoutColour) {
  for (const ui::Contrast contrast : {ui::Contrast::Normal, ui::Contrast::High}) {
    for (const ui::Desk desk : {ui::Desk::Paper, ui::Desk::Walnut}) {
      const ui::Theme theme = ui::make_theme(desk, contrast);
      for (const int side : {12, 32}) {
        for (const Numbers numbers : {Numbers::Digits, Numbers::Dots}) {
          std::vector<std::vector<double>> pictures;
          for (const CellLook look : all_looks()) {
            pictures.push_back(seen(
                theme, side, [&](Canvas& canvas) { draw_cell(canvas, theme, square(side), look, numbers); }));
            for (std::size_t i = 0; i + 1 < pictures.size(); ++i)
              EXPECT_GT(difference(pictures[i], pictures.back()), kLeast)
                  << ui::word_of(desk) << ": look " << i << " and " << pictures.size() - 1 << " at " << side;
          }
        }
      }
    }
  }
}

TEST_F(MinesCellPainter, MarksDifferWithoutColour) {
  constexpr std::array kMarks{Mark::Safe, Mark::Mine, Mark::Proof, Mark::Safest, Mark::Last, Mark::Refused};
  constexpr int kSide = 16;
  for (const ui::Desk desk : ui::kDesks) {
    const ui::Theme theme = ui::make_theme(desk, ui::Contrast::Normal);
    std::vector<std::vector<double>> pictures;
    for (const Mark mark : kMarks) {
      pictures.push_back(
          seen(theme, kSide, [&](Canvas& canvas) { draw_mark(canvas, theme, square(kSide), mark); }));
      for (std::size_t i = 0; i + 1 < pictures.size(); ++i)
        EXPECT_GT(difference(pictures[i], pictures.back()), kLeast) << ui::word_of(desk) << ' ' << i;
    }
  }
}

TEST_F(MinesCellPainter, ACellOfAnySizeStaysInItsSquare) {
  const ui::Theme theme = ui::make_theme(ui::Desk::Celadon, ui::Contrast::Normal);
  for (const int side : {1, 3, 7, 12, 31, 96, 200}) {
    const int all = side + 2 * kEdge;
    const auto empty = seen(theme, side, [](Canvas&) {});
    for (const CellLook look : all_looks()) {
      const auto drawn = seen(theme, side, [&](Canvas& canvas) {
        draw_cell(canvas, theme, square(side), look, Numbers::Digits);
        draw_chance(canvas, theme, square(side), 0.37);
      });
      for (int i = 0; i < all * all; ++i) {
        const int x = i % all - kEdge, y = i / all - kEdge;
        const bool inside = x >= 0 && y >= 0 && x < side && y < side;
        const auto at = static_cast<std::size_t>(i);
        ASSERT_TRUE(inside || drawn[at] == empty[at]) << side << " at " << x << ',' << y;
      }
    }
  }
}

// Each option of the setup that has a diagram shows something of its own.
TEST_F(MinesCellPainter, EveryOptionOfTheSetupHasItsDiagram) {
  const ui::Theme theme = ui::make_theme(ui::Desk::Paper, ui::Contrast::Normal);
  constexpr int kSide = 120;
  std::vector<std::vector<double>> pictures{seen(theme, kSide, [](Canvas&) {})};
  constexpr std::array<std::pair<std::string_view, std::size_t>, 3> kRows{
      {{"first", 3}, {"no-guess", 2}, {"questions", 2}}};
  for (const auto& [row, options] : kRows) {
    for (std::size_t option = 0; option < options; ++option) {
      pictures.push_back(seen(theme, kSide, [&, row = row](Canvas& canvas) {
        paint_option_art(canvas, theme, square(kSide), row, option, Numbers::Digits);
      }));
      for (std::size_t i = 0; i + 1 < pictures.size(); ++i)
        EXPECT_GT(difference(pictures[i], pictures.back()), 0.001) << row << ' ' << option;
    }
  }
}

}  // namespace
}  // namespace quintet::mines
