#include "engine/platform/events.hpp"

#include <SDL.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "engine/platform/gamepads.hpp"
#include "engine/platform/keys.hpp"
#include "engine/platform/terminal.hpp"

namespace quintet {
namespace {

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

class Translation {
 public:
  Translation(Events::News& news, Vec factor) : news_(news), factor_(factor) {}

  void key(const SDL_KeyboardEvent& event) {
    const auto action = action_of(event.keysym), direction = direction_of(event.keysym);
    if (action || direction)
      add(ActionEvent{action.value_or(Action::Steer), event.repeat != 0, direction});
    else if (stands_alone(event.keysym) && event.repeat == 0)
      add(OtherKeyEvent{});
  }
  void typed(const SDL_TextInputEvent& event) { add(TextEvent{static_cast<const char*>(event.text)}); }
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
                     .touch = event.which == SDL_TOUCH_MOUSEID});
  }
  // With Ctrl the wheel zooms, with Shift it scrolls sideways.
  void scrolled(const SDL_MouseWheelEvent& event) {
    const auto held = static_cast<unsigned>(SDL_GetModState());
    const bool sideways = (held & KMOD_SHIFT) != 0 && event.preciseX == 0;
    add(PointerEvent{.kind = PointerEvent::Kind::Scrolled,
                     .at = place(event.mouseX, event.mouseY),
                     .scroll = sideways ? Vec{-event.preciseY, 0} : Vec{event.preciseX, event.preciseY},
                     .zoom = (held & KMOD_CTRL) != 0});
  }
  // The receiver of the event owns the name.
  void on_file_dropped(const SDL_DropEvent& event) {
    const std::unique_ptr<char, decltype(&SDL_free)> file(event.file, SDL_free);
    if (file) add(FileEvent{file.get()});
  }
  void window(const SDL_WindowEvent& event) {
    switch (event.event) {
      case SDL_WINDOWEVENT_MOVED:
      case SDL_WINDOWEVENT_MAXIMIZED:
        news_.moved = true;
        break;
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
        news_.moved = true;
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
  template <class Happened>
  void add(Happened event) {
    news_.input.events.emplace_back(std::move(event));
  }

  Events::News& news_;
  Vec factor_;
};

}  // namespace

Events::Events() : gamepads_(std::make_unique<Gamepads>()) {
  end_with_terminal();
}

Events::~Events() {
  outlive_terminal();
}

void Events::open_gamepads() {
  gamepads_->open();
}

bool end_asked() {
  return SDL_QuitRequested() == SDL_TRUE;
}

Events::News Events::poll(Vec pointer_scale, float points) {
  News news;
  Translation translate(news, pointer_scale * (1 / points));
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
    switch (event.type) {
      case SDL_QUIT:
        news.quit = true;
        break;
      case SDL_KEYDOWN:
        translate.key(event.key);
        break;
      case SDL_TEXTINPUT:
        translate.typed(event.text);
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
      case SDL_DROPFILE:
        translate.on_file_dropped(event.drop);
        break;
      case SDL_WINDOWEVENT:
        translate.window(event.window);
        break;
      case SDL_USEREVENT:  // of wake: what was computed may be shown
        news.redraw = true;
        break;
      case SDL_RENDER_TARGETS_RESET:
      case SDL_RENDER_DEVICE_RESET:
        news.textures_lost = news.redraw = true;
        break;
      default:
        gamepads_->take(event, news.input);
        break;
    }
  }
  gamepads_->repeat(news.input);
  return news;
}

void Events::take_text(bool wanted) {
  if ((SDL_IsTextInputActive() == SDL_TRUE) == wanted) return;
  if (wanted)
    SDL_StartTextInput();
  else
    SDL_StopTextInput();
}

void Events::wake() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

void Events::wait(std::optional<Duration> limit) {
  if (const auto due = gamepads_->due()) limit = std::min(limit.value_or(*due), *due);
  if (limit) {
    SDL_WaitEventTimeout(nullptr, static_cast<int>(std::max<long long>(1, *limit / milliseconds(1))));
  } else {
    SDL_WaitEvent(nullptr);
  }
}

}  // namespace quintet
