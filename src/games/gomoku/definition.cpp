#include "games/gomoku/match.hpp"

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/controller.hpp"
#include "games/gomoku/help.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/setup_page.hpp"
#include "games/gomoku/words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/stones/match_art.hpp"
#include "ui/stones/seating.hpp"

namespace quintet::gomoku {

using namespace ui;

const GameDefinition& definition() {
  static const auto kit = [] {
    auto it = make_kit<Match>({{.id = Game::kName,
                                .name = msgid("Gomoku"),
                                .hanzi = "五子棋",
                                .tagline = msgid("Get five in a row first."),
                                .accent = kAccent,
                                .art = paint_menu_art,
                                .progress = progress_of_game<Match>,
                                .help = help_book(),
                                .settings = settings_schema<Settings>(),
                                .settings_sample = settings_sample,
                                .statistics = statistics_of_levels<Match, Shortest::Counts>},
                               seated_rules<Match, Settings, Controller, SetupPage, lesson_page,
                                            &Settings::start, Shortest::Counts>()},
                              progress_of_seats<Match, Settings, picture_of, board_look>);
    it.matches.result = result_of;
    it.matches.keep = keep_as_save<Match, records>;
    it.matches.line = line_of_seats<Match, start_words>;
    it.matches.board = unfinished_board<Match, picture_of, board_look>;
    add_stored_games(it, records().codec());
    return it;
  }();
  return kit;
}

}  // namespace quintet::gomoku
