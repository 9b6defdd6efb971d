// Checks what is expected of boards (outlook.hpp) against games played on by the quick player.
//
//   twenty48_outlook POSITIONS [RULES]          Brier scores, and how often happens what is called so likely; fails where
//                                               they say little
//   twenty48_outlook fit POSITIONS [RULES]      the coefficients for outlook.cpp that fit these best
//   twenty48_outlook make GAMES SEED [RULES]    plays games, well and badly, and writes positions of them, one per line
//
// A line of POSITIONS is `LARGEST POINTS BOARD`: the largest tile in the end, an exponent, and the points made from there.
// RULES: cascade or twos.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/twenty48/outlook.hpp"
#include "core/twenty48/packed_network.hpp"
#include "core/twenty48/player.hpp"

namespace {

using namespace quintet;
using namespace quintet::twenty48;

constexpr std::size_t kGoals = 3;
constexpr Exponent kLastGoal = 15;

Spawn drawn_tile(const Board& board, const Rules& rules, Random& random) {
  const std::vector<Point> empty = empty_cells(board);
  return {empty[random.index(empty.size())],
          static_cast<Exponent>(!rules.only_twos && random.below(10) == 0 ? 2 : 1)};
}

// The game after a slide and a tile drawn anew, so that a game that is played on differs from the one it is taken from.
void slide(Game& game, Direction direction, Random& random) {
  Game probe = game;
  const Played played = probe.play({direction});
  Board after = probe.board();
  after[played.spawn.at] = 0;
  game.play({direction, drawn_tile(after, game.rules(), random)});
}

class Maker {
 public:
  Maker(std::uint64_t seed, const Rules& rules)
      : random_(seed), rules_(rules), player_(shipped_network, rules) {}

  // A steady game, then looser ones; of each some positions.
  void make() {
    write_steady();
    for (const int blunders : {0, 10, 30, 60, 100}) write_loose(blunders);
  }

 private:
  void write_steady() {
    Game game(deal(rules_, Random(random_.below(UINT64_MAX))));
    std::vector<Game> met;
    int next = static_cast<int>(random_.below(100));
    while (!game.over()) {
      if (game.moves() == next) {
        met.push_back(game);
        next += game.moves() < 1'000 ? 100 : 500;
      }
      slide(game, player_.think(game.board(), Level::Quick).best, random_);
    }
    for (const Game& one : met) write(one, game);
  }

  // `blunders`: of a thousand slides, those drawn by lot. The positions before its end are played on: these are the ones
  // where the chances are neither none nor all.
  void write_loose(int blunders) {
    std::vector<Game> past;
    Game game(deal(rules_, Random(random_.below(UINT64_MAX))));
    while (!game.over()) {
      past.push_back(game);
      const Thought thought = player_.think(game.board(), Level::Quick);
      std::vector<Direction> can;
      for (const Direction direction : kDirections) {
        if (thought.of(direction)) can.push_back(direction);
      }
      const bool blunder = random_.below(1000) < static_cast<std::uint64_t>(blunders);
      slide(game, blunder ? can[random_.index(can.size())] : thought.best, random_);
    }
    std::vector<std::size_t> chosen;
    for (const std::size_t before_end : {2, 5, 10, 20, 40, 90}) {
      if (before_end <= past.size()) chosen.push_back(past.size() - before_end);
    }
    chosen.push_back(random_.index(past.size()));
    for (const std::size_t i : chosen) write(past[i], played_on(past[i]));
  }

  Game played_on(Game game) {
    while (!game.over()) slide(game, player_.think(game.board(), Level::Quick).best, random_);
    return game;
  }

  static void write(const Game& from, const Game& end) {
    std::cout << static_cast<int>(largest(end.board())) << ' ' << end.score() - from.score() << ' '
              << write_board(from.board()) << std::endl;
  }

  Random random_;
  Rules rules_;
  Player player_;
};

// What was said, and what came: of a tile 0 or 1.
struct Outcome {
  double said = 0, came = 0;
  double worth = 0;
  Exponent goal = 0;
};
using Outcomes = std::vector<Outcome>;

struct Found {
  std::array<Outcomes, kGoals> tiles;  // the next one, and those after it
  Outcomes points;
};

// Throws where a line is not a position, or there is none.
Found read_outcomes(const std::string& file, const Rules& rules) {
  Player player(shipped_network, rules);
  Found found;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    int largest = 0;
    double points = 0;
    std::string text;
    words >> largest >> points;
    std::getline(words >> std::ws, text);
    const auto board = read_board(text);
    if (!words.eof() || !board || board->size() != Size{4, 4} || !can_slide(*board))
      throw std::invalid_argument("not a position: " + line);
    const Thought thought = player.think(*board, Level::Strong);
    if (!thought.in_points) continue;
    const Afterstate after = after_slide(*board, rules, thought, thought.best);
    found.points.push_back({.said = points_to_come(after, rules),
                            .came = points,
                            .worth = static_cast<double>(*thought.of(thought.best))});
    // Those that the slide makes are not judged.
    const Exponent first = next_goal(after.board);
    for (Exponent goal = first; goal < first + kGoals && goal <= kLastGoal; ++goal)
      found.tiles[goal - first].push_back({.said = goal_chance(after, rules, goal).value_or(0),
                                           .came = largest >= goal ? 1.0 : 0.0,
                                           .worth = after.worth,
                                           .goal = goal});
  }
  if (std::ranges::any_of(found.tiles, &Outcomes::empty))
    throw std::invalid_argument("too few positions: " + file);
  return found;
}

