#include "core/go/network_kernels.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <iterator>

#if defined(__x86_64__)
#define QUINTET_X86_KERNELS 1
#include <immintrin.h>
// The functions for tiles of mingw-w64's g++ 12 take strides of 32 bits, which its assembler refuses.
#ifndef _WIN32
#define QUINTET_AMX_KERNEL 1
#include <cpuid.h>
#endif
#elif defined(__aarch64__)
#define QUINTET_ARM_KERNELS 1
#include <arm_neon.h>
// Clang knows the functions for dot products, beside others, from version 16 on; which processor has them, Linux tells.
#if defined(__linux__) && (!defined(__clang__) || __clang_major__ >= 16)
#define QUINTET_ARM_DOT_KERNEL 1
#include <sys/auxv.h>
#endif
#endif

// GCC 12 takes the undefined operands inside its own intrinsics for uses of unset values.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif

namespace quintet::go {
namespace {

using Taps = std::array<std::ptrdiff_t, 9>;

// Distances from a cell to what each tap reads, in bytes of input.
Taps taps_of(const Convolution& convolution, std::ptrdiff_t row) {
  const auto inputs = static_cast<std::ptrdiff_t>(convolution.inputs);
  Taps taps{};
  if (convolution.taps == 1) return taps;
  std::size_t i = 0;
  for (std::ptrdiff_t y = -1; y <= 1; ++y)
    for (std::ptrdiff_t x = -1; x <= 1; ++x) taps[i++] = (y * row + x) * inputs;
  return taps;
}

std::uint8_t limited(std::int32_t sum, float factor, std::int32_t skip) {
  const auto scaled = static_cast<std::int32_t>(std::nearbyint(static_cast<float>(sum) * factor));
  return static_cast<std::uint8_t>(std::clamp(scaled + skip, 0, kLargestActivation));
}

void convolve_plain(const Convolution& convolution, const Run& run) {
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  for (std::size_t cell = 0; cell < run.cells; ++cell) {
    const std::int8_t* weight = convolution.weights.data();
    for (std::size_t block = 0; block < outputs; block += kBlock) {
      std::array<std::int32_t, kBlock> sums;
      std::copy_n(run.bias + block, kBlock, sums.begin());
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        for (std::size_t group = 0; group < inputs; group += kGroup) {
          for (std::size_t output = 0; output < kBlock; ++output)
            for (std::size_t input = 0; input < kGroup; ++input)
              sums[output] += in[group + input] * *weight++;
        }
      }
      for (std::size_t output = 0; output < kBlock; ++output) {
        const std::size_t to = cell * outputs + block + output;
        run.out[to] = limited(sums[output], convolution.factor[block + output], run.skip ? run.skip[to] : 0);
      }
    }
  }
}

[[maybe_unused]] std::int32_t four_bytes(const std::uint8_t* at) {
  std::int32_t bytes = 0;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

#ifdef QUINTET_X86_KERNELS

// All x86-64 processors have this.
void convolve_sse2(const Convolution& convolution, const Run& run) {
  constexpr std::size_t kLanes = 4, kQuarters = kBlock / kLanes;
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t block_size = convolution.taps * inputs * kBlock;
  const __m128i zero = _mm_setzero_si128();
  for (std::size_t block = 0; block < outputs; block += kBlock) {
    for (std::size_t cell = 0; cell < run.cells; cell += kCellsTogether) {
      const std::int8_t* weights = convolution.weights.data() + block / kBlock * block_size;
      // Of the first two inputs of a group and of the other two: even lanes of a register and odd ones, for two outputs.
      __m128i sums[kCellsTogether][2 * kQuarters];
      for (auto& cell_sums : sums) std::fill(std::begin(cell_sums), std::end(cell_sums), zero);
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        for (std::size_t group = 0; group < inputs; group += kGroup, weights += kBlock * kGroup) {
          __m128i wide[2 * kQuarters];
          for (std::size_t i = 0; i < kQuarters; ++i) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights) + i);
            wide[2 * i] = _mm_srai_epi16(_mm_unpacklo_epi8(zero, bytes), 8);
            wide[2 * i + 1] = _mm_srai_epi16(_mm_unpackhi_epi8(zero, bytes), 8);
          }
          for (std::size_t i = 0; i < kCellsTogether; ++i) {
            const __m128i four = _mm_unpacklo_epi8(_mm_set1_epi32(four_bytes(in + i * inputs + group)), zero);
            for (std::size_t j = 0; j < 2 * kQuarters; ++j)
              sums[i][j] = _mm_add_epi32(sums[i][j], _mm_madd_epi16(four, wide[j]));
          }
        }
      }
      for (std::size_t i = 0; i < kCellsTogether; ++i) {
        alignas(16) std::array<std::int32_t, 2 * kBlock> halves;
        for (std::size_t j = 0; j < 2 * kQuarters; ++j)
          _mm_store_si128(reinterpret_cast<__m128i*>(halves.data() + j * kLanes), sums[i][j]);
        for (std::size_t output = 0; output < kBlock; ++output) {
          const std::size_t to = (cell + i) * outputs + block + output;
          const std::int32_t sum = run.bias[block + output] + halves[2 * output] + halves[2 * output + 1];
          run.out[to] = limited(sum, convolution.factor[block + output], run.skip ? run.skip[to] : 0);
        }
      }
    }
  }
}

