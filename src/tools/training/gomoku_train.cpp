// Trains the network of gomoku's evaluation:  gomoku_train ROUNDS RULE=POSITIONS… > src/core/gomoku/network_weights.hpp
// RULE is freestyle, exact or renju; POSITIONS as in gomoku_labels.hpp. Fits the winning chance of the network to that of the
// label (cross entropy, Adam with weight decay, cosine decay of the learning rate). Every tenth game of the first file is
// used for validation only. The last fifth of the rounds rounds the weights of the points as in the program, freezes them
// and trains the head.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <map>
#include <numbers>
#include <numeric>
#include <string>
#include <vector>

#include "core/gomoku/network.hpp"
#include "core/random.hpp"
#include "tools/training/gomoku_labels.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

// The scale of a neuron: integer units of the program per unit here.
constexpr float kUnit = 64;
constexpr float kMost = kMostActive / kUnit;
// The sums are scaled down for the head; the weights of the program's head include the factor.
constexpr float kSumScale = 1.0F / 32;

constexpr std::size_t kViews = 2, kSums = kViews * kNeurons;

// The offsets of each part in the vector of all weights.
constexpr std::size_t kOwn = 0, kForeign = kOwn + kPatterns * kNeurons,
                      kBias = kForeign + kPatterns * kNeurons, kHead = kBias + kNeurons,
                      kHiddenBias = kHead + kHidden * kSums, kOutput = kHiddenBias + kHidden,
                      kDirect = kOutput + kHidden, kOutputBias = kDirect + kSums, kWeights = kOutputBias + 1;
using Weights = std::vector<float>;

// Points with the same patterns, regardless of the order of the lines.
struct Points {
  std::array<std::uint16_t, kViews> codes;  // from the view of the side to move, and of the other
  float count;
};

struct Sample {
  std::vector<Points> points;
  float chance;
};

std::uint16_t sorted_code(unsigned code) {
  std::array<unsigned, 4> lines{code & 15U, code >> 4U & 15U, code >> 8U & 15U, code >> 12U & 15U};
  std::ranges::sort(lines);
  return static_cast<std::uint16_t>(lines[0] | lines[1] << 4U | lines[2] << 8U | lines[3] << 12U);
}

Sample sample_of(const Position& position, double chance) {
  std::map<std::array<std::uint16_t, kViews>, float> points;
  const Colour us = position.to_move();
  for (Cell cell = 0; cell < position.cells(); ++cell) {
    if (position.is_empty(cell))
      ++points[{sorted_code(position.code(us, cell)), sorted_code(position.code(other(us), cell))}];
  }
  Sample sample{.points = {}, .chance = static_cast<float>(chance)};
  for (const auto& [codes, count] : points) sample.points.push_back({codes, count});
  return sample;
}

// The network during training: evaluation, and backpropagation of the gradient.
class Learner {
 public:
  explicit Learner(const Weights& weights) : w_(weights.data()) {}

  // The log odds.
  float forward(const Sample& sample) {
    sums_.fill(0);
    accumulated_.resize(sample.points.size() * kViews);
    for (std::size_t i = 0; i < sample.points.size(); ++i) {
      for (std::size_t view = 0; view < kViews; ++view)
        accumulate(sample.points[i], view, accumulated_[i * kViews + view]);
    }
    for (float& sum : sums_) sum *= kSumScale;
    return head();
  }

  // After forward: adds to the gradient, given the gradient of the value.
  void backward(const Sample& sample, float error, Weights& gradient) {
    const std::array<float, kSums> gradients = sum_gradients(error, gradient);
    for (std::size_t i = 0; i < sample.points.size(); ++i) {
      for (std::size_t view = 0; view < kViews; ++view)
        add_point_gradient(sample.points[i], view, accumulated_[i * kViews + view],
                           gradients.data() + view * kNeurons, gradient);
    }
  }

 private:
  using Row = std::array<float, kNeurons>;

  static std::size_t own_row(const Points& points, std::size_t view, unsigned line) {
    return kOwn + (points.codes[view] >> (4 * line) & 15U) * kNeurons;
  }
  static std::size_t foreign_row(const Points& points, std::size_t view, unsigned line) {
    return kForeign + (points.codes[1 - view] >> (4 * line) & 15U) * kNeurons;
  }

  void accumulate(const Points& points, std::size_t view, Row& row) {
    std::copy_n(w_ + kBias, kNeurons, row.begin());
    for (unsigned line = 0; line < 4; ++line) {
      const float *own = w_ + own_row(points, view, line), *foreign = w_ + foreign_row(points, view, line);
      for (std::size_t i = 0; i < kNeurons; ++i) row[i] += own[i] + foreign[i];
    }
    float* sums = sums_.data() + view * kNeurons;
    for (std::size_t i = 0; i < kNeurons; ++i) sums[i] += points.count * std::clamp(row[i], 0.0F, kMost);
  }

