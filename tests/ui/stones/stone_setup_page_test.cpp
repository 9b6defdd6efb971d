#include "ui/stones/stone_setup_page.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

TEST(LeadWords, SayWhoIsAhead) {
  const Localiser words;
  EXPECT_EQ(lead_words(words, {}), "Not played yet");
  EXPECT_EQ(lead_words(words, {.won = 3, .lost = 1, .played = 5}), "You lead 3 : 1");
  EXPECT_EQ(lead_words(words, {.won = 1, .lost = 3, .played = 4}), "You trail 1 : 3");
  EXPECT_EQ(lead_words(words, {.won = 2, .lost = 2, .played = 4}), "Even at 2 : 2");
}

}  // namespace
}  // namespace quintet::ui
