#include "core/gomoku/players.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/gomoku/moves.hpp"

namespace quintet::gomoku {
namespace {

using LineWorth = std::array<int, kPatterns>;

// The value of a line through a point for the greedy player, by the pattern that a stone makes: higher the closer to
// five and the more open.
constexpr LineWorth kLineWorth{
    0,       // Dead
    1,       // BlockedOne
    3,       // OpenOne
    6,       // BlockedTwo
    20,      // OpenTwo
    24,      // OpenTwoMore
    26,      // OpenTwoMost
    40,      // BlockedThree
    44,      // BlockedThreeMore
    150,     // SplitThree
    180,     // OpenThree
    200,     // BlockedFour
    4'000,   // OpenFour
    40'000,  // Five
    0,       // Overline
    4'000,   // DoubleFour
};

// The same for a player to whom only the length of a row matters below four.
constexpr LineWorth length_worth() {
  LineWorth worth = kLineWorth;
  const auto set = [&worth](Pattern pattern, int value) { worth[static_cast<std::size_t>(pattern)] = value; };
  for (const Pattern two : {Pattern::OpenTwo, Pattern::OpenTwoMore, Pattern::OpenTwoMost}) set(two, 3);
  for (const Pattern three : {Pattern::SplitThree, Pattern::OpenThree}) set(three, 44);
  return worth;
}
constexpr LineWorth kLengthWorth = length_worth();

struct LineSum {
  int best = 0, others = 0;
};

LineSum sum_of_lines(PointCode code, const LineWorth& worth) {
  LineSum sum;
  for (unsigned line = 0; line < 4; ++line) {
    const int value = worth[code >> (4 * line) & 15U];
    sum.others += value;
    sum.best = std::max(sum.best, value);
  }
  sum.others -= sum.best;
  return sum;
}

// Own lines count three times as much: a win comes before a block, but a block of a four before an own open three.
template <class Worth>
int for_both(const Position& position, Cell cell, const Worth& worth) {
  constexpr int kOwn = 3;
  const Colour us = position.to_move();
  return kOwn * worth(position.code(us, cell)) + worth(position.code(other(us), cell));
}

// The best line counts in full, the others for a third each.
int line_worth(const Position& position, Cell cell, const LineWorth& worth) {
  constexpr int kBest = 3;
  return for_both(position, cell, [&worth](PointCode code) {
    const LineSum sum = sum_of_lines(code, worth);
    return kBest * sum.best + sum.others;
  });
}

// The values of making a threat and of taking it from the other side: higher the closer to five, and making is worth a
// little more than stopping.
struct ThreatWorth {
  int make, stop;
};
constexpr std::array<ThreatWorth, kThreats> kWorth{{{0, 0},              // None
                                                    {0, 0},              // Forbidden
                                                    {0, 0},              // Quiet
                                                    {40, 30},            // TwoTwos
                                                    {120, 60},           // Three
                                                    {180, 90},           // ThreePlus
                                                    {2'000, 900},        // TwoThrees
                                                    {100, 60},           // Four
                                                    {200, 90},           // FourPlus
                                                    {10'000, 2'500},     // FourThree
                                                    {20'000, 8'000},     // OpenFour
                                                    {90'000, 40'000}}};  // Five

int shape_worth(const Position& position, Cell cell) {
  const Colour us = position.to_move(), them = other(us);
  return position.point_value(us, cell).to_move + position.point_value(them, cell).waiting +
         kWorth[static_cast<std::size_t>(position.threat(us, cell))].make +
         kWorth[static_cast<std::size_t>(position.threat(them, cell))].stop;
}

struct Choice {
  Cell cell = kNoCell;
  int value = 0;
  std::uint64_t lot = 0;  // orders equal choices at random
};

// The legal points near stones, otherwise all legal points, otherwise all empty points; the best first.
template <class Worth>
std::vector<Choice> choices(const Position& position, Random& chance, const Worth& worth) {
  std::vector<Choice> all;
  const auto collect = [&](const auto& wanted) {
    for (Cell cell = 0; cell < position.cells(); ++cell) {
      if (position.is_empty(cell) && wanted(cell))
        all.push_back({.cell = cell, .value = worth(position, cell), .lot = chance.next()});
    }
  };
  collect([&](Cell cell) { return position.is_near(cell) && !position.is_forbidden(cell); });
  if (all.empty()) collect([&](Cell cell) { return !position.is_forbidden(cell); });
  if (all.empty()) collect([](Cell) { return true; });
  std::ranges::sort(all, [](const Choice& a, const Choice& b) {
    return a.value != b.value ? a.value > b.value : a.lot < b.lot;
  });
  return all;
}

// The static value for the side to move, including wins within the next two moves of either side.
Value value(const Position& position, int ply) {
  const Colour us = position.to_move(), them = other(us);
  if (position.count(us, Threat::Five) > 0) return win_in(ply + 1);
  const int fives = position.count(them, Threat::Five);
  if (fives > 1) return loss_in(ply + 2);
  if (position.full()) return 0;
  if (fives == 0 && position.count(us, Threat::OpenFour) > 0 &&
      !position.is_forbidden(position.find(us, Threat::OpenFour))) {
    return win_in(ply + 3);
  }
  return position.plain_value();
}

Thought answer(const Position& position, const Choice& choice, int depth, std::uint64_t nodes) {
  const Point move = position.point(choice.cell);
  return {.move = move, .value = choice.value, .depth = depth, .nodes = nodes, .line = {move}};
}

Thought in_the_middle(const Board& board) {
  const Point middle{board.side() / 2, board.side() / 2};
  return {.move = middle, .line = {middle}};
}

// Values the choices by `valued`, which is called in order until the stop with the least value that still matters.
// Returns one of the best, by lot: those that are worse by `slack` at most, unless the game is decided. Among moves that
// lose equally soon it is the first one, which stops the most.
template <class Valued>
Choice best_of(std::vector<Choice> all, Value slack, const std::stop_token& stop, const Valued& valued) {
  std::vector<Choice> known;
  Value best = -kInfinite;
  const auto least = [&] { return is_decided(best) ? best : best - slack; };
  for (Choice& choice : all) {
    if (stop.stop_requested()) break;
    choice.value = valued(choice.cell, std::max(least(), -kInfinite));
    if (stop.stop_requested() && !known.empty()) break;  // the last value is incomplete
    best = std::max(best, choice.value);
    known.push_back(choice);
  }
  if (known.empty()) return all.front();
  std::erase_if(known, [&](const Choice& choice) { return choice.value < least(); });
  if (is_loss(best)) return known.front();
  return *std::ranges::min_element(known, {}, &Choice::lot);
}

class TreePlayer {
 public:
  // Looks at the `width` best candidates of each position.
  TreePlayer(Position& position, Random& chance, std::size_t width, const std::stop_token& stop)
      : position_(position), chance_(chance), width_(width), stop_(stop) {}

  std::uint64_t nodes() const { return nodes_; }

  // Minimax with alpha-beta pruning.
  Value search(Value alpha, Value beta, int depth, int ply) {
    ++nodes_;
    const Value now = value(position_, ply);
    // The reply to a four is forced and does not count as depth.
    const bool is_forced = position_.count(other(position_.to_move()), Threat::Five) > 0;
    if (is_decided(now) || position_.full() || stop_.stop_requested()) return now;
    if (depth == 0 && !is_forced) return now;
    const int next = is_forced ? depth : depth - 1;
    const std::vector<Choice> all = candidates();
    if (all.empty()) return loss_in(ply + 2);  // the only answer is forbidden
    for (const Choice& choice : all) {
      position_.place(choice.cell);
      alpha = std::max(alpha, -search(-beta, -alpha, next, ply + 1));
      position_.take_back();
      if (alpha >= beta) break;
    }
    return alpha;
  }

 private:
  // Against an immediate threat of the other side: only moves that may stop it, and own fours.
  bool is_called_for(Cell cell) const {
    const Colour us = position_.to_move(), them = other(us);
    if (position_.count(them, Threat::Five) > 0) return position_.threat(them, cell) == Threat::Five;
    if (!threatens_open_four(position_)) return true;
    const Threat theirs = position_.threat(them, cell);
    // A point forbidden to the attacker may still be the one that stops it.
    return std::max(position_.threat(us, cell), theirs) >= Threat::Four || theirs == Threat::Forbidden;
  }

  std::vector<Choice> candidates() {
    std::vector<Choice> all = choices(position_, chance_, shape_worth);
    std::erase_if(all, [this](const Choice& choice) { return !is_called_for(choice.cell); });
    if (all.size() > width_) all.resize(width_);
    return all;
  }

  Position& position_;
  Random& chance_;
  std::size_t width_;
  const std::stop_token& stop_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

Thought think_at_once(const Board& board, Rule rule, const AtOnce& skill, Random chance) {
  assert(!board.full());
  if (board.stones() == 0) return in_the_middle(board);
  const Position position(board, rule);
  const LineWorth& worth = skill.knowledge == Knowledge::Rows ? kLengthWorth : kLineWorth;
  const std::vector<Choice> all = choices(
      position, chance, [&worth](const Position& seen, Cell cell) { return line_worth(seen, cell, worth); });
  return answer(position, all.front(), 0, all.size());
}

Thought think_ahead(const Board& board, Rule rule, const Lookahead& skill, Random chance,
                    const std::stop_token& stop) {
  if (board.stones() == 0) return in_the_middle(board);
  Position position(board, rule);
  TreePlayer tree(position, chance, skill.width, stop);
  std::vector<Choice> all = choices(position, chance, shape_worth);
  if (all.size() > skill.width) all.resize(skill.width);
  if (position.threat(position.to_move(), all.front().cell) == Threat::Five)
    return answer(position, all.front(), 1, 1);
  const Choice best = best_of(std::move(all), skill.slack, stop, [&](Cell cell, Value least) {
    position.place(cell);
    // The window is one wider than the best value, to tell equal moves from worse ones.
    const Value found = -tree.search(-kInfinite, -least + 1, skill.depth - 1, 1);
    position.take_back();
    return found;
  });
  return answer(position, best, skill.depth, tree.nodes());
}

}  // namespace quintet::gomoku
