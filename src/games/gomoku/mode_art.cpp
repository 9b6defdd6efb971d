#include "games/gomoku/mode_art.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/position_art.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kLonePart = 0.72F, kPairPart = 0.46F;  // portraits, in parts of the area
constexpr float kMedalPart = 0.34F, kMedalRing = 3;    // of a portrait on a board; its rim in points
constexpr float kBowlPart = 0.34F;
constexpr float kWash = 0.10F;

// The players whose portraits are shown: the opponent, or both.
std::vector<std::string> portraits_of(const Context& context, Mode mode, const std::optional<Match>& saved) {
  const auto& wish = context.profile.get<Settings>();
  const SeatPlayer person{}, computer{wish.level}, against{wish.against};
  const auto portrait = [](const SeatPlayer& player, Seat seat) {
    return std::string(portrait_of(player, seat));
  };
  switch (mode) {
    case Mode::Computer:
      if (saved) return {portrait(saved->player(other(saved->person())), other(saved->person()))};
      return {portrait(computer, Seat::Second)};
    case Mode::Two:
      return {portrait(person, Seat::First), portrait(person, Seat::Second)};
    case Mode::Watch:
      if (saved)
        return {portrait(saved->player(Seat::First), Seat::First),
                portrait(saved->player(Seat::Second), Seat::Second)};
      return {portrait(computer, Seat::First), portrait(against, Seat::Second)};
  }
  return {};
}

void draw_medal(Canvas& canvas, const Theme& theme, const std::string& portrait, Vec centre, float side) {
  canvas.shadow(centred(centre, {side, side}), side / 2, theme.shadow(Elevation::Middle));
  canvas.disc(centre, side / 2 + kMedalRing, theme.colour.surface);
  canvas.picture(portrait, centred(centre, {side, side}));
}

// A portrait with the bowl of its colour in front.
void draw_sitter(Canvas& canvas, const Theme& theme, const std::string& portrait, Colour colour, Rect place) {
  draw_medal(canvas, theme, portrait, place.centre(), place.w);
  const float side = place.w * kBowlPart;
  const Rect bowl = centred(
      {place.centre().x + (colour == Colour::Black ? -0.34F : 0.34F) * place.w, place.bottom() - side * 0.2F},
      {side, side});
  canvas.picture(stone_on_board(colour == Colour::Black ? Stone::Black : Stone::White), bowl);
}

void draw_players(Canvas& canvas, const Theme& theme, const std::vector<std::string>& portraits, Rect area) {
  const Palette& c = theme.colour;
  const Rgba ground = mix(c.surface, kAccent.on(theme), kWash);
  canvas.fill_gradient(area, ground, mix(ground, kAccent.on(theme), kWash));
  if (portraits.size() == 1) {
    const float side = std::min(area.w, area.h) * kLonePart;
    draw_sitter(canvas, theme, portraits[0], Colour::White, centred(area.centre(), {side, side}));
    return;
  }
  // One higher than the other, as across a board.
  const float side = std::min(area.w * kPairPart, area.h * 0.62F);
  const float along = std::max(side, std::min(area.w - side - 2 * space::kTiny, 1.2F * side)),
              up = std::min(0.16F * area.h, area.h - side) / 2;
  draw_sitter(canvas, theme, portraits[0], Colour::Black,
              centred(area.centre() + Vec{-along / 2, up}, {side, side}));
  draw_sitter(canvas, theme, portraits[1], Colour::White,
              centred(area.centre() + Vec{along / 2, -up}, {side, side}));
}

void draw_medals(Canvas& canvas, const Theme& theme, const std::vector<std::string>& portraits, Rect area) {
  const float side = std::min(area.w, area.h) * kMedalPart, in = side / 2 + space::kTiny;
  draw_medal(canvas, theme, portraits.back(), {area.right() - in, area.bottom() - in}, side);
  if (portraits.size() > 1)
    draw_medal(canvas, theme, portraits.front(), {area.x + in, area.bottom() - in}, side);
}

}  // namespace

Painting mode_art(const Context& context, Mode mode, const std::optional<Match>& saved) {
  std::optional<BoardPicture> position;
  if (saved) position.emplace(*saved);
  return [position, portraits = portraits_of(context, mode, saved)](Canvas& canvas, const Context& now,
                                                                    Rect area) {
    if (!position) return draw_players(canvas, now.theme, portraits, area);
    draw_position(canvas, now, *position, area);
    draw_medals(canvas, now.theme, portraits, area);
  };
}

}  // namespace quintet::gomoku
