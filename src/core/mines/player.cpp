#include "core/mines/player.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace quintet::mines {
namespace {

constexpr double kMargin = 0.06;
constexpr std::size_t kMostCandidates = 12, kMostNext = 4;  // for the first guess and for the one after it
constexpr double kLeastPart = 0.01;                         // what is rarer is not looked into
constexpr std::size_t kTrialNodes = 50'000;                 // of one trial
constexpr std::size_t kMostNodes = 400'000;  // until the next guesses are not looked at any more

// Calls `visit` with each closed cell that is not known to be a mine.
template <class Visit>
void for_unknown(const Logic& logic, const Visit& visit) {
  for (int row = 0; row < logic.size().height; ++row) {
    for (int column = 0; column < logic.size().width; ++column) {
      const Cell cell = pack({row, column});
      if (logic.known(cell) == Known::Nothing) visit(cell);
    }
  }
}

// The cells hardly more dangerous than the safest, the safest first.
std::vector<Choice> candidates(const Logic& logic, const Chances& chances, double least, std::size_t most) {
  std::vector<Choice> found;
  for_unknown(logic, [&](Cell cell) {
    const double mine = chances.mine(cell);
    if (mine <= least + kMargin) found.push_back({cell, mine});
  });
  const auto rank = [&](const Choice& choice) {
    int closed = 0;  // with few of them around, an opening is likely
    bool is_near = false;
    for (const Cell distance : kAround) {
      const Cell next = beside(choice.cell, distance);
      closed += logic.known(next) == Known::Nothing ? 1 : 0;
      is_near = is_near || chances.frontier().box_of(next) >= 0;
    }
    return std::tuple(choice.mine, closed, !is_near);
  };
  std::ranges::stable_sort(found, {}, rank);
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace

Choice Player::choose(const Logic& logic, const std::stop_token& stop) {
  if (chances_.solve(logic, kNodeLimit, stop) != Solved::Exactly) return estimated(logic);
  const Choice safe = safest(logic);
  if (safe.mine == 0) return safe;
  if (chances_.boards() <= static_cast<Count>(Endgame::kMostBoards)) {
    if (const auto best = endgame_.solve(logic, chances_.frontier(), stop))
      return {best->cell, chances_.mine(best->cell), Ground::Searched};
  }
  Choice best = safe;
  double most = 0;
  nodes_ = 0;
  stop_ = stop;
  for (const Choice& choice : candidates(logic, chances_, safe.mine, kMostCandidates)) {
    const double found = worth(logic, chances_, choice, most, 0);
    if (found <= most) continue;
    most = found;
    best = choice;
  }
  best.ground = best.mine > safe.mine ? Ground::Further : Ground::Safest;
  return best;
}

// The chance to survive this cell and what follows: the sum over the numbers that it may show. 0 if it cannot be more
// than `enough`.
double Player::worth(const Logic& logic, const Chances& chances, const Choice& choice, double enough,
                     std::size_t guess) {
  const Count all = chances.boards();
  int least = 0, closed = 0;
  for (const Cell distance : kAround) {
    const Known next = logic.known(beside(choice.cell, distance));
    least += next == Known::Mine ? 1 : 0;
    closed += next == Known::Nothing ? 1 : 0;
  }
  Trial& trial = trials_[guess];
  double sum = 0, left = 1 - choice.mine;
  for (int number = least; number <= least + closed; ++number) {
    if (sum + left <= enough || stop_.stop_requested()) return 0;
    trial.logic = logic;
    trial.logic.open(choice.cell, number);
    trial.logic.deduce();
    const Solved solved = trial.chances.solve(trial.logic, kTrialNodes, stop_);
    nodes_ += trial.chances.nodes();
    if (solved != Solved::Exactly) continue;
    const auto part = static_cast<double>(trial.chances.boards() / all);
    sum += part * worth_after(guess, part);
    left -= part;
  }
  return sum;
}

// The chance to get on from the position of this trial, which follows with the chance `part`. After the last guess that
// is looked at, the next cell's chance counts squared: such positions take more than one guess on average. That won
// 0.9 % more games of Intermediate; to look at the second guess won 0.4 % more of Expert.
double Player::worth_after(std::size_t guess, double part) {
  const auto& [logic, chances] = trials_[guess];
  if (logic.has_safe() || logic.unknown() == 0) return 1;
  double least = chances.away_cells() > 0 ? chances.away() : 1;
  for (std::size_t i = 0; i < chances.frontier().boxes().size(); ++i)
    least = std::min(least, chances.mine_in_box(i));
  if (least == 0) return 1;
  if (guess + 1 == kGuesses || part < kLeastPart || nodes_ > kMostNodes) return (1 - least) * (1 - least);
  double best = 0;
  for (const Choice& choice : candidates(logic, chances, least, kMostNext))
    best = std::max(best, worth(logic, chances, choice, best, guess + 1));
  return best;
}

Choice Player::safest(const Logic& logic) const {
  Choice best{.mine = 2};
  for_unknown(logic, [&](Cell cell) {
    const double mine = chances_.mine(cell);
    if (mine < best.mine) best = {cell, mine, mine == 0 ? Ground::Certain : Ground::Safest};
  });
  return best;
}

// The greatest share of mines that a number beside the cell asks for; elsewhere the share of the remaining mines.
Choice Player::estimated(const Logic& logic) const {
  const double usual = static_cast<double>(logic.mines_left()) / std::max(1, logic.unknown());
  Choice best{.mine = 2};
  for_unknown(logic, [&](Cell cell) {
    double mine = 0;
    for (const Cell distance : kAround) {
      const Cell number = beside(cell, distance);
      if (logic.known(number) != Known::Open) continue;
      mine = std::max(mine, static_cast<double>(logic.missing(number)) / std::popcount(logic.around(number)));
    }
    if (mine == 0) mine = usual;
    if (mine < best.mine) best = {cell, mine, Ground::Estimated};
  });
  return best;
}

}  // namespace quintet::mines
