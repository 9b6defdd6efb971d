// How the link-up board looks: the desk, the tiles, the line, and the board that blooms when it is won.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/text.hpp"
#include "games/link/accent.hpp"
#include "games/link/board_view.hpp"
#include "games/link/settings.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLineWidth = 0.1F, kCasing = 0.05F, kDot = 0.13F;  // in cells
constexpr float kLeastLine = 3, kLeastCasing = 1, kLeastDot = 4;   // in points, on boards of small cells
constexpr float kDimmed = 0.3F, kDimmedByHint = 0.5F;
constexpr float kGhostShrink = 0.2F, kArrivalSize = 0.7F;
constexpr float kBudSize = 0.6F, kBloomSize = 1.1F, kBloomRise = 0.2F;  // the rise in cells
constexpr float kGlow = 4;  // width of the ring around a won board

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

// Swells and goes: 0 at both ends of the time.
float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

}  // namespace

void BoardView::draw(Canvas& canvas, const link::Board& board, const BoardMarks& marks, Duration now) const {
  const Extent whole = canvas.size();
  const Rect all{0, 0, whole.w, whole.h};
  canvas.layer("link board", still_key(board, marks, now), all, [&](Canvas& sheet) {
    sheet.layer("link desk", desk_key(), all, [&](Canvas& desk) {
      draw_backdrop(desk, context_.theme, Scenery::Quiet);
      draw_plate(desk);
    });
    draw_still_tiles(sheet, board, marks, now);
  });
  draw_moving_tiles(canvas, board, marks, now);
  draw_marks(canvas, board, marks, now);
  draw_celebration(canvas, now);
  draw_pair_going(canvas, now);
  draw_line(canvas, now);
}

// Whether a tile stands in its place and will look the same in the next frame.
bool BoardView::is_still(Point at, Duration now) const {
  if (dealt_at_ && now < dealing_end()) return false;
  if (refusal_ && now < refusal_end() && (at == refusal_->pair.a || at == refusal_->pair.b)) return false;
  return !gliding(now) || !glides_.contains(at);
}

// Everything that the layer below the tiles shows.
std::string BoardView::desk_key() const {
  const auto number = [](float value) { return std::to_string(value) + ' '; };
  return std::string(word_of(context_.theme.desk)) +
         (context_.theme.contrast == Contrast::High ? " high " : " ") + number(plate_.x) + number(plate_.y) +
         number(plate_.w) + number(plate_.h);
}

// Everything that the layer of still things shows.
std::string BoardView::still_key(const link::Board& board, const BoardMarks& marks, Duration now) const {
  std::string key =
      desk_key() + std::to_string(side_) +
      (context_.profile.get<Settings>().pictures == Pictures::Characters ? " characters " : " paintings ");
  if (marks.lit) key += std::string("lit ") + static_cast<char>(*marks.lit);
  if (marks.hint) key += "hint " + write_point(marks.hint->a) + ' ' + write_point(marks.hint->b);
  key += ' ';
  const auto cells = board.cells().cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool shown = cells[i] != link::Tile::Empty && is_still(board.cells().point(i), now);
    key += static_cast<char>(shown ? cells[i] : link::Tile::Empty);
  }
  return key;
}

// All but the equal tiles, or all but the pair of a hint, step back.
float BoardView::strength(const link::Board& board, Point at, const BoardMarks& marks) {
  if (marks.lit) return board[at] == *marks.lit ? 1 : kDimmed;
  if (marks.hint) return at == marks.hint->a || at == marks.hint->b ? 1 : kDimmedByHint;
  return 1;
}

void BoardView::draw_cell(Canvas& canvas, link::Tile tile, Rect at, SpriteStyle style) const {
  if (tile == link::Tile::Stone)
    canvas.picture(stone_picture(context_.theme), at, kUntinted, style);
  else
    canvas.sprite(tiles().layers(tile, context_.theme), at, style);
}

void BoardView::draw_still_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                                 Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] != link::Tile::Empty && is_still(at, now))
      draw_cell(canvas, board[at], cell(at), {.opacity = strength(board, at, marks)});
  }
}

