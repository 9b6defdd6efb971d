// The connected gamepads, and their input as actions. Directions that are held down repeat as held keys do.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "engine/platform/sdl.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"

namespace quintet {

class Gamepads {
 public:
  Gamepads() = default;
  Gamepads(const Gamepads&) = delete;
  Gamepads& operator=(const Gamepads&) = delete;
  ~Gamepads();

  // Starts SDL's search for gamepads, which takes a moment.
  void open();
  // Appends what the event means to `input`; ignores events that are not from a gamepad.
  void take(const SDL_Event& event, Input& input);
  // Repeats a direction that has been held long enough.
  void repeat(Input& input);
  // The time until the next repetition, while a direction is held.
  std::optional<Duration> due() const;

 private:
  struct Pad {
    sdl::Gamepad device;
    std::array<int, 2> stick{0, 0};  // across and down: -1, 0 or 1
  };

  void added(int device);
  void removed(SDL_JoystickID id, Input& input);
  void pressed(SDL_JoystickID id, Uint8 button, Input& input);
  void released(SDL_JoystickID id, Uint8 button, Input& input);
  void tilted(const SDL_ControllerAxisEvent& axis, Input& input);
  void hold(SDL_JoystickID id, std::optional<Action> direction, Input& input);
  std::optional<Action> still_held(SDL_JoystickID id) const;

  bool open_ = false;
  std::map<SDL_JoystickID, Pad> pads_;
  SDL_JoystickID holder_ = -1;  // the pad whose direction it is
  std::optional<Action> direction_;
  Uint64 repeat_at_ = 0;  // SDL's ticks, milliseconds
};

}  // namespace quintet
