#include "core/twenty48/outlook.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/twenty48/bitboard.hpp"
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
  // The mean score of all games that make a tile, as a part of its points; of 600 to 1,500 games of the quick player.
  ByTile at_least;
};
constexpr Fit kClassic{.slope = 1.038,
                       .bases = {2.015, 2.078, 1.945, 1.315, -2.175},
                       .at_least = {10.9, 5.05, 2.50, 1.44, 1.20}};
constexpr Fit kOnlyTwos{
    .slope = 1.204, .bases = {2.619, 2.882, 3.110, 2.901, 1.451}, .at_least = {20.2, 9.23, 4.30, 2.19, 1.41}};
// 32768 never came up: its base only says so.
constexpr Fit kCascade{.slope = 0.939,
                       .bases = {1.507, 1.074, 0.608, -0.736, -10.925},
                       .at_least = {5.84, 2.91, 1.66, 1.19, 1.19}};

// The mean score of games that end with a tile as the largest one, as a part of its points; it differs little between rules.
constexpr ByTile kEndsWith{1.87, 1.72, 1.61, 1.38, 1.20};
constexpr double kBeforeGoal = 0.4;  // the part of what is missing that games make which end before; chosen

// A larger tile is taken for the last one.
double part_for(const ByTile& parts, Exponent goal) {
  return parts[std::min<std::size_t>(parts.size() - 1, goal - kUsualTarget)];
}

const Fit& fit_of(const Rules& rules) {
  if (rules.rule == Rule::Cascade) return kCascade;  // also with 2 alone
  return rules.only_twos ? kOnlyTwos : kClassic;
}

// Of the next goals of a board, as they are after a slide.
std::vector<GoalChance> chances_from(Exponent first, const Afterstate& after, const Rules& rules) {
  std::vector<GoalChance> chances;
  for (Exponent goal = first; goal < first + kMostGoals; ++goal) {
    const std::optional<double> chance = goal_chance(after, rules, goal);
    if (!chance) break;
    // Each goal lies on the way to the next.
    chances.push_back({goal, chances.empty() ? *chance : std::min(*chance, chances.back().chance)});
  }
  return chances;
}

}  // namespace

Exponent next_goal(const Board& board) {
  return std::max<Exponent>(kUsualTarget, static_cast<Exponent>(largest(board) + 1));
}

double points_of(int exponent) {
  return std::ldexp(std::max(exponent - 1, 0), exponent);
}

Afterstate after_slide(const Board& board, const Rules& rules, const Thought& thought, Direction direction) {
  Afterstate after{.board = board};
  after.gained = static_cast<double>(slide(after.board, direction, rules.rule).gained);
  // The thought is about the lowered board.
  const std::optional<Lowered> low = lowered(board);
  const double gained =
      low ? static_cast<double>(Slides::of(rules.rule).slide(low->bits, direction).gained) : after.gained;
  after.worth = std::max(0.0, *thought.of(direction) - gained);
  return after;
}

std::optional<double> goal_chance(const Afterstate& after, const Rules& rules, Exponent goal) {
  if (largest(after.board) >= goal) return 1;
  const std::optional<Lowered> low = lowered(after.board);
  const int tile = low ? goal - low->steps : 0;
  const Fit& fit = fit_of(rules);
  const int index = tile - kUsualTarget;
  if (!low || index < 0 || index >= static_cast<int>(fit.bases.size())) return std::nullopt;
  const double odds = fit.bases[static_cast<std::size_t>(index)] +
                      fit.slope * std::log(std::max(after.worth, 1.0) / points_of(tile));
  return 1 / (1 + std::exp(-odds));
}

double points_to_come(const Afterstate& after, const Rules& rules) {
  const std::vector<GoalChance> chances = chances_from(next_goal(after.board), after, rules);
  if (chances.empty()) return after.gained + after.worth;
  double made = 0;
  for (const Exponent tile : after.board.cells()) made += points_of(tile);
  // The game ends before the first goal, between two, or after the last one.
  const double first = std::max(points_of(chances.front().goal) - made, 0.0);
  double points = (1 - chances.front().chance) * std::min(after.worth, first * kBeforeGoal);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const auto& [goal, chance] = chances[i];
    const bool last = i + 1 == chances.size();
    const double ends = last ? chance : chance - chances[i + 1].chance;
    const double part = part_for(last ? fit_of(rules).at_least : kEndsWith, goal);
    points += ends * std::max(0.0, points_of(goal) * part - made);
  }
  return after.gained + points;
}

std::optional<double> points_to_come(const Board& board, const Rules& rules, const Thought& thought) {
  if (!thought.in_points) return std::nullopt;
  return points_to_come(after_slide(board, rules, thought, thought.best), rules);
}

std::vector<GoalChance> goal_chances(const Board& board, const Rules& rules, const Thought& thought) {
  if (!thought.in_points) return {};
  std::vector<GoalChance> chances =
      chances_from(next_goal(board), after_slide(board, rules, thought, thought.best), rules);
  const auto hopeless =
      std::ranges::find_if(chances, [](const GoalChance& one) { return one.chance < kHopeless; });
  if (hopeless != chances.end()) chances.erase(hopeless + 1, chances.end());
  return chances;
}

}  // namespace quintet::twenty48
