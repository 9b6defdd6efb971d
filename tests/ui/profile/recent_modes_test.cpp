#include "ui/profile/profile.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;

TEST(RecentModes, HaveTheLatestFirstAndEachOnce) {
  TestContext test;
  for (const char* mode : {"relaxed", "timed", "relaxed"}) note_played(test.player(), "link", mode);
  note_played(test.player(), "gomoku", "two");
  EXPECT_THAT(
      recent_modes(test.player()),
      ElementsAre(RecentMode{"gomoku", "two"}, RecentMode{"link", "relaxed"}, RecentMode{"link", "timed"}));
}

TEST(RecentModes, AreKeptInTheSettings) {
  TestContext test;
  note_played(test.player(), "link", "today");
  EXPECT_THAT(test.file("settings.json"), testing::HasSubstr("\"recent\": \"link.today\""));
}

TEST(RecentModes, AModeThatIsALongerWordIsAnotherOne) {
  TestContext test;
  note_played(test.player(), "link", "todays");
  note_played(test.player(), "link", "today");
  EXPECT_THAT(recent_modes(test.player()),
              ElementsAre(RecentMode{"link", "today"}, RecentMode{"link", "todays"}));
}

TEST(RecentModes, LeaveOutWhatNobodyPlayed) {
  TestContext test;
  Settings settings = test.player().settings();
  settings.recent = "  .x link. nonsense link.timed link.timed  gomoku.two";
  test.player().change(settings);
  EXPECT_THAT(recent_modes(test.player()),
              ElementsAre(RecentMode{"link", "timed"}, RecentMode{"gomoku", "two"}));
}

TEST(RecentModes, DoNotGrowWithoutEnd) {
  TestContext test;
  for (int i = 0; i < 100; ++i) note_played(test.player(), "link", std::to_string(i));
  EXPECT_EQ(recent_modes(test.player()).size(), 32U);
  EXPECT_EQ(recent_modes(test.player()).front(), (RecentMode{"link", "99"}));
}

}  // namespace
}  // namespace quintet::ui
