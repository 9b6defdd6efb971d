// The clocks of gomoku and go: chosen in the setup, running on the page, and what happens when time is up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "engine/audio/audio_record.hpp"
#include "play/go_driver.hpp"
#include "play/gomoku_driver.hpp"
#include "ui/stones/level_results.hpp"

namespace quintet::app {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using Flag = MatchClock::Flag;

constexpr TimeControl kFiveMinutes = ui::kTimeControls[1];
constexpr TimeControl kByoYomi = ui::kTimeControls[3];

// Black has placed a stone, and White has so much left.
gomoku::Match gomoku_with(Duration left, Flag flag, const gomoku::Match::SeatPlayers& players = {}) {
  gomoku::Match match({}, players);
  match.set_clock(kFiveMinutes, flag);
  match.play({.at = {7, 7}});
  match.pass(5min - left);
  return match;
}

std::string seconds_of(const Driver& driver, std::size_t colour) {
  const std::string both = driver.value("clock");
  const auto comma = both.find(',');
  return colour == 0 ? both.substr(0, comma) : both.substr(comma + 1);
}

std::vector<std::string> texts(Driver& driver) {
  std::vector<std::string> found;
  ui::Context& context = driver.context();
  context.canvas.read_text([&](Canvas& canvas) { context.scenes.top()->draw(canvas, Duration{0}); },
                           [&](const LineOfText& line) { found.emplace_back(line.text); });
  return found;
}

TEST(Clock, IsChosenInTheSetupAndKept) {
  const TestPlayer player;
  Driver driver(player);
  for (const std::string game : {"gomoku", "go"}) {
    driver.play("tap menu." + game + "\nsettle\ntap " + game + ".two\nsettle\nexpect " + game +
                ".setup clock=None");
    EXPECT_EQ(driver.value("flag"), "");
    driver.play("tap " + game + ".setup.clock.next\ntap " + game + ".setup.clock.next\ntap " + game +
                ".setup.clock.next\nsettle\nexpect clock=10 min + 5 × 30 s flag=Loses");
    driver.play("tap " + game + ".setup.flag.warns\nexpect flag=Only a warning\ntap " + game +
                ".setup.begin\nsettle\nexpect " + game + ".play mode=two");
    EXPECT_EQ(driver.value("clock"), "600,600");
    // The time of the first move is free.
    driver.play("wait 5000\nsettle\nexpect clock=600,600\ntap e5\nsettle\nwait 5000\nsettle");
    EXPECT_EQ(driver.value("clock"), "600,595");
    EXPECT_THAT(texts(driver), Contains("then 5 × 30 s"));
    driver.play("press Back\nsettle\npress Back\nsettle");
  }
  EXPECT_EQ(driver.context().profile.get<go::Settings>().clock, (ui::ClockWish{kByoYomi, Flag::Warns}));
  EXPECT_EQ(driver.context().profile.get<gomoku::Settings>().clock, (ui::ClockWish{kByoYomi, Flag::Warns}));
}

TEST(Clock, IsNotForTwoComputers) {
  const TestPlayer player;
  Driver driver(player);
  set_go(driver, {.side = 7, .clock = {.control = kFiveMinutes}});
  driver.play("tap menu.go\nsettle\ntap go.watch\nsettle\nexpect go.setup");
  EXPECT_EQ(driver.value("clock"), "");
  driver.play("tap go.setup.begin\nexpect go.play mode=watch");
  EXPECT_EQ(driver.value("clock"), "");
}

TEST(Clock, GoesOnWithTheNextGame) {
  const TestPlayer player;
  Driver driver(player);
  set_gomoku(driver, {.clock = {.control = kFiveMinutes}});
  begin(driver, gomoku::Mode::Two);
  driver.play("tap h8\nsettle\nwait 3000\nsettle\npress Restart\nsettle");
  driver.play("expect gomoku.play stones=0");
  EXPECT_EQ(driver.value("clock"), "300,300");
}

TEST(Clock, AFallenFlagEndsAGameOfGomoku) {
  const TestPlayer player;
  give(player, gomoku_with(5s, Flag::Loses));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("wait 4000\nsettle\nexpect gomoku.play to_move=white\nwait 1500\nsettle\nexpect result");
  EXPECT_THAT(texts(driver), Contains(HasSubstr("White’s time is up")));
  driver.play("tap result.board\nsettle\nexpect gomoku.play outcome=black stones=1");
  driver.play("press Undo\nsettle\nexpect gomoku.play to_move=white stones=1 clock=300,300");
}

TEST(Clock, AFallenFlagIsALossAgainstTheComputer) {
  const TestPlayer player;
  const go::SeatPlayer person{}, child{go::Level::Child};
  go::Match match({.side = 7}, {person, child});
  match.set_clock(kByoYomi, Flag::Loses);
  match.play({.at = {3, 3}});
  match.play({.at = {2, 2}});
  match.pass(10min + 4 * 30s + 20s);
  give(player, match);
  Driver driver(player);
  driver.play("tap menu.go\nsettle\ntap go.computer\nsettle\nexpect go.play acts=person clock=10,600");
  EXPECT_THAT(texts(driver), Contains("1 period"));
  driver.play("wait 3000\nsettle\nexpect clock=7,600\nwait 8000\nsettle\nexpect result lost");
  EXPECT_THAT(dynamic_cast<AudioRecord&>(driver.app().audio()).played(), Contains("tick"));
  EXPECT_EQ(driver.context().profile.results("go").row<ui::LevelRow>("child").lost, 1);
  driver.play("tap result.board\nsettle\nexpect go.play outcome=white result=W+T");
  driver.play("press Undo\nsettle\nexpect go.play acts=person stones=2 clock=600,600");
}

TEST(Clock, AFlagThatOnlyWarnsLetsTheGameGoOn) {
  const TestPlayer player;
  give(player, gomoku_with(2s, Flag::Warns));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("wait 2500\nexpect gomoku.play to_move=white remark=White’s time is up. The game goes on.");
  driver.play("wait 6000\nsettle\ntap i9\nsettle\nexpect stones=2 to_move=black clock=300,0");
  // It is said once.
  driver.play("tap j10\nsettle\nwait 3000\nexpect to_move=white");
  EXPECT_THAT(driver.seen(), Not(HasSubstr("remark")));
  driver.play("tap k11\nsettle\nexpect stones=4 to_move=black");
  EXPECT_EQ(seconds_of(driver, 1), "0");
}

TEST(Clock, StandsStillWhileTheGameIsPaused) {
  const TestPlayer player;
  give(player, gomoku_with(5s, Flag::Loses));
  Driver driver(player);
  go_on(driver, gomoku::Mode::Two);
  driver.play("press Pause\nsettle\nwait 20000\npress Back\nsettle\nexpect gomoku.play");
  driver.play(
      "tap gomoku.play.resign\nsettle\nwait 20000\nexpect dialog\npress Back\nsettle\nexpect gomoku.play");
  driver.play("focus lost\nwait 20000\nfocus gained\nsettle\nexpect gomoku.play to_move=white");
}

// However long it may think otherwise.
TEST(Clock, AComputerThinksOnlyAsLongAsItsTimeAllows) {
  const TestPlayer player;
  const gomoku::SeatPlayer person{}, master{gomoku::Level::Master};
  give(player, gomoku_with(6s, Flag::Loses, {person, master}));
  Driver driver(player);
  set_gomoku(driver, {.level = gomoku::Level::Master, .thinking = 30});
  go_on(driver, gomoku::Mode::Computer);
  for (const char* const point : {"a1", "a3", "o15"}) {
    driver.play("settle\nexpect gomoku.play acts=person\ntap " + std::string(point));
  }
  driver.play("settle\nexpect gomoku.play acts=person stones=8");
  EXPECT_GE(std::stoi(seconds_of(driver, 1)), 3);
}

}  // namespace
}  // namespace quintet::app
