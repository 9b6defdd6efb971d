// The inner loop of the network of go: convolutions in integers.
//
// Activations are bytes from 0 to 127, channel by channel for each cell of the board, which has the layout of Board: a row of
// the rim above and below, and one cell of the rim behind each row, so that the neighbours of a cell are at fixed distances.
// Weights are signed bytes. With activations of seven bits the sum of two products fits in 16 bits, so that the kernels for
// all processors give the same bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace quintet::go {

// Plain runs everywhere; the others need what they are named for, each kind of processor the slowest first. Amx is for the
// training of networks on servers: before it is used, the process must have asked the system for its registers.
enum class Kernel : std::uint8_t { Plain, Sse2, Avx2, Avx512Vnni, Amx, Neon, NeonDot };
inline constexpr std::array kKernels{Kernel::Plain, Kernel::Sse2, Kernel::Avx2,   Kernel::Avx512Vnni,
                                     Kernel::Amx,   Kernel::Neon, Kernel::NeonDot};

std::string_view name(Kernel kernel);
bool is_supported(Kernel kernel);
// The fastest one of this processor that needs no permission.
Kernel fastest_kernel();

inline constexpr int kLargestActivation = 127;
// Outputs are computed in blocks of so many channels, inputs are read in groups.
inline constexpr std::size_t kBlock = 16, kGroup = 4;
// So many cells are computed together: an activation buffer has as many more behind its end.
inline constexpr std::size_t kCellsTogether = 16;

// A convolution whose weights are ordered for the kernels: by block of outputs, tap, group of inputs, output, input.
struct Convolution {
  std::size_t inputs = 0, outputs = 0;  // multiples of kGroup and of kBlock
  std::size_t taps = 0;                 // 1, or 9 for the cell and its eight neighbours, row by row
  std::vector<std::int8_t> weights{};
  std::vector<std::int32_t> bias{};
  std::vector<float> factor{};  // from sums to activations

  // `natural`: by output, input, tap.
  void set_weights(std::span<const std::int8_t> natural);
};

// What one run of a convolution reads and writes.
struct Run {
  const std::uint8_t* in;    // of the first cell; cells before and behind it are read as well
  const std::int32_t* bias;  // by output
  const std::uint8_t* skip;  // added to the output before it is limited; may be null
  std::uint8_t* out;         // of the first cell
  std::size_t cells;         // rounded up to kCellsTogether in what is written
  std::ptrdiff_t row;        // cells from one row to the next
};

// out = limit(round(sum × factor) + skip), with ties to even.
void convolve(Kernel kernel, const Convolution& convolution, const Run& run);

}  // namespace quintet::go
