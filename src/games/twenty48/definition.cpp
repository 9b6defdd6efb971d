#include "games/twenty48/definition.hpp"

#include "games/twenty48/accent.hpp"
#include "games/twenty48/art.hpp"
#include "games/twenty48/help.hpp"
#include "games/twenty48/import_export.hpp"
#include "games/twenty48/lesson_page.hpp"
#include "games/twenty48/navigation.hpp"
#include "games/twenty48/play_page.hpp"
#include "games/twenty48/progress.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/settings_sample.hpp"
#include "games/twenty48/setup_page.hpp"
#include "games/twenty48/statistics.hpp"
#include "games/twenty48/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::twenty48 {

using namespace ui;

const GameDefinition& definition() {
  static const GameDefinition game = [] {
    GameDefinition it{.id = Game::kName,
                      .name = msgid("2048"),
                      .hanzi = "2048",
                      .tagline = msgid("Slide, merge, double."),
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

}  // namespace quintet::twenty48