  float head() {
    float value = w_[kOutputBias];
    for (std::size_t j = 0; j < kHidden; ++j) {
      float sum = w_[kHiddenBias + j];
      for (std::size_t i = 0; i < kSums; ++i) sum += w_[kHead + j * kSums + i] * sums_[i];
      hidden_[j] = std::max(sum, 0.0F);
      value += w_[kOutput + j] * hidden_[j];
    }
    for (std::size_t i = 0; i < kSums; ++i) value += w_[kDirect + i] * sums_[i];
    return value;
  }

  std::array<float, kSums> sum_gradients(float error, Weights& gradient) const {
    std::array<float, kSums> gradients{};
    gradient[kOutputBias] += error;
    for (std::size_t i = 0; i < kSums; ++i) {
      gradient[kDirect + i] += error * sums_[i];
      gradients[i] = error * w_[kDirect + i];
    }
    for (std::size_t j = 0; j < kHidden; ++j) {
      if (hidden_[j] <= 0) continue;
      gradient[kOutput + j] += error * hidden_[j];
      const float here = error * w_[kOutput + j];
      gradient[kHiddenBias + j] += here;
      for (std::size_t i = 0; i < kSums; ++i) {
        gradient[kHead + j * kSums + i] += here * sums_[i];
        gradients[i] += here * w_[kHead + j * kSums + i];
      }
    }
    for (float& part : gradients) part *= kSumScale;
    return gradients;
  }

  static void add_point_gradient(const Points& points, std::size_t view, const Row& row,
                                 const float* gradients, Weights& gradient) {
    Row here;
    for (std::size_t i = 0; i < kNeurons; ++i) {
      here[i] = row[i] > 0 && row[i] < kMost ? points.count * gradients[i] : 0;
      gradient[kBias + i] += here[i];
    }
    for (unsigned line = 0; line < 4; ++line) {
      float *own = gradient.data() + own_row(points, view, line),
            *foreign = gradient.data() + foreign_row(points, view, line);
      for (std::size_t i = 0; i < kNeurons; ++i) {
        own[i] += here[i];
        foreign[i] += here[i];
      }
    }
  }

  const float* w_;
  std::array<float, kSums> sums_{};
  std::array<float, kHidden> hidden_{};
  std::vector<Row> accumulated_;
};

float chance_by(float value) {
  return 1 / (1 + std::exp(-value));
}

// Mean divergence from the labels' chances, and how often the network favours the better side.
void measure(const char* name, const Weights& weights, const std::vector<Sample>& samples) {
  const auto entropy = [](double of, double by) { return -of * std::log(by) - (1 - of) * std::log(1 - by); };
  const auto inside = [](double p) { return std::clamp(p, 1e-9, 1 - 1e-9); };
  if (samples.empty()) return;
  Learner network(weights);
  double divergence = 0, right = 0;
  for (const Sample& sample : samples) {
    const double p = chance_by(network.forward(sample)), label = sample.chance;
    divergence += entropy(label, inside(p)) - entropy(label, inside(label));
    right += (p > 0.5) == (label > 0.5) ? 1 : 0;
  }
  const auto n = static_cast<double>(samples.size());
  std::cerr << "  " << name << " " << samples.size() << ", divergence " << divergence / n << ", right side "
            << right / n << '\n';
}

Weights first_weights(Random& chance) {
  Weights weights(kWeights);
  const auto spread = [&](std::size_t from, std::size_t to, float most) {
    constexpr std::uint64_t kSteps = 1U << 20U;
    for (std::size_t i = from; i < to; ++i)
      weights[i] = most * (2 * static_cast<float>(chance.below(kSteps)) / static_cast<float>(kSteps) - 1);
  };
  spread(kOwn, kBias, 0.3F);
  spread(kHead, kHiddenBias, 0.3F);
  spread(kOutput, kDirect, 0.3F);
  spread(kDirect, kOutputBias, 0.1F);
  return weights;
}

void round_points(Weights& weights) {
  for (std::size_t i = 0; i < kHead; ++i) weights[i] = std::round(weights[i] * kUnit) / kUnit;
}

class Adam {
 public:
  void step(Weights& weights, const Weights& gradient, std::size_t from, float rate) {
    constexpr float kFirst = 0.9F, kSecond = 0.999F, kDecay = 1e-3F, kTiny = 1e-8F;
    first_ *= kFirst;
    second_ *= kSecond;
    for (std::size_t i = from; i < kWeights; ++i) {
      mean_[i] = kFirst * mean_[i] + (1 - kFirst) * gradient[i];
      square_[i] = kSecond * square_[i] + (1 - kSecond) * gradient[i] * gradient[i];
      weights[i] -= rate * (mean_[i] / (1 - first_) / (std::sqrt(square_[i] / (1 - second_)) + kTiny) +
                            kDecay * weights[i]);
    }
  }

 private:
  Weights mean_ = Weights(kWeights), square_ = Weights(kWeights);
  float first_ = 1, second_ = 1;
};

