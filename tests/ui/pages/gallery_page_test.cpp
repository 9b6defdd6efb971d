// Galleries of plain items: what a press does, the foot, stars that are new, one picture alone, and the card before a
// match.
#include "ui/pages/gallery_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "support/test_context.hpp"
#include "ui/pages/preview_page.hpp"

namespace quintet::ui {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

void paint_nothing(Canvas&, const Context&, Rect) {}

// Three items: the first two are open, and each notes in `acted` that it has acted.
Gallery gallery_of(std::vector<std::string>& acted, int stars = 1) {
  Gallery gallery{.title = "Gallery", .accent = {}, .state = "items=3"};
  for (const std::string id : {"a", "b", "c"})
    gallery.items.push_back({.id = id,
                             .title = "Title " + id,
                             .line = "Line " + id,
                             .locked = id == "c" ? "Find it first." : "",
                             .stars = id == "c" ? 0 : stars,
                             .picture = paint_nothing,
                             .large = paint_nothing,
                             .details = {.note = "Note " + id, .icon = "leaf", .sentence = "Sentence " + id},
                             .act = [&acted, id] { acted.push_back(id); },
                             .state = "item=" + id});
  return gallery;
}

Gallery with_foot(std::vector<std::string>& acted, int stars = 1) {
  Gallery gallery = gallery_of(acted, stars);
  gallery.foot = true;
  for (GalleryItem& item : gallery.items) {
    if (item.locked.empty())
      item.details.buttons = {{.id = "begin", .label = "Begin " + item.id, .act = item.act}};
  }
  return gallery;
}

GalleryPage& show(TestContext& test, std::function<Gallery()> make) {
  return test.push<GalleryPage>("gallery", std::move(make),
                                mounted_pictures({.shape = 1.5F, .locked = "Not found yet"}));
}

TEST(GalleryPage, APressActsAndALockedItemSaysWhatOpensIt) {
  TestContext test;
  std::vector<std::string> acted;
  show(test, [&] { return gallery_of(acted); });
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("gallery focus=gallery.a items=3"));
  EXPECT_THAT(texts_of(test.context()), AllOf(Contains("Title b"), Contains("Line b"),
                                              Contains("Not found yet"), Not(Contains("Title c"))));
  test.tap("gallery.b");
  EXPECT_EQ(acted, std::vector<std::string>{"b"});
  test.tap("gallery.c");
  EXPECT_EQ(acted.size(), 1U);
  EXPECT_EQ(test.audio().played().back(), "refuse");
  EXPECT_THAT(test.seen(), HasSubstr("notice=Find it first."));
}

TEST(GalleryPage, AboveAFootTheFirstPressChoosesAndTheSecondActs) {
  TestContext test;
  std::vector<std::string> acted;
  const auto& page = show(test, [&] { return with_foot(acted); });
  test.settle();
  EXPECT_THAT(texts_of(test.context()),
              AllOf(Contains("Sentence a"), Contains("Note a"), Contains("Begin a")));
  test.tap("gallery.b");
  EXPECT_TRUE(acted.empty());
  EXPECT_THAT(test.seen(), HasSubstr("items=3 item=b"));
  EXPECT_THAT(texts_of(test.context()), Contains("Sentence b"));
  test.tap("gallery.b");
  test.tap("begin");
  EXPECT_EQ(acted, (std::vector<std::string>{"b", "b"}));
  test.tap("gallery.c");
  EXPECT_EQ(page.locate("begin"), std::nullopt);
  EXPECT_THAT(texts_of(test.context()), Contains("Find it first."));
}

TEST(GalleryPage, KeysChooseAnItemByMovingToIt) {
  TestContext test;
  std::vector<std::string> acted;
  show(test, [&] { return with_foot(acted); });
  test.settle();
  test.press(Action::Right);  // the first key only shows where the focus is
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), HasSubstr("item=b"));
  test.press(Action::Confirm);
  EXPECT_EQ(acted, std::vector<std::string>{"b"});
}

TEST(GalleryPage, StarsWonMeanwhileFlyToTheirCards) {
  TestContext test;
  std::vector<std::string> acted;
  int stars = 1;
  show(test, [&] { return with_foot(acted, stars); });
  test.settle();
  test.push<GalleryPage>(
      "above", [&] { return gallery_of(acted); }, mounted_pictures({.locked = "-"}));
  test.settle();
  EXPECT_THAT(test.audio().played(), Not(Contains("star-2")));
  stars = 3;
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.audio().played(), AllOf(Contains("star-2"), Contains("star-3"), Not(Contains("star-1"))));
}

TEST(GalleryPage, IsMadeAgainWhenResultsChange) {
  TestContext test;
  std::vector<std::string> acted;
  show(test, [&] {
    Gallery gallery = gallery_of(acted);
    gallery.state = "days=" + std::to_string(test.player().results("link").table(kDayTable).size());
    return gallery;
  });
  EXPECT_THAT(test.seen(), HasSubstr("days=0"));
  ResultTally results;
  results.set_number(kDayTable, "2026-11-21", 1);
  test.player().record("link", std::move(results));
  test.wait(milliseconds(20));
  EXPECT_THAT(test.seen(), HasSubstr("days=1"));
}

TEST(PicturePage, ShowsAnItemWithoutAnActionAndTurnsToTheOtherOpenOnes) {
  TestContext test;
  std::vector<std::string> acted;
  show(test, [&] {
    Gallery gallery = gallery_of(acted);
    for (GalleryItem& item : gallery.items) item.act = nullptr;
    gallery.alone = {"picture", "Previous", "Next"};
    return gallery;
  });
  test.settle();
  test.tap("gallery.b");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("picture focus=picture.back item=b 2/2"));
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), HasSubstr("item=a 1/2"));
  test.tap("picture.previous");
  EXPECT_THAT(test.seen(), HasSubstr("item=b 2/2"));
  test.tap("picture.back");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("gallery focus=gallery.b"));
}

TEST(PreviewPage, ShowsItsFactsAndStartsOrGoesBack) {
  TestContext test;
  int started = 0;
  const auto preview = [] {
    return Preview{
        .over = "Today", .title = "Board", .icon = "calendar", .facts = {{"Size", "4"}}, .start = "Go"};
  };
  test.push<PreviewPage>("preview", Accent{}, preview, [&started] { ++started; });
  test.settle();
  EXPECT_THAT(texts_of(test.context()),
              AllOf(Contains("Board"), Contains("Size"), Contains("4"), Contains("Go")));
  test.tap("preview.begin");
  EXPECT_EQ(started, 1);
  test.tap("preview.back");
  test.settle();
  EXPECT_THAT(test.seen(), Not(HasSubstr("preview")));
  EXPECT_EQ(started, 1);
}

}  // namespace
}  // namespace quintet::ui
