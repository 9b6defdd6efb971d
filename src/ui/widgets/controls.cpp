#include "ui/widgets/controls.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet::ui {

namespace {

using Kind = Control::Kind;

constexpr float kDisabled = 0.42F;
// Under the pointer: how far a plate changes to the sunken colour, or a filled one to the colour of the text.
constexpr float kSink = 0.6F, kDeepen = 0.12F;
constexpr float kLargeButton = 50;  // height from which a button has larger type
constexpr float kIconPart = 0.54F;  // of the plate's shorter side
constexpr float kKnob = 11, kKnobEdge = 2, kCheck = 14, kTrack = 6, kSwitchW = 52, kSwitchH = 30;

// A plate that is pressed has no shadow, as if it lay flat on the desk.
void draw_plate(Canvas& canvas, const Theme& theme, const Control& control, ControlState state) {
  const ControlColours colours = control_colours(theme.colour, control, state.pressed ? 1 : state.warm);
  if (!state.pressed) canvas.shadow(control.bounds, radius::kControl, theme.shadow(Elevation::Low));
  canvas.rounded(control.bounds, radius::kControl, colours.body);
  canvas.outline(control.bounds, radius::kControl, kLine, colours.edge);
}

// A button that is larger than usual is more important than others.
TextStyle label_style(const Control& control) {
  const bool large = control.bounds.h > kLargeButton,
             main = control.kind == Kind::Primary || control.kind == Kind::Accent;
  return {.face = main && control.bounds.h > kTarget ? Face::Bold : Face::Text,
          .size = large ? type::kLead : type::kBody,
          .colour = {}};
}

void draw_button(Canvas& canvas, const Theme& theme, const Control& control, ControlState state) {
  draw_plate(canvas, theme, control, state);
  const Rgba ink = control_colours(theme.colour, control, state.warm).ink;
  const Rect at{control.bounds.x + control.sample, control.bounds.y, control.bounds.w - control.sample,
                control.bounds.h};
  const float side = std::min(at.w, at.h) * kIconPart, gap = space::kTiny;
  TextStyle style = label_style(control);
  style.colour = ink;
  const float wanted = canvas.text_width(control.label, style.face, style.size);
  // Where there is no room for both, the label is shown without the icon.
  const bool pictured =
      !control.icon.empty() && (control.kind == Kind::Icon || wanted + side + 3 * gap <= at.w);
  if (!pictured) {
    const float left = control.sample > 0 ? 0 : space::kTiny;
    style.align = Align::Centre;
    canvas.text(control.label, {at.x + left, at.y, at.w - left - space::kTiny, at.h}, style);
    return;
  }
  const std::string picture = "images/icons/" + control.icon + ".svg";
  if (control.kind == Kind::Icon) {
    canvas.picture(picture, centred(at.centre(), {side, side}), ink);
    return;
  }
  const float left = at.x + (at.w - side - gap - wanted) / 2;
  canvas.picture(picture, {left, at.centre().y - side / 2, side, side}, ink);
  canvas.text(control.label, {left + side + gap, at.y, wanted + 1, at.h}, style);
}

void draw_toggle(Canvas& canvas, const Theme& theme, const Control& control, ControlState state) {
  const ControlColours colours = control_colours(theme.colour, control, state.warm);
  const Rect at = control.bounds;
  const Rect track{at.right() - kToggleInset - kSwitchW, at.centre().y - kSwitchH / 2, kSwitchW, kSwitchH};
  const bool on = control.value > 0;
  canvas.rounded(track, kSwitchH / 2, colours.body);
  canvas.outline(track, kSwitchH / 2, kLine, colours.edge);
  const float inset = kSwitchH / 2;
  const Vec knob{on ? track.right() - inset : track.x + inset, track.centre().y};
  canvas.disc(knob, kKnob, colours.ink);
  // On and off differ by a mark too, not only by position and colour.
  if (on) canvas.picture("images/icons/check.svg", centred(knob, {kCheck, kCheck}), colours.body);
}

void draw_slider(Canvas& canvas, const Theme& theme, const Control& control, ControlState state) {
  const Palette& c = theme.colour;
  const ControlColours knob_colours = control_colours(c, control, state.pressed ? 1 : state.warm);
  const Rect track = slider_track(control.bounds);
  const float at = track.x + track.w * control.value;
  canvas.rounded({track.x, track.y, track.w, track.h}, kTrack / 2, c.sunken);
  canvas.outline({track.x, track.y, track.w, track.h}, kTrack / 2, kLine, c.border);
  canvas.rounded({track.x, track.y, at - track.x, track.h}, kTrack / 2, c.primary);
  const Vec knob{at, track.centre().y};
  canvas.shadow(centred(knob, {2 * kKnob, 2 * kKnob}), kKnob, theme.shadow(Elevation::Low));
  canvas.disc(knob, kKnob, knob_colours.body);
  canvas.ring(knob, kKnob, kKnobEdge, knob_colours.edge);
}

}  // namespace

