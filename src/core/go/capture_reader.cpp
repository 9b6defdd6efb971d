#include "core/go/capture_reader.hpp"

#include <cassert>

namespace quintet::go {
namespace {

constexpr std::uint64_t kBetweenStops = 1024;  // positions

std::size_t hash_of(const SmallBoard& board, int moves) {
  std::uint64_t hash = static_cast<std::uint64_t>(moves) * 0x9e3779b97f4a7c15U;
  for (const Colour colour : kColours) {
    const Bits stones = board.stones(colour);
    for (const auto half : {static_cast<std::uint64_t>(stones), static_cast<std::uint64_t>(stones >> 64U)}) {
      hash = (hash ^ half) * 0xbf58476d1ce4e5b9U;
      hash ^= hash >> 29U;
    }
  }
  return static_cast<std::size_t>(hash);
}

// Visits the points of several sets, those of an earlier set first and none twice.
template <class Visit>
bool any_in_order(std::initializer_list<Bits> sets, const Visit& visit) {
  Bits seen = 0;
  for (const Bits set : sets) {
    if (any_point(set & ~seen, visit)) return true;
    seen |= set;
  }
  return false;
}

}  // namespace

bool CaptureReader::may_go_on() {
  if (gave_up_) return false;
  ++searched_;
  gave_up_ = searched_ > most_ || (searched_ % kBetweenStops == 0 && stop_.stop_requested());
  return !gave_up_;
}

const CaptureReader::Entry* CaptureReader::known(const SmallBoard& board, int moves) const {
  if (table_.empty()) return nullptr;
  for (std::size_t i = hash_of(board, moves);; ++i) {
    const auto& entry = table_[i & (table_.size() - 1)];
    if (!entry) return nullptr;
    if (entry->moves == moves && entry->board == board) return &*entry;
  }
}

void CaptureReader::remember(const SmallBoard& board, int moves, bool taken) {
  constexpr std::size_t kFirst = 1024;
  if (gave_up_) return;
  if (2 * (used_ + 1) > table_.size()) {
    std::vector<std::optional<Entry>> old(table_.empty() ? kFirst : 2 * table_.size());
    old.swap(table_);
    used_ = 0;
    for (const auto& entry : old)
      if (entry) remember(entry->board, entry->moves, entry->taken);
  }
  std::size_t i = hash_of(board, moves);
  while (table_[i & (table_.size() - 1)]) ++i;
  table_[i & (table_.size() - 1)] = Entry{.board = board, .moves = moves, .taken = taken};
  ++used_;
}

bool CaptureReader::takes(const SmallBoard& board, int moves) {
  assert(moves <= kMostMoves);
  const Bits liberties = board.liberties(board.chain(task_.target));
  const int count = count_of(liberties);
  if (count > moves) return false;
  if (count == 1) {
    SmallBoard after = board;
    if (!after.place(liberties, task_.attacker).is_ko || task_.without_ko != task_.attacker) return true;
  }
  if (moves == 1 || (task_.attack == Attack::Ataris && count > 2)) return false;
  if (const Entry* entry = known(board, moves)) return entry->taken;
  if (!may_go_on()) return false;
  const bool taken = find_attack(board, moves, liberties);
  remember(board, moves, taken);
  return taken;
}

bool CaptureReader::is_right(const SmallBoard& board, Bits at, int moves) {
  SmallBoard after = board;
  const auto placed = after.place(at, task_.attacker);
  if (!placed.legal || (placed.is_ko && task_.without_ko == task_.attacker)) return false;
  if ((placed.taken & task_.target) != 0) return true;
  return holds_on(after, moves - 1);
}

bool CaptureReader::is_atari(const SmallBoard& board, Bits at) const {
  SmallBoard after = board;
  const auto placed = after.place(at, task_.attacker);
  if (!placed.legal) return false;
  return (placed.taken & task_.target) != 0 || count_of(after.liberties(after.chain(task_.target))) == 1;
}

bool CaptureReader::find_attack(const SmallBoard& board, int moves, Bits liberties) {
  Bits& good = good_[static_cast<std::size_t>(moves)];
  const auto tried = [&](Bits at) {
    if ((task_.attack == Attack::Ataris && !is_atari(board, at)) || !is_right(board, at, moves)) return false;
    good = at;
    return true;
  };
  const int count = count_of(liberties);
  // There is no time for other moves, or they give no atari.
  if (count == moves || (task_.attack == Attack::Ataris && count == 2)) return any_point(liberties, tried);
  return any_in_order(
      {good & board.empty(), liberties, board.beside(liberties) & board.empty(), board.empty()}, tried);
}

bool CaptureReader::holds_on(const SmallBoard& board, int moves) {
  const Bits liberties = board.liberties(board.chain(task_.target));
  if (count_of(liberties) > moves) return false;
  if (const Entry* entry = known(board, -moves)) return entry->taken;
  if (!may_go_on()) return false;
  const bool taken = find_no_defence(board, moves, liberties);
  remember(board, -moves, taken);
  return taken;
}

// The moves of the defender that can change anything, where the chain has one liberty.
Bits CaptureReader::defences(const SmallBoard& board, Bits liberties) const {
  const Bits chain = board.chain(task_.target);
  // The taking of a single stone may become a ko by any move beside it.
  if (count_of(chain) == 1 && task_.without_ko == task_.attacker) return board.empty();
  Bits moves = liberties;
  for (Bits rest = board.beside(chain) & board.stones(task_.attacker); rest != 0;) {
    const Bits beside = board.chain(first_of(rest));
    rest &= ~beside;
    const Bits free = board.liberties(beside);
    if (count_of(free) == 1) moves |= free;
  }
  return moves;
}

bool CaptureReader::find_no_defence(const SmallBoard& board, int moves, Bits liberties) {
  // A pass first: it is what most moves come to.
  if (!takes(board, moves)) return false;
  const Bits all = count_of(liberties) == 1 ? defences(board, liberties) : board.empty();
  const Bits near = board.beside(liberties | board.chain(task_.target)) & board.empty();
  return !any_in_order({liberties, near & all, all}, [&](Bits at) {
    SmallBoard after = board;
    const auto placed = after.place(at, defender());
    if (!placed.legal || (placed.is_ko && task_.without_ko == defender())) return false;
    return !takes(after, moves);
  });
}

std::optional<int> CaptureReader::least_moves(const SmallBoard& board, int most) {
  for (int moves = 1; moves <= most; ++moves)
    if (takes(board, moves)) return moves;
  return std::nullopt;
}

Bits CaptureReader::right_moves(const SmallBoard& board, int moves) {
  Bits right = 0;
  any_point(board.empty(), [&](Bits at) {
    if (is_right(board, at, moves)) right |= at;
    return false;
  });
  return right;
}

}  // namespace quintet::go
