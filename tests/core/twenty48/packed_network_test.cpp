#include "core/twenty48/packed_network.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "core/twenty48/range_coder.hpp"
#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

using ::testing::HasSubstr;

// A few thousand weights here and there, the same for every call.
std::vector<Wanted> some_weights() {
  std::vector<Wanted> wanted(kTuples * kTupleEntries);
  Random chance(1);
  for (int i = 0; i < 40; ++i) {
    const std::size_t from = chance.index(wanted.size() - 1000);
    for (std::size_t at = from; at < from + 500; ++at) {
      if (chance.below(3) == 0) continue;
      const auto precision = static_cast<Precision>(1 + chance.below(kMostPrecision));
      wanted[at] = {precision, 2000 + static_cast<int>(chance.below(3000)) - static_cast<int>(at % 16) * 100};
    }
  }
  wanted.front() = {kMostPrecision, 32'767};
  wanted.back() = {kMostPrecision, -32'768};
  return wanted;
}

std::vector<std::byte> packed(const std::vector<Wanted>& wanted, int step) {
  return pack_network([&](std::uint32_t feature) { return wanted[feature]; }, step, 300);
}

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

TEST(PackedNetwork, KeepsEachWeightAsFinelyAsWanted) {
  const std::vector<Wanted> wanted = some_weights();
  const int step = 4;
  const auto network = unpack_network(packed(wanted, step));
  ASSERT_TRUE(network) << network.error().message;
  const Weights& weights = network->weights();
  for (std::uint32_t feature = 0; feature < wanted.size(); ++feature) {
    const auto [precision, value] = wanted[feature];
    if (precision == 0) {
      if (!weights.has_page(feature / Weights::kPage)) {
        ASSERT_EQ(weights[feature], 300) << feature;
      }
      continue;
    }
    // A difference of less than five eighths of a step is left away.
    ASSERT_NEAR(weights[feature], value, step * (1 << (kMostPrecision - precision)) * 0.63) << feature;
  }
}

TEST(PackedNetwork, IsRefusedWhereItIsDamaged) {
  const std::vector<std::byte> good = packed(some_weights(), 4);
  Random chance(3);
  for (int i = 0; i < 300; ++i) {
    std::vector<std::byte> bad = good;
    const std::size_t at = i < 40 ? static_cast<std::size_t>(i) : chance.index(bad.size());
    bad[at] ^= static_cast<std::byte>(1U << chance.below(8));
    ASSERT_FALSE(unpack_network(bad)) << at;
  }
  for (std::size_t size = 0; size < good.size(); size += size < 40 ? 1 : 997)
    ASSERT_FALSE(unpack_network(std::span(good).first(size))) << size;
  EXPECT_THAT(unpack_network({}).error().message, HasSubstr("no weights"));
  EXPECT_THAT(unpack_network(std::span(good).first(good.size() - 1)).error().message,
              HasSubstr("not complete"));
  std::vector<std::byte> bad = good;
  bad.back() ^= std::byte{1};
  EXPECT_THAT(unpack_network(bad).error().message, HasSubstr("damaged"));
}

// Bits that mean nothing, but with the right check: whatever they make, every weight can be read.
TEST(PackedNetwork, ReadsAnyBitsWithoutHarm) {
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    Random chance(seed);
    std::vector<std::uint8_t> bits(20'000);
    for (std::uint8_t& byte : bits) byte = static_cast<std::uint8_t>(chance.below(256));
    const auto network = unpack_network(write_packed({.step = 256, .usual = 0}, bits));
    ASSERT_TRUE(network);
    for (int i = 0; i < 1000; ++i) {
      const float value = network->value(chance.next());
      EXPECT_LE(std::abs(value), 32.0F * 32'768);
    }
  }
}

TEST(PackedNetwork, AStopEndsTheUnpacking) {
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(unpack_network(shipped_network(), stopped.get_token()));
}

TEST(PackedNetwork, TheShippedOneIsSmallAndValuesBoards) {
  EXPECT_LE(shipped_network().size(), std::size_t{4} << 20U);
  const Network& network = shipped();
  // An early board promises many points; a chessboard of small tiles is lost.
  EXPECT_GT(network.value(0x0000'0000'0000'0011), 50'000);
  EXPECT_GT(network.value(0x0000'0000'0000'0011), network.value(0x1212'2121'1212'2120) + 10'000);
  // It does not need 100 MB.
  EXPECT_LT(network.weights().bytes(), 100'000'000U);
}

}  // namespace
}  // namespace quintet::twenty48
