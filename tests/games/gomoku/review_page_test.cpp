#include "games/gomoku/review_page.hpp"
#include "games/gomoku/words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>
#include <thread>

#include "core/gomoku/computer.hpp"
#include "games/gomoku/records.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view kGame = "h8i9h9h7h10i8g8g9i10j11f7e6j10k10";
constexpr std::string_view kWon = "h8h1i8i1j8j1k8k1l8";  // black makes five

NotedGame game_of(std::string_view text) {
  NotedGame game = *read_game(text, {});
  game.origin = RecordOrigin::Opened;
  return game;
}

Match match_of(std::string_view text, const Match::SeatPlayers& players = {}) {
  Match match({}, players);
  const NotedGame game = game_of(text);
  for (const Move& move : game.replay->moves()) match.play(move);
  return match;
}

// Until every position is analysed.
void judge_all(TestContext& test) {
  const auto given_up = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (test.scenes().top()->busy() || !test.scenes().at_rest()) {
    ASSERT_LT(std::chrono::steady_clock::now(), given_up) << test.seen();
    test.send({});
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

TEST(GomokuReview, EvaluatesEveryPositionInTheBackground) {
  TestContext test;
  const auto& page = test.push<ReviewPage>(records(), game_of(kGame), 0U);
  EXPECT_THAT(test.seen(), HasSubstr("ply=14 of=14 judged=0"));
  test.settle();
  EXPECT_TRUE(page.busy() || page.describe().find("judged=15") != std::string::npos);
  test.press(Action::Left);
  EXPECT_THAT(test.seen(), HasSubstr("ply=13"));
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("judged=15"));
  EXPECT_THAT(test.seen(), Not(HasSubstr("mistakes=0")));
}

// The fastest of a few tries: the machine may be loaded.
TEST(GomokuReview, StopsTheSearchWhenThePageIsLeft) {
  constexpr int kTries = 5;
  auto quickest = std::chrono::steady_clock::duration::max();
  for (int i = 0; i < kTries; ++i) {
    TestContext test;
    test.push<ReviewPage>(records(), game_of(kGame), 0U);
    test.wait(motion::kCalm);
    const auto before = std::chrono::steady_clock::now();
    test.press(Action::Back);
    quickest = std::min(quickest, std::chrono::steady_clock::now() - before);
    EXPECT_TRUE(test.scenes().empty());
  }
  EXPECT_LT(quickest, std::chrono::milliseconds(50));
}

TEST(GomokuReview, ContinuesTheAnalysisWhenItComesBack) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  while (test.seen().find("judged=3") == std::string::npos) test.send({});
  test.tap("gomoku.review.record");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.record"));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), HasSubstr("judged=3"));
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("judged=15"));
}

TEST(GomokuReview, SaysThatTheAnalysisFailedAndStillShowsTheGame) {
  TestContext test;
  std::vector<std::string> logged;
  test.context().log = [&](std::string_view line) { logged.emplace_back(line); };
  test.push<ReviewPage>(records(), game_of(kGame), 0U, std::numeric_limits<std::size_t>::max());
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("judged=0"));
  EXPECT_THAT(test.seen(), HasSubstr("notice=This game could not be analysed."));
  EXPECT_EQ(logged.size(), 1U);
  test.press(Action::Left);
  test.wait(motion::kCalm);
  EXPECT_THAT(test.seen(), HasSubstr("ply=13"));
  test.draw();
}

TEST(GomokuReview, CopiesAndPastesByKeys) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  test.press(Action::Copy);
  EXPECT_EQ(test.clipboard().text(), kGame);
  test.clipboard().set_text("h8i9");
  test.press(Action::Paste);
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
}

