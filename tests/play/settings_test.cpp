// Settings apply at once, also during a game, and persist in the next run.
#include <gtest/gtest.h>

#include "engine/audio/audio_record.hpp"
#include "engine/platform/window.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

class SettingsAtOnce : public testing::Test {
 protected:
  const AudioRecord& heard() { return dynamic_cast<AudioRecord&>(driver.app().audio()); }
  const ui::Settings& settings() { return driver.context().profile.settings(); }

  TestPlayer player;
  Driver driver{player};
};

TEST_F(SettingsAtOnce, TheLanguageChangesInTheMiddleOfAGame) {
  set_board(driver, {.width = 8, .height = 6});
  const link::Match match = begin(driver, link::Mode::Relaxed);
  clear(driver, match, 0, 3);
  driver.play(
      "press Pause\nsettle\ntap pause.settings\nsettle\ntap settings.all\nsettle\nexpect settings "
      "language=en");
  driver.play(
      "tap settings.language.zh_CN\nexpect language=zh_CN\npress Back\nsettle\nexpect pause\npress "
      "Back\nsettle");
  EXPECT_EQ(driver.context().words.tr("Hint").find("Hint"), std::string::npos);
  driver.play("expect link.play left=42");
  clear(driver, match, 3);
  driver.play("settle\nexpect result won");
}

TEST_F(SettingsAtOnce, TheThemeSetsColoursAndMusic) {
  driver.play("tap menu.settings\nsettle\ntap settings.desk.ink\nexpect desk=ink");
  EXPECT_TRUE(driver.context().theme.colour.dark);
  EXPECT_EQ(heard().music(), "ink");
  driver.play("tap settings.desk.paper\nexpect desk=paper");
  EXPECT_FALSE(driver.context().theme.colour.dark);
  EXPECT_EQ(heard().music(), "paper");
}

TEST_F(SettingsAtOnce, TheInterfaceScaleChangesTheSizeOfThePage) {
  const float before = driver.context().canvas.size().w;
  driver.play("tap menu.settings\nsettle\ntap settings.scale.150\nexpect scale=150");
  EXPECT_LT(driver.context().canvas.size().w, before);
}

TEST_F(SettingsAtOnce, VolumesAndMuteApply) {
  driver.play("tap menu.settings\nsettle\ntap settings.muted\nexpect muted=yes");
  EXPECT_TRUE(heard().volumes().muted);
  driver.play("press ToggleMute\nexpect muted=no");
  EXPECT_FALSE(heard().volumes().muted);
  const double before = heard().volumes().music;
  driver.play("tap settings.music\npress Left 3");
  EXPECT_NE(heard().volumes().music, before);
}

TEST_F(SettingsAtOnce, HighContrastAndReducedMotionApply) {
  driver.play("tap menu.settings\nsettle\ntap settings.contrast\ntap settings.motion");
  EXPECT_EQ(driver.context().theme.contrast, ui::Contrast::High);
  EXPECT_EQ(driver.context().pace(ui::motion::kGrand), ui::motion::kCrossFade);
}

TEST_F(SettingsAtOnce, ThePathDisplayTimeApplies) {
  begin(driver, link::Mode::Relaxed);
  driver.play("press Pause\nsettle\ntap pause.settings\nsettle");
  const int before = driver.context().profile.get<link::Settings>().line_ms;
  driver.play("tap settings.line.long");
  EXPECT_GT(driver.context().profile.get<link::Settings>().line_ms, before);
}

TEST_F(SettingsAtOnce, MuteAndFullscreenHaveKeysEverywhere) {
  for (const char* page : {"settle", "tap menu.settings\nsettle",
                           "press Back\nsettle\ntap menu.link\nsettle\ntap link.relaxed\nsettle",
                           "tap link.setup.begin\nsettle"}) {
    driver.play(page);
    const ui::Settings before = settings();
    driver.play("press ToggleMute\npress ToggleFullscreen");
    EXPECT_NE(settings().muted, before.muted) << page;
    EXPECT_NE(settings().fullscreen, before.fullscreen) << page;
  }
}

TEST_F(SettingsAtOnce, AResetAsksAndKeepsTheChosenBoard) {
  set_board(driver, {.width = 8, .height = 6});
  driver.play(
      "tap menu.settings\nsettle\ntap settings.desk.ink\ntap settings.reset\nsettle\nexpect dialog\npress "
      "Back\nsettle");
  EXPECT_EQ(settings().desk, ui::Desk::Ink);
  driver.play("tap settings.reset\nsettle\ntap dialog.reset\nsettle\nexpect settings desk=paper");
  EXPECT_EQ(driver.context().profile.get<link::Settings>().width, 8);
}

TEST_F(SettingsAtOnce, ChoicesPersistInTheNextRun) {
  driver.play(
      "tap menu.settings\nsettle\ntap settings.language.zh_CN\ntap settings.desk.ink\ntap "
      "settings.motion\nclose");
  Options next = player.options();
  next.language.clear();
  driver.restart(next);
  EXPECT_EQ(driver.context().words.language(), "zh_CN");
  EXPECT_EQ(settings().desk, ui::Desk::Ink);
  EXPECT_TRUE(settings().reduced_motion);
}

TEST_F(SettingsAtOnce, TheCommandLineIsForOneRunOnly) {
  Options options = player.options();
  options.theme = "ink";
  options.mute = true;
  driver.play("close");
  driver.restart(options);
  EXPECT_TRUE(driver.context().theme.colour.dark);
  EXPECT_TRUE(heard().volumes().muted);
  driver.restart(player.options());
  EXPECT_FALSE(driver.context().theme.colour.dark);
  EXPECT_FALSE(heard().volumes().muted);
}

}  // namespace
}  // namespace quintet::app
