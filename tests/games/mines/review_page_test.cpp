#include "games/mines/review_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "core/mines/drawn.hpp"
#include "core/mines/share.hpp"
#include "games/mines/match.hpp"
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
  EXPECT_NE(test.seen().find("quality=3"), std::string::npos) << "needless: " << test.seen();
  EXPECT_NE(test.seen().find("better=2,1"), std::string::npos) << test.seen();
  EXPECT_EQ(test.seen().find("proof=0"), std::string::npos) << "lit numbers prove it: " << test.seen();
  test.tap("mines.review.best");
  analyse(test);
  EXPECT_NE(test.seen().find("line=best:1/1"), std::string::npos) << test.seen();
}

TEST(MinesReviewPage, KeepsADeathThatWasTakenBack) {
  TestContext test;
  const Field field = drawn_field("*....\n.....\n*...*\n");
  Match match(Mode::Custom, Start{{.size = field.size(), .mines = field.mines(), .no_guess = false},
                                  Random(0),
                                  Start::Given{{field, false}, {0, 2}}});
  match.play({Action::Open, {0, 2}});
  match.play({Action::Open, {0, 0}});
  match.undo();
  match.play({Action::Open, {1, 0}});
  ASSERT_TRUE(match.won());
  const auto read = Match::read(match.write());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->known_deaths(), (std::vector<Death>{{1, {Action::Open, {0, 0}}}}));
  const auto record = record_of(*read);
  ASSERT_TRUE(record);
  EXPECT_EQ(ui::read_notes(ui::write_notes(record->notes)).deaths, record->notes.deaths);
  test.push<ReviewPage>(records(), *record, 0U);
  analyse(test);
  EXPECT_NE(test.seen().find("mistakes=1"), std::string::npos) << test.seen();
  EXPECT_NE(test.seen().find("quality=3"), std::string::npos) << "needless: " << test.seen();
  const auto texts = texts_of(test.context());
  const auto shown = [&](std::string_view words) {
    return std::ranges::count_if(texts, [&](const std::string& text) { return text.starts_with(words); });
  };
  EXPECT_GE(shown("A click on 1,1 opened a mine"), 1);
  EXPECT_EQ(std::ranges::count(texts, "2,1"), 2) << "in the list, and on the board";
  EXPECT_EQ(std::ranges::count(texts, "1,1"), 1) << "on the board, where the words send the eye";
}

Match match_on_drawn() {
  const Field field = drawn_field("*....\n.....\n*...*\n");
  return {Mode::Custom, Start{{.size = field.size(), .mines = field.mines(), .no_guess = false},
                              Random(0),
                              Start::Given{{field, false}, {0, 2}}}};
}

// With the move before it, such as a flag to which the program has added a chord; the cell that the chord has opened is
// no mine's then.
TEST(MinesReviewPage, KeepsADeathThatWasTakenBackWithMovesBeforeIt) {
  for (const bool chord : {false, true}) {
    TestContext test;
    Match match = match_on_drawn();
    match.play({Action::Open, {0, 2}});
    match.play({Action::Mark, chord ? Point{1, 0} : Point{0, 0}});
    match.play(chord ? Move{Action::Chord, {0, 1}} : Move{Action::Open, {2, 0}});
    if (chord) match.mark_automatic();
    ASSERT_TRUE(match.lost());
    match.undo();
    match.undo();
    match.play({Action::Open, {1, 0}});
    ASSERT_TRUE(match.won());
    EXPECT_EQ(match.deaths(), 1);
    ASSERT_EQ(match.known_deaths().size(), 1U);
    EXPECT_EQ(match.known_deaths().front().ply, 1U);
    test.push<ReviewPage>(records(), *record_of(match), 0U);
    analyse(test);
    EXPECT_NE(test.seen().find("mistakes=1"), std::string::npos) << test.seen();
    const auto texts = texts_of(test.context());
    const std::string words = chord ? "A click on 1,2 opened a mine" : "A click on 3,1 opened a mine";
    EXPECT_TRUE(std::ranges::any_of(texts, [&](const std::string& text) { return text.starts_with(words); }));
    EXPECT_EQ(std::ranges::count(texts, "No mistakes found"), 0);
  }
}

