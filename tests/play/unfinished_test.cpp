// Unfinished games wait beside each other: a new game puts the earlier one aside with its first move, and the list of them
// continues and removes each. However the program is stopped meanwhile, none is lost and none is there twice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <future>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "core/link/deal.hpp"
#include "games/mines/settings.hpp"
#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"
#include "play/mines_driver.hpp"
#include "play/noted_files.hpp"
#include "play/twenty48_driver.hpp"
#include "support/app_driver.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr std::string_view kEight = "h8 a1 h9 c1 j8 e1 k3 g1";

gomoku::Match two_players(std::string_view points) {
  return match_with({}, {}, points);
}

class Unfinished : public testing::Test {
 protected:
  ui::Profile& profile() { return driver->context().profile; }
  // As if an earlier run had saved them.
  void give(const std::string& name, const std::string& save) { profile().save_game(name, save); }
  // The moves of the unfinished matches of gomoku's mode, sorted.
  static std::vector<std::size_t> moves(ui::Context& context) {
    const ui::MatchFlow<gomoku::Match> flow(context);
    std::vector<std::size_t> all;
    for (const std::string& mark : flow.unfinished(gomoku::Mode::Two)) {
      if (const auto* match = flow.find(gomoku::Mode::Two, mark)) all.push_back(match->session().played());
    }
    return all;
  }
  std::vector<std::size_t> moves() { return moves(driver->context()); }

  TestPlayer player;
  NotedFiles noted;
  std::unique_ptr<Driver> driver =
      std::make_unique<Driver>(player.options(), games(), Driver::Lessons::Taken, noted.files);
};

TEST_F(Unfinished, AGameWaitsFromTheFirstMoveOfTheNext) {
  give("gomoku-two", two_players(kEight).write());
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.two.new\nsettle\ntap gomoku.setup.begin\nsettle");
  driver->play("expect gomoku.play stones=0\npress Back\nsettle\nexpect gomoku saved=two");
  EXPECT_EQ(driver->value("others"), "");
  driver->play("tap gomoku.two\nsettle\nexpect gomoku.play stones=8\npress Back\nsettle");
  driver->play(
      "tap gomoku.two.new\nsettle\ntap gomoku.setup.begin\nsettle\ntap a15\nsettle\npress Back\nsettle");
  driver->play("expect gomoku saved=two others=1\ntap gomoku.two\nsettle\nexpect stones=1");
  EXPECT_THAT(moves(), ElementsAre(1, 8));
  profile().finish_saving();
  driver.reset();
  driver = std::make_unique<Driver>(player.options(), games(), Driver::Lessons::Taken, noted.files);
  EXPECT_THAT(moves(), ElementsAre(1, 8));
}

TEST_F(Unfinished, TheListContinuesAndRemoves) {
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  give("gomoku-two-1", two_players(kEight).write());
  driver->play("settle\ntap menu.gomoku\nsettle\nexpect others=1\ntap gomoku.unfinished\nsettle");
  driver->play("expect gomoku.unfinished games=2 focus=gomoku.unfinished.game.0");
  driver->play("tap gomoku.unfinished.game.1\nsettle\nexpect gomoku.play stones=8\npress Back\nsettle");
  EXPECT_THAT(moves(), ElementsAre(8, 5)) << "the one that was continued is the last one played";
  driver->play("expect gomoku.unfinished games=2\ntap gomoku.unfinished.delete.0\nsettle\nexpect dialog");
  driver->play(
      "press Back\nsettle\nexpect games=2\ntap gomoku.unfinished.delete.0\nsettle\ntap "
      "dialog.delete\nsettle");
  driver->play("expect gomoku.unfinished games=1\npress Back\nsettle\nexpect gomoku saved=two");
  EXPECT_EQ(driver->value("others"), "");
  driver->play("tap gomoku.two\nsettle\nexpect stones=5");
  EXPECT_THAT(moves(), ElementsAre(5));
}

TEST_F(Unfinished, ARestartLosesNothing) {
  give("gomoku-two", two_players(kEight).write());
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\npress Restart\nsettle");
  driver->play("expect gomoku.play stones=0 notice=Game saved\npress Restart\nsettle\npress Restart\nsettle");
  driver->play("tap a15\nsettle\npress Back\nsettle\nexpect gomoku others=1");
  EXPECT_THAT(moves(), ElementsAre(1, 8));
}

TEST_F(Unfinished, AGameOfFewMovesIsReplaced) {
  give("gomoku-two", two_players("h8 a1 h9").write());
  driver->play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\npress Restart\nsettle\ntap a15\nsettle");
  EXPECT_THAT(moves(), ElementsAre(1));
}

