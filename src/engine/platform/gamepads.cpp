#include "engine/platform/gamepads.hpp"

#include <cstdlib>

namespace quintet {
namespace {

// A stick counts as pushed above the first value and as released below the second.
constexpr int kPushed = 20000, kLetGo = 12000;
constexpr Duration kFirstRepeat = milliseconds(380), kNextRepeat = milliseconds(110);

std::optional<Action> action_of(Uint8 button) {
  switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
      return Action::Up;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
      return Action::Down;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
      return Action::Left;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
      return Action::Right;
    case SDL_CONTROLLER_BUTTON_A:
      return Action::Confirm;
    case SDL_CONTROLLER_BUTTON_B:
      return Action::Back;
    case SDL_CONTROLLER_BUTTON_X:
      return Action::Secondary;
    case SDL_CONTROLLER_BUTTON_Y:
      return Action::Hint;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
      return Action::Undo;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
      return Action::Redo;
    case SDL_CONTROLLER_BUTTON_START:
      return Action::Pause;
    case SDL_CONTROLLER_BUTTON_BACK:
      return Action::Shuffle;
    default:
      return std::nullopt;
  }
}

bool is_direction(Action action) {
  return action <= Action::Right;
}

Uint64 after(Duration time) {
  return SDL_GetTicks64() + static_cast<Uint64>(time / milliseconds(1));
}

}  // namespace

Gamepads::~Gamepads() {
  pads_.clear();
  if (open_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepads::open() {
  open_ = open_ || SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
}

void Gamepads::take(const SDL_Event& event, Input& input) {
  switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      return added(event.cdevice.which);
    case SDL_CONTROLLERDEVICEREMOVED:
      return removed(event.cdevice.which, input);
    case SDL_CONTROLLERBUTTONDOWN:
      return pressed(event.cbutton.which, event.cbutton.button, input);
    case SDL_CONTROLLERBUTTONUP:
      return released(event.cbutton.which, event.cbutton.button, input);
    case SDL_CONTROLLERAXISMOTION:
      return tilted(event.caxis, input);
    default:
      return;
  }
}

void Gamepads::added(int device) {
  sdl::Gamepad pad{SDL_GameControllerOpen(device)};
  if (!pad) return;
  const SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.get()));
  pads_[id].device = std::move(pad);
}

void Gamepads::removed(SDL_JoystickID id, Input& input) {
  pads_.erase(id);
  if (id == holder_) hold(id, std::nullopt, input);
}

void Gamepads::pressed(SDL_JoystickID id, Uint8 button, Input& input) {
  const auto action = action_of(button);
  if (!action) return;
  if (is_direction(*action)) return hold(id, action, input);
  input.events.emplace_back(ActionEvent{*action});
}

void Gamepads::released(SDL_JoystickID id, Uint8 button, Input& input) {
  const auto action = action_of(button);
  if (action && action == direction_ && id == holder_) hold(id, still_held(id), input);
}

// Reports only a change of direction, since a stick at rest jitters.
void Gamepads::tilted(const SDL_ControllerAxisEvent& axis, Input& input) {
  if (axis.axis != SDL_CONTROLLER_AXIS_LEFTX && axis.axis != SDL_CONTROLLER_AXIS_LEFTY) return;
  int& tilt = pads_[axis.which].stick[axis.axis == SDL_CONTROLLER_AXIS_LEFTX ? 0 : 1];
  const int before = tilt;
  if (std::abs(axis.value) > kPushed) tilt = axis.value > 0 ? 1 : -1;
  if (std::abs(axis.value) < kLetGo) tilt = 0;
  if (tilt != before) hold(axis.which, still_held(axis.which), input);
}

// From the stick, else from the directional pad.
std::optional<Action> Gamepads::still_held(SDL_JoystickID id) const {
  const auto found = pads_.find(id);
  if (found == pads_.end()) return std::nullopt;
  const Pad& pad = found->second;
  if (pad.stick[1] != 0) return pad.stick[1] > 0 ? Action::Down : Action::Up;
  if (pad.stick[0] != 0) return pad.stick[0] > 0 ? Action::Right : Action::Left;
  for (const auto button : {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                            SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT}) {
    if (pad.device && SDL_GameControllerGetButton(pad.device.get(), button) != 0)
      return action_of(static_cast<Uint8>(button));
  }
  return std::nullopt;
}

void Gamepads::hold(SDL_JoystickID id, std::optional<Action> direction, Input& input) {
  if (!direction && id != holder_) return;
  if (direction == direction_ && id == holder_) return;
  holder_ = id;
  direction_ = direction;
  repeat_at_ = after(kFirstRepeat);
  if (direction) input.events.emplace_back(ActionEvent{*direction});
}

void Gamepads::repeat(Input& input) {
  if (!direction_ || SDL_GetTicks64() < repeat_at_) return;
  repeat_at_ = after(kNextRepeat);
  input.events.emplace_back(ActionEvent{*direction_, true});
}

std::optional<Duration> Gamepads::due() const {
  return direction_ ? std::optional(kNextRepeat) : std::nullopt;
}

}  // namespace quintet
