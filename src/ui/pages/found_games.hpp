// The games of the list of games: those that were kept and those in files, with what is known of each, and in which order
// they are shown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "ui/pages/import_export.hpp"

namespace quintet::ui {

struct FoundGame {
  ListedGame source;
  std::string date;  // "2026-11-22", its own where it has one
  bool favourite = false;
  RecordCard card{};
  std::function<std::string(const Localiser&)> trouble{};  // why it has no card
  bool damaged = false;

  // A game has its own date, which counts for more than that of its file.
  void take(RecordCard of_game) {
    card = std::move(of_game);
    if (!card.date.empty()) date = card.date;
  }
  // The path of a file; null for a kept game.
  const std::string* file() const { return std::get_if<std::string>(&source); }
  void fail(std::function<std::string(const Localiser&)> why) {
    trouble = std::move(why);
    damaged = true;
  }
};

struct FoundGames {
  enum class Tab : std::uint8_t { Played, Opened };

  std::array<std::vector<FoundGame>, 2> tabs{};  // the newest first
  std::size_t older_files = 0;                   // than those that were read

  auto& operator[](Tab tab) { return tabs[static_cast<std::size_t>(tab)]; }
  const auto& operator[](Tab tab) const { return tabs[static_cast<std::size_t>(tab)]; }
};

// What one reading of everything needs.
struct GameSources {
  const Documents* documents;
  const RecordCodec* codec;
  RecordCodec::Reader read;
  std::vector<KeptGame> kept;
};
// For any thread. A stop makes the answer incomplete.
FoundGames find_games(const GameSources& sources, const std::stop_token& stop);

enum class GameFilter : std::uint8_t { All, Won, Lost, Drawn, Favourites };
enum class GameSort : std::uint8_t { Newest, Oldest, Longest, Shortest };

std::size_t count_of(const std::vector<FoundGame>& games, GameFilter filter);
// Those that pass the filter and fit, as indices; those of one day as they stand, or turned around for the oldest first.
std::vector<std::size_t> arranged(const std::vector<FoundGame>& games, GameFilter filter, GameSort sort,
                                  const std::function<bool(const FoundGame&)>& fits);

}  // namespace quintet::ui
