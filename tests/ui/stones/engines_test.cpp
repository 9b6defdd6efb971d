#include "ui/stones/engines.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/seated_match.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

SettingValues values_in(const std::string& json) {
  return read_setting_values(json).value();
}

TEST(Engines, AreKeptInTheSettings) {
  go::Settings settings;
  settings.engines = {{"GNU Go", "gnugo --mode gtp"}, {"引擎", "'/opt/a b/katago' gtp"}};
  settings.engine = "引擎";
  SettingValues values;
  write_fields(settings, values);
  std::vector<std::string> complaints;
  EXPECT_EQ(read_fields<go::Settings>(values_in(write_setting_values(values)), &complaints), settings);
  EXPECT_THAT(complaints, IsEmpty());
}

TEST(Engines, LeavesOutDamagedEntriesAndSaysSo) {
  std::vector<std::string> complaints;
  const auto settings = read_fields<go::Settings>(
      values_in(
          R"({"go": {"engines": [{"name": "A", "command": "a"}, 7, {"name": "B"}, {"name": "A", "command": "b"},
                                       {"name": "", "command": "c"}, {"name": "C", "command": "c", "x": [1]}]}})"),
      &complaints);
  EXPECT_THAT(settings.engines, ElementsAre(ListedEngine{"A", "a"}, ListedEngine{"C", "c"}));
  EXPECT_THAT(complaints, ElementsAre("go.engines has a damaged entry"));
  for (const char* list : {"7", "\"gnugo\"", "{\"a\": 1}", "null"}) {
    complaints.clear();
    const std::string json = std::string(R"({"go": {"engines": )") + list + "}}";
    EXPECT_THAT(read_fields<go::Settings>(values_in(json), &complaints).engines, IsEmpty()) << list;
  }
}

TEST(Engines, HaveNamesOfTheirOwn) {
  const EngineList engines{{"GNU Go", "a"}, {"GNU Go 2", "b"}};
  EXPECT_EQ(free_engine_name(engines, "Pachi"), "Pachi");
  EXPECT_EQ(free_engine_name(engines, "GNU Go"), "GNU Go 3");
  EXPECT_EQ(name_of_command("gnugo --mode gtp"), "gnugo");
  EXPECT_EQ(name_of_command("  '/opt/my engine/go' -x"), "go");
  EXPECT_EQ(name_of_command("\"C:\\Go\\katago.exe\" gtp"), "katago.exe");
  EXPECT_EQ(name_of_command(" "), "");
}

TEST(Engines, AreWordsOfASave) {
  for (const std::string name : {"GNU Go", "a=b%c", "围棋", "x", "100 %\n"}) {
    const std::string word = write_name(name);
    EXPECT_EQ(word.find_first_of(" =\n"), std::string::npos) << word;
    EXPECT_EQ(read_name(word), name);
  }
  for (const char* word : {"a b", "%", "%4", "%4g", "围"}) EXPECT_EQ(read_name(word), std::nullopt) << word;
}

TEST(Engines, SitInAMatchThatIsSaved) {
  go::Match match({.side = 9}, {go::SeatPlayer{}, seated_computer(go::Level::Child, "GNU Go 3.8")});
  match.play({.at = {4, 4}});
  const auto again = go::Match::read(match.write());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->players(), match.players());
  EXPECT_EQ(again->player(Seat::Second).engine, "GNU Go 3.8");
  EXPECT_EQ(again->mode(), go::Mode::Computer);
  EXPECT_FALSE(is_counted(*again));
  // An earlier version sees the level.
  EXPECT_THAT(match.write(), HasSubstr("second=master"));
}

TEST(Engines, AreChosenOnlyFromTheList) {
  go::Settings settings;
  settings.engines = {{"A", "a"}};
  settings.engine = "A";
  settings.against_engine = "gone";
  EXPECT_THAT(chosen_engines(settings), ElementsAre("A", ""));
  settings.goal = 5;
  EXPECT_THAT(chosen_engines(settings), ElementsAre("", ""));
}

}  // namespace
}  // namespace quintet::ui
