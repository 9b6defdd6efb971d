#include "support/read_settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "engine/storage/memory_files.hpp"
#include "support/damage.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::ui {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

ReadSettings read(std::string_view text) {
  const auto result = read_settings(text);
  EXPECT_TRUE(result) << text;
  return result.value_or(ReadSettings{});
}

ReadSettings unusual() {
  ReadSettings all;
  Settings& s = all.program;
  s.language = "zh_CN";
  s.desk = Desk::Ink;
  s.interface_scale = 175;
  s.fullscreen = s.muted = s.reduced_motion = s.high_contrast = true;
  s.master = 0;
  s.effects = 100;
  s.music = 5;
  all.link = {.pictures = link::Pictures::Characters,
              .outside = link::Outside::Forbidden,
              .gravity = link::Gravity::UdShear,
              .width = 32,
              .height = 18,
              .layout = "butterfly",
              .line_ms = 1000};
  all.gomoku = {.level = gomoku::Level::Master,
                .against = gomoku::Level::Pupil,
                .play_as = gomoku::PlayAs::InTurn,
                .had_black = true,
                .start = {.side = 19, .rule = gomoku::Rule::Renju, .opening = gomoku::Opening::Swap2},
                .thinking = 30,
                .board = Desk::Ink,
                .frame = Desk::Paper,
                .window = Desk::Ink,
                .coordinates = false,
                .numbers = true,
                .threats = true};
  return all;
}

// The names of the time when there were four levels.
TEST(Settings, TakeFormerNamesOfLevels) {
  const ReadSettings read_back = read(R"({"gomoku": {"level": "hard", "against": "easy"}})");
  EXPECT_EQ(read_back.gomoku.level, gomoku::Level::Expert);
  EXPECT_EQ(read_back.gomoku.against, gomoku::Level::Pupil);
  EXPECT_THAT(read_back.complaints, IsEmpty());
  const ReadSettings unknown = read(R"({"gomoku": {"level": "genius", "against": ""}})");
  EXPECT_EQ(unknown.gomoku, gomoku::Settings{});
  EXPECT_EQ(unknown.complaints.size(), 2U);
}

TEST(Settings, ReadAfterWriteIsTheIdentity) {
  for (const ReadSettings& settings : {ReadSettings{}, unusual()}) {
    const ReadSettings back = read(write_settings(settings));
    EXPECT_EQ(back.program, settings.program);
    EXPECT_EQ(back.link, settings.link);
    EXPECT_EQ(back.gomoku, settings.gomoku);
    EXPECT_THAT(back.complaints, IsEmpty());
  }
}

TEST(Settings, AnEmptyObjectGivesTheDefaults) {
  EXPECT_EQ(read("{}").program, Settings{});
  EXPECT_THAT(read("{}").complaints, IsEmpty());
}

TEST(Settings, TextThatIsNoObjectIsRefused) {
  for (const char* text : {"", "null", "[]", "3", "\"paper\"", "{", "{\"desk\":}", "\xFF\xFE"}) {
    EXPECT_FALSE(read_settings(text)) << text;
  }
}

TEST(Settings, AValueOfTheWrongTypeFallsBackAloneAndIsNamed) {
  const ReadSettings back = read(R"({"language": 7, "desk": "ink", "interface_scale": "big", "fullscreen": 1,
                                     "volume": {"master": true, "music": 33}, "link": {"line_ms": 2.5, "width": 12}})");
  Settings expected;
  expected.desk = Desk::Ink;
  expected.music = 33;
  EXPECT_EQ(back.program, expected);
  EXPECT_EQ(back.link, link::Settings{.width = 12});
  EXPECT_THAT(back.complaints, UnorderedElementsAre(HasSubstr("language"), HasSubstr("interface_scale"),
                                                    HasSubstr("fullscreen"), HasSubstr("volume.master"),
                                                    HasSubstr("link.line_ms")));
}

TEST(Settings, AValueOutOfRangeFallsBackAloneAndIsNamed) {
  const ReadSettings back = read(R"({"interface_scale": 5000, "volume": {"master": -1, "effects": 101},
                                     "link": {"line_ms": 0, "width": 99999999999}, "desk": "marble"})");
  EXPECT_EQ(back.program, Settings{});
  EXPECT_EQ(back.link, link::Settings{});
  EXPECT_EQ(back.complaints.size(), 6U);
}

TEST(Settings, GroupsThatAreNotObjectsAreReported) {
  const ReadSettings back = read(R"({"volume": [80], "link": "none"})");
  EXPECT_EQ(back.program, Settings{});
  EXPECT_EQ(back.link, link::Settings{});
  EXPECT_THAT(back.complaints, ElementsAre(HasSubstr("volume"), HasSubstr("link")));
}

TEST(Settings, ABoardWithAnOddNumberOfCellsFallsBack) {
  const ReadSettings back = read(R"({"link": {"width": 7, "height": 5}})");
  EXPECT_EQ(back.program, Settings{});
  EXPECT_EQ(back.link, link::Settings{});
  EXPECT_EQ(back.complaints.size(), 1U);
}

