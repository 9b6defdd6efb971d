#include "engine/storage/store_folders.hpp"

#include <gtest/gtest.h>
#include <pwd.h>
#include <stdlib.h>
#include <unistd.h>

namespace quintet {
namespace {

TEST(PlayerFolders, FollowTheXdgSpecification) {
  const PlayerFolders folders = player_folders({.home = "/home/p"});
  EXPECT_EQ(folders.config, "/home/p/.config/quintet");
  EXPECT_EQ(folders.data, "/home/p/.local/share/quintet");
  EXPECT_EQ(folders.state, "/home/p/.local/state/quintet");
}

TEST(PlayerFolders, FollowTheVariables) {
  const PlayerFolders folders =
      player_folders({.home = "/home/p", .config_home = "/x", .data_home = "/y", .state_home = "/z"});
  EXPECT_EQ(folders.config, "/x/quintet");
  EXPECT_EQ(folders.data, "/y/quintet");
  EXPECT_EQ(folders.state, "/z/quintet");
}

TEST(PlayerFolders, IgnoreARelativeVariable) {
  const PlayerFolders folders =
      player_folders({.home = "/home/p", .data_home = "share", .state_home = "./state"});
  EXPECT_EQ(folders.data, "/home/p/.local/share/quintet");
  EXPECT_EQ(folders.state, "/home/p/.local/state/quintet");
}

TEST(PlayerFolders, AreUnknownWithoutAHome) {
  EXPECT_FALSE(player_folders({}).known());
  EXPECT_FALSE(player_folders({.home = "relative"}).known());
  EXPECT_TRUE(player_folders({}, {.data = "/usb"}).known());
}

TEST(PlayerFolders, FollowTheCommandLine) {
  const PlayerFolders folders =
      player_folders({.home = "/home/p", .data_home = "/y"}, {.data = "/usb", .config = "/c"});
  EXPECT_EQ(folders.config, "/c");
  EXPECT_EQ(folders.data, "/usb");
  EXPECT_EQ(folders.state, "/usb/state");
}

TEST(PlayerFolders, AreCompleteInAPortableCopy) {
  EXPECT_EQ(player_folders({}, {.data = "/usb"}).config, "/usb/config");
}

TEST(PlayerFolders, DependOnNoWorkingFolder) {
  EXPECT_TRUE(player_folders({}, {.data = "usb"}).data.is_absolute());
}

TEST(FolderEnvironment, FindsTheHomeOfTheAccountWithoutAVariable) {
  const char* set = getenv("HOME");
  const std::string kept = set ? set : "";
  unsetenv("HOME");
  const FolderEnvironment environment = folder_environment();
  if (set) setenv("HOME", kept.c_str(), 1);
  const passwd* account = getpwuid(getuid());
  ASSERT_TRUE(account);
  EXPECT_EQ(environment.home, account->pw_dir);
}

TEST(PathForPlayers, IsShortInsideTheHomeOnly) {
  EXPECT_EQ(path_for_players("/home/lin/.local/share", "/home/lin"), "~/.local/share");
  EXPECT_EQ(path_for_players("/home/lin/.local/share", "/home/lin/"), "~/.local/share");
  EXPECT_EQ(path_for_players("/home/linus/games", "/home/lin"), "/home/linus/games");
  EXPECT_EQ(path_for_players("/media/stick", "/home/lin"), "/media/stick");
  EXPECT_EQ(path_for_players("/home/lin", "/home/lin"), "/home/lin");
  EXPECT_EQ(path_for_players("/media/stick", ""), "/media/stick");
}

}  // namespace
}  // namespace quintet
