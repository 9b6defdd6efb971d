#include "ui/kit/board_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(SoundCues, AreHeardOnceAtTheirTime) {
  TestContext test;
  SoundCues cues(test.context());
  cues.at(milliseconds(200), "later");
  cues.at(milliseconds(100), "soon");
  cues.play(milliseconds(99));
  EXPECT_THAT(test.audio().played(), IsEmpty());
  cues.play(milliseconds(100));
  cues.play(milliseconds(150));
  EXPECT_THAT(test.audio().played(), ElementsAre("soon"));
  EXPECT_TRUE(cues.waiting());
  cues.play_all();
  EXPECT_THAT(test.audio().played(), ElementsAre("soon", "later"));
  EXPECT_FALSE(cues.waiting());
}

TEST(SoundCues, AreNotHeardAfterTheyWereCleared) {
  TestContext test;
  SoundCues cues(test.context());
  cues.at(milliseconds(100), "stone-1");
  cues.clear();
  cues.play_all();
  EXPECT_THAT(test.audio().played(), IsEmpty());
}

}  // namespace
}  // namespace quintet::ui
