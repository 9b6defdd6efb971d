// How the link-up board looks.
#include <algorithm>
#include <cmath>

#include "scenes/backdrop.hpp"
#include "scenes/link/board_view.hpp"

namespace quintet::scenes {
namespace {

// The face within a tile's square, as it is drawn in the picture: see images/tile/tile-face.svg.
constexpr float kFaceInset = 3.0F / 96, kFaceRadius = 13.0F / 96;
constexpr float kLineWidth = 0.1F, kCasing = 0.05F, kDot = 0.13F;  // in cells
constexpr float kDimmed = 0.3F;
constexpr float kGhostShrink = 0.2F, kArrivalSize = 0.7F;

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
  const Extent whole = canvas.size();
  canvas.layer("link board", still_key(board, marks, now), {0, 0, whole.w, whole.h}, [&](Canvas& sheet) {
    draw_backdrop(sheet, context_.theme, Scenery::Quiet);
    draw_plate(sheet);
    draw_still_tiles(sheet, board, marks, now);
  });
  draw_moving_tiles(canvas, board, marks, now);
  draw_marks(canvas, board, marks, now);
  draw_line(canvas, now);
}

// Whether a tile stands in its place and will look the same in the next frame.
bool BoardView::is_still(Point at, Duration now) const {
  if (dealt_at_ && now < busy_until_) return false;
  if (refusal_ && now < busy_until_ && (at == refusal_->pair.a || at == refusal_->pair.b)) return false;
  return !glides_.contains(at) || now >= busy_until_;
}

// Everything that the layer of still things shows.
std::string BoardView::still_key(const link::Board& board, const BoardMarks& marks, Duration now) const {
  const auto number = [](float value) { return std::to_string(value) + ' '; };
  std::string key =
      std::string(word_of(context_.theme.desk)) +
      (context_.theme.contrast == Contrast::High ? " high " : " ") +
      (context_.player.settings().link.pictures == Pictures::Characters ? "characters " : "paintings ") +
      number(plate_.x) + number(plate_.y) + number(plate_.w) + number(side_);
  if (marks.lit) key += std::string("lit ") + static_cast<char>(*marks.lit);
  key += ' ';
  const auto cells = board.cells().cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool shown = cells[i] != link::Tile::Empty && is_still(board.cells().point(i), now);
    key += static_cast<char>(shown ? cells[i] : link::Tile::Empty);
  }
  return key;
}

void BoardView::draw_cell(Canvas& canvas, link::Tile tile, Rect at, const BoardMarks& marks,
                          SpriteStyle style) const {
  if (marks.lit && tile != *marks.lit) style.opacity *= kDimmed;
  if (tile == link::Tile::Stone) {
    const bool dark = context_.theme.colour.dark;
    canvas.picture(dark ? "images/tile/stone-block-dark.svg" : "images/tile/stone-block.svg", at, kUntinted,
                   style);
  } else {
    draw_tile(canvas, tile, at, style);
  }
}

void BoardView::draw_still_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                                 Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] != link::Tile::Empty && is_still(at, now))
      draw_cell(canvas, board[at], cell(at), marks, {});
  }
}

void BoardView::draw_moving_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                                  Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == link::Tile::Empty || is_still(at, now)) continue;
    const float there = appearance(at, now);
    const bool whole = there >= 1 || context_.player.settings().reduced_motion;
    const auto glide = glides_.find(at);
    const Vec offset = glide == glides_.end() ? Vec{shake(at, now), 0} : glide_offset(at, glide->second, now);
    draw_cell(canvas, board[at], cell(at).moved(offset), marks,
              {.opacity = there, .scale = whole ? 1.0F : mix(kArrivalSize, 1.0F, there)});
  }
}

void BoardView::draw_plate(Canvas& canvas) const {
  const Palette& c = context_.theme.colour;
  canvas.shadow(plate_, radius::kBoard, context_.theme.shadow(Level::Middle));
  canvas.rounded(plate_, radius::kBoard, c.board);
  canvas.outline(plate_, radius::kBoard, kLine, c.board_edge);
}

void BoardView::draw_tile(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const {
  canvas.sprite(tiles().layers(tile, context_.theme), at, style);
}

void BoardView::mark(Canvas& canvas, Point at, Colour colour, float width, float shift) const {
  const Rect face = cell(at).grown(-kFaceInset * side_).moved({shift, 0});
  canvas.outline(face.grown(1), kFaceRadius * side_ + 1, std::max(width, side_ * 0.06F), colour);
}

void BoardView::draw_marks(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                           Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto tile_at = [&](const std::optional<Point>& at) {
    return at && board.contains(*at) && link::is_tile(board[*at]);
  };
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
    draw_tile(canvas, line_->tile, cell(at),
              {.opacity = 1 - gone, .scale = still ? 1.0F : 1 - kGhostShrink * gone});
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
  const auto part =
      still ? 1.0F : static_cast<float>(Tween{line_->start, motion::kLineDraw, kLinear}.progress(now));
  const std::vector<Vec> drawn = beginning(points, part);
  const auto guard = canvas.saved();
  canvas.fade(left);
  const float width = std::max(3.0F, kLineWidth * side_);
  canvas.polyline(drawn, width + 2 * std::max(1.0F, kCasing * side_), c.surface);
  canvas.polyline(drawn, width, c.link);
  for (const Vec end : {drawn.front(), drawn.back()}) canvas.disc(end, std::max(4.0F, kDot * side_), c.link);
}

}  // namespace quintet::scenes