void train_round(Weights& weights, Adam& adam, const std::vector<Sample>& samples,
                 const std::vector<std::size_t>& order, std::size_t from, float rate) {
  constexpr std::size_t kBatch = 128;
  Weights gradient(kWeights);
  Learner network(weights);
  for (std::size_t start = 0; start < order.size(); start += kBatch) {
    const std::size_t end = std::min(order.size(), start + kBatch);
    std::ranges::fill(gradient, 0.0F);
    for (std::size_t i = start; i < end; ++i) {
      const Sample& sample = samples[order[i]];
      const float error = chance_by(network.forward(sample)) - sample.chance;
      network.backward(sample, error / static_cast<float>(end - start), gradient);
    }
    adam.step(weights, gradient, from, rate);
  }
}

Weights train(const std::vector<Sample>& samples, const std::vector<Sample>& apart, int rounds) {
  constexpr float kRate = 0.006F;
  Random chance(1);
  Weights weights = first_weights(chance);
  Adam adam;
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const int rounded = rounds - rounds / 5;
  for (int round = 0; round < rounds; ++round) {
    if (round == rounded) round_points(weights);
    const float done = static_cast<float>(round) / static_cast<float>(rounds);
    chance.shuffle(std::span(order));
    train_round(weights, adam, samples, order, round < rounded ? 0 : kHead,
                kRate * (0.5F + 0.5F * std::cos(std::numbers::pi_v<float> * done)));
    std::cerr << "round " << round + 1 << '\n';
    measure("apart", weights, apart);
  }
  measure("training", weights, samples);
  if (rounds <= rounded) round_points(weights);
  return weights;
}

void print_whole(const Weights& weights, std::size_t from) {
  std::cout << '{';
  for (std::size_t i = 0; i < kNeurons; ++i)
    std::cout << (i > 0 ? ", " : "") << std::lround(weights[from + i] * kUnit);
  std::cout << '}';
}

std::string written(float value) {
  std::array<char, 32> text{};
  constexpr int kDigits = 4;
  char* const limit = text.data() + text.size();
  const auto end = std::to_chars(text.data(), limit, value, std::chars_format::general, kDigits);
  std::string word(text.data(), end.ptr);
  if (word.find_first_of(".e") == std::string::npos) word += ".0";
  return word + "F";
}

template <class At>
void print_row(std::size_t count, const At& at) {
  std::cout << '{';
  for (std::size_t i = 0; i < count; ++i) std::cout << (i > 0 ? ", " : "") << written(at(i));
  std::cout << '}';
}

void print_rows(const char* name, const Weights& weights, std::size_t from) {
  std::cout << "    ." << name << " = {{";
  for (std::size_t i = 0; i < kPatterns; ++i) {
    if (i > 0) std::cout << ",\n        ";
    print_whole(weights, from + i * kNeurons);
  }
  std::cout << "}},\n";
}

// The weights of the head include the scales of its inputs and of its value.
void print_head(const Weights& weights) {
  constexpr float kInput = kSumScale / kUnit;
  std::cout << "    .hidden = {{";
  for (std::size_t i = 0; i < kSums; ++i) {
    if (i > 0) std::cout << ",\n        ";
    print_row(kHidden, [&](std::size_t j) { return weights[kHead + j * kSums + i] * kInput; });
  }
  std::cout << "}},\n    .hidden_bias = ";
  print_row(kHidden, [&](std::size_t j) { return weights[kHiddenBias + j]; });
  std::cout << ",\n    .output = ";
  print_row(kHidden, [&](std::size_t j) { return weights[kOutput + j] * kValueScale; });
  std::cout << ",\n    .direct = ";
  print_row(kSums, [&](std::size_t i) { return weights[kDirect + i] * kInput * kValueScale; });
  std::cout << ",\n    .output_bias = " << written(weights[kOutputBias] * kValueScale) << "};\n";
}

void print(const Weights& weights) {
  std::cout << "// Trained by gomoku_train (src/tools/training); see network.hpp.\n#pragma once\n\n"
               "#include \"core/gomoku/network.hpp\"\n\nnamespace quintet::gomoku {\n\n// clang-format off\n"
               "inline constexpr Network kNetwork{\n";
  print_rows("own", weights, kOwn);
  print_rows("foreign", weights, kForeign);
  std::cout << "    .bias = ";
  print_whole(weights, kBias);
  std::cout << ",\n";
  print_head(weights);
  std::cout << "// clang-format on\n\n}  // namespace quintet::gomoku\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  std::vector<Sample> training, apart;
  try {
    if (arguments.size() < 2) throw std::runtime_error("usage: gomoku_train ROUNDS RULE=POSITIONS...");
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      const std::size_t cut = arguments[i].find('=');
      const auto rule = read_rule(arguments[i].substr(0, cut));
      if (!rule || cut == std::string::npos) throw std::runtime_error("no rule: " + arguments[i]);
      for_each_label(arguments[i].substr(cut + 1), *rule,
                     [&](const Position& position, double chance, int game) {
                       (i == 1 && game % 10 == 0 ? apart : training).push_back(sample_of(position, chance));
                     });
    }
    print(train(training, apart, std::stoi(arguments[0])));
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
