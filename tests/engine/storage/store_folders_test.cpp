#include "engine/storage/store_folders.hpp"

#include <gtest/gtest.h>
#include <pwd.h>
#include <stdlib.h>
#include <unistd.h>

namespace quintet {
namespace {

TEST(PlayerFolders, FollowTheXdgSpecification) {
  const PlayerFolders folders = xdg_folders({.home = "/home/p"});
  EXPECT_EQ(folders.config, "/home/p/.config/quintet");
  EXPECT_EQ(folders.data, "/home/p/.local/share/quintet");
  EXPECT_EQ(folders.state, "/home/p/.local/state/quintet");
}

TEST(PlayerFolders, FollowTheVariables) {
  const PlayerFolders folders =
      xdg_folders({.home = "/home/p", .config_home = "/x", .data_home = "/y", .state_home = "/z"});
  EXPECT_EQ(folders.config, "/x/quintet");
  EXPECT_EQ(folders.data, "/y/quintet");
  EXPECT_EQ(folders.state, "/z/quintet");
}

TEST(PlayerFolders, IgnoreARelativeVariable) {
  const PlayerFolders folders =
      xdg_folders({.home = "/home/p", .data_home = "share", .state_home = "./state"});
  EXPECT_EQ(folders.data, "/home/p/.local/share/quintet");
  EXPECT_EQ(folders.state, "/home/p/.local/state/quintet");
}

TEST(PlayerFolders, AreUnknownWithoutAHome) {
  EXPECT_FALSE(xdg_folders({}).known());
  EXPECT_FALSE(xdg_folders({.home = "relative"}).known());
  EXPECT_TRUE(xdg_folders({}, {.data = "/usb"}).known());
}

TEST(PlayerFolders, FollowTheCommandLine) {
  const PlayerFolders folders =
      xdg_folders({.home = "/home/p", .data_home = "/y"}, {.data = "/usb", .config = "/c"});
  EXPECT_EQ(folders.config, "/c");
  EXPECT_EQ(folders.data, "/usb");
  EXPECT_EQ(folders.state, "/usb/state");
}

TEST(PlayerFolders, AreCompleteInAPortableCopy) {
  EXPECT_EQ(xdg_folders({}, {.data = "/usb"}).config, "/usb/config");
}

TEST(PlayerFolders, DependOnNoWorkingFolder) {
  EXPECT_TRUE(xdg_folders({}, {.data = "usb"}).data.is_absolute());
}

TEST(PlayerFolders, LieInTheHomeOfTheAccountWithoutAVariable) {
  const char* set = getenv("HOME");
  const std::string kept = set ? set : "";
  unsetenv("HOME");
  const NamedFolder home = named_folder();
  if (set) setenv("HOME", kept.c_str(), 1);
  const passwd* account = getpwuid(getuid());
  ASSERT_TRUE(account);
  EXPECT_EQ(home.path, account->pw_dir);
  EXPECT_EQ(home.name, "~");
}

// On Windows only the settings follow the player to another computer.
TEST(WindowsFolders, HaveTheSettingsApart) {
  const PlayerFolders folders = windows_folders({.roaming = "/roaming", .local = "/local"});
  EXPECT_EQ(folders.config, "/roaming/Quintet");
  EXPECT_EQ(folders.data, "/local/Quintet");
  EXPECT_EQ(folders.state, "/local/Quintet/state");
}

TEST(WindowsFolders, AreUnknownOnlyWithoutAPlaceForData) {
  EXPECT_FALSE(windows_folders({}).known());
  EXPECT_FALSE(windows_folders({.roaming = "/roaming"}).known());
  EXPECT_EQ(windows_folders({.local = "/local"}).config, "/local/Quintet/config");
}

TEST(WindowsFolders, FollowTheCommandLine) {
  const PlayerFolders folders =
      windows_folders({.roaming = "/roaming", .local = "/local"}, {.data = "/usb", .config = "/c"});
  EXPECT_EQ(folders.config, "/c");
  EXPECT_EQ(folders.data, "/usb");
  EXPECT_EQ(folders.state, "/usb/state");
}

TEST(PathForPlayers, IsShortInsideTheNamedFolderOnly) {
  const NamedFolder home{"/home/lin", "~"};
  EXPECT_EQ(path_for_players("/home/lin/.local/share", home), "~/.local/share");
  EXPECT_EQ(path_for_players("/home/lin/.local/share", {"/home/lin/", "~"}), "~/.local/share");
  EXPECT_EQ(path_for_players("/home/linus/games", home), "/home/linus/games");
  EXPECT_EQ(path_for_players("/media/stick", home), "/media/stick");
  EXPECT_EQ(path_for_players("/home/lin", home), "/home/lin");
  EXPECT_EQ(path_for_players("/media/stick", {"", "~"}), "/media/stick");
  EXPECT_EQ(path_for_players("/local/Quintet/games", {"/local", "%LOCALAPPDATA%"}),
            "%LOCALAPPDATA%/Quintet/games");
}

}  // namespace
}  // namespace quintet
