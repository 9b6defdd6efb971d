// Plays games of go of a network against itself, for go_train.py to learn from:
//   go_selfplay NETWORK FOLDER SEED SIMULATIONS SIDE…
// until it is interrupted. SIDE is a board's number of lines; a size that is named twice is played twice as often. NETWORK is
// read again whenever it has changed, so that games always come from the latest weights. Every few games a file is
// written to FOLDER, complete or not at all.
//
// At the root moves are drawn without replacement by Gumbel noise and halved in turns (I. Danihelka and others, "Policy
// improvement by planning with Gumbel", 2022): some 16 simulations suffice for a policy that is better than the network's. The
// values of all moves, estimated where none was read, give the policy to learn. No side fills its own eyes. The count takes
// the board as it is, so that whoever wants points for dead stones has to take them.
//
// A file has a record for each position, as go_train.py reads it: planes (a 16-bit word for each point), facts, policy (a
// 16-bit word for each point, then the pass), owner (a byte for each point, for the side to move), result, lead in half points.
#if defined(__linux__) && defined(__x86_64__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <numeric>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/go/network.hpp"
#include "core/go/playout.hpp"
#include "core/go/score.hpp"
#include "core/random.hpp"
#include "tools/training/arguments.hpp"
#include "tools/training/network_file.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;

volatile std::sig_atomic_t interrupted = 0;

constexpr int kGamesInFile = 20;
constexpr float kScoreShare = 0.15F;  // of the score in the value of a position

double uniform(Random& chance) {
  constexpr double kSteps = 1ULL << 53U;
  return (static_cast<double>(chance.next() >> 11U) + 0.5) / kSteps;
}
double gumbel(Random& chance) {
  return -std::log(-std::log(uniform(chance)));
}
double normal(Random& chance) {
  return std::sqrt(-2 * std::log(uniform(chance))) * std::cos(2 * 3.141592653589793 * uniform(chance));
}

struct Node {
  Cell move = 0;
  float logit = 0;
  int visits = 0;
  double sum = 0;  // of values for the side that has made the move
  double own = 0;  // the network's value of the position, for the side to move in it
  std::uint32_t first = 0, children = 0;
  double value() const { return sum / visits; }
};

class Search {
 public:
  explicit Search(Evaluator& evaluator) : evaluator_(&evaluator) {}

  struct Result {
    Cell move = 0;
    std::vector<std::pair<Cell, double>> policy{};
  };

