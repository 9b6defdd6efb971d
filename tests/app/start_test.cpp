// Starting the real program with something missing or wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>

#include <algorithm>
#include <map>

#include "app/process.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

using testing::HasSubstr;

// No variable of a desktop session, so that the program starts without a display.
const Environment kNoDesktop{
    {"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}, {"XDG_RUNTIME_DIR", ""}, {"SDL_VIDEODRIVER", ""}};

std::vector<std::string> headless(const TestPlayer& player, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"--headless", "--data-dir", player.data(), "--config-dir",
                                     player.config()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::string script(const TestPlayer& player, std::string_view text) {
  player.put("a.script", text);
  return player.data().parent_path() / "a.script";
}

TEST(Start, WithoutADisplayExitsWithStatusThree) {
  const TestPlayer player;
  const Ended ended = run_quintet({"--data-dir", player.data(), "--config-dir", player.config()}, kNoDesktop);
  EXPECT_EQ(ended.status, kNoDisplay);
  EXPECT_THAT(ended.output, HasSubstr("no window could be opened"));
}

TEST(Start, ATerminationSignalEndsAScript) {
  const TestPlayer player;
  std::string long_wait;
  for (int i = 0; i < 10'000; ++i) long_wait += "wait 60000\n";
  std::vector<std::string> arguments = headless(player, {"--script", script(player, long_wait)});
  arguments.insert(arguments.begin(), quintet_file());
  Process program(arguments, kNoDesktop);
  ASSERT_TRUE(program.wait_until_it_catches(SIGTERM)) << program.wait().output;
  program.send(SIGTERM);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_THAT(ended.output, HasSubstr("the program was asked to end"));
}

TEST(Start, HeadlessNeedsNoDisplay) {
  const TestPlayer player;
  const Ended ended =
      run_quintet(headless(player, {"--script", script(player, "settle\nexpect menu")}), kNoDesktop);
  EXPECT_EQ(ended.status, kWell) << ended.output;
  EXPECT_EQ(ended.output, "");
}

TEST(Start, HelpAndVersionAreNotErrors) {
  EXPECT_THAT(run_quintet({"--help"}).output, HasSubstr("--data-dir"));
  EXPECT_EQ(run_quintet({"--help"}).status, kWell);
  EXPECT_THAT(run_quintet({"--version"}).output, HasSubstr("quintet "));
  EXPECT_THAT(run_quintet({"--version"}).output, HasSubstr("\nFreeType "));
  EXPECT_EQ(run_quintet({"--version"}).status, kWell);
  EXPECT_THAT(run_quintet({"--licenses"}).output, HasSubstr("==== LXGW WenKai ===="));
  EXPECT_THAT(run_quintet({"--licenses"}).output, HasSubstr("MIT License"));
  EXPECT_EQ(run_quintet({"--licenses"}).status, kWell);
}

TEST(Start, AnUnknownLanguageExitsWithStatusTwo) {
  const TestPlayer player;
  const Ended ended = run_quintet(headless(player, {"--lang", "tlh"}), kNoDesktop);
  EXPECT_EQ(ended.status, kUsage);
  EXPECT_THAT(ended.output, HasSubstr("there is no language \"tlh\"; there are en, zh_CN"));
}

TEST(Start, TheLanguageOfTheCommandLineHoldsForThisRunAlone) {
  const TestPlayer player;
  player.put("config/settings.json", R"({"language": "en"})");
  const std::string seen =
      script(player, "settle\ntap menu.settings\nsettle\nexpect settings language=zh_CN");
  const Ended chinese = run_quintet(headless(player, {"--lang", "zh", "--script", seen}), kNoDesktop);
  EXPECT_EQ(chinese.status, kWell) << chinese.output;
  const Ended saved = run_quintet(headless(player, {"--script", seen}), kNoDesktop);
  EXPECT_EQ(saved.status, kFailure) << "the settings still say English";
  EXPECT_THAT(saved.output, HasSubstr("language=en"));
}

TEST(Start, AnInvalidCommandLineExitsWithStatusTwo) {
  const std::vector<std::vector<std::string>> mistakes{
      {"--sise", "1280x720"},
      {"--size", "1280"},
      {"--size", "0x5"},
      {"--size", "99999x5"},
      {"--scale", "20"},
      {"--theme", "marble"},
      {"--game", "chess"},
      {"--seed", "many"},
      {"--seed"},
      {"--script", ""},
      {"--data-dir", ""},
      {"extra"},
      {"--windowed", "--fullscreen"},
  };
  for (const auto& mistake : mistakes) {
    const Ended ended = run_quintet(mistake);
    EXPECT_EQ(ended.status, kUsage) << mistake.front();
    EXPECT_THAT(ended.output, HasSubstr("quintet: "));
  }
  const TestPlayer player;
  EXPECT_EQ(run_quintet(headless(player, {"--today", "yesterday"})).status, kUsage);
}

TEST(Start, AnInvalidScriptIsReportedWithItsLine) {
  const TestPlayer player;
  const Ended ended = run_quintet(headless(player, {"--script", script(player, "settle\njump high\n")}));
  EXPECT_EQ(ended.status, kUsage);
  EXPECT_THAT(ended.output, HasSubstr("line 2"));
  EXPECT_EQ(run_quintet(headless(player, {"--script", player.data() / "none.script"})).status, kFailure);
}

// None of these ends the program by a signal, or blocks it.
TEST(Start, AnInvalidScriptFileExitsWithStatusTwo) {
  const TestPlayer player;
  const std::filesystem::path folder = player.data().parent_path();
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  player.put("large", std::string(2U << 20, '#'));
  for (const auto& [file, reason] :
       std::map<std::string, std::string>{{folder, "Is a directory"},
                                          {"/dev/zero", "is not a regular file"},
                                          {folder / "fifo", "is not a regular file"},
                                          {folder / "large", "File too large"}}) {
    const Ended ended = run_quintet(headless(player, {"--script", file}));
    EXPECT_EQ(ended.status, kUsage) << file;
    EXPECT_THAT(ended.output, HasSubstr(file + ": the script cannot be read: " + reason));
  }
}

// A FIFO in place of each file that the program reads or writes: it is reported, and play continues.
TEST(Start, AFifoInPlaceOfAFileDoesNotBlock) {
  const TestPlayer player;
  const std::filesystem::path folder = player.data().parent_path();
  for (const char* name : {"data/state/quintet.log", "data/records.json", "data/link-today.save",
                           "assets/images/link/pictures.txt", "config/settings.json",
                           "assets/layouts/odd.layout", "data/gomoku-two.save.bak"}) {
    std::filesystem::create_directories((folder / name).parent_path());
    ASSERT_EQ(::mkfifo((folder / name).c_str(), 0600), 0);
  }
  const std::string play = script(player,
                                  "settle\npress ToggleMute\ntap menu.link\nsettle\ntap "
                                  "link.today\nsettle\ntap link.lesson.skip\nsettle\npress Shuffle\nclose");
  const Ended ended = run_quintet(headless(player, {"--script", play, "--assets", player.assets()}));
  EXPECT_EQ(ended.status, kWell) << ended.output;
  for (const char* name : {"settings.json", "records.json", "link-today.save"})
    EXPECT_THAT(ended.output, HasSubstr(std::string(name) + " could not be read. (is not a regular file)"));
  EXPECT_THAT(ended.output, HasSubstr("pictures.txt: is not a regular file"));
  EXPECT_TRUE(std::filesystem::is_regular_file(player.data() / "link-today.save"));
}

TEST(Start, AHomeThatIsAFileIsReportedOnce) {
  const TestPlayer player;
  player.put("home", "");
  const std::string home = player.data().parent_path() / "home";
  const Environment homeless{
      {"HOME", home}, {"XDG_CONFIG_HOME", ""}, {"XDG_DATA_HOME", ""}, {"XDG_STATE_HOME", ""}};
  const std::string play = script(player, "settle\npress ToggleMute\nexpect menu");
  for (const Ended& ended : {run_quintet({"--headless", "--script", play}, homeless),
                             run_quintet({"--headless", "--script", play, "--data-dir", home}, homeless)}) {
    EXPECT_EQ(ended.status, kWell);
    EXPECT_EQ(std::ranges::count(ended.output, '\n'), 1) << ended.output;
    EXPECT_THAT(ended.output, HasSubstr("No folder to save in"));
  }
}

TEST(Start, AFailedScriptReportsTheState) {
  const TestPlayer player;
  const Ended ended = run_quintet(headless(player, {"--script", script(player, "settle\nexpect left=1\n")}));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_THAT(ended.output, HasSubstr("line 2"));
  EXPECT_THAT(ended.output, HasSubstr("on the screen: menu"));
}

TEST(Start, AScreenshotIsWritten) {
  const TestPlayer player;
  const std::string picture = player.data().parent_path() / "picture.png";
  EXPECT_EQ(run_quintet(headless(player, {"--screenshot", picture, "--size", "640x480"})).status, kWell);
  EXPECT_TRUE(player.get("picture.png").starts_with("\x89PNG"));
  const Ended refused = run_quintet(headless(player, {"--screenshot", "/dev/null/picture.png"}));
  EXPECT_EQ(refused.status, kFailure);
  EXPECT_THAT(refused.output, HasSubstr("the picture could not be written"));
  const Ended full = run_quintet(headless(player, {"--screenshot", "/dev/full", "--size", "640x480"}));
  EXPECT_EQ(full.status, kFailure);
  EXPECT_THAT(full.output, HasSubstr("the picture could not be written: No space left on device"));
}

TEST(Start, AMissingAssetFolderIsReportedAndTheBuiltInAssetsAreUsed) {
  const TestPlayer player;
  const Ended ended = run_quintet(headless(
      player, {"--assets", "/nowhere/at/all", "--script", script(player, "settle\nexpect menu cards=5")}));
  EXPECT_EQ(ended.status, kWell);
  EXPECT_THAT(ended.output, HasSubstr("there is no folder /nowhere/at/all; the built-in assets are used"));
}

TEST(Start, WithoutAHomeTheGameCanBePlayed) {
  const TestPlayer player;
  const Environment homeless{
      {"HOME", "/dev/null"}, {"XDG_CONFIG_HOME", ""}, {"XDG_DATA_HOME", ""}, {"XDG_STATE_HOME", ""}};
  const std::string play =
      script(player,
             "settle\ntap menu.link\nsettle\ntap link.today\nsettle\ntap link.lesson.skip\nsettle\nexpect "
             "link.play\npress Shuffle\nsettle");
  EXPECT_EQ(run_quintet({"--headless", "--script", play}, homeless).status, kWell);
}

TEST(Start, RelativeFoldersOfTheEnvironmentMeanTheDefault) {
  const TestPlayer player;
  const std::string home = player.data().parent_path() / "home";
  std::filesystem::create_directories(home);
  const Environment relative{
      {"HOME", home}, {"XDG_CONFIG_HOME", "conf"}, {"XDG_DATA_HOME", "data"}, {"XDG_STATE_HOME", "state"}};
  const std::string play =
      script(player,
             "settle\ntap menu.link\nsettle\ntap link.today\nsettle\ntap link.lesson.skip\nsettle\npress "
             "Shuffle\npress ToggleMute\nclose");
  EXPECT_EQ(run_quintet({"--headless", "--script", play}, relative).status, kWell);
  EXPECT_TRUE(player.has("home/.local/share/quintet/link-today.save"));
  EXPECT_TRUE(player.has("home/.config/quintet/settings.json"));
}

}  // namespace
}  // namespace quintet::app
