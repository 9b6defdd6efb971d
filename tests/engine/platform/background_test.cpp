#include "engine/platform/background.hpp"

#include <gtest/gtest.h>
#include <pthread.h>

#include <chrono>
#include <memory>
#include <stdexcept>

#include "support/error_of.hpp"

namespace quintet {
namespace {

template <class Result>
std::optional<Expected<Result, Problem>> wait_for(Background<Result>& background) {
  while (background.running()) {
    if (auto outcome = background.poll()) return outcome;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return std::nullopt;
}

int until_stopped(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return 1;
}

TEST(Background, GivesItsResultOnce) {
  Background<int> background;
  EXPECT_FALSE(background.running());
  background.start([](const std::stop_token&) { return 42; });
  EXPECT_TRUE(background.running());
  EXPECT_EQ(wait_for(background), 42);
  EXPECT_FALSE(background.running());
  EXPECT_EQ(background.poll(), std::nullopt);
}

TEST(Background, TakesResultsThatCanOnlyBeMoved) {
  Background<std::unique_ptr<int>> background;
  background.start([](const std::stop_token&) { return std::make_unique<int>(7); });
  const auto outcome = wait_for(background);
  ASSERT_TRUE(outcome && *outcome);
  EXPECT_EQ(***outcome, 7);
}

TEST(Background, TurnsAnExceptionIntoAnError) {
  Background<int> background;
  background.start([](const std::stop_token&) -> int { throw std::runtime_error("no memory left"); });
  const auto outcome = wait_for(background);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(error_of(*outcome), Problem{"no memory left"});
  background.start([](const std::stop_token&) { return 1; });
  EXPECT_EQ(wait_for(background), 1);
}

// Makes the system refuse new threads: a stack of this size is not available.
class WithoutThreads {
 public:
  WithoutThreads() {
    pthread_getattr_default_np(&former_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 46U);
    pthread_setattr_default_np(&huge);
    pthread_attr_destroy(&huge);
  }
  WithoutThreads(const WithoutThreads&) = delete;
  WithoutThreads& operator=(const WithoutThreads&) = delete;
  ~WithoutThreads() {
    pthread_setattr_default_np(&former_);
    pthread_attr_destroy(&former_);
  }

 private:
  pthread_attr_t former_{};
};

TEST(Background, FailsIfNoThreadCanBeStarted) {
  Background<int> background;
  {
    const WithoutThreads none;
    background.start([](const std::stop_token&) { return 1; });
    const auto outcome = wait_for(background);
    ASSERT_TRUE(outcome);
    EXPECT_FALSE(*outcome);
    background.start([](const std::stop_token&) { return 1; });
    background.cancel();
  }
  background.start([](const std::stop_token&) { return 2; });
  EXPECT_EQ(wait_for(background), 2);
}

TEST(Background, StopsItsComputationWhenItIsDestroyed) {
  bool stopped = false;
  {
    Background<int> background;
    background.start([&stopped](const std::stop_token& stop) {
      until_stopped(stop);
      stopped = true;
      return 0;
    });
  }
  EXPECT_TRUE(stopped);
}

TEST(Background, DropsTheResultOfWhatWasCancelled) {
  Background<int> background;
  background.start(until_stopped);
  background.cancel();
  EXPECT_FALSE(background.running());
  EXPECT_EQ(background.poll(), std::nullopt);
}

TEST(Background, GivesOnlyTheResultOfTheLatestStart) {
  Background<int> background;
  background.start(until_stopped);
  background.start([](const std::stop_token&) { return 2; });
  EXPECT_EQ(wait_for(background), 2);
}

TEST(Background, WakesTheMainLoopWhenTheResultIsReady) {
  std::atomic<int> woken = 0;
  Background<int> background([&woken] { ++woken; });
  background.start([](const std::stop_token&) { return 1; });
  wait_for(background);
  EXPECT_EQ(woken, 1);
}

TEST(Background, SurvivesManyQuickStarts) {
  Background<int> background;
  for (int i = 0; i < 300; ++i) {
    background.start([i](const std::stop_token&) { return i; });
    if (i % 3 == 0) background.poll();
  }
  EXPECT_EQ(wait_for(background), 299);
}

}  // namespace
}  // namespace quintet
