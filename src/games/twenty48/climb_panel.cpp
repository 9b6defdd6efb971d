#include "games/twenty48/climb_panel.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "games/twenty48/accent.hpp"
#include "games/twenty48/tile_look.hpp"
#include "games/twenty48/tile_painter.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kWordsFrom = 160;  // width from which the tiles have words beside them
constexpr float kStripPadding = 10;
constexpr float kPadding = 24, kTitle = 26, kHeadHeight = 64;  // of the card, in points
constexpr float kMostPitch = 48, kTilePart = 0.82F;            // from rung to rung; a tile in parts of it
constexpr float kRail = 3, kAhead = 0.45F;  // the line between tiles; strength of what is ahead
constexpr float kGoalDigits = 0.265F;       // in tiles, of four digits
constexpr float kPop = 0.14F;               // of the tile that has just been reached
constexpr Exponent kFirstMade = 2;          // 2 and 4 also come by themselves

// The rung that the ladder ends with.
Exponent top_of(const Game& game) {
  return std::max<Exponent>(game.rules().target, static_cast<Exponent>(largest(game.board()) + 1));
}

// How much larger the tile of a rung is while it is new.
float pop_of(const Context& context, const Match& match, Exponent exponent) {
  if (context.still() || exponent != largest(match.game().board()) || exponent <= kFirstMade) return 1;
  const Duration age = match.elapsed() - *match.reached(exponent);
  const auto part = static_cast<float>(Tween{motion::kQuick, motion::kBase}.progress(age));
  return 1 + kPop * std::sin(std::numbers::pi_v<float> * part);
}

}  // namespace

std::string climb_words(const Context& context, const Game& game) {
  const auto with_tile = [&context](std::string_view message, Exponent exponent) {
    return format(context.words.tr(message), {{"tile", tile_text(exponent)}});
  };
  const Exponent most = largest(game.board()), top = top_of(game);
  if (most + 1 < top) return with_tile(msgid("Next: {tile}"), most + 1);
  if (std::ranges::count(game.board().cells(), most) > 1) return with_tile(msgid("Merge both {tile}!"), most);
  return with_tile(msgid("One more {tile} to go"), most);
}

void ClimbPanel::draw(Canvas& canvas, const Match& match) const {
  if (area_.empty()) return;
  draw_card(canvas, context_.theme, area_, Elevation::Low);
  const bool words = area_.w >= kWordsFrom;
  const Rect inner = area_.grown(words ? -kPadding : -kStripPadding);
  const float head = words ? kHeadHeight : 0;
  if (words) draw_head(canvas, match, {inner.x, inner.y, inner.w, head});
  const Exponent top = top_of(match.game());
  const Rect ladder{inner.x, inner.y + head, inner.w, inner.h - head};
  const float pitch = std::min(kMostPitch, ladder.h / static_cast<float>(top));
  const float side = words ? pitch * kTilePart : std::min(pitch * kTilePart, ladder.w);
  const float x = words ? ladder.x : ladder.centre().x - side / 2;
  const auto tile_of = [&](Exponent exponent) {
    return Rect{x, ladder.y + pitch * static_cast<float>(top - exponent), side, side};
  };
  const Exponent most = largest(match.game().board());
  const Rgba rail = kAccent.on(context_.theme);
  for (Exponent exponent = 1; exponent < top; ++exponent) {
    const Rect below = tile_of(exponent), above = tile_of(static_cast<Exponent>(exponent + 1));
    canvas.fill({below.centre().x - kRail / 2, above.bottom(), kRail, below.y - above.bottom()},
                exponent < most ? rail : context_.theme.colour.hairline);
  }
  for (Exponent exponent = 1; exponent <= top; ++exponent)
    draw_rung(canvas, match, {exponent, tile_of(exponent)});
}

void ClimbPanel::draw_head(Canvas& canvas, const Match& match, Rect head) const {
  const Palette& c = context_.theme.colour;
  canvas.text(context_.words.tr("The climb"), {head.x, head.y, head.w, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(climb_words(context_, match.game()), {head.x, head.y + kTitle, head.w, kTitle},
              {.size = type::kLabel, .colour = c.text_2});
}

void ClimbPanel::draw_rung(Canvas& canvas, const Match& match, const Rung& rung) const {
  const Palette& c = context_.theme.colour;
  const auto& [exponent, tile] = rung;
  const auto reached = match.reached(exponent);
  const bool goal = exponent == match.game().rules().target, most = exponent == largest(match.game().board());
  if (reached) {
    draw_tile(canvas, context_.theme, tile, exponent, {.scale = pop_of(context_, match, exponent)});
  } else {
    const Rgba ink = goal ? kAccent.on(context_.theme) : c.text_3;
    canvas.picture("images/seal-open.svg", tile, goal ? ink : ink.faded(kAhead));
    const std::string digits = tile_text(exponent);
    canvas.text(digits, tile.grown(-2),
                {.face = Face::Bold,
                 .size = tile.w * std::min(kGoalDigits, digit_size(digits)),
                 .colour = ink,
                 .align = Align::Centre});
  }
  if (area_.w < kWordsFrom) return;
  const float left = tile.right() + space::kSmall;
  const Rect row{left, tile.y, area_.right() - kPadding - left, tile.h};
  const TextStyle words{.face = Face::Bold, .size = type::kBody, .colour = c.text};
  if (goal && !reached) canvas.text(context_.words.tr("The goal"), row, words);
  if (most && exponent > kFirstMade) canvas.text(context_.words.tr("tile", "Reached"), row, words);
  if (reached && *reached >= std::chrono::seconds(1))
    canvas.text(clock_text(*reached / std::chrono::seconds(1)), row,
                {.face = most ? Face::Bold : Face::Text,
                 .size = type::kLabel,
                 .colour = most ? c.text : c.text_2,
                 .align = Align::Right});
}

}  // namespace quintet::twenty48
