// How the link-up board looks.
#include <algorithm>
#include <cmath>

#include "scenes/link/board_view.hpp"

namespace quintet::scenes {
namespace {

// The face within a tile's square, as it is drawn in the picture: see images/tile/tile-face.svg.
constexpr float kFaceInset = 3.0F / 96, kFaceRadius = 13.0F / 96;
constexpr float kLineWidth = 0.1F, kCasing = 0.05F, kDot = 0.13F;  // in cells
constexpr float kDimmed = 0.3F;
constexpr float kGhostShrink = 0.2F;

// The part of a polyline from its start that is `part` of its length.
std::vector<Vec> beginning(const std::vector<Vec>& points, float part) {
  float total = 0;
  for (std::size_t i = 1; i < points.size(); ++i) total += length(points[i] - points[i - 1]);
  float left = total * part;
  std::vector<Vec> drawn{points.front()};
  for (std::size_t i = 1; i < points.size() && left > 0; ++i) {
    const float leg = length(points[i] - points[i - 1]);
    drawn.push_back(leg <= left ? points[i] : mix(points[i - 1], points[i], left / leg));
    left -= leg;
  }
  return drawn;
}

}  // namespace

void BoardView::draw(Canvas& canvas, const link::Board& board, const BoardMarks& marks, Duration now) const {
  draw_plate(canvas);
  draw_stones(canvas, board, now);
  if (!marks.lit) {
    draw_tiles(canvas, board, now);
  } else {
    for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
      const Point at = board.cells().point(i);
      if (!link::is_tile(board[at])) continue;
      draw_tile(canvas, board[at], cell(at), {.opacity = board[at] == *marks.lit ? 1.0F : kDimmed});
    }
  }
  draw_marks(canvas, board, marks, now);
  draw_line(canvas, now);
}

void BoardView::draw_plate(Canvas& canvas) const {
  const Palette& c = context_.theme.colour;
  canvas.shadow(plate_, radius::kBoard, context_.theme.shadow(Level::Middle));
  canvas.rounded(plate_, radius::kBoard, c.board);
  canvas.outline(plate_, radius::kBoard, kLine, c.board_edge);
}

void BoardView::draw_stones(Canvas& canvas, const link::Board& board, Duration now) const {
  const std::string_view stone = context_.theme.colour.dark ? "images/tile/stone-block-dark.svg" : "images/tile/stone-block.svg";
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == link::Tile::Stone) canvas.picture(stone, cell(at), kUntinted, {.opacity = appearance(at, now)});
  }
}

void BoardView::draw_tile(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const {
  canvas.sprite(tiles().layers(tile, context_.theme), at, style);
}

void BoardView::draw_tiles(Canvas& canvas, const link::Board& board, Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!link::is_tile(board[at]) || glides_.contains(at)) continue;
    const float there = appearance(at, now);
    const bool whole = there >= 1 || context_.player.settings().reduced_motion;
    draw_tile(canvas, board[at], cell(at).moved({shake(at, now), 0}),
              {.opacity = there, .scale = whole ? 1.0F : mix(0.7F, 1.0F, there)});
  }
  for (const auto& [at, glide] : glides_) {
    if (link::is_tile(board[at])) draw_tile(canvas, board[at], cell(at).moved(glide_offset(at, glide, now)), {});
  }
}

void BoardView::mark(Canvas& canvas, Point at, Colour colour, float width, float shift) const {
  const Rect face = cell(at).grown(-kFaceInset * side_).moved({shift, 0});
  canvas.outline(face.grown(1), kFaceRadius * side_ + 1, std::max(width, side_ * 0.06F), colour);
}

void BoardView::draw_marks(Canvas& canvas, const link::Board& board, const BoardMarks& marks, Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto tile_at = [&](const std::optional<Point>& at) { return at && board.contains(*at) && link::is_tile(board[*at]); };
  if (tile_at(marks.hovered) && marks.hovered != marks.selected) mark(canvas, *marks.hovered, c.border, 2, 0);
  if (marks.hint) {
    for (const Point at : {marks.hint->a, marks.hint->b}) {
      mark(canvas, at, c.warn, 4, 0);
      canvas.disc(cell(at).centre() + Vec{0, -0.32F * side_}, std::max(3.0F, side_ * 0.08F), c.warn);
    }
  }
  if (tile_at(marks.selected)) mark(canvas, *marks.selected, c.seal, 3, 0);
  if (refusal_) {
    const auto fade = static_cast<float>(1 - Tween{refusal_->start, motion::kCalm, kLinear}.progress(now));
    mark(canvas, refusal_->pair.a, c.danger.faded(fade), 3, shake(refusal_->pair.a, now));
    mark(canvas, refusal_->pair.b, c.danger.faded(fade), 3, shake(refusal_->pair.b, now));
  }
  if (marks.cursor) {
    const Rect ring = cell(*marks.cursor).grown(1);
    canvas.outline(ring, kFaceRadius * side_, scenes::kRing, c.focus);
  }
}

void BoardView::draw_line(Canvas& canvas, Duration now) const {
  if (!line_) return;
  const Palette& c = context_.theme.colour;
  const Tween vanish{line_->start + motion::kLineDraw, motion::kBase, kQuickCurve};
  const auto gone = static_cast<float>(vanish.progress(now));
  const bool still = context_.player.settings().reduced_motion;
  for (const Point at : {line_->pair.a, line_->pair.b}) {
    if (gone >= 1) break;
    draw_tile(canvas, line_->tile, cell(at), {.opacity = 1 - gone, .scale = still ? 1.0F : 1 - kGhostShrink * gone});
  }
  // The two borders of the pair: where it began and where the line arrives.
  if (gone < 1) {
    mark(canvas, line_->pair.a, c.seal.faded(1 - gone), 3, 0);
    mark(canvas, line_->pair.b, c.primary.faded(1 - gone), 3, 0);
  }
  const Tween fade{line_->start + line_time(), motion::kLineFade, kLinear};
  const auto left = static_cast<float>(1 - fade.progress(now));
  if (left <= 0) return;
  std::vector<Vec> points;
  for (const Point corner : line_->corners) points.push_back(centre(corner));
  const auto part = still ? 1.0F : static_cast<float>(Tween{line_->start, motion::kLineDraw, kLinear}.progress(now));
  const std::vector<Vec> drawn = beginning(points, part);
  const auto guard = canvas.saved();
  canvas.fade(left);
  const float width = std::max(3.0F, kLineWidth * side_);
  canvas.polyline(drawn, width + 2 * std::max(1.0F, kCasing * side_), c.surface);
  canvas.polyline(drawn, width, c.link);
  for (const Vec end : {drawn.front(), drawn.back()}) canvas.disc(end, std::max(4.0F, kDot * side_), c.link);
}

}  // namespace quintet::scenes
