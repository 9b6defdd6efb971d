#include "games/gomoku/board_marks.hpp"

#include <algorithm>
#include <string>

#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Lengths in steps between neighbouring points.
constexpr float kNumber = 0.42F, kSmallNumber = 0.34F;
constexpr float kLastDot = 0.13F, kMark = 0.56F, kMarkWidth = 0.07F, kCross = 0.16F, kCrossWidth = 0.07F;
constexpr float kThreatDot = 0.17F, kThreatLine = 0.09F, kCasing = 0.05F, kStop = 0.22F, kBetter = 0.3F;
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

// Each threat: a line through its stones, discs on the points where it grows, small squares on the other points that
// stop it.
void MarkPainter::draw_threats() const {
  for (const StandingThreat& threat : marks.threats) {
    const Rgba ink = stone_ink::kThreat[static_cast<std::size_t>(threat.kind)];
    const Vec from = geometry.centre(threat.stones.front()), to = geometry.centre(threat.stones.back());
    canvas.line(from, to, (kThreatLine + 2 * kCasing) * geometry.step, stone_ink::kCasing);
    canvas.line(from, to, kThreatLine * geometry.step, ink);
    for (const Point at : threat.stops) draw_stop(at, ink);
  }
  // Drawn above the squares of other threats, because these points matter more.
  for (const StandingThreat& threat : marks.threats) {
    const Rgba ink = stone_ink::kThreat[static_cast<std::size_t>(threat.kind)];
    const bool black = threat.colour == Colour::Black;
    for (const Point at : threat.grows) {
      canvas.disc(geometry.centre(at), kThreatDot * geometry.step, stone_ink::kNumber[black ? 1 : 0]);
      canvas.ring(geometry.centre(at), (kThreatDot + kThreatLine) * geometry.step,
                  kThreatLine * geometry.step, ink);
    }
  }
}

void MarkPainter::draw_stop(Point at, Rgba ink) const {
  const float side = kStop * geometry.step, casing = kCasing * geometry.step;
  const Rect square = centred(geometry.centre(at), {side, side});
  canvas.rounded(square.grown(casing), casing, stone_ink::kCasing);
  canvas.fill(square, ink);
}

void MarkPainter::draw_numbers(const Board& board) const {
  constexpr std::size_t kThreeDigits = 100;
  for (std::size_t i = 0; i < marks.order.size(); ++i) {
    const Point at = marks.order[i];
    const bool last = i + 1 == marks.order.size();
    const Stone stone = board[at];
    const std::size_t ground = stone == Stone::White ? 1 : 0;
    const Rgba ink = last ? stone_ink::kLast[ground] : stone_ink::kNumber[ground];
    const float size = (i + 1 < kThreeDigits ? kNumber : kSmallNumber) * geometry.step;
    canvas.text(std::to_string(i + 1), centred(geometry.centre(at), {geometry.step, geometry.step}),
                {.face = Face::Bold, .size = size, .colour = ink, .align = Align::Centre});
  }
}

void MarkPainter::draw_last(const Board& board) const {
  if (marks.order.empty()) return;
  const Point at = marks.order.back();
  canvas.disc(geometry.centre(at), kLastDot * geometry.step,
              stone_ink::kLast[board[at] == Stone::White ? 1 : 0]);
}

// Has a casing because it crosses both stones and board.
void MarkPainter::ring(Point at, float radius, Rgba colour) const {
  const float width = std::max(kLeastRing, kMarkWidth * geometry.step);
  canvas.ring(geometry.centre(at), radius * geometry.step + width, 3 * width, stone_ink::kCasing);
  canvas.ring(geometry.centre(at), radius * geometry.step, width, colour);
}

void MarkPainter::draw_points(float swell) const {
  if (marks.ghost)
    draw_stone(canvas, geometry, stone_of(marks.ghost_colour), *marks.ghost, {.opacity = kGhost});
  for (const Point at : marks.better) ring(at, kBetter, stone_ink::kHint);
  if (marks.hint) ring(*marks.hint, kMark + kMark * kPulse * swell, stone_ink::kHint);
}

void MarkPainter::draw_refused(Point at, float opacity) const {
  const auto guard = canvas.saved();
  canvas.fade(opacity);
  ring(at, kMark, stone_ink::kForbidden);
}

void MarkPainter::draw_cursor() const {
  if (marks.cursor) ring(*marks.cursor, kMark, palette.field_line);
}

}  // namespace quintet::gomoku
