#include "games/gomoku/definition.hpp"

#include "games/gomoku/accent.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/help.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/lesson_page.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/progress.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/settings_sample.hpp"
#include "games/gomoku/setup_page.hpp"
#include "games/gomoku/statistics.hpp"
#include "games/gomoku/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::gomoku {

using namespace ui;

const GameDefinition& definition() {
  static const GameDefinition game = [] {
    GameDefinition it{.id = "gomoku",
                      .name = msgid("Gomoku"),
                      .hanzi = "五子棋",
                      .tagline = msgid("Get five in a row first."),
                      .accent = kAccent,
                      .art = paint_menu_art,
                      .modes = {},
                      .progress = [](Context& context) { return progress_of(context); },
                      .help = help_book(),
                      .lesson = ui::open_lesson<LessonPage>,
                      .settings = settings_schema<Settings>(),
                      .settings_sample = settings_sample,
                      .statistics = statistics};
    for (const Mode mode : kModes) {
      it.modes.push_back(match_mode<Match, PlayPage>(
          {.id = name(mode),
           .label = mode_message(mode),
           .line = mode_line(mode),
           .icon = mode_icon(mode),
           .progress = [mode](Context& context) { return progress_of(context, mode); }},
          [mode](Context& context) { return std::make_unique<SetupPage>(context, mode); }));
    }
    add_stored_games(it, record_codec());
    return it;
  }();
  return game;
}

}  // namespace quintet::gomoku
