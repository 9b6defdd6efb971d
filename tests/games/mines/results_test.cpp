#include "games/mines/results.hpp"

#include <gtest/gtest.h>

#include "core/mines/drawn.hpp"
#include "core/mines/figures.hpp"
#include "games/mines/match.hpp"
#include "games/mines/sample_matches.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr Date kDay{2026, 11, 21};

ui::NewBests enter(ResultTally& results, const Match& match) {
  return record_match(results, match, kDay);
}

TEST(MinesResults, TheKeyHasEverythingThatMakesThemComparable) {
  EXPECT_EQ(variant_key(fresh(Mode::Beginner)), "beginner");
  EXPECT_EQ(variant_key(fresh(Mode::Expert, 1, false)), "expert guess");
  EXPECT_EQ(variant_key(fresh(Mode::Custom)), "custom 20x16 30 four");
  EXPECT_EQ(rules_key(Mode::Beginner, {.first = FirstClick::Safe}), "beginner safe");
  EXPECT_EQ(rules_key(Mode::Beginner, {.size = kSmallBeginner}), "beginner 8x8 10");
  EXPECT_EQ(level_of({.size = kSmallBeginner}), Mode::Beginner);
  Match match = fresh(Mode::Beginner);
  match.play({Action::Mark, {0, 0}});
  match.mark_automatic();
  EXPECT_EQ(variant_key(match), "beginner automated");
  // What counts is the board, and not what was asked for.
  const Rules rules{.size = {5, 1}, .mines = 1};
  const Match plain(Mode::Custom,
                    Start{rules, Random(1), Start::Given{{drawn_field("...*."), false}, {0, 0}}});
  EXPECT_EQ(variant_key(plain), "custom 5x1 1 guess");
}

TEST(MinesMatch, CountsTheMovesOfThePlayerAlone) {
  Match match = opened(fresh(Mode::Beginner), 1);
  const Point mine = match.game().laid()->field.mine_points().front();
  const std::string plain = match.write();
  EXPECT_EQ(plain.find("automatic="), std::string::npos) << "as earlier versions have written it";
  ASSERT_TRUE(Match::read(plain));
  EXPECT_EQ(Match::read(plain)->clicks(), 1U);
  match.play({Action::Mark, mine});
  match.mark_automatic();
  match.play({Action::Mark, mine});
  match.play({Action::Mark, mine});
  match.mark_automatic();
  EXPECT_EQ(match.clicks(), 2U);
  match.undo();
  match.undo();
  EXPECT_EQ(match.clicks(), 1U);
  const auto read = Match::read(match.write());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->write(), match.write());
  EXPECT_TRUE(read->is_automatic(1));
  EXPECT_FALSE(read->is_automatic(2));
  EXPECT_TRUE(read->is_automatic(3)) << "it can be redone";
  match.play({Action::Mark, mine});
  EXPECT_FALSE(match.is_automatic(3)) << "forgotten with the undone moves";
  EXPECT_EQ(match.clicks(), 2U);
}

TEST(MinesMatch, ImpossibleAutomaticMovesAreRefused) {
  const Match match = opened(fresh(Mode::Beginner), 3);
  Session<Game> session = *Session<Game>::read(match.write());
  const std::string note = session.note();
  for (const auto& [moves, fits] :
       {std::pair{"0,2", true}, {"3", false}, {"2,1", false}, {"1,1", false}, {"x", false}}) {
    session.set_note(note + " automatic=" + moves);
    EXPECT_EQ(Match::read(session.write()).has_value(), fits) << moves;
  }
}

