#include "games/gomoku/board_look.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "games/gomoku/settings.hpp"

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

void draw_plate(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGrid& grid) {
  const Palette frame = theme_of(context, look.frame).colour;
  const Theme board = theme_of(context, look.board);
  const float width = kFrame * grid.side, round = std::min(radius::kBoard, grid.side * kStone);
  canvas.shadow(grid.plate, round, theme_of(context, look.window).shadow(Elevation::High));
  canvas.rounded(grid.plate, round, frame.field_edge);
  const Rect field = grid.plate.grown(-width);
  canvas.rounded(field, round / 2, board.colour.field);
  // The grain would make the ground darker in places; with high contrast the ground is even.
  if (context.theme.contrast != Contrast::High) {
    const auto guard = canvas.saved();
    canvas.clip(field);
    canvas.picture("images/gomoku/field-" + std::string(word_of(look.board)) + ".svg", field);
  }
  canvas.outline(field, round / 2, ui::kLine, mix(frame.field_edge, board.colour.field_line, kFieldEdge));
}

void draw_coordinates(Canvas& canvas, const Palette& palette, const BoardGrid& grid) {
  const TextStyle style{.size = kLetter * grid.side, .colour = palette.field_line, .align = Align::Centre};
  const float away = kLetterPlace * grid.side;
  for (int i = 0; i < grid.size.width; ++i) {
    const std::string number = std::to_string(grid.size.width - i);
    const std::string letter(1, static_cast<char>('A' + i));
    canvas.text(number, centred(grid.centre({i, 0}) - Vec{away, 0}, {grid.side, grid.side}), style);
    canvas.text(letter, centred(grid.centre({grid.size.width - 1, i}) + Vec{0, away}, {grid.side, grid.side}),
                style);
  }
}

}  // namespace

BoardGrid point_grid(Rect area, int lines, Coordinates coordinates) {
  // Room for the letters, or for half a stone and a little more.
  constexpr float kLetterRim = 0.84F, kPlainRim = 0.22F;  // in steps
  const float rim = coordinates == Coordinates::Shown ? kLetterRim : kPlainRim;
  BoardGrid grid = BoardGrid::fitting(area, {lines, lines}, rim);
  grid.rim = grid.side;  // a message may lie on the outermost line
  return grid;
}

BoardLook board_look(const Context& context) {
  const ui::Settings& settings = context.profile.settings();
  const auto& wish = context.profile.get<Settings>();
  const auto of = [&settings](std::optional<Desk> desk) { return desk.value_or(settings.desk); };
  return {.board = of(wish.board),
          .frame = of(wish.frame),
          .window = of(wish.window),
          .coordinates = wish.coordinates ? Coordinates::Shown : Coordinates::Hidden,
          .numbers = wish.numbers};
}

Theme theme_of(const Context& context, Desk desk) {
  return desk == context.theme.desk ? context.theme : make_theme(desk, context.theme.contrast);
}

// On whole pixels, so that the lines at the edge meet exactly in the corners.
void draw_lines(Canvas& canvas, const Palette& palette, const BoardGrid& grid) {
  const float pixel = canvas.pixel();
  const auto snapped = [pixel](float length) { return std::round(length / pixel) * pixel; };
  const float width = std::max(pixel, snapped(std::min(kLeastLine, grid.side * kThin)));
  const int lines = grid.size.width;
  const float length = static_cast<float>(lines - 1) * grid.side, broad = 2 * width;
  const Vec first = grid.centre({0, 0});
  const auto low_edge = [&](float at) { return snapped(at - width); };
  const float left = low_edge(first.x), top = low_edge(first.y);
  const float right = low_edge(first.x + length) + broad, bottom = low_edge(first.y + length) + broad;
  for (int i = 0; i < lines; ++i) {
    const bool edge = i == 0 || i == lines - 1;
    const Rgba ink = palette.field_line.faded(edge ? kEdgeStrength : kLineStrength);
    const float at = static_cast<float>(i) * grid.side;
    const auto line = [&](float from) { return edge ? low_edge(from + at) : snapped(from + at - width / 2); };
    const float thick = edge ? broad : width;
    canvas.fill({left, line(first.y), right - left, thick}, ink);
    canvas.fill({line(first.x), top, thick, bottom - top}, ink);
  }
  for (const Point star : star_points(lines))
    canvas.disc(grid.centre(star), kStar * grid.side, palette.field_line);
}

void draw_bare_board(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGrid& grid) {
  draw_plate(canvas, context, look, grid);
  const Palette palette = theme_of(context, look.board).colour;
  draw_lines(canvas, palette, grid);
  if (look.coordinates == Coordinates::Shown) draw_coordinates(canvas, palette, grid);
}

std::string_view stone_on_board(gomoku::Stone stone) {
  return stone == gomoku::Stone::Black ? "images/gomoku/stone-black.svg" : "images/gomoku/stone-white.svg";
}

void draw_stone(Canvas& canvas, const BoardGrid& grid, Stone stone, Point at, SpriteStyle style) {
  const float side = kStone * grid.side;
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  canvas.sprite({&layer, 1}, centred(grid.centre(at), {side, side}), style);
}

