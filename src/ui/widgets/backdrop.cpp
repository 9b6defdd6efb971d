#include "ui/widgets/backdrop.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

namespace quintet::ui {
namespace {

// A strip across the whole desk, repeated where one picture is not wide enough.
struct Band {
  std::string_view picture;
  float top;     // in parts of the window's height
  float shift;   // to the left, in parts of the picture's width
  float height;  // in parts of the picture's width
  float opacity;
};

enum class Hold : std::uint8_t {
  Free,
  RightEdge,  // grows out of the right edge, however wide the window is
};

// A picture that appears once in the scenery.
struct Figure {
  std::string_view picture;
  Vec corner;   // its top left, in parts of the window
  Extent size;  // in parts of the window's height
  Rgba Palette::*ink;
  float opacity;
  bool quiet;  // stays behind a board
  Hold hold = Hold::Free;
};

struct View {
  std::span<const Figure> figures;
  std::span<const Band> bands;
};

constexpr float kHillHeight = 360.0F / 1600.0F, kWaterHeight = 240.0F / 1600.0F,
                kGrainHeight = 300.0F / 1600.0F;

constexpr std::array kHills{
    Band{"images/backdrop/hills-far.svg", 0.52F, 0.00F, kHillHeight, 0.26F},
    Band{"images/backdrop/hills-mid.svg", 0.62F, 0.35F, kHillHeight, 0.34F},
    Band{"images/backdrop/hills-near.svg", 0.74F, 0.10F, kHillHeight, 0.42F},
};
constexpr std::array kSun{
    Figure{"images/backdrop/sun.svg", {0.78F, 0.1F}, {0.19F, 0.19F}, &Palette::sun, 1, false},
};

// A lake in the morning: willow over the pale sun, a vase with its spray on the shore.
constexpr std::array kLake{
    Band{"images/backdrop/lake-shore.svg", 0.60F, 0.00F, kWaterHeight, 0.34F},
    Band{"images/backdrop/lake-water.svg", 0.80F, 0.20F, kWaterHeight, 0.40F},
};
constexpr std::array kVaseAndWillow{
    Figure{"images/backdrop/sun.svg", {0.70F, 0.1F}, {0.19F, 0.19F}, &Palette::sun, 1, false},
    Figure{"images/backdrop/willow.svg",
           {0.0F, 0.0F},
           {0.40F, 0.56F},
           &Palette::hill,
           0.62F,
           true,
           Hold::RightEdge},
    Figure{"images/backdrop/vase.svg", {-0.01F, 0.46F}, {0.27F, 0.522F}, &Palette::hill, 0.46F, true},
};

// A study at night: the moon window with its lattice, a lamp, and the grain of the desk.
constexpr std::array kGrain{
    Band{"images/backdrop/wood-grain.svg", 0.74F, 0.15F, kGrainHeight, 0.40F},
};
constexpr std::array kWindowAndLamp{
    Figure{"images/backdrop/glow.svg", {0.65F, -0.16F}, {0.78F, 0.78F}, &Palette::sun, 1, true},
    Figure{"images/backdrop/moon-window.svg", {0.74F, 0.03F}, {0.44F, 0.44F}, &Palette::hill, 0.6F, true},
    Figure{"images/backdrop/lamp.svg", {-0.005F, 0.54F}, {0.26F, 0.39F}, &Palette::hill, 0.5F, true},
};

View view_of(Desk desk) {
  switch (desk) {
    case Desk::Paper:
    case Desk::Ink:
      return {kSun, kHills};
    case Desk::Celadon:
      return {kVaseAndWillow, kLake};
    case Desk::Walnut:
      return {kWindowAndLamp, kGrain};
  }
  return {};
}

constexpr float kQuietStrength = 0.45F;

void paint_band(Canvas& canvas, const Theme& theme, const Band& band, float strength) {
  const Extent size = canvas.size();
  // Whole pixels, so that neighbours meet without a seam.
  const float width = std::round(std::max(size.w, size.h * 1.4F) * canvas.scale()) / canvas.scale();
  // One pixel wider than its place and clipped to it: the last column of a picture is not always full. And never lower
  // than its aspect ratio needs, or the picture would be narrower.
  const float wide = width + 1 / canvas.scale();
  const float height = std::ceil(wide * band.height * canvas.scale()) / canvas.scale();
  const Rgba ink = theme.colour.hill.faded(band.opacity * strength);
  for (float x = -std::round(band.shift * width * canvas.scale()) / canvas.scale(); x < size.w; x += width) {
    const auto guard = canvas.saved();
    canvas.clip({x, 0, width, size.h});
    canvas.picture(band.picture, {x, size.h * band.top, wide, height}, ink);
  }
}

void paint_figure(Canvas& canvas, const Theme& theme, const Figure& figure, float strength) {
  const Extent size = canvas.size();
  const Extent extent{size.h * figure.size.w, size.h * figure.size.h};
  const float left = figure.hold == Hold::RightEdge ? size.w - extent.w : size.w * figure.corner.x;
  const Rect place{left, size.h * figure.corner.y, extent.w, extent.h};
  canvas.picture(figure.picture, place, (theme.colour.*figure.ink).faded(figure.opacity * strength));
}

void paint(Canvas& canvas, const Theme& theme, Scenery scenery) {
  const Palette& c = theme.colour;
  const Extent size = canvas.size();
  const Rect whole{0, 0, size.w, size.h};
  if (theme.contrast == Contrast::High) return canvas.fill(whole, c.canvas);
  const Rgba light = mix(c.canvas, c.surface, 0.7F);
  canvas.fill_gradient(whole, light, mix(c.canvas, c.sunken, c.dark ? 0.6F : 0.35F));
  const View view = view_of(theme.desk);
  const float strength = scenery == Scenery::Full ? 1.0F : kQuietStrength;
  for (const Band& band : view.bands) paint_band(canvas, theme, band, strength);
  for (const Figure& figure : view.figures) {
    if (scenery == Scenery::Full || figure.quiet) paint_figure(canvas, theme, figure, strength);
  }
}

}  // namespace

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery) {
  const Extent size = canvas.size();
  const std::string key = std::string(word_of(theme.desk)) +
                          (theme.contrast == Contrast::High ? " high" : "") +
                          (scenery == Scenery::Full ? " full" : " quiet");
  canvas.layer(
      "backdrop", key, {0, 0, size.w, size.h}, [&](Canvas& sheet) { paint(sheet, theme, scenery); },
      LayerDetail::Soft);
}

}  // namespace quintet::ui
