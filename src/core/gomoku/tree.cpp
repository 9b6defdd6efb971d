#include "core/gomoku/tree.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::gomoku {
namespace {

// Wins and losses count from the root in the search and from the position in the table.
Value to_table(Value value, int ply) {
  if (is_win(value)) return value + ply;
  return is_loss(value) ? value - ply : value;
}

Value from_table(Value value, int ply) {
  if (is_win(value)) return value - ply;
  return is_loss(value) ? value + ply : value;
}

// The value of a table entry, if it is deep and exact enough for the window.
std::optional<Value> known_value(const Entry& entry, Window window, int depth, int ply) {
  if (entry.depth < depth) return std::nullopt;
  const Value value = from_table(entry.value, ply);
  const bool is_enough = entry.bound == Bound::Exact ||
                         (entry.bound == Bound::Lower && value >= window.beta) ||
                         (entry.bound == Bound::Upper && value <= window.alpha);
  return is_enough ? std::optional(value) : std::nullopt;
}

// The evaluation, or the table's value where it tells more.
Value better_guess(const Entry& entry, Value eval, int ply) {
  const Value value = from_table(entry.value, ply);
  if (is_decided(value)) return eval;
  const bool tells_more = entry.bound == Bound::Exact || (entry.bound == Bound::Lower && value > eval) ||
                          (entry.bound == Bound::Upper && value < eval);
  return tells_more ? value : eval;
}

}  // namespace

int late_reduction(int depth, int number, int scale) {
  constexpr std::size_t kSize = 64;
  static const auto logs = [] {
    std::array<double, kSize> made{};
    for (std::size_t i = 1; i < kSize; ++i) made[i] = std::log(i);
    return made;
  }();
  const auto log = [](int i) { return logs[std::min(static_cast<std::size_t>(i), kSize - 1)]; };
  return static_cast<int>(0.5 + log(depth) * log(number) * 100 / scale);
}

Tree::Tree(Position& position, Table& table, const Effort& effort, const Selectivity& selectivity,
           const std::stop_token& stop)
    : position_(position),
      table_(table),
      vcf_(table, stop),
      effort_(effort),
      wish_(selectivity),
      stop_(stop) {}

void Tree::check_limits() {
  constexpr std::uint64_t kSeldom = 256;
  if (effort_.nodes != 0 && nodes() >= effort_.nodes) stopped_ = true;
  if (nodes_ % kSeldom == 0 && stop_.stop_requested()) stopped_ = true;
}

// Without bare fours: what they would find is not worth the time.
int Tree::win_by_fours(int nodes) {
  return win_by_fours({.fours = wish_.leaf_fours, .nodes = static_cast<std::uint64_t>(nodes), .bare = false});
}

int Tree::win_by_fours(const VcfEffort& effort) {
  const int plies = vcf_.search(position_, effort);
  if (vcf_.stopped()) stopped_ = true;
  return plies;
}

Value Tree::eval() {
  return std::clamp(position_.value(), -kLeastWin + 1, kLeastWin - 1);
}

// A position with an excluded move has its own table entry.
std::uint64_t Tree::key(int ply) const {
  constexpr std::uint64_t kMix = 0x9E3779B97F4A7C15U;
  return position_.key() ^ (kMix * static_cast<std::uint64_t>(frame(ply).excluded + 1));
}

Value Tree::search_move(Cell cell, Window window, int depth) {
  frame(0).eval = eval();
  position_.place(cell);
  const Value value = -search(window.turned(), depth - 1, 1);
  position_.take_back();
  return value;
}

Value Tree::search(Window window, int depth, int ply) {
  ++nodes_;
  check_limits();
  if (stopped_) return 0;
  window.alpha = std::max(window.alpha, loss_in(ply));
  window.beta = std::min(window.beta, win_in(ply + 1));
  if (window.alpha >= window.beta) return window.alpha;
  if (const auto known = decided(ply)) return *known;
  if (ply >= kMostPlies - 2) return eval();
  const Colour them = other(position_.to_move());
  if (position_.count(them, Threat::Five) > 0) return answer_five(window, depth, ply);
  if (depth <= 0) return leaf(window.beta, ply);
  frame(ply) = {.in_danger = threatens_open_four(position_)};
  return search_moves(window, depth, ply);
}

