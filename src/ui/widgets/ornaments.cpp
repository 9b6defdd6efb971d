#include "ui/widgets/ornaments.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace quintet::ui {

namespace {

constexpr float kGlyphPart = 0.6F;  // of the seal's side
constexpr float kStarGap = 0.25F;   // of a star's height
// The character of the seal has the colour of paper, which is light on every desk.
constexpr Rgba kCut = Rgba::hex(0xFFFCF5);

}  // namespace

void draw_card(Canvas& canvas, const Theme& theme, Rect area, Elevation level, float warm) {
  const Palette& c = theme.colour;
  canvas.shadow(area, radius::kCard, theme.shadow(level));
  canvas.rounded(area, radius::kCard, c.surface);
  canvas.outline(area, radius::kCard, kLine, mix(c.hairline, c.border, warm));
}

void draw_sunken_card(Canvas& canvas, const Theme& theme, Rect area, float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCard, c.sunken);
  canvas.outline(area, radius::kCard, kLine, mix(c.hairline, c.border, warm));
}

void draw_seal(Canvas& canvas, const Theme& /*theme*/, Rect area, std::string_view glyph, SpriteStyle style) {
  const std::array layers{
      SpriteLayer{.picture = "images/seal.svg"},
      SpriteLayer{.picture = {}, .glyph = glyph, .face = Face::Title, .colour = kCut, .size = kGlyphPart},
  };
  canvas.sprite(layers, area, style);
}

float stars_width(float height) {
  return height * (static_cast<float>(kStars) + kStarGap * static_cast<float>(kStars - 1));
}

Rect star_place(Rect area, int index) {
  const float left = area.centre().x - stars_width(area.h) / 2;
  return {left + static_cast<float>(index) * area.h * (1 + kStarGap), area.y, area.h, area.h};
}

void draw_star(Canvas& canvas, const Theme& theme, Rect area, Star star, SpriteStyle style) {
  if (star == Star::Filled)
    canvas.picture("images/icons/star.svg", area, theme.colour.gold, style);
  else
    canvas.picture("images/icons/star-outline.svg", area, theme.colour.text_3, style);
}

void draw_stars(Canvas& canvas, const Theme& theme, Rect area, int filled) {
  for (int i = 0; i < kStars; ++i)
    draw_star(canvas, theme, star_place(area, i), i < filled ? Star::Filled : Star::Open);
}

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

void draw_board_plate(Canvas& canvas, const Theme& theme, Rect plate, float corner, Elevation elevation) {
  canvas.shadow(plate, corner, theme.shadow(elevation));
  canvas.rounded(plate, corner, theme.colour.board);
  canvas.outline(plate, corner, kLine, theme.colour.board_edge);
}

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery) {
  const Extent size = canvas.size();
  const std::string key = std::string(word_of(theme.desk)) +
                          (theme.contrast == Contrast::High ? " high" : "") +
                          (scenery == Scenery::Full ? " full" : " quiet");
  canvas.layer(
      "backdrop", key, {0, 0, size.w, size.h}, [&](Canvas& sheet) { paint(sheet, theme, scenery); },
      LayerDetail::Soft);
}

namespace {

constexpr float kInset = 3;  // of a segment in its strip
constexpr float kChosenEdge = 3, kTint = 0.1F, kSink = 0.6F, kWarmSegment = 0.5F;
constexpr float kIconPart = 0.56F;
constexpr float kDisabled = 0.42F;

}  // namespace

float segment_width(Canvas& canvas, const std::string& label, float sample) {
  return canvas.text_width(label, Face::Bold, type::kLabel) + sample + 2 * space::kTiny;
}

Rgba OptionPainter::ink(OptionState state) const {
  return state.chosen ? theme.colour.on_primary : theme.colour.text;
}

void OptionPainter::draw_strip(Rect area) const {
  canvas.rounded(area, radius::kControl, theme.colour.sunken);
  canvas.outline(area, radius::kControl, kLine, theme.colour.border);
}

void OptionPainter::draw_segment(Rect area, const std::string& label, float sample, OptionState state) const {
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  if (!state.enabled) canvas.fade(kDisabled);
  const Rect plate = area.grown(-kInset);
  if (state.chosen) {
    canvas.shadow(plate, radius::kControl - kInset, theme.shadow(Elevation::Low));
    canvas.rounded(plate, radius::kControl - kInset, c.primary);
  } else if (state.warm > 0) {
    canvas.rounded(plate, radius::kControl - kInset, c.raised.faded(kWarmSegment * state.warm));
  }
  const float wanted =
      std::min(area.w - sample - 2 * kInset,
               canvas.text_width(label, state.chosen ? Face::Bold : Face::Text, type::kLabel) + 1);
  const float left = area.x + (area.w - sample - wanted) / 2;
  canvas.text(label, {left + sample, area.y, wanted, area.h},
              {.face = state.chosen ? Face::Bold : Face::Text,
               .size = type::kLabel,
               .colour = ink(state),
               .align = Align::Centre});
}

void OptionPainter::draw_tile(Rect area, OptionState state) const {
  const Palette& c = theme.colour;
  const Rgba body =
      state.chosen ? mix(c.raised, c.primary, kTint) : mix(c.raised, c.sunken, kSink * state.warm);
  canvas.shadow(area, radius::kControl, theme.shadow(Elevation::Low));
  canvas.rounded(area, radius::kControl, body);
  if (state.chosen)
    canvas.outline(area, radius::kControl, kChosenEdge, c.primary);
  else
    canvas.outline(area, radius::kControl, kLine, mix(c.border, c.text_2, state.warm));
}

void OptionPainter::draw_icon(Rect area, std::string_view icon, OptionState state) const {
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  if (!state.enabled) canvas.fade(kDisabled);
  if (state.chosen) {
    canvas.shadow(area, radius::kControl, theme.shadow(Elevation::Low));
    canvas.rounded(area, radius::kControl, c.primary);
  } else {
    draw_tile(area, state);
  }
  const float side = std::min(area.w, area.h) * kIconPart;
  canvas.picture("images/icons/" + std::string(icon) + ".svg", centred(area.centre(), {side, side}),
                 ink(state));
}

}  // namespace quintet::ui