namespace {

// Lengths in steps between neighbouring points.
constexpr float kNumber = 0.42F, kSmallNumber = 0.34F;
constexpr float kLastDot = 0.13F, kMark = 0.56F, kMarkWidth = 0.07F, kCross = 0.16F, kCrossWidth = 0.07F;
constexpr float kThreatDot = 0.17F, kThreatLine = 0.09F, kCasing = 0.05F, kStop = 0.22F, kBetter = 0.3F;
constexpr float kBand = 1.1F;  // the width of the band under the stones of a threat
constexpr float kBracket = 0.5F,
                kBracketArm = 0.18F;  // the cursor: half its side, and the arms of its corners
constexpr float kReasonAway = 0.62F;  // from the point to the words
constexpr float kReasonHeight = 26,
                kReasonGhost = 0.7F;  // points; opacity of the stone that may not be placed
constexpr int kMostPlaces = 1000;
constexpr float kPulse = 0.5F;   // by how much the ring of a hint grows
constexpr float kGhost = 0.5F;   // opacity
constexpr float kLeastRing = 2;  // points

}  // namespace

void MarkPainter::draw_forbidden() const {
  const float arm = kCross * grid.side, width = kCrossWidth * grid.side;
  for (const auto& [at, reason] : marks.forbidden) {
    const Vec c = grid.centre(at);
    canvas.disc(c, kThreatDot * grid.side, palette.field);
    canvas.line(c - Vec{arm, arm}, c + Vec{arm, arm}, width, stone_ink::kForbidden);
    canvas.line(c - Vec{arm, -arm}, c + Vec{arm, -arm}, width, stone_ink::kForbidden);
  }
}

void MarkPainter::band(const Row& row, Rgba ink) const {
  const Vec from = grid.centre(row.front()), to = grid.centre(row.back());
  canvas.line(from, to, (kBand + 2 * kCasing) * grid.side, stone_ink::kCasing);
  canvas.line(from, to, kBand * grid.side, ink);
}

// Each threat: a band under its stones, discs on the points where it grows, small squares on the other points that stop
// it.
void MarkPainter::draw_threats() const {
  for (const StandingThreat& threat : marks.threats) band(threat.stones, threat_ink(threat.kind));
  for (const StandingThreat& threat : marks.threats) {
    for (const Point at : threat.stops) draw_stop(at, threat_ink(threat.kind));
  }
  // Drawn above the squares of other threats, because these points matter more.
  for (const StandingThreat& threat : marks.threats) {
    const bool black = threat.colour == Colour::Black;
    for (const Point at : threat.grows) {
      const float casing = (kThreatDot + kThreatLine + kCasing) * grid.side;
      canvas.disc(grid.centre(at), casing, stone_ink::kCasing);
      canvas.disc(grid.centre(at), kThreatDot * grid.side, stone_ink::kNumber[black ? 1 : 0]);
      canvas.ring(grid.centre(at), (kThreatDot + kThreatLine) * grid.side, kThreatLine * grid.side,
                  threat_ink(threat.kind));
    }
  }
}

void MarkPainter::draw_reason() const {
  if (!marks.reason) return;
  for (const Row& row : marks.reason->shapes) band(row, stone_ink::kForbidden);
  draw_stone(canvas, grid, Stone::Black, marks.reason->at, {.opacity = kReasonGhost});
  const float arm = kCross * grid.side, width = kCrossWidth * grid.side;
  const Vec c = grid.centre(marks.reason->at);
  canvas.line(c - Vec{arm, arm}, c + Vec{arm, arm}, width, stone_ink::kLast[0]);
  canvas.line(c - Vec{arm, -arm}, c + Vec{arm, -arm}, width, stone_ink::kLast[0]);
}

// Above or below the point, where it covers the fewest stones of the shapes and nothing reaches out of the area.
Rect MarkPainter::reason_box(float width, Rect within) const {
  const Vec c = grid.centre(marks.reason->at);
  const auto covered = [&](Rect box) {
    int count = box.y < within.y || box.bottom() > within.bottom() ? kMostPlaces : 0;
    for (const Row& row : marks.reason->shapes) {
      for (const Point at : row)
        count += !intersection(box, centred(grid.centre(at), {grid.side, grid.side})).empty();
    }
    return count;
  };
  std::optional<Rect> best;
  for (const float side : {-1.0F, 1.0F}) {
    for (const float lean : {0.0F, 1.0F, -1.0F}) {
      const float away = (kReasonAway * grid.side + kReasonHeight / 2) * side;
      const float x = c.x - width / 2 + lean * (width / 2 + kReasonAway * grid.side);
      Rect box{std::clamp(x, within.x, std::max(within.x, within.right() - width)),
               c.y + away - kReasonHeight / 2, width, kReasonHeight};
      if (!best || covered(box) < covered(*best)) best = box;
    }
  }
  return *best;
}

