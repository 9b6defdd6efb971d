#include "tools/training/twenty48_weights.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quintet::training {
namespace {

TEST(TrainersWeights, AreRestoredAsTheyWereSavedAndRefusedWhereDamaged) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "twenty48_weights_test";
  std::filesystem::remove(file);
  std::array<Weight, 3> weights{Weight{1, 2, 3}, Weight{4, 5, 6}, Weight{7, 8, 9}}, again;
  EXPECT_EQ(restore(file, again), 0U) << "no file yet";
  ASSERT_TRUE(save(file, weights, 48));
  EXPECT_EQ(restore(file, again), 48U);
  EXPECT_EQ(again[2].errors, 8);
  std::array<Weight, 4> more;
  EXPECT_FALSE(restore(file, more)) << "too short";
  std::filesystem::resize_file(file, std::filesystem::file_size(file) - 1);
  EXPECT_FALSE(restore(file, again)) << "cut off";
  std::filesystem::resize_file(file, 0);
  EXPECT_FALSE(restore(file, again)) << "empty";
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace quintet::training
