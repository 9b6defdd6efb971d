#include "core/gomoku/vcf.hpp"

#include <algorithm>
#include <array>

namespace quintet::gomoku {
namespace {

// Separates the table entries of this search from those of the main search.
constexpr std::uint64_t kOwnKey = 0xF0F0'1234'9876'5A5AU;

// The depth of a failure in the table; one without bare fours says less.
int depth_of(int fours, bool bare) {
  return 2 * fours + (bare ? 1 : 0);
}

bool covers(int depth, int fours, bool bare) {
  return depth / 2 >= fours && (depth % 2 == 1 || !bare);
}

}  // namespace

int Vcf::search(Position& position, const VcfEffort& effort) {
  if (stopped_) return 0;
  limit_ = nodes_ + effort.nodes;
  bare_ = effort.bare;
  return attack(position, effort.fours);
}

void Vcf::prefetch(const Position& position) const {
  table_.prefetch(position.key() ^ kOwnKey);
}

void Vcf::count_node() {
  constexpr std::uint64_t kSeldom = 128;
  if (++nodes_ % kSeldom == 0 && stop_.stop_requested()) stopped_ = true;
}

int Vcf::attack(Position& position, int fours) {
  count_node();
  const Colour us = position.to_move(), them = other(us);
  if (position.count(us, Threat::Five) > 0) return 1;
  const int their_fives = position.count(them, Threat::Five);
  if (their_fives > 1) return 0;
  if (their_fives == 0 && position.count(us, Threat::OpenFour) > 0) {
    const Cell four = position.find(us, Threat::OpenFour);
    if (!position.is_forbidden(four)) return 3;
  }
  if (fours == 0 || is_over()) return 0;
  if (const auto known = table_.find(position.key() ^ kOwnKey)) {
    if (known->bound == Bound::Exact) return known->value;
    if (covers(known->depth, fours, bare_)) return 0;
  }
  return try_fours(position, fours);
}

// Stores wins, and stores failures only after a complete search.
int Vcf::try_fours(Position& position, int fours) {
  const Colour us = position.to_move(), them = other(us);
  const std::uint64_t key = position.key() ^ kOwnKey;
  Cell best = kNoCell;
  int plies = 0;
  const auto attempt = [&](Cell four) {
    const int found = answer(position, four, fours);
    if (found == 0) return;
    best = four;
    plies = found;
  };
  if (const Cell only = position.find(them, Threat::Five); only != kNoCell) {
    if (position.threat(us, only) >= Threat::Four) attempt(only);
  } else {
    for (const Threat kind : {Threat::OpenFour, Threat::FourThree, Threat::FourPlus, Threat::Four}) {
      if (position.count(us, kind) == 0 || plies > 0 || (kind == Threat::Four && !bare_)) continue;
      const CellSet all = position.fours(us);
      all.for_each([&](Cell cell) {
        if (plies == 0 && !stopped_ && position.threat(us, cell) == kind) attempt(cell);
      });
    }
  }
  if (plies > 0)
    table_.store(key, {.move = best, .value = plies, .depth = depth_of(fours, true), .bound = Bound::Exact});
  else if (!is_over())
    table_.store(key, {.depth = depth_of(fours, bare_), .bound = Bound::Upper});
  return plies;
}

// The number of plies to five with this four; 0 if it does not win.
int Vcf::answer(Position& position, Cell four, int fours) {
  if (position.is_forbidden(four)) return 0;
  const Colour us = position.to_move();
  position.place(four);
  const Cell reply = position.find(us, Threat::Five);
  int plies = 0;
  if (position.count(us, Threat::Five) > 1 || position.is_forbidden(reply)) {
    // Only a five of the defender refutes it.
    plies = position.count(other(us), Threat::Five) > 0 ? 0 : 3;
  } else {
    position.place(reply);
    prefetch(position);
    const int rest = attack(position, fours - 1);
    plies = rest > 0 ? rest + 2 : 0;
    position.take_back();
  }
  position.take_back();
  return plies;
}

// A five, the four from the table, or an open four; kNoCell if there is none.
Cell Vcf::next(const Position& position) const {
  const Colour us = position.to_move();
  if (const Cell five = position.find(us, Threat::Five); five != kNoCell) return five;
  if (const auto known = table_.find(position.key() ^ kOwnKey); known && known->bound == Bound::Exact)
    return known->move;
  if (position.count(other(us), Threat::Five) > 0) return kNoCell;
  const Cell open = position.find(us, Threat::OpenFour);
  return open != kNoCell && !position.is_forbidden(open) ? open : kNoCell;
}

std::vector<Cell> Vcf::line(Position position) const {
  std::vector<Cell> moves;
  const auto play = [&](Cell cell) {
    moves.push_back(cell);
    position.place(cell);
  };
  const Colour us = position.to_move();
  while (!position.full()) {
    const Cell four = next(position);
    if (four == kNoCell) break;
    const bool wins = position.threat(us, four) == Threat::Five;
    play(four);
    if (wins) break;
    const Cell reply = position.find(us, Threat::Five);
    if (reply == kNoCell || position.is_forbidden(reply)) break;
    play(reply);
  }
  return moves;
}

}  // namespace quintet::gomoku
