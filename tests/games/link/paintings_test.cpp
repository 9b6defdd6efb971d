// The paintings of the album: the list and the pictures that are there.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/storage/assets.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "games/link/paintings.hpp"

namespace quintet::link {
namespace {

TEST(Paintings, EveryPictureIsListedOnceAndEveryListedOneIsThere) {
  const Assets assets{bundled_assets()};
  std::set<std::string> listed;
  for (const Painting& painting : paintings())
    EXPECT_TRUE(listed.insert(painting_picture(painting)).second) << painting.id;
  const std::vector<std::string> files = assets.list("images/paintings/");
  EXPECT_EQ(listed, std::set<std::string>(files.begin(), files.end()));
}

TEST(Paintings, AreAtLeastTwelveWithDifferentTitles) {
  std::set<std::string_view> titles;
  for (const Painting& painting : paintings()) titles.insert(painting.title);
  EXPECT_EQ(titles.size(), paintings().size());
  EXPECT_GE(paintings().size(), 12U);
}

// They lie full size under every board: a picture of the wrong shape would be stretched.
TEST(Paintings, HaveTheShapeThatBoardsCrop) {
  const Assets assets{bundled_assets()};
  for (const Painting& painting : paintings()) {
    const auto bytes = assets.find(painting_picture(painting));
    ASSERT_TRUE(bytes) << painting.id;
    const std::string text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    EXPECT_NE(text.find(R"(viewBox="0 0 768 578")"), std::string::npos) << painting.id;
  }
}

}  // namespace
}  // namespace quintet::link
