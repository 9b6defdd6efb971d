#include "core/gomoku/vct.hpp"

#include <algorithm>

namespace quintet::gomoku {
namespace {

// Keeps the entries of this search apart from those of the other searches.
constexpr std::uint64_t kOwnKey = 0x3C3C'9A87'5511'D20FU;
constexpr int kMostMoves = 24;  // threats tried in one position
constexpr VcfEffort kFours{.fours = 12, .nodes = 60};

// The length of a line with one ply before it; 0, no win, stays 0.
int one_more(int plies) {
  return plies > 0 ? plies + 1 : 0;
}

// All moves that may refute an open four of the other side: those that stop it, and fours of the side to move.
void collect_answers(const Position& position, Candidates& answers) {
  const Colour us = position.to_move(), them = other(us);
  const CellSet stops = open_four_stops(position);
  constexpr int kStopsFirst = 1000;
  stops.for_each([&](Cell cell) {
    answers.add(cell, kStopsFirst + position.point_value(us, cell).to_move +
                          position.point_value(them, cell).to_move);
  });
  position.fours(us).for_each([&](Cell cell) {
    if (!stops.has(cell)) answers.add(cell, 0);
  });
}

}  // namespace

bool Vct::is_out() const {
  return nodes() >= limit_ || stop_.stop_requested();
}

VctWin Vct::search(Position& position, const VctEffort& effort) {
  limit_ = nodes() + effort.nodes;
  for (int threes = 1; threes <= effort.threes && !is_out(); ++threes) {
    first_ = kNoCell;
    if (const int plies = attack(position, threes); plies > 0 && first_ != kNoCell)
      return {.move = first_, .plies = plies};
  }
  return {};
}

// The number of plies to five for the side to move; 0 if no win with this many threes is found.
int Vct::attack(Position& position, int threes) {
  ++nodes_;
  const Colour us = position.to_move(), them = other(us);
  if (position.count(us, Threat::Five) > 0) {
    first_ = position.find(us, Threat::Five);
    return 1;
  }
  const int fives = position.count(them, Threat::Five);
  if (fives > 1) return 0;
  if (fives == 1) return answer_four(position, threes);
  const std::uint64_t key = position.key() ^ kOwnKey;
  if (const auto known = table_.find(key)) {
    if (known->bound == Bound::Exact) {
      first_ = known->move;
      return known->value;
    }
    if (known->depth >= threes) return 0;
  }
  int plies = vcf_.search(position, kFours);
  if (plies > 0) {
    const std::vector<Cell> line = vcf_.line(position);
    first_ = line.empty() ? kNoCell : line.front();
  } else if (threes > 0 && !threatens_open_four(position) && !is_out()) {
    plies = attack_by_threes(position, threes);
  }
  if (plies > 0)
    table_.store(key, {.move = first_, .value = plies, .depth = threes, .bound = Bound::Exact});
  else if (!is_out())
    table_.store(key, {.depth = threes, .bound = Bound::Upper});
  return plies;
}

int Vct::attack_by_threes(Position& position, int threes) {
  const Colour us = position.to_move(), them = other(us);
  Candidates moves;
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (!position.is_empty(cell)) continue;
    const Threat threat = position.threat(us, cell);
    if (threat < Threat::Three || position.is_forbidden(cell)) continue;
    moves.add(cell, 100 * static_cast<int>(threat) + position.point_value(us, cell).to_move +
                        position.point_value(them, cell).to_move / 2);
  }
  for (int i = 0; i < std::min(moves.size(), kMostMoves) && !is_out(); ++i) {
    const Cell cell = moves.pick(i).cell;
    if (const int plies = after(position, cell, threes); plies > 0) {
      first_ = cell;
      return plies;
    }
  }
  return 0;
}

// The defender has a four, which has to be blocked. The block may be a threat itself.
int Vct::answer_four(Position& position, int threes) {
  const Cell only = position.find(other(position.to_move()), Threat::Five);
  if (position.is_forbidden(only)) return 0;
  const int plies = after(position, only, threes);
  if (plies > 0) first_ = only;
  return plies;
}

int Vct::after(Position& position, Cell cell, int threes) {
  const bool is_four = position.threat(position.to_move(), cell) >= Threat::Four;
  position.place(cell);
  const int plies = defend(position, is_four ? threes : threes - 1);
  position.take_back();
  return one_more(plies);
}

// The number of plies to five against the longest defence; 0 if a reply holds or there is no threat.
int Vct::defend(Position& position, int threes) {
  ++nodes_;
  const Colour us = position.to_move(), them = other(us);
  if (position.count(us, Threat::Five) > 0) return 0;
  const int fives = position.count(them, Threat::Five);
  if (fives > 1) return 2;
  if (fives == 0 && (!threatens_open_four(position) || position.count(us, Threat::OpenFour) > 0)) return 0;
  Candidates answers;
  if (fives == 1)
    answers.add(position.find(them, Threat::Five), 0);
  else
    collect_answers(position, answers);
  // A reply that ignores the threat allows a five at once, or an open four first.
  int longest = fives == 1 ? 2 : 4;
  for (int i = 0; i < answers.size(); ++i) {
    const Cell cell = answers.pick(i).cell;
    if (position.is_forbidden(cell)) continue;
    position.place(cell);
    const int plies = is_out() ? 0 : attack(position, threes);
    position.take_back();
    if (plies == 0) return 0;
    longest = std::max(longest, plies + 1);
  }
  return longest;
}

}  // namespace quintet::gomoku
