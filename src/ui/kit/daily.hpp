// What games with a board of the day share: its picture on the mode page and its card in the statistics.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {

// The picture of a mode with a new task every day: a leaf of a calendar with today's date, a card that shows the task, and
// a seal for each day of this week on which it was done.

struct DailyTask {
  // Draws the task into the room above the words; owns what it draws.
  std::function<void(Canvas&, const Context&, Rect)> draw{};
  std::string words{};      // "140 tiles"
  std::string_view seal{};  // one character
  Accent accent{};
  std::function<bool(const Date&)> done{};  // only called before calendar_art returns
};

Painting calendar_art(const Context& context, const DailyTask& task);

// A statistics card of a game with a new task every day: the days of the last four weeks, those of success with a check.

// For the game with this id, by ui/profile/day_results.hpp. On a wide page it is beside the card before. The context must
// outlive it.
StatisticsCard days_card(const Context& context, std::string_view game);

}  // namespace quintet::ui
