// Kills a program repeatedly while it saves, also on a slow disk: at most the last pair is lost, and no file is
// incomplete.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>
#include <utility>

#include "games/link/match.hpp"
#include "games/link/matches.hpp"
#include "support/app_driver.hpp"
#include "ui/kit/match_flow.hpp"

namespace {

std::chrono::milliseconds disk_takes{0};

}  // namespace

// Replaces the C library's function in this test program.
extern "C" int fsync(int file) {
  std::this_thread::sleep_for(disk_takes);
  return static_cast<int>(syscall(SYS_fsync, file));
}

namespace quintet::app {
namespace {

using link::Match;
using link::Mode;

// Plays today's board and writes one byte after each pair taken. Never returns.
[[noreturn]] void play_until_killed(const TestPlayer& player, int told) {
  Driver driver(player);
  const link::Match match = link::match_of_day(driver.context(), driver.context().today());
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle");
  for (;;) {
    for (const link::Pair& pair : match.start().solution) {
      driver.take(pair);
      if (driver.value("left") == "0") break;
      if (::write(told, "+", 1) != 1) _exit(1);
    }
    _exit(0);
  }
}

// Another process that plays until it is killed. `play(told)` never returns and writes one byte to `told` after each
// move.
class Playing {
 public:
  template <class Play>
  explicit Playing(const Play& play) {
    int pipes[2];
    if (pipe(pipes) != 0) return;
    child_ = fork();
    if (child_ == 0) {
      close(pipes[0]);
      play(pipes[1]);
    }
    close(pipes[1]);
    told_ = pipes[0];
  }
  ~Playing() {
    if (child_ > 0) kill();
    close(told_);
  }
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;

  bool started() const { return child_ > 0; }
  // Waits for so many moves at most, or for its end.
  int read_moves(int most) const {
    int count = 0;
    for (char c = 0; count < most && read(told_, &c, 1) == 1;) ++count;
    return count;
  }
  // Returns whether it still played.
  bool kill() {
    int status = 0;
    ::kill(child_, SIGKILL);
    waitpid(std::exchange(child_, -1), &status, 0);
    return WIFSIGNALED(status);
  }

 private:
  pid_t child_ = -1;
  int told_ = -1;
};

int moves_of(const link::Match& match) {
  return match.start().board.tiles() / 2 - match.game().board().tiles() / 2;
}

struct Attempt {
  int seed = 0;
  std::chrono::milliseconds disk_takes{0};  // to write one file
  std::uint64_t most_pairs = 15;
};

void PrintTo(const Attempt& attempt, std::ostream* out) {
  *out << "seed " << attempt.seed << ", " << attempt.disk_takes.count() << " ms";
}

class Killed : public testing::TestWithParam<Attempt> {};

TEST_P(Killed, WhileSavingLosesAtMostTheLastMove) {
  Random chance(static_cast<std::uint64_t>(GetParam().seed));
  const TestPlayer player;
  Playing playing([&player](int told) {
    disk_takes = GetParam().disk_takes;
    play_until_killed(player, told);
  });
  ASSERT_TRUE(playing.started());
  int taken = playing.read_moves(1 + static_cast<int>(chance.below(GetParam().most_pairs)));
  // At a random time during the next move: between operations, while writing or while renaming.
  for (auto work = chance.below(400'000); work > 0; --work) chance.next();
  ASSERT_TRUE(playing.kill()) << "it ended before it could be killed";
  taken += playing.read_moves(1000);

  Driver driver(player);
  const auto kept = ui::MatchFlow<link::Match>(driver.context()).saved(link::Mode::Today);
  ASSERT_TRUE(kept);
  RecordProperty("lost", taken - moves_of(*kept));
  EXPECT_GE(moves_of(*kept), taken - 1);
  EXPECT_LE(moves_of(*kept), taken + 1);
  EXPECT_TRUE(driver.take_notices().empty());
  EXPECT_TRUE(player.files("data", "link-today.save.corrupt").empty());
}

// Slides by keys and writes one byte after each.
[[noreturn]] void slide_until_killed(const TestPlayer& player, int told) {
  Driver driver(player);
  driver.play("tap menu.2048\nsettle\ntap 2048.classic\nsettle\ntap 2048.setup.begin\nsettle");
  for (;;) {
    driver.play("press Down\npress Left\npress Right\npress Left");
    if (::write(told, "+", 1) != 1) _exit(1);
  }
}

// A score that no one has recorded yet is in the saved game, and becomes the best when another game takes its place.
TEST(KilledWhileSliding, KeepsTheBestScore) {
  const TestPlayer player;
  Playing playing([&player](int told) { slide_until_killed(player, told); });
  ASSERT_TRUE(playing.started());
  playing.read_moves(10);
  ASSERT_TRUE(playing.kill()) << "it ended before it could be killed";

  Driver driver(player);
  driver.play("tap menu.2048\nsettle\ntap 2048.classic\nsettle\nexpect 2048.play");
  const std::int64_t score = std::stoll(driver.value("score"));
  EXPECT_GE(score, 40);
  driver.play("press Restart\nsettle\nexpect 2048.play moves=0");
  EXPECT_EQ(driver.context().profile.results("2048").row<ui::BestRow>("classic 4 2048").score, score);
}

// Lets the computer play, and writes one byte for each move that was shown a second ago.
[[noreturn]] void autoplay_until_killed(const TestPlayer& player, int told) {
  Driver driver(player);
  driver.play("tap menu.2048\nsettle\ntap 2048.classic\nsettle\ntap 2048.setup.begin\nsettle");
  driver.play("tap 2048.play.fast\ntap 2048.play.start\nexpect autoplay");
  for (int before = 0, written = 0;;) {
    for (int step = 0; step < 50; ++step) {
      if (driver.app().scenes().busy()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      driver.play("wait 20");
    }
    driver.context().profile.finish_saving();
    for (; written < before; ++written) {
      if (::write(told, "+", 1) != 1) _exit(1);
    }
    before = std::stoi(driver.value("moves"));
  }
}

// Autoplay moves faster than games are written, but no slower than once a second.
TEST(KilledDuringAutoplay, LosesTheMovesOfOneSecondAtMost) {
  const TestPlayer player;
  Playing playing([&player](int told) { autoplay_until_killed(player, told); });
  ASSERT_TRUE(playing.started());
  const int shown = playing.read_moves(40);
  ASSERT_EQ(shown, 40);
  ASSERT_TRUE(playing.kill()) << "it ended before it could be killed";

  Driver driver(player);
  driver.play("tap menu.2048\nsettle\ntap 2048.classic\nsettle\nexpect 2048.play");
  EXPECT_GE(std::stoi(driver.value("moves")), shown);
  EXPECT_TRUE(player.files("data", "2048-classic.save.corrupt").empty());
}

std::vector<Attempt> attempts(int count, std::chrono::milliseconds disk_takes, std::uint64_t most_pairs) {
  std::vector<Attempt> all;
  for (int seed = 0; seed < count; ++seed) all.push_back({seed, disk_takes, most_pairs});
  return all;
}

INSTANTIATE_TEST_SUITE_P(AtRandomMoments, Killed,
                         testing::ValuesIn(attempts(12, std::chrono::milliseconds(0), 15)));
INSTANTIATE_TEST_SUITE_P(OnASlowDisk, Killed,
                         testing::ValuesIn(attempts(4, std::chrono::milliseconds(100), 50)));
INSTANTIATE_TEST_SUITE_P(OnAVerySlowDisk, Killed,
                         testing::ValuesIn(attempts(4, std::chrono::milliseconds(1500), 50)));

}  // namespace
}  // namespace quintet::app
