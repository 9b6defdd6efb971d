// Playing with mouse, touch and keys, and the end of the game.
#include "games/link/controller.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.hpp"
#include "games/link/sample_matches.hpp"
#include "support/game_page.hpp"
#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using Kind = PointerEvent::Kind;

class LinkController : public testing::Test {
 protected:
  ui::GamePage& begin(Mode mode = Mode::Relaxed) {
    auto& page = ui::push_game<Controller>(test, match_of(mode));
    test.settle();
    return page;
  }
  Vec place(Point cell) { return test.scenes().top()->locate("tile " + write_point(cell)).value_or(Vec{}); }
  void touch(Kind kind, Vec at) { test.send({PointerEvent{.kind = kind, .at = at, .touch = true}}); }
  bool says(const std::string& word) const {
    return (test.seen() + ' ').find(' ' + word + ' ') != std::string::npos;
  }
  void clear_board(const Match& match) {
    for (const link::Pair& pair : match.start().solution) {
      test.settle();
      test.tap("tile " + write_point(pair.a));
      test.tap("tile " + write_point(pair.b));
    }
  }
  bool heard(const std::string& sound) { return times_heard(sound) > 0; }
  std::ptrdiff_t times_heard(const std::string& sound) {
    return std::ranges::count(test.audio().played(), sound);
  }
  void wait_for(const std::string& sound, std::ptrdiff_t times) {
    for (int second = 0; second < 600 && times_heard(sound) < times; ++second)
      test.wait(std::chrono::milliseconds(250));
  }

  TestContext test;
};

TEST_F(LinkController, ATapOfAFingerPicksWhenItIsLifted) {
  begin();
  touch(Kind::Pressed, place({0, 0}));
  EXPECT_FALSE(says("selected=0,0"));
  test.wait(milliseconds(100));
  touch(Kind::Released, place({0, 0}));
  EXPECT_TRUE(says("selected=0,0"));
}

TEST_F(LinkController, ALongPressHighlightsEqualTilesAndPicksNothing) {
  ui::GamePage& page = begin();
  touch(Kind::Pressed, place({0, 0}));
  ASSERT_TRUE(page.due());
  EXPECT_LE(*page.due(), milliseconds(500));
  test.wait(milliseconds(520));
  EXPECT_TRUE(says("lit"));
  touch(Kind::Released, place({0, 0}));
  EXPECT_TRUE(says("lit"));
  EXPECT_FALSE(says("selected=0,0"));
}

TEST_F(LinkController, AFingerThatSlidesAwayDoesNothing) {
  begin();
  touch(Kind::Pressed, place({0, 0}));
  touch(Kind::Moved, place({0, 2}));
  touch(Kind::Released, place({0, 2}));
  test.wait(milliseconds(600));
  EXPECT_FALSE(says("lit"));
  EXPECT_EQ(test.seen().find("selected="), std::string::npos);
}

TEST_F(LinkController, ShowsTheCursorToKeysAndTheTileUnderItToAMouse) {
  begin();
  EXPECT_FALSE(says("hand=keys"));
  test.press(Action::Left);
  EXPECT_TRUE(says("hand=keys"));
  test.send({PointerEvent{.at = place({0, 0})}});
  EXPECT_FALSE(says("hand=keys"));
}

TEST_F(LinkController, AMouseThatResumesTheGameHidesTheCursor) {
  begin();
  test.press(Action::Left);
  test.press(Action::Pause);
  test.settle();
  test.tap("pause.resume");
  test.settle();
  EXPECT_EQ(test.seen().substr(0, 9), "link.play");
  EXPECT_FALSE(says("hand=keys"));
}

TEST_F(LinkController, PlaysTheFinalAnimationAndThenShowsTheResult) {
  begin();
  clear_board(match_of(Mode::Relaxed));
  EXPECT_TRUE(says("status=won"));
  test.wait(milliseconds(test.player().get<link::Settings>().line_ms) + motion::kGrand / 2);
  test.draw();
  EXPECT_TRUE(heard("win-paper"));
  EXPECT_TRUE(says("status=won"));
  test.wait(2 * motion::kGrand);
  EXPECT_TRUE(heard("seal"));
  EXPECT_EQ(test.seen().substr(0, 6), "result");
}

TEST_F(LinkController, TheFinalAnimationCanBeSkipped) {
  begin();
  clear_board(match_of(Mode::Relaxed));
  test.press(Action::Confirm);
  EXPECT_EQ(test.seen().substr(0, 6), "result");
  EXPECT_TRUE(heard("win-paper"));
}

