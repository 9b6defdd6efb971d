// What every play page does, shown by lights out (example_game) and gomoku.
#include "ui/pages/game_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "example_game/kit.hpp"
#include "games/gomoku/controller.hpp"
#include "games/gomoku/settings.hpp"
#include "support/game_page.hpp"
#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::HasSubstr;
using testing::Not;

lights::Match two_lamps() {
  lights::Game game;
  for (const Point at : {Point{0, 0}, {4, 4}}) game.play(at);
  return {lights::Mode::Usual, lights::Game::Start{game.lamps()}};
}

class AnyGamePage : public testing::Test {
 protected:
  AnyGamePage() : games(test.context().games.begin(), test.context().games.end()) {
    games.push_back(&lights::definition());
    test.context().games = games;
  }

  TestContext test;
  std::vector<const GameDefinition*> games;
};

TEST_F(AnyGamePage, TheFirstKeyOnlyShowsTheCursor) {
  push_game<lights::Controller>(test, two_lamps());
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), HasSubstr("moves=0"));
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), HasSubstr("moves=1"));
}

TEST_F(AnyGamePage, TheFocusLeavesTheBoardOnlyUpwards) {
  push_game<lights::Controller>(test, two_lamps());
  for (const Action way : {Action::Left, Action::Down, Action::Right}) {
    for (int i = 0; i < 8; ++i) test.press(way);
    EXPECT_THAT(test.seen(), HasSubstr("focus=board"));
  }
  for (int i = 0; i < 6; ++i) test.press(Action::Up);
  EXPECT_THAT(test.seen(), Not(HasSubstr("focus=board")));
}

TEST_F(AnyGamePage, NothingIsDueWhileTheWindowHasNoFocus) {
  auto& page = push_game<lights::Controller>(test, two_lamps());
  test.settle();
  ASSERT_TRUE(page.due());
  test.send({WindowEvent::FocusLost});
  EXPECT_FALSE(page.due());
  test.wait(std::chrono::seconds(3));
  test.send({WindowEvent::FocusGained});
  EXPECT_LE(*page.due(), std::chrono::seconds(1));
}

TEST_F(AnyGamePage, EscapeTakesAwayAHintBeforeItLeaves) {
  auto& page =
      push_game<gomoku::Controller>(test, gomoku::Match({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{}}));
  test.tap("h8");
  test.press(Action::Hint);
  for (int i = 0; i < 5000 && test.seen().find("hint=") == std::string::npos; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    test.wait(milliseconds(10));
  }
  ASSERT_NE(test.seen().find("hint="), std::string::npos) << test.seen();
  test.press(Action::Back);
  EXPECT_EQ(test.scenes().top(), &page);
  EXPECT_EQ(test.seen().find("hint="), std::string::npos);
  test.press(Action::Back);
  EXPECT_TRUE(test.scenes().empty());
}

// The page below the question is drawn when the match has ended and before it is laid out anew.
TEST_F(AnyGamePage, APanelThatTheEndTakesAwayIsNotDrawn) {
  auto settings = test.player().get<gomoku::Settings>();
  settings.threats = true;
  test.player().change(settings);
  push_game<gomoku::Controller>(test, gomoku::Match({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{}}));
  test.tap("h8");
  test.settle();
  test.draw();
  test.tap("gomoku.play.resign");
  test.settle();
  test.draw();
  test.tap("dialog.resign");
  test.draw();
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("result"));
}

TEST_F(AnyGamePage, AHintOfTheLastMatchIsNotAskedForInTheNext) {
  push_game<gomoku::Controller>(test, gomoku::Match({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{}}));
  test.tap("h8");
  test.send({ActionEvent{Action::Hint}, ActionEvent{Action::Restart}});
  ASSERT_THAT(test.seen(), HasSubstr("stones=0"));
  for (int i = 0; i < 20; ++i) test.wait(milliseconds(100));
  EXPECT_THAT(test.seen(), Not(HasSubstr("thinking")));
  EXPECT_THAT(test.seen(), Not(HasSubstr("hint=")));
}

TEST_F(AnyGamePage, CountsAFinishedGameOnItsDayOnce) {
  push_game<lights::Controller>(test, two_lamps());
  const auto played = [this] {
    return test.player().results("lights").row<DayRow>(write_date(TestContext::kToday)).played;
  };
  test.tap("0,0");
  EXPECT_EQ(played(), 0);
  test.tap("4,4");
  test.wait(milliseconds(10));
  ASSERT_THAT(test.seen(), HasSubstr("status=won"));
  EXPECT_EQ(played(), 1);
  test.press(Action::Undo);
  test.press(Action::Redo);
  test.settle();
  EXPECT_EQ(played(), 1);
}

TEST_F(AnyGamePage, TimeGoesByOnlyWithTheFocus) {
  push_game<lights::Controller>(test, two_lamps());
  test.tap("1,1");
  test.send({WindowEvent::FocusLost});
  test.wait(std::chrono::seconds(5));
  test.send({WindowEvent::FocusGained});
  test.press(Action::Back);
  const auto saved = MatchStore<lights::Match>(test.context().matches).load("usual");
  ASSERT_TRUE(saved);
  EXPECT_LT(saved->elapsed(), std::chrono::seconds(1));
}

TEST_F(AnyGamePage, ArrowsStayOnTheBoardWhileTheComputerThinks) {
  test.player().change(gomoku::Settings{.thinking = 30});
  gomoku::Match match({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{gomoku::Level::Master}});
  for (const Point at : {Point{7, 7}, {6, 8}, {9, 5}, {5, 5}, {10, 9}, {3, 8}, {8, 11}})
    match.play({.at = at});
  push_game<gomoku::Controller>(test, match);
  ASSERT_THAT(test.seen(), HasSubstr("acts=computer"));
  for (const Action way : {Action::Left, Action::Left, Action::Down}) test.press(way);
  EXPECT_THAT(test.seen(), HasSubstr("focus=board"));
}

}  // namespace
}  // namespace quintet::ui
