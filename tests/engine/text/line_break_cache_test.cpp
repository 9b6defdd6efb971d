#include "engine/text/line_break_cache.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace quintet {
namespace {

using testing::ElementsAre;

struct LineBreakCacheTest : testing::Test {
  // Ten pixels per byte.
  std::vector<std::string_view> lines(std::string_view text, LineBreakCache::Measure measure) {
    return cache.lines(text, measure, [this](std::string_view part) {
      ++measured;
      return 10.0 * static_cast<double>(part.size());
    });
  }

  LineBreakCache cache;
  int measured = 0;
};

TEST_F(LineBreakCacheTest, BreaksAParagraphOnce) {
  const LineBreakCache::Measure measure{Face::Text, 17, 70};
  EXPECT_THAT(lines("one two three", measure), ElementsAre("one two", "three"));
  const int first = measured;
  EXPECT_THAT(lines("one two three", measure), ElementsAre("one two", "three"));
  EXPECT_EQ(measured, first);
}

TEST_F(LineBreakCacheTest, KeepsTheLinesOfEveryWidthFaceAndSize) {
  EXPECT_THAT(lines("one two three", {Face::Text, 17, 70}), ElementsAre("one two", "three"));
  EXPECT_THAT(lines("one two three", {Face::Text, 17, 50}), ElementsAre("one", "two", "three"));
  EXPECT_THAT(lines("one two three", {Face::Bold, 17, 50}), ElementsAre("one", "two", "three"));
  EXPECT_THAT(lines("one two three", {Face::Text, 20, 50}), ElementsAre("one", "two", "three"));
  EXPECT_EQ(cache.size(), 4U);
}

TEST_F(LineBreakCacheTest, DoesNotReferToItsArgument) {
  {
    std::string text = "one two three";
    lines(text, {Face::Text, 17, 70});
    text.assign("xxxxxxxxxxxxx");
  }
  EXPECT_THAT(lines("one two three", {Face::Text, 17, 70}), ElementsAre("one two", "three"));
}

TEST_F(LineBreakCacheTest, IsBounded) {
  for (int i = 0; i < 3 * static_cast<int>(LineBreakCache::kRemembered); ++i) {
    const std::string text = "paragraph " + std::to_string(i);
    EXPECT_THAT(lines(text, {Face::Text, 17, 1000}), ElementsAre(text));
    EXPECT_LE(cache.size(), LineBreakCache::kRemembered);
  }
}

}  // namespace
}  // namespace quintet
