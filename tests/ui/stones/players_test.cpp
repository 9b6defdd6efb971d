#include "ui/stones/players.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

Sentences all(std::string_view sentence) {
  return {Manner{sentence, sentence}, Manner{sentence, sentence}, Manner{sentence, sentence}};
}

TEST(Farewells, DependOnTheEndAndTheLengthOfTheGame) {
  const Farewells table{.short_game = 20,
                        .long_game = 60,
                        .won_quickly = all("won quickly"),
                        .won = all("won"),
                        .won_after_long = all("won after long"),
                        .lost_quickly = all("lost quickly"),
                        .lost = all("lost"),
                        .lost_after_long = all("lost after long"),
                        .accepts = all("accepts")};
  const auto said = [&table](const ComputerEnd& end) { return sentences(table, end).front().front(); };
  EXPECT_EQ(said({.won = true, .moves = 19}), "won quickly");
  EXPECT_EQ(said({.won = true, .moves = 20}), "won");
  EXPECT_EQ(said({.won = true, .moves = 60}), "won after long");
  EXPECT_EQ(said({.won = true, .by_agreement = true, .moves = 19}), "accepts");
  EXPECT_EQ(said({.moves = 19}), "lost quickly");
  EXPECT_EQ(said({.moves = 59}), "lost");
  EXPECT_EQ(said({.by_agreement = true, .moves = 60}), "lost after long");
}

TEST(LeadWords, SayWhoIsAhead) {
  const Localiser words;
  EXPECT_EQ(lead_words(words, {}), "Not played yet");
  EXPECT_EQ(lead_words(words, {.won = 3, .lost = 1, .played = 5}), "You lead 3 : 1");
  EXPECT_EQ(lead_words(words, {.won = 1, .lost = 3, .played = 4}), "You trail 1 : 3");
  EXPECT_EQ(lead_words(words, {.won = 2, .lost = 2, .played = 4}), "Even at 2 : 2");
}

}  // namespace
}  // namespace quintet::ui
