#include "core/twenty48/reasons.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/twenty48/boards.hpp"

namespace quintet::twenty48 {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// What the reasons for a slide are, where the thought says nothing.
std::vector<Reason> why(std::string_view text, Direction direction,
                        std::optional<Direction> instead_of = {}) {
  return reasons(board(text), {.side = board(text).size().width}, {}, direction, instead_of);
}

TEST(Reasons, NameWhatASlideDoes) {
  EXPECT_THAT(why("2 4 8 16/4 8 16 32/2 4 8 16/0 0 0 0", Direction::Down), ElementsAre(Reason::OnlyMove));
  EXPECT_THAT(why("64 64 2 0/0 0 0 0/0 0 0 0/0 0 0 0", Direction::Left), Contains(Reason::MergesLarge));
  EXPECT_THAT(why("512 2 2 0/0 0 0 0/0 0 0 0/0 0 0 4", Direction::Left), Contains(Reason::Merges));
  EXPECT_THAT(why("512 2 2 0/0 0 0 0/0 0 0 0/0 0 0 4", Direction::Left), Not(Contains(Reason::MergesLarge)));
  EXPECT_THAT(why("512 64 0 0/0 0 0 0/0 0 0 0/4 0 0 0", Direction::Up), Contains(Reason::KeepsCorner));
  // Down would take the largest tile out of its corner.
  EXPECT_THAT(why("512 0 64 0/0 0 0 0/4 0 0 0/4 0 0 0", Direction::Left, Direction::Down),
              Contains(Reason::KeepsCorner));
  EXPECT_THAT(why("512 128 32 8/0 64 0 0/0 0 0 0/0 0 0 0", Direction::Left, Direction::Right),
              Contains(Reason::KeepsCorner).Times(0));
  // 16 comes beside 16.
  EXPECT_THAT(why("512 0 0 16/16 0 0 0/0 0 0 0/0 0 0 0", Direction::Right), Contains(Reason::PreparesMerge));
  // One cell would be left, and a 4 on it would be the end.
  EXPECT_THAT(why("2 8 16 2/64 4 32 8/2 16 4 64/8 64 8 0", Direction::Right),
              Not(Contains(Reason::OnlyMove)));
}

TEST(Reasons, HaveNames) {
  EXPECT_EQ(name(Reason::OnlyMove), "only-move");
  EXPECT_EQ(name(Reason::MostPoints), "most-points");
}

}  // namespace
}  // namespace quintet::twenty48
