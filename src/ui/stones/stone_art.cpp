#include "ui/stones/stone_art.hpp"

#include <algorithm>
#include <cmath>

#include "ui/pages/review_curve.hpp"

namespace quintet::ui {

namespace {

constexpr std::array<std::string_view, kColours.size()> kPebbles{"images/stones/pebble-black.svg",
                                                                 "images/stones/pebble-white.svg"};

}  // namespace

StoneBowl stone_lid(const Localiser& words, Colour captured, int count) {
  constexpr int kFull = 26;
  return {.back = "images/stones/lid.svg",
          .front = "images/stones/lid-front.svg",
          .stone = kPebbles[index_of(captured)],
          .left = std::min(count, kFull),
          .all = kFull,
          .words = format(words.tr("Prisoners: {count}"), {{"count", std::to_string(count)}})};
}

StoneBowl stone_bowl(Colour colour, int left, int all) {
  return {.back = "images/stones/bowl.svg",
          .front = "images/stones/bowl-front.svg",
          .stone = kPebbles[index_of(colour)],
          .left = left,
          .all = all};
}

namespace {

// Lengths in steps between neighbouring points.
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kRow = 0.16F;
constexpr float kGrows = 0.2F, kGrowsWidth = 0.09F;
constexpr float kDrop = 1.25F;  // size of a stone that comes down

bool is_number(char sign) {
  return sign >= '1' && sign <= '9';
}

Stone stone_of_sign(char sign) {
  return sign == 'o' || (is_number(sign) && sign % 2 == 0) ? Stone::White : Stone::Black;
}

}  // namespace

void StoneLook::ground(const DiagramView& on) const {
  const Palette& c = on.theme.colour;
  const Rect field = style_.whole_area ? on.area : on.field();
  on.canvas.rounded(field, style_.corner, c.field);
  const auto guard = on.canvas.saved();
  on.canvas.clip(field);
  if (style_.wood) on.canvas.picture(grain_of(on.theme.desk), field);
  const float step = on.grid.side, width = std::max(on.canvas.pixel(), kLineWidth * step);
  const Rgba ink = c.field_line.faded(style_.line_strength);
  const Vec first = on.centre({0, 0}) - Vec{width / 2, width / 2};
  const auto lines = static_cast<int>(std::ceil(std::max(field.w, field.h) / step));
  for (int i = -lines; i <= lines; ++i) {
    const float at = static_cast<float>(i) * step;
    on.canvas.fill({field.x, first.y + at, field.w, width}, ink);
    on.canvas.fill({first.x + at, field.y, width, field.h}, ink);
  }
}

void StoneLook::stone(const DiagramView& on, Rect cell, Stone stone, SpriteStyle style) const {
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  on.canvas.sprite({&layer, 1}, cell.scaled(kStone), style);
}

void StoneLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  const float step = cell.w;
  const Vec centre = cell.centre();
  if (sign == '*') {
    on.canvas.disc(centre, (kGrows + kGrowsWidth) * step, stone_ink::kCasing);
    on.canvas.ring(centre, (kGrows + kGrowsWidth) * step, 2 * kGrowsWidth * step, stone_ink::kThreat[0]);
  } else if (sign == '!') {
    const float arm = style_.cross * step;
    if (style_.cross_ground > 0) on.canvas.disc(centre, style_.cross_ground * step, on.theme.colour.field);
    for (const Vec way : {Vec{arm, arm}, Vec{arm, -arm}})
      on.canvas.line(centre - way, centre + way, style_.cross_width * step, stone_ink::kForbidden);
  } else {
    stone(on, cell, stone_of_sign(sign), style);
    if (is_number(sign))
      on.canvas.text(std::string(1, sign), cell,
                     {.face = Face::Bold,
                      .size = style_.number * step,
                      .colour = stone_ink::kNumber[stone_of_sign(sign) == Stone::White ? 1 : 0],
                      .align = Align::Centre});
  }
}

void StoneLook::come(const DiagramView& on, const DiagramFrame::Motion& motion) const {
  stone(on, on.grid.cell(motion.beat.at), stone_of_sign(motion.beat.sign),
        {.opacity = motion.part, .scale = mix(kDrop, 1.0F, motion.part)});
}

