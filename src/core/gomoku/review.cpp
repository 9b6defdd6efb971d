#include "core/gomoku/review.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace quintet::gomoku {
namespace {

Colour mover(std::size_t ply) {
  return ply % 2 == 0 ? Colour::Black : Colour::White;
}

Value for_colour(Value black, Colour colour) {
  return colour == Colour::Black ? black : -black;
}

Slip slip(Value before, Value after, double lost) {
  const bool is_decisive = is_win(before) != is_win(after) || is_loss(before) != is_loss(after);
  if (lost >= (is_decisive ? kDecisiveBlunder : kBlunder)) return Slip::Blunder;
  return lost >= (is_decisive ? kDecisiveMistake : kMistake) ? Slip::Mistake : Slip::None;
}

JudgedMove judged_move(Point played, Colour colour, const Judgement& before, const Judgement& after) {
  JudgedMove move{.played = played,
                  .best = before.best,
                  .before = for_colour(before.black, colour),
                  .after = for_colour(after.black, colour)};
  // The master's own move loses nothing, whatever the deeper search one move later finds.
  if (move.played == move.best) return move;
  move.lost = std::max(0.0, winning_chance(move.before) - winning_chance(move.after));
  move.slip = slip(move.before, move.after, move.lost);
  return move;
}

}  // namespace

std::string_view name(Slip slip) {
  constexpr std::array<std::string_view, 3> kNames{"none", "mistake", "blunder"};
  return kNames[static_cast<std::size_t>(slip)];
}

double winning_chance(Value value) {
  if (is_decided(value)) return is_win(value) ? 1 : 0;
  return 1 / (1 + std::exp(-static_cast<double>(value) / kValueScale));
}

Judgement judge(Searcher& searcher, int side, Rule rule, std::span<const Point> moves, std::size_t ply,
                const Effort& effort, const std::stop_token& stop) {
  assert(ply <= moves.size());
  const Board board = board_after(moves.first(ply), side);
  if (ply > 0 && !winning_row(board, moves[ply - 1], rule).empty())
    return {.black = for_colour(kWin, mover(ply - 1)), .over = true};
  if (!can_move(board, rule)) return {.over = true};
  const Thought thought = searcher.think(board, rule, effort, Random(0), stop);
  return {.black = for_colour(thought.value, mover(ply)), .best = thought.move};
}

std::vector<JudgedMove> judged_moves(std::span<const Point> moves, std::span<const Judgement> judgements) {
  std::vector<JudgedMove> result;
  for (std::size_t ply = 0; ply < moves.size() && ply + 1 < judgements.size(); ++ply)
    result.push_back(judged_move(moves[ply], mover(ply), judgements[ply], judgements[ply + 1]));
  return result;
}

}  // namespace quintet::gomoku
