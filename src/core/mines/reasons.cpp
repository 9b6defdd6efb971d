#include "core/mines/reasons.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

#include "core/mines/chances.hpp"
#include "core/mines/logic.hpp"

namespace quintet::mines {
namespace {

constexpr int kPairReach = 2;  // numbers further apart share no neighbour

// Finds reasons one after another. The logic holds what the reasons so far have made known; its own rules are not used.
class Explainer {
 public:
  Explainer(const Position& position, std::stop_token stop) : stop_(std::move(stop)) {
    open_cells(logic_, position);
  }

  // Whether there was one more thought; its conclusions are appended.
  bool find_next(std::vector<Reason>& reasons) {
    if (stop_.stop_requested()) return false;
    for (const Known what : {Known::Safe, Known::Mine}) {
      if (find_single(what, reasons)) return true;
    }
    for (const Known what : {Known::Safe, Known::Mine}) {
      if (find_pair(what, reasons)) return true;
    }
    return find_several(reasons);
  }

 private:
  bool is_active(Cell number) const { return logic_.around(number) != 0; }
  bool find_single(Known what, std::vector<Reason>& reasons);
  bool find_pair(Known what, std::vector<Reason>& reasons);
  bool find_several(std::vector<Reason>& reasons);
  Reason explain(Cell cell, bool is_mine);
  std::optional<bool> certain_from(std::span<const Cell> numbers, Cell cell, Proof proof);
  std::vector<Cell> minimal(std::vector<Cell> numbers, Cell cell, Proof proof);
  std::vector<Point> given_around(std::span<const Cell> numbers) const;
  std::vector<Point> all_given() const;
  void conclude(const Reason& reason, std::vector<Reason>& reasons);
  void conclude(Cell centre, Window cells, Known what, Proof proof, std::span<const Cell> numbers,
                std::vector<Reason>& reasons);

