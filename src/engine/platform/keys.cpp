#include "engine/platform/keys.hpp"

#include <array>

namespace quintet {
namespace {

struct Key {
  SDL_Keycode code;
  Uint16 modifiers;  // KMOD_NONE, or one that must be held
  Action action;
};

// Rows with a modifier come before those without, since the first match is taken.
constexpr std::array kKeys{
    Key{SDLK_RETURN, KMOD_ALT, Action::ToggleFullscreen},
    Key{SDLK_TAB, KMOD_SHIFT, Action::Previous},
    Key{SDLK_z, KMOD_CTRL | KMOD_SHIFT, Action::Redo},
    Key{SDLK_z, KMOD_CTRL, Action::Undo},
    Key{SDLK_y, KMOD_CTRL, Action::Redo},
    Key{SDLK_c, KMOD_CTRL, Action::Copy},
    Key{SDLK_v, KMOD_CTRL, Action::Paste},
    Key{SDLK_INSERT, KMOD_CTRL, Action::Copy},
    Key{SDLK_INSERT, KMOD_SHIFT, Action::Paste},
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
    Key{SDLK_F1, KMOD_NONE, Action::Help},
    Key{SDLK_F2, KMOD_NONE, Action::Restart},
    Key{SDLK_r, KMOD_NONE, Action::Shuffle},
    Key{SDLK_d, KMOD_NONE, Action::Numbers},
    Key{SDLK_e, KMOD_NONE, Action::Estimate},
    Key{SDLK_TAB, KMOD_NONE, Action::Next},
    Key{SDLK_PAGEUP, KMOD_NONE, Action::PageUp},
    Key{SDLK_PAGEDOWN, KMOD_NONE, Action::PageDown},
    Key{SDLK_HOME, KMOD_NONE, Action::Home},
    Key{SDLK_END, KMOD_NONE, Action::End},
    Key{SDLK_1, KMOD_NONE, Action::First},
    Key{SDLK_2, KMOD_NONE, Action::Second},
    Key{SDLK_3, KMOD_NONE, Action::Third},
    Key{SDLK_KP_1, KMOD_NONE, Action::First},
    Key{SDLK_KP_2, KMOD_NONE, Action::Second},
    Key{SDLK_KP_3, KMOD_NONE, Action::Third},
    Key{SDLK_PLUS, KMOD_NONE, Action::ZoomIn},
    Key{SDLK_EQUALS, KMOD_NONE, Action::ZoomIn},  // the key of plus on many keyboards
    Key{SDLK_KP_PLUS, KMOD_NONE, Action::ZoomIn},
    Key{SDLK_MINUS, KMOD_NONE, Action::ZoomOut},
    Key{SDLK_KP_MINUS, KMOD_NONE, Action::ZoomOut},
    Key{SDLK_m, KMOD_NONE, Action::ToggleMute},
    Key{SDLK_F11, KMOD_NONE, Action::ToggleFullscreen},
};

struct Letter {
  SDL_Keycode code;
  Action direction;
};
constexpr std::array kLetters{Letter{SDLK_w, Action::Up},   Letter{SDLK_a, Action::Left},
                              Letter{SDLK_s, Action::Down}, Letter{SDLK_d, Action::Right},
                              Letter{SDLK_h, Action::Left}, Letter{SDLK_j, Action::Down},
                              Letter{SDLK_k, Action::Up},   Letter{SDLK_l, Action::Right}};

bool held(Uint16 state, Uint16 wanted) {
  for (const Uint16 group : {Uint16{KMOD_ALT}, Uint16{KMOD_CTRL}, Uint16{KMOD_SHIFT}}) {
    if ((wanted & group) != 0 && (state & group) == 0) return false;
  }
  return true;
}

}  // namespace

std::optional<Action> action_of(const SDL_Keysym& key) {
  for (const Key& row : kKeys) {
    if (row.code != key.sym || !held(key.mod, row.modifiers)) continue;
    // A letter with Ctrl or Alt that has no row of its own has no action.
    if (row.modifiers == KMOD_NONE && (key.mod & (KMOD_CTRL | KMOD_ALT)) != 0) continue;
    return row.action;
  }
  return std::nullopt;
}

std::optional<Action> direction_of(const SDL_Keysym& key) {
  if ((key.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return std::nullopt;
  for (const Letter& letter : kLetters) {
    if (letter.code == key.sym) return letter.direction;
  }
  return std::nullopt;
}

bool stands_alone(const SDL_Keysym& key) {
  if ((key.mod & (KMOD_ALT | KMOD_GUI)) != 0) return false;
  switch (key.sym) {
    case SDLK_LSHIFT:
    case SDLK_RSHIFT:
    case SDLK_LCTRL:
    case SDLK_RCTRL:
    case SDLK_LALT:
    case SDLK_RALT:
    case SDLK_LGUI:
    case SDLK_RGUI:
    case SDLK_MODE:
    case SDLK_CAPSLOCK:
    case SDLK_NUMLOCKCLEAR:
    case SDLK_SCROLLLOCK:
    case SDLK_PRINTSCREEN:
    case SDLK_VOLUMEUP:
    case SDLK_VOLUMEDOWN:
    case SDLK_AUDIOMUTE:
      return false;
    default:
      return true;
  }
}

}  // namespace quintet
