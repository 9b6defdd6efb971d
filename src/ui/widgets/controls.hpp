// The controls of a page: buttons, switches, sliders and others, their focus, and the events that they send.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// One control of a screen, and how each kind looks.
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

// The controls of a screen, and the one focus that keyboard, gamepad and mouse share.
//
// A page places its controls at every step, by value; focus, hover and a press in progress are kept by the control's id.
// Directions move the focus to the nearest control that way; the ring is shown only while keys or a gamepad are used.

// What happened to a control.
struct ControlEvent {
  enum class What : std::uint8_t {
    Activated,
    Alternative,  // the secondary button, or the Secondary action
    Changed,      // `value` is the new value of a slider or toggle
  };
  std::string id;
  What what = What::Activated;
  float value = 0;
};

class Controls {
 public:
  void place(std::vector<Control> controls);
  // Handles the events in order and returns what happened.
  std::vector<ControlEvent> update(const Input& input, Duration step);

  void draw(Canvas& canvas, const Theme& theme, Duration ahead) const;
  // One control, for scenes that draw in their own order.
  void draw(Canvas& canvas, const Theme& theme, Duration ahead, const Control& control) const {
    draw_control(canvas, theme, control, {warmth(control.id, ahead), pressed(control.id)});
  }
  void draw_ring(Canvas& canvas, const Theme& theme) const;

  void focus(std::string_view id);
  // Ends a press in progress without an event, as when it turns out to be a drag of the page.
  void let_go();
  const std::string& focused() const { return focused_; }
  // Whether the ring is shown: after a key or a gamepad, not after a mouse.
  bool ring_shown() const { return ring_shown_; }
  void show_ring() { ring_shown_ = true; }
  // Whether a click has set the focus since the last key: the next arrow goes on from there.
  bool clicked() const { return clicked_; }
  // The middle of the part of it that is in sight, if any.
  std::optional<Vec> locate(std::string_view id) const;
  const Control* find(std::string_view id) const;
  // The enabled control at this place.
  const Control* under(Vec place) const { return under(place, Asked::ToPress); }
  const std::vector<Control>& all() const { return controls_; }

  // The progress of the hover effect of a control, 0 to 1.
  float warmth(std::string_view id, Duration ahead) const;
  bool pressed(std::string_view id) const { return pressed_ == id; }
  const std::string& hovered() const { return hovered_; }
  Duration hovered_for() const { return now_ - hovered_since_; }
  // Whether it has been pressed since the pointer came: the player knows it.
  bool hover_used() const { return hover_used_; }

  bool at_rest() const;

 private:
  // A grey icon is nothing to press, but explains itself.
  enum class Asked : std::uint8_t { ToPress, ToExplain };
  const Control* under(Vec place, Asked asked) const;
  struct Warmth {
    Tween tween;
    float from = 0, to = 0;
  };

  void hover(std::string_view id);
  void move_focus(Action direction);
  void cycle_focus(int by);
  std::optional<ControlEvent> handle(const Event& event);
  std::optional<ControlEvent> act(Action action);
  std::optional<ControlEvent> steer(Action direction);
  std::optional<ControlEvent> press(const PointerEvent& event, const Control* control);
  std::optional<ControlEvent> release(const PointerEvent& event, const Control* control);

  std::vector<Control> controls_;
  std::string focused_, hovered_, pressed_;
  Button pressed_button_ = Button::Primary;
  bool hover_used_ = false;
  bool clicked_ = false;
  bool ring_shown_ = false;
  Duration now_{0}, hovered_since_{0};
  std::map<std::string, Warmth, std::less<>> warmth_;
};

}  // namespace quintet::ui
