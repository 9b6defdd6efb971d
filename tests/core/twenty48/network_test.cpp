#include "core/twenty48/network.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace quintet::twenty48 {
namespace {

struct LateBoard {
  Bits bits;
  std::size_t set;
};
// 16384 is E, 1024 is A, 512 is 9.
constexpr std::array kBoards{
    LateBoard{0x0000'0000'0012'00DE, 0},
    LateBoard{0x0000'0000'0012'0BDE, 0},
    LateBoard{0x0000'0000'9012'0BDE, 0},
    LateBoard{0x0000'0000'0A12'0BDE, 1},
    LateBoard{0x0000'0000'9A12'0BDE, 2},
    LateBoard{0x0000'0000'0A12'BCDE, 3},
    LateBoard{0x0000'0000'9A12'BCDE, 4},
    // Two that merge count as one: with 1024 twice, and with 2048 twice.
    LateBoard{0x0000'0000'0A1A'00DE, 0},
    LateBoard{0x0000'0000'9A12'BBDE, 2},
};

TEST(LateSets, FollowTheLargeTilesThatStandInTheWay) {
  for (const LateBoard& board : kBoards) EXPECT_EQ(set_of(board.bits), board.set) << std::hex << board.bits;
}

TEST(LateSets, EachBoardIsValuedByItsOwn) {
  for (const LateBoard& board : kBoards) {
    for (const std::uint32_t feature : features_of(board.bits, kLateSets))
      EXPECT_EQ(feature / kSet, board.set) << std::hex << board.bits;
  }
}

// A 32768 with a gap below is seen as a 16384.
TEST(LateSets, SeeABoardAsItIsLearned) {
  EXPECT_EQ(features_of(0x0000'0000'0000'012F, kLateSets), features_of(0x0000'0000'0000'012E, kLateSets));
}

}  // namespace
}  // namespace quintet::twenty48
