// The smallest game that uses every shared feature.
#include <array>

#include "example_game/play_page.hpp"
#include "example_game/setup_page.hpp"
#include "ui/game/best_results.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::lights {
using namespace ui;
namespace {

constexpr std::array kAim{msgid("A press turns a lamp and its neighbours on or off. Make all of them dark.")};
constexpr std::array kChapters{HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim}};
constexpr std::array kKeys{commands::kMoveCursor,
                           CommandInfo{"press", msgid("Press a lamp"), {}, Action::Confirm}, commands::kUndo,
                           commands::kRedo, commands::kBeginAgain};

}  // namespace

void paint_art(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.fill(area, theme.colour.board);
  canvas.disc(area.centre(), area.h / 4, kAccent.on(theme));
}

const GameDefinition& definition() {
  static const GameDefinition game{
      .id = Game::kName,
      .name = msgid("Lights out"),
      .hanzi = "关灯",
      .tagline = msgid("Make all lamps dark."),
      .accent = kAccent,
      .art = paint_art,
      .modes = {match_mode<Match, PlayPage>(
          {.id = kMode, .label = msgid("Lights out"), .line = msgid("Five by five lamps."), .icon = "leaf"},
          [](Context& context) { return std::make_unique<SetupPage>(context); })},
      .help = {.title = msgid("How to play lights out"), .chapters = kChapters, .keys = kKeys},
      .settings = settings_schema<Settings>(),
      .statistics = [](const Context& context) {
        return best_results(context, Game::kName, [](const std::string&) { return "5 × 5"; });
      }};
  return game;
}

}  // namespace quintet::lights
