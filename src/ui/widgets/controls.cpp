#include "ui/widgets/controls.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet::ui {
namespace {

bool is_direction(Action action) {
  return action <= Action::Right;
}

bool is_tab(Action action) {
  return action == Action::Next || action == Action::Previous;
}

bool can_have_focus(const Control& control) {
  return control.enabled && control.stands_for.empty();
}

constexpr float kOffLine = 1e5F;  // more than any screen is wide

// The distance from `from` to `to` in a direction. Controls straight ahead are nearer than all others, so that the focus
// stays in its row or column. Nothing where `to` does not lie in that direction.
std::optional<float> reach(const Rect& from, const Rect& to, Action direction) {
  const Vec between = to.centre() - from.centre();
  const bool level = direction == Action::Left || direction == Action::Right;
  const float sign = direction == Action::Left || direction == Action::Up ? -1.0F : 1.0F;
  const float along = sign * (level ? between.x : between.y);
  // A control that overlaps sideways is straight ahead.
  const float gap = level ? std::max({to.y - from.bottom(), from.y - to.bottom(), 0.0F})
                          : std::max({to.x - from.right(), from.x - to.right(), 0.0F});
  if (along <= 1) return std::nullopt;
  // Other controls count where they end before this one's middle, and lie more ahead than aside.
  if (gap > 0) {
    const float past = sign * (level ? (sign > 0 ? to.x : to.right()) - from.centre().x
                                     : (sign > 0 ? to.y : to.bottom()) - from.centre().y);
    if (past < 0 || gap > along) return std::nullopt;
  }
  const float side = std::abs(level ? between.y : between.x);
  return along + 0.2F * side + (gap > 0 ? kOffLine + 3 * gap : 0);
}

std::optional<ControlEvent> activated(const Control& control) {
  if (control.kind == Control::Kind::Slider) return std::nullopt;
  if (control.kind != Control::Kind::Toggle) return ControlEvent{control.id, ControlEvent::What::Activated};
  return ControlEvent{control.id, ControlEvent::What::Changed, control.value > 0 ? 0.0F : 1.0F};
}

// The event that sets a slider to a number of steps from its left end; nothing where it has that value.
std::optional<ControlEvent> set_to(const Control& slider, float steps) {
  const float value = std::clamp(std::round(steps) * slider.step, 0.0F, 1.0F);
  if (value == slider.value) return std::nullopt;
  return ControlEvent{slider.id, ControlEvent::What::Changed, value};
}

std::optional<ControlEvent> nudged(const Control& slider, int by) {
  return set_to(slider, std::round(slider.value / slider.step) + static_cast<float>(by));
}

// The event of a press or a drag at a place on a slider; nothing for other controls.
std::optional<ControlEvent> slid(const Control& control, Vec place) {
  if (control.kind != Control::Kind::Slider) return std::nullopt;
  const Rect track = slider_track(control.bounds);
  const float part = std::clamp((place.x - track.x) / std::max(track.w, 1.0F), 0.0F, 1.0F);
  return set_to(control, part / control.step);
}

}  // namespace

void Controls::place(std::vector<Control> controls) {
  controls_ = std::move(controls);
  if (!find(hovered_)) hover({});
  if (!find(pressed_)) pressed_.clear();
  // A control that has just been disabled keeps the focus: the next press must not reach another one.
  if (find(focused_)) return;
  const auto first = std::find_if(controls_.begin(), controls_.end(), can_have_focus);
  focused_ = first == controls_.end() ? std::string{} : first->id;
}

const Control* Controls::find(std::string_view id) const {
  const auto found =
      std::find_if(controls_.begin(), controls_.end(), [id](const auto& c) { return c.id == id; });
  return found == controls_.end() ? nullptr : &*found;
}

std::optional<Vec> Controls::locate(std::string_view id) const {
  const Control* control = find(id);
  return control ? std::optional(control->bounds.centre()) : std::nullopt;
}

void Controls::focus(std::string_view id) {
  focused_ = id;
}

void Controls::let_go() {
  pressed_.clear();
  hover({});
}

const Control* Controls::under(Vec place) const {
  // The control that was placed last is on top.
  const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [place](const auto& c) {
    return c.enabled && c.bounds.contains(place) && (c.window.empty() || c.window.contains(place));
  });
  if (found == controls_.rend()) return nullptr;
  return found->stands_for.empty() ? &*found : find(found->stands_for);
}

float Controls::warmth(std::string_view id, Duration ahead) const {
  const auto found = warmth_.find(id);
  if (found == warmth_.end()) return 0;
  const Warmth& w = found->second;
  return mix(w.from, w.to, static_cast<float>(w.tween.progress(now_ + ahead)));
}

void Controls::hover(std::string_view id) {
  if (hovered_ == id) return;
  const auto turn = [this](std::string_view name, float to) {
    if (name.empty()) return;
    const float from = warmth(name, Duration{0});
    warmth_.insert_or_assign(std::string(name), Warmth{{now_, motion::kQuick, kQuickCurve}, from, to});
  };
  turn(hovered_, 0);
  turn(id, 1);
  hovered_ = id;
  hovered_since_ = now_;
  hover_used_ = false;
}

