#include "core/gomoku/root.hpp"

#include <algorithm>
#include <cmath>

#include "core/gomoku/line.hpp"

namespace quintet::gomoku {
namespace {

constexpr int kDepthLimit = 100;
constexpr VcfEffort kFours{.fours = 60, .nodes = 20'000};

// The effort for a position with a single legal move, which is searched for its value only; none of a proof.
constexpr Effort kOneMove{.nodes = 10'000, .depth = 8};

Effort lesser(const Effort& a, const Effort& b) {
  const auto least = [](auto left, auto right) {
    return left == 0 || right == 0 ? std::max(left, right) : std::min(left, right);
  };
  return {.nodes = least(a.nodes, b.nodes), .depth = least(a.depth, b.depth)};
}

}  // namespace

Root::Root(Position& position, Table& table, const Effort& effort, const Selectivity& selectivity,
           Random chance, const std::stop_token& stop)
    : position_(position),
      table_(table),
      effort_(effort),
      wish_(selectivity),
      tree_(position, table, effort_, selectivity, stop),
      vct_(table, stop) {
  for (const Cell cell : legal_moves()) moves_.push_back({.cell = cell, .lot = chance.next()});
  std::ranges::sort(moves_, [this](const RootMove& a, const RootMove& b) {
    const int left = worth(a.cell), right = worth(b.cell);
    return left != right ? left > right : a.lot < b.lot;
  });
  if (moves_.size() == 1 && !effort_.proves) effort_ = lesser(effort_, kOneMove);
}

// Only a five or the block of one, if there is any; otherwise the legal points near stones; otherwise all.
std::vector<Cell> Root::legal_moves() const {
  const Colour us = position_.to_move(), them = other(us);
  for (const Colour colour : {us, them}) {
    const Cell five = position_.find(colour, Threat::Five);
    if (five != kNoCell && !position_.is_forbidden(five)) return {five};
  }
  std::vector<Cell> near, legal, empty;
  for (Cell cell = 0; cell < position_.cells(); ++cell) {
    if (!position_.is_empty(cell)) continue;
    empty.push_back(cell);
    if (position_.is_forbidden(cell)) continue;
    legal.push_back(cell);
    if (position_.is_near(cell)) near.push_back(cell);
  }
  return !near.empty() ? near : !legal.empty() ? legal : empty;
}

int Root::worth(Cell cell) const {
  const Colour us = position_.to_move(), them = other(us);
  return position_.point_value(us, cell).to_move + position_.point_value(them, cell).waiting +
         100 * static_cast<int>(position_.threat(us, cell)) +
         50 * static_cast<int>(position_.threat(them, cell));
}

void Root::settle(Cell cell, Value value) {
  thought_.move = position_.point(cell);
  thought_.value = value;
}

// At most a quarter of the nodes.
VcfEffort Root::fours() const {
  VcfEffort fours = kFours;
  if (effort_.nodes > 0) fours.nodes = std::min(fours.nodes, effort_.nodes / 4);
  return fours;
}

// Whether no search is needed: a five, a win by fours, or a single move that does not stop such a win.
bool Root::is_settled() {
  settle(moves_.front().cell, 0);
  if (position_.count(position_.to_move(), Threat::Five) > 0) {
    thought_.value = win_in(1);
    return true;
  }
  return wins_by_fours() || (moves_.size() == 1 && loses_to_fours());
}

bool Root::wins_by_fours() {
  const int plies = tree_.win_by_fours(fours());
  if (plies == 0) return false;
  const std::vector<Cell> line = tree_.line_of_fours();
  if (line.empty()) return false;
  settle(line.front(), win_in(plies));
  return true;
}

bool Root::loses_to_fours() {
  position_.place(moves_.front().cell);
  const int plies = position_.full() ? 0 : tree_.win_by_fours(fours());
  position_.take_back();
  if (plies > 0) thought_.value = loss_in(plies + 1);
  return plies > 0;
}

void Root::store_line() {
  thought_.line.clear();
  for (const Cell cell : expected_line(position_, position_.cell(thought_.move), table_))
    thought_.line.push_back(position_.point(cell));
}

Thought Root::think(const GoOn& go_on) {
  if (!is_settled()) deepen(1, go_on);
  thought_.nodes = tree_.nodes();
  store_line();
  return thought_;
}

void Root::help() {
  if (!is_settled()) deepen(2, {});
}

// The search for a win by threats reaches deeper than the tree and gets a share of its nodes.
bool Root::wins_by_threats() {
  constexpr std::uint64_t kShare = 10, kLeast = 500;
  const std::uint64_t before = vct_.nodes();
  std::uint64_t allowed = std::max(kLeast, tree_.nodes() / kShare);
  if (effort_.nodes != 0)
    allowed = std::min(allowed, before + effort_.nodes - std::min(effort_.nodes, tree_.nodes()));
  if (allowed < 2 * before || allowed == 0) return false;
  const VctWin win = vct_.search(position_, {.nodes = allowed - before});
  tree_.charge(vct_.nodes() - before);
  if (win.move == kNoCell) return false;
  settle(win.move, win_in(win.plies));
  return true;
}

void Root::deepen(int first, const GoOn& go_on) {
  const int last = effort_.depth > 0 ? std::min(effort_.depth, kDepthLimit) : kDepthLimit;
  for (int depth = first; depth <= last && search_depth(depth); ++depth) {
    thought_.depth = depth;
    store_line();
    if (is_decided(thought_.value) && kWin - std::abs(thought_.value) <= depth) return;
    if (depth > 1 && !is_decided(thought_.value) && wins_by_threats()) return;
    thought_.nodes = tree_.nodes();
    if (go_on && !go_on(thought_)) return;
  }
}

// False after a stop; the thought then holds the best move so far.
bool Root::search_depth(int depth) {
  Window window{-kInfinite, kInfinite};
  Value width = wish_.aspiration;
  if (depth > 4 && !is_decided(thought_.value)) window = {thought_.value - width, thought_.value + width};
  for (;;) {
    const Point settled = thought_.move;
    const Value best = search_window(window, depth);
    if (tree_.stopped()) {
      // The value stays that of the last complete window; a win belongs to the move that it was proved for.
      if (is_win(thought_.value)) thought_.move = settled;
      return false;
    }
    std::ranges::stable_sort(moves_, std::greater{}, &RootMove::value);
    thought_.value = best;
    if (best <= window.alpha && window.alpha > -kInfinite) {
      window.alpha = is_loss(best) ? -kInfinite : std::max(-kInfinite, best - width);
    } else if (best >= window.beta && window.beta < kInfinite) {
      window.beta = is_win(best) ? kInfinite : std::min(kInfinite, best + width);
    } else {
      return true;
    }
    width *= 2;
  }
}

Value Root::search_window(Window window, int depth) {
  Value best = -kInfinite;
  for (RootMove& move : moves_) move.value = -kInfinite;
  for (std::size_t i = 0; i < moves_.size() && window.alpha < window.beta; ++i) {
    RootMove& move = moves_[i];
    const Value value = search_move(i, window, depth);
    if (tree_.stopped()) return best;
    if (value > best) {
      best = move.value = value;
      if (value > window.alpha) thought_.move = position_.point(move.cell);
    }
    window.alpha = std::max(window.alpha, value);
  }
  return best;
}

Value Root::search_move(std::size_t index, Window window, int depth) {
  const Cell cell = moves_[index].cell;
  if (index == 0) return tree_.search_move(cell, window, depth);
  constexpr std::size_t kFirstLate = 6;
  const int less = depth >= 4 && index >= kFirstLate
                       ? std::clamp(late_reduction(depth, static_cast<int>(index), wish_.reduction_scale) - 1,
                                    0, depth - 2)
                       : 0;
  const Window narrow{window.alpha, window.alpha + 1};
  Value value = tree_.search_move(cell, narrow, depth - less);
  if (value > window.alpha && less > 0 && !tree_.stopped()) value = tree_.search_move(cell, narrow, depth);
  if (value > window.alpha && value < window.beta && !tree_.stopped())
    value = tree_.search_move(cell, window, depth);
  return value;
}

}  // namespace quintet::gomoku
