#include "games/gomoku/board_marks.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;
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
  const float arm = kCross * geometry.step, width = kCrossWidth * geometry.step;
  for (const auto& [at, reason] : marks.forbidden) {
    const Vec c = geometry.centre(at);
    canvas.disc(c, kThreatDot * geometry.step, palette.field);
    canvas.line(c - Vec{arm, arm}, c + Vec{arm, arm}, width, stone_ink::kForbidden);
    canvas.line(c - Vec{arm, -arm}, c + Vec{arm, -arm}, width, stone_ink::kForbidden);
  }
}

void MarkPainter::band(const Row& row, Rgba ink) const {
  const Vec from = geometry.centre(row.front()), to = geometry.centre(row.back());
  canvas.line(from, to, (kBand + 2 * kCasing) * geometry.step, stone_ink::kCasing);
  canvas.line(from, to, kBand * geometry.step, ink);
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
      const float casing = (kThreatDot + kThreatLine + kCasing) * geometry.step;
      canvas.disc(geometry.centre(at), casing, stone_ink::kCasing);
      canvas.disc(geometry.centre(at), kThreatDot * geometry.step, stone_ink::kNumber[black ? 1 : 0]);
      canvas.ring(geometry.centre(at), (kThreatDot + kThreatLine) * geometry.step,
                  kThreatLine * geometry.step, threat_ink(threat.kind));
    }
  }
}

void MarkPainter::draw_reason() const {
  if (!marks.reason) return;
  for (const Row& row : marks.reason->shapes) band(row, stone_ink::kForbidden);
  draw_stone(canvas, geometry, Stone::Black, marks.reason->at, {.opacity = kReasonGhost});
  const float arm = kCross * geometry.step, width = kCrossWidth * geometry.step;
  const Vec c = geometry.centre(marks.reason->at);
  canvas.line(c - Vec{arm, arm}, c + Vec{arm, arm}, width, stone_ink::kLast[0]);
  canvas.line(c - Vec{arm, -arm}, c + Vec{arm, -arm}, width, stone_ink::kLast[0]);
}

// Above or below the point, where it covers the fewest stones of the shapes and nothing reaches out of the area.
Rect MarkPainter::reason_box(float width, Rect within) const {
  const Vec c = geometry.centre(marks.reason->at);
  const auto covered = [&](Rect box) {
    int count = box.y < within.y || box.bottom() > within.bottom() ? kMostPlaces : 0;
    for (const Row& row : marks.reason->shapes) {
      for (const Point at : row)
        count += !intersection(box, centred(geometry.centre(at), {geometry.step, geometry.step})).empty();
    }
    return count;
  };
  std::optional<Rect> best;
  for (const float side : {-1.0F, 1.0F}) {
    for (const float lean : {0.0F, 1.0F, -1.0F}) {
      const float away = (kReasonAway * geometry.step + kReasonHeight / 2) * side;
      const float x = c.x - width / 2 + lean * (width / 2 + kReasonAway * geometry.step);
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
  const float side = kStop * geometry.step, casing = kCasing * geometry.step;
  const Rect square = centred(geometry.centre(at), {side, side});
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
    const float size = (i + 1 < kThreeDigits ? kNumber : kSmallNumber) * geometry.step;
    canvas.text(std::to_string(i + 1), centred(geometry.centre(at), {geometry.step, geometry.step}),
                {.face = Face::Bold, .size = size, .colour = ink, .align = Align::Centre});
  }
}

void MarkPainter::draw_last(const Board& board, float landed) const {
  if (marks.order.empty() || landed <= 0) return;
  const Point at = marks.order.back();
  canvas.disc(geometry.centre(at), kLastDot * geometry.step,
              stone_ink::kLast[board[at] == Stone::White ? 1 : 0].faded(landed));
}

// Has a casing because it crosses both stones and board.
void MarkPainter::ring(Point at, float radius, Rgba colour) const {
  const float width = std::max(kLeastRing, kMarkWidth * geometry.step);
  canvas.ring(geometry.centre(at), radius * geometry.step + width, 3 * width, stone_ink::kCasing);
  canvas.ring(geometry.centre(at), radius * geometry.step, width, colour);
}

void MarkPainter::draw_points(float swell) const {
  if (marks.ghost && !marks.reason)
    draw_stone(canvas, geometry, stone_of(marks.ghost_colour), *marks.ghost, {.opacity = kGhost});
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
  const Vec c = geometry.centre(*marks.cursor);
  const float half = kBracket * geometry.step, arm = kBracketArm * geometry.step;
  const float width = std::max(kLeastRing, kMarkWidth * geometry.step);
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
