// The services that scenes are handed. The app owns them all and outlives every scene.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "core/date.hpp"
#include "core/random.hpp"
#include "engine/audio/audio.hpp"
#include "engine/platform/clipboard.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/scene.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/documents.hpp"
#include "engine/text/localiser.hpp"
#include "ui/found_analyses.hpp"
#include "ui/profile/profile.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class SavedMatches;
struct GameDefinition;
// In menu order.
using GameList = std::span<const GameDefinition* const>;

struct Context {
  SceneStack& scenes;
  Canvas& canvas;  // for measuring while scenes lay themselves out
  Audio& audio;
  Localiser& words;
  Profile& profile;
  SavedMatches& matches;  // in progress, of all games
  const Assets& assets;
  Clipboard& clipboard;
  Documents& documents;          // stored as files for the player and other programs
  GameList games;                // in the order of the menu
  Theme theme;                   // follows the settings
  Random chance;                 // seeds of new games
  std::function<Date()> today;   // in the player's own time zone
  std::function<void()> quit;    // ends the program after everything is saved
  std::function<void()> wake{};  // ends the loop's wait for an event; may be called from any thread
  std::function<void(std::string_view)>
      log{};  // what went wrong, in English, for whoever looks for the cause
  FoundAnalyses analyses{};
  bool by_keys = false;  // the player moves the focus: a new page shows its ring at once

  bool chinese() const { return words.language() != Localiser::kEnglish; }
  float line_height() const { return chinese() ? type::kChineseLine : type::kEnglishLine; }
  // The player wants motion reduced: nothing moves, and what fades does so within a cross-fade.
  bool still() const { return profile.settings().reduced_motion; }
  // The time that a fade takes.
  Duration pace(Duration full) const { return still() ? std::min(full, motion::kCrossFade) : full; }
  // The time that a movement takes.
  Duration glide(Duration full) const { return still() ? Duration{0} : full; }
};

// The context's theme with the materials of another one.
inline Theme theme_of(const Context& context, Desk desk) {
  return desk == context.theme.desk ? context.theme : make_theme(desk, context.theme.contrast);
}

}  // namespace quintet::ui