__attribute__((target("avx2"))) void convolve_avx2(const Convolution& convolution, const Run& run) {
  constexpr std::size_t kTogether = 4;
  static_assert(kCellsTogether % kTogether == 0);
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t block_size = convolution.taps * inputs * kBlock;
  const __m256i ones = _mm256_set1_epi16(1), most = _mm256_set1_epi32(kLargestActivation);
  for (std::size_t block = 0; block < outputs; block += kBlock) {
    const __m256i low_bias = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(run.bias + block));
    const __m256i high_bias = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(run.bias + block + 8));
    const __m256 low_factor = _mm256_loadu_ps(convolution.factor.data() + block);
    const __m256 high_factor = _mm256_loadu_ps(convolution.factor.data() + block + 8);
    for (std::size_t cell = 0; cell < run.cells; cell += kTogether) {
      const auto* weight =
          reinterpret_cast<const __m256i*>(convolution.weights.data() + block / kBlock * block_size);
      __m256i low[kTogether], high[kTogether];
      for (std::size_t i = 0; i < kTogether; ++i) {
        low[i] = low_bias;
        high[i] = high_bias;
      }
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        for (std::size_t group = 0; group < inputs; group += kGroup, weight += 2) {
          const __m256i low_weight = _mm256_loadu_si256(weight), high_weight = _mm256_loadu_si256(weight + 1);
          for (std::size_t i = 0; i < kTogether; ++i) {
            const __m256i four = _mm256_set1_epi32(four_bytes(in + i * inputs + group));
            low[i] =
                _mm256_add_epi32(low[i], _mm256_madd_epi16(_mm256_maddubs_epi16(four, low_weight), ones));
            high[i] =
                _mm256_add_epi32(high[i], _mm256_madd_epi16(_mm256_maddubs_epi16(four, high_weight), ones));
          }
        }
      }
      for (std::size_t i = 0; i < kTogether; ++i) {
        const std::size_t to = (cell + i) * outputs + block;
        __m256i a = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_cvtepi32_ps(low[i]), low_factor));
        __m256i b = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_cvtepi32_ps(high[i]), high_factor));
        if (run.skip) {
          const __m128i skip = _mm_loadu_si128(reinterpret_cast<const __m128i*>(run.skip + to));
          a = _mm256_add_epi32(a, _mm256_cvtepu8_epi32(skip));
          b = _mm256_add_epi32(b, _mm256_cvtepu8_epi32(_mm_srli_si128(skip, 8)));
        }
        a = _mm256_min_epi32(_mm256_max_epi32(a, _mm256_setzero_si256()), most);
        b = _mm256_min_epi32(_mm256_max_epi32(b, _mm256_setzero_si256()), most);
        // Packing works in halves of a register: the middle quarters are exchanged.
        const __m256i words = _mm256_permute4x64_epi64(_mm256_packs_epi32(a, b), 0b11011000);
        const __m128i bytes =
            _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(run.out + to), bytes);
      }
    }
  }
}

