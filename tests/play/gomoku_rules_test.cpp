// The rules on the play page: forbidden points with their reason, exactly five, and the choices of the openings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/audio/audio_record.hpp"
#include "play/gomoku_driver.hpp"

namespace quintet::app {
namespace {

using gomoku::Level;
using gomoku::Opening;
using gomoku::PlayAs;
using gomoku::Rule;
using gomoku::Seat;
using testing::Contains;
using testing::HasSubstr;

class AtTheBoard : public testing::Test {
 protected:
  const AudioRecord& heard() { return dynamic_cast<AudioRecord&>(driver->app().audio()); }
  // Two people, after these stones.
  void take_up(const gomoku::Start& start, std::string_view points) {
    give(player, match_with(start, {}, points));
    driver = std::make_unique<Driver>(player);
    go_on(*driver, gomoku::Mode::Two);
    driver->settle();
  }
  void begin_new(gomoku::Mode mode, const gomoku::Settings& wish) {
    driver = std::make_unique<Driver>(player);
    set_gomoku(*driver, wish);
    begin(*driver, mode);
    driver->settle();
  }
  bool offers(const std::string& name) { return driver->app().scenes().top()->locate(name).has_value(); }

  TestPlayer player;
  std::unique_ptr<Driver> driver;
};

struct Forbidden {
  std::string name, points, at, words;
};

void PrintTo(const Forbidden& forbidden, std::ostream* out) {
  *out << forbidden.name;
}

class RenjuForbids : public AtTheBoard, public testing::WithParamInterface<Forbidden> {};

TEST_P(RenjuForbids, BlackThePointAndSaysWhy) {
  take_up({.rule = Rule::Renju}, GetParam().points);
  const std::string stones = driver->value("stones");
  driver->play("expect to_move=black\ntap " + GetParam().at + "\nexpect stones=" + stones);
  EXPECT_THAT(driver->seen(), HasSubstr("remark=" + GetParam().words));
  EXPECT_THAT(heard().played(), Contains("refuse"));
  EXPECT_GE(std::stoi(driver->value("forbidden")), 1);
  // The message disappears, the rule remains; white may play there.
  driver->play("settle\nwait 6000\ntap o15\nsettle\nexpect to_move=white");
  EXPECT_EQ(driver->seen().find("remark="), std::string::npos);
  EXPECT_EQ(driver->value("forbidden"), "");
  driver->play("tap " + GetParam().at + "\nexpect last=" + GetParam().at);
}

INSTANTIATE_TEST_SUITE_P(
    Points, RenjuForbids,
    testing::Values(Forbidden{"DoubleThree", "f8 a1 g8 c1 h9 e1 h10 a3", "h8", "Forbidden: double three"},
                    Forbidden{"DoubleFour", "e8 a1 f8 c1 g8 e1 h9 a3 h10 c3 h11 e3", "h8",
                              "Forbidden: double four"},
                    Forbidden{"Overline", "d8 a1 e8 c1 f8 e1 h8 a3 i8 c3", "g8", "Forbidden: overline"}),
    [](const auto& forbidden) { return forbidden.param.name; });

TEST_F(AtTheBoard, AnOccupiedPointIsRefusedWithAMessage) {
  take_up({}, "h8");
  driver->play("tap h8\nexpect stones=1 to_move=white");
  EXPECT_THAT(driver->seen(), HasSubstr("remark=This point is taken."));
}

TEST_F(AtTheBoard, SixDoNotWinUnderTheExactRule) {
  take_up({.rule = Rule::Exact}, "d8 a1 e8 c1 f8 e1 h8 a3 i8 c3");
  driver->play("tap g8\nsettle\nexpect gomoku.play stones=11 to_move=white");
  place(*driver, "e3 d9 a5 d10 c5 d11 e5");
  driver->play("tap d12\nexpect outcome=black\nsettle\nexpect result won");
}

TEST_F(AtTheBoard, SixWinWhereFiveOrMoreWin) {
  take_up({}, "d8 a1 e8 c1 f8 e1 h8 a3 i8 c3");
  driver->play("tap g8\nexpect outcome=black\nsettle\nexpect result won");
}

TEST_F(AtTheBoard, SwapLetsTheSecondPlayerChoose) {
  begin_new(gomoku::Mode::Two, {.start = {.opening = Opening::Swap}});
  place(*driver, "h8 i9 g7");
  driver->play("expect choosing=yes stones=3\ntap a1\nsettle\nexpect stones=3");
  EXPECT_FALSE(offers("gomoku.play.add-two"));
  EXPECT_FALSE(offers("gomoku.play.resign"));
  driver->play("tap gomoku.play.take-white\nsettle\nexpect stones=3 to_move=white");
  EXPECT_EQ(driver->value("choosing"), "");
  const auto kept = saved_match(*driver, player, gomoku::Mode::Two);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->game().black(), Seat::First);
  EXPECT_EQ(kept->game().acting(), Seat::Second);
  driver->play(
      "press Undo\nsettle\nexpect choosing=yes\ntap gomoku.play.take-black\nsettle\nexpect to_move=white");
  EXPECT_EQ(saved_match(*driver, player, gomoku::Mode::Two)->game().acting(), Seat::First);
}

TEST_F(AtTheBoard, Swap2LetsTheSecondPlayerAddTwoStonesAndTheFirstChoose) {
  begin_new(gomoku::Mode::Two, {.start = {.opening = Opening::Swap2}});
  place(*driver, "h8 i9 g7");
  driver->play("expect choosing=yes\ntap gomoku.play.add-two\nsettle\nexpect stones=3 to_move=white");
  place(*driver, "k11 e5");
  driver->play("expect choosing=yes stones=5");
  EXPECT_FALSE(offers("gomoku.play.add-two"));
  EXPECT_EQ(saved_match(*driver, player, gomoku::Mode::Two)->game().acting(), Seat::First);
  driver->play("tap gomoku.play.take-black\nsettle\nexpect to_move=white acts=person");
  const auto kept = saved_match(*driver, player, gomoku::Mode::Two);
  EXPECT_EQ(kept->game().black(), Seat::First);
  EXPECT_EQ(kept->game().acting(), Seat::Second);
}

// Lays out an opening until the person places a stone for one colour.
void expect_computer_chooses(Driver& driver) {
  place(driver, "h8 i9 g7");
  driver.play("expect acts=person");
  if (driver.value("choosing") == "yes") driver.play("expect stones=5\ntap gomoku.play.take-black\nsettle");
  driver.play("expect acts=person");
  EXPECT_EQ(driver.value("choosing"), "");
}

TEST_F(AtTheBoard, TheComputerChoosesAColourOfTheOpeningLaidOutForIt) {
  for (const Opening opening : {Opening::Swap, Opening::Swap2}) {
    begin_new(gomoku::Mode::Computer, {.level = Level::Pupil, .start = {.opening = opening}});
    expect_computer_chooses(*driver);
    const auto kept = saved_match(*driver, player, gomoku::Mode::Computer);
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->game().settled());
    EXPECT_EQ(kept->game().acting(), kept->person());
    driver->play("press Undo 9\nsettle\nexpect stones=0 acts=person");
    driver.reset();
    std::filesystem::remove_all(player.data());
  }
}

