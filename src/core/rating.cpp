#include "core/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace quintet {

Rating rated(const Rating& before, double opponent, double score) {
  constexpr double kPoints = 400, kOfOpponents = 50;  // the deviation of what is known of the opponents
  constexpr double kLeast = 60;                       // players go on learning
  constexpr double kScale = std::numbers::ln10 / kPoints;
  const double spread = kScale * kOfOpponents / std::numbers::pi;
  const double weight = 1 / std::sqrt(1 + 3 * spread * spread);
  const double expected = 1 / (1 + std::pow(10, weight * (opponent - before.strength) / kPoints));
  const double told = kScale * kScale * weight * weight * expected * (1 - expected);
  const double variance = 1 / (1 / (before.deviation * before.deviation) + told);
  return {.strength = before.strength + kScale * variance * weight * (score - expected),
          .deviation = std::max(std::sqrt(variance), kLeast)};
}

}  // namespace quintet
