#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

#include "engine/storage/store_folders.hpp"

namespace quintet {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string home_of_account() {
  passwd entry{};
  passwd* found = nullptr;
  std::array<char, 4096> buffer{};
  if (getpwuid_r(getuid(), &entry, buffer.data(), buffer.size(), &found) != 0 || !found || !found->pw_dir)
    return {};
  return found->pw_dir;
}

std::string home() {
  std::string home = variable("HOME");
  return std::filesystem::path(home).is_absolute() ? home : home_of_account();
}

}  // namespace

PlayerFolders player_folders(const FolderOptions& options) {
  return xdg_folders({.home = home(),
                      .config_home = variable("XDG_CONFIG_HOME"),
                      .data_home = variable("XDG_DATA_HOME"),
                      .state_home = variable("XDG_STATE_HOME")},
                     options);
}

NamedFolder named_folder() {
  return {home(), "~"};
}

}  // namespace quintet
