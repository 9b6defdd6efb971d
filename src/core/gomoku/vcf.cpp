#include "core/gomoku/vcf.hpp"

#include <algorithm>
#include <array>

namespace quintet::gomoku {
namespace {

// Entries of this search stand beside those of the main search.
constexpr std::uint64_t kOwnKey = 0xF0F0'1234'9876'5A5AU;

}  // namespace

int Vcf::search(Position& position, const VcfEffort& effort) {
  limit_ = nodes_ + effort.nodes;
  return attack(position, effort.fours);
}

int Vcf::attack(Position& position, int fours) {
  ++nodes_;
  const Colour us = position.to_move(), them = other(us);
  if (position.count(us, Threat::Five) > 0) return 1;
  const int their_fives = position.count(them, Threat::Five);
  if (their_fives > 1) return 0;
  if (their_fives == 0 && position.count(us, Threat::OpenFour) > 0) {
    const Cell four = position.find(us, Threat::OpenFour);
    if (!position.is_forbidden(four)) return 3;
  }
  if (fours == 0 || nodes_ >= limit_) return 0;

  const std::uint64_t key = position.key() ^ kOwnKey;
  if (const auto known = table_.find(key)) {
    if (known->bound == Bound::Exact) return known->value;
    if (known->depth >= fours) return 0;
  }
  Cell best = kNoCell;
  int plies = 0;
  const auto attempt = [&](Cell four) {
    const int found = answer(position, four, fours);
    if (found == 0) return;
    best = four;
    plies = found;
  };
  if (their_fives == 1) {
    const Cell only = position.find(them, Threat::Five);
    if (position.threat(us, only) >= Threat::Four) attempt(only);
  } else {
    for (const Threat kind : {Threat::OpenFour, Threat::FourThree, Threat::FourPlus, Threat::Four}) {
      if (position.count(us, kind) == 0 || plies > 0) continue;
      const CellSet all = position.fours(us);
      all.for_each([&](Cell cell) {
        if (plies == 0 && position.threat(us, cell) == kind) attempt(cell);
      });
    }
  }
  if (plies > 0)
    table_.store(key, {.move = best, .value = plies, .depth = fours, .bound = Bound::Exact});
  else if (nodes_ < limit_)
    table_.store(key, {.depth = fours, .bound = Bound::Upper});
  return plies;
}

// Plies to five where this four is made; 0 where it leads to nothing.
int Vcf::answer(Position& position, Cell four, int fours) {
  if (position.is_forbidden(four)) return 0;
  const Colour us = position.to_move();
  position.place(four);
  const Cell reply = position.find(us, Threat::Five);
  int plies = 0;
  if (position.count(us, Threat::Five) > 1 || position.is_forbidden(reply)) {
    // Nothing stops five but a five.
    plies = position.count(other(us), Threat::Five) > 0 ? 0 : 3;
  } else {
    position.place(reply);
    const int rest = attack(position, fours - 1);
    plies = rest > 0 ? rest + 2 : 0;
    position.take_back();
  }
  position.take_back();
  return plies;
}

std::vector<Cell> Vcf::line(Position position) const {
  std::vector<Cell> moves;
  const auto play = [&](Cell cell) {
    moves.push_back(cell);
    position.place(cell);
  };
  while (!position.full()) {
    const Colour us = position.to_move();
    if (position.count(us, Threat::Five) > 0) {
      play(position.find(us, Threat::Five));
      break;
    }
    Cell four = kNoCell;
    if (const auto known = table_.find(position.key() ^ kOwnKey); known && known->bound == Bound::Exact)
      four = known->move;
    else
      four = position.find(us, Threat::OpenFour);
    if (four == kNoCell) break;
    play(four);
    const Cell reply = position.find(us, Threat::Five);
    if (reply == kNoCell || position.is_forbidden(reply)) break;
    play(reply);
  }
  return moves;
}

}  // namespace quintet::gomoku
