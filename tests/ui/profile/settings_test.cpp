#include "ui/profile/settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

ReadSettings read(std::string_view text) {
  auto result = read_settings(text);
  EXPECT_TRUE(std::holds_alternative<ReadSettings>(result)) << text;
  return std::holds_alternative<ReadSettings>(result) ? std::get<ReadSettings>(std::move(result))
                                                      : ReadSettings{};
}

Settings unusual() {
  Settings s;
  s.language = "zh_CN";
  s.desk = Desk::Ink;
  s.interface_scale = 175;
  s.fullscreen = s.muted = s.reduced_motion = s.high_contrast = true;
  s.master = 0;
  s.effects = 100;
  s.music = 5;
  s.link = {.pictures = Pictures::Characters,
            .outside = link::Outside::Forbidden,
            .gravity = link::Gravity::UdShear,
            .width = 32,
            .height = 18,
            .layout = "butterfly",
            .line_ms = 1000};
  s.gomoku = {.level = gomoku::Level::Master,
              .against = gomoku::Level::Easy,
              .play_as = PlayAs::InTurn,
              .had_black = true,
              .start = {.side = 19, .rule = gomoku::Rule::Renju, .opening = gomoku::Opening::Swap2},
              .thinking = 30,
              .board = Desk::Ink,
              .frame = Desk::Paper,
              .window = Desk::Ink,
              .coordinates = false,
              .numbers = true,
              .threats = true};
  return s;
}

TEST(Settings, WhatIsWrittenIsRead) {
  for (const Settings& settings : {Settings{}, unusual()}) {
    const ReadSettings back = read(write_settings(settings));
    EXPECT_EQ(back.settings, settings);
    EXPECT_THAT(back.complaints, IsEmpty());
  }
}

TEST(Settings, AnEmptyObjectGivesTheDefaults) {
  EXPECT_EQ(read("{}").settings, Settings{});
  EXPECT_THAT(read("{}").complaints, IsEmpty());
}

TEST(Settings, TextThatIsNoObjectIsRefused) {
  for (const char* text : {"", "null", "[]", "3", "\"paper\"", "{", "{\"desk\":}", "\xFF\xFE"}) {
    EXPECT_TRUE(std::holds_alternative<std::string>(read_settings(text))) << text;
  }
}

TEST(Settings, AValueOfTheWrongTypeFallsBackAloneAndIsNamed) {
  const ReadSettings back = read(R"({"language": 7, "desk": "ink", "interface_scale": "big", "fullscreen": 1,
                                     "volume": {"master": true, "music": 33}, "link": {"line_ms": 2.5, "width": 12}})");
  Settings expected;
  expected.desk = Desk::Ink;
  expected.music = 33;
  expected.link.width = 12;
  EXPECT_EQ(back.settings, expected);
  EXPECT_THAT(back.complaints,
              ElementsAre(HasSubstr("language"), HasSubstr("interface_scale"), HasSubstr("fullscreen"),
                          HasSubstr("volume.master"), HasSubstr("link.line_ms")));
}

TEST(Settings, AValueOutOfRangeFallsBackAloneAndIsNamed) {
  const ReadSettings back = read(R"({"interface_scale": 5000, "volume": {"master": -1, "effects": 101},
                                     "link": {"line_ms": 0, "width": 99999999999}, "desk": "marble"})");
  EXPECT_EQ(back.settings, Settings{});
  EXPECT_EQ(back.complaints.size(), 6U);
}

TEST(Settings, GroupsThatAreNoObjectsAreNamed) {
  const ReadSettings back = read(R"({"volume": [80], "link": "none"})");
  EXPECT_EQ(back.settings, Settings{});
  EXPECT_THAT(back.complaints, ElementsAre(HasSubstr("volume"), HasSubstr("link")));
}

TEST(Settings, ABoardWithAnOddNumberOfCellsFallsBack) {
  const ReadSettings back = read(R"({"link": {"width": 7, "height": 5}})");
  EXPECT_EQ(back.settings, Settings{});
  EXPECT_EQ(back.complaints.size(), 1U);
}

TEST(Settings, UnknownKeysAreLeftAlone) {
  const ReadSettings back = read(R"({"future": {"a": 1}, "desk": "ink"})");
  EXPECT_EQ(back.settings.desk, Desk::Ink);
  EXPECT_THAT(back.complaints, IsEmpty());
}

// Whatever happens to the file, reading answers with settings within their ranges or with a refusal.
TEST(Settings, DamagedTextNeverGivesSettingsOutOfRange) {
  const std::string whole = write_settings(unusual());
  Random random(7);
  for (int round = 0; round < 3000; ++round) {
    std::string text = whole;
    for (int i = 0; i < 3; ++i) {
      const auto at = random.index(text.size());
      if (random.below(2) == 0)
        text[at] = static_cast<char>(random.below(256));
      else
        text.erase(at, 1 + random.below(5));
    }
    const auto result = read_settings(text);
    if (std::holds_alternative<std::string>(result)) continue;
    const Settings& s = std::get<ReadSettings>(result).settings;
    ASSERT_TRUE(s.interface_scale >= kScaleLeast && s.interface_scale <= kScaleMost) << text;
    ASSERT_TRUE(s.master >= 0 && s.master <= 100 && s.music >= 0 && s.music <= 100) << text;
    ASSERT_TRUE(s.link.line_ms >= kLineLeast && s.link.line_ms <= kLineMost) << text;
    ASSERT_TRUE(s.link.width >= kSideLeast && s.link.width <= kWidthMost) << text;
    ASSERT_EQ(s.link.width * s.link.height % 2, 0) << text;
  }
}

TEST(Settings, ALanguageThatIsNoUtf8DoesNotStopTheWriting) {
  Settings s;
  s.language = "\xFF\xFE";
  EXPECT_TRUE(std::holds_alternative<ReadSettings>(read_settings(write_settings(s))));
}

}  // namespace
}  // namespace quintet::ui
