// The actions of keyboard keys.
#pragma once

#include <SDL.h>

#include <optional>

#include "engine/scene/input.hpp"

namespace quintet {

// Nothing where the key, with the modifiers held, has no action.
std::optional<Action> action_of(const SDL_Keysym& key);
// The direction of a letter: W A S D, and H J K L as in old editors. Nothing with Ctrl or Alt.
std::optional<Action> direction_of(const SDL_Keysym& key);
// Not a modifier, a lock or a key for the sound, nor one for the window system with Alt or the logo key.
bool stands_alone(const SDL_Keysym& key);

}  // namespace quintet
