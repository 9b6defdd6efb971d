// The assets in the executable.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/storage/assets.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "engine/text/localiser.hpp"

namespace quintet {
namespace {

using testing::Contains;
using testing::Each;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Bundle, HoldsTheThreeFonts) {
  const Assets assets(bundled_assets());
  for (const char* name : {"fonts/text.otf", "fonts/bold.otf"}) {
    const auto font = assets.find(name);
    ASSERT_TRUE(font) << name;
    EXPECT_THAT(font->text(), StartsWith("OTTO")) << name;
  }
  const auto title = assets.find("fonts/title.ttf");
  ASSERT_TRUE(title);
  EXPECT_THAT(title->text(), StartsWith(std::string_view("\0\1\0\0", 4)));
}

TEST(Bundle, HoldsACatalogueThatTheLocaliserReads) {
  const Assets assets(bundled_assets());
  EXPECT_THAT(assets.list("lang/"), Contains("lang/zh_CN.mo"));
  const auto bytes = assets.find("lang/zh_CN.mo");
  ASSERT_TRUE(bytes);
  Localiser localiser;
  EXPECT_TRUE(localiser.speak("zh_CN", bytes->span()));
  EXPECT_EQ(localiser.tr("{file} could not be read."), "{file} 无法读取。");
}

TEST(Bundle, HoldsThePicturesWhole) {
  const Assets assets(bundled_assets());
  const auto names = assets.list("images/");
  ASSERT_THAT(names, Not(IsEmpty()));
  for (const std::string& name : names) {
    const auto picture = assets.find(name);
    ASSERT_TRUE(picture) << name;
    if (!name.ends_with(".svg")) continue;
    EXPECT_NE(picture->text().find("</svg>"), std::string_view::npos) << name;
  }
}

}  // namespace
}  // namespace quintet
