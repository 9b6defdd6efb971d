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
#include "games/gomoku/match.hpp"
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
  const auto mistakes = [&test] { return test.seen().substr(test.seen().find("mistakes="), 10); };
  const std::string found = mistakes();

  // The same game is known at once when it is opened again; under another rule, also an assumed one, and a longer one it is
  // not.
  test.press(Action::Back);
  test.settle();
  test.push<ReviewPage>(records(), game_of(kGame), 0U);
  EXPECT_THAT(test.seen(), HasSubstr("ply=14 of=14 judged=15"));
  EXPECT_EQ(mistakes(), found);
  test.press(Action::Back);
  test.settle();
  NotedGame renju = *read_game(kGame, {.rule = Rule::Renju});
  EXPECT_TRUE(renju.notes.rule_assumed);
  test.push<ReviewPage>(records(), renju, 0U);
  EXPECT_THAT(test.seen(), HasSubstr("ply=14 of=14 judged=0"));
  test.press(Action::Back);
  test.settle();
  test.push<ReviewPage>(records(), game_of(std::string(kGame) + "a1"), 0U);
  EXPECT_THAT(test.seen(), HasSubstr("ply=15 of=15 judged=0"));
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
  EXPECT_THAT(words_on(test), HasSubstr(". It makes an open four."));  // the better move
  test.press(Action::PageUp);
  EXPECT_THAT(test.seen(), HasSubstr("last=b1"));
  EXPECT_THAT(words_on(test), HasSubstr("It blocks an open three."));  // the better move
  EXPECT_THAT(words_on(test), HasSubstr("Now Black plays "));
  EXPECT_THAT(words_on(test), HasSubstr("It makes an open four."));  // what black can do now
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
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/"));
  EXPECT_THAT(words_on(test), HasSubstr("J8 · "));
  EXPECT_THAT(words_on(test), Not(HasSubstr("Now Black plays")));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
  EXPECT_THAT(test.seen(), HasSubstr("last=b1"));
}

// White leaves the three alone once more: black's answers are shown to the five, and the main button takes the try back.
TEST(GomokuReview, ShowsHowABadTryIsPunished) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  while (test.seen().find("last=b1") == std::string::npos) test.press(Action::Left);
  test.tap("gomoku.review.try");
  test.tap("a15");
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/4"));
  EXPECT_THAT(words_on(test), HasSubstr("A15 · Allowed a forced win"));
  EXPECT_THAT(words_on(test), HasSubstr("makes an open four."));
  EXPECT_THAT(words_on(test), Not(HasSubstr("Better:"))) << "that is for the player to find";
  test.tap("gomoku.review.take-back");
  EXPECT_THAT(test.seen(), HasSubstr("line=try:0/0"));
}

// Each mistake is a puzzle before its answer shows; every good move solves it.
TEST(GomokuReview, TeachesFromTheMistakes) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  test.tap("gomoku.review.learn");
  while (test.seen().find("stones=7") == std::string::npos) test.tap("gomoku.review.puzzle-next");
  EXPECT_THAT(test.seen(), HasSubstr(":open"));
  EXPECT_THAT(words_on(test), HasSubstr("Find a better move."));
  EXPECT_THAT(words_on(test), Not(HasSubstr("Better:")));
  // While an answer is judged, another one replaces it: a stone of the other side would be no answer.
  test.tap("a14");
  test.press(Action::Undo);
  test.press(Action::Redo);
  test.tap("a15");
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/"));
  EXPECT_THAT(test.seen(), HasSubstr(":wrong"));
  EXPECT_THAT(words_on(test), HasSubstr("A15 · Allowed a forced win"));
  test.tap("j8");  // another try replaces the wrong one
  test.press(Action::Undo);
  test.press(Action::Redo);  // its judgement is asked for again
  judge_all(test);
  EXPECT_THAT(test.seen(), HasSubstr(":found"));
  EXPECT_THAT(test.seen(), HasSubstr("focus=gomoku.review.puzzle-next"));
  EXPECT_THAT(words_on(test), HasSubstr("Solved!"));
  test.draw();
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), Not(HasSubstr("puzzle=")));
  EXPECT_THAT(test.seen(), HasSubstr("focus=gomoku.review.learn"));
}

TEST(GomokuReview, ShowsTheAnswerOfAPuzzleOnRequest) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kCareless), 0U);
  judge_all(test);
  test.tap("gomoku.review.learn");
  test.tap("gomoku.review.puzzle-answer");
  EXPECT_THAT(test.seen(), HasSubstr(":shown"));
  EXPECT_THAT(test.seen(), HasSubstr("line=best:1/"));
  EXPECT_THAT(words_on(test), HasSubstr("Better: "));
}

