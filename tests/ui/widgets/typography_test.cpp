// Quotes and apostrophes of English take the room of a mark, not that of a Chinese character.
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

TEST(LatinPunctuation, IsNarrowInEveryFace) {
  TestContext test;
  Canvas& canvas = test.context().canvas;
  constexpr float kSize = 100;
  for (const Face face : {Face::Text, Face::Bold, Face::Title}) {
    const auto width = [&](const char* text) { return canvas.text_width(text, face, kSize); };
    const float apostrophe = width("it’s") - width("its"), quotes = width("“a”") - width("a");
    EXPECT_GT(apostrophe, 0.1F * kSize);
    EXPECT_LT(apostrophe, 0.4F * kSize);
    EXPECT_LT(quotes, 1.2F * kSize);
    EXPECT_GT(width("“弈”") - width("弈"), 0.6F * kSize) << "beside Chinese they keep their width";
  }
}

}  // namespace
}  // namespace quintet::ui
