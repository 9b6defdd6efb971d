// The laboratory of gomoku's search: what is kept has won here.
//
//   gomoku_lab match RULE EFFORT PAIRS SEED FIRST SECOND
//     Plays pairs of games from balanced openings, each opening with both colours, and tests whether SECOND is stronger by
//     0 to 8 Elo (sequential probability ratio test of A. Wald, 5 % errors); ends when that is decided. Prints after ten
//     pairs each, with the interval in which the difference lies in 19 of 20 cases.
//   gomoku_lab tune RULE EFFORT PAIRS SEED FILE
//     Tunes values together (simultaneous perturbation stochastic approximation of J. Spall). FILE has lines
//     "NAME VALUE STEP", STEP being what is tried at the end; it is written after each pair, with the number of pairs done,
//     and read again to go on.
//
//   gomoku_lab prove RULE EFFORT FILE SPEC
//     Searches each position of FILE, a line of moves each, and prints those in which a win is proved; at the end how many, and
//     the geometric mean of the positions searched for them. What proves more wins with less is not always stronger, but a
//     difference shows sooner than in games.
//
// RULE is freestyle, exact or renju. EFFORT is a number of positions for a move, or "50ms": processor time, by the speed
// that the player has shown. FIRST and SECOND are "NAME=VALUE,…" of Selectivity, "network=FILE" among them, or "-" for what is
// shipped.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/score.hpp"
#include "core/gomoku/search.hpp"
#include "core/text.hpp"
#include "tools/training/arguments.hpp"
#include "tools/training/gomoku_networks.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

constexpr std::size_t kTableBytes = std::size_t{16} << 20U;

struct Budget {
  std::uint64_t nodes = 0;  // for a move; 0: by time
  double milliseconds = 0;  // of processor time
};

std::optional<Budget> read_budget(std::string_view text) {
  const bool is_time = text.ends_with("ms");
  if (is_time) text.remove_suffix(2);
  const auto value = number(text);
  if (!value || *value == 0) return std::nullopt;
  return is_time ? Budget{.milliseconds = static_cast<double>(*value)} : Budget{.nodes = *value};
}

double milliseconds_used() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

// What a player searches with.
struct Equipment {
  Selectivity selectivity;
  Networks networks = shipped_networks();
};

// A player with a table of its own, which is kept within a game.
class Player {
 public:
  Player(Equipment equipment, const Budget& budget)
      : equipment_(std::move(equipment)),
        searcher_(kTableBytes, {}, {equipment_.selectivity, &equipment_.networks}),
        budget_(budget) {}

  void begin_game() { searcher_.forget(); }

  Thought think(const Board& board, Rule rule, Random& chance, const GoOn& go_on = {}) {
    const double begun = milliseconds_used();
    const std::uint64_t nodes =
        budget_.nodes > 0 ? budget_.nodes : static_cast<std::uint64_t>(budget_.milliseconds * speed());
    Thought thought = searcher_.think(board, rule, {.nodes = std::max<std::uint64_t>(nodes, 1)},
                                      Random(chance.next()), {}, go_on);
    nodes_ += static_cast<double>(thought.nodes);
    milliseconds_ += milliseconds_used() - begun;
    depths_ += thought.depth;
    ++thoughts_;
    return thought;
  }
  // Positions a millisecond.
  double speed() const {
    constexpr double kGuess = 500, kWeight = 100;  // milliseconds for which the guess counts
    return (nodes_ + kGuess * kWeight) / (milliseconds_ + kWeight);
  }
  double depth() const { return depths_ / std::max(1.0, thoughts_); }

 private:
  Equipment equipment_;
  Searcher searcher_;
  Budget budget_;
  double nodes_ = 0, milliseconds_ = 0, depths_ = 0, thoughts_ = 0;
};

