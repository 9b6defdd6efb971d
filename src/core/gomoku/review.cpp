#include "core/gomoku/review.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace quintet::gomoku {
namespace {

constexpr Effort kSecondLook{.nodes = 300'000};

Colour mover(std::size_t ply) {
  return ply % 2 == 0 ? Colour::Black : Colour::White;
}

Value for_colour(Value black, Colour colour) {
  return colour == Colour::Black ? black : -black;
}

// A loss that players read in per cents is rated by whole ones: what reads alike is rated alike.
Slip slip(Value before, Value after, double lost) {
  constexpr double kPercent = 100;
  const bool is_decisive = is_win(before) != is_win(after) || is_loss(before) != is_loss(after);
  if (!is_decisive) lost = std::round(lost * kPercent) / kPercent;
  if (lost >= (is_decisive ? kDecisiveBlunder : kBlunder)) return Slip::Blunder;
  if (lost >= (is_decisive ? kDecisiveMistake : kMistake)) return Slip::Mistake;
  if (lost < kLeastLoss) return Slip::None;
  return lost >= kMostOfIt * winning_chance(before) ? Slip::Mistake : Slip::Inaccuracy;
}

// Plays the moves of the line as far as they are legal and the game goes on; returns how many were.
std::size_t play_along(Board& board, Rule rule, std::span<const Point> line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!is_playable(board, rule, line[i])) return i;
    board.set(line[i], stone_of(to_move(board)));
    if (!winning_row(board, line[i], rule).empty()) return i + 1;
  }
  return line.size();
}

bool is_over(const Board& board, Rule rule, std::span<const Point> line) {
  return (!line.empty() && !winning_row(board, line.back(), rule).empty()) || !can_move(board, rule);
}

}  // namespace

std::string_view name(Slip slip) {
  constexpr std::array<std::string_view, 4> kNames{"none", "inaccuracy", "mistake", "blunder"};
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
  Thought thought = searcher.think(board, rule, effort, Random(0), stop);
  Board after = board;
  // The table may have lost the rest of the line, or has it of another position.
  if (thought.line.empty() || thought.line.front() != thought.move) thought.line = {thought.move};
  thought.line.resize(play_along(after, rule, thought.line));
  return {
      .black = for_colour(thought.value, mover(ply)), .best = thought.move, .line = std::move(thought.line)};
}

std::vector<Point> extended_line(Searcher& searcher, const Board& board, Rule rule, std::vector<Point> line,
                                 std::size_t most, const Effort& effort, const std::stop_token& stop) {
  if (line.size() > most) line.resize(most);
  Board after = board;
  play_along(after, rule, line);
  while (line.size() < most && !is_over(after, rule, line) && !stop.stop_requested()) {
    line.push_back(searcher.think(after, rule, effort, Random(0), stop).move);
    after.set(line.back(), stone_of(to_move(after)));
  }
  return line;
}

JudgedMove judged_move(std::span<const Point> moves, const Judgement& before, const Judgement& after) {
  assert(!moves.empty());
  const Colour colour = mover(moves.size() - 1);
  JudgedMove move{.played = moves.back(),
                  .best = before.best,
                  .before = for_colour(before.black, colour),
                  .after = for_colour(after.black, colour)};
  // The master's own move loses nothing, whatever the deeper search one move later finds.
  if (move.played == move.best) return move;
  move.lost = std::max(0.0, winning_chance(move.before) - winning_chance(move.after));
  move.slip = slip(move.before, move.after, move.lost);
  return move;
}

ReviewedMove review_move(Searcher& searcher, int side, Rule rule, std::span<const Point> moves,
                         const Judgement& before, const std::stop_token& stop) {
  const auto look = [&](const Effort& effort) {
    const Judgement after = judge(searcher, side, rule, moves, moves.size(), effort, stop);
    return ReviewedMove{judged_move(moves, before, after), after};
  };
  ReviewedMove first = look(kReviewEffort);
  if (first.move.slip == Slip::None || stop.stop_requested()) return first;
  if (is_win(first.move.before)) return look(kSecondLook);
  // One move later the search sees farther: what the best move leads to is compared as it is seen from there.
  std::vector<Point> best(moves.begin(), moves.end());
  best.back() = before.best;
  const Judgement after_best = judge(searcher, side, rule, best, best.size(), kReviewEffort, stop);
  const Colour colour = mover(moves.size() - 1);
  if (for_colour(after_best.black, colour) >= first.move.before) return first;
  Judgement seen = before;
  seen.black = after_best.black;
  return {judged_move(moves, seen, first.after), first.after};
}

bool is_playable(const Board& board, Rule rule, Point at) {
  if (!board.is_empty(at)) return false;
  return rule != Rule::Renju || to_move(board) != Colour::Black || forbidden(board, at) == Forbidden::No;
}

}  // namespace quintet::gomoku
