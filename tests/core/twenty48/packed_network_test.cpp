#include "core/twenty48/packed_network.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "core/twenty48/shipped.hpp"

namespace quintet::twenty48 {
namespace {

using ::testing::HasSubstr;

// Some thousand weights here and there, the same for every call: some are read often, others seldom or never.
std::vector<Wanted> some_weights() {
  std::vector<Wanted> wanted(kSet);
  Random chance(1);
  for (int i = 0; i < 40; ++i) {
    const std::size_t from = chance.index(wanted.size() - 1000);
    for (std::size_t at = from; at < from + 500; ++at) {
      wanted[at] = {2000 + static_cast<int>(chance.below(3000)) - static_cast<int>(at % 16) * 100,
                    static_cast<float>(chance.below(3) * chance.below(100))};
    }
  }
  wanted.front() = {32'767, 100};
  wanted.back() = {-32'768, 100};
  return wanted;
}

std::vector<std::byte> packed(const std::vector<Wanted>& wanted, const Fineness& fineness) {
  return pack_network([&](std::uint32_t feature) { return wanted[feature]; }, fineness, 300);
}

TEST(PackedNetwork, KeepsWeightsTheFinerTheMoreTheyAreRead) {
  const std::vector<Wanted> wanted = some_weights();
  const Fineness fineness{.step = 4, .often = 50};
  const auto network = unpack_network(packed(wanted, fineness));
  ASSERT_TRUE(network) << network.error().message;
  const Weights& weights = network->weights();
  int often = 0;
  for (std::uint32_t feature = 0; feature < wanted.size(); ++feature) {
    const auto [value, reads] = wanted[feature];
    if (!weights.has_page(feature / Weights::kPage)) {
      ASSERT_LE(reads, 1) << feature;
      ASSERT_EQ(weights[feature], 300) << feature;
    }
    if (reads < fineness.often) continue;
    ++often;
    // A larger error would cost more than its bits.
    ASSERT_NEAR(weights[feature], value, 4 * fineness.step) << feature;
  }
  EXPECT_GT(often, 4000);
  const std::size_t fine = packed(wanted, fineness).size(),
                    coarse = packed(wanted, {.step = 40, .often = 50}).size();
  EXPECT_LT(coarse, fine * 3 / 4);
}

// Weights of two pages in the second set and of one of them in the fourth.
Wanted in_two_sets(std::uint32_t feature) {
  const std::size_t set = feature / kSet, page = feature % kSet / Weights::kPage;
  const bool written = (set == 1 && (page == 7 || page == 9)) || (set == 3 && page == 9);
  return written ? Wanted{static_cast<int>(1000 * set + page), 100} : Wanted{};
}

TEST(PackedNetwork, KeepsSetsOfWeights) {
  const auto network = unpack_network(pack_network(in_two_sets, {.step = 4, .often = 50}, 300, kLateSets));
  ASSERT_TRUE(network) << network.error().message;
  const Weights& weights = network->weights();
  ASSERT_EQ(weights.sets(), kLateSets);
  const auto weight = [&](std::size_t set, std::size_t page) {
    return weights[static_cast<std::uint32_t>(set * kSet + page * Weights::kPage + 5)];
  };
  EXPECT_EQ(weight(0, 9), 300);
  EXPECT_NEAR(weight(1, 7), 1007, 16);
  EXPECT_NEAR(weight(1, 9), 1009, 16);
  EXPECT_NEAR(weight(3, 9), 3009, 16);
  // What a set does not have is as in the set before.
  EXPECT_EQ(weight(2, 7), weight(1, 7));
  EXPECT_EQ(weight(4, 7), weight(1, 7));
  EXPECT_EQ(weight(4, 9), weight(3, 9));
}

TEST(PackedNetwork, IsRefusedWhereItIsDamaged) {
  const std::vector<std::byte> good = packed(some_weights(), {.step = 4, .often = 50});
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
  Random chance(1);
  std::vector<std::uint8_t> bits(20'000);
  for (std::uint8_t& byte : bits) byte = static_cast<std::uint8_t>(chance.below(256));
  const auto network = unpack_network(write_packed({.step = 256, .usual = 0}, bits));
  ASSERT_TRUE(network);
  for (int i = 0; i < 1000; ++i) EXPECT_LE(std::abs(network->value(chance.next())), 32.0F * 32'768);
}

TEST(PackedNetwork, AStopEndsTheUnpacking) {
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_FALSE(unpack_network(packed_network(Stage::Rise), stopped.get_token()));
}

TEST(PackedNetwork, TheShippedOneIsSmallAndValuesBoards) {
  std::size_t size = 0;
  for (const Stage stage : kStages) size += packed_network(stage).size();
  EXPECT_LE(size, std::size_t{5} << 20U);
  const Network& network = shipped();
  // An early board promises many points; a chessboard of small tiles is lost.
  EXPECT_GT(network.value(0x0000'0000'0000'0011), 50'000);
  EXPECT_GT(network.value(0x0000'0000'0000'0011), network.value(0x1212'2121'1212'2120) + 10'000);
  // It does not need 100 MB.
  EXPECT_LT(network.weights().bytes(), 100'000'000U);
}

}  // namespace
}  // namespace quintet::twenty48
