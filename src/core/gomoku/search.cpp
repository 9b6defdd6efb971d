#include "core/gomoku/search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <optional>

#include "core/gomoku/position.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

constexpr int kDepthLimit = 100;
constexpr VcfEffort kLeafVcf{.fours = 10, .nodes = 200};
constexpr VcfEffort kRootVcf{.fours = 60, .nodes = 100'000};
constexpr Value kAspiration = 40;

struct Candidate {
  Cell cell = kNoCell;
  int order = 0;
};

class Candidates {
 public:
  void add(Cell cell, int order) { all_[static_cast<std::size_t>(size_++)] = {cell, order}; }
  int size() const { return size_; }
  // Brings the best of those from `from` on to that place.
  Candidate pick(int from) {
    int best = from;
    for (int i = from + 1; i < size_; ++i) {
      if (at(i).order > at(best).order) best = i;
    }
    std::swap(at(from), at(best));
    return at(from);
  }

 private:
  Candidate& at(int i) { return all_[static_cast<std::size_t>(i)]; }
  std::array<Candidate, kMostCells> all_;
  int size_ = 0;
};

// Late moves are looked at with so much less depth.
int reduction(int depth, int number) {
  static const auto table = [] {
    std::array<std::array<int, 64>, 64> made{};
    for (int d = 1; d < 64; ++d) {
      for (int n = 1; n < 64; ++n)
        made[static_cast<std::size_t>(d)][static_cast<std::size_t>(n)] =
            static_cast<int>(0.5 + std::log(d) * std::log(n) / 1.4);
    }
    return made;
  }();
  return table[static_cast<std::size_t>(std::min(depth, 63))][static_cast<std::size_t>(std::min(number, 63))];
}

class Tree {
 public:
  Tree(Position& position, Table& table, const Effort& effort, const std::stop_token& stop)
      : position_(position), table_(table), vcf_(table), effort_(effort), stop_(stop) {}

  Value search(Value alpha, Value beta, int depth, int ply);
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_ + vcf_.nodes(); }
  int win_by_fours(const VcfEffort& effort) { return vcf_.search(position_, effort); }
  Cell first_of_fours() const { return vcf_.line(position_).front(); }

  // One first move, searched as a part of the root.
  Value search_move(Cell cell, Value alpha, Value beta, int depth) {
    position_.place(cell);
    const Value value = -search(-beta, -alpha, depth - 1, 1);
    position_.take_back();
    return value;
  }

 private:
  std::optional<Value> decided(int ply) const;
  Value answer_five(Value alpha, Value beta, int depth, int ply);
  Value leaf(int ply);
  void collect(Candidates& moves, Cell table_move, int ply) const;
  int order(Cell cell, Cell table_move, int ply) const;
  void learn(Cell cell, int depth, int ply);
  void check_limits();

  Position& position_;
  Table& table_;
  Vcf vcf_;
  const Effort& effort_;
  const std::stop_token& stop_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  std::array<std::array<Cell, 2>, kMostPlies> killers_{};
  std::array<std::array<int, kMostCells>, 2> history_{};
};

void Tree::check_limits() {
  constexpr std::uint64_t kSeldom = 256;
  if (effort_.nodes != 0 && nodes() >= effort_.nodes) stopped_ = true;
  if (nodes_ % kSeldom == 0 && stop_.stop_requested()) stopped_ = true;
}

// What the counts of threats say at once, for the side to move.
std::optional<Value> Tree::decided(int ply) const {
  const Colour us = position_.to_move(), them = other(us);
  if (position_.count(us, Threat::Five) > 0) return win_in(ply + 1);
  const int fives = position_.count(them, Threat::Five);
  if (fives > 1) return loss_in(ply + 2);
  if (position_.full()) return 0;
  if (fives == 0 && position_.count(us, Threat::OpenFour) > 0 &&
      !position_.is_forbidden(position_.find(us, Threat::OpenFour))) {
    return win_in(ply + 3);
  }
  return std::nullopt;
}

// A four has to be answered; the move is forced and costs no depth.
Value Tree::answer_five(Value alpha, Value beta, int depth, int ply) {
  const Cell only = position_.find(other(position_.to_move()), Threat::Five);
  if (position_.is_forbidden(only)) return loss_in(ply + 2);
  position_.place(only);
  const Value value = -search(-beta, -alpha, depth, ply + 1);
  position_.take_back();
  return value;
}

Value Tree::leaf(int ply) {
  const Value eval = std::clamp(position_.value(), -kLeastWin + 1, kLeastWin - 1);
  if (const int plies = vcf_.search(position_, kLeafVcf); plies > 0) return win_in(ply + plies);
  return eval;
}

int Tree::order(Cell cell, Cell table_move, int ply) const {
  if (cell == table_move) return 1 << 30;
  const Colour us = position_.to_move(), them = other(us);
  constexpr int kThreatStep = 150;
  int order = position_.point_value(us, cell).to_move * 2 + position_.point_value(them, cell).to_move * 2;
  order += kThreatStep * (static_cast<int>(position_.threat(us, cell)) * 2 +
                          static_cast<int>(position_.threat(them, cell)));
  const auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (cell == killers[0] || cell == killers[1]) order += 600;
  return order + history_[index_of(us)][static_cast<std::size_t>(cell)] / 16;
}

