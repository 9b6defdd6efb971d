// A game's results as plain data: cards that the statistics page lays out below each other and paints.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/canvas.hpp"

namespace quintet::ui {

// A large value above its name. All texts are translated.
struct StatisticsFigure {
  std::string name, value;
};

// Shares of the games in a bar, with the numbers below.
struct StatisticsBar {
  std::int64_t won = 0, drawn = 0, lost = 0;
  std::int64_t played() const { return won + drawn + lost; }
};

struct StatisticsTable {
  enum class Column : std::uint8_t {
    Words,
    Count,
    Best
  };  // left aligned; right aligned; right aligned and bold
  struct Head {
    std::string name;
    float width = 0;  // as a share of the table
    Column column = Column::Count;
  };
  std::vector<Head> columns{};
  std::vector<std::vector<std::string>> rows{};  // an empty text means no value
};

// Content that only one game has.
struct StatisticsDrawing {
  std::function<float(float width)> height;  // points
  std::function<void(Canvas& canvas, Rect area)> paint;
};

// The parts are placed below each other in this order; empty ones take no room.
struct StatisticsCard {
  std::string heading{};
  std::string picture{};               // an asset before the heading
  std::optional<StatisticsBar> bar{};  // without games a note replaces it and the figures
  std::vector<StatisticsFigure> figures{};
  StatisticsTable table{};
  StatisticsDrawing drawing{};
  // The card is beside the previous one if the page is at least this many points wide; 0: always below it.
  float beside_from = 0;
  float beside_width = 0;  // its width in points in that case; 0: half of the page
};

struct Statistics {
  std::int64_t played = 0;  // finished games; without any the page shows no cards
  std::string state{};      // text for scripts, after the number of games
  std::vector<StatisticsCard> cards{};
};

}  // namespace quintet::ui
