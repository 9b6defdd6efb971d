#include "engine/storage/store_folders.hpp"

#include <string_view>
#include <utility>

#include "engine/storage/file_system.hpp"

namespace quintet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kXdgName = "quintet", kWindowsName = "Quintet", kStateFolder = "state";

fs::path base(const std::string& value, const fs::path& home, std::string_view usual) {
  const fs::path given(value);
  if (given.is_absolute()) return given / kXdgName;
  return home.is_absolute() ? home / usual / kXdgName : fs::path();
}

// Files opened later must not depend on the working folder.
PlayerFolders with_options(PlayerFolders folders, const FolderOptions& options) {
  if (!options.data.empty()) {
    folders.data = absolute_path(options.data);
    folders.state = folders.data / kStateFolder;
  }
  if (!options.config.empty()) folders.config = absolute_path(options.config);
  if (folders.config.empty() && folders.known()) folders.config = folders.data / "config";
  return folders;
}

}  // namespace

PlayerFolders xdg_folders(const XdgEnvironment& environment, const FolderOptions& options) {
  return with_options({.config = base(environment.config_home, environment.home, ".config"),
                       .data = base(environment.data_home, environment.home, ".local/share"),
                       .state = base(environment.state_home, environment.home, ".local/state")},
                      options);
}

PlayerFolders windows_folders(const WindowsEnvironment& environment, const FolderOptions& options) {
  PlayerFolders folders;
  if (!environment.roaming.empty()) folders.config = environment.roaming / kWindowsName;
  if (!environment.local.empty()) {
    folders.data = environment.local / kWindowsName;
    folders.state = folders.data / kStateFolder;
  }
  return with_options(std::move(folders), options);
}

std::string path_for_players(const fs::path& path, const NamedFolder& within) {
  const fs::path inside = within.path.empty() ? fs::path() : path.lexically_relative(within.path);
  if (inside.empty() || *inside.begin() == ".." || inside == ".") return path.string();
  return (fs::path(within.name) / inside).string();
}

}  // namespace quintet
