// Whole games of gomoku, from the setup to the result: against every level with either colour, two people, two
// computers.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "games/gomoku/results.hpp"
#include "play/gomoku_driver.hpp"
#include "ui/pages/page.hpp"

namespace quintet::app {
namespace {

using gomoku::Colour;
using gomoku::Level;
using gomoku::PlayAs;
using gomoku::Stone;

struct Opponent {
  Level level;
  PlayAs person;
};

void PrintTo(const Opponent& opponent, std::ostream* out) {
  *out << name(opponent.level) << (opponent.person == PlayAs::Black ? " with white" : " with black");
}

// The person plays greedily, until the result page opens.
void play_greedily(Driver& driver, const TestPlayer& player) {
  Random chance(7);
  for (driver.settle(); driver.seen().starts_with("gomoku.play"); driver.settle()) {
    const auto kept = saved_match(driver, player, gomoku::Mode::Computer);
    const gomoku::Board board = kept ? kept->game().board() : gomoku::Board();
    const Point at = gomoku::think_at_once(board, gomoku::Rule::Freestyle, {gomoku::Knowledge::Lines},
                                           Random(chance.next()))
                         .move;
    driver.play("expect acts=person\ntap " + gomoku::write_point(at, board.side()));
  }
}

class AgainstTheComputer : public testing::TestWithParam<Opponent> {};

TEST_P(AgainstTheComputer, AGameReachesItsEndAndIsCountedOnce) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = GetParam().level, .play_as = GetParam().person, .thinking = 1});
  begin(driver, gomoku::Mode::Computer);
  play_greedily(driver, player);
  driver.play("expect result");
  const auto levels = driver.context().profile.results("gomoku").rows<gomoku::LevelRow>();
  ASSERT_EQ(levels.size(), 1U);
  const gomoku::LevelRow& tally = levels.at(std::string(name(GetParam().level)));
  EXPECT_EQ(tally.played(), 1);
  const std::string expected = tally.won == 1 ? "won" : tally.lost == 1 ? "lost" : "even";
  driver.play("expect " + expected);
  driver.play(expected == "lost" ? "expect focus=result.review" : "expect focus=result.new");
  driver.context().profile.finish_saving();
  EXPECT_FALSE(player.has(save_of(gomoku::Mode::Computer)));
  driver.play(
      "tap result.board\nsettle\nexpect gomoku.play mode=computer\npress Back\nsettle\nexpect gomoku");
  EXPECT_EQ(driver.value("saved"), "");
}

std::vector<Opponent> opponents() {
  std::vector<Opponent> all;
  for (const Level level : gomoku::kLevels) {
    for (const PlayAs person : {PlayAs::Black, PlayAs::White}) all.push_back({level, person});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Levels, AgainstTheComputer, testing::ValuesIn(opponents()),
                         [](const auto& opponent) {
                           const std::string colour =
                               opponent.param.person == PlayAs::Black ? "_white" : "_black";
                           return std::string(name(opponent.param.level)) + colour;
                         });

TEST(ColoursInTurn, AreSwappedFromGameToGame) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Pupil, .play_as = PlayAs::InTurn, .had_black = true});
  begin(driver, gomoku::Mode::Computer);
  driver.play("settle\nexpect stones=1 to_move=white acts=person\npress Restart\nsettle");
  driver.play("expect stones=0 to_move=black acts=person\ntap h8\nsettle\nexpect stones=2");
  driver.play("press Restart\nsettle\nexpect stones=1 to_move=white acts=person");
}

TEST(TwoPeople, PlayToFiveInARowAndStartAgain) {
  const TestPlayer player;
  Driver driver(player);
  begin(driver, gomoku::Mode::Two);
  place(driver, "h8 h9 i8 i9 j8 j9 k8 k9");
  driver.play("expect stones=8 to_move=black acts=person\ntap l8\nexpect outcome=black last=l8\nsettle");
  driver.play("expect result won\ntap result.new\nsettle\nexpect gomoku.play stones=0 to_move=black");
  place(driver, "a1 h9 c1 i9 e1 j9 g1 k9 i1");
  driver.play(
      "tap l9\nexpect outcome=white\nsettle\nexpect result won\npress Back\nsettle\nexpect gomoku.play");
  EXPECT_TRUE(driver.context().profile.results("gomoku").table("levels").empty());
}

