// The gamepads that are plugged in, and what they do as actions. Directions that are held down repeat as held keys do.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "engine/duration.hpp"
#include "engine/input.hpp"
#include "engine/sdl.hpp"

namespace quintet {

class Gamepads {
 public:
  Gamepads() = default;
  Gamepads(const Gamepads&) = delete;
  Gamepads& operator=(const Gamepads&) = delete;
  ~Gamepads();

  // Begins to look for gamepads, which takes a moment.
  void open();
  // What the event means goes to the end of `input`; events that are not of a gamepad mean nothing.
  void take(const SDL_Event& event, Input& input);
  // A direction held for so long that it counts again.
  void repeat(Input& input);
  // How long `repeat` may be put off, where a direction is held.
  std::optional<Duration> due() const;

 private:
  void added(int device);
  void removed(SDL_JoystickID id, Input& input);
  void pressed(Uint8 button, Input& input);
  void released(Uint8 button, Input& input);
  void tilted(const SDL_ControllerAxisEvent& axis, Input& input);
  void hold(std::optional<Action> direction, Input& input);

  bool open_ = false;
  std::map<SDL_JoystickID, sdl::Gamepad> pads_;
  std::optional<Action> direction_;
  Uint64 repeat_at_ = 0;            // SDL's ticks, milliseconds
  std::array<int, 2> stick_{0, 0};  // across and down: -1, 0 or 1
};

}  // namespace quintet
