#include "engine/storage/store_folders.hpp"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <utility>

namespace quintet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kProgram = "quintet";

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

fs::path base(const std::string& value, const fs::path& home, std::string_view usual) {
  const fs::path given(value);
  if (given.is_absolute()) return given / kProgram;
  return home.is_absolute() ? home / usual / kProgram : fs::path();
}

// Files opened later must not depend on the working folder.
fs::path made_absolute(const fs::path& folder) {
  std::error_code error;
  const fs::path result = fs::absolute(folder, error);
  return error ? folder : result;
}

}  // namespace

FolderEnvironment folder_environment() {
  std::string home = variable("HOME");
  if (!fs::path(home).is_absolute()) home = home_of_account();
  return {.home = std::move(home),
          .config_home = variable("XDG_CONFIG_HOME"),
          .data_home = variable("XDG_DATA_HOME"),
          .state_home = variable("XDG_STATE_HOME")};
}

std::string path_for_players(const fs::path& path, const std::string& home) {
  const fs::path inside = home.empty() ? fs::path() : path.lexically_relative(home);
  if (inside.empty() || *inside.begin() == ".." || inside == ".") return path.string();
  return (fs::path("~") / inside).string();
}

PlayerFolders player_folders(const FolderEnvironment& environment, const FolderOptions& options) {
  PlayerFolders folders{.config = base(environment.config_home, environment.home, ".config"),
                        .data = base(environment.data_home, environment.home, ".local/share"),
                        .state = base(environment.state_home, environment.home, ".local/state")};
  if (!options.data.empty()) {
    folders.data = made_absolute(options.data);
    folders.state = folders.data / "state";
  }
  if (!options.config.empty()) folders.config = made_absolute(options.config);
  if (folders.config.empty() && folders.known()) folders.config = folders.data / "config";
  return folders;
}

}  // namespace quintet