TEST(TwoPeople, SeeTheFiveForAMomentBeforeTheResult) {
  const TestPlayer player;
  give(player, match_with({}, {}, "h8 h9 i8 i9 j8 j9 k8 k9"));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle\ntap l8\nwait 500\nexpect gomoku.play outcome=black\nwait 5000\nexpect result won");
}

// Pairs of equal stones, each row shifted by two columns: no three in a row anywhere.
bool black_of_a_draw(Point at) {
  return (at.column + 2 * at.row) / 2 % 2 == 0;
}

gomoku::Match draw_but_for_the_last_stone() {
  const gomoku::Board empty;
  std::vector<Point> black, white;
  for (std::size_t i = 0; i < empty.cells().cells().size(); ++i) {
    const Point at = empty.cells().point(i);
    (black_of_a_draw(at) ? black : white).push_back(at);
  }
  gomoku::Match match({}, {});
  for (std::size_t i = 0; i < white.size(); ++i) {
    match.play({.at = black[i]});
    match.play({.at = white[i]});
  }
  return match;
}

TEST(TwoPeople, DrawOnAFullBoard) {
  const TestPlayer player;
  const gomoku::Match match = draw_but_for_the_last_stone();
  give(player, match);
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("settle\nexpect stones=224 to_move=black");
  const gomoku::Board& board = match.game().board();
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board.is_empty(at)) driver.play("tap " + gomoku::write_point(at, board.side()));
  }
  driver.play("expect stones=225 outcome=draw\nsettle\nexpect result even");
}

// Advances scene time, and gives the computers some real time to think.
void watch_until(Driver& driver, int stones) {
  for (int i = 0; i < 20'000 && std::stoi("0" + driver.value("stones")) < stones; ++i) {
    driver.wait(milliseconds(50));
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

TEST(TwoComputers, PlayAndCanBePaused) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Scholar, .against = Level::Pupil});
  begin(driver, gomoku::Mode::Watch);
  watch_until(driver, 4);
  // One of the header alone: the other button stops the computers.
  const auto& controls = dynamic_cast<const ui::Page&>(*driver.app().scenes().top()).controls();
  EXPECT_EQ(std::ranges::count_if(
                controls, [](const ui::Control& control) { return control.label.starts_with("Pause"); }),
            1);
  driver.play("tap gomoku.play.watch\nsettle");
  const std::string stones = driver.value("stones");
  ASSERT_GE(std::stoi(stones), 4);
  driver.context().profile.finish_saving();
  driver.play("wait 20000\nexpect stones=" + stones);
  // A person cannot place a stone for them.
  driver.play("tap a1\nsettle\nexpect stones=" + stones);
  driver.play("tap gomoku.play.watch");
  watch_until(driver, std::stoi(stones) + 2);
  EXPECT_GE(std::stoi(driver.value("stones")), std::stoi(stones) + 2);
  driver.play("settle\nexpect result\ntap result.board\nsettle\nexpect gomoku.play mode=watch");
}

TEST(TwoComputers, CanBeUndoneAndContinueFromThere) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.level = Level::Pupil, .against = Level::Pupil});
  begin(driver, gomoku::Mode::Watch);
  watch_until(driver, 6);
  driver.play("press Undo\nsettle");
  const int stones = std::stoi(driver.value("stones"));
  driver.play("press Undo\nsettle\nexpect stones=" + std::to_string(stones - 1) + "\nwait 5000");
  driver.play("press Redo\nsettle\nexpect stones=" + std::to_string(stones) + "\nwait 5000");
  driver.play("expect stones=" + std::to_string(stones) + "\npress Undo 99\nsettle\nexpect stones=0");
  driver.play("tap gomoku.play.watch");
  watch_until(driver, 3);
  EXPECT_GE(std::stoi(driver.value("stones")), 3);
}

}  // namespace
}  // namespace quintet::app
