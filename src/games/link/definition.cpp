#include "games/link/definition.hpp"

#include "games/link/accent.hpp"
#include "games/link/art.hpp"
#include "games/link/help.hpp"
#include "games/link/lesson_page.hpp"
#include "games/link/navigation.hpp"
#include "games/link/progress.hpp"
#include "games/link/settings.hpp"
#include "games/link/settings_sample.hpp"
#include "games/link/statistics.hpp"
#include "games/link/words.hpp"
#include "ui/context.hpp"

namespace quintet::link {

using namespace ui;

const GameDefinition& definition() {
  static const GameDefinition game = [] {
    GameDefinition it{.id = "link",
                      .name = msgid("Link-up"),
                      .hanzi = "连连看",
                      .tagline = msgid("Two alike, two turns."),
                      .accent = kAccent,
                      .art = paint_link_scene,
                      .modes = {},
                      .progress = [](Context& context) { return progress_of(context); },
                      .help = help_book(),
                      .lesson = open_lesson,
                      .settings = settings_schema<Settings>(),
                      .settings_sample = settings_sample,
                      .statistics = statistics};
    for (const Mode mode : kModes) {
      it.modes.push_back({.id = word_of(mode),
                          .label = mode_message(mode),
                          .line = mode_line(mode),
                          .icon = mode_icon(mode),
                          .progress = [mode](Context& context) { return progress_of(context, mode); },
                          .open = [mode](Context& context) { open_mode(context, mode); },
                          .second = second_of(mode)});
    }
    return it;
  }();
  return game;
}

}  // namespace quintet::link