// After a game against the computer only the person's mistakes are puzzles.
TEST(GomokuReview, TeachesThePersonOnly) {
  TestContext test;
  test.push<ReviewPage>(records(),
                        record_of(match_of(kCareless, {SeatPlayer{}, SeatPlayer{gomoku::Level::Pupil}})), 0U);
  judge_all(test);
  test.tap("gomoku.review.learn");
  for (bool last = false; !last;) {
    const std::string seen = test.seen();
    const int stones = std::stoi(seen.substr(seen.find("stones=") + 7));
    EXPECT_EQ(stones % 2, 0) << "the person has black";
    const auto at = seen.find("puzzle=") + 7;
    last = seen[at] == seen[at + 2];
    if (!last) test.tap("gomoku.review.puzzle-next");
  }
}

// Of three stones that one player has laid out none is a mistake.
TEST(GomokuReview, SaysHowFairAnOpeningIs) {
  TestContext test;
  Match match({.opening = Opening::Swap}, {});
  for (const char* name : {"h8", "a1", "i8"}) match.play({.at = *read_point(name, kUsualSide)});
  match.play({.kind = Move::Kind::TakeWhite});
  match.play({.at = *read_point("h9", kUsualSide)});
  const NotedGame record = record_of(match);
  EXPECT_EQ(record.notes.placed, 3U);
  test.push<ReviewPage>(records(), record, 0U);
  judge_all(test);
  while (test.seen().find("ply=3 ") == std::string::npos) test.press(Action::Left);
  EXPECT_THAT(words_on(test), HasSubstr("The opening gives Black "));
  EXPECT_THAT(test.seen(), Not(HasSubstr("better=")));
  test.press(Action::Left);
  EXPECT_THAT(words_on(test), HasSubstr("Part of the opening"));
}

TEST(GomokuReview, HasWordsForTheOpening) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of("h8i9"), 0U);
  judge_all(test);
  EXPECT_THAT(words_on(test), HasSubstr("an indirect opening."));
  test.press(Action::Left);
  EXPECT_THAT(words_on(test), HasSubstr("It takes the centre"));
}

// Six in a row end the game by one rule alone.
constexpr std::string_view kSix = "h8a1i8b3j8c5l8d7m8e9k8";

// The kept games of the list, as it shows them.
std::vector<RecordCard> listed(TestContext& test) {
  const auto read = records().codec().reader(test.context());
  std::vector<RecordCard> cards;
  for (const KeptGame& kept : test.player().kept_games("gomoku").games()) cards.push_back(read(kept)->card);
  return cards;
}
std::string title_of(TestContext& test, const RecordCard& card) {
  return card.title(test.context().words) + ", " + card.about(test.context().words);
}

TEST(GomokuReview, SaysWhichRuleItAssumesAndAsksWhereItMatters) {
  TestContext test;
  test.clipboard().set_text(std::string(kGame));
  test.push<ReviewPage>(records(), game_of("h8i9"), 0U);
  test.send({});
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Five or more (assumed)"));
  test.clipboard().set_text(std::string(kSix));
  test.press(Action::Paste);
  test.wait(motion::kCalm);
  EXPECT_THAT(test.seen(), StartsWith("dialog"));
  ASSERT_EQ(listed(test).size(), 1U);
  EXPECT_EQ(title_of(test, listed(test).front()), "Black won, 15 × 15 · Five or more (assumed)");
  test.tap("dialog.exact");
  test.settle();
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Exactly five"));
  // It is kept with its rule, by which nobody has won, and can still be changed, also when it is opened from the list.
  ASSERT_EQ(listed(test).size(), 1U);
  EXPECT_EQ(title_of(test, listed(test).front()), "Black against White, 15 × 15 · Exactly five");
  test.press(Action::Back);
  const std::int64_t id = test.player().kept_games("gomoku").games().front().id;
  ASSERT_TRUE(ImportExport(test.context(), records().codec(), 0).open(id, ReviewStart::End));
  test.settle();
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  test.tap("gomoku.review.rule");
  test.wait(motion::kCalm);
  test.tap("dialog.freestyle");
  test.settle();
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Five or more"));
  ASSERT_EQ(listed(test).size(), 1U);
  EXPECT_EQ(title_of(test, listed(test).front()), "Black won, 15 × 15 · Five or more");
}