void StoneLook::mark(const DiagramView& on, const DiagramFrame::Mark& mark) const {
  on.canvas.ring(on.centre(mark.at), style_.ring * on.grid.side, style_.ring_width * on.grid.side,
                 on.theme.colour.seal);
}

void StoneLook::above(const DiagramView& on) const {
  const std::vector<Vec> line = on.line();
  if (!line.empty()) on.canvas.line(line.front(), line.back(), kRow * on.grid.side, stone_ink::kLast[0]);
}

namespace {

constexpr int kSwatchLines = 3;
constexpr float kSwatchStrength = 0.6F;  // of its lines

}  // namespace

void paint_material(Canvas& canvas, const Context& context, Rect area, std::optional<Desk> material) {
  const auto guard = canvas.saved();
  canvas.clip(area);
  if (!material) {
    // A part of every material.
    const Extent half{area.w / 2, area.h / 2};
    for (std::size_t i = 0; i < kDesks.size(); ++i) {
      const std::size_t column = i % 2, row = i / 2;
      const Rect part{area.x + static_cast<float>(column) * half.w, area.y + static_cast<float>(row) * half.h,
                      half.w, half.h};
      canvas.fill(part, theme_of(context, kDesks[i]).colour.field);
    }
    return;
  }
  const Palette palette = theme_of(context, *material).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture(grain_of(*material), centred(area.centre(), {side, side}));
  for (int i = 1; i <= kSwatchLines; ++i) {
    const float part = static_cast<float>(i) / (kSwatchLines + 1), width = kLine;
    canvas.fill({area.x, area.y + area.h * part - width / 2, area.w, width},
                palette.field_line.faded(kSwatchStrength));
    canvas.fill({area.x + area.w * part - width / 2, area.y, width, area.h},
                palette.field_line.faded(kSwatchStrength));
  }
}

namespace {

constexpr float kEdge = 0.75F;  // from the outermost lines to the edge, in steps between neighbouring points
constexpr float kSmallStone = 0.46F;  // radius, in steps
constexpr float kRim = 0.06F, kLast = 0.16F;
constexpr float kLineStrength = 0.45F;
constexpr float kRound = 0.05F;  // of the corners, as a share of the side

}  // namespace

void draw_thumbnail(Canvas& canvas, const Palette& board, const PositionPicture& picture, Rect area) {
  const int side = picture.stones.size().width;
  const float step = area.w / (static_cast<float>(side - 1) + 2 * kEdge);
  const Vec first = area.origin() + Vec{kEdge, kEdge} * step;
  canvas.rounded(area, kRound * area.w, board.field);
  const float length = static_cast<float>(side - 1) * step, width = canvas.pixel();
  const Rgba ink = board.field_line.faded(kLineStrength);
  for (int i = 0; i < side; ++i) {
    const float at = static_cast<float>(i) * step;
    canvas.fill({first.x, first.y + at, length, width}, ink);
    canvas.fill({first.x + at, first.y, width, length}, ink);
  }
  for (std::size_t i = 0; i < picture.stones.cells().size(); ++i) {
    const Point at = picture.stones.point(i);
    if (picture.stones[at] == Stone::None) continue;
    const Vec centre = first + Vec{static_cast<float>(at.column), static_cast<float>(at.row)} * step;
    const bool black = picture.stones[at] == Stone::Black;
    canvas.disc(centre, kSmallStone * step, black ? kBlackStone : kWhiteStoneRim);
    if (!black) canvas.disc(centre, (kSmallStone - kRim) * step, kWhiteStone);
    if (picture.last == at) canvas.disc(centre, kLast * step, stone_ink::kLast[black ? 0 : 1]);
  }
  canvas.outline(area, kRound * area.w, kLine, board.field_edge);
}

namespace {

void draw_stones(Canvas& canvas, const PositionPicture& picture, const BoardGrid& grid) {
  for (std::size_t i = 0; i < picture.stones.cells().size(); ++i) {
    const Point at = picture.stones.point(i);
    if (picture.stones[at] != Stone::None) draw_stone(canvas, grid, picture.stones[at], at);
  }
  if (!picture.last) return;
  const bool black = picture.stones[*picture.last] == Stone::Black;
  canvas.disc(grid.centre(*picture.last), kLast * grid.side, stone_ink::kLast[black ? 0 : 1]);
}

}  // namespace

