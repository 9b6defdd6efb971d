#include <gtest/gtest.h>

#include "support/test_context.hpp"
#include "ui/kit/game_result.hpp"

namespace quintet::ui {
namespace {

TEST(HelpWords, SayWhatHelpedInTheSameWordsForEveryGame) {
  TestContext test;
  const auto words = [&](HelpUsed help) { return help_words(test.context().words, help); };
  EXPECT_EQ(words({.times = 1}), "with help once, apart from the records");
  EXPECT_EQ(words({.times = 3}), "with help 3 times, apart from the records");
  EXPECT_EQ(words({.times = 1, .moves = 1030}), "with 1,030 moves by autoplay, apart from the records");
  EXPECT_EQ(words({.times = 2, .apart = false}), "with help 2 times");
  EXPECT_EQ(words({.undone = true}), "with moves taken back, apart from the records");
}

}  // namespace
}  // namespace quintet::ui
