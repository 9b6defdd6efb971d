// The smallest game that uses every shared feature.
#include <bit>

#include "example_game/kit.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/pages/game_review_page.hpp"
#include "ui/pages/lesson_page.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::lights {
using namespace ui;

namespace {

constexpr std::array kAim{msgid("A press turns a lamp and its neighbours on or off. Make all of them dark.")};
constexpr std::array kChapters{HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim}};
constexpr std::array kKeys{
    commands::kMoveCursor, CommandInfo{"press", msgid("Press a lamp"), {}, Action::Confirm},
    commands::kUndo,       commands::kRedo,
    commands::kHint,       commands::kBeginAgain};

Game::Start start(const Context& context, Mode mode, Random chance) {
  return deal(mode == Mode::Today ? 6 : context.profile.get<Settings>().presses, chance);
}

NewBests record(ResultTally& results, const Match& match, const Date& today) {
  const std::int64_t time = match.elapsed() / milliseconds(1);
  if (match.counted()) results.set_number(kDayTable, match.day(), std::max<std::int64_t>(time, 1));
  return record_best(results, {.key = match.mode_id(), .won = true, .milliseconds = time, .day = today});
}

GameResult result(const Context& /*context*/, const Match& match, const NewBests& news) {
  return {.title = msgid("All lamps are dark"),
          .figures = {
              {msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1)), news.time.has_value()},
              {msgid("Moves"), std::to_string(match.session().played())}}};
}

// A lamp and its neighbours, then two such crosses.
Script script() {
  return {.steps = {{.text = msgid("Press the marked lamp: it and its neighbours turn off."),
                     .cells = {{2, 2}},
                     .board = "lit=145536"},
                    {.text = msgid("Two presses now, in any order."),
                     .cells = {{0, 0}, {4, 4}},
                     .board = "lit=25690147"}},
          .closing = msgid("That’s all there is to it.")};
}

constexpr ReviewTable<Match> kReview{
    .style = {.scale = {.most = {}, .text = rounded_text, .label = short_number_text}, .words = kPuzzleWords},
    .value = [](const Game& game) { return 1.0 * std::popcount(static_cast<unsigned>(game.lamps())); }};
constexpr std::array kFormats{RecordFormat{".lights", msgid("Game code"), "code"}};

const GameRecords<Record<Game>>& records() {
  static const GameRecords<Record<Game>> all(
      {.accent = kAccent,
       .formats = kFormats,
       .card =
           [](const Record<Game>& record) {
             return RecordCard{.outcome = record.end().over() ? RecordOutcome::Won : RecordOutcome::Neutral,
                               .title = [](const Localiser& words) { return words.tr("Lights out"); },
                               .about = [](const Localiser&) { return std::string("5 × 5"); },
                               .thumbnail = position_thumbnail(kLook, record.end())};
           },
       .review = open_review<StillReviewPage<Match, kReview>, Record<Game>>});
  return all;
}

void paint_art(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.fill(area, theme.colour.board);
  canvas.disc(area.centre(), area.h / 4, kAccent.on(theme));
}

}  // namespace

const GameDefinition& definition() {
  static const auto kit = add_stored_games(
      make_kit<Match>(
          {{.id = Game::kName,
            .name = msgid("Lights out"),
            .hanzi = "关灯",
            .tagline = msgid("Make all lamps dark."),
            .accent = kAccent,
            .art = paint_art,
            .help = {.title = msgid("How to play lights out"), .chapters = kChapters, .keys = kKeys},
            .settings = settings_schema<Settings>()},
           {.deal = deal_from<Match, start>,
            .restart = {commands::kBeginAgain, msgid("Restart this board?"), {}},
            .counts = [](const Match& match) { return !match.practice(); },
            .record = record,
            .result = result,
            .keep = keep_record<Match, records>,
            .play_page = make_game_page<Controller, Match>,
            .setup_page = make_page<PlainSetupPage<Match, Settings>>,
            .lesson_page = make_page<StillLessonPage<Match, script>>},
           kLook}),
      records().codec());
  return kit;
}

}  // namespace quintet::lights
