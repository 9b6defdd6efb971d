// Back, a dropped file, a resize and a loss of focus during every ending, transition and dialog, for every game in the
// list. Nothing may crash, and no result page may be on the stack without its play page.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "engine/scene/timestep.hpp"
#include "play/endings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

constexpr int kLongest = 12 * 120;  // steps: no transition lasts twelve seconds
// Until half a second after a press every step is tried. What still moves then is an example on the new page, of which
// some steps are enough, or an ending.
constexpr int kTransition = 60;
constexpr int kExampleStride = 29, kEndingStride = 3;

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

  // Continues the game that is about to end, whatever its state.
  void take_up(const LastMove& ending) {
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
    driver.app().draw();  // what is left half way
    driver.settle();
    driver.app().draw();
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
  void try_steps(const Begin& begin, const std::string& script, int stride) {
    const int all = steps_after(begin, script);
    for (int at = 0; at <= all + 1; at += at < kTransition ? 1 : stride) {
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
  const std::vector<LastMove> endings = endings_of(GetParam()->id);
  ASSERT_FALSE(endings.empty()) << "say in endings_of how this game ends";
  for (const LastMove& ending : endings) {
    SCOPED_TRACE(ending.name);
    try_steps([&] { take_up(ending); }, ending.last_move, kEndingStride);
  }
}

TEST_P(Interruptions, OfEveryTransitionAndDialog) {
  for (const std::string& mode : {endings_of(GetParam()->id).front().mode})
    try_steps([&] { go_home(); }, "tap " + id() + '.' + mode, kExampleStride);
  const LastMove ending = endings_of(GetParam()->id).front();
  for (const std::string script :
       {"press Pause", "press Restart", "press Hint", "press Undo", "press Back",
        "press Pause\nsettle\ntap pause.settings", "press Pause\nsettle\ntap pause.help",
        "press Pause\nsettle\ntap pause.leave", "press Restart\nsettle\npress Back"}) {
    SCOPED_TRACE(script);
    try_steps([&] { take_up(ending); }, script, kExampleStride);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Interruptions, testing::ValuesIn(std::vector(games().begin(), games().end())),
                         [](const auto& game) {
                           return "In" + std::string(game.param->id);
                         });  // 2048 is no name

}  // namespace
}  // namespace quintet::app
