#include "games/link/match.hpp"

#include <algorithm>
#include <memory>

#include "games/link/art.hpp"
#include "games/link/controller.hpp"
#include "games/link/galleries.hpp"
#include "games/link/help.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "games/link/settings.hpp"
#include "games/link/setup_page.hpp"
#include "games/link/words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::link {

using namespace ui;
namespace {

NewMatch deal_match(Context& context, Mode mode) {
  if (mode == Mode::Today) return match_of_day(context, context.today());
  if (mode != Mode::Journey) return new_free_match(context, mode);
  const std::size_t level = std::min(next_level(context.profile.results(Game::kName)), journey().size() - 1);
  return new_journey_match(context, static_cast<int>(level));
}

// The map lies below the pages of the journey, however they were opened.
void open_journey(Context& context) {
  context.scenes.push(journey_page(context));
  MatchFlow<Match>(context).go_on(Mode::Journey, {});
}

// Today's board with one press; once it is solved, what was reached on it.
void open_today(Context& context) {
  const MatchFlow<Match> flow(context);
  const bool solved = result_of_day(context.profile.results(Game::kName), context.today()).has_value();
  if (flow.saved(Mode::Today) || !solved) return flow.open_day(Mode::Today);
  if (!flow.begin_day(Mode::Today)) return;
  context.scenes.push(std::make_unique<DailyPage>(context));
}

void start_today_over(Context& context) {
  const auto restart = [&context] {
    if (!MatchFlow<Match>(context).begin_day(Mode::Today)) return;
    context.scenes.push(make_game_page<Controller>(context, match_of_day(context, context.today())));
  };
  ask(context, {msgid("Restart today’s board?"), msgid("Your unfinished game will be lost."), {}},
      {.id = "restart", .label = msgid("Restart"), .act = restart});
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = [] {
    auto it = make_kit<Match>(
        {{.id = Game::kName,
          .name = msgid("Link-up"),
          .hanzi = "连连看",
          .tagline = msgid("Two alike, two turns."),
          .accent = kAccent,
          .art = paint_link_scene,
          .pages = {{.id = "album",
                     .label = msgid("Album"),
                     .icon = "album",
                     .open = [](Context& context) { context.scenes.push(album_page(context)); }}},
          .progress = [](Context& context) { return progress_of(context); },
          .help = help_book(),
          .settings = settings_schema<Settings>(),
          .settings_sample = settings_sample,
          .statistics = statistics,
          .paste = paste_board},
         {.deal = deal_match,
          .restart = {commands::kBeginAgain, msgid("Restart this board?"),
                      msgid("All cleared tiles are put back, and the clock starts again.")},
          .another = [](Context&, const Match& match) { return again(match); },
          .stays = [](const Context&, const Match&) { return false; },  // the same board begins again
          .record = record_match,
          .result = result_of,
          .line = match_name,
          .fact = progress_words,
          .board = position_board,
          .expired = msgid("That board has expired. Today’s is ready."),
          .play_page = make_game_page<Controller, Match>,
          .setup_page = make_page<SetupPage>,
          .lesson_page = lesson_page}},
        progress_of);
    GameMode& map = it.modes[static_cast<std::size_t>(Mode::Journey)];
    map.open = open_journey;
    map.second = {.label = msgid("Map"), .icon = "map", .open = [](Context& context) {
                    context.scenes.push(journey_page(context));
                  }};
    GameMode& day = it.modes[static_cast<std::size_t>(Mode::Today)];
    day.open = open_today;
    day.second = {.label = msgid("Restart"), .icon = "restart", .open = start_today_over};
    return it;
  }();
  return kit;
}

}  // namespace quintet::link