TEST_F(LinkController, ShowsTheResultAfterTheLineWhereMotionIsReduced) {
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  begin();
  clear_board(match_of(Mode::Relaxed));
  test.wait(milliseconds(test.player().get<link::Settings>().line_ms) + 2 * motion::kCrossFade);
  EXPECT_EQ(test.seen().substr(0, 6), "result");
}

TEST_F(LinkController, ARelaxedBoardWithoutAPairIsNotLostButCanBeUndone) {
  ui::push_game<Controller>(test, walled_match(Mode::Relaxed));
  test.settle();
  test.tap("tile 0,0");
  test.tap("tile 0,1");
  test.settle();
  EXPECT_EQ(test.seen(), "dialog focus=dialog.undo");
  test.press(Action::Back);
  test.settle();
  EXPECT_TRUE(says("left=4")) << test.seen();
  EXPECT_TRUE(says("status=playing"));
  EXPECT_TRUE(test.player().results("link").table("best").empty());
}

TEST_F(LinkController, WarnsEachTimeThatTheTimeRunsLow) {
  begin(Mode::Timed);
  wait_for("time-low", 1);
  const Match match = match_of(Mode::Timed);
  for (std::size_t i = 0; i < 3; ++i) {
    test.tap("tile " + write_point(match.start().solution[i].a));
    test.tap("tile " + write_point(match.start().solution[i].b));
    test.wait(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(times_heard("time-low"), 1);
  wait_for("time-low", 2);
  EXPECT_EQ(times_heard("time-low"), 2);
}

TEST_F(LinkController, AShuffleSoundsWhenTheTilesStartToMove) {
  begin();
  test.press(Action::Shuffle);
  test.send({});
  EXPECT_TRUE(heard("shuffle"));
}

TEST_F(LinkController, TheComboBarShrinksVisibly) {
  ui::GamePage& page = begin(Mode::Timed);
  const link::Pair pair = match_of(Mode::Timed).start().solution.front();
  test.tap("tile " + write_point(pair.a));
  test.tap("tile " + write_point(pair.b));
  test.settle();
  ASSERT_TRUE(page.due());
  EXPECT_LT(*page.due(), milliseconds(100));
  test.draw();
  test.wait(std::chrono::seconds(4));
  EXPECT_GT(*page.due(), milliseconds(0));
}

TEST_F(LinkController, AMouseDragsFromATileToItsPartner) {
  begin();
  const link::Pair pair = match_of(Mode::Relaxed).start().solution.front();
  test.send({PointerEvent{.kind = Kind::Pressed, .at = place(pair.a)}});
  EXPECT_TRUE(says("selected=" + write_point(pair.a)));
  test.send({PointerEvent{.kind = Kind::Released, .at = place(pair.b)}});
  EXPECT_TRUE(says("left=46")) << test.seen();
}

TEST_F(LinkController, AFingerDragsFromATileToItsPartner) {
  begin();
  const link::Pair pair = match_of(Mode::Relaxed).start().solution.front();
  touch(Kind::Pressed, place(pair.a));
  touch(Kind::Moved, place(pair.b));
  touch(Kind::Released, place(pair.b));
  EXPECT_TRUE(says("left=46")) << test.seen();
}

TEST_F(LinkController, ASlipToAnotherPictureKeepsTheSelection) {
  begin();
  const Match match = match_of(Mode::Relaxed);
  const Board& board = match.game().board();
  const Point other = board[{0, 0}] == board[{0, 1}] ? Point{1, 0} : Point{0, 1};
  test.send({PointerEvent{.kind = Kind::Pressed, .at = place({0, 0})}});
  test.send({PointerEvent{.kind = Kind::Released, .at = place(other)}});
  EXPECT_TRUE(says("selected=0,0")) << test.seen();
  EXPECT_TRUE(says("left=48"));
}

TEST_F(LinkController, TheLastTenSecondsTickOnceEach) {
  begin(Mode::Timed);
  const auto before = times_heard("tick");
  EXPECT_EQ(before, 3) << "the count before the clock";
  for (int step = 0; step < 2000 && !says("status=time-up"); ++step) test.wait(milliseconds(100));
  EXPECT_EQ(times_heard("tick"), before + 9) << "from ten to one";
}

TEST_F(LinkController, ATimedHintSaysWhatItCosts) {
  begin(Mode::Timed);
  test.press(Action::Hint);
  EXPECT_NE(test.seen().find("remark=−5 s"), std::string::npos) << test.seen();
}

}  // namespace
}  // namespace quintet::link
