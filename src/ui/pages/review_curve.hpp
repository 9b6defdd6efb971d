// The curve of a reviewed game, its mistakes in the order of play, and the bar of chances beside the board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A point on the curve of a reviewed game: a position, and what the move that led to it was.
enum class MoveQuality : std::uint8_t { Fine, Inaccuracy, Mistake, Blunder };
// Worth to be learned from.
constexpr bool is_mistake(MoveQuality quality) {
  return quality >= MoveQuality::Mistake;
}

struct CurvePoint {
  double value =
      0.5;  // on the scale of the game: the probability that the first side wins, or expected points
  MoveQuality quality = MoveQuality::Fine;
  std::optional<double> lead{};  // the points by which the first side is ahead, in a game that counts them
};

// The curve of a reviewed game: the first side's winning chance, or what was to be expected, move by move, with mistakes
// marked by shape and colour.

// Pictures of both sides' stones.
using StonePictures = std::array<std::string_view, 2>;

// "62%"; only a proved win is 100%, only a proved loss 0%.
std::string percent_text(double chance);

// What the values of a curve mean.
struct CurveScale {
  std::optional<double> most = 1;                     // the top of the axis; nothing: as the values need
  std::string (*text)(double value) = percent_text;   // beside a position
  std::string (*label)(double value) = percent_text;  // on the axis: about four letters
  bool whole = false;  // the values count something: no half of them on the axis
  std::string (*lead)(double points) =
      nullptr;  // beside a position, after the value; null: there is no second line
};

// Where the positions of a game are from left to right: equally far from each other, or where the times of the moves are
// known, by these.
struct CurveAxis {
  std::size_t moves = 1;
  std::span<const Duration> times{};

  bool timed() const { return times.size() == moves && moves > 0 && times.back() > Duration{0}; }
  // 0 … 1
  double part(std::size_t ply) const;
  std::size_t nearest(double part) const;
};

struct ReviewCurve {
  std::span<const CurvePoint> points;  // of the positions analysed so far
  std::size_t first = 0;               // number of moves before the first of them
  std::size_t moves = 1;               // of the whole game
  std::size_t at = 0;                  // number of moves before the shown position
  float grown = 1;                     // 0 … 1: progress of the animation of the newest position
  Rgba accent{};
  std::optional<StonePictures> stones{};  // beside the axis, of the side that is ahead there
  CurveScale scale{};
  std::optional<std::size_t> hovered{};  // the position under the pointer
  std::span<const Duration> times{};     // see CurveAxis

  CurveAxis axis() const { return {moves, times}; }
};

// The axes are inside the area.
void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area);
// The bounds of a slider over the curve: a press on it means the position drawn there.
Rect curve_slider(Rect area);
// The position drawn nearest to a place on the curve; nothing for a place outside.
std::optional<std::size_t> ply_at(Rect area, const CurveAxis& axis, Vec place);
// Where the position is drawn.
Vec place_on_curve(const ReviewCurve& curve, Rect area, std::size_t ply);

// A smooth line through the points, which run from left to right. It rises and falls only where they do, so that it
// never shows a higher or lower value than the positions beside it.
std::vector<Vec> smooth_curve(std::span<const Vec> points, float step);

// A stone beside text, `side` points wide: with a rim, so that it stands out on every theme.
void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side);

// An inaccuracy is a dot, a mistake an open circle, a blunder a filled square; `radius` in points.
void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius);

// The curve on the panel of a review: it grows with the analysis, a press on it leads to the
// position there, and the pointer over it asks about one.
class CurveView {
 public:
  // Requires a game of at least one move. `stones`, `scale`, `times`: see ReviewCurve; the times must outlive it.
  CurveView(std::size_t moves, const std::optional<StonePictures>& stones, const CurveScale& scale = {},
            std::span<const Duration> times = {})
      : axis_{moves, times}, stones_(stones), scale_(scale) {}

  // The area may be empty: then nothing is shown.
  void fit(Rect area) { area_ = area; }
  // The newest position has been analysed.
  void grow(Duration now, Duration time) { growth_ = {now, time, kBaseCurve}; }
  bool moving(Duration now) const { return !growth_.done(now); }

  void follow(const PointerEvent& event);
  void let_go() { hovered_.reset(); }
  // The position under the pointer.
  std::optional<std::size_t> hovered() const { return hovered_; }

  bool shown() const { return !area_.empty(); }
  // A slider over the shown curve, and the position that its value means.
  Control control(std::string id, std::size_t at) const;
  std::size_t ply_of(float value) const;

  // `points`: of the positions analysed so far. `at`: the shown position.
  void draw(Canvas& canvas, const Theme& theme, Rgba accent, std::span<const CurvePoint> points,
            std::size_t at, Duration now) const;
  // A few words about the position under the pointer, above or below it and within the bounds. Requires one.
  void draw_bubble(Canvas& canvas, const Theme& theme, const std::string& words,
                   std::span<const CurvePoint> points, Rect bounds) const;

 private:
  CurveAxis axis_;
  std::optional<StonePictures> stones_;
  CurveScale scale_;
  Rect area_;
  Tween growth_;
  std::optional<std::size_t> hovered_;
};

// The mistakes of a reviewed game in the order of play, each by the number of moves after it.
class MistakeIndex {
 public:
  // The positions analysed so far, from the first one.
  void update(std::span<const CurvePoint> positions);
  std::size_t count() const { return plies_.size(); }
  const std::vector<std::size_t>& plies() const { return plies_; }
  // The nearest mistake before and after the position with this number of moves.
  std::optional<std::size_t> before(std::size_t at) const;
  std::optional<std::size_t> after(std::size_t at) const;

 private:
  std::vector<std::size_t> plies_;
};

// The bar beside the board of a review: the first side's chance from below, the second side's from above. It moves from
// one chance to the next, and is empty until one is known.
class ChanceBar {
 public:
  // Moves to this chance within `time`.
  void set(double chance, Duration now, Duration time);
  // 0.5 before a chance is known.
  double value(Duration now) const { return from_ + (to_ - from_) * motion_.progress(now); }
  bool moving(Duration now) const { return !motion_.done(now); }
  void draw(Canvas& canvas, const Theme& theme, Rect area, Duration now) const;

 private:
  bool known_ = false;
  double from_ = 0.5, to_ = 0.5;
  Tween motion_;
};

}  // namespace quintet::ui
