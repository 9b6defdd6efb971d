#include "core/twenty48/range_coder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <span>

#include "core/random.hpp"

namespace quintet::twenty48 {
namespace {

TEST(RangeCoder, GivesBackItsBits) {
  Random chance(2);
  std::vector<std::pair<std::size_t, bool>> bits;
  for (int i = 0; i < 100'000; ++i) {
    const std::size_t context = chance.index(4);  // from nearly always 0 to nearly always 1
    bits.emplace_back(context, chance.below(1000) < std::array{1U, 300U, 700U, 999U}[context]);
  }
  RangeEncoder encoder;
  std::array<BitChance, 4> chances;
  for (const auto& [context, bit] : bits) encoder.bit(chances[context], bit);
  encoder.plain(16, 0xABCD);
  const std::vector<std::uint8_t> bytes = encoder.finish();
  EXPECT_LT(bytes.size(), 100'000 * 2 * 0.89 / 4 / 8 + 400);

  RangeDecoder decoder(std::as_bytes(std::span(bytes)));
  chances = {};
  for (const auto& [context, bit] : bits) ASSERT_EQ(decoder.bit(chances[context]), bit);
  EXPECT_EQ(decoder.plain(16), 0xABCDU);
}

TEST(RangeCoder, CarriesThroughLongRowsOfOnes) {
  // Bits that were nearly certain to be 0 and are 1 put the encoder close below a power of two again and again.
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random chance(seed);
    std::vector<bool> bits;
    for (int i = 0; i < 300; ++i) bits.push_back(chance.below(100) < (i < 150 ? 100 : seed % 100));
    RangeEncoder encoder;
    BitChance of_writing, of_reading;
    for (const bool bit : bits) encoder.bit(of_writing, bit);
    const std::vector<std::uint8_t> bytes = encoder.finish();
    RangeDecoder decoder(std::as_bytes(std::span(bytes)));
    for (const bool bit : bits) ASSERT_EQ(decoder.bit(of_reading), bit) << seed;
  }
}

}  // namespace
}  // namespace quintet::twenty48
