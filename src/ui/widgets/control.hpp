// One control of a screen, and how each kind looks.
#pragma once

#include <cstdint>
#include <string>

#include "engine/render/canvas.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct Control {
  enum class Kind : std::uint8_t {
    Button,   // text on a raised plate
    Primary,  // the main button of a page
    Accent,   // the main button of a part of a page
    Icon,     // a picture on a raised plate; the label is its tooltip
    Toggle,   // on or off: `value` is 1 or 0
    Slider,   // `value` in 0…1, moved in parts of `step`
    Choice,   // one of several; chosen where `value` is 1
    Area,     // drawn by the scene; only focus and presses are kept here
  };
  // When an icon shows its tooltip: also when it has the focus, or only when the pointer rests on it. The latter is for
  // icons with the same words beside them, where the tooltip would hide other words.
  enum class Tooltip : std::uint8_t { Focus, Hover };
  std::string id;
  Kind kind = Kind::Button;
  Rect bounds{};
  std::string label{};
  std::string icon{};  // name of a picture in images/icons
  float sample = 0;    // width at the left that is kept free for a sample, which the scene draws
  float value = 0;
  float step = 0.1F;
  bool enabled = true;
  Tooltip tooltip = Tooltip::Focus;
  float ring_radius = radius::kControl;
  // A picture that can be pressed instead of a button: the pointer on it is on the control with this id. It never has the
  // focus.
  std::string stands_for{};
  Rect window{};  // the part of the screen in which it is visible; empty: the whole screen
};

// From the right end of a toggle to its switch. A label as far from the left end is clear of the focus ring.
inline constexpr float kToggleInset = space::kTiny;

// The area along which the knob of a slider with these bounds moves.
Rect slider_track(Rect bounds);

// The colours of a control: of its body, of the line around it and of its text. `warm` is the progress of the hover
// effect, 0…1. The body or its edge has a contrast of 3:1 or more to every ground of the desk.
struct ControlColours {
  Rgba body, edge, ink;
};
ControlColours control_colours(const Palette& palette, const Control& control, float warm);

struct ControlState {
  float warm = 0;  // as in control_colours
  bool pressed = false;
};
void draw_control(Canvas& canvas, const Theme& theme, const Control& control, ControlState state);
// The ring of the focus around a control.
void draw_focus_ring(Canvas& canvas, const Theme& theme, const Control& control);

}  // namespace quintet::ui
