#include "core/mines/chances.hpp"

#include <algorithm>
#include <limits>
#include <memory>

namespace quintet::mines {
namespace {

// Ways to lay mines in several components together.
Distribution together(const Distribution& a, const Distribution& b) {
  Distribution both{a.least + b.least, std::vector<Count>(a.ways.size() + b.ways.size() - 1, 0)};
  for (std::size_t i = 0; i < a.ways.size(); ++i) {
    for (std::size_t j = 0; j < b.ways.size(); ++j) both.ways[i + j] += a.ways[i] * b.ways[j];
  }
  return both;
}

// The weights of each number of mines before a component, given those after it.
Distribution weights_before(const Distribution& component, const Distribution& after, int least, int most) {
  Distribution before{least, std::vector<Count>(static_cast<std::size_t>(most - least + 1), 0)};
  for (int mines = least; mines <= most; ++mines) {
    Count& sum = before.ways[static_cast<std::size_t>(mines - least)];
    for (std::size_t i = 0; i < component.ways.size(); ++i) {
      const int total = mines + component.least + static_cast<int>(i);
      sum += component.ways[i] * after.ways[static_cast<std::size_t>(total - after.least)];
    }
  }
  return before;
}

Count binomial(int n, int k) {
  Count value = 1;
  for (int i = 1; i <= std::min(k, n - k); ++i)
    value = value * static_cast<Count>(n + 1 - i) / static_cast<Count>(i);
  return value;
}

// Numbers of ways in the memory of all components together.
constexpr std::size_t kMostCounts = 10'000'000;

}  // namespace

double chance_of(Count mines, Count safe) {
  if (mines == 0) return 0;
  if (safe == 0) return 1;
  const auto rounded = static_cast<double>(mines / (mines + safe));
  return std::clamp(rounded, std::numeric_limits<double>::min(), 1 - std::numeric_limits<double>::epsilon());
}

Solved Chances::solve(const Logic& logic, std::span<const Cell> open, std::size_t limit,
                      const std::stop_token& stop) {
  logic_ = &logic;
  nodes_ = 0;
  if (logic.is_contradiction()) return Solved::Contradiction;
  if (stop.stop_requested()) return Solved::Unknown;
  frontier_.build(logic, open);
  away_cells_ = logic.unknown() - frontier_.cells();
  if (sweeps_.size() < frontier_.components()) sweeps_.resize(frontier_.components());
  const Solved swept = sweep(limit, stop);
  if (swept != Solved::Exactly) return swept;
  const bool exists = weigh();
  if (stop.stop_requested()) return Solved::Unknown;
  return exists ? Solved::Exactly : Solved::Contradiction;
}

Solved Chances::sweep(std::size_t limit, const std::stop_token& stop) {
  counts_.clear();
  bool is_too_large = false;
  std::size_t counts = 0;
  for (std::size_t i = 0; i < frontier_.components(); ++i) {
    // The components share the limit; after one that is too large, the others may still be impossible.
    const Sweep::Outcome outcome =
        sweeps_[i].build(frontier_, frontier_.component(i), limit - std::min(limit, nodes_), stop);
    if (outcome == Sweep::Outcome::Impossible) return Solved::Contradiction;
    nodes_ += sweeps_[i].nodes();
    counts += sweeps_[i].counts();
    is_too_large = is_too_large || outcome == Sweep::Outcome::TooLarge || counts > kMostCounts;
    if (!is_too_large) counts_.push_back(sweeps_[i].count());
    if (stop.stop_requested()) return Solved::Unknown;
  }
  return is_too_large ? Solved::Unknown : Solved::Exactly;
}

// The ways to lay the rest in the cells away from numbers, for each number of mines beside numbers.
std::vector<Count> Chances::ways_away(int least, int most) const {
  std::vector<Count> ways(static_cast<std::size_t>(most - least + 1), 0);
  Count value = 0;
  for (int mines = least; mines <= most; ++mines) {
    const int rest = logic_->mines_left() - mines;
    if (rest < 0 || rest > away_cells_) continue;
    // C(n, rest) = C(n, rest + 1) · (rest + 1) / (n - rest)
    value = value == 0 ? binomial(away_cells_, rest)
                       : value * static_cast<Count>(rest + 1) / static_cast<Count>(away_cells_ - rest);
    ways[static_cast<std::size_t>(mines - least)] = value;
  }
  return ways;
}

// False if no board has this number of mines.
bool Chances::weigh() {
  boxes_.assign(frontier_.boxes().size(), 0);
  // before[i]: the components before i together. after[i]: the weights of mines in those before i.
  std::vector<Distribution> before(1, {0, {1}});
  for (const Distribution& component : counts_) before.push_back(together(before.back(), component));
  const Distribution& all = before.back();
  Distribution after{all.least, ways_away(all.least, all.most())};

  all_boards_ = 0;
  Count away_mines = 0, away_safe = 0;
  for (int mines = all.least; mines <= all.most(); ++mines) {
    const auto i = static_cast<std::size_t>(mines - all.least);
    const Count boards = all.ways[i] * after.ways[i];
    if (boards == 0) continue;
    all_boards_ += boards;
    const int rest = logic_->mines_left() - mines;
    away_mines += boards * static_cast<Count>(rest);
    away_safe += boards * static_cast<Count>(away_cells_ - rest);
  }
  if (all_boards_ == 0) return false;
  away_ = away_cells_ > 0 ? chance_of(away_mines, away_safe) : 0;

  for (std::size_t component = counts_.size(); component-- > 0;) {
    const Distribution &own = counts_[component], &others = before[component];
    std::vector<Count> weights(own.ways.size(), 0);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      for (std::size_t j = 0; j < others.ways.size(); ++j) {
        const int total = own.least + others.least + static_cast<int>(i + j);
        weights[i] += others.ways[j] * after.ways[static_cast<std::size_t>(total - after.least)];
      }
    }
    const auto order = frontier_.component(component);
    const std::vector<Sweep::Sums>& sums = sweeps_[component].weigh(weights);
    for (std::size_t i = 0; i < order.size(); ++i)
      boxes_[static_cast<std::size_t>(order[i])] = chance_of(sums[i].mines, sums[i].safe);
    after = weights_before(own, after, others.least, others.most());
  }
  return true;
}

double Chances::mine(Cell cell) const {
  switch (logic_->known(cell)) {
    case Known::Mine:
      return 1;
    case Known::Nothing:
      break;
    default:
      return 0;
  }
  const int box = frontier_.box_of(cell);
  return box < 0 ? away_ : boxes_[static_cast<std::size_t>(box)];
}

void open_cells(Logic& logic, const Position& position) {
  logic.reset(position.size(), position.mines());
  for (int row = 0; row < position.size().height; ++row) {
    for (int column = 0; column < position.size().width; ++column) {
      const Point at{row, column};
      if (position.is_open(at)) logic.open(pack(at), position.number(at));
    }
  }
}

void learn(Logic& logic, const Position& position) {
  open_cells(logic, position);
  logic.deduce();
}

ChanceTable chances(const Position& position, std::size_t limit, const std::stop_token& stop) {
  const auto logic = std::make_unique<Logic>();
  learn(*logic, position);
  const auto solver = std::make_unique<Chances>();
  ChanceTable table{solver->solve(*logic, limit, stop), Grid<double>(position.size())};
  if (table.solved != Solved::Exactly) return table;
  for (std::size_t i = 0; i < table.mine.cells().size(); ++i) {
    const Point at = table.mine.point(i);
    if (!position.is_open(at)) table.mine[at] = solver->mine(pack(at));
  }
  return table;
}

}  // namespace quintet::mines
