#include "scenes/backdrop.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace quintet::scenes {
namespace {

struct Ridge {
  std::string_view picture;
  float top;    // in parts of the window's height
  float shift;  // to the left, in parts of the width
  float opacity;
};

constexpr float kRidgeAspect = 360.0F / 1600.0F;
constexpr std::array kRidges{
    Ridge{"images/backdrop/hills-far.svg", 0.52F, 0.00F, 0.26F},
    Ridge{"images/backdrop/hills-mid.svg", 0.62F, 0.35F, 0.34F},
    Ridge{"images/backdrop/hills-near.svg", 0.74F, 0.10F, 0.42F},
};

void paint_ridge(Canvas& canvas, const Theme& theme, const Ridge& ridge, float strength) {
  const Extent size = canvas.size();
  // Whole pixels, so that neighbours meet without a seam.
  const float width = std::round(std::max(size.w, size.h * 1.4F) * canvas.scale()) / canvas.scale();
  // Never lower than its shape asks for, or the picture would be set narrower than its place.
  const float height = std::ceil(width * kRidgeAspect * canvas.scale()) / canvas.scale();
  const Colour ink = theme.colour.hill.faded(ridge.opacity * strength);
  for (float x = -std::round(ridge.shift * width * canvas.scale()) / canvas.scale(); x < size.w; x += width) {
    canvas.picture(ridge.picture, {x, size.h * ridge.top, width, height}, ink);
  }
}

void paint(Canvas& canvas, const Theme& theme, Scenery scenery) {
  const Palette& c = theme.colour;
  const Extent size = canvas.size();
  const Rect whole{0, 0, size.w, size.h};
  if (theme.contrast == Contrast::High) return canvas.fill(whole, c.canvas);
  const Colour light = mix(c.canvas, c.surface, 0.7F);
  canvas.fill_gradient(whole, light, mix(c.canvas, c.sunken, c.dark ? 0.6F : 0.35F));
  if (scenery == Scenery::Hills) {
    const float side = size.h * 0.19F;
    canvas.picture("images/backdrop/sun.svg", {size.w * 0.78F, size.h * 0.1F, side, side}, c.sun);
  }
  const float strength = scenery == Scenery::Hills ? 1.0F : 0.45F;
  for (const Ridge& ridge : kRidges) paint_ridge(canvas, theme, ridge, strength);
}

}  // namespace

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery) {
  const Extent size = canvas.size();
  const std::string key = std::string(word_of(theme.desk)) +
                          (theme.contrast == Contrast::High ? " high" : "") +
                          (scenery == Scenery::Hills ? " hills" : " quiet");
  canvas.layer(
      "backdrop", key, {0, 0, size.w, size.h}, [&](Canvas& sheet) { paint(sheet, theme, scenery); },
      LayerDetail::Soft);
}

}  // namespace quintet::scenes
