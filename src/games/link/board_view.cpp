#include "games/link/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/text.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kDimmed = 0.3F, kDimmedByHint = 0.5F;
constexpr float kArrivalSize = 0.7F;
constexpr float kHoverLift = 1.06F, kChosenLift = 1.08F;  // how much larger a lifted tile looks
constexpr float kLiftSwing = 0.07F;  // how far a chosen tile swings beyond that when it is picked
constexpr float kHopLift = 0.16F;
constexpr float kHops = 2;           // while a hint draws attention
constexpr float kBracketOut = 0.3F;  // in cells: the distance from which the brackets of a hint close in

// Tiles appear from the middle outwards.
Duration deal_delay(Point cell, Size size) {
  const int rows = std::abs(2 * cell.row - size.height + 1) / 2,
            columns = std::abs(2 * cell.column - size.width + 1) / 2;
  return std::min(std::max(rows, columns) * motion::kRipple, motion::kRippleMost);
}

// 0 at both ends of the time and 1 in its middle.
float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

bool has_tile(const Board& board, const std::optional<Point>& at) {
  return at && board.contains(*at) && is_tile(board[*at]);
}

void draw_plate(Canvas& canvas, const Theme& theme, Rect plate) {
  const Palette& c = theme.colour;
  canvas.shadow(plate, radius::kBoard, theme.shadow(Elevation::Middle));
  canvas.rounded(plate, radius::kBoard, c.board);
  canvas.outline(plate, radius::kBoard, kLine, c.board_edge);
}

// All but the equal tiles, or all but the pair of a hint, are dimmed. With high contrast nothing is: the marks suffice.
float strength(const Theme& theme, const Board& board, Point at, const BoardMarks& marks) {
  if (theme.contrast == Contrast::High) return 1;
  if (marks.lit) return board[at] == *marks.lit ? 1 : kDimmed;
  if (marks.hint) return at == marks.hint->a || at == marks.hint->b ? 1 : kDimmedByHint;
  return 1;
}

}  // namespace

BoardView::BoardView(Context& context)
    : context_(context),
      painting_(context),
      paintings_(context.assets, Pictures::Paintings),
      characters_(context.assets, Pictures::Characters) {}

Pictures BoardView::pictures() const {
  return pictures_.value_or(context_.profile.get<Settings>().pictures);
}

const TileSet& BoardView::tiles() const {
  return pictures() == Pictures::Characters ? characters_ : paintings_;
}

void BoardView::fit(Rect area, Size size, Outside outside) {
  geometry_ = BoardGeometry(area, size, outside, context_.canvas.scale());
  mounted_ = 0;
}

void BoardView::mount(Rect mount, float part) {
  mount_ = mount;
  mounted_ = part;
}

std::optional<Point> BoardView::hit(Vec place, Duration now) const {
  if (!geometry_.cells.contains(place)) return std::nullopt;
  const auto gliding = glides_.hit(place, geometry_, now);
  return gliding ? gliding : geometry_.hit(place);
}

Duration BoardView::dealing_end() const {
  return *dealt_at_ + (context_.still() ? motion::kCrossFade : motion::kRippleMost + motion::kBase);
}

void BoardView::deal_in(Duration now) {
  finish();
  dealt_at_ = now;
  busy_until_ = dealing_end();
}

void BoardView::show(const Played& played, const std::optional<Pair>& pair, Duration now) {
  finish();
  moved_at_ = now;
  busy_until_ = now;
  if (pair) {
    const auto corners = played.path.points();
    line_ = PairLine{*pair, played.tile, {corners.begin(), corners.end()}, now};
    busy_until_ = line_->end(context_);
  }
  if (context_.still()) return;
  glides_.begin(played, fall_start());
  if (!glides_.empty()) busy_until_ = std::max(busy_until_, glides_.end());
}

void BoardView::refuse(const Pair& pair, Duration now) {
  finish();
  refusal_ = Refusal{pair, now};
  busy_until_ = refusing().end();
}

