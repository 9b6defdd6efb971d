// How games end on the screen: what was won stays in sight beside the result, the result is never lost, and the line
// under "the board" still says how the game ended.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "app/games.hpp"
#include "games/link/album.hpp"
#include "play/endings.hpp"
#include "support/app_driver.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::app {
namespace {

using testing::HasSubstr;
using testing::Not;

struct GameEnding {
  std::string game;
  LastMove last;
};

void PrintTo(const GameEnding& ending, std::ostream* out) {
  *out << ending.last.name;
}

// Those that every game has, and others that show something else.
std::vector<GameEnding> all_endings() {
  std::vector<GameEnding> all;
  for (const ui::GameDefinition* game : games()) {
    for (LastMove& last : endings_of(game->id)) all.push_back({std::string(game->id), std::move(last)});
  }
  const gomoku::Match::SeatPlayers against{gomoku::SeatPlayer{}, {gomoku::Level::Beginner}};
  const auto gomoku_end = [&](std::string name, const gomoku::Match::SeatPlayers& players,
                              std::string_view moves, std::string last) {
    const gomoku::Match match = match_with({}, players, moves);
    all.push_back({"gomoku", {std::move(name), match.mode_id(), match.write(), std::move(last)}});
  };
  // White has an open four.
  gomoku_end("gomoku lost", against, "a1 h8 c1 i8 e1 j8 g1 k8", "tap o15");
  gomoku_end("gomoku resigned", against, "h8 i9",
             "tap gomoku.play.resign\nsettle\ntap dialog.resign\nwait 50");
  gomoku_end("gomoku draw", {}, "h8 i9", "tap gomoku.play.draw\nsettle\ntap dialog.agree\nwait 50");
  // One second of the time is left.
  LastMove late = link_ending(link::Mode::Timed);
  auto timed = link::Match::read(late.save);
  timed->pass(timed->score().left() - std::chrono::seconds(1));
  all.push_back({"link", {"link lost", late.mode, timed->write(), "wait 1100"}});
  return all;
}

class AnEnding : public testing::TestWithParam<GameEnding> {
 protected:
  static Options options(const TestPlayer& player) {
    Options options = player.options();
    options.size = {320, 240};  // a window that begins small may have any size later
    return options;
  }

  SceneStack& scenes() { return driver.app().scenes(); }
  const std::string& game() const { return GetParam().game; }

  // Continues the game; its page stays on the stack below the result.
  void begin() {
    driver.context().profile.save_game(game() + '-' + GetParam().last.mode, GetParam().last.save);
    driver.play("settle\ntap menu." + game() + "\nsettle\ntap " + game() + '.' + GetParam().last.mode +
                "\nsettle\nexpect " + game() + ".play");
    play_ = dynamic_cast<const ui::Page*>(scenes().top());
  }
  void end() {
    driver.play(GetParam().last.last_move + "\nsettle");
    ASSERT_THAT(driver.seen(), testing::StartsWith("result"));
  }
  // The computer answers on another thread.
  void await_computer() {
    for (int i = 0; i < 3000 && driver.seen().find("acts=computer") != std::string::npos; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      driver.wait(milliseconds(17));
    }
  }
  const ui::ResultPage& result() { return dynamic_cast<const ui::ResultPage&>(*scenes().top()); }
  Rect board() const {
    for (const ui::Control& control : play_->controls()) {
      if (control.id == "board") return control.bounds;
    }
    return {};
  }