// Newton's method for one coefficient after the other: all tiles have one slope, each has a base.
void fit(const Outcomes& all) {
  constexpr int kRounds = 300;
  constexpr std::size_t kTiles = kLastGoal - kUsualTarget + 1;
  std::array<double, kTiles> bases{};
  double slope = 1;
  for (int round = 0; round < kRounds; ++round) {
    std::array<double, kTiles + 1> errors{}, weights{};  // the last one is of the slope
    for (const Outcome& one : all) {
      const std::size_t tile = one.goal - kUsualTarget;
      const double part = std::log(std::max(one.worth, 1.0) / points_of(one.goal));
      const double now = 1 / (1 + std::exp(-(bases[tile] + slope * part)));
      const double error = one.came - now, weight = now * (1 - now);
      errors[tile] += error;
      weights[tile] += weight;
      errors[kTiles] += error * part;
      weights[kTiles] += weight * part * part;
    }
    for (std::size_t i = 0; i < kTiles; ++i) bases[i] += errors[i] / std::max(weights[i], 1.0);
    slope += errors[kTiles] / std::max(weights[kTiles], 1.0) / 2;
  }
  std::printf("{.slope = %.3f, .bases = {", slope);
  for (std::size_t i = 0; i < kTiles; ++i) std::printf(i == 0 ? "%.3f" : ", %.3f", bases[i]);
  std::puts("}}");
}

double mean_of(const Outcomes& all, auto value) {
  double sum = 0;
  for (const Outcome& one : all) sum += value(one);
  return sum / static_cast<double>(all.size());
}

// In parts of about equal size, from the least that was said on.
void print_parts(Outcomes all, int digits) {
  constexpr std::size_t kParts = 8;
  std::ranges::sort(all, {}, &Outcome::said);
  for (std::size_t i = 0; i < kParts; ++i) {
    const Outcomes part(all.begin() + static_cast<std::ptrdiff_t>(all.size() * i / kParts),
                        all.begin() + static_cast<std::ptrdiff_t>(all.size() * (i + 1) / kParts));
    std::printf("  said %.*f  came %.*f\n", digits,
                mean_of(part, [](const Outcome& one) { return one.said; }), digits,
                mean_of(part, [](const Outcome& one) { return one.came; }));
  }
}

// False where the chances say little more than the share of all.
bool measure_tiles(std::size_t which, const Outcomes& all) {
  const double share = mean_of(all, [](const Outcome& one) { return one.came; });
  const double brier = mean_of(all, [](const Outcome& one) { return std::pow(one.said - one.came, 2); });
  std::printf("tile %zu of the next: %zu, came %.3f; Brier %.4f, of the share alone %.4f\n", which + 1,
              all.size(), share, brier, share * (1 - share));
  print_parts(all, 3);
  constexpr double kMost = 0.65;
  return brier < kMost * share * (1 - share);
}

// False where they are far off on the whole.
bool measure_points(const Outcomes& all) {
  const double said = mean_of(all, [](const Outcome& one) { return one.said; });
  const double came = mean_of(all, [](const Outcome& one) { return one.came; });
  std::printf("points: said %.0f, came %.0f, the evaluation alone %.0f\n", said, came,
              mean_of(all, [](const Outcome& one) { return one.worth; }));
  print_parts(all, 0);
  constexpr double kMost = 0.15;
  return std::abs(said / came - 1) < kMost;
}

}  // namespace

int main(int argc, char** argv) try {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  Rules rules;
  if (!arguments.empty() && (arguments.back() == "cascade" || arguments.back() == "twos")) {
    rules.only_twos = arguments.back() == "twos";
    if (!rules.only_twos) rules.rule = Rule::Cascade;
    arguments.pop_back();
  }
  if (arguments.size() == 3 && arguments[0] == "make") {
    Maker maker(std::stoull(arguments[2]), rules);
    for (int game = std::stoi(arguments[1]); game > 0; --game) maker.make();
    return 0;
  }
  if (arguments.size() == 1 || (arguments.size() == 2 && arguments[0] == "fit")) {
    auto [tiles, points] = read_outcomes(arguments.back(), rules);
    if (arguments.size() == 1) {
      bool good = measure_points(points);
      for (std::size_t i = 0; i < kGoals; ++i) good = measure_tiles(i, tiles[i]) && good;
      return good ? 0 : 1;
    }
    for (std::size_t i = 1; i < kGoals; ++i) std::ranges::copy(tiles[i], std::back_inserter(tiles[0]));
    fit(tiles[0]);
    return 0;
  }
  std::cerr
      << "usage: twenty48_outlook POSITIONS [RULES] | fit POSITIONS [RULES] | make GAMES SEED [RULES]\n";
  return 2;
} catch (const std::exception& problem) {
  std::cerr << problem.what() << '\n';
  return 2;
}
