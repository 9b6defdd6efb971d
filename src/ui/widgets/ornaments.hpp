// Decorations of several pages: cards, the seal, stars.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

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

}  // namespace quintet::ui
