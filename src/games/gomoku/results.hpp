// What gomoku records, and what it shows of it: results, progress on the menu, statistics.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/gomoku/levels.hpp"
#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/profile/results.hpp"

namespace quintet::gomoku {

// The player's results against the computer, by level, and the opponent that they suggest.

// Games against one level of the computer; the key of the row is the level's name, such as "pupil".
struct LevelRow {
  static constexpr std::string_view kTable = "levels";
  std::int64_t won = 0, drawn = 0, lost = 0;
  std::int64_t in_row = 0, most_in_row = 0;  // consecutive victories, current and best
  std::int64_t quickest = 0;                 // number of stones in the shortest victory; 0: none yet
  std::int64_t unaided = 0;                  // victories without a hint
  std::int64_t last_on = 0, beaten_on = 0;   // days of the last game and of the first victory (ui::number_of)
  std::int64_t played() const { return won + drawn + lost; }
  friend bool operator==(const LevelRow&, const LevelRow&) = default;

  static constexpr std::array kFields{ui::RowField<LevelRow>{"won", &LevelRow::won},
                                      ui::RowField<LevelRow>{"drawn", &LevelRow::drawn},
                                      ui::RowField<LevelRow>{"lost", &LevelRow::lost},
                                      ui::RowField<LevelRow>{"in_row", &LevelRow::in_row},
                                      ui::RowField<LevelRow>{"most_in_row", &LevelRow::most_in_row},
                                      ui::RowField<LevelRow>{"quickest", &LevelRow::quickest},
                                      ui::RowField<LevelRow>{"unaided", &LevelRow::unaided},
                                      ui::RowField<LevelRow>{"last_on", &LevelRow::last_on},
                                      ui::RowField<LevelRow>{"beaten_on", &LevelRow::beaten_on}};
};

// Continues the results of the level's former name, until the level has a row of its own.
LevelRow level_row(const ui::ResultTally& results, Level level);
// All levels together: sums, or the best value where a sum makes no sense. Ignores rows of unknown levels.
LevelRow add_up(const ui::ResultTally& results);

// A finished game against the computer.
struct LevelGame {
  enum class Result : std::uint8_t { Won, Drawn, Lost } result;
  int stones = 0;
  int hints = 0;
  Date day{};
};

// The opponent to play next: the level above, once the last two games against this one were won. Nothing above the
// master.
std::optional<Level> suggested_opponent(const ui::ResultTally& results, Level level);

// Adds the game. Returns whether it is the shortest victory over this level.
bool record_game(LevelRow& row, const LevelGame& game);

// Only matches against the computer count.
bool is_counted(const Match& match);
ui::NewBests record_match(ui::ResultTally& results, const Match& match, const Date& today);
ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);

// A short analysis of a match that is over, for ui::TurningPoint.
std::unique_ptr<ui::ReviewAnalysis> analysis_of(const ui::Context& context, const Match& match);

// The computer to play against next, after a victory in a match that is over.
std::optional<Level> next_opponent(const ui::Context& context, const Match& match);

// What the menu and the page of gomoku say about the player's progress.

// In a mode, with the picture of its scroll and its saved match.
ui::Progress progress_of(ui::Context& context, Mode mode);
// In the whole game: the opponents that were beaten.
ui::Progress progress_of(ui::Context& context);

// The statistics of gomoku: totals, and a card for each level of the computer.

ui::Statistics statistics(const ui::Context& context);

}  // namespace quintet::gomoku
