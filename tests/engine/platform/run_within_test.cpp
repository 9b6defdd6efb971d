#include "engine/platform/run_within.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

namespace quintet {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(RunWithin, GivesTheResult) {
  EXPECT_EQ(run_within(seconds(10), {}, [] { return 42; }), 42);
}

TEST(RunWithin, AbandonsBlockedWork) {
  std::promise<void> released, ended;
  const auto gate = released.get_future().share();
  const auto work = [gate, &ended] {
    gate.wait();
    ended.set_value();
    return 1;
  };
  EXPECT_EQ(run_within(milliseconds(20), {}, work), std::nullopt);
  released.set_value();
  ended.get_future().wait();  // its captures are still valid
}

TEST(RunWithin, EndsAtOnceWhenAStopIsRequested) {
  std::promise<void> released, ended;
  const auto gate = released.get_future().share();
  std::stop_source stop;
  std::jthread asking([&] {
    std::this_thread::sleep_for(milliseconds(10));
    stop.request_stop();
  });
  const auto begun = std::chrono::steady_clock::now();
  const auto work = [gate, &ended] {
    gate.wait();
    ended.set_value();
    return 1;
  };
  EXPECT_EQ(run_within(seconds(60), stop.get_token(), work), std::nullopt);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, seconds(10));
  released.set_value();
  ended.get_future().wait();
}

TEST(RunWithin, ReturnsNothingIfTheWorkThrows) {
  EXPECT_EQ(run_within(seconds(10), {}, []() -> int { throw std::runtime_error("broken"); }), std::nullopt);
}

}  // namespace
}  // namespace quintet