bool Controls::at_rest() const {
  return std::all_of(warmth_.begin(), warmth_.end(),
                     [this](const auto& w) { return w.second.tween.done(now_); });
}

std::vector<ControlEvent> Controls::update(const Input& input, Duration step) {
  now_ += step;
  std::vector<ControlEvent> replies;
  for (const Event& event : input.events) {
    if (auto reply = handle(event)) replies.push_back(std::move(*reply));
  }
  std::erase_if(warmth_, [this](const auto& w) { return w.second.to == 0 && w.second.tween.done(now_); });
  return replies;
}

void Controls::move_focus(Action direction) {
  const Control* from = find(focused_);
  if (!from) return;
  const Control* best = nullptr;
  float shortest = 0;
  for (const Control& to : controls_) {
    if (!can_have_focus(to) || &to == from) continue;
    const auto far = reach(from->bounds, to.bounds, direction);
    if (far && (!best || *far < shortest)) {
      best = &to;
      shortest = *far;
    }
  }
  if (best) focused_ = best->id;
}

void Controls::cycle_focus(int by) {
  const auto count = static_cast<int>(controls_.size());
  const auto at =
      std::find_if(controls_.begin(), controls_.end(), [this](const auto& c) { return c.id == focused_; });
  int index = static_cast<int>(at - controls_.begin());
  for (int tried = 0; tried < count; ++tried) {
    index = (index + by + count) % count;
    if (!can_have_focus(controls_[static_cast<std::size_t>(index)])) continue;
    focused_ = controls_[static_cast<std::size_t>(index)].id;
    return;
  }
}

std::optional<ControlEvent> Controls::handle(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) {
    if (is_direction(action->action) || is_tab(action->action)) return steer(action->action);
    return action->repeated ? std::nullopt : act(action->action);
  }
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (!pointer) return std::nullopt;
  const Control* control = pointer->kind == PointerEvent::Kind::Left ? nullptr : under(pointer->at);
  if (!pointer->touch || pointer->kind == PointerEvent::Kind::Pressed)
    hover(control ? control->id : std::string_view{});
  switch (pointer->kind) {
    case PointerEvent::Kind::Pressed:
      return press(*pointer, control);
    case PointerEvent::Kind::Released:
      return release(*pointer, control);
    case PointerEvent::Kind::Moved:
      if (const Control* held = find(pressed_); held && pressed_button_ == Button::Primary)
        return slid(*held, pointer->at);
      return std::nullopt;
    case PointerEvent::Kind::Scrolled:
    case PointerEvent::Kind::Left:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<ControlEvent> Controls::steer(Action direction) {
  const bool level = direction == Action::Left || direction == Action::Right;
  const Control* control = find(focused_);
  // The first key press only shows the focus.
  if (!std::exchange(ring_shown_, true)) return std::nullopt;
  if (control && control->kind == Control::Kind::Slider && level)
    return nudged(*control, direction == Action::Left ? -1 : 1);
  if (is_direction(direction))
    move_focus(direction);
  else
    cycle_focus(direction == Action::Next ? 1 : -1);
  return std::nullopt;
}

std::optional<ControlEvent> Controls::act(Action action) {
  const Control* control = find(focused_);
  if (!control || !control->enabled) return std::nullopt;
  if (action == Action::Secondary) return ControlEvent{control->id, ControlEvent::What::Alternative};
  if (action != Action::Confirm) return std::nullopt;
  ring_shown_ = true;
  return activated(*control);
}

std::optional<ControlEvent> Controls::press(const PointerEvent& event, const Control* control) {
  ring_shown_ = false;
  if (!control) return std::nullopt;
  pressed_ = focused_ = control->id;
  hover_used_ = true;
  pressed_button_ = event.button;
  return event.button == Button::Primary ? slid(*control, event.at) : std::nullopt;
}

// A press counts only when it is released on the control on which it began.
std::optional<ControlEvent> Controls::release(const PointerEvent& event, const Control* control) {
  const bool meant = control && control->id == pressed_ && event.button == pressed_button_;
  pressed_.clear();
  if (event.touch) hover({});
  if (!meant) return std::nullopt;
  if (event.button == Button::Secondary) return ControlEvent{control->id, ControlEvent::What::Alternative};
  return event.button == Button::Primary ? activated(*control) : std::nullopt;
}

void Controls::draw(Canvas& canvas, const Theme& theme, Duration ahead) const {
  for (const Control& control : controls_) draw(canvas, theme, ahead, control);
  draw_ring(canvas, theme);
}

void Controls::draw_ring(Canvas& canvas, const Theme& theme) const {
  const Control* control = find(focused_);
  if (ring_shown_ && control && !control->bounds.empty()) draw_focus_ring(canvas, theme, *control);
}

}  // namespace quintet::ui
