#include "ui/widgets/scroll.hpp"

#include <cmath>

namespace quintet::ui {
namespace {

constexpr float kWheelStep = 64;     // points for one step of the wheel
constexpr float kOverlap = 48;       // of the old page that stays after PageDown
constexpr float kDragStart = 8;      // points that a finger may move before a drag begins
constexpr float kRevealMargin = 24;  // around an area that is scrolled into view
constexpr float kBarWidth = 6, kBarInset = 3, kBarHold = 16, kBarLeast = 32;

}  // namespace

void Scroll::fit(Rect view, float height) {
  view_ = view;
  height_ = height;
  from_ = std::clamp(from_, 0.0F, farthest());
  to_ = std::clamp(to_, 0.0F, farthest());
}

float Scroll::offset(Duration now) const {
  return std::round(mix(from_, to_, static_cast<float>(tween_.progress(now))));
}

void Scroll::go_to(float offset, Duration now, Duration pace) {
  const float to = std::clamp(offset, 0.0F, farthest());
  if (to == to_) return;
  from_ = this->offset(now);
  to_ = to;
  tween_ = {now, pace, kQuickCurve};
}

void Scroll::move(float by, Duration now, Duration pace) {
  go_to(to_ + by, now, pace);
}

void Scroll::reveal(Rect area, Duration now, Duration pace) {
  const float shift = offset(now) - to_;  // the motion in progress brings the area nearer
  const float top = area.y + shift - kRevealMargin, bottom = area.bottom() + shift + kRevealMargin;
  if (top < view_.y) {
    move(top - view_.y, now, pace);
  } else if (bottom > view_.bottom()) {
    move(std::min(bottom - view_.bottom(), top - view_.y), now, pace);
  }
}

bool Scroll::handle(const Event& event, Controls& controls, Duration now, Duration pace) {
  if (!needed()) {
    hold_.reset();
    return false;
  }
  if (const auto* action = std::get_if<ActionEvent>(&event)) return act(action->action, now, pace);
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (!pointer) return false;
  switch (pointer->kind) {
    case PointerEvent::Kind::Scrolled:
      move(-pointer->scroll.y * kWheelStep, now, pace);
      return true;
    case PointerEvent::Kind::Pressed:
      return press(*pointer, controls, now);
    case PointerEvent::Kind::Moved:
      return drag(*pointer, controls, now);
    case PointerEvent::Kind::Released:
    case PointerEvent::Kind::Left: {
      const bool dragging = hold_ && hold_->dragging;
      hold_.reset();
      return dragging;
    }
  }
  return false;
}

bool Scroll::act(Action action, Duration now, Duration pace) {
  switch (action) {
    case Action::PageUp:
      move(kOverlap - view_.h, now, pace);
      return true;
    case Action::PageDown:
      move(view_.h - kOverlap, now, pace);
      return true;
    case Action::Home:
      go_to(0, now, pace);
      return true;
    case Action::End:
      go_to(farthest(), now, pace);
      return true;
    default:
      return false;
  }
}

bool Scroll::press(const PointerEvent& event, const Controls& controls, Duration now) {
  hold_.reset();
  if (event.button != Button::Primary) return false;
  if (bar(now).grown(kBarHold - kBarWidth).contains(event.at)) {
    hold_ = {event.at, offset(now), true, true};
    return true;
  }
  // A drag that begins on a slider moves the slider.
  const Control* under = controls.under(event.at);
  const bool free = !under || (event.touch && under->kind != Control::Kind::Slider);
  if (free && view_.contains(event.at)) hold_ = {event.at, offset(now), false, false};
  return false;
}

bool Scroll::drag(const PointerEvent& event, Controls& controls, Duration now) {
  if (!hold_) return false;
  const float way = event.at.y - hold_->at.y;
  if (!hold_->dragging && std::abs(way) < kDragStart) return false;
  if (!hold_->dragging) controls.let_go();
  hold_->dragging = true;
  const Rect handle = bar(now);
  const float factor = hold_->bar ? farthest() / std::max(1.0F, view_.h - handle.h) : -1;
  go_to(hold_->offset + way * factor, now, Duration{0});
  return true;
}

Rect Scroll::bar(Duration now) const {
  if (!needed()) return {};
  const float length = std::max(kBarLeast, view_.h * view_.h / height_);
  const float y = view_.y + (view_.h - length) * offset(now) / farthest();
  return {view_.right() - kBarWidth - kBarInset, y, kBarWidth, length};
}

void Scroll::draw(Canvas& canvas, const Theme& theme, Duration now) const {
  if (!needed()) return;
  const bool held = hold_ && hold_->bar;
  canvas.rounded({bar(now).x, view_.y, kBarWidth, view_.h}, kBarWidth / 2, theme.colour.hairline.faded(0.5F));
  canvas.rounded(bar(now), kBarWidth / 2, held ? theme.colour.primary : theme.colour.border);
}

}  // namespace quintet::ui
