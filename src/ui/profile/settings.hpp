// The settings of the program itself, kept in settings.json beside those of the games. A value of the wrong type or out
// of range falls back to its own default and is named among the complaints; the rest of the file is kept.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct Settings {
  static constexpr std::string_view kPath{};
  static const std::vector<Field<Settings>>& fields();

  std::string language{};  // empty: as the system has it
  Desk desk = Desk::Paper;
  int interface_scale = 100;  // per cent, 75 … 200
  bool fullscreen = false;
  int master = 80, effects = 80, music = 60;  // per cent
  bool muted = false;
  bool reduced_motion = false;
  bool high_contrast = false;
  std::string recent{};  // see recent_modes.hpp
  // Files that have turned out to be no games, as the last look at them said: "gomoku:notes.txt/go:a.sgf".
  std::string unreadable{};
  friend bool operator==(const Settings&, const Settings&) = default;
};

// The settings of the games.
using SchemaList = std::span<const SettingsSchema* const>;

// Replaces invalid values among the settings of the program and of these games by their defaults, and reports each in
// English; keeps the settings of other games.
void check_settings(SettingValues& values, SchemaList games, std::vector<std::string>& complaints);

inline constexpr int kScaleLeast = 75, kScaleMost = 200;

// The side of a sample in front of a choice, in points.
inline constexpr float kSampleSide = 32, kSampleRoom = kSampleSide + space::kTiny;

}  // namespace quintet::ui