  template <class IsAllowed>
  Result search(const Reached& state, int komi, int simulations, Random& chance,
                const IsAllowed& is_allowed) {
    komi_ = komi;
    nodes_.assign(1, {});
    double value = expand(0, state, is_allowed);
    nodes_[0].visits = 1;
    nodes_[0].own = value;
    const auto count = static_cast<std::size_t>(nodes_[0].children);
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), nodes_[0].first);
    std::vector<double> noise(count);
    for (double& each : noise) each = gumbel(chance);
    const auto drawn = [&](std::uint32_t child) {
      return noise[child - nodes_[0].first] + static_cast<double>(nodes_[child].logit);
    };
    std::ranges::sort(order, std::greater{}, drawn);
    order.resize(std::min<std::size_t>(count, static_cast<std::size_t>(simulations > 16 ? 16 : 8)));
    const auto score = [&](std::uint32_t child) {
      return drawn(child) + (nodes_[child].visits > 0 ? scaled(0, nodes_[child].value()) : 0);
    };
    const double phases = std::max(1.0, std::ceil(std::log2(static_cast<double>(order.size()))));
    int left = order.size() > 1 ? simulations : 1;
    while (left > 0) {
      const int each =
          std::max(1, static_cast<int>(simulations / (phases * static_cast<double>(order.size()))));
      for (int i = 0; i < each && left > 0; ++i) {
        for (const std::uint32_t child : order) {
          if (left-- <= 0) break;
          simulate(state, child);
        }
      }
      std::ranges::sort(order, std::greater{}, score);
      if (order.size() > 1) order.resize((order.size() + 1) / 2);
      if (order.size() == 1) break;
    }
    Result result{.move = nodes_[order.front()].move};
    const std::vector<double> improved = improved_policy(0);
    for (std::size_t i = 0; i < count; ++i)
      result.policy.emplace_back(nodes_[nodes_[0].first + i].move, improved[i]);
    return result;
  }

 private:
  double scaled(std::uint32_t node, double value) const {
    constexpr double kVisits = 50, kScale = 1;
    int most = 0;
    for (std::uint32_t i = 0; i < nodes_[node].children; ++i)
      most = std::max(most, nodes_[nodes_[node].first + i].visits);
    return (kVisits + most) * kScale * value;
  }

  // The network's policy, changed by the values that were found; a move that was not read counts as good as the others.
  std::vector<double> improved_policy(std::uint32_t at) const {
    const Node& node = nodes_[at];
    std::vector<double> policy(node.children);
    double largest = -1e30;
    for (std::uint32_t i = 0; i < node.children; ++i)
      largest = std::max(largest, static_cast<double>(nodes_[node.first + i].logit));
    double all = 0, read = 0, weighted = 0;
    int visits = 0;
    for (std::uint32_t i = 0; i < node.children; ++i) {
      const Node& child = nodes_[node.first + i];
      policy[i] = std::exp(static_cast<double>(child.logit) - largest);
      all += policy[i];
      if (child.visits > 0) {
        read += policy[i];
        weighted += policy[i] * child.value();
        visits += child.visits;
      }
    }
    const double mixed = visits == 0 ? node.own : (node.own + visits * weighted / read) / (1 + visits);
    largest = -1e30;
    for (std::uint32_t i = 0; i < node.children; ++i) {
      const Node& child = nodes_[node.first + i];
      policy[i] = static_cast<double>(child.logit) + scaled(at, child.visits > 0 ? child.value() : mixed);
      largest = std::max(largest, policy[i]);
    }
    all = 0;
    for (double& each : policy) all += each = std::exp(each - largest);
    for (double& each : policy) each /= all;
    return policy;
  }

  // The value for the side to move.
  template <class IsAllowed>
  double expand(std::uint32_t at, const Reached& state, const IsAllowed& is_allowed) {
    const Evaluation& found = evaluator_->evaluate(state.situation(komi_));
    const auto first = static_cast<std::uint32_t>(nodes_.size());
    const Board& board = state.board;
    for_sensible_moves(board, state.to_move, [&](Cell cell) {
      if (is_allowed(cell)) nodes_.push_back({.move = cell, .logit = found.moves[cell]});
    });
    if (nodes_.size() == first || is_allowed(0)) nodes_.push_back({.move = 0, .logit = found.pass});
    nodes_[at].first = first;
    nodes_[at].children = static_cast<std::uint32_t>(nodes_.size()) - first;
    return value_of(found.chance, found.lead, board.side());
  }

  static double value_of(float chance, float lead, int side) {
    return static_cast<double>(worth_of(chance, lead, side, kScoreShare));
  }

  std::uint32_t choose(std::uint32_t at) const {
    const std::vector<double> policy = improved_policy(at);
    int visits = 0;
    for (std::uint32_t i = 0; i < nodes_[at].children; ++i) visits += nodes_[nodes_[at].first + i].visits;
    std::uint32_t best = 0;
    double most = -1e30;
    for (std::uint32_t i = 0; i < nodes_[at].children; ++i) {
      const double lacks =
          policy[i] - static_cast<double>(nodes_[nodes_[at].first + i].visits) / (1 + visits);
      if (lacks > most) {
        most = lacks;
        best = nodes_[at].first + i;
      }
    }
    return best;
  }

  void simulate(const Reached& root, std::uint32_t child) {
    Reached state = root;
    std::vector<std::uint32_t> path{0, child};
    double value = 0;  // for the side to move at the end
    while (true) {
      const Cell move = nodes_[path.back()].move;
      if (move != 0 && (state.board.is_ko(move) || state.board.is_suicide(move, state.to_move))) {
        value = 1;
        break;
      }
      state.play(move);
      if (state.passes >= 2) {
        const int lead = area_of(state.board).lead() - komi_;
        const float own = static_cast<float>(state.to_move == Colour::Black ? lead : -lead) / 2;
        value = value_of(own > 0 ? 1.0F : own < 0 ? 0.0F : 0.5F, own, state.board.side());
        break;
      }
      if (nodes_[path.back()].children == 0) {
        value = expand(path.back(), state, [](Cell) { return true; });
        nodes_[path.back()].own = value;
        break;
      }
      path.push_back(choose(path.back()));
    }
    for (std::size_t depth = path.size(); depth-- > 0;) {
      value = 1 - value;  // of the side that has made the move
      ++nodes_[path[depth]].visits;
      nodes_[path[depth]].sum += value;
    }
  }

  Evaluator* evaluator_;
  std::vector<Node> nodes_;
  int komi_ = 0;
};

