// The settings of Link-up, and the shapes of its boards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/rules.hpp"
#include "games/link/tiles.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::link {

// The number of tile designs on a free board. With few designs every tile has many partners, which is easier.
enum class Variety : std::uint8_t { Few, Usual, Many };
inline constexpr std::array kVarieties{Variety::Few, Variety::Usual, Variety::Many};

// "few", as in the settings and in the names of records.
std::string_view word_of(Variety variety);
std::optional<Variety> variety_of(std::string_view word);
// Messages: the difficulty that goes with a variety; the name of a gravity, and what it does with the tiles, in one
// sentence.
std::string_view variety_message(Variety variety);
std::string_view gravity_message(Gravity gravity);
std::string_view gravity_line(Gravity gravity);

// The player's settings for Link-up: the board of the next free match, the tile set, the path display.

// The path display, in milliseconds.
inline constexpr int kLineLeast = 125, kLineUsual = 300, kLineMost = 1000;

struct Settings {
  static constexpr std::string_view kPath = "link.";
  static const std::vector<ui::Field<Settings>>& fields();
  // A board with an odd number of cells cannot be dealt.
  void repair(const std::function<void(std::string_view key, std::string_view what)>& complain);

  Pictures pictures = Pictures::Paintings;  // of the next match
  Outside outside = Outside::Allowed;
  Gravity gravity = Gravity::None;  // of the next free match
  int width = 16, height = 10;
  std::string layout{};  // of the next free match; empty: a rectangle
  Variety variety = Variety::Usual;
  int line_ms = kLineUsual;  // how long the path stays visible, kLineLeast … kLineMost
  friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr int kSideLeast = 4, kWidthMost = 32, kHeightMost = 18;  // limits of a custom board

}  // namespace quintet::link
