#include "core/gomoku/network_kernels.hpp"

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace quintet::gomoku {
namespace {

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

void exchange_plain(NeuronSums& sums, std::span<const Exchange> points) {
  for (const Exchange& point : points) {
    // The local copies tell the compiler that nothing overlaps.
    const Neurons before = *point.inputs;
    *point.before = before;
    NeuronSums changed = sums;
    Neurons after;
    for (std::size_t i = 0; i < after.size(); ++i) {
      const auto change = static_cast<std::int16_t>((*point.more[0])[i] - (*point.less[0])[i] +
                                                    (*point.more[1])[i] - (*point.less[1])[i]);
      after[i] = static_cast<std::int16_t>(before[i] + change);
      changed[i] = static_cast<std::uint16_t>(changed[i] + active(after[i]) - active(before[i]));
    }
    *point.inputs = after;
    sums = changed;
  }
}

float head_plain(const Network::Head& head, const NeuronSums& sums, std::size_t first) {
  return through_head(head, sums, first);
}

constexpr Kernels kPlain{exchange_plain, head_plain};

#ifdef __x86_64__
#define QUINTET_AVX2 __attribute__((target("avx2")))

constexpr std::size_t kLanes = 16, kVectors = 2 * kNeurons / kLanes;

template <class Row>
QUINTET_AVX2 inline __m256i load(const Row& row, std::size_t i) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(row.data() + i * kLanes));
}

template <class Row>
QUINTET_AVX2 inline void store(Row& row, std::size_t i, __m256i vector) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(row.data() + i * kLanes), vector);
}

QUINTET_AVX2 inline __m256i active(__m256i inputs) {
  return _mm256_min_epi16(_mm256_max_epi16(inputs, _mm256_setzero_si256()), _mm256_set1_epi16(kMostActive));
}

// The sums stay in registers.
QUINTET_AVX2 void exchange_avx2(NeuronSums& all, std::span<const Exchange> points) {
  __m256i sums[kVectors];
  for (std::size_t i = 0; i < kVectors; ++i) sums[i] = load(all, i);
  for (const Exchange& point : points) {
    for (std::size_t i = 0; i < kVectors; ++i) {
      const __m256i before = load(*point.inputs, i);
      store(*point.before, i, before);
      const __m256i more = _mm256_add_epi16(load(*point.more[0], i), load(*point.more[1], i)),
                    less = _mm256_add_epi16(load(*point.less[0], i), load(*point.less[1], i));
      const __m256i after = _mm256_add_epi16(before, _mm256_sub_epi16(more, less));
      store(*point.inputs, i, after);
      sums[i] = _mm256_add_epi16(sums[i], _mm256_sub_epi16(active(after), active(before)));
    }
  }
  for (std::size_t i = 0; i < kVectors; ++i) store(all, i, sums[i]);
}

QUINTET_AVX2 float head_avx2(const Network::Head& head, const NeuronSums& sums, std::size_t first) {
  return through_head(head, sums, first);
}

constexpr Kernels kAvx2{exchange_avx2, head_avx2};
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
