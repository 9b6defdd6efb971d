// Trains the network of gomoku's evaluation for one rule:  gomoku_train RULE ROUNDS NETWORK POSITIONS…
// RULE is freestyle, exact or renju; NETWORK is the file of all networks (assets/players/gomoku.network), in which that of
// the rule is replaced; POSITIONS as in gomoku_labels.hpp. Fits the winning chance of the network to that of the label, which
// is the search's mixed with the game's result (cross entropy, Adam with weight decay, cosine decay of the learning rate).
// Every twentieth game is used for validation only. The last fifth of the rounds rounds the weights of the points as in the
// program, freezes them and trains the head.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iostream>
#include <numbers>
#include <numeric>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/gomoku/network.hpp"
#include "core/random.hpp"
#include "tools/training/gomoku_labels.hpp"
#include "tools/training/gomoku_networks.hpp"

namespace {

using namespace quintet;
using namespace quintet::gomoku;

constexpr int kSide = kUsualSide, kCells = kSide * kSide;
constexpr std::size_t kSums = 2 * kNeurons;
// The scale of a neuron: integer units of the program per unit here.
constexpr float kUnit = 64;
constexpr float kMost = kMostActive / kUnit;
// The sums are scaled down for the head; the weights of the program's head include the factor.
constexpr float kSumScale = 1.0F / 32;
// The range of the weights in the file.
constexpr float kMostFine = 127 / kUnit, kMostCoarse = 3'000 / kUnit;

using Weights = std::vector<float>;
using Row = std::array<float, kNeurons>;

// Where each part is in the vector of all weights. Rows are by table, own or foreign, and pattern or class.
struct Layout {
  explicit Layout(Rule rule)
      : tables(rule == Rule::Renju ? 2 : 1),
        classes(line_class_count(rule)),
        fine(tables * 2 * kPatterns * kNeurons),
        bias(fine + tables * 2 * classes * kNeurons),
        hidden(bias + kNeurons),
        hidden_bias(hidden + kSums * kHidden),
        output(hidden_bias + kHidden),
        direct(output + kHidden),
        output_bias(direct + kSums),
        size(output_bias + 1) {}

  // The row of a line of the viewer's colour (own) or of the other colour (foreign).
  std::size_t row(Colour of_line, bool is_own, std::size_t line_class) const {
    const std::size_t table = tables == 2 ? index_of(of_line) : 0;
    return ((table * 2 + (is_own ? 0 : 1)) * classes + line_class) * kNeurons;
  }

  std::size_t tables, classes;
  std::size_t fine, bias, hidden, hidden_bias, output, direct, output_bias, size;
};

struct Sample {
  std::array<Stone, kCells> stones;
  Colour to_move;
  float chance;
};

// The classes of the four lines of an empty point, by the colour of the line.
using PointClasses = std::array<std::array<std::uint16_t, 4>, 2>;

class LineReader {
 public:
  explicit LineReader(Rule rule) : classes_(line_classes(rule)) {
    for (int cell = 0; cell < kCells; ++cell) {
      for (std::size_t line = 0; line < kDirections.size(); ++line) {
        for (int offset = -kReach; offset <= kReach; ++offset) {
          const Point step = kDirections[line];
          const Point at{cell / kSide + offset * step.row, cell % kSide + offset * step.column};
          const bool is_inside = at.row >= 0 && at.row < kSide && at.column >= 0 && at.column < kSide;
          if (offset == 0) continue;
          const auto i = static_cast<std::size_t>(offset < 0 ? offset + kReach : offset + kReach - 1);
          neighbours_[static_cast<std::size_t>(cell)][line][i] =
              static_cast<std::uint16_t>(is_inside ? at.row * kSide + at.column : kCells);
        }
      }
    }
  }

