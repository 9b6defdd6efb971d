#include "ui/pages/settings_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "games/link/match.hpp"
#include "games/link/settings.hpp"
#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {
namespace {

using testing::HasSubstr;

struct OptionsTest : testing::Test {
  OptionsTest() : page(test.push<SettingsPage>()) { test.settle(); }

  const Settings& now() { return test.player().settings(); }
  // Whether the control is visible and can be pressed.
  bool visible(std::string_view name) {
    const Extent size = test.context().canvas.size();
    const auto at = page.locate(name);
    return at && Rect{0, header_height(size), size.w, size.h - header_height(size)}.contains(*at);
  }

  TestContext test;
  SettingsPage& page;
};

TEST_F(OptionsTest, EverySettingActsAtOnce) {
  test.tap("settings.desk.ink");
  EXPECT_EQ(now().desk, Desk::Ink);
  EXPECT_EQ(test.context().theme.desk, Desk::Ink);
  test.tap("settings.fullscreen");
  EXPECT_TRUE(now().fullscreen);
  test.tap("settings.motion");
  EXPECT_TRUE(now().reduced_motion);
  test.tap("settings.contrast");
  EXPECT_EQ(test.context().theme.contrast, Contrast::High);
  test.tap("settings.muted");
  EXPECT_TRUE(now().muted);
  test.tap("settings.muted");
  EXPECT_FALSE(now().muted);
}

TEST_F(OptionsTest, TheLanguageChangesEveryWordOnTheScreen) {
  test.tap("settings.language.zh_CN");
  EXPECT_EQ(now().language, "zh_CN");
  EXPECT_THAT(test.seen(), HasSubstr("language=zh_CN"));
  test.tap("settings.language.system");
  EXPECT_EQ(now().language, "");
}

TEST_F(OptionsTest, TheInterfaceScaleAppliesAtOnce) {
  const float before = test.context().canvas.scale();
  for (const int scale : {75, 125, 150, 175, 200, 100}) {
    test.tap("settings.scale." + std::to_string(scale));
    EXPECT_EQ(now().interface_scale, scale);
    test.draw();
  }
  EXPECT_FLOAT_EQ(test.context().canvas.scale(), before);
}

TEST_F(OptionsTest, SlidersMoveByArrows) {
  test.press(Action::Next);  // shows the ring
  for (int i = 0; i < 200 && test.seen().find("focus=settings.music ") == std::string::npos; ++i)
    test.press(Action::Next);
  ASSERT_THAT(test.seen(), HasSubstr("focus=settings.music "));
  const int before = now().music;
  test.press(Action::Right);
  EXPECT_EQ(now().music, before + 5);
  test.press(Action::Left);
  test.press(Action::Left);
  EXPECT_EQ(now().music, before - 5);
}

TEST_F(OptionsTest, ASliderIsSavedOnRelease) {
  const auto written = [this] { return test.file("settings.json"); };
  test.tap("settings.muted");
  const std::string before = written();
  const Vec at = *page.locate("settings.master");
  test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = at}});
  for (float x = 0; x < 100; x += 10) {
    test.send({PointerEvent{.kind = PointerEvent::Kind::Moved, .at = {at.x + x, at.y}}});
  }
  EXPECT_NE(now().master, Settings{}.master) << "it acts at once";
  EXPECT_EQ(written(), before);
  test.send({PointerEvent{.kind = PointerEvent::Kind::Released, .at = {at.x + 90, at.y}}});
  EXPECT_NE(written(), before);
}

TEST_F(OptionsTest, ASliderMovedByKeysIsSavedAfterADelay) {
  test.press(Action::Next);
  for (int i = 0; i < 200 && test.seen().find("focus=settings.music ") == std::string::npos; ++i)
    test.press(Action::Next);
  for (int i = 0; i < 3; ++i) test.press(Action::Right);
  const std::string before = test.file("settings.json");
  ASSERT_TRUE(page.due());
  test.wait(*page.due() + milliseconds(20));
  EXPECT_NE(test.file("settings.json"), before);
  EXPECT_EQ(page.due(), std::nullopt);
}

