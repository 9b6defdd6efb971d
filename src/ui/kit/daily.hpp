// What games with a board of the day share: how its match begins, its words and its picture on the mode page, and its
// card in the statistics.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "core/random.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/match.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

// What a match of today begins with: chance that is the same for everyone, and whether this try counts.
struct MatchDay {
  Random chance;
  Try how;
  std::string date;  // "2026-11-22"
};
MatchDay today_of(const Context& context, std::string_view game);

// Whether a day, "2026-11-21", is over for its unfinished match: on a later day up to today the player has finished a game.
// The date alone is no proof, since a clock may be set forward and back.
bool is_over(const Context& context, std::string_view day);
// Whether the clock says a date that cannot be right, on which no board of the day is played; the player is told.
bool is_impossible_today(Context& context);

// "Solved in 1:20".
std::string solved_words(const Localiser& words, std::int64_t milliseconds);

// What the mode says of today where no match is saved.
struct DayWords {
  std::string_view fresh = msgid("A new board today");  // a message
  // Of a try; by default of its time in milliseconds.
  std::string (*done)(const Localiser& words, std::int64_t result) = solved_words;
  // A message about a try that has failed. Empty: none can fail, and there are no streaks.
  std::string_view failed{};
};
Progress progress_of_today(const Context& context, std::string_view game, const DayWords& of);

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
// The task of this game, which is done on the days of success.
DailyTask day_task(const Context& context, const GameDefinition& game, Painting draw, std::string words = {},
                   std::string_view seal = kSealGlyph);

// A statistics card of a game with a new task every day: the days of the last four weeks, those of success with a check.

// For the game with this id, by ui/profile/results.hpp. On a wide page it is beside the card before. The context must
// outlive it.
StatisticsCard days_card(const Context& context, std::string_view game);

}  // namespace quintet::ui