  // The empty points of a position.
  void read(const Sample& sample, std::vector<PointClasses>& points) const {
    std::array<std::array<std::uint32_t, kCells + 1>, 2> digits;
    for (std::size_t i = 0; i < kCells; ++i) {
      for (const Colour colour : kColours) {
        const Stone stone = sample.stones[i];
        digits[index_of(colour)][i] = stone == Stone::None ? 0 : stone == stone_of(colour) ? 1 : 2;
      }
    }
    digits[0][kCells] = digits[1][kCells] = 2;
    points.clear();
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      if (sample.stones[cell] != Stone::None) continue;
      PointClasses& point = points.emplace_back();
      for (std::size_t line = 0; line < 4; ++line) {
        std::array<std::uint32_t, 2> numbers{};
        for (std::size_t i = neighbours_[cell][line].size(); i-- > 0;) {
          const std::size_t there = neighbours_[cell][line][i];
          for (std::size_t colour = 0; colour < 2; ++colour)
            numbers[colour] = 3 * numbers[colour] + digits[colour][there];
        }
        for (std::size_t colour = 0; colour < 2; ++colour) point[colour][line] = classes_[numbers[colour]];
      }
    }
  }

 private:
  std::span<const std::uint16_t, kLineCodes> classes_;
  std::array<std::array<std::array<std::uint16_t, std::size_t{2} * kReach>, 4>, kCells> neighbours_{};
};

// The network during training: evaluation, and backpropagation of the gradient.
class Learner {
 public:
  Learner(Rule rule, const Layout& layout)
      : layout_(layout), lines_(rule), rows_(layout.bias - layout.fine), row_gradients_(rows_.size()) {
    const auto classes = line_classes(rule);
    patterns_.resize(layout.tables, std::vector<std::size_t>(layout.classes));
    for (std::size_t table = 0; table < layout.tables; ++table) {
      const auto patterns = pattern_table(rule, table == 0 ? Colour::Black : Colour::White);
      for (std::size_t number = 0; number < classes.size(); ++number)
        patterns_[table][classes[number]] = static_cast<std::size_t>(patterns[number]);
    }
  }

  // Before the first position with new weights.
  void use(const Weights& weights) {
    w_ = weights.data();
    for_each_row([&](std::size_t coarse, std::size_t row) {
      for (std::size_t i = 0; i < kNeurons; ++i) rows_[row + i] = w_[coarse + i] + w_[layout_.fine + row + i];
    });
    std::ranges::fill(row_gradients_, 0.0F);
  }

  // The log odds of the side to move.
  float forward(const Sample& sample) {
    lines_.read(sample, points_);
    to_move_ = sample.to_move;
    inputs_.resize(points_.size() * 2);
    sums_.fill(0);
    for (std::size_t i = 0; i < points_.size(); ++i) {
      for (std::size_t view = 0; view < 2; ++view) look(points_[i], view, inputs_[2 * i + view]);
    }
    for (float& sum : sums_) sum *= kSumScale;
    return head();
  }

  // After forward: adds to the gradient, given the gradient of the value.
  void backward(float error, Weights& gradient) {
    const std::array<float, kSums> gradients = sum_gradients(error, gradient);
    for (std::size_t i = 0; i < points_.size(); ++i) {
      for (std::size_t view = 0; view < 2; ++view)
        add_point_gradient(points_[i], view, inputs_[2 * i + view], gradients.data() + view * kNeurons,
                           gradient);
    }
  }

  // After the positions of a batch: the gradients of the rows go to what they are the sums of.
  void finish(Weights& gradient) const {
    for_each_row([&](std::size_t coarse, std::size_t row) {
      for (std::size_t i = 0; i < kNeurons; ++i) {
        gradient[coarse + i] += row_gradients_[row + i];
        gradient[layout_.fine + row + i] += row_gradients_[row + i];
      }
    });
  }

 private:
  // With the place of the row by pattern among the weights, and of the row by class among rows_.
  template <class Visit>
  void for_each_row(const Visit& visit) const {
    for (std::size_t table = 0; table < layout_.tables; ++table) {
      for (std::size_t part = 0; part < 2; ++part) {
        for (std::size_t i = 0; i < layout_.classes; ++i)
          visit(((table * 2 + part) * kPatterns + patterns_[table][i]) * kNeurons,
                ((table * 2 + part) * layout_.classes + i) * kNeurons);
      }
    }
  }