// The value for the side to move where the number of threats alone decides.
std::optional<Value> Tree::decided(int ply) const {
  const Colour us = position_.to_move(), them = other(us);
  if (position_.count(us, Threat::Five) > 0) return win_in(ply + 1);
  const int fives = position_.count(them, Threat::Five);
  if (fives > 1) return loss_in(ply + 2);
  if (position_.is_dead()) return 0;
  if (fives == 0 && position_.count(us, Threat::OpenFour) > 0 &&
      !position_.is_forbidden(position_.find(us, Threat::OpenFour))) {
    return win_in(ply + 3);
  }
  return std::nullopt;
}

// The reply to a four is forced and does not count as depth.
Value Tree::answer_five(Window window, int depth, int ply) {
  const Cell only = position_.find(other(position_.to_move()), Threat::Five);
  if (position_.is_forbidden(only)) return loss_in(ply + 2);
  frame(ply) = {.eval = eval()};
  position_.place(only);
  const Value value = -search(window.turned(), depth, ply + 1);
  position_.take_back();
  return value;
}

Value Tree::leaf(Value beta, int ply) {
  const Value value = eval();
  if (value >= beta) return value;
  const int plies = win_by_fours(wish_.leaf_nodes);
  return plies > 0 ? win_in(ply + plies) : value;
}

Value Tree::search_moves(Window window, int depth, int ply) {
  Frame& here = frame(ply);
  const auto known = table_.find(key(ply));
  if (known && window.is_null()) {
    if (const auto value = known_value(*known, window, depth, ply)) return *value;
  }
  here.table_move = known ? known->move : kNoCell;
  here.eval = known ? known->eval : eval();
  here.guess = known ? better_guess(*known, here.eval, ply) : here.eval;
  if (window.is_null() && here.excluded == kNoCell) {
    const auto value = cut_early(window, depth, ply);
    if (stopped_) return 0;
    if (value) return *value;
  }
  if (here.table_move == kNoCell && depth >= wish_.unguided_depth) --depth;
  const Found found = best_of_moves(window, depth, ply);
  if (stopped_) return 0;
  const Bound bound = found.value >= window.beta   ? Bound::Lower
                      : found.value > window.alpha ? Bound::Exact
                                                   : Bound::Upper;
  table_.store(key(ply), {.move = found.move,
                          .value = to_table(found.value, ply),
                          .eval = here.eval,
                          .depth = depth,
                          .bound = bound});
  return found.value;
}

std::optional<Value> Tree::cut_early(Window window, int depth, int ply) {
  Frame& here = frame(ply);
  if (is_decided(window.beta)) return std::nullopt;
  if (!here.in_danger) return cut_by_eval(window, depth, ply);
  if (depth > wish_.danger_depth) return std::nullopt;
  here.fours_are_vain = true;
  const int plies = win_by_fours(wish_.danger_nodes);
  return plies > 0 ? std::optional(win_in(ply + plies)) : std::nullopt;
}

std::optional<Value> Tree::cut_by_eval(Window window, int depth, int ply) {
  const Value value = frame(ply).guess;
  const bool is_improving = ply >= 2 && frame(ply).eval > frame(ply - 2).eval;
  if (depth <= wish_.futile_depth &&
      value - wish_.futile_step * (depth - (is_improving ? 1 : 0)) >= window.beta)
    return value;
  if (depth <= wish_.razor_depth && value + wish_.razor_base + wish_.razor_step * depth <= window.alpha) {
    const Value found = leaf(window.beta, ply);
    if (found <= window.alpha || depth == 1) return found;
  }
  if (depth >= wish_.null_depth && value >= window.beta && !frame(ply - 1).is_passed)
    return cut_by_passing(window.beta, depth, ply);
  return std::nullopt;
}

// Null move pruning: a position that is good even after passing is good.
std::optional<Value> Tree::cut_by_passing(Value beta, int depth, int ply) {
  position_.pass();
  frame(ply).is_passed = true;
  const Value value = -search({-beta, -beta + 1}, depth - wish_.null_less - depth / wish_.null_part, ply + 1);
  frame(ply).is_passed = false;
  position_.pass();
  if (value < beta) return std::nullopt;
  return is_win(value) ? beta : value;
}