TEST_F(OptionsTest, ASliderMovedByKeysIsSavedWhenThePageIsLeft) {
  test.press(Action::Next);
  for (int i = 0; i < 200 && test.seen().find("focus=settings.music ") == std::string::npos; ++i)
    test.press(Action::Next);
  test.press(Action::Right);
  const std::string before = test.file("settings.json");
  test.press(Action::Back);
  EXPECT_NE(test.file("settings.json"), before);
}

TEST_F(OptionsTest, ThePicturesOfLinkUpAreChosenHereToo) {
  test.push<SettingsPage>(link::definition());
  test.tap("settings.pictures.characters");
  EXPECT_EQ(test.player().get<link::Settings>().pictures, link::Pictures::Characters);
  test.draw();
  test.tap("settings.pictures.paintings");
  EXPECT_EQ(test.player().get<link::Settings>().pictures, link::Pictures::Paintings);
}

TEST_F(OptionsTest, ThePathDisplayIsShortNormalOrLong) {
  test.push<SettingsPage>(link::definition());
  const auto line = [&] { return test.player().get<link::Settings>().line_ms; };
  test.tap("settings.line.short");
  EXPECT_GE(line(), link::kLineLeast);
  EXPECT_LT(line(), link::kLineUsual);
  test.tap("settings.line.long");
  EXPECT_GT(line(), link::kLineUsual);
  EXPECT_LE(line(), link::kLineMost);
  test.tap("settings.line.normal");
  EXPECT_EQ(line(), link::kLineUsual);
}

TEST_F(OptionsTest, ATimeOfAnEarlierVersionIsKeptAndShownAsTheNearestChoice) {
  const auto field = std::ranges::find(link::Settings::fields(), "line_ms", &Field<link::Settings>::key);
  for (const auto& [time, choice] :
       {std::pair{125, 0.0F}, {225, 0.0F}, {250, 1.0F}, {300, 1.0F}, {475, 2.0F}, {1000, 2.0F}}) {
    link::Settings settings;
    settings.line_ms = time;
    EXPECT_EQ(field->position(settings), choice) << time;
    SettingValues values;
    write_fields(settings, values);
    EXPECT_EQ(read_fields<link::Settings>(values).line_ms, time);
  }
}

TEST_F(OptionsTest, TheDefaultsAreRestoredAfterConfirmation) {
  test.tap("settings.desk.ink");
  test.tap("settings.reset");
  EXPECT_THAT(test.seen(), HasSubstr("dialog focus=dialog.cancel"));
  test.press(Action::Back);
  EXPECT_EQ(now().desk, Desk::Ink);
  test.tap("settings.reset");
  test.tap("dialog.reset");
  EXPECT_EQ(now(), Settings{});
}

TEST_F(OptionsTest, TheDefaultsDoNotChangeSettingsOfOtherPages) {
  link::Settings settings;
  settings.width = 28;
  settings.line_ms = 1000;
  settings.pictures = link::Pictures::Characters;
  test.player().change(settings);
  test.tap("settings.reset");
  test.tap("dialog.reset");
  const auto& fresh = test.player().get<link::Settings>();
  EXPECT_EQ(fresh.width, 28);
  EXPECT_EQ(fresh.line_ms, link::Settings{}.line_ms);
  EXPECT_EQ(fresh.pictures, link::Settings{}.pictures);
}

TEST_F(OptionsTest, EverythingCanBeReachedByKeysAndIsThenVisible) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}}) {
    for (const int scale : {100, 200}) {
      Settings settings = now();
      settings.interface_scale = scale;
      test.player().change(settings);
      test.resize(width, height);
      test.press(Action::Next);
      for (int i = 0; i < 60; ++i) {
        test.press(Action::Next);
        test.settle();
        const std::string seen = test.seen();
        const auto from = seen.find("focus=") + 6;
        const std::string focus = seen.substr(from, seen.find(' ', from) - from);
        if (focus == "settings.back" || focus == "settings.reset") continue;  // in the head line
        EXPECT_TRUE(visible(focus)) << focus << " at " << width << 'x' << height << ' ' << scale;
      }
      test.draw();
    }
  }
}

TEST_F(OptionsTest, TheWheelScrollsToTheEnd) {
  test.resize(640, 480);
  EXPECT_FALSE(visible("settings.go-thinking.10"));
  for (int i = 0; i < 60; ++i) {
    test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = {300, 300}, .scroll = {0, -1}}});
  }
  test.settle();
  EXPECT_TRUE(visible("settings.go-thinking.10"));
}

