#include "engine/events.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "engine/sdl.hpp"

namespace quintet {
namespace {

struct Key {
  SDL_Keycode code;
  Uint16 modifiers;  // KMOD_NONE, or one that must be held
  Action action;
};

// Rows with a modifier stand before those without, since the first that fits is taken.
constexpr std::array kKeys{
    Key{SDLK_RETURN, KMOD_ALT, Action::ToggleFullscreen},
    Key{SDLK_TAB, KMOD_SHIFT, Action::Previous},
    Key{SDLK_z, KMOD_CTRL | KMOD_SHIFT, Action::Redo},
    Key{SDLK_z, KMOD_CTRL, Action::Undo},
    Key{SDLK_y, KMOD_CTRL, Action::Redo},
    Key{SDLK_UP, KMOD_NONE, Action::Up},
    Key{SDLK_DOWN, KMOD_NONE, Action::Down},
    Key{SDLK_LEFT, KMOD_NONE, Action::Left},
    Key{SDLK_RIGHT, KMOD_NONE, Action::Right},
    Key{SDLK_RETURN, KMOD_NONE, Action::Confirm},
    Key{SDLK_KP_ENTER, KMOD_NONE, Action::Confirm},
    Key{SDLK_SPACE, KMOD_NONE, Action::Confirm},
    Key{SDLK_f, KMOD_NONE, Action::Secondary},
    Key{SDLK_ESCAPE, KMOD_NONE, Action::Back},
    Key{SDLK_AC_BACK, KMOD_NONE, Action::Back},
    Key{SDLK_p, KMOD_NONE, Action::Pause},
    Key{SDLK_h, KMOD_NONE, Action::Hint},
    Key{SDLK_u, KMOD_NONE, Action::Undo},
    Key{SDLK_BACKSPACE, KMOD_NONE, Action::Undo},
    Key{SDLK_y, KMOD_NONE, Action::Redo},
    Key{SDLK_n, KMOD_NONE, Action::Restart},
    Key{SDLK_r, KMOD_NONE, Action::Shuffle},
    Key{SDLK_TAB, KMOD_NONE, Action::Next},
    Key{SDLK_PAGEUP, KMOD_NONE, Action::PageUp},
    Key{SDLK_PAGEDOWN, KMOD_NONE, Action::PageDown},
    Key{SDLK_HOME, KMOD_NONE, Action::Home},
    Key{SDLK_END, KMOD_NONE, Action::End},
    Key{SDLK_m, KMOD_NONE, Action::ToggleMute},
    Key{SDLK_F11, KMOD_NONE, Action::ToggleFullscreen},
};

bool held(Uint16 state, Uint16 wanted) {
  for (const Uint16 group : {Uint16{KMOD_ALT}, Uint16{KMOD_CTRL}, Uint16{KMOD_SHIFT}}) {
    if ((wanted & group) != 0 && (state & group) == 0) return false;
  }
  return true;
}

std::optional<Action> action_of(const SDL_Keysym& key) {
  for (const Key& row : kKeys) {
    if (row.code != key.sym || !held(key.mod, row.modifiers)) continue;
    // A letter with Ctrl or Alt that has no row of its own means nothing here.
    if (row.modifiers == KMOD_NONE && (key.mod & (KMOD_CTRL | KMOD_ALT)) != 0) continue;
    return row.action;
  }
  return std::nullopt;
}

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

std::optional<Button> button_of(Uint8 button) {
  switch (button) {
    case SDL_BUTTON_LEFT:
      return Button::Primary;
    case SDL_BUTTON_RIGHT:
      return Button::Secondary;
    case SDL_BUTTON_MIDDLE:
      return Button::Middle;
    default:
      return std::nullopt;
  }
}

// A stick counts as pushed beyond the first value and as let go below the second.
constexpr int kPushed = 20000, kLetGo = 12000;
constexpr Duration kFirstRepeat = milliseconds(380), kNextRepeat = milliseconds(110);

}  // namespace

// Directions that a gamepad holds down repeat as held keys do.
struct Events::Devices {
  std::map<SDL_JoystickID, sdl::Gamepad> pads;
  std::optional<Action> direction;
  Uint64 repeat_at = 0;
  std::array<int, 2> stick{0, 0};