  // The first view is that of the side to move.
  Colour viewer(std::size_t view) const { return view == 0 ? to_move_ : other(to_move_); }

  // Calls `visit` with the rows of a point's eight lines.
  template <class Visit>
  void for_each_line(const PointClasses& point, std::size_t view, const Visit& visit) const {
    const Colour own = viewer(view);
    for (const Colour colour : {own, other(own)}) {
      for (const std::uint16_t line : point[index_of(colour)])
        visit(layout_.row(colour, colour == own, line));
    }
  }

  void look(const PointClasses& point, std::size_t view, Row& input) {
    Row sum;
    std::copy_n(w_ + layout_.bias, kNeurons, sum.begin());
    for_each_line(point, view, [&](std::size_t row) {
      for (std::size_t i = 0; i < kNeurons; ++i) sum[i] += rows_[row + i];
    });
    input = sum;
    float* sums = sums_.data() + view * kNeurons;
    for (std::size_t i = 0; i < kNeurons; ++i) sums[i] += std::clamp(sum[i], 0.0F, kMost);
  }

  float head() {
    float value = w_[layout_.output_bias];
    std::copy_n(w_ + layout_.hidden_bias, kHidden, hidden_.begin());
    for (std::size_t i = 0; i < kSums; ++i) {
      const float* weights = w_ + layout_.hidden + i * kHidden;
      for (std::size_t j = 0; j < kHidden; ++j) hidden_[j] += weights[j] * sums_[i];
      value += w_[layout_.direct + i] * sums_[i];
    }
    for (std::size_t j = 0; j < kHidden; ++j) {
      hidden_[j] = std::max(hidden_[j], 0.0F);
      value += w_[layout_.output + j] * hidden_[j];
    }
    return value;
  }

  std::array<float, kSums> sum_gradients(float error, Weights& gradient) const {
    std::array<float, kHidden> back{};
    gradient[layout_.output_bias] += error;
    for (std::size_t j = 0; j < kHidden; ++j) {
      gradient[layout_.output + j] += error * hidden_[j];
      back[j] = hidden_[j] > 0 ? error * w_[layout_.output + j] : 0;
      gradient[layout_.hidden_bias + j] += back[j];
    }
    std::array<float, kSums> gradients{};
    for (std::size_t i = 0; i < kSums; ++i) {
      gradient[layout_.direct + i] += error * sums_[i];
      float sum = error * w_[layout_.direct + i];
      for (std::size_t j = 0; j < kHidden; ++j) {
        gradient[layout_.hidden + i * kHidden + j] += back[j] * sums_[i];
        sum += back[j] * w_[layout_.hidden + i * kHidden + j];
      }
      gradients[i] = sum * kSumScale;
    }
    return gradients;
  }

  void add_point_gradient(const PointClasses& point, std::size_t view, const Row& input,
                          const float* gradients, Weights& gradient) {
    Row here;
    for (std::size_t i = 0; i < kNeurons; ++i) {
      here[i] = input[i] > 0 && input[i] < kMost ? gradients[i] : 0;
      gradient[layout_.bias + i] += here[i];
    }
    for_each_line(point, view, [&](std::size_t row) {
      for (std::size_t i = 0; i < kNeurons; ++i) row_gradients_[row + i] += here[i];
    });
  }

  const Layout& layout_;
  LineReader lines_;
  std::vector<std::vector<std::size_t>> patterns_;  // by table and class
  const float* w_ = nullptr;
  Weights rows_, row_gradients_;  // by table, own or foreign, and class
  Colour to_move_ = Colour::Black;
  std::vector<PointClasses> points_;
  std::vector<Row> inputs_;
  std::array<float, kSums> sums_{};
  std::array<float, kHidden> hidden_{};
};

float chance_by(float value) {
  return 1 / (1 + std::exp(-value));
}