TEST(GomokuReview, StepsByKeysWheelAndCurve) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  test.wait(motion::kCalm);
  test.press(Action::Home);
  EXPECT_THAT(test.seen(), HasSubstr("ply=0 "));
  test.press(Action::Left);
  EXPECT_THAT(test.seen(), HasSubstr("ply=0 "));
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), HasSubstr("ply=1 "));
  test.press(Action::End);
  EXPECT_THAT(test.seen(), HasSubstr("ply=14 "));
  test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .scroll = {0, 2}}});
  EXPECT_THAT(test.seen(), HasSubstr("ply=12 "));
  test.tap("gomoku.review.curve");
  EXPECT_THAT(test.seen(), HasSubstr("ply=7 "));
}

TEST(GomokuReview, PlaysBackAndStopsAtTheEnd) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kWon), 0U);
  test.press(Action::Home);
  test.tap("gomoku.review.play");
  EXPECT_THAT(test.seen(), HasSubstr("ply=0 "));
  test.wait(std::chrono::milliseconds(1100));
  EXPECT_THAT(test.seen(), HasSubstr("ply=1 "));
  EXPECT_THAT(test.seen(), HasSubstr("playing=yes"));
  test.wait(std::chrono::seconds(9));
  EXPECT_THAT(test.seen(), HasSubstr("ply=9 "));
  EXPECT_THAT(test.seen(), Not(HasSubstr("playing")));
}

TEST(GomokuReview, LeadsToTheMistakes) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  judge_all(test);
  test.tap("gomoku.review.mistake-back");
  EXPECT_THAT(test.seen(), HasSubstr("better="));
  EXPECT_THAT(test.seen(), Not(HasSubstr("ply=14 ")));
}

// What the page says, line by line.
std::string words_on(TestContext& test) {
  std::string all;
  test.context().canvas.read_text([&](Canvas& canvas) { test.scenes().top()->draw(canvas, Duration{0}); },
                                  [&](const LineOfText& line) { all += std::string(line.text) + '\n'; });
  return all;
}

// White ignores black's open three and loses to the open four.
constexpr std::string_view kIgnored = "h8a1h9a3h10a5h11a7h12";

// White ignores black's open three on the eighth row (b1), and black does not make an open four of it (o1).
constexpr std::string_view kCareless = "h8i9a1j10g8g7i8b1o1j8";

TEST(GomokuReview, SaysWhyAMoveWasAMistake) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  test.press(Action::PageUp);
  EXPECT_THAT(test.seen(), HasSubstr("last=o1"));
  EXPECT_THAT(words_on(test), HasSubstr("Let a won game slip"));
  EXPECT_THAT(words_on(test), HasSubstr(": Makes an open four."));  // the better move
  test.press(Action::PageUp);
  EXPECT_THAT(test.seen(), HasSubstr("last=b1"));
  EXPECT_THAT(words_on(test), HasSubstr("Stops an open four."));    // the better move
  EXPECT_THAT(words_on(test), HasSubstr(": Makes an open four."));  // what black can do now
}

TEST(GomokuReview, ShowsHowAMistakeIsPunishedUpToTheFive) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kIgnored), 0U);
  judge_all(test);
  while (test.seen().find("last=a5") == std::string::npos) test.press(Action::Left);
  test.tap("gomoku.review.follows");
  EXPECT_THAT(test.seen(), HasSubstr("line=follows:1/3"));
  test.press(Action::End);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("line=follows:3/3"));
  test.tap("gomoku.review.on");  // nothing to play on after the five
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), HasSubstr("last=a5"));
}

TEST(GomokuReview, AnswersAMoveThatThePlayerTries) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  while (test.seen().find("last=b1") == std::string::npos) test.press(Action::Left);
  test.tap("gomoku.review.try");
  EXPECT_THAT(test.seen(), HasSubstr("line=try:0/0"));
  test.tap("j8");
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/2"));
  EXPECT_THAT(words_on(test), HasSubstr("A good move"));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
  EXPECT_THAT(test.seen(), HasSubstr("last=b1"));
}

