#include "core/twenty48/outlook.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/twenty48/lowered.hpp"

namespace quintet::twenty48 {
namespace {

constexpr int kMostGoals = 3;
constexpr double kHopeless = 0.005;  // of a goal after which none is named

// By the tiles from 2048 to 32768.
using ByTile = std::array<double, 5>;

struct Fit {
  // The chance of a tile is a logistic function of the logarithm of the worth, as a part of the tile's points.
  double slope;
  ByTile bases;
  ByTile at_least;  // the mean score of all games that make a tile, as a part of its points
};
constexpr Fit kClassic{.slope = 1.041,
                       .bases = {2.013, 2.078, 1.947, 1.318, -2.170},
                       .at_least = {10.9, 5.05, 2.50, 1.44, 1.20}};
constexpr Fit kOnlyTwos{
    .slope = 1.208, .bases = {2.617, 2.884, 3.115, 2.909, 1.457}, .at_least = {20.2, 9.23, 4.30, 2.19, 1.41}};
// 32768 never came up.
constexpr Fit kCascade{.slope = 0.940,
                       .bases = {1.506, 1.073, 0.609, -0.734, -10.923},
                       .at_least = {5.84, 2.91, 1.66, 1.19, 1.19}};

// The mean score of games that end with a tile as the largest one, as a part of its points; it differs little between rules.
constexpr ByTile kEndsWith{1.87, 1.72, 1.61, 1.38, 1.20};
constexpr double kBeforeGoal = 0.4;  // the part of what is missing that games make which end before

// A larger tile is taken for the last one.
double part_for(const ByTile& parts, Exponent goal) {
  return parts[std::min<std::size_t>(parts.size() - 1, goal - kUsualTarget)];
}

const Fit& fit_of(const Rules& rules) {
  if (rules.rule == Rule::Cascade) return kCascade;
  return rules.only_twos ? kOnlyTwos : kClassic;
}

}  // namespace

Exponent next_goal(const Board& board) {
  return std::max<Exponent>(kUsualTarget, static_cast<Exponent>(largest(board) + 1));
}

double points_of(int exponent) {
  return std::ldexp(std::max(exponent - 1, 0), exponent);
}

std::optional<double> goal_chance(const Board& board, const Rules& rules, Exponent goal, double worth) {
  if (largest(board) >= goal) return 1;
  const std::optional<Lowered> low = lowered(board);
  const int tile = low ? goal - low->steps : 0;
  const Fit& fit = fit_of(rules);
  const int index = tile - kUsualTarget;
  if (!low || index < 0 || index >= static_cast<int>(fit.bases.size())) return std::nullopt;
  const double odds = fit.bases[static_cast<std::size_t>(index)] +
                      fit.slope * std::log(std::max(worth, 1.0) / points_of(tile));
  return 1 / (1 + std::exp(-odds));
}

namespace {

std::vector<GoalChance> all_chances(const Board& board, const Rules& rules, double worth) {
  std::vector<GoalChance> chances;
  const Exponent first = next_goal(board);
  for (Exponent goal = first; goal < first + kMostGoals; ++goal) {
    const std::optional<double> chance = goal_chance(board, rules, goal, worth);
    if (!chance) break;
    // Each goal lies on the way to the next.
    chances.push_back({goal, chances.empty() ? *chance : std::min(*chance, chances.back().chance)});
  }
  return chances;
}

}  // namespace

std::vector<GoalChance> goal_chances(const Board& board, const Rules& rules, const Thought& thought) {
  const auto worth = thought.of(thought.best);
  if (!thought.in_points || !worth) return {};
  std::vector<GoalChance> chances = all_chances(board, rules, *worth);
  const auto hopeless =
      std::ranges::find_if(chances, [](const GoalChance& one) { return one.chance < kHopeless; });
  if (hopeless != chances.end()) chances.erase(hopeless + 1, chances.end());
  return chances;
}

double points_to_come(const Board& board, const Rules& rules, double worth) {
  const std::vector<GoalChance> chances = all_chances(board, rules, worth);
  if (chances.empty()) return worth;
  double made = 0;
  for (const Exponent tile : board.cells()) made += points_of(tile);
  // The game ends before the first goal, between two, or after the last one.
  const double first = std::max(points_of(chances.front().goal) - made, 0.0);
  double points = (1 - chances.front().chance) * std::min(worth, first * kBeforeGoal);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const auto& [goal, chance] = chances[i];
    const bool last = i + 1 == chances.size();
    const double part = last ? chance : chance - chances[i + 1].chance;
    points +=
        part *
        std::max(0.0, points_of(goal) * part_for(last ? fit_of(rules).at_least : kEndsWith, goal) - made);
  }
  return points;
}

std::optional<double> points_to_come(const Board& board, const Rules& rules, const Thought& thought) {
  const auto worth = thought.of(thought.best);
  if (!thought.in_points || !worth) return std::nullopt;
  return points_to_come(board, rules, *worth);
}

}  // namespace quintet::twenty48
