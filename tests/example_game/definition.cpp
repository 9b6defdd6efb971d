// The smallest game that uses every shared feature.
#include <array>

#include "example_game/kit.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"

namespace quintet::lights {
using namespace ui;
namespace {

constexpr std::array kAim{msgid("A press turns a lamp and its neighbours on or off. Make all of them dark.")};
constexpr std::array kChapters{HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim}};
constexpr std::array kKeys{commands::kMoveCursor,
                           CommandInfo{"press", msgid("Press a lamp"), {}, Action::Confirm}, commands::kUndo,
                           commands::kRedo, commands::kBeginAgain};

NewBests record(ResultTally& results, const Match& match, const Date& today) {
  return record_best(
      results,
      {.key = match.mode_id(), .won = true, .milliseconds = match.elapsed() / milliseconds(1), .day = today});
}

GameResult result(const Context& /*context*/, const Match& match, const NewBests& news) {
  return {.title = msgid("All lamps are dark"),
          .figures = {
              {msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1)), news.time.has_value()},
              {msgid("Moves"), std::to_string(match.session().played())}}};
}

}  // namespace

void paint_art(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.fill(area, theme.colour.board);
  canvas.disc(area.centre(), area.h / 4, kAccent.on(theme));
}

const GameDefinition& definition() {
  static const auto kit = complete<Match>(
      {{.id = Game::kName,
        .name = msgid("Lights out"),
        .hanzi = "关灯",
        .tagline = msgid("Make all lamps dark."),
        .accent = kAccent,
        .art = paint_art,
        .help = {.title = msgid("How to play lights out"), .chapters = kChapters, .keys = kKeys},
        .settings = settings_schema<Settings>(),
        .statistics =
            [](const Context& context) {
              return best_results(context, Game::kName, [](const std::string&) { return "5 × 5"; });
            }},
       {.deal = [](Context& context, Mode mode) -> Expected<Match, LocalizedError> {
          return Match(mode, deal(context.profile.get<Settings>().presses, context.chance));
        },
        .another = [](Context&, const Match& match) { return Match(match.mode(), match.start()); },
        .record = record,
        .result = result,
        .play_page = make_game_page<Controller, Match>,
        .setup_page = make_page<SetupPage>}});
  return kit;
}

}  // namespace quintet::lights
