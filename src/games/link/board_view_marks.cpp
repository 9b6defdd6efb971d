// What is marked on the link-up board: the tile under the pointer, the chosen one, a hint, a refused pair, the cursor
// of the keyboard.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "games/link/board_view.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// The face within a tile's square, as it is drawn in the picture: see images/tile/tile-face.svg.
constexpr float kFaceInset = 3.0F / 96, kFaceRadius = 13.0F / 96;
constexpr float kMark = 0.06F, kBracket = 0.08F, kBracketArm = 0.3F, kBracketOut = 0.3F;  // in cells
constexpr float kLeastMark = 3, kLeastBracket = 4, kBracketCasing = 2;                    // in points
constexpr float kCursorOut = 5, kCursorCasing = 1;
constexpr float kHoverLift = 1.06F, kChosenLift = 1.08F;  // how much larger a tile looks that is lifted
constexpr float kHopLift = 0.16F;
constexpr float kHops = 2;  // while a hint draws the eye

bool has_tile(const link::Board& board, const std::optional<Point>& at) {
  return at && board.contains(*at) && link::is_tile(board[*at]);
}

}  // namespace

void BoardView::mark(Canvas& canvas, Rect at, Rgba colour) const {
  const Rect face = at.grown(-kFaceInset * at.w + 1);
  canvas.outline(face, kFaceRadius * at.w + 1, std::max(kLeastMark, side_ * kMark), colour);
}

// The four corners of a frame.
void BoardView::bracket(Canvas& canvas, Rect at, float width, Rgba colour) const {
  const float arm = kBracketArm * side_;
  for (const bool right : {false, true}) {
    for (const bool low : {false, true}) {
      const Vec corner{right ? at.right() : at.x, low ? at.bottom() : at.y};
      const std::array<Vec, 3> points{corner + Vec{right ? -arm : arm, 0}, corner,
                                      corner + Vec{0, low ? -arm : arm}};
      canvas.polyline(points, width, colour);
    }
  }
}

// A tile as if it were taken up a little from the board.
void BoardView::draw_lifted(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const {
  const Rect face = at.scaled(style.scale).grown(-kFaceInset * side_);
  canvas.shadow(face, kFaceRadius * face.w, context_.theme.shadow(Elevation::Middle));
  draw_cell(canvas, tile, at, style);
}

void BoardView::draw_marks(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                           Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto lift = [&](Point at, float scale) {
    const SpriteStyle style{.opacity = strength(board, at, marks), .scale = context_.still() ? 1 : scale};
    draw_lifted(canvas, board[at], place_of(at, now), style);
    return place_of(at, now).scaled(style.scale);
  };
  if (has_tile(board, marks.hovered) && marks.hovered != marks.selected) lift(*marks.hovered, kHoverLift);
  if (marks.hint) draw_hint(canvas, board, *marks.hint, now);
  if (has_tile(board, marks.selected)) mark(canvas, lift(*marks.selected, kChosenLift), c.seal);
  draw_refusal(canvas, now);
  if (marks.cursor) draw_cursor(canvas, cell(*marks.cursor));
}

// Around the mark of a chosen tile, and cased, since it lies on tiles and plate alike.
void BoardView::draw_cursor(Canvas& canvas, Rect at) const {
  const Palette& c = context_.theme.colour;
  const float radius = kFaceRadius * side_ + kCursorOut;
  const Rect ring = at.grown(kCursorOut);
  canvas.outline(ring.grown(kCursorCasing), radius + kCursorCasing, ui::kRing + 2 * kCursorCasing, c.surface);
  canvas.outline(ring, radius, ui::kRing, c.focus);
}

// Brackets close around the two tiles while they hop; then all stands still.
void BoardView::draw_hint(Canvas& canvas, const link::Board& board, const link::Pair& pair,
                          Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto t = pointed_out_at_
                     ? static_cast<float>(Tween{*pointed_out_at_, motion::kGrand, kLinear}.progress(now))
                     : 1.0F;
  const float hop = std::abs(std::sin(kHops * std::numbers::pi_v<float> * t));
  const float width = std::max(kLeastBracket, kBracket * side_);
  for (const Point at : {pair.a, pair.b}) {
    if (t < 1) draw_lifted(canvas, board[at], cell(at), {.scale = 1 + kHopLift * hop});
    const Rect frame = cell(at).grown(kBracketOut * side_ * (1 - t));
    bracket(canvas, frame, width + 2 * kBracketCasing, c.surface);
    bracket(canvas, frame, width, c.warn);
  }
}

void BoardView::draw_refusal(Canvas& canvas, Duration now) const {
  if (!refusal_) return;
  const Tween fade{refusal_->start, context_.pace(motion::kCalm), kLinear};
  const Rgba colour = context_.theme.colour.danger.faded(static_cast<float>(1 - fade.progress(now)));
  for (const Point at : {refusal_->pair.a, refusal_->pair.b})
    mark(canvas, cell(at).moved({shake(at, now), 0}), colour);
}

}  // namespace quintet::link