struct Position {
  NetworkInput input;
  Colour to_move = Colour::Black;
  std::vector<std::pair<Cell, double>> policy;
};

template <class Item>
void put(std::string& out, Item item) {
  out.append(reinterpret_cast<const char*>(&item), sizeof item);
}

void write_position(std::string& out, const Position& position, const Board& end, int komi) {
  const int side = end.side();
  constexpr double kFull = 65535;
  std::vector<std::uint16_t> policy(position.input.planes.size());
  for (const auto& [move, share] : position.policy)
    policy[move] = static_cast<std::uint16_t>(std::lround(share * kFull));
  const Count area = area_of(end);
  const auto owner = [&](Point at) {
    const Owner found = area.owners[at];
    return found == Owner::Nobody                                           ? 0
           : (found == Owner::Black) == (position.to_move == Colour::Black) ? 1
                                                                            : -1;
  };
  std::string owners;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) put(out, position.input.planes[end.cell({row, column})]);
  }
  for (const std::int8_t fact : position.input.facts) put(out, fact);
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      put(out, policy[end.cell({row, column})]);
      put(owners, static_cast<std::int8_t>(owner({row, column})));
    }
  }
  put(out, policy[0]);
  out += owners;
  const int lead = (position.to_move == Colour::Black ? 1 : -1) * (area.lead() - komi);
  put(out, static_cast<std::int8_t>(lead > 0 ? 1 : lead < 0 ? -1 : 0));
  put(out, static_cast<std::int16_t>(lead));
}

class Games {
 public:
  Games(Evaluator& evaluator, int simulations, std::uint64_t seed)
      : evaluator_(&evaluator), search_(evaluator), simulations_(simulations), chance_(seed) {}

  // Adds the records of a game.
  void play(int side, std::string& out) {
    Reached state{.board = Board(side)};
    std::unordered_set<std::uint64_t> seen{state.board.key()};
    const int area = side * side;
    int komi = 2 * (side <= 7 ? 9 : 7) + static_cast<int>(std::lround(4 * normal(chance_)));
    const auto is_allowed = [&](Cell cell) {
      if (cell == 0) return moves_ > area / 2;
      return !seen.contains(state.board.key_after(state.board.point(cell), state.to_move));
    };
    moves_ = 0;
    const auto advance = [&](Cell move) {
      state.play(move);
      seen.insert(state.board.key());
      ++moves_;
    };
    open(state, komi, is_allowed, advance);
    std::vector<Position> positions;
    while (state.passes < 2 && moves_ < 3 * area) {
      Position position{.input = {}, .to_move = state.to_move, .policy = {}};
      read_input(state.situation(komi), ladders_, position.input);
      const bool deep = chance_.below(4) == 0;
      auto found = search_.search(state, komi, deep ? 2 * simulations_ : simulations_, chance_, is_allowed);
      position.policy = std::move(found.policy);
      if (position.policy.size() > 1) positions.push_back(std::move(position));
      advance(found.move);
    }
    for (const Position& each : positions) write_position(out, each, state.board, komi);
    ++games;
    all_moves += static_cast<std::uint64_t>(moves_);
    black_wins += area_of(state.board).lead() > komi ? 1 : 0;
  }

