#include "ui/widgets/texts.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Drawn {
  std::vector<std::size_t> pictures;
  std::vector<Rect> places;
};

Drawn draw(TestContext& test, const PictureText& text) {
  Drawn drawn;
  text.draw(test.context().canvas, {10, 20}, {}, [&](Canvas&, Rect place, std::size_t picture) {
    drawn.pictures.push_back(picture);
    drawn.places.push_back(place);
  });
  return drawn;
}

TEST(PictureText, SetsPicturesAmongTheWords) {
  TestContext test;
  PictureText text;
  text.lay(test.context().canvas, "one " + PictureText::mark(0) + " and " + PictureText::mark(1) + ".", 500,
           15, 1.35F);
  const Drawn drawn = draw(test, text);
  EXPECT_EQ(drawn.pictures, (std::vector<std::size_t>{0, 1}));
  EXPECT_GT(drawn.places[0].x, 10);
  EXPECT_GT(drawn.places[1].x, drawn.places[0].right());
  EXPECT_EQ(drawn.places[0].y, drawn.places[1].y);
  EXPECT_LE(drawn.places[1].bottom(), 20 + text.height());
}

TEST(PictureText, BreaksLinesBesidePicturesButNotBeforeAStop) {
  TestContext test;
  PictureText text;
  std::string words;
  for (std::size_t i = 0; i < 12; ++i) words += "word " + PictureText::mark(i) + ". ";
  text.lay(test.context().canvas, words, 160, 15, 1.35F);
  const Drawn drawn = draw(test, text);
  ASSERT_EQ(drawn.pictures.size(), 12U);
  EXPECT_GT(drawn.places.back().y, drawn.places.front().y);
  for (const Rect& place : drawn.places)
    EXPECT_LT(place.right(), 10 + 160 - 3) << "its stop is on the same line";
  EXPECT_LE(text.width(), 160);
}

}  // namespace
}  // namespace quintet::ui
