// The bundled fonts: what players and files write is shown, also where it is set in a face with fewer characters.
#include <gtest/gtest.h>

#include "engine/render/fonts.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/assets_bundle.hpp"

namespace quintet {
namespace {

// Only so many sizes are kept open, and the next one closes them.
TEST(Faces, MayBeUsedInManySizes) {
  const Assets assets(bundled_assets());
  Fonts fonts(assets);
  for (int size = 8; size < 80; ++size) {
    EXPECT_GT(fonts.width("厉害", Face::Bold, size), 0);
    EXPECT_GT(fonts.width("扫雷", Face::Title, size), 0);
  }
}

TEST(Faces, BorrowRareCharactersFromTheTextFace) {
  const Assets assets(bundled_assets());
  Fonts fonts(assets);
  for (const Face face : {Face::Bold, Face::Title}) {
    EXPECT_EQ(fonts.face_for("扫雷", face), face);
    EXPECT_EQ(fonts.face_for("Quintet", face), face);
    EXPECT_EQ(fonts.face_for("厉害", face), Face::Text);
    EXPECT_EQ(fonts.face_for("ひらがな", face), Face::Text);
    EXPECT_EQ(fonts.face_for("龘", face), face) << "no face has it";
    EXPECT_EQ(fonts.width("厉害", face, 20), fonts.width("厉害", Face::Text, 20));
  }
  EXPECT_EQ(fonts.face_for("厉害", Face::Text), Face::Text);
}

}  // namespace
}  // namespace quintet