void BoardView::lift(Duration now) {
  if (context_.still()) return;
  lifted_at_ = now;
  busy_until_ = std::max(busy_until_, now + motion::kBase);
}

void BoardView::point_out(Duration now) {
  if (context_.still()) return;
  pointed_out_at_ = now;
  busy_until_ = std::max(busy_until_, now + motion::kGrand);
}

void BoardView::finish() {
  line_.reset();
  refusal_.reset();
  painting_.finish();
  dealt_at_.reset();
  pointed_out_at_.reset();
  lifted_at_.reset();
  glides_.clear();
  busy_until_ = Duration{0};
}

bool BoardView::is_still(Point at, Duration now) const {
  if (dealt_at_ && now < dealing_end()) return false;
  if (is_refused(at) && now < refusing().end()) return false;
  // The stroke is below the tiles, so those that have come into its way are drawn after it.
  if (line_ && now < line_->end(context_) && glides_.contains(at)) return false;
  return !glides_.moves(at, now);
}

Rect BoardView::place_of(Point at, Duration now) const {
  return glides_.place(at, geometry_, now).moved({shake(at, now), 0});
}

float BoardView::appearance(Point at, Duration now) const {
  if (!dealt_at_) return 1;
  if (context_.still())
    return static_cast<float>(Tween{*dealt_at_, motion::kCrossFade, kLinear}.progress(now));
  const Tween tween{*dealt_at_ + deal_delay(at, geometry_.size), motion::kBase, kBaseCurve};
  return static_cast<float>(tween.progress(now));
}

float BoardView::shake(Point at, Duration now) const {
  if (!is_refused(at) || context_.still()) return 0;
  constexpr float kSwing = 0.06F, kTurns = 4.0F * std::numbers::pi_v<float>;
  const auto t = static_cast<float>(Tween{refusal_->start, motion::kCalm}.progress(now));
  return kSwing * geometry_.side * std::sin(t * kTurns) * (1 - t);
}

void BoardView::draw(Canvas& canvas, const Board& board, const BoardMarks& marks, Duration now) const {
  const TilePainter painter{canvas, context_, geometry_, tiles()};
  if (painting_.opened()) return draw_opened(painter, board, now);
  const Extent whole = canvas.size();
  const Rect all{0, 0, whole.w, whole.h};
  canvas.layer("link board", still_key(board, marks, now), all, [&](Canvas& sheet) {
    sheet.layer("link desk", desk_key(), all, [&](Canvas& desk) {
      draw_backdrop(desk, context_.theme, Scenery::Quiet);
      draw_plate(desk, context_.theme, plate());
    });
    painting_.draw_cleared(sheet, geometry_, board);
    draw_still_tiles({sheet, context_, geometry_, tiles()}, board, marks, now);
  });
  if (line_) line_->draw_stroke(painter, now);
  draw_moving_tiles(painter, board, marks, now);
  draw_marks(painter, board, marks, now);
  if (line_) line_->draw_tiles(painter, now);
}

// Nothing is on the board any more; the plate may move.
void BoardView::draw_opened(const TilePainter& painter, const Board& board, Duration now) const {
  Canvas& canvas = painter.canvas;
  const Extent whole = canvas.size();
  canvas.layer("link desk", std::string(word_of(context_.theme.desk)) + " bare", {0, 0, whole.w, whole.h},
               [&](Canvas& desk) { draw_backdrop(desk, context_.theme, Scenery::Quiet); });
  draw_plate(canvas, context_.theme, plate());
  if (mounted_ <= 0) painting_.draw_cleared(canvas, geometry_, board);
  painting_.draw_whole(canvas, plate(), mounted_, now);
  if (line_) {
    line_->draw_stroke(painter, now);
    line_->draw_tiles(painter, now);
  }
}