ControlColours control_colours(const Palette& palette, const Control& control, float warm) {
  const bool on = control.value > 0;
  if (control.kind == Kind::Toggle) {
    if (on) return {palette.primary, palette.primary, palette.on_primary};
    return {mix(palette.sunken, palette.surface, warm), palette.border, palette.border};
  }
  if (control.kind == Kind::Slider)
    return {palette.raised, mix(palette.border, palette.primary, warm), palette.text};
  if (control.kind == Kind::Primary || (control.kind == Kind::Choice && on)) {
    const Rgba body = mix(palette.primary, palette.text, kDeepen * warm);
    return {body, body, palette.on_primary};
  }
  if (control.kind == Kind::Accent)
    return {mix(palette.raised, palette.primary, kDeepen * warm), palette.primary, palette.primary};
  return {mix(palette.raised, palette.sunken, kSink * warm), mix(palette.border, palette.text_2, warm),
          palette.text};
}

Rect slider_track(Rect bounds) {
  return {bounds.x + kKnob, bounds.centre().y - kTrack / 2, bounds.w - 2 * kKnob, kTrack};
}

void draw_control(Canvas& canvas, const Theme& theme, const Control& control, ControlState state) {
  if (control.bounds.empty()) return;
  const auto guard = canvas.saved();
  if (!control.window.empty()) canvas.clip(control.window);
  if (!control.enabled) canvas.fade(kDisabled);
  switch (control.kind) {
    case Kind::Button:
    case Kind::Primary:
    case Kind::Accent:
    case Kind::Icon:
    case Kind::Choice:
      draw_button(canvas, theme, control, state);
      break;
    case Kind::Toggle:
      draw_toggle(canvas, theme, control, state);
      break;
    case Kind::Slider:
      draw_slider(canvas, theme, control, state);
      break;
    case Kind::Area:
      break;
  }
}

void draw_focus_ring(Canvas& canvas, const Theme& theme, const Control& control) {
  const auto guard = canvas.saved();
  if (!control.window.empty()) canvas.clip(control.window);
  const float out = kRing + 1;
  canvas.outline(control.bounds.grown(out), control.ring_radius + out, kRing, theme.colour.focus);
}

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
  if (!control) return std::nullopt;
  const Rect seen =
      control->window.empty() ? control->bounds : intersection(control->bounds, control->window);
  return seen.empty() ? std::nullopt : std::optional(seen.centre());
}

void Controls::focus(std::string_view id) {
  focused_ = id;
}

void Controls::let_go() {
  pressed_.clear();
  hover({});
}

const Control* Controls::under(Vec place, Asked asked) const {
  // The control that was placed last is on top.
  const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [place, asked](const auto& c) {
    const bool counts = c.enabled || (asked == Asked::ToExplain && c.kind == Control::Kind::Icon);
    return counts && c.bounds.contains(place) && (c.window.empty() || c.window.contains(place));
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
  if (const Control* const control = find(id); control && control->enabled) turn(id, 1);
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
  const bool left = pointer->kind == PointerEvent::Kind::Left;
  const Control* const control = left ? nullptr : under(pointer->at, Asked::ToPress);
  if (!pointer->touch || pointer->kind == PointerEvent::Kind::Pressed) {
    const Control* const pointed = left ? nullptr : under(pointer->at, Asked::ToExplain);
    hover(pointed ? pointed->id : std::string_view{});
  }
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
  // The first key press only shows the focus, unless a click has just said where it is.
  const bool known = std::exchange(clicked_, false);
  if (!std::exchange(ring_shown_, true) && !known) return std::nullopt;
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
  ring_shown_ = clicked_ = false;
  if (!control) return std::nullopt;
  pressed_ = focused_ = control->id;
  clicked_ = hover_used_ = true;
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