#define QUINTET_VNNI __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))

QUINTET_VNNI inline void store_limited(__m512i sums, __m512 factor, const Run& run, std::size_t to) {
  __m512i scaled = _mm512_cvtps_epi32(_mm512_mul_ps(_mm512_cvtepi32_ps(sums), factor));
  if (run.skip)
    scaled = _mm512_add_epi32(
        scaled, _mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(run.skip + to))));
  scaled = _mm512_min_epi32(_mm512_max_epi32(scaled, _mm512_setzero_si512()),
                            _mm512_set1_epi32(kLargestActivation));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(run.out + to), _mm512_cvtepi32_epi8(scaled));
}

// Blocks of outputs that are computed together share the loading of their inputs.
template <std::size_t kBlocks>
QUINTET_VNNI void convolve_blocks(const Convolution& convolution, const Run& run, const Taps& taps,
                                  std::size_t first_block) {
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t block_size = convolution.taps * inputs * kBlock;
  constexpr std::size_t kTogether = 8;
  static_assert(kCellsTogether % kTogether == 0);
  for (std::size_t cell = 0; cell < run.cells; cell += kTogether) {
    const std::int8_t* weight = convolution.weights.data() + first_block * block_size;
    __m512i sums[kBlocks][kTogether];
    for (std::size_t b = 0; b < kBlocks; ++b)
      for (std::size_t i = 0; i < kTogether; ++i)
        sums[b][i] = _mm512_loadu_si512(run.bias + (first_block + b) * kBlock);
    for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
      const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
      for (std::size_t group = 0; group < inputs; group += kGroup, weight += kBlock * kGroup) {
        __m512i weights[kBlocks];
        for (std::size_t b = 0; b < kBlocks; ++b) weights[b] = _mm512_loadu_si512(weight + b * block_size);
        for (std::size_t i = 0; i < kTogether; ++i) {
          const __m512i four = _mm512_set1_epi32(four_bytes(in + i * inputs + group));
          for (std::size_t b = 0; b < kBlocks; ++b)
            sums[b][i] = _mm512_dpbusd_epi32(sums[b][i], four, weights[b]);
        }
      }
    }
    for (std::size_t b = 0; b < kBlocks; ++b) {
      const __m512 factor = _mm512_loadu_ps(convolution.factor.data() + (first_block + b) * kBlock);
      for (std::size_t i = 0; i < kTogether; ++i) {
        const std::size_t to = (cell + i) * outputs + (first_block + b) * kBlock;
        store_limited(sums[b][i], factor, run, to);
      }
    }
  }
}

void convolve_vnni(const Convolution& convolution, const Run& run) {
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t blocks = convolution.outputs / kBlock;
  std::size_t block = 0;
  for (; blocks - block >= 3 && blocks - block != 4; block += 3)
    convolve_blocks<3>(convolution, run, taps, block);
  for (; blocks - block >= 2; block += 2) convolve_blocks<2>(convolution, run, taps, block);
  if (block < blocks) convolve_blocks<1>(convolution, run, taps, block);
}

#ifdef QUINTET_AMX_KERNEL
// How many rows each tile has, and of how many bytes.
struct alignas(64) TileShapes {
  std::uint8_t palette = 1, start_row = 0;
  std::array<std::uint8_t, 14> unused{};
  std::array<std::uint16_t, 16> row_bytes{};
  std::array<std::uint8_t, 16> rows{};
};
static_assert(sizeof(TileShapes) == 64);