// An expert's game that ends at a mine with closed cells below and to the right of it.
Match lost_in_the_open(Point& mine) {
  Match match = opened(fresh(Mode::Expert, 3), 1);
  const auto closed = [&](Point at) {
    return match.game().size().contains(at) && match.game().cover(at) == Cover::Closed;
  };
  for (const Point at : match.game().laid()->field.mine_points()) {
    if (!closed({at.row + 1, at.column}) || !closed({at.row, at.column + 1})) continue;
    mine = at;
    match.play({Action::Open, at});
    return match;
  }
  return match;
}

// As it is played: a wide board lies on its side in a high window, and the keys lead as it is seen.
TEST(MinesReviewPage, AWideBoardLiesOnItsSideInATallWindow) {
  Point mine;
  const Match match = lost_in_the_open(mine);
  ASSERT_TRUE(match.lost());
  const auto name = [](int row, int column) {
    return std::to_string(row + 1) + ',' + std::to_string(column + 1);
  };
  for (const bool tall : {true, false}) {
    TestContext test(tall ? 540 : 1280, tall ? 960 : 720);
    test.push<ReviewPage>(records(), *record_of(match), 0U);
    analyse(test);
    const auto place = [&](int column) {
      return *test.scenes().top()->locate("0," + std::to_string(column));
    };
    EXPECT_EQ(place(29).y > place(0).y, tall);
    EXPECT_EQ(place(29).x > place(0).x, !tall);
    EXPECT_GT((place(1) - place(0)).x + (place(1) - place(0)).y, 15) << "points";
    test.press(quintet::Action::Hint);
    test.press(quintet::Action::Down);  // shows the cursor
    test.press(quintet::Action::Down);
    test.press(quintet::Action::Confirm);
    const std::string below = tall ? name(mine.row, mine.column + 1) : name(mine.row + 1, mine.column);
    EXPECT_NE(test.seen().find("shown=" + below + ' '), std::string::npos) << below << ' ' << test.seen();
  }
}

TEST(MinesReviewPage, DeathsThatMakeNoSenseAreNone) {
  EXPECT_TRUE(read_deaths("", {9, 9})->empty());
  EXPECT_FALSE(read_deaths("1,2", {9, 9}));
  EXPECT_FALSE(read_deaths("1,81,0", {9, 9}));
  EXPECT_FALSE(read_deaths("1,80,1", {9, 9})) << "a mark opens nothing";
  EXPECT_EQ(read_deaths("1,80,2", {9, 9})->front(), (Death{1, {Action::Chord, {8, 8}}}));
}

// By keys: the cursor begins at the cell that was opened, and its first key shows it.
TEST(MinesReviewPage, TeachesFromTheMistakes) {
  TestContext test;
  const auto replay = drawn_game(
      {{{Action::Open, {0, 2}}, 0}, {{Action::Mark, {2, 0}}, 900}, {{Action::Open, {2, 4}}, 2500}});
  test.push<ReviewPage>(records(), Record{.replay = replay}, 0U);
  analyse(test);
  using KeyAction = quintet::Action;
  const auto press = [&](std::initializer_list<KeyAction> keys) {
    for (const KeyAction key : keys) test.press(key);
    analyse(test);
  };
  test.tap("mines.review.learn");
  EXPECT_NE(test.seen().find("puzzle=1/1:open"), std::string::npos) << test.seen();
  press({KeyAction::Down, KeyAction::Confirm});  // the mine of the game
  EXPECT_NE(test.seen().find("puzzle=1/1:wrong"), std::string::npos) << test.seen();
  press({KeyAction::Up, KeyAction::Left, KeyAction::Left, KeyAction::Left, KeyAction::Left,
         KeyAction::Confirm});
  EXPECT_NE(test.seen().find("puzzle=1/1:found"), std::string::npos) << test.seen();
  EXPECT_NE(test.seen().find("shown=2,1"), std::string::npos) << test.seen();
  test.draw();
  test.tap("mines.review.puzzle-next");
  EXPECT_NE(test.seen().find("notice=Solved 1 of 1."), std::string::npos) << test.seen();
  EXPECT_EQ(test.seen().find("puzzle="), std::string::npos) << test.seen();
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
