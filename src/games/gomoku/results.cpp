#include "games/gomoku/results.hpp"

namespace quintet::gomoku {

LevelRow level_row(const ui::ResultTally& results, Level level) {
  return results.row<LevelRow>(name(level));
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
