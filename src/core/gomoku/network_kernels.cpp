#include "core/gomoku/network_kernels.hpp"

namespace quintet::gomoku {
namespace {

// The local copies tell the compiler that nothing overlaps.
[[gnu::always_inline]] inline void exchange_rows(NeuronSums& all, Neurons& neurons, const Exchange& rows) {
  const Neurons before = neurons;
  NeuronSums sums = all;
  Neurons after;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const auto change = static_cast<std::int16_t>((*rows.more[0])[i] - (*rows.less[0])[i] +
                                                  (*rows.more[1])[i] - (*rows.less[1])[i]);
    after[i] = static_cast<std::int16_t>(before[i] + change);
    sums[i] = static_cast<std::uint16_t>(sums[i] + active(after[i]) - active(before[i]));
  }
  neurons = after;
  all = sums;
}

[[gnu::always_inline]] inline float through_head(const Network::Head& head, const NeuronSums& sums,
                                                 std::size_t first) {
  std::array<float, kHidden> hidden = head.hidden_bias;
  float value = head.output_bias;
  for (std::size_t i = 0; i < 2 * kNeurons; ++i) {
    const auto sum = static_cast<float>(sums[i ^ first]);
    for (std::size_t j = 0; j < kHidden; ++j) hidden[j] += head.hidden[i][j] * sum;
    value += head.direct[i] * sum;
  }
  for (std::size_t j = 0; j < kHidden; ++j) value += head.output[j] * std::max(hidden[j], 0.0F);
  return value;
}

// Weights are in 64ths of what an active unit adds.
constexpr int kPolicyShift = 6;

[[gnu::always_inline]] inline int through_policy(const Neurons& weights, const Neurons& inputs,
                                                 std::size_t first) {
  int sum = 0;
  for (std::size_t view : {std::size_t{0}, kNeurons}) {
    const std::int16_t *weight = weights.data() + view, *input = inputs.data() + (view ^ first);
    for (std::size_t i = 0; i < kNeurons; ++i) sum += weight[i] * active(input[i]);
  }
  return sum >> kPolicyShift;
}

void exchange_plain(NeuronSums& all, Neurons& neurons, const Exchange& rows) {
  exchange_rows(all, neurons, rows);
}

float head_plain(const Network::Head& head, const NeuronSums& sums, std::size_t first) {
  return through_head(head, sums, first);
}

int policy_plain(const Neurons& weights, const Neurons& inputs, std::size_t first) {
  return through_policy(weights, inputs, first);
}

constexpr Kernels kPlain{exchange_plain, head_plain, policy_plain};

#ifdef __x86_64__
__attribute__((target("avx2"))) void exchange_avx2(NeuronSums& all, Neurons& neurons, const Exchange& rows) {
  exchange_rows(all, neurons, rows);
}

__attribute__((target("avx2"))) float head_avx2(const Network::Head& head, const NeuronSums& sums,
                                                std::size_t first) {
  return through_head(head, sums, first);
}

__attribute__((target("avx2"))) int policy_avx2(const Neurons& weights, const Neurons& inputs,
                                                std::size_t first) {
  return through_policy(weights, inputs, first);
}

constexpr Kernels kAvx2{exchange_avx2, head_avx2, policy_avx2};
#endif

}  // namespace

const Kernels& plain_kernels() {
  return kPlain;
}

const Kernels& fastest_kernels() {
#ifdef __x86_64__
  static const Kernels& fastest = __builtin_cpu_supports("avx2") != 0 ? kAvx2 : kPlain;
  return fastest;
#else
  return kPlain;
#endif
}

}  // namespace quintet::gomoku
