#include "games/mines/review_page.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "core/mines/drawn.hpp"
#include "core/mines/share.hpp"
#include "games/mines/records.hpp"
#include "games/mines/sample_matches.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

// The opening of 0,2 shows all but the first column and the corner at the right; the mines of all of these are certain.
std::shared_ptr<const Replay> drawn_game(std::initializer_list<std::pair<Move, std::int64_t>> moves) {
  const Field field = drawn_field("*....\n.....\n*...*\n");
  Replay replay(Start{{.size = field.size(), .mines = field.mines(), .no_guess = false},
                      Random(0),
                      Start::Given{{field, false}, {0, 2}}});
  for (const auto& [move, time] : moves) EXPECT_TRUE(replay.play(move, time));
  return std::make_shared<const Replay>(std::move(replay));
}

// Until every position is judged.
void analyse(TestContext& test) {
  for (int i = 0; i < 5000 && (test.scenes().top()->busy() || !test.scenes().at_rest()); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    test.wait(milliseconds(10));
  }
}

TEST(MinesReviewPage, JudgesEveryClickAndShowsTheBetterCell) {
  TestContext test;
  const auto replay = drawn_game(
      {{{Action::Open, {0, 2}}, 0}, {{Action::Mark, {2, 0}}, 900}, {{Action::Open, {2, 4}}, 2500}});
  test.push<ReviewPage>(records(), Record{.replay = replay}, 0U);
  analyse(test);
  EXPECT_NE(test.seen().find("judged=4"), std::string::npos) << test.seen();
  EXPECT_NE(test.seen().find("mistakes=1"), std::string::npos) << test.seen();
  EXPECT_NE(test.seen().find("quality=2"), std::string::npos) << "needless: " << test.seen();
  EXPECT_NE(test.seen().find("better=2,1"), std::string::npos) << test.seen();
  EXPECT_EQ(test.seen().find("proof=0"), std::string::npos) << "lit numbers prove it: " << test.seen();
  test.tap("mines.review.best");
  analyse(test);
  EXPECT_NE(test.seen().find("line=best:1/1"), std::string::npos) << test.seen();
}

TEST(MinesReviewPage, PlaysTheGameBackWithItsPauses) {
  TestContext test;
  const auto replay = drawn_game(
      {{{Action::Open, {0, 2}}, 0}, {{Action::Mark, {2, 0}}, 3000}, {{Action::Open, {1, 0}}, 3200}});
  auto& page = test.push<ReviewPage>(records(), Record{.replay = replay}, 0U);
  page.play_back();
  test.wait(milliseconds(1000));
  EXPECT_NE(test.seen().find("ply=1 "), std::string::npos) << test.seen();
  test.wait(milliseconds(2100));
  EXPECT_NE(test.seen().find("ply=2 "), std::string::npos) << test.seen();
  test.wait(milliseconds(300));
  EXPECT_NE(test.seen().find("ply=3 "), std::string::npos) << test.seen();
}

TEST(MinesReviewPage, FitsEveryWindow) {
  TestContext test(500, 400);
  Match match = lost(opened(fresh(Mode::Beginner, 4), 12));
  match.count_assist();
  test.push<ReviewPage>(records(), *record_of(match), 0U);
  analyse(test);
  EXPECT_EQ(test.seen().find("mistakes=0"), std::string::npos) << test.seen();
  expect_fits(test.stage(), "the review of Minesweeper");
}

TEST(MinesReviewPage, ATryFromAPositionIsOnAKnownBoard) {
  TestContext test;
  const Match match = won(fresh(Mode::Beginner, 3));
  const auto noted = record_of(match);
  ASSERT_TRUE(noted);
  const std::size_t half = noted->replay->moves().size() / 2;
  const Match from = match_from(*noted->replay, half);
  EXPECT_EQ(from.mode(), Mode::Beginner);
  EXPECT_TRUE(from.known());
  EXPECT_EQ(from.session().played(), half);
  EXPECT_EQ(from.elapsed(), match.times()[half - 1]);
  EXPECT_TRUE(Match::read(from.write()));
}

TEST(MinesKeptGames, EveryGameThatEndsIsKeptAndReadAgain) {
  TestContext test;
  Match match = lost(fresh(Mode::Expert, 3));
  match.count_assist();
  keep_record<Match, records>(test.context(), match);
  const auto& games = test.player().kept_games(Game::kName).games();
  ASSERT_EQ(games.size(), 1U);
  const auto record = records().codec().reader(test.context())(games.front());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->card.moves, 2U);
  EXPECT_EQ(record->card.outcome, RecordOutcome::Lost);
  const std::string about = record->card.about(test.context().words);
  EXPECT_EQ(about, "Expert · 30 × 16 · 99 mines · with help");
  EXPECT_EQ(read_share(record->write(0))->moves().size(), 0U) << "the board alone";
  EXPECT_EQ(read_share(record->write(1))->moves().size(), 2U);
  EXPECT_EQ(read_share(record->write(1))->times().size(), 2U);
}

TEST(MinesKeptGames, DamagedTextsAreRefusedWithTheirPlace) {
  TestContext test;
  const auto read = [&](const std::string& text) {
    return records().codec().reader(test.context())({.origin = RecordOrigin::Opened, .text = text});
  };
  const auto none = read("no game");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().reason, "This is not a game code of Minesweeper.");
  std::string text = write_share(*record_of(lost(fresh(Mode::Beginner)))->replay);
  text[20] = '!';
  const auto damaged = read("My board:\n" + text);
  ASSERT_FALSE(damaged);
  EXPECT_EQ(damaged.error().line, 2);
  EXPECT_EQ(damaged.error().column, 21);
}

}  // namespace
}  // namespace quintet::mines
