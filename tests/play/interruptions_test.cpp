// Back, a dropped file, a resize and a loss of focus at every step of every ending, transition and dialog, for every
// game in the list. Nothing may crash, and no result page may be on the stack without its play page.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "core/link/deal.hpp"
#include "engine/scene/timestep.hpp"
#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

// A game of which one move is left, and the script that makes it.
struct Ending {
  std::string name, mode, save, last_move;
};

Ending link_ending(link::Mode mode) {
  link::Match match(mode,
                    *link::deal({.layout = link::plain_layout({4, 4}), .rules = {}, .kinds = 4}, Random(3)),
                    "4x4 none");
  const std::vector<link::Pair>& pairs = match.start().solution;
  for (std::size_t i = 0; i + 1 < pairs.size(); ++i) match.take(pairs[i]);
  const std::string word(word_of(mode));
  return {"link " + word, word, match.write(),
          "tap tile " + write_point(pairs.back().a) + "\ntap tile " + write_point(pairs.back().b)};
}

Ending gomoku_ending(gomoku::Mode mode, const gomoku::Match::SeatPlayers& players) {
  const std::string word(name(mode));
  return {"gomoku " + word, word, match_with({}, players, "h8 a1 i8 a2 j8 a3 k8 a4").write(), "tap l8"};
}

std::vector<Ending> endings_of(std::string_view game) {
  if (game == "link") return {link_ending(link::Mode::Relaxed), link_ending(link::Mode::Timed)};
  if (game == "gomoku")
    return {gomoku_ending(gomoku::Mode::Two, {}),
            gomoku_ending(gomoku::Mode::Computer, {gomoku::SeatPlayer{}, {gomoku::Level::Easy}})};
  return {};
}

constexpr int kLongest = 12 * 120;  // steps: no transition lasts twelve seconds

class Interruptions : public testing::TestWithParam<const ui::GameDefinition*> {
 protected:
  std::string id() const { return std::string(GetParam()->id); }
  SceneStack& scenes() { return driver.app().scenes(); }
  void step(const Input& input = {}) { driver.app().turn(input, Timestep::kStep); }

  // Back to the mode selection, from any page above it.
  void go_home() {
    step();
    if (scenes().empty()) driver.restart(player.options());
    scenes().unwind(1);
    step();
    driver.settle();
    driver.play("tap menu." + id() + "\nsettle");
    home = scenes().depth();
  }

  // Takes up the game that is about to end, whatever has become of it.
  void take_up(const Ending& ending) {
    go_home();
    driver.context().profile.save_game(id() + '-' + ending.mode, ending.save);
    driver.play("tap " + id() + '.' + ending.mode + "\nsettle\nexpect " + id() + ".play");
  }

  void interrupt(int kind) {
    switch (kind) {
      case 0:
        return step({{ActionEvent{Action::Back}}});
      case 1:
        return step({{FileEvent{"/nonexistent/game.sgf"}}});
      case 2:
        driver.app().resize(700 + 20 * (++resizes % 5), 600);
        return step({{WindowEvent::Resized}});
      default:
        step({{WindowEvent::FocusLost}});
        return step({{WindowEvent::FocusGained}});
    }
  }

  // A result page lies above its play page, and everything that it offers works.
  void expect_sane(const std::string& where) {
    if (scenes().empty()) return;
    driver.settle();
    if (!driver.seen().starts_with("result")) return;
    EXPECT_EQ(scenes().depth(), home + 2) << where << ": " << driver.seen();
    driver.play("press Restart\nsettle");
    EXPECT_TRUE(driver.seen().starts_with(id() + ".play")) << where << ": " << driver.seen();
  }

  // The number of steps until nothing moves after the script, at most kLongest.
  template <class Begin>
  int steps_after(const Begin& begin, const std::string& script) {
    begin();
    driver.play(script);
    int steps = 0;
    // Background computations take no scene time.
    while (steps < kLongest && !scenes().at_rest() && !scenes().busy()) {
      step();
      ++steps;
    }
    EXPECT_LT(steps, kLongest) << script;
    return steps;
  }

  template <class Begin>
  void try_every_step(const Begin& begin, const std::string& script) {
    const int all = steps_after(begin, script);
    for (int at = 0; at <= all + 1; ++at) {
      for (int kind = 0; kind < 4; ++kind) {
        begin();
        driver.play(script);
        for (int i = 0; i < at && !scenes().empty(); ++i) step();
        if (scenes().empty()) continue;
        interrupt(kind);
        expect_sane(script + " at step " + std::to_string(at) + " interrupted by " + std::to_string(kind));
        if (HasFailure()) return;
      }
    }
  }

  TestPlayer player;
  Driver driver{player};
  std::size_t home = 0;
  int resizes = 0;
};

TEST_P(Interruptions, OfEveryEnding) {
  const std::vector<Ending> endings = endings_of(GetParam()->id);
  ASSERT_FALSE(endings.empty()) << "say in endings_of how this game ends";
  for (const Ending& ending : endings) {
    SCOPED_TRACE(ending.name);
    try_every_step([&] { take_up(ending); }, ending.last_move);
  }
}

TEST_P(Interruptions, OfEveryTransitionAndDialog) {
  for (const std::string& mode : {endings_of(GetParam()->id).front().mode})
    try_every_step([&] { go_home(); }, "tap " + id() + '.' + mode);
  const Ending ending = endings_of(GetParam()->id).front();
  for (const std::string script :
       {"press Pause", "press Restart", "press Hint", "press Undo", "press Back",
        "press Pause\nsettle\ntap pause.settings", "press Pause\nsettle\ntap pause.help",
        "press Pause\nsettle\ntap pause.leave", "press Restart\nsettle\npress Back"}) {
    SCOPED_TRACE(script);
    try_every_step([&] { take_up(ending); }, script);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Interruptions, testing::ValuesIn(std::vector(games().begin(), games().end())),
                         [](const auto& game) { return std::string(game.param->id); });

}  // namespace
}  // namespace quintet::app
