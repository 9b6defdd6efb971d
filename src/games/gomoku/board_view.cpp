#include "games/gomoku/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// A stone falls faster and faster; where it lands, a ring runs outwards.
constexpr Duration kFall = milliseconds(90), kSettle = motion::kBase - kFall;
constexpr Curve kFallCurve{.5, 0, .9, .6};
constexpr float kDropSize = 1.26F,
                kDropHeight = 0.2F;  // of a stone in the air; how far its shadow is from it
constexpr float kAirShadow = 0.34F;  // opacity
constexpr float kThud = 0.47F, kThudGrowth = 0.16F, kThudWidth = 0.06F, kThudStrength = 0.4F;
constexpr float kOutline = 0.45F, kOutlineWidth = 0.06F, kLeastOutline = 2;  // of a stone with high contrast
constexpr float kLiftSize = 0.85F;                                           // of one that is taken back

// 0 at both ends of the time and 1 in its middle.
float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

}  // namespace

BoardView::BoardView(Context& context) : context_(context), lights_(context) {}

void BoardView::fit(Rect area, int side) {
  const bool coordinates = context_.profile.get<Settings>().coordinates;
  geometry_ = BoardGeometry(area, side, coordinates ? Coordinates::Shown : Coordinates::Hidden);
}

Tween BoardView::falling() const {
  return {dropped_->start, context_.glide(kFall), kFallCurve};
}

Tween BoardView::settling() const {
  return {falling().end(), context_.pace(kSettle), kLinear};
}

std::optional<Duration> BoardView::lands_at() const {
  return dropped_ ? std::optional(falling().end()) : std::nullopt;
}

float BoardView::landed(Duration now) const {
  return dropped_ ? static_cast<float>(settling().progress(now)) : 1;
}

void BoardView::show(const Played& played, Duration now) {
  finish();
  if (played.stone == Stone::None) return;
  lights_.clear();
  dropped_ = Signal{played.move.at, now};
  busy_until_ = settling().end();
  if (played.five.empty()) return;
  lights_.begin(played.five, played.move.at, settling().end());
  busy(lights_.end());
}

void BoardView::show_undo(const std::vector<std::pair<Point, Stone>>& stones, Duration now) {
  finish();
  lights_.clear();
  if (stones.empty()) return;
  lifted_ = Lift{stones, now};
  busy_until_ = lifting().end();
}

void BoardView::point_out(Point at, Duration now) {
  pointed_out_ = Signal{at, now};
  busy(pointing_out().end());
}

void BoardView::refuse(Point at, Duration now) {
  refused_ = Signal{at, now};
  busy(refusing().end());
}

void BoardView::finish() {
  dropped_.reset();
  lifted_.reset();
  pointed_out_.reset();
  refused_.reset();
  lights_.finish();
  busy_until_ = Duration{0};
}

void BoardView::draw(Canvas& canvas, const BoardLook& look, const Game& game, const BoardMarks& marks,
                     Duration now) const {
  draw_ground(canvas, context_, look, geometry_);
  const Palette palette = theme_of(context_, look.board).colour;
  const MarkPainter painter{canvas, geometry_, palette, marks, context_.theme.contrast};
  painter.draw_forbidden();
  painter.draw_threats();
  painter.draw_reason();
  draw_stones(canvas, game.board());
  draw_lifted(canvas, now);
  draw_falling(canvas, game.board(), now);
  if (game.over()) lights_.draw(canvas, geometry_, palette, game.board(), now);
  if (look.numbers)
    painter.draw_numbers(game.board(), landed(now));
  else
    painter.draw_last(game.board(), landed(now));
  painter.draw_points(pointed_out_ && !context_.still() ? swell(pointing_out(), now) : 0);
  if (refused_ && !refusing().done(now))
    painter.draw_refused(refused_->at, static_cast<float>(1 - refusing().progress(now)));
  painter.draw_cursor();
  const Extent window = canvas.size();
  painter.draw_reason_words(theme_of(context_, look.window).colour,
                            Rect{0, 0, window.w, window.h}.grown(-space::kHair));
}

// With high contrast every stone has an outline in the colour of the lines.
void BoardView::put_stone(Canvas& canvas, Stone stone, Point at, SpriteStyle style) const {
  draw_stone(canvas, geometry_, stone, at, style);
  if (context_.theme.contrast != Contrast::High) return;
  const float width = std::max(kLeastOutline, kOutlineWidth * geometry_.step);
  const auto guard = canvas.saved();
  canvas.fade(style.opacity);
  canvas.ring(centre(at), kOutline * geometry_.step * style.scale + width / 2, width, kBlackStone);
}

void BoardView::draw_stones(Canvas& canvas, const Board& board) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board.is_empty(at)) continue;
    if (dropped_ && dropped_->at == at) continue;
    put_stone(canvas, board[at], at);
  }
}

void BoardView::draw_falling(Canvas& canvas, const Board& board, Duration now) const {
  if (!dropped_ || board.is_empty(dropped_->at)) return;
  const Vec c = centre(dropped_->at);
  const float step = geometry_.step, part = landed(now);
  if (context_.still()) return put_stone(canvas, board[dropped_->at], dropped_->at, {.opacity = part});
  const float height = 1 - static_cast<float>(falling().progress(now));
  if (height > 0) {
    const Vec away = Vec{kDropHeight, 2 * kDropHeight} * (height * step);
    canvas.disc(c + away, kThud * step, kBlackStone.faded(kAirShadow * (1 - height / 2)));
  } else if (part < 1) {
    canvas.ring(c, (kThud + kThudGrowth * part) * step, kThudWidth * step,
                kBlackStone.faded(kThudStrength * (1 - part)));
  }
  put_stone(canvas, board[dropped_->at], dropped_->at, {.scale = mix(1.0F, kDropSize, height)});
}

void BoardView::draw_lifted(Canvas& canvas, Duration now) const {
  if (!lifted_) return;
  const auto part = static_cast<float>(lifting().progress(now));
  if (part >= 1) return;
  const SpriteStyle style{.opacity = 1 - part, .scale = context_.still() ? 1 : mix(1.0F, kLiftSize, part)};
  for (const auto& [at, stone] : lifted_->stones) put_stone(canvas, stone, at, style);
}

}  // namespace quintet::gomoku
