#include "ui/pages/statistics_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/results.hpp"
#include "games/link/match.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "games/mines/match.hpp"
#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

ResultTally some() {
  ResultTally results;
  results.set("relaxed 16x10 none", BestRow{.milliseconds = 254000, .score = 0, .played = 12, .won = 9});
  results.set("timed 8x8 down inside",
              BestRow{.milliseconds = 61499, .score = 36410, .played = 20, .won = 3, .combo = 14});
  results.set("journey 1", BestRow{.milliseconds = 80000, .score = 0, .played = 2, .won = 1});
  results.set("nonsense", BestRow{.milliseconds = 1, .score = 1, .played = 1, .won = 1});
  set_stars(results, 0, 3);
  set_stars(results, 1, 2);
  return results;
}

TEST(Statistics, AddUpAllGames) {
  TestContext test;
  test.player().record("link", some());
  const Statistics statistics = link::statistics(test.context());
  EXPECT_EQ(statistics.played, 35);
  std::vector<std::string> totals;
  for (const StatisticsFigure& figure : statistics.cards.at(0).figures) totals.push_back(figure.value);
  EXPECT_THAT(totals, ElementsAre("35", "14", "5 / 75", "0", "0", "14"));
}

TEST(Statistics, NameBoardsInThePlayersWords) {
  TestContext test;
  const auto rows = boards_card(test.context(), some()).table.rows;
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0][0], "Journey");
  EXPECT_THAT(rows[1],
              ElementsAre("Timed", "8 × 8 · Down · Paths stay inside", "20", "3", "1:01", "36,410", ""));
  EXPECT_THAT(rows[2], ElementsAre("Relaxed", "16 × 10", "12", "9", "4:14", "", ""));
}

TEST(Statistics, NameTheDayOfABestResult) {
  TestContext test;
  ResultTally results;
  record_best(results, {.key = "relaxed 16x10", .won = true, .milliseconds = 9000, .day = {2026, 11, 20}});
  record_best(results, {.key = "relaxed 16x10", .won = true, .milliseconds = 12000, .day = {2026, 11, 21}});
  EXPECT_EQ(boards_card(test.context(), results).table.rows.at(0).back(), "20 Nov");
  test.speak("zh_CN");
  EXPECT_EQ(boards_card(test.context(), results).table.rows.at(0).back(), "11月20日");
}

TEST(Statistics, ShowTodaysBoardsAndTheJourneyInALineEachBeforeTheOthers) {
  TestContext test;
  ResultTally results = some();
  results.set("today 2026-11-19", BestRow{.milliseconds = 300000, .played = 2, .won = 1});
  results.set("today 2026-11-20", BestRow{.milliseconds = 284000, .played = 1, .won = 1});
  results.set_number(kDayTable, "2026-11-19", 300);
  results.set_number(kDayTable, "2026-11-20", 284);
  const auto rows = boards_card(test.context(), results).table.rows;
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_THAT(rows[0], ElementsAre("Today’s board", "2 boards solved", "3", "2", "4:44", "", ""));
  EXPECT_THAT(rows[1], ElementsAre("Journey", "2 of 25 levels · 5 of 75 ★", "2", "1", "", "", ""));
}

TEST(Statistics, ShowTheBoardsOfAModeTheSmallestFirst) {
  TestContext test;
  ResultTally results;
  for (const char* board : {"8x8", "12x8", "16x10", "28x16"})
    results.set(std::string("relaxed ") + board + " none", BestRow{.played = 1});
  std::vector<std::string> boards;
  for (const auto& row : boards_card(test.context(), results).table.rows) boards.push_back(row[1]);
  EXPECT_THAT(boards, ElementsAre("8 × 8", "12 × 8", "16 × 10", "28 × 16"));
}

TEST(Statistics, ShowTheDifficultyIfItIsNotTheDefault) {
  TestContext test;
  ResultTally results;
  results.set("timed plum-blossom none many", BestRow{.played = 1});
  EXPECT_EQ(boards_card(test.context(), results).table.rows.at(0).at(1), "Plum blossom · Hard");
}

TEST(Statistics, FollowTheLanguage) {
  TestContext test;
  test.player().record("link", some());
  test.push<StatisticsPage>();
  test.speak("zh_CN");
  test.settle();
  test.draw();
  EXPECT_EQ(boards_card(test.context(), some()).table.rows.at(1).at(0), "限时");
}

ResultTally gomoku_results() {
  ResultTally results;
  results.set(
      "easy",
      gomoku::LevelRow{
          .won = 9, .drawn = 1, .lost = 2, .in_row = 3, .most_in_row = 5, .quickest = 17, .unaided = 8});
  results.set(
      "hard",
      gomoku::LevelRow{
          .won = 1, .drawn = 0, .lost = 11, .in_row = 0, .most_in_row = 1, .quickest = 43, .unaided = 0});
  return results;
}

