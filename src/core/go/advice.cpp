#include "core/go/advice.hpp"

#include <algorithm>
#include <cmath>

#include "core/go/life.hpp"
#include "core/go/review.hpp"
#include "core/go/search.hpp"
#include "core/go/tactics.hpp"

namespace quintet::go {

using Kind = Move::Kind;

namespace {

// The stones of a colour that live for certain.
int certain_stones(const Board& board, Colour colour) {
  const Grid<Life> life = certain_life(board);
  int count = 0;
  for (std::size_t i = 0; i < life.cells().size(); ++i)
    count += static_cast<int>(life.cells()[i] == Life::Alive && board[life.point(i)] == stone_of(colour));
  return count;
}

}  // namespace

Hint hint_of(const Game& game, const Move& move) {
  Hint hint{.move = move};
  if (move.kind != Kind::Stone) return hint;
  const Board& board = game.board();
  Game after = game;
  hint.captures = static_cast<int>(after.play(move).captured.size());
  std::vector<Point> saved;
  for (const Point beside : board.neighbours(move.at)) {
    if (board[beside] != stone_of(game.to_move()) || board.liberties(beside) > 1) continue;
    const bool same = std::ranges::any_of(saved, [&](Point each) { return board.same_chain(each, beside); });
    if (same || after.board().liberties(beside) < 2) continue;
    saved.push_back(beside);
    hint.saves += board.chain_size(beside);
  }
  const int settled = certain_stones(after.board(), game.to_move()) - certain_stones(board, game.to_move());
  hint.settles = std::max(settled, 0);
  return hint;
}

bool leaves_boundaries(const Board& board) {
  constexpr int kMostOpen = 5;  // one point in so many is still open
  constexpr float kSettled = 0.6F;
  const int area = board.size().area(), stones = board.stones(Colour::Black) + board.stones(Colour::White);
  if (3 * stones < area) return false;
  const Grid<float> owned = expected_ownership(board);
  const auto open =
      std::ranges::count_if(owned.cells(), [](float each) { return std::abs(each) < kSettled; });
  return kMostOpen * open <= area;
}

std::vector<Atari> ataris(const Board& board) {
  std::vector<Atari> all;
  const Grid<Stone> stones = board.grid();
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    const Point at = stones.point(i);
    if (stones[at] == Stone::None || board.liberties(at) != 1) continue;
    const auto same = [&](const Atari& known) { return board.same_chain(known.stones.front(), at); };
    if (std::ranges::none_of(all, same)) all.push_back({board.chain(at), board.liberty_points(at).front()});
  }
  return all;
}

std::optional<Point> caught_in_ladder(const Board& board, Point at) {
  if (board.is_empty(at)) return std::nullopt;
  const Colour caught = other(colour_of(board[at]));
  for (const Point beside : board.neighbours(at)) {
    if (board[beside] != stone_of(caught) || board.liberties(beside) != 1) continue;
    const Point run = board.liberty_points(beside).front();
    if (board.is_suicide(run, caught) || board.would_capture(run, caught)) continue;
    Board after = board;
    after.place(run, caught);
    Ladders ladders;
    if (after.liberties(run) == 2 && ladders.is_lost(board, board.cell(beside))) return beside;
  }
  return std::nullopt;
}

Estimate estimate(const Game& game, const std::stop_token& stop) {
  constexpr Effort kLook{.playouts = 300, .evaluations = 60};
  Searcher searcher;
  return {.owned = expected_ownership(game.board()),
          .lead = judge(searcher, game, kLook, stop).lead.value_or(0)};
}

Played play_on(Board& board, Point at, Colour colour) {
  Played played{.move = {.at = at}, .stone = stone_of(colour), .captured = {}, .atari = {}};
  for (const Point beside : board.neighbours(at)) {
    if (board[beside] != stone_of(other(colour)) || board.liberties(beside) != 1) continue;
    for (const Point taken : board.chain(beside))
      if (std::ranges::find(played.captured, taken) == played.captured.end())
        played.captured.push_back(taken);
  }
  board.place(at, colour);
  return played;
}

Marks propose_marks(const Game& game, int playouts, Random& random, const std::stop_token& stop) {
  Marks marks = propose_dead(game.board(), playouts, random, stop);
  if (game.rules().scoring != Scoring::Territory || !open_borders(game.board(), marks).empty()) return marks;
  const Filled filled = fill_neutral(game.board(), marks, game.to_move());
  for (std::size_t i = 0; i < marks.cells().size(); ++i) {
    const Point at = marks.point(i);
    const bool lives = !game.board().is_empty(at) && marks[at] == Mark::Alive;
    if (lives && filled.marks[at] == Mark::Seki) marks[at] = Mark::Seki;
  }
  return marks;
}

Move dead_at(const Game& game, Point at, const Marks& proposal) {
  const auto is_alike = [&](Point each) {
    return (proposal[each] == Mark::Dead) == (proposal[at] == Mark::Dead);
  };
  const bool whole = std::ranges::all_of(group_of(game.board(), at), is_alike);
  return {.kind = whole ? Kind::Dead : Kind::DeadChain, .at = at};
}

std::vector<Move> marking_moves(const Game& game, const Marks& proposal) {
  std::vector<Move> moves;
  Game marked = game;
  for (std::size_t i = 0; i < proposal.cells().size(); ++i) {
    const Point at = proposal.point(i);
    if (proposal[at] == Mark::Alive || marked.marks()[at] != Mark::Alive) continue;
    const Move move =
        proposal[at] == Mark::Dead ? dead_at(game, at, proposal) : Move{.kind = Kind::Seki, .at = at};
    marked.play(move);
    moves.push_back(move);
  }
  return moves;
}

std::optional<Point> disputed(const Game& game, const Marks& proposal) {
  if (game.count(proposal).outcome() == game.count().outcome()) return std::nullopt;
  const Marks& judged = game.marks();
  for (std::size_t i = 0; i < judged.cells().size(); ++i) {
    const Point at = judged.point(i);
    if ((judged[at] == Mark::Dead) != (proposal[at] == Mark::Dead)) return at;
  }
  return std::nullopt;
}

bool can_be_filled(const Game& game) {
  const std::size_t neutral = neutral_points(game.board(), game.marks()).size();
  return neutral > 0 && !is_unfinished(game.board(), neutral);
}

std::vector<Move> filling_moves(const Game& game) {
  const Filled filled = fill_neutral(game.board(), game.marks(), game.to_move());
  std::vector<Move> moves;
  Game next = game;
  const auto play = [&](const Move& move) {
    if (!next.is_legal(move)) return;
    next.play(move);
    moves.push_back(move);
  };
  play({.kind = Kind::PlayOn});
  for (const Point at : filled.stones) {
    if (stone_of(next.to_move()) != filled.board[at]) play({.kind = Kind::Pass});
    play({.at = at});
  }
  while (next.phase() == Phase::Playing) play({.kind = Kind::Pass});
  return moves;
}

}  // namespace quintet::go
