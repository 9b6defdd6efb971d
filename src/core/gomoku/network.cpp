#include "core/gomoku/network.hpp"

#include <algorithm>
#include <cmath>

#include "core/gomoku/network_weights.hpp"

namespace quintet::gomoku {
namespace {

using Rows = std::array<Neurons, kPatterns>;

constexpr Neurons join(const Network::Row& black, const Network::Row& white) {
  Neurons both{};
  std::ranges::copy(black, both.begin());
  std::ranges::copy(white, both.begin() + kNeurons);
  return both;
}

constexpr std::array<Rows, 2> make_rows() {
  std::array<Rows, 2> rows{};
  for (std::size_t i = 0; i < kPatterns; ++i) {
    rows[index_of(Colour::Black)][i] = join(kNetwork.own[i], kNetwork.foreign[i]);
    rows[index_of(Colour::White)][i] = join(kNetwork.foreign[i], kNetwork.own[i]);
  }
  return rows;
}

constexpr std::array<Rows, 2> kRows = make_rows();
constexpr Neurons kBias = join(kNetwork.bias, kNetwork.bias);

}  // namespace

std::span<const Neurons, kPatterns> network_rows(Colour colour) {
  return kRows[index_of(colour)];
}

const Neurons& network_bias() {
  return kBias;
}

Value network_value(const NeuronSums& sums, Colour to_move) {
  const std::size_t first = to_move == Colour::Black ? 0 : kNeurons;
  std::array<float, kHidden> hidden = kNetwork.hidden_bias;
  float value = kNetwork.output_bias;
  for (std::size_t i = 0; i < 2 * kNeurons; ++i) {
    const auto sum = static_cast<float>(sums[i ^ first]);
    for (std::size_t j = 0; j < kHidden; ++j) hidden[j] += kNetwork.hidden[i][j] * sum;
    value += kNetwork.direct[i] * sum;
  }
  for (std::size_t j = 0; j < kHidden; ++j) value += kNetwork.output[j] * std::max(hidden[j], 0.0F);
  return static_cast<Value>(std::lround(value));
}

}  // namespace quintet::gomoku
