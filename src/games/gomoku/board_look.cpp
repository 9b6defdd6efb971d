#include "games/gomoku/board_look.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "games/gomoku/pictures.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Lengths in steps between neighbouring points.
constexpr float kStone = 0.94F, kFrame = 0.30F, kStar = 0.11F, kLetter = 0.34F, kLetterPlace = 0.72F,
                kThin = 0.07F;
constexpr float kLeastLine = 1;  // points
constexpr float kLineStrength = 0.9F, kEdgeStrength = 1;
constexpr float kFieldEdge = 0.5F;  // share of the frame's colour in the border of the field
constexpr int kLeastForStars = 9;

// The centre and four star points, on the fourth lines (on the third lines of small boards).
std::vector<Point> star_points(int side) {
  std::vector<Point> stars;
  if (side % 2 == 1) stars.push_back({side / 2, side / 2});
  if (side < kLeastForStars) return stars;
  constexpr int kSmall = 13;
  const int near = side < kSmall ? 2 : 3, far = side - 1 - near;
  for (const int row : {near, far}) {
    for (const int column : {near, far}) stars.push_back({row, column});
  }
  return stars;
}

// Identifies the content of the layer below the stones.
std::string desk_key(const Context& context, const BoardLook& look, const BoardGeometry& g) {
  const auto number = [](float value) { return std::to_string(value) + ' '; };
  std::string key;
  for (const Desk desk : {look.board, look.frame, look.window}) key += std::string(word_of(desk)) + ' ';
  key += context.theme.contrast == Contrast::High ? "high " : "";
  key += g.coordinates == Coordinates::Shown ? "letters " : "";
  return key + std::to_string(g.side) + ' ' + number(g.plate.x) + number(g.plate.y) + number(g.plate.w);
}

void draw_plate(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGeometry& g) {
  const Palette frame = theme_of(context, look.frame).colour;
  const Theme board = theme_of(context, look.board);
  const float width = kFrame * g.step, round = std::min(radius::kBoard, g.step * kStone);
  canvas.shadow(g.plate, round, theme_of(context, look.window).shadow(Elevation::High));
  canvas.rounded(g.plate, round, frame.field_edge);
  const Rect field = g.plate.grown(-width);
  canvas.rounded(field, round / 2, board.colour.field);
  // The grain would make the ground darker in places; with high contrast the ground is even.
  if (context.theme.contrast != Contrast::High) {
    const auto guard = canvas.saved();
    canvas.clip(field);
    canvas.picture("images/gomoku/field-" + std::string(word_of(look.board)) + ".svg", field);
  }
  canvas.outline(field, round / 2, ui::kLine, mix(frame.field_edge, board.colour.field_line, kFieldEdge));
}

void draw_coordinates(Canvas& canvas, const Palette& palette, const BoardGeometry& g) {
  const TextStyle style{.size = kLetter * g.step, .colour = palette.field_line, .align = Align::Centre};
  const float away = kLetterPlace * g.step;
  for (int i = 0; i < g.side; ++i) {
    const std::string number = std::to_string(g.side - i);
    const std::string letter(1, static_cast<char>('A' + i));
    canvas.text(number, centred(g.centre({i, 0}) - Vec{away, 0}, {g.step, g.step}), style);
    canvas.text(letter, centred(g.centre({g.side - 1, i}) + Vec{0, away}, {g.step, g.step}), style);
  }
}

}  // namespace

BoardLook board_look(const Context& context) {
  const ui::Settings& settings = context.profile.settings();
  const auto& wish = context.profile.get<Settings>();
  const auto of = [&settings](std::optional<Desk> desk) { return desk.value_or(settings.desk); };
  return {.board = of(wish.board),
          .frame = of(wish.frame),
          .window = of(wish.window),
          .coordinates = wish.coordinates,
          .numbers = wish.numbers};
}

Theme theme_of(const Context& context, Desk desk) {
  return desk == context.theme.desk ? context.theme : make_theme(desk, context.theme.contrast);
}

// On whole pixels, so that the lines at the edge meet exactly in the corners.
void draw_lines(Canvas& canvas, const Palette& palette, const BoardGeometry& g) {
  const float pixel = canvas.pixel();
  const auto snapped = [pixel](float length) { return std::round(length / pixel) * pixel; };
  const float width = std::max(pixel, snapped(std::min(kLeastLine, g.step * kThin)));
  const float length = static_cast<float>(g.side - 1) * g.step, broad = 2 * width;
  const auto low_edge = [&](float first) { return snapped(first - width); };
  const float left = low_edge(g.first.x), top = low_edge(g.first.y);
  const float right = low_edge(g.first.x + length) + broad, bottom = low_edge(g.first.y + length) + broad;
  for (int i = 0; i < g.side; ++i) {
    const bool edge = i == 0 || i == g.side - 1;
    const Rgba ink = palette.field_line.faded(edge ? kEdgeStrength : kLineStrength);
    const float at = static_cast<float>(i) * g.step;
    const auto line = [&](float first) {
      return edge ? low_edge(first + at) : snapped(first + at - width / 2);
    };
    const float thick = edge ? broad : width;
    canvas.fill({left, line(g.first.y), right - left, thick}, ink);
    canvas.fill({line(g.first.x), top, thick, bottom - top}, ink);
  }
  for (const Point star : star_points(g.side))
    canvas.disc(g.centre(star), kStar * g.step, palette.field_line);
}

void draw_ground(Canvas& canvas, const Context& context, const BoardLook& look,
                 const BoardGeometry& geometry) {
  const Extent whole = canvas.size();
  canvas.layer("gomoku desk", desk_key(context, look, geometry), {0, 0, whole.w, whole.h},
               [&](Canvas& sheet) {
                 draw_backdrop(sheet, theme_of(context, look.window), Scenery::Quiet);
                 draw_bare_board(sheet, context, look, geometry);
               });
}

void draw_bare_board(Canvas& canvas, const Context& context, const BoardLook& look,
                     const BoardGeometry& geometry) {
  draw_plate(canvas, context, look, geometry);
  const Palette palette = theme_of(context, look.board).colour;
  draw_lines(canvas, palette, geometry);
  if (geometry.coordinates == Coordinates::Shown) draw_coordinates(canvas, palette, geometry);
}

void draw_stone(Canvas& canvas, const BoardGeometry& geometry, Stone stone, Point at, SpriteStyle style) {
  const float side = kStone * geometry.step;
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  canvas.sprite({&layer, 1}, centred(geometry.centre(at), {side, side}), style);
}

}  // namespace quintet::gomoku
