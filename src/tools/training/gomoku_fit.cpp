// Fits the weights of the gomoku evaluation:  gomoku_fit POSITIONS [ROUNDS] > src/core/gomoku/weights.hpp
// POSITIONS is as in gomoku_labels.hpp. Fits the winning chance of the evaluation to that of the label by logistic
// regression (Adam with weight decay); every tenth game is used for validation only.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/random.hpp"
#include "tools/training/gomoku_labels.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

constexpr std::size_t kPerSide = kPatterns + kPatternPairs;
constexpr std::size_t kBias = 2 * kPerSide;
constexpr std::size_t kParameters = kBias + 1;

struct Feature {
  std::uint16_t index;
  float count;
};

struct Sample {
  std::vector<Feature> features;
  double chance;  // of the side to move
};

Sample sample_of(const Position& position, double chance) {
  std::vector<float> counts(kParameters);
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (!position.is_empty(cell)) continue;
    for (const Colour colour : kColours) {
      const bool to_move = colour == position.to_move();
      const std::size_t base = to_move ? 0 : kPerSide;
      const float sign = to_move ? 1.0F : -1.0F;
      const unsigned code = position.code(colour, cell);
      for (unsigned a = 0; a < 4; ++a) {
        const std::size_t pattern = code >> (4 * a) & 15U;
        counts[base + pattern] += sign;
        for (unsigned b = 0; b < a; ++b)
          counts[base + kPatterns + pair_index(pattern, code >> (4 * b) & 15U)] += sign;
      }
    }
  }
  Sample sample{.features = {}, .chance = chance};
  for (std::size_t i = 0; i < kParameters; ++i) {
    if (counts[i] != 0) sample.features.push_back({static_cast<std::uint16_t>(i), counts[i]});
  }
  sample.features.push_back({kBias, 1});
  return sample;
}

struct Data {
  std::vector<Sample> training, apart;
};

Data read_positions(const std::string& file) {
  Data data;
  for_each_label(file, Rule::Freestyle, [&](const Position& position, const Label& label) {
    (label.game % 10 == 0 ? data.apart : data.training).push_back(sample_of(position, label.chance));
  });
  return data;
}

using Parameters = std::vector<double>;

double predict(const Parameters& weights, const Sample& sample) {
  double sum = 0;
  for (const Feature& feature : sample.features)
    sum += weights[feature.index] * static_cast<double>(feature.count);
  return 1 / (1 + std::exp(-sum));
}

// Mean cross entropy, and how often the evaluation favours the better side.
void measure(const char* name, const Parameters& weights, const std::vector<Sample>& samples) {
  double loss = 0, right = 0;
  for (const Sample& sample : samples) {
    const double p = std::clamp(predict(weights, sample), 1e-9, 1 - 1e-9);
    loss -= sample.chance * std::log(p) + (1 - sample.chance) * std::log(1 - p);
    right += (p > 0.5) == (sample.chance > 0.5) ? 1 : 0;
  }
  const auto n = static_cast<double>(samples.size());
  std::cerr << name << ": " << samples.size() << " positions, loss " << loss / n << ", right side "
            << right / n << '\n';
}

void fit(Parameters& weights, const std::vector<Sample>& samples, int rounds) {
  constexpr double kFirst = 0.9, kSecond = 0.999, kDecay = 1e-4;
  constexpr std::size_t kBatch = 256;
  Parameters mean(kParameters), square(kParameters), gradient(kParameters);
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random chance(1);
  double first = 1, second = 1;
  for (int round = 0; round < rounds; ++round) {
    const double rate = 0.004 * (1 - static_cast<double>(round) / rounds) + 0.0001;
    chance.shuffle(std::span(order));
    for (std::size_t start = 0; start < order.size(); start += kBatch) {
      const std::size_t end = std::min(order.size(), start + kBatch);
      std::fill(gradient.begin(), gradient.end(), 0.0);
      for (std::size_t i = start; i < end; ++i) {
        const Sample& sample = samples[order[i]];
        const double error = predict(weights, sample) - sample.chance;
        for (const Feature& feature : sample.features)
          gradient[feature.index] +=
              error * static_cast<double>(feature.count) / static_cast<double>(end - start);
      }
      first *= kFirst;
      second *= kSecond;
      for (std::size_t i = 0; i < kParameters; ++i) {
        const double g = gradient[i] + kDecay * weights[i];
        mean[i] = kFirst * mean[i] + (1 - kFirst) * g;
        square[i] = kSecond * square[i] + (1 - kSecond) * g * g;
        weights[i] -= rate * (mean[i] / (1 - first)) / (std::sqrt(square[i] / (1 - second)) + 1e-8);
      }
    }
  }
}

void print(const Parameters& weights, std::size_t from, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    std::cout << (i > 0 ? ", " : "") << std::lround(weights[from + i] * kValueScale);
}

void print_weights(const char* name, const Parameters& weights, std::size_t base) {
  std::cout << "inline constexpr Weights " << name << "{\n    .single = {";
  print(weights, base, kPatterns);
  std::cout << "},\n    .pair = {";
  print(weights, base + kPatterns, kPatternPairs);
  std::cout << "}};\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: gomoku_fit POSITIONS [ROUNDS]\n";
    return 2;
  }
  const Data data = read_positions(argv[1]);
  Parameters weights(kParameters);
  fit(weights, data.training, argc > 2 ? std::stoi(argv[2]) : 100);
  measure("training", weights, data.training);
  measure("apart", weights, data.apart);
  std::cout
      << "// Fitted by gomoku_fit (src/tools/training); see evaluation.hpp.\n#pragma once\n\n"
         "#include \"core/gomoku/evaluation.hpp\"\n\nnamespace quintet::gomoku {\n\n// clang-format off\n";
  print_weights("kWeightsToMove", weights, 0);
  std::cout << '\n';
  print_weights("kWeightsWaiting", weights, kPerSide);
  std::cout << "\n// What the move itself is worth.\ninline constexpr Value kToMove = "
            << std::lround(weights[kBias] * kValueScale)
            << ";\n// clang-format on\n\n}  // namespace quintet::gomoku\n";
}
