// The controls of a screen, and the one focus that keyboard, gamepad and mouse share.
//
// A page places its controls at every step, by value; focus, hover and a press in progress are kept by the control's id.
// Directions move the focus to the nearest control that way; the ring is shown only while keys or a gamepad are used.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/widgets/control.hpp"

namespace quintet::ui {

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
  std::optional<Vec> locate(std::string_view id) const;
  const Control* find(std::string_view id) const;
  // The enabled control at this place.
  const Control* under(Vec place) const;
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
  bool ring_shown_ = false;
  Duration now_{0}, hovered_since_{0};
  std::map<std::string, Warmth, std::less<>> warmth_;
};

}  // namespace quintet::ui