TEST_F(Unfinished, TheEndOfAGameBringsBackTheOneBefore) {
  give("gomoku-two", two_players("h8 a1 i8 a2 j8 a3 k8 a4").write());
  give("gomoku-two-4", two_players("h8 a1 h9 c1 j8").write());
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap l8\nsettle\nexpect result");
  EXPECT_THAT(moves(), ElementsAre(5));
  // An end that is taken back is the last match again.
  driver->play(
      "tap gomoku.play.undo\nsettle\nexpect gomoku.play stones=8\npress Back\nsettle\nexpect others=1");
  EXPECT_THAT(moves(), ElementsAre(8, 5));
  driver->play(
      "tap gomoku.two\nsettle\ntap l8\nsettle\nexpect result\npress Back\nsettle\npress Back\nsettle\nexpect "
      "gomoku saved=two");
  driver->play("tap gomoku.two\nsettle\nexpect gomoku.play stones=5");
}

TEST_F(Unfinished, TheOldestOfTooManyGoesAfterAQuestion) {
  for (int i = 1; i <= 20; ++i)
    give("gomoku-two-" + std::to_string(i), two_players(i == 1 ? "h8 a1 h9 c1 j8 e1" : kEight).write());
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  driver->play("settle\ntap menu.gomoku\nsettle\nexpect others=20\ntap gomoku.two.new\nsettle");
  driver->play("tap gomoku.setup.begin\nsettle\nexpect dialog\npress Back\nsettle\nexpect gomoku.setup");
  driver->play("tap gomoku.setup.begin\nsettle\ntap dialog.new\nsettle\nexpect gomoku.play stones=0");
  EXPECT_THAT(moves(), SizeIs(21)) << "nothing goes before the first move";
  driver->play("tap a15\nsettle");
  const auto all = moves();
  EXPECT_THAT(all, SizeIs(21));
  EXPECT_EQ(std::ranges::count(all, 6), 0) << "the oldest one";
  EXPECT_EQ(all[1], 5U);
  driver->play("press Restart\nsettle\nexpect gomoku.play stones=0");
}

TEST_F(Unfinished, ADamagedOneIsSetAsideAndTheOthersStay) {
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  give("gomoku-two-1", two_players(kEight).write());
  profile().finish_saving();
  driver.reset();
  const std::string data = player.data().string();
  noted.files->files[data + "/gomoku-two-2.save"] = "quintet 1 gomoku nonsense";
  noted.files->files[data + "/gomoku-two-3.save"] = "quintet 99 gomoku of a later version";
  driver = std::make_unique<Driver>(player.options(), games(), Driver::Lessons::Taken, noted.files);
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.unfinished\nsettle");
  EXPECT_THAT(driver->seen(), HasSubstr("games=2"));
  driver->play("press Back\nsettle\ntap gomoku.unfinished\nsettle");
  EXPECT_THAT(driver->seen(), HasSubstr("games=2"));
  profile().finish_saving();
  const auto has = [this](const std::string& name) {
    return std::ranges::any_of(noted.files->files,
                               [&](const auto& file) { return file.first.find(name) != std::string::npos; });
  };
  EXPECT_TRUE(has("gomoku-two-2.save.corrupt"));
  EXPECT_TRUE(noted.files->files.contains(data + "/gomoku-two-3.save"));
  // The next one takes no name of a file that is there.
  driver->play("press Back\nsettle\ntap gomoku.two\nsettle\npress Restart\nsettle\ntap a15\nsettle");
  profile().finish_saving();
  EXPECT_TRUE(noted.files->files.contains(data + "/gomoku-two-4.save"));
  EXPECT_EQ(noted.files->files[data + "/gomoku-two-3.save"], "quintet 99 gomoku of a later version");
}

