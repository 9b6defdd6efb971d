// Parses settings as the profile does, for all games of the program.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "games/gomoku/settings.hpp"
#include "games/link/settings.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/profile/settings.hpp"

namespace quintet::ui {

struct ReadSettings {
  Settings program{};
  link::Settings link{};
  gomoku::Settings gomoku{};
  std::vector<std::string> complaints{};
};

// Nothing if the text is not a JSON object.
inline std::optional<ReadSettings> read_settings(std::string_view text) {
  auto values = read_setting_values(text);
  if (!values) return std::nullopt;
  ReadSettings read;
  check_settings(*values, settings_of(app::games()), read.complaints);
  read.program = read_fields<Settings>(*values);
  read.link = read_fields<link::Settings>(*values);
  read.gomoku = read_fields<gomoku::Settings>(*values);
  return read;
}

inline std::string write_settings(const ReadSettings& settings) {
  SettingValues values;
  write_fields(settings.program, values);
  write_fields(settings.link, values);
  write_fields(settings.gomoku, values);
  return write_setting_values(values);
}

}  // namespace quintet::ui