TEST_F(OptionsTest, AFingerDragsThePageAndPressesNothing) {
  test.resize(640, 480);
  const Settings before = now();
  const Vec at = *page.locate("settings.fullscreen");
  const auto touch = [&](PointerEvent::Kind kind, float up) {
    test.send({PointerEvent{.kind = kind, .at = {at.x, at.y - up}, .touch = true}});
  };
  touch(PointerEvent::Kind::Pressed, 0);
  for (float up = 0; up <= 200; up += 20) touch(PointerEvent::Kind::Moved, up);
  touch(PointerEvent::Kind::Released, 200);
  EXPECT_EQ(now(), before);
  EXPECT_LT(page.locate("settings.fullscreen")->y, at.y - 100);
}

TEST_F(OptionsTest, ADragEndsWhenAnotherPageCoversThisOne) {
  test.resize(640, 480);
  const Vec at = *page.locate("settings.fullscreen");
  const auto touch = [&](PointerEvent::Kind kind, float up) {
    test.send({PointerEvent{.kind = kind, .at = {at.x, at.y - up}, .touch = true}});
  };
  touch(PointerEvent::Kind::Pressed, 0);
  touch(PointerEvent::Kind::Moved, 40);
  test.scenes().push(std::make_unique<SettingsPage>(test.context()));
  test.scenes().settle();
  test.press(Action::Back);
  const float before = page.locate("settings.fullscreen")->y;
  touch(PointerEvent::Kind::Moved, 120);
  test.settle();
  EXPECT_EQ(page.locate("settings.fullscreen")->y, before);
}

TEST_F(OptionsTest, WhatIsScrolledUnderTheHeadLineCannotBePressed) {
  test.resize(640, 480);
  for (int i = 0; i < 40; ++i) {
    test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = {300, 300}, .scroll = {0, -1}}});
  }
  test.settle();
  const Settings before = now();
  const Extent size = test.context().canvas.size();
  for (float x = 80; x < size.w; x += 20) {
    for (float y = 4; y < header_height(size); y += 8) {
      test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = {x, y}},
                 PointerEvent{.kind = PointerEvent::Kind::Released, .at = {x, y}}});
    }
  }
  EXPECT_EQ(now(), before);
}

TEST(SettingsOfAGame, ShowOnlyWhatBelongsToIt) {
  TestContext test;
  test.push<SettingsPage>(gomoku::definition());
  test.settle();
  const auto has = [&test](std::string_view control) {
    return test.scenes().top()->locate(control).has_value();
  };
  EXPECT_TRUE(has("settings.gomoku-board.ink"));
  EXPECT_TRUE(has("settings.muted"));
  EXPECT_FALSE(has("settings.desk.ink"));
  EXPECT_FALSE(has("settings.pictures.characters"));
}

TEST(SettingsOfAGame, TheSampleIsMadeAnewOnlyAfterAChange) {
  static int made, painted;
  made = painted = 0;
  GameDefinition game = link::definition();
  game.settings_sample = [](const Context&) -> Painting {
    ++made;
    return [](Canvas&, const Context&, Rect) { ++painted; };
  };
  TestContext test;
  test.push<SettingsPage>(game);
  test.settle();
  for (int i = 0; i < 5; ++i) test.draw();
  EXPECT_EQ(made, 1);
  EXPECT_EQ(painted, 5);
  test.tap("settings.pictures.characters");
  EXPECT_EQ(made, 2);
}

TEST(SettingsOfAGame, TheResetLeavesAllOthers) {
  TestContext test;
  Settings settings = test.player().settings();
  settings.desk = Desk::Walnut;
  settings.music = 10;
  test.player().change(settings);
  test.push<SettingsPage>(gomoku::definition());
  test.settle();
  test.tap("settings.reset");
  test.settle();
  test.tap("dialog.reset");
  test.settle();
  EXPECT_EQ(test.player().settings().music, Settings{}.music);
  EXPECT_EQ(test.player().settings().desk, Desk::Walnut);
}

}  // namespace
}  // namespace quintet::ui
