// The matches of a day when the day changes: at midnight, and when the clock is set forward and back. Their unfinished
// match is closed only by a later day on which a game was finished, since the clock alone proves nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/daily_seed.hpp"
#include "play/endings.hpp"
#include "support/app_driver.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr Date kDay{2026, 11, 21}, kNext{2026, 11, 22}, kFuture{2027, 3, 3};

struct DailyGame {
  std::string id;
  std::string begin, move;  // from its own page to the board of the day; and a move on it
};

void PrintTo(const DailyGame& game, std::ostream* out) {
  *out << game.id;
}

class Days : public testing::TestWithParam<DailyGame> {
 protected:
  const std::string& id() const { return GetParam().id; }
  ui::Profile& profile() { return driver.context().profile; }
  void set_clock(const Date& date) {
    driver.context().today = [date] { return date; };
  }
  // The page of the game, whatever was open.
  void go_home() {
    driver.app().scenes().unwind(1);
    driver.settle();
    driver.play("tap menu." + id() + "\nsettle");
    driver.take_notices();
    driver.wait(std::chrono::seconds(8));  // until the last message has gone
  }
  void open() { driver.play("tap " + id() + ".today\nwait 50"); }
  void begin() {
    open();
    driver.play("settle" + GetParam().begin + "\nexpect " + id() + ".play");
    driver.play(GetParam().move + "\nsettle");
  }
  // Without its times.
  std::string moves(const Date& day) {
    for (const std::string& name : profile().game_names(id() + "-today")) {
      const std::string text = profile().load_game(name, [](std::string_view) { return true; }).value_or("");
      if (text.find(write_date(day)) == std::string::npos) continue;
      const auto note = text.find("\nnote "), moves = text.find('\n', note + 1);
      return text.substr(0, note) + text.substr(moves, text.rfind("checksum") - moves);
    }
    return {};
  }
  std::optional<std::int64_t> result(const Date& day) {
    return ui::result_of_day(profile().results(id()), day);
  }
  // A game that has nothing to do with the day.
  void finish_another_game() {
    const LastMove last =
        gomoku_ending(gomoku::Mode::Computer, {gomoku::SeatPlayer{}, {gomoku::Level::Pupil}});
    profile().save_game("gomoku-computer", last.save);
    driver.app().scenes().unwind(1);
    driver.settle();
    driver.play("tap menu.gomoku\nsettle\ntap gomoku.computer\nsettle\n" + last.last_move +
                "\nsettle\nexpect result");
  }

  TestPlayer player;
  Driver driver{player};
};

TEST_P(Days, AClockSetForwardAndBackEndsNoMatch) {
  go_home();
  begin();
  go_home();
  const std::string before = moves(kDay);
  ASSERT_NE(before, "");
  const ui::ResultTally results = profile().results(id());
  set_clock(kFuture);
  begin();
  go_home();
  EXPECT_NE(moves(kFuture), "");
  EXPECT_EQ(moves(kDay), before);
  set_clock(kDay);
  open();
  EXPECT_THAT(driver.seen(), Not(HasSubstr("expired")));
  driver.play("settle\nexpect " + id() + ".play");
  EXPECT_EQ(profile().results(id()), results);
  go_home();
  EXPECT_EQ(moves(kDay), before);
  EXPECT_NE(moves(kFuture), "") << "its day may come";
  // All of it is on the disk.
  profile().finish_saving();
  driver.restart(player.options());
  EXPECT_EQ(moves(kDay), before);
  EXPECT_NE(moves(kFuture), "");
}

TEST_P(Days, AnUnfinishedMatchIsClosedByALaterDayWithAFinishedGame) {
  go_home();
  begin();
  go_home();
  set_clock(kNext);
  open();
  EXPECT_THAT(driver.seen(), HasSubstr("expired"));
  go_home();
  EXPECT_NE(moves(kDay), "");
  EXPECT_FALSE(result(kDay));
  finish_another_game();
  go_home();
  open();
  EXPECT_THAT(driver.seen(), Not(HasSubstr("expired"))) << "it is said once";
  EXPECT_EQ(moves(kDay), "");
  // The try of a day counts however it ends, except in Link-up.
  EXPECT_EQ(result(kDay).has_value(), id() != "link");
}

