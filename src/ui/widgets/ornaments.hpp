// Decoration that many pages share: the desk behind a page, frames, seals and icons, and the looks of options.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// Decorations of several pages: cards, the seal, stars.

// `warm` is the progress of the hover effect of a card that can be pressed, 0…1.
void draw_card(Canvas& canvas, const Theme& theme, Rect area, Elevation level, float warm = 0);
// A card that cannot be opened yet; it looks lower than the desk.
void draw_sunken_card(Canvas& canvas, const Theme& theme, Rect area, float warm = 0);

inline constexpr float kLift = 4;  // points that a card rises under the pointer

// A red seal with one character. The seal of the program has the character for a board game with stones.
inline constexpr std::string_view kSealGlyph = "弈";
void draw_seal(Canvas& canvas, const Theme& theme, Rect area, std::string_view glyph, SpriteStyle style = {});

inline constexpr int kStars = 3;
enum class Star : std::uint8_t { Open, Filled };

// Three stars side by side, `filled` of them filled; each is as high as the area.
void draw_stars(Canvas& canvas, const Theme& theme, Rect area, int filled);
float stars_width(float height);
// One of them.
void draw_star(Canvas& canvas, const Theme& theme, Rect area, Star star, SpriteStyle style = {});
Rect star_place(Rect area, int index);

// The background of every scene: the ground of the desk and its scenery, painted in tints of one colour. Paper and Ink
// show hills, Celadon a lake, Walnut a moon window. Painted once for each window size.

enum class Scenery : std::uint8_t {
  Full,   // menu and pages
  Quiet,  // behind a board: low and faint
};

void draw_backdrop(Canvas& canvas, const Theme& theme, Scenery scenery);

// The plate under the cells of a board, with its shadow.
void draw_board_plate(Canvas& canvas, const Theme& theme, Rect plate, float corner, Elevation elevation);

// How the options of a choice look: segments side by side in a sunken strip, square or card-like tiles, rungs of a
// ladder. Their controls are areas; a page paints pictures onto them.

struct OptionState {
  bool chosen = false, enabled = true;
  float warm = 0;  // progress of the hover effect
};

struct OptionPainter {
  Canvas& canvas;
  const Theme& theme;

  void draw_strip(Rect area) const;
  // `sample` is the width at the left of the label that is kept free for a picture of the page.
  void draw_segment(Rect area, const std::string& label, float sample, OptionState state) const;
  // The plate of an icon, a card or a rung; a chosen one has a thick edge as well as another ground.
  void draw_tile(Rect area, OptionState state) const;
  void draw_icon(Rect area, std::string_view icon, OptionState state) const;

  Rgba ink(OptionState state) const;
};

// The width of a segment's content.
float segment_width(Canvas& canvas, const std::string& label, float sample);
// The size of the picture before the label of a segment, and the gap after it.
inline constexpr float kSegmentSample = 22, kSegmentGap = space::kTiny;

}  // namespace quintet::ui
