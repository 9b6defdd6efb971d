#include "ui/pages/statistics_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/gomoku/statistics.hpp"
#include "games/link/statistics_data.hpp"
#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::ElementsAre;

LinkRecords some() {
  LinkRecords records;
  records.best["relaxed 16x10 none"] = {.milliseconds = 254000, .score = 0, .played = 12, .won = 9};
  records.best["timed 8x8 down inside"] = {
      .milliseconds = 61499, .score = 36410, .played = 20, .won = 3, .combo = 14};
  records.best["journey 1"] = {.milliseconds = 80000, .score = 0, .played = 2, .won = 1};
  records.best["nonsense"] = {.milliseconds = 1, .score = 1, .played = 1, .won = 1};
  records.stars = {3, 2};
  return records;
}

TEST(Statistics, AddUpAllGames) {
  const Totals totals = add_up(some(), {2026, 11, 21});
  EXPECT_EQ(totals.played, 35);
  EXPECT_EQ(totals.won, 14);
  EXPECT_EQ(totals.stars, 5);
  EXPECT_EQ(totals.combo, 14);
}

TEST(Statistics, CountDaysInARowUpToTodayOrYesterday) {
  LinkRecords records;
  EXPECT_EQ(add_up(records, {2026, 3, 1}).in_row, 0);
  records.days = {{"2026-02-27", 60}, {"2026-02-28", 60}};
  EXPECT_EQ(add_up(records, {2026, 3, 1}).in_row, 2) << "today may still be solved";
  EXPECT_EQ(add_up(records, {2026, 3, 2}).in_row, 0);
  records.days["2026-03-01"] = 60;
  EXPECT_EQ(add_up(records, {2026, 3, 1}).in_row, 3);
}

TEST(Statistics, ShowTheLastDaysWithTodayAtTheEnd) {
  LinkRecords records;
  records.days = {{"2024-02-29", 60}, {"2024-03-02", 60}};
  EXPECT_THAT(last_days(records, {2024, 3, 2}, 4), ElementsAre(false, true, false, true));
}

TEST(Statistics, NameBoardsInThePlayersWords) {
  TestContext test;
  const auto lines = board_lines(test.context(), some());
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].mode, "Journey");
  EXPECT_EQ(lines[1].mode, "Timed");
  EXPECT_EQ(lines[1].board, "8 × 8 · Down · Paths stay inside");
  EXPECT_EQ(lines[1].time, "1:01");
  EXPECT_EQ(lines[1].score, "36410");
  EXPECT_EQ(lines[2].board, "16 × 10");
  EXPECT_EQ(lines[2].score, "");
}

TEST(Statistics, ShowTodaysBoardsAndTheJourneyInALineEachBeforeTheOthers) {
  TestContext test;
  LinkRecords records = some();
  records.best["today 2026-11-19"] = {.milliseconds = 300000, .played = 2, .won = 1};
  records.best["today 2026-11-20"] = {.milliseconds = 284000, .played = 1, .won = 1};
  records.days = {{"2026-11-19", 300}, {"2026-11-20", 284}};
  const auto lines = board_lines(test.context(), records);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].mode, "Today's board");
  EXPECT_EQ(lines[0].board, "2 days solved");
  EXPECT_EQ(lines[0].played, 3);
  EXPECT_EQ(lines[0].time, "4:44");
  EXPECT_EQ(lines[1].mode, "Journey");
  EXPECT_EQ(lines[1].board, "2 of 25 levels · 5 of 75 ★");
  EXPECT_EQ(lines[1].time, "");
}

TEST(Statistics, ShowTheBoardsOfAModeTheSmallestFirst) {
  TestContext test;
  LinkRecords records;
  for (const char* board : {"8x8", "12x8", "16x10", "28x16"})
    records.best[std::string("relaxed ") + board + " none"] = {.played = 1};
  std::vector<std::string> boards;
  for (const BoardLine& line : board_lines(test.context(), records)) boards.push_back(line.board);
  EXPECT_THAT(boards, ElementsAre("8 × 8", "12 × 8", "16 × 10", "28 × 16"));
}

TEST(Statistics, TellHowHardABoardWasWhereThatIsNotTheUsual) {
  TestContext test;
  LinkRecords records;
  records.best["timed plum-blossom none many"] = {.played = 1};
  EXPECT_EQ(board_lines(test.context(), records).at(0).board, "Plum blossom · Hard");
}

TEST(Statistics, FitEveryWindowEmptyAndFull) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {1, 1}, {2560, 1440}}) {
    TestContext test(width, height);
    for (const bool full : {false, true}) {
      if (full) test.player().change(Records{some(), {}});
      test.push<StatisticsPage>();
      test.settle();
      test.draw();
      EXPECT_EQ(test.seen(), full ? "statistics focus=statistics.back tab=link played=35 won=14 boards=3"
                                  : "statistics focus=statistics.back tab=link played=0 won=0 boards=0");
      test.press(Action::Back);
    }
  }
}

TEST(Statistics, FollowTheLanguage) {
  TestContext test;
  test.player().change(Records{some(), {}});
  test.push<StatisticsPage>();
  test.speak("zh_CN");
  test.settle();
  test.draw();
  EXPECT_EQ(board_lines(test.context(), some()).at(1).mode, "限时");
}

Records gomoku_records() {
  Records records;
  records.gomoku.levels["easy"] = {
      .won = 9, .drawn = 1, .lost = 2, .in_row = 3, .most_in_row = 5, .quickest = 17, .unaided = 8};
  records.gomoku.levels["hard"] = {
      .won = 1, .drawn = 0, .lost = 11, .in_row = 0, .most_in_row = 1, .quickest = 43, .unaided = 0};
  return records;
}

TEST(Statistics, AddUpAllLevelsOfGomoku) {
  const GomokuTally all = gomoku::add_up(gomoku_records().gomoku);
  EXPECT_EQ(all.played(), 24);
  EXPECT_EQ(all.won, 10);
  EXPECT_EQ(all.most_in_row, 5);
  EXPECT_EQ(all.quickest, 17);
  EXPECT_EQ(all.unaided, 8);
  EXPECT_EQ(gomoku::add_up(GomokuRecords{}).quickest, 0);
}

TEST(Statistics, OpenWithAGameThatHasBeenPlayed) {
  TestContext test;
  test.player().change(gomoku_records());
  test.push<StatisticsPage>();
  EXPECT_EQ(test.seen(), "statistics focus=statistics.back tab=gomoku played=24 won=10 drawn=1 lost=13");
}

TEST(Statistics, TurnFromGameToGame) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {1, 1}, {720, 1280}}) {
    TestContext test(width, height);
    test.player().change(gomoku_records());
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

}  // namespace
}  // namespace quintet::link