TEST(Settings, KeysThatLookLikePathsDoNotStopTheWriting) {
  EXPECT_TRUE(read_settings(R"({"a": 3, "a.b": 4, "link.width": 12, "volume.master.x": 3})"));
  auto values = read_setting_values(R"({"a": 3, "a.b": 4})").value();
  EXPECT_NE(write_setting_values(values).find("\"a.b\": 4"), std::string::npos);
}

TEST(Settings, DeeplyNestedObjectsAreReadToAFewLevels) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += R"({"a":)";
  text += "1" + std::string(100'000, '}');
  EXPECT_TRUE(read_settings(text));
}

TEST(Settings, OfUnknownGamesAreKept) {
  auto values = read_setting_values(R"({"chess": {"level": 3}})").value();
  std::vector<std::string> complaints;
  check_settings(values, settings_of(app::games()), complaints);
  EXPECT_NE(write_setting_values(values).find("\"level\": 3"), std::string::npos);
}

// What a later version has written: lists, fractions, empty and nested objects, names with dots.
TEST(Settings, UnknownValuesAreWrittenAsTheyWereRead) {
  const std::string text =
      R"({"a.b":{"c":1},"back\\slash":true,"deep":{"er":{"and":{"down":{"below":{"more":[1]}}}}},)"
      R"("empty":{},"link":{"new":{"list":[1,2.5,null,{"x":"y"}]},"none":null},"speed":0.5})";
  auto values = read_setting_values(text).value();
  const auto again = read_setting_values(write_setting_values(values)).value();
  EXPECT_EQ(again, values);
  std::string written = write_setting_values(values);
  std::erase_if(written, [](char c) { return c == ' ' || c == '\n'; });
  EXPECT_EQ(written, text);
}

TEST(Settings, UnknownKeysAreLeftAlone) {
  const ReadSettings back = read(R"({"future": {"a": 1}, "desk": "ink"})");
  EXPECT_EQ(back.program.desk, Desk::Ink);
  EXPECT_THAT(back.complaints, IsEmpty());
}

// For any content of the file the reader returns settings within their ranges, or an error.
TEST(Settings, DamagedTextNeverGivesSettingsOutOfRange) {
  const std::string whole = write_settings(unusual());
  Random random(7);
  for (int round = 0; round < 3000; ++round) {
    const std::string text = damaged(whole, random, 5);
    const auto result = read_settings(text);
    if (!result) continue;
    const Settings& s = result->program;
    const link::Settings& board = result->link;
    ASSERT_TRUE(s.interface_scale >= kScaleLeast && s.interface_scale <= kScaleMost) << text;
    ASSERT_TRUE(s.master >= 0 && s.master <= 100 && s.music >= 0 && s.music <= 100) << text;
    ASSERT_TRUE(board.line_ms >= link::kLineLeast && board.line_ms <= link::kLineMost) << text;
    ASSERT_TRUE(board.width >= link::kSideLeast && board.width <= link::kWidthMost) << text;
    ASSERT_EQ(board.width * board.height % 2, 0) << text;
  }
}

TEST(Settings, AnInvalidUtf8LanguageCanBeWritten) {
  ReadSettings s;
  s.program.language = "\xFF\xFE";
  EXPECT_TRUE(read_settings(write_settings(s)));
}

class StoredSettings : public testing::Test {
 protected:
  // A run of the program; with a change, if there is one, that is written.
  void run(const std::function<void(Profile&)>& change) {
    Store store(files, {.config = "/c", .data = "/d", .state = "/s"});
    StoreWriter writer(store);
    const Localiser words;
    Profile profile(writer, words, settings_of(app::games()));
    complaints = profile.complaints();
    reset = profile.settings_reset();
    desk = profile.settings().desk;
    change(profile);
  }
  std::string& file() { return files.files["/c/settings.json"]; }
  static void mute(Profile& profile) {
    Settings settings = profile.settings();
    settings.muted = !settings.muted;
    profile.change(settings);
  }

  MemoryFiles files;
  std::vector<std::string> complaints;
  bool reset = false;
  Desk desk{};
};

TEST_F(StoredSettings, AnUnknownThemeStaysUntilThePlayerChoosesAnother) {
  file() = R"({"desk": "lacquer", "future": [1, 2]})";
  run(mute);
  EXPECT_EQ(desk, Desk::Paper);
  EXPECT_THAT(complaints, ElementsAre(HasSubstr("desk")));
  EXPECT_FALSE(reset);
  EXPECT_THAT(file(),
              AllOf(HasSubstr(R"("desk": "lacquer")"), HasSubstr(R"("muted": true)"), HasSubstr("future")));
  run([](Profile& profile) {
    Settings settings = profile.settings();
    settings.desk = Desk::Ink;
    profile.change(settings);
  });
  EXPECT_THAT(file(), HasSubstr(R"("desk": "ink")"));
}

TEST_F(StoredSettings, AnInvalidValueIsResetInTheFile) {
  file() = R"({"interface_scale": 5000, "desk": 7})";
  run(mute);
  EXPECT_TRUE(reset);
  EXPECT_THAT(file(), AllOf(HasSubstr(R"("interface_scale": 100)"), HasSubstr(R"("desk": "paper")")));
}

}  // namespace
}  // namespace quintet::ui
