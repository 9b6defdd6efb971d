// Medium and hard win most games against the level below them. Independent of the clock: the same seed plays the same
// games.
#include <gtest/gtest.h>

#include <sstream>

#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

constexpr int kEnough = 8;  // of ten

int wins(const std::string& stronger, const std::string& weaker) {
  const std::string out = speak("gomoku match --games 10 --seed 1 --a " + stronger + " --b " + weaker).out;
  std::istringstream words(out);
  std::string word;
  int count = 0;
  words >> word >> count;
  return word == "wins" ? count : -1;
}

TEST(GomokuLevels, MediumBeatsEasy) {
  EXPECT_GE(wins("medium", "easy"), kEnough);
}

TEST(GomokuLevels, HardBeatsMedium) {
  EXPECT_GE(wins("hard", "medium"), kEnough);
}

}  // namespace
}  // namespace quintet::cli
