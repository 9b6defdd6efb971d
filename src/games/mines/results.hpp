// What Minesweeper records, and what it shows of it: results, progress on the menu, statistics.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "engine/scene/duration.hpp"
#include "games/mines/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/profile/results.hpp"

namespace quintet::mines {

// The player's results in Minesweeper, by everything that makes them comparable: the bests (ui::BestRow), the streaks and
// sums of wins (WinRow), and today's boards by day.
//
// Only games on new boards without help are counted, each once, when it first ends. A game that is given up is neither
// won nor lost, and a new board may be asked for right after its first opening; after the second, or after one was taken
// back, giving up ends the streak, so that no one keeps it by leaving when a guess comes. So does every loss, at the
// first click and with help too; a win with help changes nothing.

struct WinRow {
  static constexpr std::string_view kTable = "wins";
  std::int64_t streak = 0, longest = 0;  // of games won in a row
  std::int64_t milliseconds = 0;         // the sum of all
  std::int64_t three_bv = 0;             // likewise
  std::int64_t speed = 0;                // the highest 3BV/s, in thousandths
  friend bool operator==(const WinRow&, const WinRow&) = default;

  static constexpr std::array kFields{
      ui::RowField<WinRow>{"streak", &WinRow::streak}, ui::RowField<WinRow>{"longest", &WinRow::longest},
      ui::RowField<WinRow>{"ms", &WinRow::milliseconds}, ui::RowField<WinRow>{"3bv", &WinRow::three_bv},
      ui::RowField<WinRow>{"speed", &WinRow::speed}};
};

// "expert", "expert guess", "custom 20x16 60 four automated": the level, then what differs from its usual rules.
std::string variant_key(const Match& match);
// The same of rules alone; `no_guess`: whether the board is proved.
std::string rules_key(Mode mode, const Rules& rules);

// The best time under a key; nothing before the first win.
std::optional<Duration> best_time(const ui::ResultTally& results, std::string_view key);

// 3BV a second, in thousandths; 0, which is none, for a time below one hundredth of a second.
std::int64_t speed_of(std::int64_t three_bv, std::int64_t milliseconds);

// Adds the first end of a match, or one that is given up.
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);
ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);

// The player's progress in Minesweeper for the menu and the page of its modes.

ui::Progress progress_of(ui::Context& context, Mode mode);
// "Mines left: 12"
std::string mines_left(const ui::Context& context, const Match& match);
// In the game as a whole: the levels that were won.
ui::Progress progress_of(ui::Context& context);

// The player's statistics in Minesweeper.

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::mines