// Whether the table move is clearly better than all others (singular extension).
bool Tree::is_singular(int depth, int ply) {
  const Frame kept = frame(ply);
  if (depth < wish_.singular_depth || kept.excluded != kNoCell || kept.table_move == kNoCell) return false;
  const auto known = table_.find(key(ply));
  if (!known || known->bound == Bound::Upper || known->depth < depth - 3) return false;
  const Value value = from_table(known->value, ply);
  if (is_decided(value)) return false;
  const Value least = value - wish_.singular_step * depth;
  frame(ply).excluded = kept.table_move;
  const Value second = search_moves({least - 1, least}, (depth - 1) / 2, ply);
  frame(ply) = kept;
  return !stopped_ && second < least;
}

void Tree::collect(Candidates& moves, int ply) const {
  const Frame& here = frame(ply);
  const MoveGenerator generator{position_, experience_, ply, here.table_move, here.fours_are_vain};
  return here.in_danger ? generator.collect_answers(moves) : generator.collect(moves);
}

Tree::Found Tree::best_of_moves(Window window, int depth, int ply) {
  constexpr std::size_t kBlamed = 64;
  const bool is_singular_move = is_singular(depth, ply);
  const Frame& here = frame(ply);
  const Colour us = position_.to_move();
  const Cell before = position_.last();
  Candidates moves;
  collect(moves, ply);
  Found best{.value = loss_in(ply + 2)};
  std::array<Cell, kBlamed> failed;
  std::size_t failures = 0;
  int number = 0;
  for (int i = 0; i < moves.size(); ++i) {
    const auto [cell, place] = moves.pick(i);
    if (place == kLastResort && !is_loss(best.value)) break;
    if (cell == here.excluded || position_.is_forbidden(cell)) continue;
    Try next{.cell = cell, .number = ++number, .depth = depth};
    if (window.is_null() && !is_loss(best.value) && is_hopeless(next, ply)) continue;
    const int less = reduction(next, window, ply);
    if (is_singular_move && cell == here.table_move) ++next.depth;
    const Value value = search_next(next, window, less, ply);
    if (stopped_) return best;
    if (value > best.value) best = {value, cell};
    window.alpha = std::max(window.alpha, value);
    if (window.alpha >= window.beta) {
      experience_.reward(us, cell, before, depth, ply);
      for (std::size_t k = 0; k < failures; ++k) experience_.blame(us, failed[k], before, depth);
      break;
    }
    if (failures < failed.size()) failed[failures++] = cell;
  }
  // After a move that does not answer, the open four comes first and the five two plies later.
  if (here.in_danger) best.value = std::max(best.value, loss_in(ply + 4));
  // No nearby point is legal, which does not prove a loss.
  if (number == 0 && !here.in_danger && here.excluded == kNoCell) best.value = 0;
  return best;
}

// Moves after the first are searched with a null window, and late ones with reduced depth.
Value Tree::search_next(const Try& next, Window window, int less, int ply) {
  const int depth = next.depth - 1;
  const Window narrow{-window.alpha - 1, -window.alpha};
  position_.place(next.cell);
  if (depth - less > 0)
    table_.prefetch(position_.key());
  else
    vcf_.prefetch(position_);
  Value value = 0;
  if (next.number == 1) {
    value = -search(window.turned(), depth, ply + 1);
  } else {
    value = -search(narrow, depth - less, ply + 1);
    if (value > window.alpha && less > 0) value = -search(narrow, depth, ply + 1);
    if (value > window.alpha && value < window.beta) value = -search(window.turned(), depth, ply + 1);
  }
  position_.take_back();
  return value;
}

// Whether a move neither makes nor stops a three or more.
bool Tree::is_quiet(Cell cell) const {
  const Colour us = position_.to_move();
  return position_.threat(us, cell) < Threat::Three && position_.threat(other(us), cell) < Threat::Three;
}

bool Tree::is_hopeless(const Try& next, int ply) const {
  return !frame(ply).in_danger && next.depth <= wish_.late_depth &&
         next.number > wish_.late_first + wish_.late_step * next.depth && is_quiet(next.cell);
}

int Tree::reduction(const Try& next, Window window, int ply) const {
  constexpr int kFirstLate = 3;
  const Colour us = position_.to_move();
  if (next.number < kFirstLate || next.depth < 2 || frame(ply).in_danger) return 0;
  if (position_.threat(us, next.cell) >= Threat::Four) return 0;
  const int less = late_reduction(next.depth, next.number, wish_.reduction_scale) -
                   (window.is_null() ? 0 : 1) - (is_quiet(next.cell) ? 0 : 1) -
                   experience_.value(us, next.cell, position_.last()) / wish_.taught;
  return std::clamp(less, 0, next.depth - 2);
}

}  // namespace quintet::gomoku