// Mean divergence from the labels' chances, and how often the network favours the better side.
void measure(const char* name, Learner& network, const std::vector<Sample>& samples) {
  const auto entropy = [](double of, double by) { return -of * std::log(by) - (1 - of) * std::log(1 - by); };
  const auto inside = [](double p) { return std::clamp(p, 1e-9, 1 - 1e-9); };
  if (samples.empty()) return;
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

Weights first_weights(const Layout& layout, Random& chance) {
  Weights weights(layout.size);
  const auto spread = [&](std::size_t from, std::size_t to, float most) {
    constexpr std::uint64_t kSteps = 1U << 20U;
    for (std::size_t i = from; i < to; ++i)
      weights[i] = most * (2 * static_cast<float>(chance.below(kSteps)) / static_cast<float>(kSteps) - 1);
  };
  spread(0, layout.fine, 0.3F);
  spread(layout.hidden, layout.hidden_bias, 0.2F);
  spread(layout.output, layout.direct, 0.3F);
  spread(layout.direct, layout.output_bias, 0.1F);
  return weights;
}

// The weights of the points as in the file.
void round_points(const Layout& layout, Weights& weights) {
  for (std::size_t i = 0; i < layout.hidden; ++i) weights[i] = std::round(weights[i] * kUnit) / kUnit;
}

class Adam {
 public:
  explicit Adam(const Layout& layout) : layout_(layout), mean_(layout.size), square_(layout.size) {}

  void step(Weights& weights, const Weights& gradient, std::size_t from, float rate) {
    constexpr float kFirst = 0.9F, kSecond = 0.999F, kDecay = 1e-4F, kTiny = 1e-8F;
    first_ *= kFirst;
    second_ *= kSecond;
    for (std::size_t i = from; i < weights.size(); ++i) {
      mean_[i] = kFirst * mean_[i] + (1 - kFirst) * gradient[i];
      square_[i] = kSecond * square_[i] + (1 - kSecond) * gradient[i] * gradient[i];
      weights[i] -= rate * (mean_[i] / (1 - first_) / (std::sqrt(square_[i] / (1 - second_)) + kTiny) +
                            kDecay * weights[i]);
    }
    for (std::size_t i = from; i < layout_.hidden; ++i) {
      const float most = i >= layout_.fine && i < layout_.bias ? kMostFine : kMostCoarse;
      weights[i] = std::clamp(weights[i], -most, most);
    }
  }

 private:
  const Layout& layout_;
  Weights mean_, square_;
  float first_ = 1, second_ = 1;
};

void train_round(Weights& weights, Learner& network, Adam& adam, const std::vector<Sample>& samples,
                 const std::vector<std::size_t>& order, std::size_t from, float rate) {
  constexpr std::size_t kBatch = 256;
  Weights gradient(weights.size());
  for (std::size_t start = 0; start < order.size(); start += kBatch) {
    const std::size_t end = std::min(order.size(), start + kBatch);
    std::ranges::fill(gradient, 0.0F);
    network.use(weights);
    for (std::size_t i = start; i < end; ++i) {
      const Sample& sample = samples[order[i]];
      const float error = chance_by(network.forward(sample)) - sample.chance;
      network.backward(error / static_cast<float>(end - start), gradient);
    }
    network.finish(gradient);
    adam.step(weights, gradient, from, rate);
  }
}

Weights train(Rule rule, const Layout& layout, const std::vector<Sample>& samples,
              const std::vector<Sample>& apart, int rounds) {
  constexpr float kRate = 0.004F;
  Random chance(1);
  Weights weights = first_weights(layout, chance);
  Learner network(rule, layout);
  Adam adam(layout);
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const int rounded = rounds - rounds / 5;
  for (int round = 0; round < rounds; ++round) {
    if (round == rounded) round_points(layout, weights);
    const float done = static_cast<float>(round) / static_cast<float>(rounds);
    chance.shuffle(std::span(order));
    train_round(weights, network, adam, samples, order, round < rounded ? 0 : layout.hidden,
                kRate * (0.5F + 0.5F * std::cos(std::numbers::pi_v<float> * done)));
    std::cerr << "round " << round + 1 << '\n';
    network.use(weights);
    measure("apart", network, apart);
  }
  round_points(layout, weights);
  return weights;
}

// The network as in the file; see read_networks.
class Writer {
 public:
  std::vector<char> write(const Layout& layout, const Weights& weights) {
    constexpr float kInput = kSumScale / kUnit;
    put(static_cast<std::uint8_t>(layout.tables));
    put(std::uint8_t{1});
    for (std::size_t table = 0; table < layout.tables; ++table) {
      whole<std::int16_t>(weights, table * 2 * kPatterns * kNeurons, 2 * kPatterns * kNeurons);
      whole<std::int8_t>(weights, layout.fine + table * 2 * layout.classes * kNeurons,
                         2 * layout.classes * kNeurons);
    }
    whole<std::int16_t>(weights, layout.bias, kNeurons);
    scaled(weights, layout.hidden, kSums * kHidden, kInput);
    scaled(weights, layout.hidden_bias, kHidden, 1);
    scaled(weights, layout.output, kHidden, kValueScale);
    scaled(weights, layout.direct, kSums, kInput * kValueScale);
    scaled(weights, layout.output_bias, 1, kValueScale);
    return bytes_;
  }

 private:
  template <class Item>
  void put(Item item) {
    std::array<char, sizeof(Item)> bytes;
    std::memcpy(bytes.data(), &item, sizeof(Item));
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }

  template <class Item>
  void whole(const Weights& weights, std::size_t from, std::size_t count) {
    for (std::size_t i = from; i < from + count; ++i) put(static_cast<Item>(std::lround(weights[i] * kUnit)));
  }

  void scaled(const Weights& weights, std::size_t from, std::size_t count, float factor) {
    for (std::size_t i = from; i < from + count; ++i) put(weights[i] * factor);
  }

  std::vector<char> bytes_;
};

// The size of a rule's part of the file, which begins with these bytes.
std::size_t part_size(Rule rule, char tables, char has_fine_rows) {
  const std::size_t fine = has_fine_rows != 0 ? line_class_count(rule) : 0;
  return 2 + static_cast<std::size_t>(tables) * 2 * kNeurons * (2 * kPatterns + fine) + 2 * kNeurons +
         sizeof(float) * (kSums * kHidden + 2 * kHidden + kSums + 1);
}

void replace(const std::string& file, Rule rule, const std::vector<char>& part) {
  constexpr std::size_t kMagic = 4;
  std::vector<char> bytes = read_bytes(file);
  std::size_t at = kMagic;
  for (const Rule each : kRules) {
    const std::size_t size = part_size(each, bytes[at], bytes[at + 1]);
    if (each == rule) {
      const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
      const auto behind = bytes.erase(from, from + static_cast<std::ptrdiff_t>(size));
      bytes.insert(behind, part.begin(), part.end());
      break;
    }
    at += size;
  }
  if (!std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size())))
    throw std::runtime_error("cannot write " + file);
}