void BoardView::draw_moving_tiles(Canvas& canvas, const link::Board& board, const BoardMarks& marks,
                                  Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == link::Tile::Empty || is_still(at, now)) continue;
    const float there = appearance(at, now);
    const bool whole = there >= 1 || context_.still();
    draw_cell(canvas, board[at], place_of(at, now),
              {.opacity = there * strength(board, at, marks),
               .scale = whole ? 1.0F : mix(kArrivalSize, 1.0F, there)});
  }
}

void BoardView::draw_plate(Canvas& canvas) const {
  const Palette& c = context_.theme.colour;
  canvas.shadow(plate_, radius::kBoard, context_.theme.shadow(Elevation::Middle));
  canvas.rounded(plate_, radius::kBoard, c.board);
  canvas.outline(plate_, radius::kBoard, kLine, c.board_edge);
}

// The two tiles of a pair fade where they stood; the borders tell where it began and where the line arrives.
void BoardView::draw_pair_going(Canvas& canvas, Duration now) const {
  if (!line_) return;
  const auto gone = static_cast<float>(pair_going().progress(now));
  if (gone >= 1) return;
  const Palette& c = context_.theme.colour;
  for (const Point at : {line_->pair.a, line_->pair.b}) {
    draw_cell(canvas, line_->tile, cell(at),
              {.opacity = 1 - gone, .scale = context_.still() ? 1.0F : 1 - kGhostShrink * gone});
  }
  mark(canvas, cell(line_->pair.a), c.seal.faded(1 - gone));
  mark(canvas, cell(line_->pair.b), c.primary.faded(1 - gone));
}

void BoardView::draw_line(Canvas& canvas, Duration now) const {
  if (!line_) return;
  const Palette& c = context_.theme.colour;
  const Tween fade{line_->start + line_time(), motion::kLineFade, kLinear};
  const auto left = static_cast<float>(1 - fade.progress(now));
  if (left <= 0) return;
  std::vector<Vec> points;
  for (const Point corner : line_->corners) points.push_back(centre(corner));
  const auto part = context_.still()
                        ? 1.0F
                        : static_cast<float>(Tween{line_->start, motion::kLineDraw, kLinear}.progress(now));
  const std::vector<Vec> drawn = beginning(points, part);
  const auto guard = canvas.saved();
  canvas.fade(left);
  const float width = std::max(kLeastLine, kLineWidth * side_);
  canvas.polyline(drawn, width + 2 * std::max(kLeastCasing, kCasing * side_), c.surface);
  canvas.polyline(drawn, width, kAccent.on(context_.theme));
  for (const Vec end : {drawn.front(), drawn.back()})
    canvas.disc(end, std::max(kLeastDot, kDot * side_), kAccent.on(context_.theme));
}

void BoardView::draw_celebration(Canvas& canvas, Duration now) const {
  if (!celebration_ || now < celebration_->start) return;
  const auto& [dealt, from, start] = *celebration_;
  if (now >= start + motion::kGrand) return;
  for (std::size_t i = 0; i < dealt.cells().cells().size(); ++i) {
    const Point at = dealt.cells().point(i), step = at - from;
    const int ring = std::max(std::abs(step.row), std::abs(step.column));
    const Tween bloom{start + std::min(ring * motion::kRipple, motion::kRippleMost),
                      motion::kGrand - motion::kRippleMost, kLinear};
    const float shown = swell(bloom, now), age = static_cast<float>(bloom.progress(now));
    if (!link::is_tile(dealt[at]) || age <= 0 || age >= 1) continue;
    draw_cell(canvas, dealt[at], cell(at).moved({0, -kBloomRise * side_ * age}),
              {.opacity = shown, .scale = mix(kBudSize, kBloomSize, age)});
  }
  const float glow = swell({start, motion::kGrand, kLinear}, now);
  canvas.outline(plate_.grown(kGlow), radius::kBoard + kGlow, kGlow, context_.theme.colour.gold.faded(glow));
}

}  // namespace quintet::link
