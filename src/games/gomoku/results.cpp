#include "games/gomoku/results.hpp"

namespace quintet::gomoku {

LevelRow level_row(const ui::ResultTally& results, Level level) {
  const bool has_own = results.table(LevelRow::kTable).contains(name(level));
  const bool is_new = former_name(level).empty();
  return results.row<LevelRow>(has_own || is_new ? name(level) : former_name(level));
}

std::optional<Level> suggested_opponent(const ui::ResultTally& results, Level level) {
  constexpr std::int64_t kVictories = 2;
  if (level_row(results, level).in_row < kVictories) return std::nullopt;
  return next_level(level);
}

LevelRow add_up(const ui::ResultTally& results) {
  LevelRow all;
  for (const Level level : kLevels) {
    const LevelRow row = level_row(results, level);
    all.won += row.won;
    all.drawn += row.drawn;
    all.lost += row.lost;
    all.unaided += row.unaided;
    ui::keep_most(all.most_in_row, row.most_in_row);
    if (row.quickest > 0) ui::keep_least(all.quickest, row.quickest);
  }
  return all;
}

bool record_game(LevelRow& row, const FinishedGame& game) {
  using Result = FinishedGame::Result;
  row.last_on = ui::number_of(game.day);
  if (game.result != Result::Won) {
    ++(game.result == Result::Drawn ? row.drawn : row.lost);
    row.in_row = 0;
    return false;
  }
  if (row.won++ == 0) row.beaten_on = row.last_on;
  ui::keep_most(row.most_in_row, ++row.in_row);
  if (game.hints == 0) ++row.unaided;
  return ui::keep_least(row.quickest, game.stones);
}

}  // namespace quintet::gomoku
