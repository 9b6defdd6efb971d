// How each kind of control looks.
#include <algorithm>
#include <cmath>

#include "scenes/controls.hpp"

namespace quintet::scenes {
namespace {

using Kind = Control::Kind;

constexpr float kDisabled = 0.42F;
constexpr float kIconPart = 0.54F;  // of the plate's shorter side
constexpr float kKnob = 11, kTrack = 6, kSwitchW = 52, kSwitchH = 30;

struct State {
  float warm;
  bool pressed;
};

void draw_plate(Canvas& canvas, const Theme& theme, const Control& control, State state, Colour face) {
  const Palette& c = theme.colour;
  const Rect at = state.pressed ? control.bounds.moved({0, 1}) : control.bounds;
  if (!state.pressed) canvas.shadow(at, radius::kControl, theme.shadow(Level::Low));
  canvas.rounded(at, radius::kControl, face);
  const Colour edge = control.kind == Kind::Primary ? face : mix(c.border.faded(0.55F), c.border, state.warm);
  canvas.outline(at, radius::kControl, kLine, edge);
}

void draw_button(Canvas& canvas, const Theme& theme, const Control& control, State state) {
  const Palette& c = theme.colour;
  const bool filled = control.kind == Kind::Primary || (control.kind == Kind::Choice && control.value > 0);
  const Colour rest = filled ? c.primary : c.raised;
  const Colour face =
      mix(rest, filled ? mix(c.primary, c.text, 0.12F) : c.sunken, state.warm * (filled ? 1.0F : 0.6F));
  const Colour ink = filled ? c.on_primary : c.text;
  draw_plate(canvas, theme, control, state, face);
  const Rect at = state.pressed ? control.bounds.moved({0, 1}) : control.bounds;
  const float side = std::min(at.w, at.h) * kIconPart, gap = space::kTiny;
  const float wanted = canvas.text_width(control.label, Face::Text, type::kBody);
  // The words go before the picture where there is no room for both.
  const bool pictured =
      !control.icon.empty() && (control.kind == Kind::Icon || wanted + side + 3 * gap <= at.w);
  if (!pictured) {
    canvas.text(control.label, at.grown(-space::kTiny),
                {.size = type::kBody, .colour = ink, .align = Align::Centre});
    return;
  }
  const std::string picture = "images/icons/" + control.icon + ".svg";
  if (control.kind == Kind::Icon) {
    canvas.picture(picture, centred(at.centre(), {side, side}), ink);
    return;
  }
  const float left = at.x + (at.w - side - gap - wanted) / 2;
  canvas.picture(picture, {left, at.centre().y - side / 2, side, side}, ink);
  canvas.text(control.label, {left + side + gap, at.y, wanted + 1, at.h},
              {.size = type::kBody, .colour = ink});
}

void draw_toggle(Canvas& canvas, const Theme& theme, const Control& control, State state) {
  const Palette& c = theme.colour;
  const Rect at = control.bounds;
  const Rect track{at.right() - kSwitchW, at.centre().y - kSwitchH / 2, kSwitchW, kSwitchH};
  const bool on = control.value > 0;
  canvas.rounded(track, kSwitchH / 2, on ? c.primary : mix(c.sunken, c.surface, state.warm));
  canvas.outline(track, kSwitchH / 2, kLine, on ? c.primary : c.border);
  const float inset = kSwitchH / 2;
  const Vec knob{on ? track.right() - inset : track.x + inset, track.centre().y};
  canvas.disc(knob, kKnob, on ? c.on_primary : c.border);
  // Told apart by a mark too, not by place and colour alone.
  if (on) canvas.picture("images/icons/check.svg", centred(knob, {14, 14}), c.primary);
}

void draw_slider(Canvas& canvas, const Theme& theme, const Control& control, State state) {
  const Palette& c = theme.colour;
  const Rect track = slider_track(control.bounds);
  const float at = track.x + track.w * control.value;
  canvas.rounded({track.x, track.y, track.w, track.h}, kTrack / 2, c.sunken);
  canvas.outline({track.x, track.y, track.w, track.h}, kTrack / 2, kLine, c.border.faded(0.6F));
  canvas.rounded({track.x, track.y, at - track.x, track.h}, kTrack / 2, c.primary);
  const Vec knob{at, track.centre().y};
  canvas.shadow(centred(knob, {2 * kKnob, 2 * kKnob}), kKnob, theme.shadow(Level::Low));
  canvas.disc(knob, kKnob, c.raised);
  canvas.ring(knob, kKnob, 2, mix(c.border, c.primary, std::max(state.warm, state.pressed ? 1.0F : 0.0F)));
}

}  // namespace

Rect slider_track(Rect bounds) {
  return {bounds.x + kKnob, bounds.centre().y - kTrack / 2, bounds.w - 2 * kKnob, kTrack};
}

void Controls::draw(Canvas& canvas, const Theme& theme, Duration ahead, const Control& control) const {
  if (control.bounds.empty()) return;
  const auto guard = canvas.saved();
  if (!control.window.empty()) canvas.clip(control.window);
  if (!control.enabled) canvas.fade(kDisabled);
  const State state{warmth(control.id, ahead), pressed(control.id)};
  switch (control.kind) {
    case Kind::Button:
    case Kind::Primary:
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

void Controls::draw(Canvas& canvas, const Theme& theme, Duration ahead) const {
  for (const Control& control : controls_) draw(canvas, theme, ahead, control);
  draw_ring(canvas, theme);
}

void Controls::draw_ring(Canvas& canvas, const Theme& theme) const {
  const Control* control = find(focused_);
  if (!ring_shown_ || !control || control->bounds.empty()) return;
  const auto guard = canvas.saved();
  if (!control->window.empty()) canvas.clip(control->window);
  const float out = kRing + 1;
  canvas.outline(control->bounds.grown(out), control->ring_radius + out, kRing, theme.colour.focus);
}

}  // namespace quintet::scenes