void Tree::collect(Candidates& moves, Cell table_move, int ply) const {
  const Colour us = position_.to_move(), them = other(us);
  if (position_.count(them, Threat::OpenFour) > 0) {
    // Only what stops the open four or makes fours of one's own.
    const CellSet ours = position_.fours(us), theirs = position_.fours(them);
    theirs.for_each([&](Cell cell) { moves.add(cell, order(cell, table_move, ply)); });
    ours.for_each([&](Cell cell) {
      if (!theirs.has(cell)) moves.add(cell, order(cell, table_move, ply));
    });
    return;
  }
  for (Cell cell = 0; cell < position_.cells(); ++cell) {
    if (position_.is_empty(cell) && position_.is_near(cell)) moves.add(cell, order(cell, table_move, ply));
  }
}

void Tree::learn(Cell cell, int depth, int ply) {
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (killers[0] != cell) killers = {cell, killers[0]};
  constexpr int kMost = 1 << 14;
  int& known = history_[index_of(position_.to_move())][static_cast<std::size_t>(cell)];
  const int bonus = std::min(depth * depth * 8, 2'000);
  known += bonus - known * bonus / kMost;
}

Value Tree::search(Value alpha, Value beta, int depth, int ply) {
  ++nodes_;
  check_limits();
  if (stopped_) return 0;
  alpha = std::max(alpha, loss_in(ply));
  beta = std::min(beta, win_in(ply + 1));
  if (alpha >= beta) return alpha;
  if (const auto known = decided(ply)) return *known;
  if (ply >= kMostPlies - 2) return position_.value();
  const Colour us = position_.to_move(), them = other(us);
  if (position_.count(them, Threat::Five) > 0) return answer_five(alpha, beta, depth, ply);
  if (depth <= 0) return leaf(ply);

  const bool is_pv = beta - alpha > 1;
  const std::uint64_t key = position_.key();
  const auto known = table_.find(key);
  if (known && !is_pv && known->depth >= depth) {
    Value value = known->value;
    if (is_win(value)) value -= ply;
    if (is_loss(value)) value += ply;
    if (known->bound == Bound::Exact || (known->bound == Bound::Lower && value >= beta) ||
        (known->bound == Bound::Upper && value <= alpha)) {
      return value;
    }
  }
  const Cell table_move = known ? known->move : kNoCell;
  const Value eval = position_.value();
  const bool in_danger = position_.count(them, Threat::OpenFour) > 0;
  if (!is_pv && !in_danger && !is_decided(beta)) {
    if (depth <= 6 && eval - 60 * depth >= beta) return eval;
    if (depth <= 3 && eval + 120 + 90 * depth <= alpha) {
      const Value value = leaf(ply);
      if (value <= alpha || depth == 1) return value;
    }
  }

  Candidates moves;
  collect(moves, table_move, ply);
  Value best = loss_in(ply + 2);
  Cell best_move = kNoCell;
  const Value first_alpha = alpha;
  int number = 0;
  for (int i = 0; i < moves.size(); ++i) {
    const Cell cell = moves.pick(i).cell;
    if (position_.is_forbidden(cell)) continue;
    ++number;
    const bool is_four = position_.threat(us, cell) >= Threat::Four;
    const bool is_quiet = !is_four && position_.threat(us, cell) < Threat::Three &&
                          position_.threat(them, cell) < Threat::Three;
    if (!is_pv && !in_danger && is_quiet && !is_loss(best) && depth <= 6 && number > 3 + 2 * depth) continue;
    position_.place(cell);
    Value value = 0;
    const int next = depth - 1;
    if (number == 1) {
      value = -search(-beta, -alpha, next, ply + 1);
    } else {
      int less = 0;
      if (depth >= 2 && number > 2 && !is_four && !in_danger) {
        less = reduction(depth, number) - (is_pv ? 1 : 0) - (is_quiet ? 0 : 1);
        less = std::clamp(less, 0, next - 1);
      }
      value = -search(-alpha - 1, -alpha, next - less, ply + 1);
      if (value > alpha && less > 0) value = -search(-alpha - 1, -alpha, next, ply + 1);
      if (value > alpha && value < beta) value = -search(-beta, -alpha, next, ply + 1);
    }
    position_.take_back();
    if (stopped_) return 0;
    if (value > best) {
      best = value;
      best_move = cell;
    }
    alpha = std::max(alpha, value);
    if (alpha >= beta) {
      learn(cell, depth, ply);
      break;
    }
  }
  Value kept = best;
  if (is_win(kept)) kept += ply;
  if (is_loss(kept)) kept -= ply;
  const Bound bound = best >= beta ? Bound::Lower : best > first_alpha ? Bound::Exact : Bound::Upper;
  table_.store(key, {.move = best_move, .value = kept, .eval = eval, .depth = depth, .bound = bound});
  return best;
}

}  // namespace