// Describes everything in the layer below the tiles.
std::string BoardView::desk_key() const {
  const auto number = [](float value) { return std::to_string(value) + ' '; };
  return std::string(word_of(context_.theme.desk)) +
         (context_.theme.contrast == Contrast::High ? " high " : " ") + number(geometry_.plate.x) +
         number(geometry_.plate.y) + number(geometry_.plate.w) + number(geometry_.plate.h);
}

// Describes everything in the layer of tiles that do not move.
std::string BoardView::still_key(const Board& board, const BoardMarks& marks, Duration now) const {
  std::string key = desk_key() + std::to_string(geometry_.side) +
                    (pictures() == Pictures::Characters ? " characters " : " paintings ");
  if (marks.lit) key += std::string("lit ") + static_cast<char>(*marks.lit);
  if (marks.hint) key += "hint " + write_point(marks.hint->a) + ' ' + write_point(marks.hint->b);
  key += ' ';
  const auto cells = board.cells().cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool shown = cells[i] != Tile::Empty && is_still(board.cells().point(i), now);
    key += static_cast<char>(shown ? cells[i] : Tile::Empty);
  }
  return key + painting_.key(board);
}

void BoardView::draw_still_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                                 Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] != Tile::Empty && is_still(at, now))
      painter.draw(board[at], cell(at), {.opacity = strength(context_.theme, board, at, marks)});
  }
}

void BoardView::draw_moving_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                                  Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == Tile::Empty || is_still(at, now)) continue;
    const float there = appearance(at, now);
    const bool whole = there >= 1 || context_.still();
    painter.draw(board[at], place_of(at, now),
                 {.opacity = there * strength(context_.theme, board, at, marks),
                  .scale = whole ? 1.0F : mix(kArrivalSize, 1.0F, there)});
  }
}

void BoardView::draw_marks(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                           Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto lift = [&](Point at, float scale) {
    const SpriteStyle style{.opacity = strength(context_.theme, board, at, marks),
                            .scale = context_.still() ? 1 : scale};
    painter.draw_lifted(board[at], place_of(at, now), style);
    return place_of(at, now).scaled(style.scale);
  };
  if (has_tile(board, marks.hovered) && marks.hovered != marks.selected) lift(*marks.hovered, kHoverLift);
  if (marks.hint) draw_hint(painter, board, *marks.hint, now);
  const float swing = lifted_at_ ? kLiftSwing * swell({*lifted_at_, motion::kBase}, now) : 0;
  if (has_tile(board, marks.selected))
    painter.draw_outline(lift(*marks.selected, kChosenLift + swing), c.seal);
  if (marks.lit && context_.theme.contrast == Contrast::High) draw_lit_outlines(painter, board, *marks.lit);
  if (refusal_) {
    const Rgba colour = c.danger.faded(static_cast<float>(1 - refusing().progress(now)));
    for (const Point at : {refusal_->pair.a, refusal_->pair.b})
      painter.draw_outline(cell(at).moved({shake(at, now), 0}), colour);
  }
  if (marks.cursor) painter.draw_cursor(cell(*marks.cursor));
}

void BoardView::draw_lit_outlines(const TilePainter& painter, const Board& board, Tile tile) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == tile) painter.draw_brackets(cell(at), context_.theme.colour.warn);
  }
}

// Brackets close around the two tiles while these hop; then the marks do not move.
void BoardView::draw_hint(const TilePainter& painter, const Board& board, const Pair& pair,
                          Duration now) const {
  const auto t = pointed_out_at_
                     ? static_cast<float>(Tween{*pointed_out_at_, motion::kGrand, kLinear}.progress(now))
                     : 1.0F;
  const float hop = std::abs(std::sin(kHops * std::numbers::pi_v<float> * t));
  for (const Point at : {pair.a, pair.b}) {
    if (t < 1) painter.draw_lifted(board[at], cell(at), {.scale = 1 + kHopLift * hop});
    painter.draw_brackets(cell(at).grown(kBracketOut * geometry_.side * (1 - t)), context_.theme.colour.warn);
  }
}

}  // namespace quintet::link
