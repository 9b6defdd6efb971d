// The picture of a mode with a new task every day: a leaf of a calendar with today's date, a card that shows the task, and
// a seal for each day of this week on which it was done.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::ui {

struct DailyTask {
  // Draws the task into the room above the words; owns what it draws.
  std::function<void(Canvas&, const Context&, Rect)> draw{};
  std::string words{};      // "140 tiles"
  std::string_view seal{};  // one character
  Accent accent{};
  std::function<bool(const Date&)> done{};  // only called before calendar_art returns
};

Painting calendar_art(const Context& context, const DailyTask& task);

}  // namespace quintet::ui