// A tile of 16 cells by all inputs times one of these by 16 outputs. Tiles 0 to 3 are sums, 4 and 5 inputs, 6 and 7 weights.
__attribute__((target("amx-tile,amx-int8,avx512f,avx512bw,avx512vl,avx512vnni"))) void convolve_amx(
    const Convolution& convolution, const Run& run) {
  constexpr std::size_t kRows = 16, kBytes = 64;
  static_assert(kCellsTogether == kRows && kBlock * kGroup == kBytes);
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t tap_size = inputs * kBlock, block_size = convolution.taps * tap_size;
  TileShapes shapes;
  for (std::size_t i = 0; i < 8; ++i) {
    shapes.row_bytes[i] = static_cast<std::uint16_t>(i == 4 || i == 5 ? inputs : kBytes);
    shapes.rows[i] = static_cast<std::uint8_t>(i >= 6 ? inputs / kGroup : kRows);
  }
  _tile_loadconfig(&shapes);
  alignas(64) std::array<std::int32_t, kRows * kBlock> biases[2], sums[4];
  for (std::size_t block = 0; block < outputs / kBlock; block += 2) {
    const bool two_blocks = block + 1 < outputs / kBlock;
    for (std::size_t i = 0; i < biases[0].size(); ++i) {
      biases[0][i] = run.bias[block * kBlock + i % kBlock];
      if (two_blocks) biases[1][i] = run.bias[(block + 1) * kBlock + i % kBlock];
    }
    const std::int8_t* weights = convolution.weights.data() + block * block_size;
    for (std::size_t cell = 0; cell < run.cells; cell += 2 * kRows) {
      const bool two_tiles = cell + kRows < run.cells;
      _tile_loadd(0, biases[0].data(), kBytes);
      _tile_loadd(2, biases[0].data(), kBytes);
      if (two_blocks) {
        _tile_loadd(1, biases[1].data(), kBytes);
        _tile_loadd(3, biases[1].data(), kBytes);
      }
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        _tile_loadd(4, in, inputs);
        _tile_loadd(6, weights + tap * tap_size, kBytes);
        _tile_dpbusd(0, 4, 6);
        if (two_tiles) {
          _tile_loadd(5, in + kRows * inputs, inputs);
          _tile_dpbusd(2, 5, 6);
        }
        if (!two_blocks) continue;
        _tile_loadd(7, weights + block_size + tap * tap_size, kBytes);
        _tile_dpbusd(1, 4, 7);
        if (two_tiles) _tile_dpbusd(3, 5, 7);
      }
      _tile_stored(0, sums[0].data(), kBytes);
      _tile_stored(1, sums[1].data(), kBytes);
      _tile_stored(2, sums[2].data(), kBytes);
      _tile_stored(3, sums[3].data(), kBytes);
      for (std::size_t tile = 0; tile < (two_tiles ? 2U : 1U); ++tile) {
        for (std::size_t b = 0; b < (two_blocks ? 2U : 1U); ++b) {
          const __m512 factor = _mm512_loadu_ps(convolution.factor.data() + (block + b) * kBlock);
          for (std::size_t i = 0; i < kRows; ++i)
            store_limited(_mm512_load_si512(sums[2 * tile + b].data() + i * kBlock), factor, run,
                          (cell + tile * kRows + i) * outputs + (block + b) * kBlock);
        }
      }
    }
  }
  _tile_release();
}

bool has_amx() {
  constexpr unsigned kFeatures = 7, kTilesAndBytes = 3U << 24U;
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  return __get_cpuid_count(kFeatures, 0, &eax, &ebx, &ecx, &edx) != 0 &&
         (edx & kTilesAndBytes) == kTilesAndBytes;
}
#endif

#endif

#ifdef QUINTET_ARM_KERNELS

constexpr std::size_t kLanes = 4, kQuarters = kBlock / kLanes;
using Sums = std::array<int32x4_t, kQuarters>;  // of a block of outputs

