// The command line of the game.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "core/expected.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::app {

struct Options {
  std::string game{};      // opened instead of the menu; empty: the menu
  std::string language{};  // language for this run; empty: as in the settings, else the system's
  std::string theme{};     // theme for this run
  std::optional<std::uint64_t> seed{};
  std::optional<std::string> today{};  // a date, for tests: "2026-11-21"
  std::filesystem::path data_dir{}, config_dir{}, assets{};
  std::filesystem::path script{}, screenshot{};
  std::optional<int> scale{};  // interface scale of this run, per cent
  struct WindowSize {
    int width = 0, height = 0;
  };
  std::optional<WindowSize> size{};
  enum class Screen : std::uint8_t { AsSaved, Windowed, Fullscreen } screen = Screen::AsSaved;
  bool mute = false;
  bool headless = false;
};

// Exit statuses.
inline constexpr int kWell = 0, kFailure = 1, kUsage = 2, kNoDisplay = 3;

// The program ends at once: after --help or --version with status 0, after a wrong option with status 2.
struct Ending {
  int status = 0;
  std::string text;
};

// The arguments without the name of the program, and the games that --game may name.
Expected<Options, Ending> parse_options(std::span<const std::string> arguments, ui::GameList games);

}  // namespace quintet::app
