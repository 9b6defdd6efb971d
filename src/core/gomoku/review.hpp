// The review of a game that was played: every position judged by the master, and what each move gave away.
//
// A position is judged by itself, so that a scene can do it one by one beside everything else and show the curve growing.
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

// What the master thinks of a position.
struct Judgement {
  // For black; wins and losses as in score.hpp, counted from this position; 0 where nobody moves.
  Value black = 0;
  Point best = {};  // the move to play; means nothing where the game is over
  bool over = false;
  friend bool operator==(const Judgement&, const Judgement&) = default;
};

// How bad a move was.
enum class Slip : std::uint8_t { None, Mistake, Blunder };

// none mistake blunder
std::string_view name(Slip slip);

// A move of the game between the judgements of the positions before and after it.
struct JudgedMove {
  Point played;
  Point best;
  Value before = 0, after = 0;  // for the side that moved
  double lost = 0;              // of its winning chance, 0 to 1
  Slip slip = Slip::None;
};

// The fall of the winning chance from which on a move is a mistake or a blunder. Where the move lost a proved win or let a
// proved loss happen, less is enough.
inline constexpr double kMistake = 0.15;
inline constexpr double kBlunder = 0.30;
inline constexpr double kDecisiveMistake = 0.05;
inline constexpr double kDecisiveBlunder = 0.20;

// From 0 to 1; a proved win is 1, a proved loss 0.
double winning_chance(Value value);

// Of the position after the first `ply` moves. When stopped it is judged by what is known then. Requires that the moves
// are legal in turn.
Judgement judge(Searcher& searcher, int side, Rule rule, std::span<const Point> moves, std::size_t ply,
                const Effort& effort, const std::stop_token& stop = {});

// The moves between judgements that stand one behind the other, as many as have one on either side.
std::vector<JudgedMove> judged_moves(std::span<const Point> moves, std::span<const Judgement> judgements);

}  // namespace quintet::gomoku