// The words are those of the list: black lets the win slip again.
// Enter on Back would leave the review.
TEST(GomokuReview, TheFocusStaysWithTheLine) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  while (test.seen().find("last=b1") == std::string::npos) test.press(Action::Left);
  for (const std::string button : {"best", "try"}) {
    test.tap("gomoku.review." + button);
    EXPECT_THAT(test.seen(), HasSubstr("line=" + button));
    test.press(Action::Back);
    EXPECT_THAT(test.seen(), HasSubstr("focus=gomoku.review." + button));
  }
}

TEST(GomokuReview, JudgesATriedMoveAsThatOfTheGame) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  while (test.seen().find("last=b1") == std::string::npos) test.press(Action::Left);
  test.tap("o1");
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/2"));
  EXPECT_THAT(words_on(test), HasSubstr("Let a won game slip"));
}

TEST(GomokuReview, AnswersATriedMoveAfterAVisitToAnotherPage) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of("h8i9h9h7"), 0U);
  judge_all(test);
  test.tap("j10");
  EXPECT_THAT(test.seen(), HasSubstr("line=try:1/1 shown=j10 answering=yes"));
  test.tap("gomoku.review.record");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.record"));
  test.press(Action::Back);
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/2"));
}

std::string picture_of(TestContext& test) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("quintet-review-" + std::to_string(std::random_device()()) + ".png");
  EXPECT_TRUE(test.save_picture(file));
  std::ifstream in(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  std::filesystem::remove(file);
  return bytes;
}

// Visits another page.
void leave_and_return(TestContext& test) {
  test.push<ReviewPage>(records(), game_of("h8"), 0U);
  test.press(Action::Back);
  test.settle();
}

TEST(GomokuReview, LightsTheFiveOfALineAfterAVisitToAnotherPage) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kIgnored), 0U);
  judge_all(test);
  while (test.seen().find("last=a5") == std::string::npos) test.press(Action::Left);
  test.tap("gomoku.review.follows");
  test.press(Action::Right);
  test.press(Action::Right);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("line=follows:3/3"));
  const std::string before = picture_of(test);
  leave_and_return(test);
  EXPECT_TRUE(picture_of(test) == before);
}

TEST(GomokuReview, LightsTheFiveOfTheGameAfterALine) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kWon), 0U);
  judge_all(test);
  test.tap("gomoku.review.best");
  EXPECT_THAT(test.seen(), HasSubstr("line=best"));
  test.press(Action::Back);
  test.send({PointerEvent{.kind = PointerEvent::Kind::Left}});
  test.settle();
  const std::string after_line = picture_of(test);
  test.press(Action::Left);
  test.press(Action::Right);
  test.settle();
  EXPECT_TRUE(picture_of(test) == after_line);
}

TEST(GomokuReview, TriesAMoveByKeysAlone) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kIgnored), 0U);
  judge_all(test);
  test.press(Action::Home);
  test.press(Action::Hint);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:0/0"));
  test.press(Action::Down);  // shows the cursor
  test.press(Action::Down);
  test.press(Action::Right);
  test.press(Action::Confirm);
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/2"));
}

TEST(GomokuReview, RefusesAStoneOnAnotherOne) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of("h8i9h9h7"), 0U);
  test.wait(motion::kCalm);
  test.tap("h8");
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
  test.tap("j10");
  EXPECT_THAT(test.seen(), HasSubstr("line=try:1/1 shown=j10"));
}

TEST(GomokuReview, PlaysOnFromALineBesideTheGame) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  judge_all(test);
  test.tap("gomoku.review.mistake-back");
  test.tap("gomoku.review.best");
  test.press(Action::Right);
  test.tap("gomoku.review.on");
  test.wait(motion::kCalm);
  test.tap("dialog.two");
  EXPECT_THAT(test.seen(), HasSubstr("gomoku.play"));
  EXPECT_THAT(test.seen(), HasSubstr("stones=14"));
}

// The 7 of "line=best:7/7".
int length_of_line(const std::string& seen) {
  return std::stoi(seen.substr(seen.find('/', seen.find(" line=")) + 1));
}