void draw_position(Canvas& canvas, const Context& context, const BoardLook& look,
                   const PositionPicture& picture, Rect area) {
  const Palette palette = theme_of(context, look.board).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture(grain_of(look.board), centred(area.centre(), {side, side}));
  const BoardGrid grid = point_grid(area, picture.stones.size().width, Coordinates::Hidden);
  draw_lines(canvas, palette, look, grid);
  draw_stones(canvas, picture, grid);
}

void draw_framed_position(Canvas& canvas, const Context& context, BoardLook look,
                          const PositionPicture& picture, Rect area) {
  look.coordinates = Coordinates::Hidden;
  const BoardGrid grid = point_grid(area, picture.stones.size().width, look.coordinates);
  draw_bare_board(canvas, context, look, grid);
  draw_stones(canvas, picture, grid);
}

namespace {

constexpr float kLonePart = 0.72F, kPairPart = 0.46F;  // portraits, in parts of the area
constexpr float kMedalPart = 0.34F, kMedalRing = 3;    // of a portrait on a board; its rim in points
constexpr float kBowlPart = 0.34F;
constexpr float kWash = 0.10F;

void draw_medal(Canvas& canvas, const Theme& theme, std::string_view portrait, Vec centre, float side) {
  canvas.shadow(centred(centre, {side, side}), side / 2, theme.shadow(Elevation::Middle));
  canvas.disc(centre, side / 2 + kMedalRing, theme.colour.surface);
  canvas.picture(portrait, centred(centre, {side, side}));
}

// A portrait with a stone of its colour in front.
void draw_sitter(Canvas& canvas, const Theme& theme, std::string_view portrait, Colour colour, Rect place) {
  draw_medal(canvas, theme, portrait, place.centre(), place.w);
  const float side = place.w * kBowlPart;
  const Rect bowl = centred(
      {place.centre().x + (colour == Colour::Black ? -0.34F : 0.34F) * place.w, place.bottom() - side * 0.2F},
      {side, side});
  canvas.picture(stone_on_board(stone_of(colour)), bowl);
}

}  // namespace

void draw_players(Canvas& canvas, const Theme& theme, const Accent& accent,
                  std::span<const std::string_view> portraits, Rect area) {
  const Palette& c = theme.colour;
  const Rgba ground = mix(c.surface, accent.on(theme), kWash);
  canvas.fill_gradient(area, ground, mix(ground, accent.on(theme), kWash));
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

void draw_medals(Canvas& canvas, const Theme& theme, std::span<const std::string_view> portraits, Rect area) {
  const float side = std::min(area.w, area.h) * kMedalPart, in = side / 2 + space::kTiny;
  draw_medal(canvas, theme, portraits.back(), {area.right() - in, area.bottom() - in}, side);
  if (portraits.size() > 1)
    draw_medal(canvas, theme, portraits.front(), {area.x + in, area.bottom() - in}, side);
}

void draw_player_strip(Canvas& canvas, const Theme& theme, const PlayerStrip& strip, Rect area) {
  constexpr float kNameStone = 20;
  const Palette& c = theme.colour;
  canvas.shadow(area, area.h / 2, theme.shadow(Elevation::Low));
  canvas.rounded(area, area.h / 2, c.surface);
  canvas.outline(area, area.h / 2, kLine, c.hairline);
  const float side = area.h - 2 * kRing, half = area.w / 2;
  for (const Colour colour : kColours) {
    const bool left = colour == Colour::Black;
    const float edge = left ? area.x + kRing : area.right() - kRing - side;
    canvas.picture(strip.portraits[index_of(colour)], {edge, area.y + kRing, side, side});
    const float stone = left ? edge + side + space::kTiny : edge - space::kTiny - kNameStone;
    const Rect at{stone, area.centre().y - kNameStone / 2, kNameStone, kNameStone};
    if (strip.stones)
      draw_small_stone(canvas, theme, stone_on_board(stone_of(colour)), at.centre(), kNameStone);
    const float from = left ? at.right() + space::kTiny : area.x + half,
                to = left ? area.x + half : at.x - space::kTiny;
    canvas.text(strip.names[index_of(colour)], {from, area.y, to - from, area.h},
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = c.text,
                 .align = left ? Align::Left : Align::Right});
  }
}

}  // namespace quintet::ui
