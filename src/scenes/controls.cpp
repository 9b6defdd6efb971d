#include "scenes/controls.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet::scenes {
namespace {

bool is_direction(Action action) {
  return action <= Action::Right;
}

constexpr float kOffLine = 1e5F;  // more than any screen is wide

// How far `to` lies from `from` in a direction. What lies straight ahead comes before everything else, so that the
// focus keeps to rows and columns. Nothing where it does not lie that way.
std::optional<float> reach(const Rect& from, const Rect& to, Action direction) {
  const Vec between = to.centre() - from.centre();
  const bool level = direction == Action::Left || direction == Action::Right;
  const float sign = direction == Action::Left || direction == Action::Up ? -1.0F : 1.0F;
  const float along = sign * (level ? between.x : between.y);
  // What overlaps sideways counts as straight ahead.
  const float gap = level ? std::max({to.y - from.bottom(), from.y - to.bottom(), 0.0F})
                          : std::max({to.x - from.right(), from.x - to.right(), 0.0F});
  if (along <= 1) return std::nullopt;
  const float side = std::abs(level ? between.y : between.x);
  return along + 0.2F * side + (gap > 0 ? kOffLine + 3 * gap : 0);
}

}  // namespace

void Controls::place(std::vector<Control> controls) {
  controls_ = std::move(controls);
  if (!find(hovered_)) hover({});
  if (!find(pressed_)) pressed_.clear();
  // A control that has just been disabled keeps the focus: the next press must not reach another one.
  if (find(focused_)) return;
  const auto first =
      std::find_if(controls_.begin(), controls_.end(), [](const auto& c) { return c.enabled; });
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
  // The last placed lies on top.
  const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [place](const auto& c) {
    return c.enabled && c.bounds.contains(place) && (c.window.empty() || c.window.contains(place));
  });
  return found == controls_.rend() ? nullptr : &*found;
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
}

bool Controls::at_rest() const {
  return std::all_of(warmth_.begin(), warmth_.end(),
                     [this](const auto& w) { return w.second.tween.done(now_); });
}

std::vector<Reply> Controls::update(const Input& input, Duration step) {
  now_ += step;
  std::vector<Reply> replies;
  for (const Event& event : input.events) {
    if (const auto* action = std::get_if<ActionEvent>(&event)) handle(*action, replies);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) handle(*pointer, replies);
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
    if (!to.enabled || &to == from) continue;
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
    if (!controls_[static_cast<std::size_t>(index)].enabled) continue;
    focused_ = controls_[static_cast<std::size_t>(index)].id;
    return;
  }
}

void Controls::activate(const Control& control, std::vector<Reply>& replies) const {
  if (control.kind == Control::Kind::Slider) return;
  if (control.kind == Control::Kind::Toggle) {
    replies.push_back({control.id, Reply::What::Changed, control.value > 0 ? 0.0F : 1.0F});
  } else {
    replies.push_back({control.id, Reply::What::Activated, 0});
  }
}

void Controls::nudge(const Control& slider, int by, std::vector<Reply>& replies) const {
  const float steps = std::round(slider.value / slider.step) + static_cast<float>(by);
  const float value = std::clamp(steps * slider.step, 0.0F, 1.0F);
  if (value != slider.value) replies.push_back({slider.id, Reply::What::Changed, value});
}

void Controls::slide(const Control& slider, Vec place, std::vector<Reply>& replies) const {
  const Rect track = slider_track(slider.bounds);
  const float part = std::clamp((place.x - track.x) / std::max(track.w, 1.0F), 0.0F, 1.0F);
  const float value = std::clamp(std::round(part / slider.step) * slider.step, 0.0F, 1.0F);
  if (value != slider.value) replies.push_back({slider.id, Reply::What::Changed, value});
}

void Controls::handle(const ActionEvent& event, std::vector<Reply>& replies) {
  const Control* control = find(focused_);
  if (is_direction(event.action) || event.action == Action::Next || event.action == Action::Previous) {
    const bool level = event.action == Action::Left || event.action == Action::Right;
    if (control && control->kind == Control::Kind::Slider && level && ring_shown_) {
      nudge(*control, event.action == Action::Left ? -1 : 1, replies);
    } else if (!ring_shown_) {
      // The first key only shows where the focus is.
    } else if (is_direction(event.action)) {
      move_focus(event.action);
    } else {
      cycle_focus(event.action == Action::Next ? 1 : -1);
    }
    ring_shown_ = true;
    return;
  }
  if (!control || !control->enabled || event.repeated) return;
  if (event.action == Action::Confirm) {
    ring_shown_ = true;
    activate(*control, replies);
  } else if (event.action == Action::Secondary) {
    replies.push_back({control->id, Reply::What::Alternative, 0});
  }
}

void Controls::handle(const PointerEvent& event, std::vector<Reply>& replies) {
  using Kind = PointerEvent::Kind;
  const Control* control = event.kind == Kind::Left ? nullptr : under(event.at);
  if (!event.touch || event.kind == Kind::Pressed) hover(control ? control->id : std::string_view{});
  const Control* held = find(pressed_);
  switch (event.kind) {
    case Kind::Moved:
      if (held && held->kind == Control::Kind::Slider && pressed_button_ == Button::Primary)
        slide(*held, event.at, replies);
      break;
    case Kind::Pressed:
      ring_shown_ = false;
      if (!control) break;
      pressed_ = control->id;
      pressed_button_ = event.button;
      focused_ = control->id;
      if (control->kind == Control::Kind::Slider && event.button == Button::Primary) {
        slide(*control, event.at, replies);
      }
      break;
    case Kind::Released:
      if (held && control == held && event.button == pressed_button_) {
        if (event.button == Button::Primary) activate(*held, replies);
        if (event.button == Button::Secondary) replies.push_back({held->id, Reply::What::Alternative, 0});
      }
      pressed_.clear();
      if (event.touch) hover({});
      break;
    case Kind::Scrolled:
    case Kind::Left:
      break;
  }
}

}  // namespace quintet::scenes
