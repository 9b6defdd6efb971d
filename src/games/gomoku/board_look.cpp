#include "games/gomoku/board_look.hpp"

#include <algorithm>

#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

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

}  // namespace

BoardLook board_look(const Context& context) {
  BoardLook look = look_of<Settings>(context);
  look.stars = star_points;
  return look;
}

namespace {

// Lengths in steps between neighbouring points.
constexpr float kCross = 0.16F, kCrossWidth = 0.07F;
constexpr float kThreatDot = 0.17F, kThreatLine = 0.09F, kCasing = 0.05F, kStop = 0.22F;
constexpr float kBand = 1.1F;         // the width of the band under the stones of a threat
constexpr float kReasonAway = 0.62F;  // from the point to the words
constexpr float kReasonHeight = 26,
                kReasonGhost = 0.7F;  // points; opacity of the stone that may not be placed
constexpr int kMostPlaces = 1000;

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
