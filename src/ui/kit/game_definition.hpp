// Everything that the shared pages need to know about a game, as one plain table, and the statistics that it hands
// over.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

#include "core/expected.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/localized_error.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A large value above its name, a message to be translated.
struct StatisticsFigure {
  Message name;
  std::string value;  // an empty text means no value
};

// Shares of the games in a bar, with the numbers below.
struct StatisticsBar {
  std::int64_t won = 0, drawn = 0, lost = 0;
  std::int64_t played() const { return won + drawn + lost; }
};

struct StatisticsTable {
  enum class Column : std::uint8_t {
    Words,
    Count,
    Best
  };  // left aligned; right aligned; right aligned and bold
  struct Head {
    Message name;     // to be translated
    float width = 0;  // as a share of the table
    Column column = Column::Count;
  };
  std::vector<Head> columns{};
  std::vector<std::vector<std::string>> rows{};  // an empty text means no value
};

// Content that only one game has.
struct StatisticsDrawing {
  std::function<float(float width)> height;  // points
  std::function<void(Canvas& canvas, Rect area)> paint;
};

// The parts are placed below each other in this order; empty ones take no room.
struct StatisticsCard {
  Message heading{};                   // to be translated
  std::string picture{};               // an asset before the heading
  std::optional<StatisticsBar> bar{};  // without games a note replaces it and the figures
  std::vector<StatisticsFigure> figures{};
  StatisticsTable table{};
  StatisticsDrawing drawing{};
  // The card is beside the previous one if the page is at least this many points wide; 0: always below it.
  float beside_from = 0;
  float beside_width = 0;  // its width in points in that case; 0: half of the page
};

// A game's results as plain data: cards that the statistics page lays out below each other and paints.
struct Statistics {
  std::int64_t played = 0;  // finished games; without any the page shows no cards
  std::string state{};      // text for scripts, after the number of games
  std::vector<StatisticsCard> cards{};
  // Why the kept games are not among them; said where there are some, and none is counted.
  Message uncounted{};
};

// Draws a picture into an area of any shape, of at least 64×48 points; it covers the area completely. It owns what it
// draws, such as the board of a saved game, and reads no file.
using Painting = std::function<void(Canvas& canvas, const Context& context, Rect area)>;

// A player of the saved game, or another fact about it, beside its board on the menu.
struct ProgressLine {
  std::string picture{};  // a portrait: "images/stones/portrait-lady.svg"; may be empty
  std::string title{};    // "Adept"
  std::string words{};    // "White · move 24"
  bool acts = false;      // it is this player's turn
};

// The player's progress in a game or in one of its modes, as translated text.
struct Progress {
  std::string words{};  // one fact: "30 tiles left", "18 of 75 stars"
  bool saved = false;   // a saved game can be continued
  std::string icon{};   // name of a picture in images/icons, before the words
  // 0 to 1 where there is an end to reach: a bar on the card of the game.
  std::optional<float> part{};
  // The label of the main button; empty: "Continue" where a game is saved, else "New game".
  std::string action{};
  // The picture on the mode's scroll; empty: its icon. Where a game is saved it should show the real position.
  Painting art{};
  // The saved position on a board with its frame, the largest square or rectangle that fits the area; empty where nothing
  // is saved. It is all that the menu shows of the game.
  Painting board{};
  std::vector<ProgressLine> lines{};  // beside that board, at most two
};

// An unfinished game in the list of them, as translated text.
struct UnfinishedGame {
  std::string title{};  // "Timed · 16 × 10"
  std::string fact{};   // "30 tiles left"
  std::string date{};   // "2026-11-22"; empty if not known
  Duration elapsed{0};
  Painting board{};  // see Progress
};

// The unfinished games of a mode; none of a mode in which only one game can wait.
struct UnfinishedGames {
  // Their marks, the game played last first, without reading them.
  std::function<std::vector<std::string>(Context&)> marks{};
  // Nothing if it cannot be read; the player is told.
  std::function<std::optional<UnfinishedGame>(Context&, const std::string& mark)> card{};
  std::function<void(Context&, const std::string&mark)> open{}, remove{};