// What a file states stays, whatever rule is chosen, and is written; what only one rule says is not.
TEST(GomokuReview, KeepsTheResultThatAFileStates) {
  NotedGame six = game_of(kSix);
  EXPECT_EQ(six.notes.outcome, Outcome::BlackWins);
  EXPECT_THAT(records().kept_text(six), Not(HasSubstr("RE[")));
  EXPECT_EQ(with_rule(six, Rule::Exact).notes.outcome, Outcome::Playing);
  std::string sgf = records().kept_text(six);
  sgf.insert(sgf.find("SZ["), "RE[W+R]");
  six = game_of(sgf);
  EXPECT_EQ(six.notes.outcome, Outcome::BlackWins) << "the stones say more than a file";
  const NotedGame exact = with_rule(six, Rule::Exact);
  EXPECT_EQ(exact.notes.outcome, Outcome::WhiteWins);
  EXPECT_THAT(records().kept_text(exact), HasSubstr("RE[W+]"));
  EXPECT_EQ(with_rule(exact, Rule::Freestyle).notes.outcome, Outcome::BlackWins);
  // A five is one under every rule.
  EXPECT_THAT(records().kept_text(game_of(kWon)), HasSubstr("RE[B+]"));
}

// The only answer that changes nothing.
TEST(GomokuReview, LeavesTheRuleAssumedWhereThePlayerIsNotSure) {
  TestContext test(600, 400);
  test.clipboard().set_text(std::string(kSix));
  test.push<ReviewPage>(records(), game_of("h8i9"), 0U);
  test.press(Action::Paste);
  test.wait(motion::kCalm);
  for (const char* language : {"zh_CN", "en"}) {
    test.speak(language);
    expect_fits(test.stage(), "the question about the rule");
  }
  test.resize(1280, 720);
  const auto kept = test.player().kept_games("gomoku");
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Five or more (assumed)"));
  EXPECT_EQ(test.player().kept_games("gomoku"), kept);
  // The assumed rule is an answer too.
  test.tap("gomoku.review.rule");
  test.wait(motion::kCalm);
  test.tap("dialog.freestyle");
  test.settle();
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Five or more"));
  EXPECT_THAT(words_on(test), Not(HasSubstr("assumed")));
}

// A file stays as it is; what the player has said about it is kept beside it.
TEST(GomokuReview, AsksOnceForTheRuleOfAFile) {
  TestContext test;
  const std::string file = *test.games().write("six", ".txt", std::string(kSix));
  const ImportExport games(test.context(), records().codec(), 0);
  ASSERT_TRUE(games.open(file, ReviewStart::End));
  test.wait(motion::kCalm);
  EXPECT_THAT(test.seen(), StartsWith("dialog"));
  test.tap("dialog.exact");
  test.settle();
  ASSERT_EQ(listed(test).size(), 1U);
  EXPECT_EQ(title_of(test, listed(test).front()), "Black against White, 15 × 15 · Exactly five");
  EXPECT_EQ(test.games().read(file), std::string(kSix));
  test.press(Action::Back);
  ASSERT_TRUE(games.open(file, ReviewStart::End));
  test.settle();
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Exactly five"));
  // So too when it is pasted, and it is in the list once.
  test.clipboard().set_text(std::string(kSix));
  test.press(Action::Paste);
  test.settle();
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(words_on(test), HasSubstr("15 × 15 · Exactly five"));
  EXPECT_EQ(listed(test).size(), 1U);
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
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/"));
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
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/"));
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

// The stones of the better line appear as soon as it is known.
TEST(GomokuReview, DrawsWhatTheAnalysisFindsInTheShownPosition) {
  TestContext test;
  test.push<ReviewPage>(records(), game_of(kIgnored), 0U);
  while (test.seen().find("last=a5") == std::string::npos) test.press(Action::Left);
  judge_all(test);
  const std::string found = picture_of(test);
  test.press(Action::Left);
  test.press(Action::Right);
  test.settle();
  EXPECT_TRUE(picture_of(test) == found);
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
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/"));
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

TEST(GomokuReview, LeavesTheSavedGameBesideTheOneThatGoesOn) {
  TestContext test;
  const Match kept = match_of("a1b1c1d1e1");
  MatchFlow<Match>(test.context()).store().save(kept);
  test.push<ReviewPage>(records(), game_of("h8i9h9h7"), 0U);
  test.tap("gomoku.review.on");
  test.wait(motion::kCalm);
  test.tap("dialog.two");
  test.wait(motion::kCalm);
  EXPECT_THAT(test.seen(), StartsWith("gomoku.play"));
  const MatchFlow<Match> flow(test.context());
  const std::vector<std::string> unfinished = flow.unfinished(Mode::Two);
  ASSERT_EQ(unfinished.size(), 2U);
  EXPECT_EQ(flow.find(Mode::Two, unfinished[0])->stones().size(), 4U);
  EXPECT_EQ(flow.find(Mode::Two, unfinished[1])->stones(), kept.stones());
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
  EXPECT_EQ(said(30, gomoku::loss_in(4), 0.5), "Allowed a forced win");
  EXPECT_EQ(said(30, -200, 0.256), "Win chance 27%, could be 52%");
}

}  // namespace
}  // namespace quintet::gomoku