  std::stop_token stop_;
  Logic logic_;
  Frontier frontier_;
  Sweep sweep_;
  Chances chances_;
};

std::vector<Point> points_of(std::span<const Cell> cells) {
  std::vector<Point> points;
  std::ranges::transform(cells, std::back_inserter(points), unpack);
  return points;
}

// The closed cells around these numbers that are known.
std::vector<Point> Explainer::given_around(std::span<const Cell> numbers) const {
  std::vector<Point> given;
  for (const Cell number : numbers) {
    for (const Cell distance : kAround) {
      const Cell cell = beside(number, distance);
      const Known known = logic_.known(cell);
      if (known == Known::Mine || known == Known::Safe) given.push_back(unpack(cell));
    }
  }
  std::ranges::sort(given);
  given.erase(std::unique(given.begin(), given.end()), given.end());
  return given;
}

std::vector<Point> Explainer::all_given() const {
  std::vector<Point> given;
  for (int row = 0; row < logic_.size().height; ++row) {
    for (int column = 0; column < logic_.size().width; ++column) {
      const Known known = logic_.known(pack({row, column}));
      if (known == Known::Mine || known == Known::Safe) given.push_back({row, column});
    }
  }
  return given;
}

void Explainer::conclude(const Reason& reason, std::vector<Reason>& reasons) {
  reasons.push_back(reason);
  reason.is_mine ? logic_.set_mine(pack(reason.at)) : logic_.set_safe(pack(reason.at));
}

void Explainer::conclude(Cell centre, Window cells, Known what, Proof proof, std::span<const Cell> numbers,
                         std::vector<Reason>& reasons) {
  const std::vector<Point> given = given_around(numbers);
  for_window(centre, cells, [&](Cell cell) {
    conclude({unpack(cell), what == Known::Mine, proof, points_of(numbers), given}, reasons);
  });
}

bool Explainer::find_single(Known what, std::vector<Reason>& reasons) {
  for (const Cell number : logic_.opened()) {
    const Window around = logic_.around(number);
    const int needed = what == Known::Mine ? std::popcount(around) : 0;
    if (around == 0 || logic_.missing(number) != needed) continue;
    conclude(number, around, what, Proof::SingleNumber, std::array{number}, reasons);
    return true;
  }
  return false;
}

bool Explainer::find_pair(Known what, std::vector<Reason>& reasons) {
  for (const Cell more : logic_.opened()) {
    if (!is_active(more)) continue;
    for (int row = -kPairReach; row <= kPairReach; ++row) {
      for (int column = -kPairReach; column <= kPairReach; ++column) {
        const Cell less = beside(more, row * kStride + column);
        const bool exists = less >= 0 && less < kPackedCells && less != more;
        if (!exists || logic_.known(less) != Known::Open || !is_active(less)) continue;
        const Window there = shifted(logic_.around(less), row * kWindowRow + column);
        const Window own = logic_.around(more) & ~there, others = there & ~logic_.around(more);
        if (logic_.missing(more) - logic_.missing(less) != std::popcount(own)) continue;
        const Window cells = what == Known::Mine ? own : others;
        if (cells == 0 || (there & logic_.around(more)) == 0) continue;
        conclude(more, cells, what, Proof::TwoNumbers, std::array{more, less}, reasons);
        return true;
      }
    }
  }
  return false;
}

// What is certain of a cell if only these numbers are open; nothing if it is not certain, and after a stop.
std::optional<bool> Explainer::certain_from(std::span<const Cell> numbers, Cell cell, Proof proof) {
  if (stop_.stop_requested()) return std::nullopt;
  if (proof == Proof::RemainingMines) {
    if (chances_.solve(logic_, numbers, kNodeLimit, stop_) != Solved::Exactly) return std::nullopt;
    const double mine = chances_.mine(cell);
    return mine == 0 || mine == 1 ? std::optional(mine == 1) : std::nullopt;
  }
  frontier_.build(logic_, numbers);
  const int box = frontier_.box_of(cell);
  if (box < 0) return std::nullopt;
  for (std::size_t i = 0; i < frontier_.components(); ++i) {
    const auto order = frontier_.component(i);
    const auto place = std::ranges::find(order, box);
    if (place == order.end()) continue;
    if (sweep_.build(frontier_, order, kNodeLimit, stop_) != Sweep::Outcome::Done) return std::nullopt;
    const auto possible = sweep_.possible()[static_cast<std::size_t>(place - order.begin())];
    if (possible.mine && possible.safe) return std::nullopt;
    return possible.mine;
  }
  return std::nullopt;
}

// Leaves out every number without which the cell is still certain, the farthest first.
std::vector<Cell> Explainer::minimal(std::vector<Cell> numbers, Cell cell, Proof proof) {
  const Point at = unpack(cell);
  const auto distance = [at](Cell number) {
    const Point away = unpack(number) - at;
    return std::max(std::abs(away.row), std::abs(away.column));
  };
  std::ranges::stable_sort(numbers, std::ranges::greater{}, distance);
  // Whole rings first: most proofs are near.
  for (int reach = 1; !numbers.empty() && reach < distance(numbers.front()); ++reach) {
    std::vector<Cell> near;
    std::ranges::copy_if(numbers, std::back_inserter(near),
                         [&](Cell each) { return distance(each) <= reach; });
    if (!certain_from(near, cell, proof)) continue;
    numbers = std::move(near);
    break;
  }
  for (std::size_t i = 0; i < numbers.size();) {
    std::vector<Cell> fewer = numbers;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (certain_from(fewer, cell, proof))
      numbers = std::move(fewer);
    else
      ++i;
  }
  return numbers;
}

Reason Explainer::explain(Cell cell, bool is_mine) {
  std::vector<Cell> numbers;
  std::ranges::copy_if(logic_.opened(), std::back_inserter(numbers),
                       [this](Cell each) { return is_active(each); });
  const bool counted = !certain_from(numbers, cell, Proof::SeveralNumbers);
  const Proof proof = counted ? Proof::RemainingMines : Proof::SeveralNumbers;
  numbers = minimal(std::move(numbers), cell, proof);
  return {unpack(cell), is_mine, proof, points_of(numbers), counted ? all_given() : given_around(numbers)};
}

// One cell that takes several numbers or the remaining mines; a safe one if there is one, and rather without the
// remaining mines.
bool Explainer::find_several(std::vector<Reason>& reasons) {
  if (chances_.solve(logic_, kNodeLimit, stop_) != Solved::Exactly) return false;
  std::vector<std::pair<Cell, bool>> certain;
  for (int row = 0; row < logic_.size().height; ++row) {
    for (int column = 0; column < logic_.size().width; ++column) {
      const Cell cell = pack({row, column});
      if (logic_.known(cell) != Known::Nothing) continue;
      const double mine = chances_.mine(cell);
      if (mine == 0 || mine == 1) certain.emplace_back(cell, mine == 1);
    }
  }
  if (certain.empty()) return false;
  std::ranges::stable_sort(certain, {}, &std::pair<Cell, bool>::second);
  std::optional<Reason> best;
  for (const auto& [cell, is_mine] : certain) {
    if (best && is_mine > best->is_mine) break;
    Reason reason = explain(cell, is_mine);
    if (stop_.stop_requested()) return false;  // the reason is not complete
    const auto effort = [](const Reason& each) { return std::pair(each.proof, each.numbers.size()); };
    if (!best || effort(reason) < effort(*best)) best = std::move(reason);
  }
  conclude(*best, reasons);
  return true;
}

}  // namespace

std::vector<Reason> certain_cells(const Position& position, const std::stop_token& stop) {
  std::vector<Reason> reasons;
  if (chances(position, kNodeLimit, stop).solved == Solved::Contradiction) return reasons;
  const auto explainer = std::make_unique<Explainer>(position, stop);
  while (explainer->find_next(reasons)) {
  }
  return reasons;
}

std::optional<Reason> easiest_safe(const Position& position, const std::stop_token& stop) {
  std::vector<Reason> reasons;
  if (chances(position, kNodeLimit, stop).solved == Solved::Contradiction) return std::nullopt;
  const auto explainer = std::make_unique<Explainer>(position, stop);
  const auto is_safe = [](const Reason& reason) { return !reason.is_mine; };
  while (explainer->find_next(reasons)) {
    const auto safe = std::ranges::find_if(reasons, is_safe);
    if (safe != reasons.end()) return *safe;
  }
  return std::nullopt;
}

}  // namespace quintet::mines