void MarkPainter::draw_reason_words(const Palette& window, Rect within) const {
  if (!marks.reason) return;
  const std::string& words = marks.reason->words;
  const float wanted = canvas.text_width(words, Face::Text, type::kLabel) + 2 * space::kTiny;
  const Rect box = reason_box(std::min(within.w, wanted), within);
  canvas.rounded(box, radius::kCell, window.text);
  canvas.text(words, box, {.size = type::kLabel, .colour = window.canvas, .align = Align::Centre});
}

void MarkPainter::draw_stop(Point at, Rgba ink) const {
  const float side = kStop * grid.side, casing = kCasing * grid.side;
  const Rect square = centred(grid.centre(at), {side, side});
  canvas.rounded(square.grown(casing), casing, stone_ink::kCasing);
  canvas.fill(square, ink);
}

void MarkPainter::draw_numbers(const Board& board, float landed) const {
  constexpr std::size_t kThreeDigits = 100;
  for (std::size_t i = 0; i < marks.order.size(); ++i) {
    const Point at = marks.order[i];
    const bool last = i + 1 == marks.order.size();
    const Stone stone = board[at];
    const std::size_t ground = stone == Stone::White ? 1 : 0;
    const Rgba ink = last ? stone_ink::kLast[ground].faded(landed) : stone_ink::kNumber[ground];
    const float size = (i + 1 < kThreeDigits ? kNumber : kSmallNumber) * grid.side;
    canvas.text(std::to_string(i + 1), centred(grid.centre(at), {grid.side, grid.side}),
                {.face = Face::Bold, .size = size, .colour = ink, .align = Align::Centre});
  }
}

void MarkPainter::draw_last(const Board& board, float landed) const {
  if (marks.order.empty() || landed <= 0) return;
  const Point at = marks.order.back();
  canvas.disc(grid.centre(at), kLastDot * grid.side,
              stone_ink::kLast[board[at] == Stone::White ? 1 : 0].faded(landed));
}

// Has a casing because it crosses both stones and board.
void MarkPainter::ring(Point at, float radius, Rgba colour) const {
  const float width = std::max(kLeastRing, kMarkWidth * grid.side);
  canvas.ring(grid.centre(at), radius * grid.side + width, 3 * width, stone_ink::kCasing);
  canvas.ring(grid.centre(at), radius * grid.side, width, colour);
}

void MarkPainter::draw_points(float swell) const {
  if (marks.ghost && !marks.reason)
    draw_stone(canvas, grid, stone_of(marks.ghost_colour), *marks.ghost, {.opacity = kGhost});
  if (marks.better) ring(*marks.better, kBetter, stone_ink::kHint);
  if (marks.hint) ring(*marks.hint, kMark + kMark * kPulse * swell, stone_ink::kHint);
}

void MarkPainter::draw_refused(Point at, float opacity) const {
  const auto guard = canvas.saved();
  canvas.fade(opacity);
  ring(at, kMark, stone_ink::kForbidden);
}

void MarkPainter::draw_cursor() const {
  if (!marks.cursor) return;
  const Vec c = grid.centre(*marks.cursor);
  const float half = kBracket * grid.side, arm = kBracketArm * grid.side;
  const float width = std::max(kLeastRing, kMarkWidth * grid.side);
  for (const auto& [wide, ink] : {std::pair{3 * width, stone_ink::kCasing}, {width, palette.field_line}}) {
    for (const Vec way : {Vec{1, 1}, Vec{1, -1}, Vec{-1, -1}, Vec{-1, 1}}) {
      const Vec corner{c.x + way.x * half, c.y + way.y * half};
      const std::array bracket{corner - Vec{way.x * arm, 0}, corner, corner - Vec{0, way.y * arm}};
      canvas.polyline(bracket, wide, ink);
    }
  }
}

Rgba threat_ink(Standing kind) {
  return stone_ink::kThreat[static_cast<std::size_t>(kind)];
}

void draw_threat_sample(Canvas& canvas, Standing kind, Vec centre, float side) {
  const float step = side / 2;
  const Vec away{step / 2, 0};
  canvas.line(centre - away, centre + away, kBand * step + 2, stone_ink::kCasing);
  canvas.line(centre - away, centre + away, kBand * step, threat_ink(kind));
  for (const Vec at : {centre - away, centre + away}) canvas.disc(at, step * 0.4F, kBlackStone);
}

void draw_growth_sample(Canvas& canvas, Vec centre, float side) {
  const float step = side;
  canvas.disc(centre, (kThreatDot + kThreatLine + kCasing) * step, stone_ink::kCasing);
  canvas.disc(centre, kThreatDot * step, kBlackStone);
  canvas.ring(centre, (kThreatDot + kThreatLine) * step, kThreatLine * step, threat_ink(Standing::OpenThree));
}

void draw_stop_sample(Canvas& canvas, Vec centre, float side) {
  const Rect square = centred(centre, {side * kStop * 2, side * kStop * 2});
  canvas.rounded(square.grown(1), 1, stone_ink::kCasing);
  canvas.fill(square, threat_ink(Standing::OpenThree));
}

}  // namespace quintet::gomoku
