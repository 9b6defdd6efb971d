#include "ui/game/board_scroll.hpp"

#include <algorithm>

namespace quintet::ui {
namespace {

constexpr float kWheel = 66;  // points a step
constexpr float kBar = 6, kGrasp = 14,
                kLeastThumb = 32;               // points: width of a bar, of what can be grasped of it
constexpr float kShade = 14, kShadeInk = 0.3F;  // width; of the shade's colour
constexpr float kTrackInk = 0.12F, kThumbInk = 0.6F;

// One side of a window: its start and length, the length of the board, how far it is scrolled.
float shown(float wanted, float length, float window, float margin, float scrolled, float board) {
  margin = std::min(margin, std::max(0.0F, (window - length) / 2));
  const float most = wanted - margin, least = wanted + length + margin - window;
  return std::clamp(std::clamp(scrolled, std::min(least, most), most), 0.0F, std::max(0.0F, board - window));
}

}  // namespace

Rect BoardScroll::track(const View& view, Axis axis) {
  const Rect& window = view.window;
  const float bar = std::min(kBar, view.rim), gap = (view.rim - bar) / 2;
  return axis == Axis::Across ? Rect{window.x, window.bottom() + gap, window.w, bar}
                              : Rect{window.right() + gap, window.y, bar, window.h};
}

// Empty where the board has room on this axis.
Rect BoardScroll::thumb(const View& view, Axis axis) {
  Rect at = track(view, axis);
  const auto part = [](float window, float board) { return std::max(kLeastThumb, window * window / board); };
  if (axis == Axis::Across) {
    if (view.hidden().x <= 0) return {};
    at.w = part(view.window.w, view.board.w);
    at.x += (view.window.w - at.w) * view.scrolled.x / view.hidden().x;
  } else {
    if (view.hidden().y <= 0) return {};
    at.h = part(view.window.h, view.board.h);
    at.y += (view.window.h - at.h) * view.scrolled.y / view.hidden().y;
  }
  return at;
}

std::optional<Vec> BoardScroll::handle(const PointerEvent& event, const View& view) {
  using Kind = PointerEvent::Kind;
  if (view.whole()) grip_.reset();
  if (event.kind == Kind::Released) grip_.reset();
  if (view.whole()) return std::nullopt;
  if (event.kind == Kind::Scrolled && !event.zoom)
    return view.scrolled + Vec{event.scroll.x, -event.scroll.y} * kWheel;
  if (event.kind == Kind::Pressed && event.button == Button::Primary) {
    for (const Axis axis : {Axis::Across, Axis::Down}) {
      const Rect bar = thumb(view, axis);
      const float room = std::max(0.0F, kGrasp - kBar) / 2;
      if (bar.empty() || view.window.contains(event.at) || !bar.grown(room).contains(event.at)) continue;
      grip_ = Grip{axis, event.at, view.scrolled};
      return view.scrolled;
    }
  }
  if (!grip_ || event.kind != Kind::Moved) return std::nullopt;
  const Rect bar = thumb(view, grip_->axis);
  const Vec by = event.at - grip_->at;
  Vec to = grip_->scrolled;
  if (grip_->axis == Axis::Across)
    to.x += by.x * view.hidden().x / std::max(1.0F, view.window.w - bar.w);
  else
    to.y += by.y * view.hidden().y / std::max(1.0F, view.window.h - bar.h);
  return to;
}

void BoardScroll::draw(Canvas& canvas, const Theme& theme, const View& view) const {
  if (view.whole()) return;
  const Rect& window = view.window;
  const Rgba shade = theme.colour.shade.faded(kShadeInk), none = shade.faded(0);
  if (view.scrolled.y > 0) canvas.fill_gradient({window.x, window.y, window.w, kShade}, shade, none);
  if (view.scrolled.y < view.hidden().y - 1)
    canvas.fill_gradient({window.x, window.bottom() - kShade, window.w, kShade}, none, shade);
  for (const Axis axis : {Axis::Across, Axis::Down}) {
    const Rect bar = thumb(view, axis), all = track(view, axis);
    if (bar.empty()) continue;
    const float corner = std::min(all.w, all.h) / 2;
    canvas.rounded(all, corner, theme.colour.text.faded(kTrackInk));
    canvas.rounded(bar, corner, theme.colour.text.faded(grip_ && grip_->axis == axis ? 1 : kThumbInk));
  }
}

Vec scrolled_to_show(const BoardScroll::View& view, Rect part, float margin) {
  return {shown(part.x, part.w, view.window.w, margin, view.scrolled.x, view.board.w),
          shown(part.y, part.h, view.window.h, margin, view.scrolled.y, view.board.h)};
}

}  // namespace quintet::ui
