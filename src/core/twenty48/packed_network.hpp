// The networks as they are shipped: packed into a few MiB (weight_coder.hpp), and each made usable when a board first needs
// it, which takes up to a second.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/expected.hpp"
#include "core/parse_error.hpp"
#include "core/twenty48/network.hpp"
#include "core/twenty48/weight_coder.hpp"

namespace quintet::twenty48 {

// The packed network of this program.
std::span<const std::byte> packed_network(Stage stage);

// The same, unpacked by the first call and kept from then on. For all threads; nothing after a stop.
std::shared_ptr<const Network> shipped_network(Stage stage, const std::stop_token& stop = {});

// Refuses damaged data. `packed` may come from anywhere. Gives up within a few milliseconds of a stop.
Expected<Network, ParseError> unpack_network(std::span<const std::byte> packed,
                                             const std::stop_token& stop = {});

// A header of little-endian numbers, then the bits of the weights.
struct PackedHeader {
  std::uint32_t size = 0;   // of the bits, in bytes
  std::uint32_t step = 1;   // of the finest precision, in points
  std::uint32_t usual = 0;  // the weight of features that are left out
  std::uint32_t sets = 1;
  std::uint64_t check = 0;  // of the bits and the numbers above
};
std::vector<std::byte> write_packed(PackedHeader header, std::span<const std::uint8_t> bits);

// `wanted(feature)` says what becomes of each of the weights, which are in points; see weight_coder.hpp.
template <class Source>
std::vector<std::byte> pack_network(const Source& wanted, const Fineness& fineness, Weights::Weight usual,
                                    std::size_t sets = 1) {
  WeightCoder<RangeEncoder> coder({}, fineness, usual, sets);
  coder.walk(wanted);
  return write_packed({.step = static_cast<std::uint32_t>(fineness.step),
                       .usual = static_cast<std::uint32_t>(usual),
                       .sets = static_cast<std::uint32_t>(sets)},
                      coder.coder().finish());
}

}  // namespace quintet::twenty48