TEST_F(Unfinished, EveryGameListsTheBoardsOfItsModes) {
  const auto link = [](link::Mode mode) {
    link::Match match{mode,
                      *link::deal({.layout = link::plain_layout({8, 6}), .rules = {}, .kinds = 8}, Random(3)),
                      "8x6 none"};
    for (int i = 0; i < 5; ++i) take(match, match.start().solution[static_cast<std::size_t>(i)]);
    return match.write();
  };
  give("link-relaxed", link(link::Mode::Relaxed));
  give("link-relaxed-1", link(link::Mode::Relaxed));
  give("link-timed", link(link::Mode::Timed));
  give("2048-classic", played_2048(twenty48::Mode::Classic, 5, 40).write());
  give("2048-classic-7", played_2048(twenty48::Mode::Classic, 6, 50).write());
  give("mines-expert", mines_half_way().write());
  give("mines-expert-12", mines_half_way().write());
  for (const auto& [game, count] : {std::pair{"link", 3}, {"2048", 2}, {"mines", 2}}) {
    const std::string id = game;
    driver->play("settle\ntap menu." + id + "\nsettle\nexpect others=1\ntap " + id + ".unfinished\nsettle");
    EXPECT_EQ(driver->value("games"), std::to_string(count)) << game;
    driver->play("tap " + id + ".unfinished.game.1\nsettle\nexpect " + id + ".play");
    driver->play("press Back\nsettle\npress Back\nsettle\npress Back\nsettle\nexpect menu");
  }
}

// With the setting of speed-runners the board in play is replaced, as it is nothing to come back to.
TEST_F(Unfinished, AFastRestartOfMinesweeperReplacesTheBoard) {
  auto settings = profile().get<mines::Settings>();
  settings.at_once = true;
  profile().change(settings);
  give("mines-expert", mines_half_way().write());
  driver->play("settle\ntap menu.mines\nsettle\ntap mines.expert\nsettle\npress Restart\nsettle");
  driver->play("expect mines.play status=ready\npress Back\nsettle\nexpect mines");
  EXPECT_EQ(driver->value("saved"), "");
  EXPECT_THAT(profile().game_names("mines-expert"), IsEmpty());
}

// Between two files: whatever state the program is killed in, the next run finds the games of before or of after.
class KilledBetween : public Unfinished {
 protected:
  using Games = std::vector<std::size_t>;

  Games found_in(const NotedFiles::Files& state) const {
    const auto left = std::make_shared<MemoryFiles>();
    left->files = state;
    Driver next(player.options(), games(), Driver::Lessons::Taken, left);
    Games found = moves(next.context());
    EXPECT_THAT(next.take_notices(), IsEmpty());
    return found;
  }
  void expect_before_or_after(const std::string& script, const Games& before, const Games& after) {
    profile().finish_saving();
    ASSERT_EQ(found_in(noted.files->snapshot()), before);
    noted.watch();
    driver->play(script);
    profile().finish_saving();
    noted.stop();
    EXPECT_EQ(moves(), after);
    EXPECT_EQ(found_in(noted.files->snapshot()), after);
    EXPECT_GE(noted.states.size(), 4U);
    int changed = 0;
    for (const auto& state : noted.states) {
      const Games found = found_in(state);
      changed += found == after ? 1 : 0;
      EXPECT_TRUE(found == before || found == after) << testing::PrintToString(found);
    }
    EXPECT_GE(changed, 2);
  }
};

TEST_F(KilledBetween, PuttingAside) {
  give("gomoku-two", two_players(kEight).write());
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.two.new\nsettle\ntap gomoku.setup.begin\nsettle");
  expect_before_or_after("tap a15\nsettle", {8}, {1, 8});
}

TEST_F(KilledBetween, Continuing) {
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  give("gomoku-two-3", two_players(kEight).write());
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.unfinished\nsettle");
  expect_before_or_after("tap gomoku.unfinished.game.1\nsettle", {5, 8}, {8, 5});
}

TEST_F(KilledBetween, Removing) {
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  give("gomoku-two-3", two_players(kEight).write());
  driver->play(
      "settle\ntap menu.gomoku\nsettle\ntap gomoku.unfinished\nsettle\ntap "
      "gomoku.unfinished.delete.1\nsettle");
  expect_before_or_after("tap dialog.delete\nsettle", {5, 8}, {5});
}

TEST_F(KilledBetween, TheOldestOfTooMany) {
  for (int i = 1; i <= 20; ++i)
    give("gomoku-two-" + std::to_string(i), two_players(i == 1 ? "h8 a1 h9 c1 j8 e1" : kEight).write());
  give("gomoku-two", two_players("h8 a1 h9 c1 j8").write());
  Games before(21, 8), after(21, 8);
  before.front() = 5;
  before.back() = 6;
  after.front() = 1;
  after[1] = 5;
  driver->play("settle\ntap menu.gomoku\nsettle\ntap gomoku.two.new\nsettle\ntap gomoku.setup.begin\nsettle");
  driver->play("tap dialog.new\nsettle");
  expect_before_or_after("tap a15\nsettle", before, after);
}

}  // namespace
}  // namespace quintet::app