// Over finished games: the move that wins is never blamed, nor one after which the game stays won; and every line can be
// played.
TEST(GomokuReview, NeverSaysBetterOfAMoveThatWins) {
  Computer computer(std::size_t{1} << 20U);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Game game;
    Random chance(seed);
    std::string moves;
    while (!game.over() && game.board().stones() < 80) {
      const Level level = game.to_move() == Colour::Black ? Level::Adept : Level::Beginner;
      const Move move = computer.decide(game, level, {}, chance).move;
      chance.next();
      moves += write_point(move.at, kUsualSide);
      game.play(move);
    }
    TestContext test;
    test.push<ReviewPage>(records(), game_of(moves), 0U);
    judge_all(test);
    if (game.ending() == Ending::Five) {
      EXPECT_THAT(test.seen(), Not(HasSubstr("better="))) << moves;
    }
    for (int ply = game.board().stones(); ply > 0; --ply) {
      for (const char* line : {"gomoku.review.best", "gomoku.review.follows"}) {
        test.tap(line);
        test.press(Action::End);
        const std::string seen = test.seen();
        if (seen.find(" line=") == seen.npos) continue;  // there is none after the end
        // An illegal move would not be shown: the board would have fewer stones.
        const int from = ply - (seen.find(" line=best") == seen.npos ? 0 : 1);
        EXPECT_THAT(seen, HasSubstr("stones=" + std::to_string(from + length_of_line(seen)))) << moves;
        test.tap("gomoku.review.close");
      }
      test.press(Action::Left);
    }
  }
}

TEST(GomokuReview, PlaysOnFromAPositionWithoutARecord) {
  TestContext test;
  const Match match = match_of("h8i9h9h7", {SeatPlayer{}, SeatPlayer{gomoku::Level::Pupil}});
  test.push<ReviewPage>(records(), record_of(match), 0U);
  test.press(Action::Left);
  test.press(Action::Left);
  test.tap("gomoku.review.on");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.play"));
  EXPECT_THAT(test.seen(), HasSubstr("mode=computer stones=2"));
  EXPECT_EQ(test.scenes().depth(), 1U);
  const auto kept = MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Computer).id);
  ASSERT_TRUE(kept);
  EXPECT_TRUE(kept->recorded());
}

TEST(GomokuReview, AsksBeforeASavedGameIsLost) {
  TestContext test;
  const Match kept = match_of("a1b1c1");
  MatchFlow<Match>(test.context()).store().save(kept);
  test.push<ReviewPage>(records(), game_of("h8i9h9h7"), 0U);
  test.tap("gomoku.review.on");
  test.wait(motion::kCalm);
  test.tap("dialog.two");
  test.wait(motion::kCalm);
  EXPECT_THAT(test.seen(), StartsWith("dialog"));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_EQ(MatchFlow<Match>(test.context()).store().load(mode_info(Mode::Two).id)->stones(), kept.stones());
}

TEST(GomokuReview, DoesNotPlayOnAfterAFive) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kWon), 0U);
  test.tap("gomoku.review.on");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
}

TEST(GomokuReview, SaysWhatAMoveLost) {
  const Localiser words;
  const auto said = [&](gomoku::Value before, gomoku::Value after, double lost) {
    return slip_words(words, {.played = {}, .best = {}, .before = before, .after = after, .lost = lost});
  };
  EXPECT_EQ(said(gomoku::win_in(5), gomoku::loss_in(4), 1), "Turned a won game into a lost one");
  EXPECT_EQ(said(gomoku::win_in(5), 30, 0.4), "Let a won game slip");
  EXPECT_EQ(said(30, gomoku::loss_in(4), 0.5), "Let the other side force a win");
  EXPECT_EQ(said(30, -200, 0.256), "Lost 26 % win chance");
}

}  // namespace
}  // namespace quintet::gomoku