TEST_P(Days, AMatchThatGoesOnPastMidnightStaysThatOfItsDay) {
  go_home();
  begin();
  set_clock(kNext);
  driver.play(GetParam().move + "\nsettle\npress Back\nwait 50");
  EXPECT_THAT(driver.seen(), HasSubstr("expired"));
  go_home();
  EXPECT_NE(moves(kDay), "");
  begin();
  go_home();
  EXPECT_NE(moves(kNext), "");
  // Whoever sets the clock back goes on with it.
  set_clock(kDay);
  open();
  driver.play("settle\nexpect " + id() + ".play");
}

TEST_P(Days, AreRefusedOnADateThatCannotBe) {
  go_home();
  begin();
  go_home();
  const std::string before = moves(kDay);
  for (const Date date : {Date{1970, 1, 1}, {2000, 1, 1}, {2100, 1, 1}, {9999, 12, 31}}) {
    set_clock(date);
    open();
    EXPECT_THAT(driver.seen(), HasSubstr("It cannot be " + write_date(date)));
    driver.settle();
    EXPECT_THAT(driver.seen(), testing::StartsWith(id() + " ")) << "still its own page";
    go_home();
  }
  EXPECT_EQ(moves(kDay), before);
}

INSTANTIATE_TEST_SUITE_P(Games, Days,
                         testing::Values(DailyGame{"2048", "", "press Left\npress Down"},
                                         DailyGame{"mines", "", "tap 8,8"},
                                         DailyGame{"link", "", "press Shuffle"}),
                         [](const auto& game) { return "In" + game.param.id; });

// The result belongs to the day of the board, the game to the day on which it was finished.
class PastMidnight : public Days {};

TEST_F(PastMidnight, Of2048TheScoreIsThatOfItsDay) {
  using twenty48::Match, twenty48::Mode;
  Match match(Mode::Today, twenty48::deal({}, Random(daily_seed("2048", kDay))), ui::Try::Counted,
              write_date(kDay));
  Match before = match;
  while (const auto direction = some_direction(match.game())) {
    before = match;
    match.play({*direction});
  }
  profile().save_game("2048-today", before.write());
  driver.play("settle\ntap menu.2048\nsettle\ntap 2048.today\nsettle\nexpect 2048.play");
  set_clock(kNext);
  driver.play(press(*some_direction(before.game())) + "\nsettle\nexpect result");
  const ui::ResultTally& results = profile().results("2048");
  EXPECT_EQ(ui::result_of_day(results, kDay), static_cast<std::int64_t>(match.game().score()));
  EXPECT_FALSE(ui::result_of_day(results, kNext));
  EXPECT_EQ(results.row<ui::DayRow>(write_date(kNext)).played, 1);
  EXPECT_EQ(ui::days_in_a_row(results, kNext), 1);
  driver.play("tap result.new\nsettle\nexpect 2048.play counted");
}

TEST_F(PastMidnight, OfLinkUpTheTimeIsThatOfItsDay) {
  const link::Match match = link::match_of_day(driver.context(), kDay);
  driver.play("settle\ntap menu.link\nsettle\ntap link.today\nsettle");
  clear(driver, match, 0, 3);
  set_clock(kNext);
  clear(driver, match, 3);
  driver.play("settle\nexpect result won");
  EXPECT_TRUE(ui::result_of_day(profile().results("link"), kDay));
  EXPECT_FALSE(ui::result_of_day(profile().results("link"), kNext));
  EXPECT_THAT(profile().game_names("link-today"), IsEmpty());
}

TEST_F(PastMidnight, OfMinesweeperALostTryIsThatOfItsDay) {
  const auto match = *ui::MatchFlow<mines::Match>(driver.context()).deal(mines::Mode::Today);
  const mines::Field& field = match.start().given->laid.field;
  Point mine;
  for (int i = 0; i < field.size().area() && !field.is_mine(mine); ++i)
    mine = {i / field.size().width, i % field.size().width};
  driver.play("settle\ntap menu.mines\nsettle\ntap mines.today\nsettle\ntap 8,8\nsettle");
  set_clock(kNext);
  driver.play("tap " + write_point(mine) + "\nsettle\nexpect result lost");
  EXPECT_EQ(ui::result_of_day(profile().results("mines"), kDay), 0);
  EXPECT_FALSE(ui::result_of_day(profile().results("mines"), kNext));
}

}  // namespace
}  // namespace quintet::app