  TestPlayer player;
  Driver driver{options(player)};
  const ui::Page* play_ = nullptr;
};

TEST_P(AnEnding, LeavesTheBoardInSightInEveryWindow) {
  driver.app().resize(1280, 720);
  begin();
  end();
  for (const auto& [width, height] :
       {std::pair{1280, 720}, {1920, 1080}, {3840, 2160}, {640, 480}, {800, 600}, {540, 960}}) {
    for (const int scale : {75, 100, 150, 200}) {
      ui::Settings settings = driver.context().profile.settings();
      settings.interface_scale = scale;
      driver.context().profile.change(settings);
      driver.app().resize(width, height);
      driver.wait(milliseconds(50));
      const Extent size = driver.context().canvas.size();
      const Rect slip = result().slip(), plate = board();
      const std::string where =
          std::to_string(width) + "×" + std::to_string(height) + " at " + std::to_string(scale);
      EXPECT_TRUE(intersection(slip, plate).empty()) << where;
      EXPECT_TRUE(slip.x >= 0 && slip.y >= 0 && slip.right() <= size.w && slip.bottom() <= size.h) << where;
      EXPECT_TRUE(plate.x >= 0 && plate.right() <= size.w && plate.bottom() <= size.h) << where;
      EXPECT_GT(plate.w * plate.h, 0.12F * size.w * size.h) << where;
    }
  }
}

TEST_P(AnEnding, EscapeRightAfterTheLastMoveShowsTheResult) {
  driver.app().resize(1280, 720);
  begin();
  driver.play(GetParam().last.last_move);
  await_computer();
  driver.play("press Back\npress Back\nsettle");
  EXPECT_THAT(driver.seen(), testing::StartsWith("result"));
}

TEST_P(AnEnding, IsThereAtOnceWithReducedMotion) {
  driver.app().resize(1280, 720);
  ui::Settings settings = driver.context().profile.settings();
  settings.reduced_motion = true;
  driver.context().profile.change(settings);
  begin();
  driver.play(GetParam().last.last_move);
  await_computer();
  driver.wait(milliseconds(700));
  EXPECT_THAT(driver.seen(), testing::StartsWith("result"));
}

// The games that offer to see the board without the result.
class AnEndedBoard : public AnEnding {};

TEST_P(AnEndedBoard, StillSaysHowItEndedAndLeadsBack) {
  driver.app().resize(1280, 720);
  begin();
  end();
  driver.play("tap result.board\nsettle\nexpect " + game() + ".play");
  EXPECT_THAT(driver.seen(), HasSubstr("remark="));
  EXPECT_THAT(driver.seen(), HasSubstr("focus=" + game() + ".play.result"));
  driver.play("press Confirm\nsettle");
  EXPECT_THAT(driver.seen(), testing::StartsWith("result"));
}

TEST(EndingOfTwoComputers, ShowsTheResultBesideTheBoardAndLeavesTheCurve) {
  const gomoku::SeatPlayer beginner{gomoku::Level::Beginner};
  const LastMove last = gomoku_ending(gomoku::Mode::Watch, {beginner, beginner});
  const TestPlayer player;
  Driver driver(player);
  driver.app().resize(1280, 720);
  driver.context().profile.save_game("gomoku-watch", last.save);
  driver.play("settle\ntap menu.gomoku\nsettle\ntap gomoku.watch\nsettle");
  for (int i = 0; i < 3000 && !driver.seen().starts_with("result"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    driver.wait(milliseconds(17));
  }
  EXPECT_THAT(driver.seen(), testing::StartsWith("result"));
  driver.play("settle");
  std::string words;
  driver.context().canvas.read_text(
      [&driver](Canvas& canvas) { driver.app().scenes().draw(canvas, Duration{0}); },
      [&words](const LineOfText& line) { words += std::string(line.text) + '\n'; });
  EXPECT_THAT(words, testing::AllOf(HasSubstr("Play again"), HasSubstr("50%")));
}

std::string test_name(const testing::TestParamInfo<GameEnding>& ending) {
  std::string name = ending.param.last.name;
  std::ranges::replace(name, ' ', '_');
  return name;
}

// The painting of Link-up takes the place of its board.
std::vector<GameEnding> boards_that_stay() {
  std::vector<GameEnding> all = all_endings();
  std::erase_if(all, [](const GameEnding& ending) { return ending.game == "link"; });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Games, AnEnding, testing::ValuesIn(all_endings()), test_name);
INSTANTIATE_TEST_SUITE_P(Games, AnEndedBoard, testing::ValuesIn(boards_that_stay()), test_name);

class ThePainting : public testing::Test {
 protected:
  void begin(Driver& driver) {
    const LastMove last = link_ending(link::Mode::Relaxed);
    driver.context().profile.save_game("link-relaxed", last.save);
    driver.play("settle\ntap menu.link\nsettle\ntap link.relaxed\nsettle");
  }
  static std::size_t found(Driver& driver) {
    return link::paintings_found(driver.context().profile.results("link"));
  }

  TestPlayer player;
};

TEST_F(ThePainting, OfAClearedBoardIsInTheAlbumAlsoAfterARestart) {
  Driver driver(player);
  begin(driver);
  driver.play(link_ending(link::Mode::Relaxed).last_move + "\nsettle\nexpect result won");
  EXPECT_EQ(found(driver), 1U);
  driver.play("tap result.album\nsettle\nexpect link.album found=1\npress Back\nsettle\nexpect result won");
  driver.context().profile.finish_saving();
  driver.restart(player.options());
  EXPECT_EQ(found(driver), 1U);
}

TEST_F(ThePainting, OpensFromTheAlbumByKeysAndByMouse) {
  Driver driver(player);
  begin(driver);
  ui::ResultTally results = driver.context().profile.results("link");
  results.set("crane", link::AlbumRow{.times = 1});
  results.set("plum", link::AlbumRow{.times = 1});
  driver.context().profile.record("link", results);
  driver.play(link_ending(link::Mode::Relaxed).last_move + "\nsettle\ntap result.album\nsettle");
  // The focus is on the painting of this board, the third that has been found.
  driver.play("press Confirm\nsettle\nexpect link.painting\nexpect 3/3\npress Right\nexpect painting=crane");
  driver.play("press Left\nexpect 3/3\npress Back\nsettle\nexpect link.album\npress Back\nsettle");
  // On the page of the game it is on the first one found.
  driver.play("tap result.leave\nsettle\ntap link.album\nsettle\nexpect link.album focus=link.album.crane");
  driver.play("tap link.album.plum\nsettle\nexpect painting=plum\ntap link.painting.next");
  driver.play("tap link.painting.previous\nexpect painting=plum\ntap link.painting.back\nsettle");
  driver.play("expect link.album");
}

TEST_F(ThePainting, StaysTheSameWhenTheGameIsContinuedOrBegunAgain) {
  Driver driver(player);
  set_board(driver, {.width = 8, .height = 6});
  const link::Match match = app::begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 2);
  driver.play("press Back\nsettle");
  const std::string painting = kept_match(driver, player, link::Mode::Relaxed)->painting();
  EXPECT_TRUE(link::find_painting(painting));
  driver.restart(player.options());
  driver.play("settle\ntap menu.link\nsettle\ntap link.relaxed\nsettle\npress Undo\npress Back\nsettle");
  EXPECT_EQ(kept_match(driver, player, link::Mode::Relaxed)->painting(), painting);
}

TEST_F(ThePainting, OfASaveWithoutOneIsDrawn) {
  player.put("data/link-relaxed.save", link_ending(link::Mode::Relaxed).save);
  Driver driver(player);
  driver.play("settle\ntap menu.link\nsettle\ntap link.relaxed\nsettle\npress Undo\npress Back\nsettle");
  EXPECT_TRUE(link::find_painting(kept_match(driver, player, link::Mode::Relaxed)->painting()));
}

TEST_F(ThePainting, ADamagedAlbumIsAnEmptyOne) {
  player.put("data/records.json", R"({"link": {"album": {"plum": "?", "carp": [1], "x": {}}}})");
  Driver driver(player);
  begin(driver);
  driver.play(link_ending(link::Mode::Relaxed).last_move + "\nsettle\ntap result.album\nsettle");
  driver.play("expect link.album found=1");
}

}  // namespace
}  // namespace quintet::app
