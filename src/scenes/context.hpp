// The services that scenes are handed. The app owns them all and outlives every scene.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/link/daily.hpp"
#include "core/random.hpp"
#include "engine/assets.hpp"
#include "engine/audio.hpp"
#include "engine/canvas.hpp"
#include "engine/localiser.hpp"
#include "engine/scene.hpp"
#include "scenes/player.hpp"
#include "scenes/theme.hpp"

namespace quintet::scenes {

struct Context {
  SceneStack& scenes;
  Canvas& canvas;  // for measuring while scenes lay themselves out
  Audio& audio;
  Localiser& words;
  Player& player;
  const Assets& assets;
  Theme theme;                        // follows the settings
  Random chance;                      // seeds of new games
  std::function<link::Date()> today;  // in the player's own time zone
  std::function<void()> quit;         // ends the program after everything is saved
  bool by_keys = false;               // the player moves the focus: a new page shows its ring at once

  bool chinese() const { return words.language() != Localiser::kEnglish; }
  float line_height() const { return chinese() ? type::kChineseLine : type::kEnglishLine; }
  // The time a motion takes: shorter, and without movement, where the player wants it reduced.
  Duration pace(Duration full) const {
    return player.settings().reduced_motion ? std::min(full, motion::kCrossFade) : full;
  }
};

}  // namespace quintet::scenes
