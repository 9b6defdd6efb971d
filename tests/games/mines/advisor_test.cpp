// Hints, chances and the judgement of a loss, on a small board:
//
//     1*2*1
//     12321
//     .1*1.
//     12321
//     1*2*1
#include "games/mines/advice.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>

#include "games/mines/controller.hpp"
#include "support/game_page.hpp"
#include "support/test_context.hpp"
#include "ui/kit/match.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

using Key = quintet::Action;

constexpr std::array<Point, 5> kMines{Point{0, 1}, {0, 3}, {2, 2}, {4, 1}, {4, 3}};

Match small_match() {
  const Rules rules{.size = {5, 5}, .mines = 5, .no_guess = false};
  return {Mode::Custom, Start{rules, Random(1), Start::Given{{Field(rules.size, kMines), false}, {2, 0}}}};
}

// With a mine in each upper corner; the corner at the left and then its neighbours are certain.
Match certain_match() {
  const Rules rules{.size = {4, 2}, .mines = 2, .no_guess = false};
  constexpr std::array<Point, 2> kCorners{Point{0, 0}, {0, 3}};
  Match match(Mode::Custom,
              Start{rules, Random(1), Start::Given{{Field(rules.size, kCorners), false}, {0, 1}}});
  for (const Point at : {Point{0, 1}, {1, 0}, {1, 1}}) match.play({Action::Open, at});
  return match;
}

class MinesAdvisor : public testing::Test {
 protected:
  void SetUp() override {
    ui::push_game<Controller>(test, small_match());
    test.settle();
  }
  bool says(const std::string& words) const {
    return (test.seen() + ' ').find(words + ' ') != std::string::npos;
  }
  std::string value(const std::string& key) const {
    const std::string text = test.seen() + ' ';
    const auto at = text.find(' ' + key + '=');
    return at == std::string::npos
               ? ""
               : text.substr(at + key.size() + 2, text.find(' ', at + 1) - at - key.size() - 2);
  }
  // Until what runs in the background has come.
  void await() {
    for (int i = 0; i < 5'000 && test.scenes().top()->busy(); ++i) {
      std::this_thread::sleep_for(milliseconds(1));
      test.send({});
    }
    test.settle();
  }
  void press(Key key) {
    test.press(key);
    await();
  }
  void open(const std::string& cell) {
    test.tap(cell);
    await();
  }
  void flag(const std::string& cell) {
    const Vec at = test.scenes().top()->locate(cell).value();
    test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = at, .button = Button::Secondary}});
    test.send({PointerEvent{.kind = PointerEvent::Kind::Released, .at = at, .button = Button::Secondary}});
    test.settle();
  }

  TestContext test;
};

TEST_F(MinesAdvisor, AHintIsOpenedByItsButton) {
  press(Key::Hint);
  EXPECT_EQ(value("hint"), "2,0") << "a given board begins there";
  EXPECT_TRUE(says("helped")) << test.seen();
  test.tap("mines.play.open-it");
  await();
  EXPECT_EQ(value("hint"), "");
  EXPECT_EQ(value("moves"), "1");
  EXPECT_EQ(test.scenes().top()->locate("mines.play.open-it"), std::nullopt);
}