  void hold(std::optional<Action> action, Input& input) {
    if (action == direction) return;
    direction = action;
    repeat_at = SDL_GetTicks64() + static_cast<Uint64>(kFirstRepeat / milliseconds(1));
    if (action) input.events.emplace_back(ActionEvent{*action});
  }
  void repeat(Input& input) {
    if (!direction || SDL_GetTicks64() < repeat_at) return;
    repeat_at = SDL_GetTicks64() + static_cast<Uint64>(kNextRepeat / milliseconds(1));
    input.events.emplace_back(ActionEvent{*direction, true});
  }
  void tilt(std::size_t axis, int value, Input& input) {
    if (std::abs(value) > kPushed) stick[axis] = value > 0 ? 1 : -1;
    if (std::abs(value) < kLetGo) stick[axis] = 0;
    std::optional<Action> action;
    if (stick[0] != 0) action = stick[0] > 0 ? Action::Right : Action::Left;
    if (stick[1] != 0) action = stick[1] > 0 ? Action::Down : Action::Up;
    hold(action, input);
  }
};

Events::Events() : devices_(std::make_unique<Devices>()) {}

Events::~Events() {
  devices_->pads.clear();
  SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Events::open_gamepads() {
  SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
}

namespace {

bool is_direction(Action action) {
  return action <= Action::Right;
}

class Translation {
 public:
  Translation(Events::News& news, Vec factor) : news_(news), factor_(factor) {}

  void key(const SDL_KeyboardEvent& event) {
    if (const auto action = action_of(event.keysym)) add(ActionEvent{*action, event.repeat != 0});
  }
  void moved(const SDL_MouseMotionEvent& event) {
    add(PointerEvent{.kind = PointerEvent::Kind::Moved,
                     .at = place(event.x, event.y),
                     .touch = event.which == SDL_TOUCH_MOUSEID});
  }
  void clicked(const SDL_MouseButtonEvent& event) {
    const auto button = button_of(event.button);
    if (!button) return;
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    add(PointerEvent{.kind = down ? PointerEvent::Kind::Pressed : PointerEvent::Kind::Released,
                     .at = place(event.x, event.y),
                     .button = *button,
                     .clicks = event.clicks,
                     .touch = event.which == SDL_TOUCH_MOUSEID});
  }
  void scrolled(const SDL_MouseWheelEvent& event) {
    add(PointerEvent{.kind = PointerEvent::Kind::Scrolled,
                     .at = place(event.mouseX, event.mouseY),
                     .scroll = {event.preciseX, event.preciseY}});
  }
  void window(const SDL_WindowEvent& event) {
    switch (event.event) {
      case SDL_WINDOWEVENT_LEAVE:
        add(PointerEvent{.kind = PointerEvent::Kind::Left});
        break;
      case SDL_WINDOWEVENT_FOCUS_LOST:
        add(WindowEvent::FocusLost);
        break;
      case SDL_WINDOWEVENT_FOCUS_GAINED:
        add(WindowEvent::FocusGained);
        break;
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        add(WindowEvent::Resized);
        [[fallthrough]];
      case SDL_WINDOWEVENT_EXPOSED:
      case SDL_WINDOWEVENT_SHOWN:
      case SDL_WINDOWEVENT_RESTORED:
        news_.redraw = true;
        break;
      default:
        break;
    }
  }

 private:
  Vec place(int x, int y) const {
    return {static_cast<float>(x) * factor_.x, static_cast<float>(y) * factor_.y};
  }
  void add(Event event) { news_.input.events.push_back(event); }

  Events::News& news_;
  Vec factor_;
};

}  // namespace

Events::News Events::poll(Vec pointer_scale, float points) {
  News news;
  Translation translate(news, pointer_scale * (1 / points));
  Devices& devices = *devices_;
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
    switch (event.type) {
      case SDL_QUIT:
        news.quit = true;
        break;
      case SDL_KEYDOWN:
        translate.key(event.key);
        break;
      case SDL_MOUSEMOTION:
        translate.moved(event.motion);
        break;
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
        translate.clicked(event.button);
        break;
      case SDL_MOUSEWHEEL:
        translate.scrolled(event.wheel);
        break;
      case SDL_WINDOWEVENT:
        translate.window(event.window);
        break;
      case SDL_RENDER_TARGETS_RESET:
      case SDL_RENDER_DEVICE_RESET:
        news.textures_lost = news.redraw = true;
        break;
      case SDL_AUDIODEVICEADDED:
      case SDL_AUDIODEVICEREMOVED:
        news.audio_changed = true;
        break;
      case SDL_CONTROLLERDEVICEADDED:
        if (sdl::Gamepad pad{SDL_GameControllerOpen(event.cdevice.which)}) {
          const auto id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.get()));
          devices.pads[id] = std::move(pad);
        }
        break;
      case SDL_CONTROLLERDEVICEREMOVED:
        devices.pads.erase(event.cdevice.which);
        devices.hold(std::nullopt, news.input);
        break;
      case SDL_CONTROLLERBUTTONDOWN:
        if (const auto action = action_of(event.cbutton.button)) {
          if (is_direction(*action))
            devices.hold(action, news.input);
          else
            news.input.events.emplace_back(ActionEvent{*action});
        }
        break;
      case SDL_CONTROLLERBUTTONUP:
        if (action_of(event.cbutton.button) == devices.direction) devices.hold(std::nullopt, news.input);
        break;
      case SDL_CONTROLLERAXISMOTION:
        if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTX) devices.tilt(0, event.caxis.value, news.input);
        if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTY) devices.tilt(1, event.caxis.value, news.input);
        break;
      default:
        break;
    }
  }
  devices.repeat(news.input);
  return news;
}

void Events::wait(std::optional<Duration> limit) {
  if (devices_->direction) limit = std::min(limit.value_or(kNextRepeat), kNextRepeat);
  if (limit) {
    SDL_WaitEventTimeout(nullptr, static_cast<int>(std::max<long long>(1, *limit / milliseconds(1))));
  } else {
    SDL_WaitEvent(nullptr);
  }
}

}  // namespace quintet