// Three to six stones in the middle of the board for which a search sees no advantage.
Board balanced_opening(Rule rule, Random& chance) {
  constexpr int kSpread = 7;
  constexpr Value kEven = 25;
  constexpr Effort kGlance{.nodes = 20'000};
  Searcher judge(kTableBytes);
  for (;;) {
    Position position(kUsualSide, rule);
    const int stones = 3 + static_cast<int>(chance.below(4));
    while (position.stones() < stones) {
      const auto offset = [&] {
        return (kUsualSide - kSpread) / 2 + static_cast<int>(chance.below(std::uint64_t{kSpread}));
      };
      const int row = offset();
      const Cell cell = position.cell({row, offset()});
      if (position.is_empty(cell) && !position.is_forbidden(cell)) position.place(cell);
    }
    judge.forget();
    if (std::abs(judge.think(position.board(), rule, kGlance, Random(0)).value) <= kEven)
      return position.board();
  }
}

// 1 if black wins, -1 if white does. A win that the search has proved counts at once.
int play(Board board, Rule rule, Player& black, Player& white, Random& chance) {
  constexpr int kMostStones = 140;
  black.begin_game();
  white.begin_game();
  while (board.stones() < kMostStones && can_move(board, rule)) {
    const Colour us = to_move(board);
    const Thought thought = (us == Colour::Black ? black : white).think(board, rule, chance);
    if (is_win(thought.value)) return us == Colour::Black ? 1 : -1;
    board.set(thought.move, stone_of(us));
  }
  return 0;
}

// From -2 to 2: what the second player has won more than the first.
int play_pair(Rule rule, Player& first, Player& second, Random& chance) {
  const Board opening = balanced_opening(rule, chance);
  return play(opening, rule, second, first, chance) - play(opening, rule, first, second, chance);
}

// The result of pairs of games, for the second player.
class Tally {
 public:
  void add(int pair) { ++counts_[static_cast<std::size_t>(pair + 2)]; }
  double pairs() const {
    double sum = 0;
    for (const double each : counts_) sum += each;
    return sum;
  }
  // Of the points: 0 to 1.
  double share() const {
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) sum += counts_[i] * kShares[i];
    return sum / pairs();
  }
  double variance() const {
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) sum += counts_[i] * std::pow(kShares[i] - share(), 2);
    return sum / pairs();
  }
  // The logarithm of the likelihood ratio of two differences in Elo, by a normal approximation.
  double ratio(double none, double some) const {
    if (variance() <= 0) return 0;
    const double low = expected(none), high = expected(some);
    return pairs() * (high - low) * (2 * share() - low - high) / (2 * variance());
  }
  void print(std::ostream& out) const {
    constexpr double kSigmas = 1.96;
    const double width = kSigmas * std::sqrt(variance() / pairs());
    out << pairs() << " pairs:";
    for (const double each : counts_) out << ' ' << each;
    out << std::fixed << std::setprecision(1) << ", " << 100 * share() << " %, Elo " << elo(share()) << " ("
        << elo(share() - width) << " to " << elo(share() + width) << ")" << std::defaultfloat
        << std::setprecision(6);
  }

 private:
  static double expected(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }
  static double elo(double share) {
    constexpr double kLeast = 1e-3;
    const double bounded = std::clamp(share, kLeast, 1 - kLeast);
    return -400 * std::log10(1 / bounded - 1);
  }
  static constexpr std::array kShares{0.0, 0.25, 0.5, 0.75, 1.0};
  std::array<double, 5> counts_{};
};

int Selectivity::*const* find_value(std::string_view name) {
  const auto* const found =
      std::ranges::find(kSelectivityNames, name, [](const auto& each) { return each.first; });
  return found == kSelectivityNames.end() ? nullptr : &found->second;
}

std::optional<Equipment> read_equipment(std::string_view text) {
  Equipment equipment;
  if (text == "-") return equipment;
  for (const std::string_view part : split(text, ',')) {
    const std::size_t equal = part.find('=');
    if (equal == std::string_view::npos) return std::nullopt;
    const std::string_view name = part.substr(0, equal), value = part.substr(equal + 1);
    if (name == "network") {
      const auto networks = read_networks(std::string(value));
      if (!networks) return std::nullopt;
      equipment.networks = *networks;
      continue;
    }
    const auto* const member = find_value(name);
    const auto number = read_number(value, 1'000'000);
    if (!member || !number) return std::nullopt;
    equipment.selectivity.*(*member) = *number;
  }
  const Selectivity& all = equipment.selectivity;
  if (all.null_part == 0 || all.reduction_scale == 0 || all.taught == 0) return std::nullopt;  // divisors
  return equipment;
}

int match(Rule rule, const Budget& budget, std::uint64_t pairs, Random chance, const Equipment& first,
          const Equipment& second) {
  constexpr double kNone = 0, kSome = 8, kDecided = 2.944;  // ln(0.95 / 0.05)
  constexpr std::uint64_t kTold = 10;
  Player left(first, budget), right(second, budget);
  Tally tally;
  for (std::uint64_t i = 1; i <= pairs; ++i) {
    tally.add(play_pair(rule, left, right, chance));
    const double ratio = tally.ratio(kNone, kSome);
    const bool decided = i >= 3 * kTold && std::abs(ratio) >= kDecided;
    if (i % kTold != 0 && i != pairs && !decided) continue;
    tally.print(std::cout);
    std::cout << ", ratio " << ratio << ", positions a ms " << left.speed() << " and " << right.speed()
              << ", depth " << left.depth() << " and " << right.depth() << std::endl;
    if (decided) break;
  }
  return 0;
}

// A value that is tuned.
struct Tuned {
  std::string name;
  double value, step;
};
struct Tuning {
  std::uint64_t done = 0;  // pairs
  std::vector<Tuned> values;
};

std::optional<Tuning> read_tuning(const std::string& path) {
  std::ifstream in(path);
  Tuning tuning;
  for (std::string name; in >> name;) {
    if (name == "pairs") {
      in >> tuning.done;
      continue;
    }
    Tuned tuned{.name = name, .value = 0, .step = 0};
    if (!(in >> tuned.value >> tuned.step) || !find_value(name) || tuned.step <= 0) return std::nullopt;
    tuning.values.push_back(std::move(tuned));
  }
  return tuning.values.empty() ? std::nullopt : std::optional(std::move(tuning));
}

