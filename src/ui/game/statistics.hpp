// What a game shows of its results, as plain data: cards that the statistics page places below each other and paints.
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

// Games as parts of a bar, with the numbers below.
struct StatisticsBar {
  std::int64_t won = 0, drawn = 0, lost = 0;
  std::int64_t played() const { return won + drawn + lost; }
};

struct StatisticsTable {
  enum class Column : std::uint8_t {
    Words,
    Count,
    Best
  };  // on the left; on the right; on the right and bold
  struct Head {
    std::string name;
    float width = 0;  // in parts of the table
    Column column = Column::Count;
  };
  std::vector<Head> columns{};
  std::vector<std::vector<std::string>> rows{};  // an empty text stands for no value
};

// What only this game has.
struct StatisticsDrawing {
  std::function<float(float width)> height;  // points
  std::function<void(Canvas& canvas, Rect area)> paint;
};

// Its parts stand below each other in this order; those that are empty take no room.
struct StatisticsCard {
  std::string heading{};
  std::string picture{};               // an asset in front of the heading
  std::optional<StatisticsBar> bar{};  // where nothing was played, a note replaces it and the figures
  std::vector<StatisticsFigure> figures{};
  StatisticsTable table{};
  StatisticsDrawing drawing{};
  // The card stands beside the one before it where the page has at least so many points; 0: always below it.
  float beside_from = 0;
  float beside_width = 0;  // points that it takes then; 0: half of the page
};

struct Statistics {
  std::int64_t played = 0;  // games that were finished; where there are none the page shows no cards
  std::string state{};      // words for scripts, after the number of games
  std::vector<StatisticsCard> cards{};
};

}  // namespace quintet::ui
