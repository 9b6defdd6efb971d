// What the player has chosen, kept in settings.json. A value of the wrong type or out of range falls back to
// its own default and is named in the list of complaints; the rest of the file is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "core/link/rules.hpp"
#include "games/link/variety.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

enum class Pictures : std::uint8_t { Paintings, Characters };

struct LinkSettings {
  Pictures pictures = Pictures::Paintings;
  link::Outside outside = link::Outside::Allowed;
  link::Gravity gravity = link::Gravity::None;  // of the next free game
  int width = 16, height = 10;
  std::string layout{};  // of the next free game; empty: a full board
  link::Variety variety = link::Variety::Usual;
  int line_ms = 300;  // how long the line stays, 125 … 1000
  friend bool operator==(const LinkSettings&, const LinkSettings&) = default;
};

// The colour of a person against the computer.
enum class PlayAs : std::uint8_t { Black, White, InTurn };
inline constexpr std::array kPlayAs{PlayAs::Black, PlayAs::White, PlayAs::InTurn};

inline constexpr std::array kGomokuSides{15, 19, 20};
inline constexpr std::array kThinkingSeconds{1, 3, 10, 30};

struct GomokuSettings {
  // Of the next game.
  gomoku::Level level = gomoku::Level::Medium;    // of the computer, and of black where two computers play
  gomoku::Level against = gomoku::Level::Medium;  // of white where two computers play
  PlayAs play_as = PlayAs::Black;
  bool had_black = false;  // in the last game, for who plays in turn
  gomoku::Start start{};
  int thinking = 3;  // seconds that a master may take, one of kThinkingSeconds
  // Of the board. What is not chosen follows the desk.
  std::optional<Desk> board{}, frame{}, window{};
  bool coordinates = true;
  bool numbers = false;  // of the moves, on the stones
  bool threats = false;  // are shown
  friend bool operator==(const GomokuSettings&, const GomokuSettings&) = default;
};

struct Settings {
  std::string language{};  // empty: as the system has it
  Desk desk = Desk::Paper;
  int interface_scale = 100;  // per cent, 75 … 200
  bool fullscreen = false;
  int master = 80, effects = 80, music = 60;  // per cent
  bool muted = false;
  bool reduced_motion = false;
  bool high_contrast = false;
  LinkSettings link{};
  GomokuSettings gomoku{};
  friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr int kScaleLeast = 75, kScaleMost = 200, kScaleStep = 25;
inline constexpr int kLineLeast = 125, kLineMost = 1000;
inline constexpr int kSideLeast = 4, kWidthMost = 32, kHeightMost = 18;  // of a custom link-up board

struct ReadSettings {
  Settings settings;
  std::vector<std::string> complaints;  // English, for the log
};

// Gives `settings` every value in which `now` differs from `before`.
void take_over_changes(Settings& settings, const Settings& before, const Settings& now);

std::string write_settings(const Settings& settings);
// Text that is no JSON object at all is answered with what is wrong with it.
std::variant<ReadSettings, std::string> read_settings(std::string_view text);

}  // namespace quintet::ui