TEST(MinesResults, KeepTheBestAndTheSumsOfWins) {
  ResultTally results;
  const Match slow = won(fresh(Mode::Beginner, 1), milliseconds(60000));
  const Match fast = won(fresh(Mode::Beginner, 2), milliseconds(20000));
  EXPECT_FALSE(best_time(results, variant_key(slow)));
  EXPECT_FALSE(enter(results, slow).time) << "the first result beats nothing";
  EXPECT_EQ(best_time(results, variant_key(slow)), slow.elapsed());
  EXPECT_EQ(enter(results, fast).time, slow.elapsed() / milliseconds(1));
  const auto best = results.row<BestRow>("beginner");
  EXPECT_EQ(best.played, 2);
  EXPECT_EQ(best.won, 2);
  EXPECT_EQ(best.milliseconds, fast.elapsed() / milliseconds(1));
  const auto wins = results.row<WinRow>("beginner");
  EXPECT_EQ(wins.milliseconds, (slow.elapsed() + fast.elapsed()) / milliseconds(1));
  EXPECT_EQ(wins.three_bv, figures(slow.game(), 0).three_bv + figures(fast.game(), 0).three_bv);
  EXPECT_EQ(wins.speed, speed_of(figures(fast.game(), 0).three_bv, best.milliseconds));
  EXPECT_FALSE(best_time(results, variant_key(fresh(Mode::Beginner, 1, false))))
      << "boards with guessing are apart";
}