  std::size_t count(Context& context) const { return marks ? marks(context).size() : 0; }
  // Besides the one that the main button of the mode continues.
  std::size_t others(Context& context) const {
    const std::size_t all = count(context);
    return all > 0 ? all - 1 : 0;
  }
};

// A mode of a game: a scroll on the page of its game.
struct GameMode {
  // What the second button of a mode does.
  struct Second {
    enum class When : std::uint8_t { Saved, Always };

    std::string_view label = msgid("New game");  // a message to be translated
    std::string_view icon{};                     // name of a picture in images/icons
    When when = When::Saved;                     // shown only beside "Continue", or always
    std::function<void(Context&)> open{};        // empty: there is no second button
  };

  std::string_view id;    // "relaxed": the main button is link.relaxed, the second one link.relaxed.new
  Message label;          // to be translated, as is the next one
  std::string_view line;  // what to expect, in one sentence
  std::string_view icon;  // name of a picture in images/icons
  std::function<Progress(Context&)> progress{};
  // The main button: continues the saved game, or opens the page that leads to a new one.
  std::function<void(Context&)> open{};
  Second second{};
  UnfinishedGames unfinished{};
};

// A further page of the game that is no mode: a button in the header of its mode page.
struct FurtherPage {
  std::string_view id;     // "album": the button is link.album
  std::string_view label;  // a message to be translated
  std::string_view icon;   // name of a picture in images/icons
  std::function<void(Context&)> open{};
};

// The lesson of a mode that plays differently, beside the first one of its game.
struct ModeLesson {
  std::string_view mode;  // its id
  Message label;          // the mode's, as is the icon
  std::string_view icon;
  std::function<void(Context&)> open{};  // pushes its page
};

// Everything the shared pages need to know about a game, as one plain table. The program lists its games once
// (app/games.cpp); menu, mode selection, settings, help, statistics, the command line and the tests iterate over that
// list.
struct GameDefinition {
  const std::type_info* match_type = nullptr;  // of its GameKit
  std::string_view id;       // "link": names controls, saves, settings and records, and the game for --game
  std::string_view name;     // a message to be translated: "Link-up"
  std::string_view hanzi;    // the Chinese name, drawn on the card in every language
  std::string_view tagline;  // a message: one short sentence that makes one want to play
  Accent accent;
  // Paints the picture of the game's card onto a plate of at least 120×90 points.
  void (*art)(Canvas& canvas, const Theme& theme, Rect area) = nullptr;
  std::vector<GameMode> modes{};
  std::vector<FurtherPage> pages{};
  std::function<Progress(Context&)> progress{};  // for the game as a whole
  // Of all modes, besides those that their main buttons continue.
  std::size_t other_unfinished(Context& context) const {
    std::size_t games = 0;
    for (const GameMode& mode : modes) games += mode.unfinished.others(context);
    return games;
  }
  HelpBook help{};
  std::function<void(Context&)> lesson{};  // pushes the page of its first lesson, if it has one
  std::optional<ModeLesson> mode_lesson{};
  SettingsSchema settings{};  // settings_schema<Settings>() of the game
  // The board as the settings say now, for a strip 132 points high of any width; the strip is clipped. Made anew after
  // every change of the settings.
  Painting (*settings_sample)(const Context& context) = nullptr;
  std::function<Statistics(const Context&)> statistics{};  // in the player's language
  // Opens a file that was dropped onto the window. Empty if the game opens no files. A game continued from it replaces all
  // pages above the first `floor` ones.
  std::function<Expected<void, LocalizedError>(Context&, const std::string& file, std::size_t floor)>
      open_file{};
  // Opens the text on the clipboard in the same way.
  std::function<Expected<void, LocalizedError>(Context&, std::size_t floor)> paste{};
};

// Nothing if no game in the list has this id.
inline const GameDefinition* find_game(GameList games, std::string_view id) {
  const auto found = std::ranges::find(games, id, &GameDefinition::id);
  return found == games.end() ? nullptr : *found;
}

// The settings of these games, for the profile.
inline std::vector<const SettingsSchema*> settings_of(GameList games) {
  std::vector<const SettingsSchema*> all;
  for (const GameDefinition* game : games) all.push_back(&game->settings);
  return all;
}

}  // namespace quintet::ui
