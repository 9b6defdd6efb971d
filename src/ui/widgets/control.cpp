#include "ui/widgets/control.hpp"

#include <algorithm>

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

}  // namespace quintet::ui