  std::uint64_t games = 0, all_moves = 0, black_wins = 0;

 private:
  // A few moves as the network would draw them. Often komi is then what makes the game even; some games begin with
  // stones of one side alone.
  template <class IsAllowed, class Advance>
  void open(Reached& state, int& komi, const IsAllowed& is_allowed, const Advance& advance) {
    const int area = state.board.size().area();
    const bool handicap = chance_.below(12) == 0;
    const int moves = static_cast<int>(-std::log(uniform(chance_)) * 0.04 * area);
    for (int i = 0; i < moves; ++i) {
      const auto found = search_.search(state, komi, 1, chance_, is_allowed);
      advance(draw(found.policy));
      if (handicap && i < 4) state.to_move = Colour::Black;
    }
    if (!handicap && chance_.below(2) == 0) return;
    const Evaluation& found = evaluator_->evaluate(state.situation(komi));
    const float lead = state.to_move == Colour::Black ? found.lead : -found.lead;
    const int even = komi + static_cast<int>(std::lround(2 * std::clamp(lead, -60.0F, 60.0F)));
    komi =
        std::clamp(even + static_cast<int>(std::lround(2 * normal(chance_))), -kMostKomiSeen, kMostKomiSeen);
  }

  Cell draw(const std::vector<std::pair<Cell, double>>& policy) {
    double left = uniform(chance_);
    for (const auto& [move, share] : policy) {
      left -= share;
      if (left <= 0) return move;
    }
    return policy.back().first;
  }

  Evaluator* evaluator_;
  Search search_;
  Ladders ladders_;
  int simulations_;
  int moves_ = 0;
  Random chance_;
};

Kernel best_kernel() {
#if defined(__linux__) && defined(__x86_64__)
  constexpr long kAskForComponent = 0x1023, kTileData = 18;
  if (is_supported(Kernel::Amx) && syscall(SYS_arch_prctl, kAskForComponent, kTileData) == 0)
    return Kernel::Amx;
#endif
  return fastest_kernel();
}

int usage() {
  std::cerr << "usage: go_selfplay NETWORK FOLDER SEED SIMULATIONS SIDE...\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  constexpr int kFirstSide = 5;
  if (argc <= kFirstSide) return usage();
  const std::string file = argv[1];
  const fs::path folder = argv[2];
  const auto seed = number(argv[3]), simulations = number(argv[4]);
  std::vector<int> sides;
  for (int i = kFirstSide; i < argc; ++i) {
    const auto side = number(argv[i]);
    if (!side || *side < kLeastSide || *side > kMostSide) return usage();
    sides.push_back(static_cast<int>(*side));
  }
  if (!seed || !simulations || *simulations < 1) return usage();
  static_cast<void>(std::signal(SIGINT, [](int) { interrupted = 1; }));
  static_cast<void>(std::signal(SIGTERM, [](int) { interrupted = 1; }));
  fs::create_directories(folder);
  const Kernel kernel = best_kernel();
  Random chance(*seed);
  for (int number = 0; interrupted == 0; ++number) {
    const auto network = read_network(file);
    if (!network) {
      std::cerr << file << " is no network\n";
      return 1;
    }
    Evaluator evaluator(*network, kernel);
    Games games(evaluator, static_cast<int>(*simulations), chance.next());
    const int side = sides[chance.index(sides.size())];
    std::string records;
    for (int i = 0; i < kGamesInFile && interrupted == 0; ++i) games.play(side, records);
    const std::string name =
        std::to_string(side) + "-" + std::to_string(*seed) + "-" + std::to_string(number);
    const fs::path part = folder / (name + ".part");
    std::ofstream(part, std::ios::binary) << records;
    fs::rename(part, folder / (name + ".games"));
    std::cout << side << " lines: " << games.games << " games, " << games.all_moves / games.games
              << " moves each, " << games.black_wins << " won by black" << std::endl;
  }
}
