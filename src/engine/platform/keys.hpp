// The actions of keyboard keys.
#pragma once

#include <SDL.h>

#include <optional>

#include "engine/scene/input.hpp"

namespace quintet {

// Nothing where the key, with the modifiers held, has no action.
std::optional<Action> action_of(const SDL_Keysym& key);

}  // namespace quintet