TEST_F(MinesAdvisor, HintsClearTheBoardWithoutALoss) {
  for (int i = 0; i < 25 && value("status") != "won"; ++i) {
    press(Key::Hint);
    ASSERT_TRUE(test.scenes().top()->locate("mines.play.open-it")) << test.seen();
    test.tap("mines.play.open-it");
    for (int j = 0; j < 5'000 && test.scenes().top()->busy(); ++j) test.send({});
  }
  EXPECT_EQ(value("status"), "won") << test.seen();
}

TEST_F(MinesAdvisor, AHintIsTakenAwayByEscapeByGotItAndByAMove) {
  open("2,0");
  press(Key::Hint);
  EXPECT_NE(value("hint"), "");
  press(Key::Back);
  EXPECT_EQ(value("hint"), "");
  press(Key::Hint);
  test.tap("mines.play.got-it");
  test.settle();
  EXPECT_EQ(value("hint"), "");
  press(Key::Hint);
  const std::string cell = value("hint");
  flag("4,4");
  EXPECT_EQ(value("hint"), cell) << "a mark elsewhere changes nothing";
  open("0,0");
  EXPECT_EQ(value("hint"), "");
}

TEST_F(MinesAdvisor, AWrongFlagIsTakenAway) {
  ui::push_game<Controller>(test, certain_match());
  flag("1,2");
  press(Key::Hint);
  EXPECT_EQ(value("hint"), "1,2");
  EXPECT_EQ(value("left"), "1");
  test.tap("mines.play.open-it");
  await();
  EXPECT_EQ(value("left"), "2");
  EXPECT_EQ(value("closed"), "3") << "the flag is gone, and the cell still closed";
  test.tap("mines.play.open-it");
  await();
  EXPECT_EQ(value("closed"), "2");
}

TEST_F(MinesAdvisor, TheCursorGoesToTheHint) {
  open("2,0");
  press(Key::Hint);
  const std::string cell = value("hint"), closed = value("closed");
  press(Key::Confirm);  // shows the cursor
  press(Key::Confirm);
  EXPECT_NE(value("closed"), closed) << cell;
}

TEST_F(MinesAdvisor, ALossIsJudgedInTheResultAndAfterIt) {
  ui::push_game<Controller>(test, certain_match());
  test.settle();
  test.tap("0,3");
  await();
  test.wait(std::chrono::seconds(2));
  const auto texts = texts_of(test.context());
  EXPECT_EQ(std::ranges::count(texts, "Avoidable"), 1) << testing::PrintToString(texts);
  press(Key::Back);
  EXPECT_NE(test.seen().find("The ticked cells were certainly safe."), std::string::npos) << test.seen();
  press(Key::Undo);
  EXPECT_EQ(value("judged"), "") << "the game goes on";
}

TEST_F(MinesAdvisor, ALossNamesTheSafeCellsUnderWrongFlags) {
  ui::push_game<Controller>(test, certain_match());
  test.settle();
  flag("0,2");
  flag("1,2");
  test.tap("0,3");
  await();
  test.wait(std::chrono::seconds(2));
  EXPECT_EQ(std::ranges::count(texts_of(test.context()), "The cells under the wrong flags"), 1)
      << testing::PrintToString(texts_of(test.context()));
}

TEST_F(MinesAdvisor, ALossByAGuessIsJudgedToo) {
  open("2,0");
  test.tap("2,2");
  await();
  test.wait(std::chrono::seconds(2));
  EXPECT_EQ(std::ranges::count(texts_of(test.context()), "A risky guess"), 1);
}

// The table is renewed after each move, counts as help once, and is gone after the end.
TEST(MinesChancesShown, AreThoseOfTheSolver) {
  TestContext test;
  Advisor advisor(test.context());
  Match match = small_match();
  const auto play = [&](const Move& move) {
    match.play(move);
    advisor.follow(match);
    while (advisor.running()) advisor.advance(match);
  };
  advisor.toggle_chances(match);
  EXPECT_FALSE(advisor.running()) << "before the first click they depend on its promise";
  for (const Point at : {Point{2, 0}, {0, 0}, {0, 2}}) {
    play({Action::Open, at});
    ASSERT_TRUE(advisor.chances());
    EXPECT_EQ(advisor.chances()->mine, chances(match.game().position()).mine);
  }
  EXPECT_EQ(match.assists(), 1);
  play({Action::Mark, {4, 4}});
  EXPECT_TRUE(advisor.chances());
  play({Action::Open, {2, 2}});
  EXPECT_FALSE(advisor.chances());
  EXPECT_TRUE(advisor.note());
}

// The first answer is still being computed.
TEST(MinesHintAsked, SurvivesAMark) {
  TestContext test;
  Advisor advisor(test.context());
  Match match = certain_match();
  advisor.ask_hint(match);
  match.play({Action::Mark, {0, 3}});
  advisor.follow(match);
  while (advisor.running()) advisor.advance(match);
  EXPECT_TRUE(advisor.hint());
}

TEST_F(MinesAdvisor, ChancesAreHelpOnceShownAndEndWithTheMatch) {
  open("2,0");
  press(Key::Numbers);
  ASSERT_TRUE(says("chances"));
  const auto saved = MatchStore<Match>(test.context().matches).load(word_of(Mode::Custom));
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->assists(), 1) << "saved without another move";
  test.press(Key::Restart);
  test.settle();
  EXPECT_FALSE(says("chances")) << test.seen();
  EXPECT_FALSE(says("helped"));
}

TEST(MinesAideLayout, FitsEveryWindow) {
  TestContext test(320, 240);
  ui::push_game<Controller>(test, small_match());
  test.settle();
  test.tap("2,0");
  test.settle();
  test.press(Key::Hint);
  for (int i = 0; i < 5'000 && test.seen().find("hint=") == std::string::npos; ++i) {
    std::this_thread::sleep_for(milliseconds(1));
    test.send({});
  }
  expect_fits(test.stage(), "hint");
}

}  // namespace
}  // namespace quintet::mines
