// The review of a finished game: the master evaluates every position, and each move is rated by what it lost.
//
// Positions are evaluated one by one, so that a page can do this in the background and draw the curve as it grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/gomoku/rules.hpp"
#include "core/gomoku/search.hpp"

namespace quintet::gomoku {

// The evaluation of a position by the master.
struct Judgement {
  // The value for black; wins and losses as in score.hpp, counted from this position; 0 if nobody is to move.
  Value black = 0;
  Point best = {};  // the move to play; means nothing where the game is over
  bool over = false;
  std::vector<Point> line =
      {};  // what both sides play best from here, as far as it was searched; all moves are legal
  friend bool operator==(const Judgement&, const Judgement&) = default;
};

// none inaccuracy mistake blunder
std::string_view name(Slip slip);

// A smaller drop of the winning chance may be an error of the search.
inline constexpr double kLeastLoss = 0.05;
// The part of its winning chance with which a move that loses little gives up its game: from 7 to 1 %.
inline constexpr double kMostOfIt = 0.65;

// A move of the game with the evaluations of the positions before and after it.
struct JudgedMove {
  Point played;
  Point best;
  Value before = 0, after = 0;  // for the side that moved
  double lost = 0;              // of its winning chance, 0 to 1
  Slip slip = Slip::None;
  // Whether the best move is worth showing: the played one has lost something, and its side is not still winning.
  bool has_better() const { return played != best && lost >= kLeastLoss && !is_win(after); }
  // Its side could force a win until then; the other side can from then on.
  bool missed_win() const { return is_win(before) && !is_win(after); }
  bool allowed_win() const { return !is_loss(before) && is_loss(after); }
};

// The drop of the winning chance that makes a move a mistake or a blunder; from kLeastLoss on it is an inaccuracy. A
// smaller drop is enough when the move gives up a proved win or allows a proved loss, and an inaccuracy is a mistake if it
// gives up most of a small chance.
inline constexpr double kMistake = 0.15;
inline constexpr double kBlunder = 0.30;
inline constexpr double kDecisiveMistake = 0.05;
inline constexpr double kDecisiveBlunder = 0.20;

// From 0 to 1; a proved win is 1, a proved loss 0.
double winning_chance(Value value);

// Evaluates the position after the first `ply` moves. After a stop it uses the result so far. Requires legal moves.
Judgement judge(Searcher& searcher, int side, Rule rule, std::span<const Point> moves, std::size_t ply,
                const Effort& effort, const std::stop_token& stop = {});

// The line with the searcher's best moves after it, up to `most` moves, or until five. Requires legal moves in the line.
// After a stop it returns what it has.
std::vector<Point> extended_line(Searcher& searcher, const Board& board, Rule rule, std::vector<Point> line,
                                 std::size_t most, const Effort& effort, const std::stop_token& stop = {});

// The last of these moves, of which there is at least one, rated by the evaluations of the positions before and after it.
JudgedMove judged_move(std::span<const Point> moves, const Judgement& before, const Judgement& after);

// What a review spends on each position.
inline constexpr Effort kReviewEffort{.nodes = 60'000};

struct ReviewedMove {
  JudgedMove move;
  Judgement after;  // of the position after it
};
// Evaluates the position after these moves and rates the last of them. A win that seems to slip is looked at again with
// more effort, so that no move is blamed that keeps it; of any other slip the best move is played and evaluated too, so
// that no move is blamed for what could not be prevented.
ReviewedMove review_move(Searcher& searcher, int side, Rule rule, std::span<const Point> moves,
                         const Judgement& before, const std::stop_token& stop = {});

// Whether the side to move may place a stone there. A forbidden point is no move, except where it wins.
bool is_playable(const Board& board, Rule rule, Point at);

}  // namespace quintet::gomoku