TEST(Statistics, AddUpAllLevelsOfGomoku) {
  const gomoku::LevelRow all = add_up<gomoku::Level>(gomoku_results());
  EXPECT_EQ(all.played(), 24);
  EXPECT_EQ(all.won, 10);
  EXPECT_EQ(all.most_in_row, 5);
  EXPECT_EQ(all.quickest, 17);
  EXPECT_EQ(all.unaided, 8);
  EXPECT_EQ(add_up<gomoku::Level>({}).quickest, 0);
}

TEST(Statistics, OpenWithAGameThatHasBeenPlayed) {
  TestContext test;
  test.player().record("gomoku", gomoku_results());
  test.push<StatisticsPage>();
  EXPECT_EQ(test.seen(), "statistics focus=statistics.link tab=gomoku played=24 won=10 drawn=1 lost=13");
}

// What the page says of a game of which nothing is counted.
std::vector<std::string> said_of(TestContext& test, const GameDefinition& game) {
  test.push<StatisticsPage>(&game);
  test.settle();
  std::vector<std::string> texts = texts_of(test.context());
  test.press(Action::Back);
  return texts;
}

TEST(Statistics, SayWhatIsNotCounted) {
  using testing::Contains;
  TestContext test(1280, 720);
  EXPECT_THAT(said_of(test, mines::definition()), Contains("Play a game to see your results here."));
  test.player().keep_game("mines", {.date = "2026-11-20", .text = "helped=1 a game"});
  EXPECT_THAT(said_of(test, mines::definition()), Contains("Games with help are kept out of the records."));
  // Two people at one board have had no help.
  EXPECT_THAT(said_of(test, gomoku::definition()), Contains("Play a game to see your results here."));
  gomoku::Match two({}, {});
  for (const char* point : {"h8", "a1", "h9", "a2", "h10", "a3", "h11", "a4", "h12"})
    two.play({.at = *gomoku::read_point(point, gomoku::kUsualSide)});
  ASSERT_TRUE(two.over());
  kit_of<gomoku::Match>(test.context()).matches.keep(test.context(), two);
  EXPECT_THAT(said_of(test, gomoku::definition()),
              Contains("Only complete games against the computer are counted."));
}

// With the longest names of boards and the largest figures.
TEST(Statistics, FitEveryWindowEmptyAndFull) {
  TestContext test(600, 400);
  test.push<StatisticsPage>();
  expect_fits(test.stage(), "empty");
  test.press(Action::Back);
  ResultTally link = some();
  for (const std::string board : {"28x16", "plum-blossom"}) {
    for (const std::string gravity : {"lr-shear", "ud-split"})
      link.set(
          "timed " + board + ' ' + gravity + " inside many",
          BestRow{.milliseconds = 35'999'000, .score = 9'999'999, .played = 9999, .won = 9999, .combo = 999});
  }
  test.player().record("link", link);
  ResultTally gomoku = gomoku_results();
  gomoku.set("master", gomoku::LevelRow{.won = 9999,
                                        .drawn = 9999,
                                        .lost = 9999,
                                        .in_row = 9999,
                                        .most_in_row = 9999,
                                        .quickest = 225,
                                        .unaided = 9999});
  test.player().record("gomoku", gomoku);
  test.push<StatisticsPage>();
  for (const char* tab : {"link", "gomoku"}) {
    test.tap("statistics." + std::string(tab));
    EXPECT_THAT(test.seen(), HasSubstr("tab=" + std::string(tab)));
    expect_fits(test.stage(), tab);
  }
}

