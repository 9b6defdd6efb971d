#include "games/mines/definition.hpp"

#include "games/mines/accent.hpp"
#include "games/mines/art.hpp"
#include "games/mines/help.hpp"
#include "games/mines/import_export.hpp"
#include "games/mines/lesson_page.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/play_page.hpp"
#include "games/mines/progress.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/settings_sample.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/statistics.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::mines {

using namespace ui;

const GameDefinition& definition() {
  static const GameDefinition game = [] {
    GameDefinition it{.id = Game::kName,
                      .name = msgid("Minesweeper"),
                      .hanzi = "扫雷",
                      .tagline = msgid("Every number is a clue."),
                      .accent = kAccent,
                      .art = paint_menu_art,
                      .modes = {},
                      .progress = [](Context& context) { return progress_of(context); },
                      .help = help_book(),
                      .lesson = ui::open_lesson<LessonPage>,
                      .settings = settings_schema<Settings>(),
                      .settings_sample = settings_sample,
                      .statistics = statistics};
    add_modes<Match, PlayPage, SetupPage>(it, kModes, open_today);
    add_stored_games(it, record_codec());
    return it;
  }();
  return game;
}

}  // namespace quintet::mines