TEST_F(AtTheBoard, TheComputersChoiceOfAColourIsShown) {
  begin_new(gomoku::Mode::Computer, {.level = Level::Pupil, .start = {.opening = Opening::Swap}});
  place(*driver, "h8 i9");
  driver->play("tap j8");
  const auto told = [&] { return driver->seen().find("The computer takes") != std::string::npos; };
  constexpr int kEnough = 20'000;  // the search runs in the background, as fast as the machine allows
  for (int i = 0; i < kEnough && !told(); ++i) {
    driver->play("wait 20");
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  const bool black = saved_match(*driver, player, gomoku::Mode::Computer)->game().black() == Seat::Second;
  EXPECT_THAT(driver->seen(), testing::HasSubstr(black ? "remark=The computer takes black."
                                                       : "remark=The computer takes white."));
  driver->play("expect stones=3\nsettle\nexpect acts=person");
}

TEST_F(AtTheBoard, TheComputerLaysOutAnOpeningAndThePersonChooses) {
  for (const Opening opening : {Opening::Swap, Opening::Swap2}) {
    for (const char* choice : {"take-black", "take-white"}) {
      begin_new(gomoku::Mode::Computer,
                {.level = Level::Pupil, .play_as = PlayAs::White, .start = {.opening = opening}});
      driver->play("expect stones=3 choosing=yes acts=person");
      EXPECT_EQ(offers("gomoku.play.add-two"), opening == Opening::Swap2);
      driver->play("tap gomoku.play." + std::string(choice) + "\nsettle\nexpect acts=person");
      const bool black = std::string(choice) == "take-black";
      // White is next: the person, or the computer, which has already moved.
      driver->play(black ? "expect stones=4 to_move=black" : "expect stones=3 to_move=white");
      driver->play("press Undo\nsettle\nexpect stones=3 choosing=yes");
      driver.reset();
      std::filesystem::remove_all(player.data());
    }
  }
}

TEST_F(AtTheBoard, ThePersonAddsTwoStonesAndTheComputerChooses) {
  begin_new(gomoku::Mode::Computer,
            {.level = Level::Pupil, .play_as = PlayAs::White, .start = {.opening = Opening::Swap2}});
  driver->play("tap gomoku.play.add-two\nsettle\nexpect stones=3 to_move=white acts=person");
  place(*driver, "a1 o15");
  driver->play("expect acts=person");
  EXPECT_TRUE(saved_match(*driver, player, gomoku::Mode::Computer)->game().settled());
}

TEST_F(AtTheBoard, OnlyTheLevelsOfTheEngineHaveATimeLimit) {
  driver = std::make_unique<Driver>(player);
  const auto thinking = [&] { return driver->context().profile.get<gomoku::Settings>().thinking; };
  set_gomoku(*driver, {.level = Level::Expert, .thinking = 3});
  driver->play("tap menu.gomoku\nsettle\ntap gomoku.computer\nsettle\nexpect gomoku.setup");
  driver->play("tap gomoku.setup.thinking.10\nsettle");
  EXPECT_EQ(thinking(), 3);
  driver->play("tap gomoku.setup.level.master\nsettle\ntap gomoku.setup.thinking.10\nsettle");
  EXPECT_EQ(thinking(), 10);
}

}  // namespace
}  // namespace quintet::app
