// The pages of a gallery, which follow the choice until the player turns them.
#include "ui/pages/setup_layout.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quintet::ui {
namespace {

SetupRow gallery(std::size_t count, std::size_t chosen) {
  return {.id = "board", .options = std::vector<SetupOption>(count), .chosen = chosen};
}

TEST(GalleryPages, BeginWithThePageOfTheChosenOption) {
  GalleryPages pages;
  EXPECT_EQ(pages.first_shown(gallery(25, 13), 6), 12U);
  EXPECT_EQ(pages.first_shown(gallery(25, 25), 6), 0U) << "nothing is chosen";
}

TEST(GalleryPages, TurnFromTheFirstToTheLast) {
  GalleryPages pages;
  const SetupRow row = gallery(25, 0);
  for (const std::size_t first : {0U, 6U, 12U, 18U, 24U, 24U}) {
    EXPECT_EQ(pages.first_shown(row, 6), first);
    pages.turn(row, 6, 1);
  }
  for (int i = 0; i < 9; ++i) pages.turn(row, 6, -1);
  EXPECT_EQ(pages.first_shown(row, 6), 0U);
}

TEST(GalleryPages, ComeBackToTheChoiceWhenItOrTheLengthChanges) {
  GalleryPages pages;
  EXPECT_EQ(pages.first_shown(gallery(25, 0), 6), 0U);
  pages.turn(gallery(25, 0), 6, 1);
  EXPECT_EQ(pages.first_shown(gallery(25, 1), 6), 0U);
  pages.turn(gallery(25, 1), 6, 1);
  EXPECT_EQ(pages.first_shown(gallery(25, 1), 5), 0U);
}

TEST(GalleryPages, ForgetATurnOnceTheChoiceHasChanged) {
  GalleryPages pages;
  pages.turn(gallery(25, 0), 6, 1);
  pages.follow(std::array{gallery(25, 0)});
  EXPECT_EQ(pages.first_shown(gallery(25, 0), 6), 6U);
  pages.follow(std::array{gallery(25, 1)});
  EXPECT_EQ(pages.first_shown(gallery(25, 0), 6), 0U) << "the first option is chosen again";
}

TEST(GalleryPages, WithoutOptionsHaveNoPages) {
  GalleryPages pages;
  EXPECT_EQ(pages.first_shown(gallery(0, 0), 6), 0U);
  pages.turn(gallery(0, 0), 6, 1);
  EXPECT_EQ(pages.first_shown(gallery(0, 0), 6), 0U);
}

}  // namespace
}  // namespace quintet::ui