inline void store_limited(const Sums& sums, const float* factor, const Run& run, std::size_t to) {
  std::array<int16x4_t, kQuarters> scaled;
  for (std::size_t j = 0; j < kQuarters; ++j)
    scaled[j] = vqmovn_s32(vcvtnq_s32_f32(vmulq_f32(vcvtq_f32_s32(sums[j]), vld1q_f32(factor + j * kLanes))));
  int16x8_t low = vcombine_s16(scaled[0], scaled[1]), high = vcombine_s16(scaled[2], scaled[3]);
  if (run.skip) {
    const uint8x16_t skip = vld1q_u8(run.skip + to);
    low = vqaddq_s16(low, vreinterpretq_s16_u16(vmovl_u8(vget_low_u8(skip))));
    high = vqaddq_s16(high, vreinterpretq_s16_u16(vmovl_u8(vget_high_u8(skip))));
  }
  const uint8x16_t bytes = vcombine_u8(vqmovun_s16(low), vqmovun_s16(high));
  vst1q_u8(run.out + to, vminq_u8(bytes, vdupq_n_u8(kLargestActivation)));
}

// All processors with 64 bits have this.
void convolve_neon(const Convolution& convolution, const Run& run) {
  constexpr std::size_t kTogether = 2, kEighths = 2 * kQuarters;
  static_assert(kCellsTogether % kTogether == 0);
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t block_size = convolution.taps * inputs * kBlock;
  for (std::size_t block = 0; block < outputs; block += kBlock) {
    for (std::size_t cell = 0; cell < run.cells; cell += kTogether) {
      const std::int8_t* weight = convolution.weights.data() + block / kBlock * block_size;
      // Of two outputs each: of the first two inputs of a group, and of the other two.
      int32x4_t halves[kTogether][kEighths];
      for (auto& of_cell : halves) std::fill(std::begin(of_cell), std::end(of_cell), vdupq_n_s32(0));
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        for (std::size_t group = 0; group < inputs; group += kGroup, weight += kBlock * kGroup) {
          for (std::size_t i = 0; i < kTogether; ++i) {
            const int8x8_t four = vreinterpret_s8_s32(vdup_n_s32(four_bytes(in + i * inputs + group)));
            for (std::size_t j = 0; j < kEighths; ++j)
              halves[i][j] = vpadalq_s16(halves[i][j], vmull_s8(vld1_s8(weight + 2 * kGroup * j), four));
          }
        }
      }
      for (std::size_t i = 0; i < kTogether; ++i) {
        Sums sums;
        for (std::size_t j = 0; j < kQuarters; ++j)
          sums[j] = vaddq_s32(vld1q_s32(run.bias + block + j * kLanes),
                              vpaddq_s32(halves[i][2 * j], halves[i][2 * j + 1]));
        store_limited(sums, convolution.factor.data() + block, run, (cell + i) * outputs + block);
      }
    }
  }
}

#ifdef QUINTET_ARM_DOT_KERNEL
__attribute__((target("arch=armv8.2-a+dotprod"))) void convolve_neon_dot(const Convolution& convolution,
                                                                         const Run& run) {
  constexpr std::size_t kTogether = 4;
  static_assert(kCellsTogether % kTogether == 0);
  const Taps taps = taps_of(convolution, run.row);
  const std::size_t inputs = convolution.inputs, outputs = convolution.outputs;
  const std::size_t block_size = convolution.taps * inputs * kBlock;
  for (std::size_t block = 0; block < outputs; block += kBlock) {
    Sums bias;
    for (std::size_t j = 0; j < kQuarters; ++j) bias[j] = vld1q_s32(run.bias + block + j * kLanes);
    for (std::size_t cell = 0; cell < run.cells; cell += kTogether) {
      const std::int8_t* weight = convolution.weights.data() + block / kBlock * block_size;
      std::array<Sums, kTogether> sums;
      sums.fill(bias);
      for (std::size_t tap = 0; tap < convolution.taps; ++tap) {
        const std::uint8_t* in = run.in + static_cast<std::ptrdiff_t>(cell * inputs) + taps[tap];
        for (std::size_t group = 0; group < inputs; group += kGroup, weight += kBlock * kGroup) {
          std::array<int8x16_t, kQuarters> weights;
          for (std::size_t j = 0; j < kQuarters; ++j) weights[j] = vld1q_s8(weight + kLanes * kGroup * j);
          for (std::size_t i = 0; i < kTogether; ++i) {
            const int8x16_t four = vreinterpretq_s8_s32(vdupq_n_s32(four_bytes(in + i * inputs + group)));
            for (std::size_t j = 0; j < kQuarters; ++j) sums[i][j] = vdotq_s32(sums[i][j], weights[j], four);
          }
        }
      }
      for (std::size_t i = 0; i < kTogether; ++i)
        store_limited(sums[i], convolution.factor.data() + block, run, (cell + i) * outputs + block);
    }
  }
}
#endif

