// Everything the shared pages need to know about a game, as one plain table. The program lists its games once
// (app/games.cpp); menu, mode selection, settings, help, statistics, the command line and the tests iterate over that
// list.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "engine/render/canvas.hpp"
#include "ui/game/statistics.hpp"
#include "ui/localized_error.hpp"
#include "ui/pages/help_book.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct Context;

// The player's progress in a game or in one of its modes, as translated text.
struct Progress {
  std::string words{};
  bool saved = false;  // a saved game can be continued
};

// A mode of a game, as its mode selection offers it.
struct GameMode {
  std::string_view id;     // "relaxed": the control is link.relaxed
  std::string_view label;  // a message to be translated, as is the next one
  std::string_view line;   // what to expect, in one sentence
  std::string_view icon;   // name of a picture in images/icons
  std::function<Progress(Context&)> progress{};
  std::function<void(Context&)> open{};
};

struct GameDefinition {
  std::string_view id;       // "link": names controls, saves, settings and records, and the game for --game
  std::string_view name;     // a message to be translated: "Link-up"
  std::string_view hanzi;    // the Chinese name, drawn on the card in every language
  std::string_view tagline;  // a message: the aim of the game in one sentence
  Accent accent;
  // Paints the picture of the game's card onto a plate of at least 120×90 points.
  void (*art)(Canvas& canvas, const Theme& theme, Rect area) = nullptr;
  std::vector<GameMode> modes{};
  std::function<Progress(Context&)> progress{};  // for the game as a whole
  HelpBook help{};
  SettingsSchema settings{};                               // settings_schema<Settings>() of the game
  std::function<Statistics(const Context&)> statistics{};  // in the player's language
  // Opens a file that was dropped onto the window. Empty if the game opens no files.
  std::function<Expected<void, LocalizedError>(Context&, const std::string& file)> open_file{};
  // Opens the text on the clipboard in the same way.
  std::function<Expected<void, LocalizedError>(Context&)> paste{};
};

// In menu order.
using GameList = std::span<const GameDefinition* const>;

// Nothing if no game in the list has this id.
const GameDefinition* find_game(GameList games, std::string_view id);

// Replaces invalid values among the settings of the program and of these games by their defaults, and reports each in
// English; keeps the settings of other games.
void check_settings(SettingValues& values, GameList games, std::vector<std::string>& complaints);

// Pushes the mode selection of the game.
void open_game(Context& context, const GameDefinition& game);

}  // namespace quintet::ui
