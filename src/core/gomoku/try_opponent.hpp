// Answers the moves that a player tries beside a reviewed game, and judges them as the review judges those of the game.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/gomoku/game_analyst.hpp"
#include "core/gomoku/judged_game.hpp"
#include "core/gomoku/review.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {

struct TriedMove {
  JudgedMove move{};  // of a stone of an opening that is laid out: not judged
  Judgement before{},
      after{};  // of the positions around it; `after.best` is the answer, unless the game is over
  MistakeReasons reasons{};          // none of moves that are no slips
  std::vector<Point> answer_line{};  // begins with the answer; after a slip it shows how the move is punished
};

// For one thread.
class TryOpponent {
 public:
  // `table`: see GameAnalyst.
  TryOpponent(std::shared_ptr<const JudgedGame> game, std::size_t table)
      : game_(std::move(game)), table_(table) {}

  // `line`: the moves after the first `from` of the game, the last of them being the one to answer. Requires legal moves,
  // at least one.
  TriedMove answer(std::size_t from, std::span<const Point> line, const std::stop_token& stop = {});

 private:
  std::shared_ptr<const JudgedGame> game_;
  std::size_t table_;
  std::optional<Searcher> searcher_;  // created with the first request
};

}  // namespace quintet::gomoku
