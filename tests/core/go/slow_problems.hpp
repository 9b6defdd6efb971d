// Problems of go once more, as they are told and without regard to speed: the board is a text, every point is tried, and life
// and death is worked out until nothing changes any more. Shares no code with the solver in core/go.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/go/problem.hpp"

namespace quintet::go {

class SlowProblem {
 public:
  explicit SlowProblem(const Problem& problem)
      : kind_(problem.kind),
        side_(problem.side()),
        moves_(problem.kind == ProblemKind::Ladder ? kMostProblemMoves : problem.moves),
        cells_(text_of(problem.stones)),
        solver_(problem.to_move == Colour::Black ? 'X' : 'O'),
        target_(index(problem.target)) {
    find_neighbours();
    for (const Point at : problem.region) region_.push_back(index(at));
    if (region_.empty())
      for (std::size_t i = 0; i < cells_.size(); ++i) region_.push_back(i);
    if (!is_counted(kind_)) work_out_life();
  }

  static std::string text_of(const Grid<Stone>& stones) {
    std::string text;
    for (const Stone stone : stones.cells()) text += ".XO"[static_cast<std::size_t>(stone)];
    return text;
  }

  // All right first moves, in order.
  std::vector<Point> right() {
    std::vector<Point> all;
    for (const std::size_t at : region_) {
      const auto next = placed(cells_, at, solver_);
      if (next && is_won_after(*next, moves_ - 1))
        all.push_back({static_cast<int>(at) / side_, static_cast<int>(at) % side_});
    }
    return all;
  }

  // Whether the problem is solved or can still be, with the other side to move, and with the solver to move.
  bool is_won_after(const std::string& cells, int left) {
    if (cells[target_] == '.') return kind_ != ProblemKind::Live;
    if (is_counted(kind_)) return holds(cells, left);
    return dead_.contains({cells, rival()}) != (kind_ == ProblemKind::Live);
  }
  bool can_win(const std::string& cells, int left) {
    if (cells[target_] == '.') return kind_ != ProblemKind::Live;
    if (is_counted(kind_)) return takes(cells, left);
    return dead_.contains({cells, solver_}) != (kind_ == ProblemKind::Live);
  }

 private:
  using Cells = std::vector<std::size_t>;

  std::size_t index(Point at) const { return static_cast<std::size_t>(at.row * side_ + at.column); }
  char rival() const { return solver_ == 'X' ? 'O' : 'X'; }

  const Cells& beside(std::size_t at) const { return beside_[at]; }
  void find_neighbours() {
    const auto side = static_cast<std::size_t>(side_);
    for (std::size_t at = 0; at < cells_.size(); ++at) {
      Cells all;
      if (at >= side) all.push_back(at - side);
      if (at % side > 0) all.push_back(at - 1);
      if (at % side + 1 < side) all.push_back(at + 1);
      if (at + side < cells_.size()) all.push_back(at + side);
      beside_.push_back(all);
    }
  }

  // The stones of a chain, and its liberties.
  std::pair<Cells, Cells> chain(const std::string& cells, std::size_t at) const {
    Cells stones{at}, liberties;
    std::string seen(cells.size(), '-');
    seen[at] = '+';
    for (std::size_t i = 0; i < stones.size(); ++i) {
      for (const std::size_t each : beside(stones[i])) {
        if (seen[each] == '+' || (cells[each] != '.' && cells[each] != cells[at])) continue;
        seen[each] = '+';
        (cells[each] == '.' ? liberties : stones).push_back(each);
      }
    }
    return {stones, liberties};
  }
  std::size_t liberties(const std::string& cells) const { return chain(cells, target_).second.size(); }

  // The board after a move; nothing if it is not allowed, as a ko is not to the solver.
  std::optional<std::string> placed(std::string cells, std::size_t at, char side) const {
    if (cells[at] != '.') return std::nullopt;
    cells[at] = side;
    std::set<std::size_t> taken;
    for (const std::size_t each : beside(at)) {
      if (cells[each] == '.' || cells[each] == side) continue;
      const auto [stones, free] = chain(cells, each);
      if (free.empty()) taken.insert(stones.begin(), stones.end());
    }
    for (const std::size_t each : taken) cells[each] = '.';
    const auto [stones, free] = chain(cells, at);
    if (free.empty()) return std::nullopt;
    if (side == solver_ && taken.size() == 1 && stones.size() == 1 && free.size() == 1) return std::nullopt;
    return cells;
  }

  // The points, those beside the marked chain first, which finds out the same sooner.
  Cells points(const std::string& cells) const {
    Cells all = chain(cells, target_).second;
    const auto first = static_cast<std::ptrdiff_t>(all.size());
    for (const std::size_t at : region_)
      if (std::find(all.begin(), all.begin() + first, at) == all.begin() + first) all.push_back(at);
    return all;
  }

  bool takes(const std::string& cells, int left) {
    // Each move takes one liberty at most.
    if (static_cast<int>(liberties(cells)) > left) return false;
    const auto [known, fresh] = takes_.try_emplace({cells, left}, false);
    if (!fresh) return known->second;
    for (const std::size_t at : points(cells)) {
      const auto next = placed(cells, at, solver_);
      if (!next) continue;
      const bool taken = (*next)[target_] == '.';
      if (!taken && kind_ == ProblemKind::Ladder && liberties(*next) != 1) continue;
      if (taken || holds(*next, left - 1)) return takes_[{cells, left}] = true;
    }
    return false;
  }

  bool holds(const std::string& cells, int left) {
    if (!takes(cells, left)) return false;
    const auto all = points(cells);
    return std::ranges::all_of(all, [&](std::size_t at) {
      const auto next = placed(cells, at, rival());
      return !next || takes(*next, left);
    });
  }

  // Marks the positions in which the chain is taken, again and again until no more are found.
  void work_out_life() {
    using Position = std::pair<std::string, char>;
    const char attacker = kind_ == ProblemKind::Live ? rival() : solver_;
    std::map<Position, std::vector<Position>> following;
    std::vector<Position> rest{{cells_, 'X'}, {cells_, 'O'}};
    while (!rest.empty()) {
      const Position here = rest.back();
      rest.pop_back();
      const auto [place, fresh] = following.try_emplace(here);
      if (!fresh) continue;
      const char next_side = here.second == 'X' ? 'O' : 'X';
      place->second.push_back({here.first, next_side});
      for (const std::size_t at : region_) {
        const auto next = placed(here.first, at, here.second);
        if (!next) continue;
        if ((*next)[target_] == '.') dead_.insert({*next, next_side});
        place->second.push_back({*next, next_side});
      }
      for (const Position& each : place->second)
        if (each.first[target_] != '.') rest.push_back(each);
    }
    for (std::size_t before = 0; before != dead_.size();) {
      before = dead_.size();
      for (const auto& [position, next] : following) {
        const auto is_dead = [&](const Position& each) { return dead_.contains(each); };
        if (position.second == attacker ? std::ranges::any_of(next, is_dead)
                                        : std::ranges::all_of(next, is_dead))
          dead_.insert(position);
      }
    }
  }

  ProblemKind kind_;
  int side_, moves_;
  std::string cells_;
  char solver_;
  std::size_t target_;
  Cells region_;
  std::vector<Cells> beside_;
  std::map<std::pair<std::string, int>, bool> takes_;
  std::set<std::pair<std::string, char>> dead_;  // and who is to move
};

}  // namespace quintet::go