TEST(MinesResults, AWinByOneClickHasNoSpeed) {
  EXPECT_EQ(speed_of(1, 9), 0);
  EXPECT_EQ(speed_of(1, 10), 100'000);
  ResultTally results;
  const Rules rules{.size = {5, 1}, .mines = 1, .no_guess = false};
  Match match(Mode::Custom, Start{rules, Random(1), Start::Given{{drawn_field("....*"), false}, {0, 0}}});
  match.play({Action::Open, {0, 0}});
  ASSERT_TRUE(match.won());
  enter(results, match);
  EXPECT_EQ(results.row<WinRow>(variant_key(match)).streak, 1);
  EXPECT_EQ(results.row<WinRow>(variant_key(match)).speed, 0);
}

TEST(MinesResults, StreaksEndWithALossAndWithGivingUpInTheMiddle) {
  ResultTally results;
  const auto wins = [&results] { return results.row<WinRow>("beginner"); };
  enter(results, won(fresh(Mode::Beginner, 1)));
  enter(results, won(fresh(Mode::Beginner, 2)));
  EXPECT_EQ(wins().streak, 2);
  enter(results, opened(fresh(Mode::Beginner, 3), 1));
  EXPECT_EQ(wins().streak, 2) << "another board may be asked for after the first opening";
  enter(results, opened(fresh(Mode::Beginner, 3), 2));
  EXPECT_EQ(wins().streak, 0);
  EXPECT_EQ(results.row<BestRow>("beginner").played, 2) << "given up, neither won nor lost";
  enter(results, won(fresh(Mode::Beginner, 4)));
  enter(results, lost(fresh(Mode::Beginner, 5)));
  EXPECT_EQ(wins().streak, 0);
  EXPECT_EQ(wins().longest, 2);
  EXPECT_EQ(results.row<BestRow>("beginner").played, 4);
  EXPECT_EQ(results.row<BestRow>("beginner").won, 3);
}

TEST(MinesResults, EveryLossEndsTheStreakAndSoDoesGivingUpAfterUndo) {
  ResultTally results;
  const auto streak = [&results](std::string_view key) { return results.row<WinRow>(key).streak; };
  const std::string plain = "custom 5x1 1 any guess";
  results.set(plain, WinRow{.streak = 3});
  const Rules rules{.size = {5, 1}, .mines = 1, .first = FirstClick::Any, .no_guess = false};
  Match first(Mode::Custom, Start{rules, Random(1), Start::Given{{drawn_field("*...."), false}, {0, 0}}});
  first.play({Action::Open, {0, 0}});
  ASSERT_TRUE(first.lost());
  ASSERT_EQ(variant_key(first), plain);
  enter(results, first);
  EXPECT_EQ(streak(plain), 0) << "a mine at the first click is a loss";

  results.set("beginner", WinRow{.streak = 3});
  Match back = opened(fresh(Mode::Beginner, 3), 2);
  back.undo();
  enter(results, won(back));
  EXPECT_EQ(streak("beginner"), 3) << "a win with help changes nothing";
  enter(results, back);
  EXPECT_EQ(streak("beginner"), 0) << "undo does not make the second opening undone";
}

TEST(MinesResults, HelpedAndKnownGamesAreNotCounted) {
  ResultTally results;
  enter(results, won(fresh(Mode::Beginner, 1)));
  const ResultTally before = results;
  Match helped = fresh(Mode::Beginner, 2);
  helped.count_assist();
  enter(results, won(helped));
  EXPECT_EQ(results, before);
  enter(results, won(same_board(opened(fresh(Mode::Beginner, 3), 1))));
  enter(results, lost(same_board(opened(fresh(Mode::Beginner, 3), 1))));
  EXPECT_EQ(results, before);
  enter(results, lost(helped));
  EXPECT_EQ(results.row<WinRow>("beginner").streak, 0) << "help does not save a streak";
  EXPECT_EQ(results.row<BestRow>("beginner").played, 1);
}

TEST(MinesResults, OnlyTheFirstEndOfAMatchCounts) {
  TestContext test;
  Match match = lost(fresh(Mode::Beginner, 1));
  EXPECT_EQ(ui::MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Lost);
  match.undo();
  match = won(std::move(match));
  EXPECT_EQ(match.deaths(), 1);
  EXPECT_EQ(ui::MatchFlow<Match>(test.context()).end(match).kind, GameResult::Kind::Won);
  const ResultTally& results = test.player().results(Game::kName);
  EXPECT_EQ(results.row<BestRow>("beginner").played, 1);
  EXPECT_EQ(results.row<BestRow>("beginner").won, 0);
  EXPECT_EQ(test.player().kept_games(Game::kName).games().size(), 1U) << "the later end replaces it";
}

TEST(MinesToday, IsTheSameBoardForAllAndCountedOnce) {
  TestContext test, other;
  Context& context = test.context();
  Match today = *ui::MatchFlow<Match>(context).deal(Mode::Today);
  EXPECT_EQ(today.start(), ui::MatchFlow<Match>(other.context()).deal(Mode::Today)->start());
  ASSERT_TRUE(today.start().given);
  EXPECT_TRUE(today.start().given->laid.proved);
  EXPECT_TRUE(today.counted());

  // It allows no help; marks are none.
  Match one = opened(today, 1);
  EXPECT_FALSE(one.can_undo());
  one.play({Action::Mark, one.game().laid()->field.mine_points().front()});
  EXPECT_TRUE(one.can_undo());

  // Flags alone are no try.
  Match marked = today;
  marked.play({Action::Mark, {0, 0}});
  ui::MatchFlow<Match>(context).give_up(marked);
  EXPECT_TRUE(ui::MatchFlow<Match>(context).deal(Mode::Today)->counted());

  Match first = won(today, milliseconds(30000));
  ui::MatchFlow<Match>(context).end(first);
  const std::int64_t time = first.elapsed() / milliseconds(1);
  EXPECT_EQ(result_of_day(test.player().results(Game::kName), TestContext::kToday), time);
  Match again = ui::MatchFlow<Match>(context).another(first);
  EXPECT_FALSE(again.counted());
  EXPECT_EQ(again.start(), today.start());
  again = won(again);
  ui::MatchFlow<Match>(context).end(again);
  const ResultTally& results = test.player().results(Game::kName);
  EXPECT_EQ(result_of_day(results, TestContext::kToday), time) << "practice";
  EXPECT_EQ(results.row<BestRow>("today").played, 1);
}

TEST(MinesToday, IsLostByALossByHelpAndByGivingUp) {
  for (int way = 0; way < 3; ++way) {
    TestContext test;
    Match match = *ui::MatchFlow<Match>(test.context()).deal(Mode::Today);
    if (way == 0) {
      match = lost(std::move(match));
      const GameResult result = ui::MatchFlow<Match>(test.context()).end(match);
      EXPECT_NE(result.line.find("counted try"), std::string::npos) << result.line;
      EXPECT_FALSE(is_practice(match));
      match.undo();
      EXPECT_TRUE(is_practice(match));
    } else if (way == 1) {
      match.count_assist();
      match = won(std::move(match));
      const GameResult result = ui::MatchFlow<Match>(test.context()).end(match);
      ASSERT_TRUE(result.note);
      EXPECT_EQ(result.note->text, "Help was used.");
    } else {
      match = opened(std::move(match), 1);
      ui::MatchFlow<Match>(test.context()).give_up(match);
    }
    const ResultTally& results = test.player().results(Game::kName);
    EXPECT_EQ(result_of_day(results, TestContext::kToday), 0) << way;
    EXPECT_FALSE(is_success(results, TestContext::kToday));
    EXPECT_EQ(days_in_a_row(results, TestContext::kToday), 0);
    EXPECT_FALSE(ui::MatchFlow<Match>(test.context()).deal(Mode::Today)->counted());
  }
}

// It is given up where it is opened, not where the menu or a review looks at it.
TEST(MinesToday, ASavedBoardOfAnEarlierDayIsGivenUpOnceThatDayIsOver) {
  TestContext test;
  const Date yesterday{2026, 11, 20};
  const Match today = *ui::MatchFlow<Match>(test.context()).deal(Mode::Today);
  Match old(Mode::Today, today.start(), ui::Try::Counted, write_date(yesterday));
  old = opened(std::move(old), 2);
  test.player().save_game("mines-today", old.write());
  const auto result = [&] { return result_of_day(test.player().results(Game::kName), yesterday); };
  EXPECT_FALSE(progress_of(test.context(), Mode::Today).saved);
  EXPECT_FALSE(known_match(test.context(), same_board(today)).loss);
  EXPECT_FALSE(result());
  EXPECT_FALSE(test.player().has_notice());
  ui::MatchFlow<Match>(test.context()).open_day(Mode::Today);
  EXPECT_EQ(test.player().next_notice().value().text, "Yesterday’s board has expired. Today’s is ready.");
  EXPECT_FALSE(result()) << "the clock may be wrong";
  // A game that was finished today is a proof.
  ui::ResultTally others = test.player().results("gomoku");
  ui::count_day(others, TestContext::kToday);
  test.player().record("gomoku", others);
  ui::MatchFlow<Match>(test.context()).open_day(Mode::Today);
  EXPECT_EQ(result(), 0);
  EXPECT_FALSE(test.player().has_notice());
}

TEST(MinesToday, IsReadWithItsDay) {
  TestContext test;
  const Match today = *ui::MatchFlow<Match>(test.context()).deal(Mode::Today);
  EXPECT_EQ(same_board(today).day(), today.day());
  EXPECT_TRUE(Match::read(opened(same_board(today), 1).write()));
}

// Said where there is nothing to show: the games that are kept had help, or were played on a known board.
TEST(MinesStatistics, SayWhatIsNotCounted) {
  TestContext test;
  const auto said = [&] { return statistics(test.context()).uncounted.text; };
  EXPECT_EQ(said(), "");
  Match helped = fresh(Mode::Beginner);
  helped.count_assist();
  helped = won(std::move(helped));
  keep_record<Match, records>(test.context(), helped);
  EXPECT_EQ(statistics(test.context()).played, 0);
  EXPECT_EQ(said(), "Games with help are kept out of the records.");
  Match again = won(same_board(helped));
  keep_record<Match, records>(test.context(), again);
  EXPECT_EQ(said(), "Practice games are not counted.");
}

}  // namespace
}  // namespace quintet::mines