Searcher::Searcher(std::size_t table_bytes) : table_(table_bytes) {}

namespace {

struct RootMove {
  Cell cell;
  Value value = -kInfinite;
  std::uint64_t draw;  // the lot among equals
};

std::vector<RootMove> root_moves(Position& position, Random& chance) {
  std::vector<RootMove> moves;
  const Colour us = position.to_move(), them = other(us);
  const auto add = [&](Cell cell) {
    if (!position.is_forbidden(cell)) moves.push_back({.cell = cell, .draw = chance.next()});
  };
  for (const Colour colour : {us, them}) {
    if (const Cell five = position.find(colour, Threat::Five); five != kNoCell) {
      add(five);
      if (!moves.empty()) return moves;
    }
  }
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (position.is_empty(cell) && position.is_near(cell)) add(cell);
  }
  for (Cell cell = 0; moves.empty() && cell < position.cells(); ++cell) {
    if (position.is_empty(cell)) add(cell);
  }
  const auto worth = [&](const RootMove& move) {
    return position.point_value(us, move.cell).to_move + position.point_value(them, move.cell).waiting +
           100 * static_cast<int>(position.threat(us, move.cell)) +
           50 * static_cast<int>(position.threat(them, move.cell));
  };
  std::ranges::sort(moves, [&](const RootMove& a, const RootMove& b) {
    const int left = worth(a), right = worth(b);
    return left != right ? left > right : a.draw < b.draw;
  });
  return moves;
}

}  // namespace

Thought Searcher::think(const Board& board, Rule rule, const Effort& effort, Random chance,
                        const std::stop_token& stop, const GoOn& go_on) {
  assert(!board.full());
  Position position(board, rule);
  table_.begin_search();
  Thought thought;
  if (board.stones() == 0) {
    thought.move = {board.side() / 2, board.side() / 2};
    thought.line = {thought.move};
    return thought;
  }
  Tree tree(position, table_, effort, stop);
  std::vector<RootMove> moves = root_moves(position, chance);
  if (moves.empty()) {  // every point is forbidden
    for (Cell cell = 0; cell < position.cells(); ++cell) {
      if (position.is_empty(cell)) moves.push_back({.cell = cell, .draw = 0});
    }
  }
  thought.move = position.point(moves.front().cell);
  const auto finish = [&] {
    thought.nodes = tree.nodes();
    return thought;
  };
  if (position.count(position.to_move(), Threat::Five) > 0) thought.value = win_in(1);
  if (moves.size() == 1 || is_win(thought.value)) return finish();
  if (const int plies = tree.win_by_fours(kRootVcf); plies > 0) {
    thought.value = win_in(plies);
    const Colour us = position.to_move();
    Cell cell = position.find(us, Threat::Five);
    if (cell == kNoCell) cell = tree.first_of_fours();
    thought.move = position.point(cell);
    return finish();
  }
  const int last_depth = effort.depth > 0 ? std::min(effort.depth, kDepthLimit) : kDepthLimit;
  for (int depth = 1; depth <= last_depth; ++depth) {
    Value alpha = -kInfinite, beta = kInfinite;
    Value window = kAspiration;
    if (depth > 4 && !is_decided(thought.value)) {
      alpha = thought.value - window;
      beta = thought.value + window;
    }
    for (;;) {
      Value best = -kInfinite;
      Value low = alpha;
      for (RootMove& move : moves) move.value = -kInfinite;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        RootMove& move = moves[i];
        Value value = 0;
        if (i == 0) {
          value = tree.search_move(move.cell, low, beta, depth);
        } else {
          const int less =
              depth >= 4 && i > 5 ? std::min(reduction(depth, static_cast<int>(i)) - 1, depth - 2) : 0;
          value = tree.search_move(move.cell, low, low + 1, depth - std::max(less, 0));
          if (value > low && less > 0 && !tree.stopped())
            value = tree.search_move(move.cell, low, low + 1, depth);
          if (value > low && value < beta && !tree.stopped())
            value = tree.search_move(move.cell, low, beta, depth);
        }
        if (tree.stopped()) break;
        if (value > best) {
          best = value;
          move.value = value;
          if (value > low) thought.move = position.point(move.cell);
        }
        low = std::max(low, value);
        if (low >= beta) break;
      }
      if (tree.stopped()) return finish();
      std::ranges::stable_sort(moves, [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
      thought.value = best;
      if (best <= alpha && alpha > -kInfinite) {
        alpha = std::max(-kInfinite, best - window);
        window *= 2;
        if (is_loss(best)) alpha = -kInfinite;
      } else if (best >= beta && beta < kInfinite) {
        beta = std::min(kInfinite, best + window);
        window *= 2;
        if (is_win(best)) beta = kInfinite;
      } else {
        break;
      }
    }
    thought.depth = depth;
    thought.nodes = tree.nodes();
    if (is_decided(thought.value) && kWin - std::abs(thought.value) <= depth) break;
    if (go_on && !go_on(thought)) break;
  }
  return finish();
}

}  // namespace quintet::gomoku
