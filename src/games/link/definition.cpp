#include "games/link/definition.hpp"

#include "games/link/accent.hpp"
#include "games/link/album_page.hpp"
#include "games/link/art.hpp"
#include "games/link/help.hpp"
#include "games/link/journey_page.hpp"
#include "games/link/lesson_page.hpp"
#include "games/link/navigation.hpp"
#include "games/link/play_page.hpp"
#include "games/link/progress.hpp"
#include "games/link/settings.hpp"
#include "games/link/settings_sample.hpp"
#include "games/link/setup_page.hpp"
#include "games/link/statistics.hpp"
#include "games/link/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::link {

using namespace ui;

namespace {

GameMode mode_entry(Mode mode) {
  GameMode entry{.id = word_of(mode),
                 .label = mode_message(mode),
                 .line = mode_line(mode),
                 .icon = mode_icon(mode),
                 .progress = [mode](Context& context) { return progress_of(context, mode); }};
  switch (mode) {
    case Mode::Journey:
      entry.open = open_journey;
      entry.second = {.label = msgid("Map"), .icon = "map", .open = [](Context& context) {
                        context.scenes.push(std::make_unique<JourneyPage>(context));
                      }};
      return entry;
    case Mode::Today:
      entry.open = open_today;
      entry.second = {.label = msgid("Restart"), .icon = "restart", .open = start_today_over};
      return entry;
    default:
      return match_mode<Match, PlayPage>(
          std::move(entry), [mode](Context& context) { return std::make_unique<SetupPage>(context, mode); });
  }
}

}  // namespace

const GameDefinition& definition() {
  static const GameDefinition game = [] {
    GameDefinition it{
        .id = "link",
        .name = msgid("Link-up"),
        .hanzi = "连连看",
        .tagline = msgid("Two alike, two turns."),
        .accent = kAccent,
        .art = paint_link_scene,
        .modes = {},
        .pages = {{.id = "album",
                   .label = msgid("Album"),
                   .icon = "album",
                   .open =
                       [](Context& context) { context.scenes.push(std::make_unique<AlbumPage>(context)); }}},
        .progress = [](Context& context) { return progress_of(context); },
        .help = help_book(),
        .lesson = ui::open_lesson<LessonPage>,
        .settings = settings_schema<Settings>(),
        .settings_sample = settings_sample,
        .statistics = statistics};
    for (const Mode mode : kModes) it.modes.push_back(mode_entry(mode));
    return it;
  }();
  return game;
}

}  // namespace quintet::link