Sample sample_of(const Position& position, const Label& label) {
  // How much the result counts beside the search.
  constexpr double kResult = 0.3;
  Sample sample{.stones = {}, .to_move = position.to_move(), .chance = static_cast<float>(label.chance)};
  if (label.result)
    sample.chance = static_cast<float>((1 - kResult) * label.chance + kResult * *label.result);
  for (Cell cell = 0; cell < position.cells(); ++cell)
    sample.stones[static_cast<std::size_t>(cell)] = position.board()[position.point(cell)];
  return sample;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  constexpr int kApartOneIn = 20;
  try {
    const auto rule = arguments.empty() ? std::nullopt : read_rule(arguments[0]);
    if (!rule || arguments.size() < 4)
      throw std::runtime_error("usage: gomoku_train freestyle|exact|renju ROUNDS NETWORK POSITIONS...");
    const int rounds = std::stoi(arguments[1]);
    if (!read_networks(arguments[2])) throw std::runtime_error("no networks: " + arguments[2]);
    std::vector<Sample> training, apart;
    for (std::size_t i = 3; i < arguments.size(); ++i) {
      for_each_label(arguments[i], *rule, [&](const Position& position, const Label& label) {
        (label.game % kApartOneIn == 0 ? apart : training).push_back(sample_of(position, label));
      });
    }
    const Layout layout(*rule);
    replace(arguments[2], *rule, Writer().write(layout, train(*rule, layout, training, apart, rounds)));
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
