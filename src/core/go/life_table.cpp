#include "core/go/life_table.hpp"

#include <algorithm>
#include <cassert>

namespace quintet::go {
namespace {

constexpr std::size_t kBetweenStops = 512;  // positions

}  // namespace

LifeTable::Code LifeTable::code_of(const SmallBoard& board) const {
  Code code = 0, place = 1;
  any_point(task_.region, [&](Bits at) {
    code += place * static_cast<Code>(board.at(at));
    place *= 3;
    return false;
  });
  return code;
}

// The numbers of the positions after each move and after a pass. If one of the moves takes the chain, the rest does not matter.
void LifeTable::add_moves(const SmallBoard& board, Position& position,
                          std::vector<std::uint32_t>& next) const {
  const Colour to_move = position.to_move;
  position.first = static_cast<std::uint32_t>(next.size());
  next.push_back(static_cast<std::uint32_t>(number_of(code_of(board), other(to_move))));
  position.takes = any_point(task_.region & board.empty(), [&](Bits at) {
    SmallBoard after = board;
    const auto placed = after.place(at, to_move);
    if (!placed.legal || (placed.is_ko && to_move == task_.without_ko)) return false;
    if ((placed.taken & task_.target) != 0) return true;
    next.push_back(static_cast<std::uint32_t>(number_of(code_of(after), other(to_move))));
    return false;
  });
  if (position.takes) next.resize(position.first);
  position.count = static_cast<std::uint32_t>(next.size() - position.first);
}

// Round by round: the attacker takes in one move more than from the best position that follows, the defender holds on for as
// long as in the best for him.
void LifeTable::count_moves(std::vector<Position> positions, const std::vector<std::uint32_t>& next) {
  const auto follows = [&](const Position& position) {
    return std::span(next).subspan(position.first, position.count);
  };
  for (std::uint8_t round = 1; round < kNever; ++round) {
    const auto before = positions.size();
    for (const Colour side : {task_.attacker, other(task_.attacker)}) {
      const bool attacks = side == task_.attacker;
      std::erase_if(positions, [&](const Position& position) {
        if (position.to_move != side) return false;
        const auto is_taken = [&](std::uint32_t number) {
          return moves_[number] < round || (!attacks && moves_[number] == round);
        };
        const auto all = follows(position);
        const bool taken = attacks ? position.takes || std::ranges::any_of(all, is_taken)
                                   : std::ranges::all_of(all, is_taken);
        if (taken) moves_[position.number] = round;
        return taken;
      });
    }
    if (positions.size() == before) return;
  }
}

std::optional<LifeTable> LifeTable::of(const SmallBoard& board, const LifeTask& task,
                                       const std::stop_token& stop) {
  const int points = count_of(task.region);
  assert(points <= kMostRegion);
  LifeTable table(task);
  std::size_t codes = 1;
  for (int i = 0; i < points; ++i) codes *= 3;
  table.moves_.assign(2 * codes, kNever);

  std::vector<char> seen(2 * codes, 0);
  std::vector<std::uint32_t> reached, next;
  std::vector<Position> positions;
  const auto reach = [&](std::uint32_t number) {
    if (seen[number] != 0) return;
    seen[number] = 1;
    reached.push_back(number);
  };
  for (const Colour colour : kColours)
    reach(static_cast<std::uint32_t>(number_of(table.code_of(board), colour)));
  while (!reached.empty()) {
    if (positions.size() % kBetweenStops == 0 && stop.stop_requested()) return std::nullopt;
    const std::uint32_t number = reached.back();
    reached.pop_back();
    SmallBoard here = board;
    Code code = number / 2;
    any_point(task.region, [&](Bits at) {
      here.put(at, static_cast<Stone>(code % 3));
      code /= 3;
      return false;
    });
    Position position{.number = number, .to_move = kColours[number % 2], .takes = false};
    table.add_moves(here, position, next);
    for (std::uint32_t i = 0; i < position.count; ++i) reach(next[position.first + i]);
    positions.push_back(position);
  }
  table.positions_ = positions.size();
  table.count_moves(std::move(positions), next);
  return table;
}

}  // namespace quintet::go
