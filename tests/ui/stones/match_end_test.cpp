#include "ui/stones/match_end.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace quintet::ui {
namespace {

TEST(Pairings, SayHowThePersonHasDoneAgainstTheComputer) {
  const Localiser words;
  Pairing pairing{.names = {"You", "Adept"}, .person = Colour::Black, .outcome = Outcome::BlackWins};
  EXPECT_EQ(title_of(words, pairing), "You beat Adept");
  EXPECT_EQ(outcome_of(pairing), RecordOutcome::Won);
  pairing.outcome = Outcome::WhiteWins;
  EXPECT_EQ(title_of(words, pairing), "Adept beat you");
  EXPECT_EQ(outcome_of(pairing), RecordOutcome::Lost);
  pairing.outcome = Outcome::Draw;
  EXPECT_EQ(title_of(words, pairing), "Draw with Adept");
  EXPECT_EQ(outcome_of(pairing), RecordOutcome::Drawn);
  pairing.outcome = Outcome::Playing;
  EXPECT_EQ(title_of(words, pairing), "You against Adept");
  EXPECT_EQ(outcome_of(pairing), RecordOutcome::Neutral);
}

TEST(Pairings, NameTheWinnerOfOthersWhereNamesAreKnown) {
  const Localiser words;
  Pairing pairing{.names = {"Ada", "Grace"}, .named = true, .outcome = Outcome::WhiteWins};
  EXPECT_EQ(title_of(words, pairing), "Grace beat Ada");
  EXPECT_EQ(outcome_of(pairing), RecordOutcome::Neutral);
  pairing.outcome = Outcome::Draw;
  EXPECT_EQ(title_of(words, pairing), "A draw · Ada against Grace");
  pairing = {.names = {"Ada", "Ada"}, .named = true, .outcome = Outcome::BlackWins};
  EXPECT_EQ(title_of(words, pairing), "Black won · Ada against Ada");
  pairing = {.names = {"Black", "White"}, .outcome = Outcome::BlackWins};
  EXPECT_EQ(title_of(words, pairing), "Black won");
}

std::vector<std::string> ids_of(const std::vector<MenuItem>& items) {
  std::vector<std::string> ids;
  for (const MenuItem& item : items) ids.push_back(item.id);
  return ids;
}

TEST(ResultItems, BeginWithWhatThePlayerWantsMost) {
  using testing::ElementsAre;
  const auto act = [] {};
  EXPECT_THAT(ids_of(result_items({.again = act, .review = act, .leave = act}, MainAction::Again)),
              ElementsAre("new", "review", "leave", "board"));
  EXPECT_THAT(ids_of(result_items({.again = act, .review = act, .leave = act}, MainAction::Review)),
              ElementsAre("review", "new", "leave", "board"));
  EXPECT_THAT(ids_of(result_items({.next_opponent = act, .again = act, .leave = act}, MainAction::Again)),
              ElementsAre("next", "new", "leave", "board"));
}

}  // namespace
}  // namespace quintet::ui