bool write_tuning(const std::string& path, const Tuning& tuning) {
  const std::string part = path + ".part";
  std::ofstream out(part);
  for (const Tuned& each : tuning.values) out << each.name << ' ' << each.value << ' ' << each.step << '\n';
  out << "pairs " << tuning.done << '\n';
  out.close();
  return out && std::rename(part.c_str(), path.c_str()) == 0;
}

// The constants are those that are usual for tuning engines: the gain falls with the power 0.602, the steps with 0.101.
int tune(Rule rule, const Budget& budget, std::uint64_t pairs, Random chance, const std::string& path) {
  constexpr double kGainPower = 0.602, kStepPower = 0.101, kLastGain = 0.02;
  auto tuning = read_tuning(path);
  if (!tuning) {
    std::cerr << path << ": lines of a name, a value and a step are expected\n";
    return 1;
  }
  const auto all = static_cast<double>(pairs), late = 0.1 * all;
  for (std::uint64_t skipped = 0; skipped < tuning->done; ++skipped) chance = Random(chance.next());
  while (tuning->done < pairs) {
    chance = Random(chance.next());
    const auto now = static_cast<double>(++tuning->done);
    const double wider = std::pow(all / now, kStepPower);
    const double gain = std::pow((late + all) / (late + now), kGainPower) * kLastGain;
    std::array<Equipment, 2> tried;
    std::vector<double> moved;
    for (const Tuned& each : tuning->values) {
      moved.push_back((chance.below(2) == 0 ? 1 : -1) * each.step * wider);
      // Rounded at random, so that small steps count too.
      const double lot = static_cast<double>(chance.below(1000)) / 1000;
      for (const std::size_t side : {0U, 1U}) {
        const double value = each.value + (side == 0 ? moved.back() : -moved.back());
        tried[side].selectivity.*(*find_value(each.name)) =
            std::max(1, static_cast<int>(std::floor(value + lot)));
      }
    }
    Player plus(tried[0], budget), minus(tried[1], budget);
    const int won = play_pair(rule, minus, plus, chance);
    for (std::size_t i = 0; i < moved.size(); ++i) {
      Tuned& each = tuning->values[i];
      each.value += gain * each.step * each.step / moved[i] * won * wider;
    }
    if (!write_tuning(path, *tuning)) {
      std::cerr << path << " cannot be written\n";
      return 1;
    }
  }
  return 0;
}

int prove(Rule rule, const Budget& budget, const std::string& path, const Equipment& equipment) {
  std::ifstream in(path);
  Player player(equipment, budget);
  Random chance(1);
  int tried = 0, proved = 0;
  double logs = 0;
  for (std::string line; std::getline(in, line);) {
    const auto moves = read_points(line, kUsualSide);
    if (!moves) continue;
    player.begin_game();
    const Thought thought = player.think(board_after(*moves), rule, chance,
                                         [](const Thought& so_far) { return !is_win(so_far.value); });
    ++tried;
    if (!is_win(thought.value)) continue;
    ++proved;
    logs += std::log(static_cast<double>(std::max<std::uint64_t>(1, thought.nodes)));
    std::cout << line << '\n';
  }
  std::cerr << proved << " of " << tried << " proved, with " << std::exp(logs / std::max(1, proved))
            << " positions; depth " << player.depth() << ", positions a ms " << player.speed() << '\n';
  return 0;
}

int usage() {
  std::cerr
      << "usage: gomoku_lab match RULE EFFORT PAIRS SEED FIRST SECOND\n"
         "       gomoku_lab tune RULE EFFORT PAIRS SEED FILE\n"
         "  EFFORT: positions for a move, or 50ms; FIRST, SECOND: - or NAME=VALUE,...; NAME:\n  network";
  for (const auto& [name, value] : kSelectivityNames) std::cerr << ' ' << name;
  std::cerr << '\n';
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  constexpr int kProve = 6, kTune = 7, kMatch = 8;
  if (argc < kProve) return usage();
  const std::string_view task = argv[1];
  const auto rule = read_rule(argv[2]);
  const auto budget = read_budget(argv[3]);
  const auto pairs = number(argv[4]), seed = number(argv[5]);
  if (task == "prove" && argc == kProve && rule && budget) {
    const auto equipment = read_equipment(argv[5]);
    return equipment ? prove(*rule, *budget, argv[4], *equipment) : usage();
  }
  if (!rule || !budget || !pairs || *pairs == 0 || !seed) return usage();
  if (task == "tune" && argc == kTune) return tune(*rule, *budget, *pairs, Random(*seed), argv[6]);
  if (task != "match" || argc != kMatch) return usage();
  const auto first = read_equipment(argv[6]), second = read_equipment(argv[7]);
  if (!first || !second) return usage();
  return match(*rule, *budget, *pairs, Random(*seed), *first, *second);
}
