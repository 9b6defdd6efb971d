// Analyses a game position by position with the strength of the master: what each move lost, the best moves instead of it
// and after it, and why a mistake was one.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/judged_game.hpp"
#include "core/gomoku/review.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {

// Why a move was a mistake: what the better one does, and what the other side can do now.
struct MistakeReasons {
  std::optional<Purpose> better, answer;
};
// `board` is the position before the move, `after` the evaluation of the position after it.
MistakeReasons reasons_of(const Board& board, Rule rule, const JudgedMove& move, const Judgement& after,
                          const std::stop_token& stop = {});

// A position and the move that led to it; the first position has none, and an opening that was laid out is not judged.
struct AnalysedPly {
  Judgement position;
  std::optional<JudgedMove> move{};
  std::optional<Purpose> opening{};  // what the first three stones are for
  MistakeReasons reasons{};          // none of moves that are no mistakes
  // What is best for both sides: instead of the move, and after it. After a mistake long enough to show its point.
  std::vector<Point> best_line{}, answer_line{};
};

// The best moves from the position after these moves, which `from` evaluates. After a slip a forced win is shown to the
// five, and any other line far enough to show its point.
std::vector<Point> line_after(Searcher& searcher, const JudgedGame& game, std::span<const Point> moves,
                              const Judgement& from, Slip slip, const std::stop_token& stop = {});

// For one thread.
class GameAnalyst {
 public:
  // `table`: size of the transposition table in bytes; it is allocated with the first request.
  GameAnalyst(std::shared_ptr<JudgedGame> game, std::size_t table) : game_(std::move(game)), table_(table) {}

  // The position after the first `ply` moves. The game learns what is found, unless a stop cuts it short.
  AnalysedPly analyse(std::size_t ply, const std::stop_token& stop = {});

 private:
  std::span<const Point> moves(std::size_t ply) const { return std::span(game_->moves()).first(ply); }
  Judgement judgement(std::size_t ply, const std::stop_token& stop);

  std::shared_ptr<JudgedGame> game_;
  std::size_t table_;
  std::optional<Searcher> searcher_;
};

}  // namespace quintet::gomoku
