// The folders of the player's files, by the XDG Base Directory Specification: an empty or relative value of
// its variables means the default. (SDL_GetPrefPath takes them as they are.)
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace quintet {

struct PlayerFolders {
  std::filesystem::path config = {};  // settings
  std::filesystem::path data = {};    // saves, records, statistics, replays
  std::filesystem::path state = {};   // log, window place
  // All three are empty where there is no home: then nothing can be saved.
  bool known() const { return !data.empty(); }
};

struct FolderEnvironment {
  std::string home = {};  // HOME, else the home of the account; empty where there is neither
  std::string config_home = {}, data_home = {},
              state_home = {};  // XDG_CONFIG_HOME and so on, empty where not set
};

// As this process was started.
FolderEnvironment folder_environment();

// What the command line asks for; empty means the usual place.
struct FolderOptions {
  std::filesystem::path data = {};  // holds the state too, so that a portable copy is complete
  std::filesystem::path config = {};
};

// "~/.local/share/quintet/games" for a folder in this home, as players write it; other paths as they are.
std::string path_for_players(const std::filesystem::path& path, const std::string& home);

PlayerFolders player_folders(const FolderEnvironment& environment, const FolderOptions& options = {});

}  // namespace quintet