// A player who has finished twelve games a day for three years, and solved every board of the day.
TEST(Statistics, OfThreeYearsAreCompleteAndFit) {
  constexpr int kDays = 3 * 365 + 1;  // with a leap day
  constexpr std::int64_t kGames = 12;
  const std::map<std::string, std::vector<std::string>, std::less<>> keys{
      {"link", {"relaxed 16x10 none", "timed 28x16 lr-shear inside many", "journey 1"}},
      {"gomoku", {}},
      {"go", {}},
      {"2048", {"classic 4 2048", "cascade 8 65536", "classic 4 2048 helped"}},
      {"mines", {"expert", "intermediate guess", "custom 60x40 480 four automated"}}};
  TestContext test(600, 400);
  Records all;
  for (const GameDefinition* game : app::games()) {
    const std::vector<std::string>& of_game = keys.at(std::string(game->id));
    ResultTally& results = all[std::string(game->id)];
    for (int back = kDays; back-- > 0;) {
      const Date day = days_before(TestContext::kToday, back);
      for (std::int64_t i = 0; i < kGames; ++i) {
        count_day(results, day);
        if (of_game.empty()) continue;
        record_best(results, {.key = of_game[static_cast<std::size_t>(i) % of_game.size()],
                              .won = i % 2 == 0,
                              .milliseconds = 100'000 + back,
                              .score = 3'000'000 - back,
                              .combo = 99,
                              .peak = 17,
                              .day = day});
      }
      results.set_number(kDayTable, write_date(day), 100 + back);
    }
    if (of_game.empty())
      results.set("master", gomoku::LevelRow{
                                .won = kDays * kGames / 2, .lost = kDays * kGames / 2, .most_in_row = 999});
    EXPECT_EQ(results.table(DayRow::kTable).size(), 366U);
    EXPECT_EQ(results.table(kDayTable).size(), static_cast<std::size_t>(kDays));
    EXPECT_EQ(days_in_a_row(results, TestContext::kToday), kDays);
    test.player().record(game->id, results);
    EXPECT_EQ(game->statistics(test.context()).played, kDays * kGames) << game->id;
  }
  const std::string text = write_records(all);
  EXPECT_LT(text.size(), 500'000U) << "it is written after every game";
  EXPECT_EQ(read_records(text), all);
  test.push<StatisticsPage>();
  for (const auto& [game, of_game] : keys) {
    test.tap("statistics." + game);
    expect_fits(test.stage(), game);
  }
}

TEST(Statistics, SwitchBetweenGames) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {1, 1}, {720, 1280}}) {
    TestContext test(width, height);
    test.player().record("gomoku", gomoku_results());
    test.push<StatisticsPage>();
    test.tap("statistics.link");
    test.settle();
    test.draw();
    EXPECT_THAT(test.seen(), testing::HasSubstr("tab=link played=0"));
    test.tap("statistics.gomoku");
    test.speak("zh_CN");
    test.settle();
    test.draw();
    EXPECT_THAT(test.seen(), testing::HasSubstr("tab=gomoku played=24"));
  }
}

// A game that this program does not have, with every part that a card can show.
GameDefinition third_game() {
  GameDefinition game{
      .id = "lights", .name = "Lights out", .hanzi = "灯", .tagline = "", .accent = {}, .help = {}};
  game.statistics = [](const Context& context) {
    const BestRow best = context.profile.results("lights").row<BestRow>("5x5");
    const std::vector<StatisticsFigure> figures{{msgid("Games played"), std::to_string(best.played)},
                                                {msgid("Games won"), std::to_string(best.won)},
                                                {msgid("Best"), std::to_string(best.score)},
                                                {msgid("Longest"), std::to_string(best.combo)}};
    return Statistics{
        .played = best.played,
        .state = "won=" + std::to_string(best.won),
        .cards = {{.figures = figures},
                  {.heading = msgid("Bar"),
                   .picture = "images/icons/leaf.svg",
                   .bar = StatisticsBar{3, 0, 2},
                   .figures = figures},
                  {.heading = msgid("None"), .bar = StatisticsBar{}, .figures = figures, .beside_from = 700},
                  {.heading = msgid("Table"),
                   .table = {.columns = {{msgid("Board"), 0.6F, StatisticsTable::Column::Words},
                                         {msgid("Best"), 0.4F}},
                             .rows = {{"5 × 5", "12"}, {"7 × 7"}}}},
                  {.heading = msgid("Drawing"),
                   .drawing = {.height = [](float width) { return width / 4; },
                               .paint = [](Canvas& canvas, Rect area) { canvas.fill(area, {}); }},
                   .beside_from = 900,
                   .beside_width = 300}}};
  };
  return game;
}

TEST(StatisticsOfAThirdGame, AreStoredAndShownWithoutSharedCode) {
  TestContext test;
  const GameDefinition game = third_game();
  const std::array<const GameDefinition*, 1> list{&game};
  test.context().games = list;
  test.push<StatisticsPage>();
  EXPECT_EQ(test.seen(), "statistics focus=statistics.lights tab=lights played=0 won=0");
  ResultTally results = test.player().results("lights");
  record_best(results, {.key = "5x5", .won = true, .score = 12});
  test.player().record("lights", std::move(results));
  EXPECT_THAT(test.file("records.json"), testing::HasSubstr("lights"));
  test.press(Action::Back);
  test.push<StatisticsPage>();
  test.settle();
  test.draw();
  EXPECT_EQ(test.seen(), "statistics focus=statistics.lights tab=lights played=1 won=1");
}

TEST(StatisticsOfAThirdGame, StandInsideEveryPageAndDoNotOverlap) {
  TestContext test;
  const std::vector<StatisticsCard> cards = third_game().statistics(test.context()).cards;
  for (float width = 300; width < 2600; width += 7) {
    const std::vector<Rect> places = place_cards({test.context().canvas, type::kEnglishLine}, cards, width);
    ASSERT_EQ(places.size(), cards.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      EXPECT_GE(places[i].x, 0);
      EXPECT_LE(places[i].right(), width + 0.01F);
      EXPECT_GT(places[i].h, 0);
      for (std::size_t other = 0; other < i; ++other)
        EXPECT_TRUE(intersection(places[i], places[other]).empty()) << width << ": " << other << ", " << i;
    }
  }
}

}  // namespace
}  // namespace quintet::link
