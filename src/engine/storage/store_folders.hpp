// The folders of the player's files.
//
// Elsewhere than on Windows they follow the XDG Base Directory Specification: an empty or relative value of its variables
// means the default. (SDL_GetPrefPath takes them as they are.)
//
// On Windows, settings are in %APPDATA%\Quintet, which follows the player from computer to computer in a network, and the
// rest is in %LOCALAPPDATA%\Quintet, log and window place in its folder `state`.
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

// What the command line asks for; empty means the usual place.
struct FolderOptions {
  std::filesystem::path data = {};  // holds the state too, so that a portable copy is complete
  std::filesystem::path config = {};
};

// As this process was started.
PlayerFolders player_folders(const FolderOptions& options);

struct XdgEnvironment {
  std::string home = {};  // HOME, else the home of the account; empty where there is neither
  std::string config_home = {}, data_home = {},
              state_home = {};  // XDG_CONFIG_HOME and so on, empty where not set
};

PlayerFolders xdg_folders(const XdgEnvironment& environment, const FolderOptions& options = {});

// The folders of Windows, with the player's name in them; empty where the system knows none.
struct WindowsEnvironment {
  std::filesystem::path roaming = {};  // %APPDATA%
  std::filesystem::path local = {};    // %LOCALAPPDATA%
};

PlayerFolders windows_folders(const WindowsEnvironment& environment, const FolderOptions& options = {});

// A folder that players know by a short name.
struct NamedFolder {
  std::filesystem::path path;
  std::string name;
};

// The home, `~`; on Windows %LOCALAPPDATA%, which the Explorer opens by this name.
NamedFolder named_folder();

// "~/.local/share/quintet/games" for a folder in this one, as players write it; other paths as they are.
std::string path_for_players(const std::filesystem::path& path, const NamedFolder& within = named_folder());

}  // namespace quintet
