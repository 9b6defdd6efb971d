#include "engine/render/fonts.hpp"

#include <gtest/gtest.h>

namespace quintet {
namespace {

TEST(LatinPunctuation, StandsBesideLatinWordsOnly) {
  EXPECT_EQ(with_latin_punctuation("Today’s “best”…"), "Today\uE019s \uE01Cbest\uE01D\uE026");
  EXPECT_EQ(with_latin_punctuation("善用“翻开”…"), "善用“翻开”…");
  EXPECT_EQ(with_latin_punctuation("… ’"), "… ’") << "beside no word";
  EXPECT_EQ(with_latin_punctuation("50% – 3 × 4"), "50% – 3 × 4");
}

}  // namespace
}  // namespace quintet