#endif

}  // namespace

std::string_view name(Kernel kernel) {
  constexpr std::array<std::string_view, kKernels.size()> kNames{"plain", "sse2", "avx2",    "avx512-vnni",
                                                                 "amx",   "neon", "neon-dot"};
  return kNames[static_cast<std::size_t>(kernel)];
}

bool is_supported(Kernel kernel) {
#ifdef QUINTET_X86_KERNELS
  if (kernel == Kernel::Sse2) return true;
  if (kernel == Kernel::Avx2) return __builtin_cpu_supports("avx2") != 0;
  if (kernel == Kernel::Avx512Vnni)
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vnni") != 0;
#endif
#ifdef QUINTET_AMX_KERNEL
  if (kernel == Kernel::Amx) return has_amx() && is_supported(Kernel::Avx512Vnni);
#endif
#ifdef QUINTET_ARM_KERNELS
  if (kernel == Kernel::Neon) return true;
#endif
#ifdef QUINTET_ARM_DOT_KERNEL
  if (kernel == Kernel::NeonDot) return (getauxval(AT_HWCAP) & HWCAP_ASIMDDP) != 0;
#endif
  return kernel == Kernel::Plain;
}

Kernel fastest_kernel() {
  static const Kernel fastest = [] {
    Kernel best = Kernel::Plain;
    for (const Kernel each : kKernels)
      if (each != Kernel::Amx && is_supported(each)) best = each;
    return best;
  }();
  return fastest;
}

void Convolution::set_weights(std::span<const std::int8_t> natural) {
  assert(natural.size() == inputs * outputs * taps && inputs % kGroup == 0 && outputs % kBlock == 0);
  weights.clear();
  weights.reserve(natural.size());
  for (std::size_t block = 0; block < outputs; block += kBlock)
    for (std::size_t tap = 0; tap < taps; ++tap)
      for (std::size_t group = 0; group < inputs; group += kGroup)
        for (std::size_t output = block; output < block + kBlock; ++output)
          for (std::size_t input = group; input < group + kGroup; ++input)
            weights.push_back(natural[(output * inputs + input) * taps + tap]);
}

void convolve([[maybe_unused]] Kernel kernel, const Convolution& convolution, const Run& run) {
#ifdef QUINTET_AMX_KERNEL
  constexpr std::size_t kMostInTile = 64;
  if (kernel == Kernel::Amx && convolution.inputs <= kMostInTile) return convolve_amx(convolution, run);
#endif
#ifdef QUINTET_X86_KERNELS
  if (kernel == Kernel::Avx512Vnni || kernel == Kernel::Amx) return convolve_vnni(convolution, run);
  if (kernel == Kernel::Avx2) return convolve_avx2(convolution, run);
  if (kernel == Kernel::Sse2) return convolve_sse2(convolution, run);
#endif
#ifdef QUINTET_ARM_DOT_KERNEL
  if (kernel == Kernel::NeonDot) return convolve_neon_dot(convolution, run);
#endif
#ifdef QUINTET_ARM_KERNELS
  if (kernel == Kernel::Neon) return convolve_neon(convolution, run);
#endif
  convolve_plain(convolution, run);
}

}  // namespace quintet::go
