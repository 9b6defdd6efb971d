// A setup by keys, wheel and clicks: the rows of options, and a page with one row of each look.
#include "ui/pages/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;

SetupRow row_with(std::size_t count, std::size_t chosen, Look look = Look::Segments) {
  SetupRow row{.id = "row", .label = "Row", .chosen = chosen, .look = look};
  for (std::size_t i = 0; i < count; ++i)
    row.options.push_back({.id = std::to_string(i), .label = "Option " + std::to_string(i)});
  return row;
}

// In the look that the row has.
std::optional<std::size_t> towards(const SetupRow& row, std::size_t columns, Action direction) {
  return option_towards(row, row.look, columns, direction);
}

TEST(SetupRow, AnArrowLeadsToTheOptionThatWay) {
  const SetupRow segments = row_with(4, 1);
  EXPECT_EQ(towards(segments, 4, Action::Right), 2U);
  EXPECT_EQ(towards(segments, 4, Action::Left), 0U);
  EXPECT_EQ(towards(segments, 4, Action::Down), std::nullopt);
  const SetupRow grid = row_with(11, 4, Look::Icons);
  EXPECT_EQ(towards(grid, 6, Action::Down), 10U);
  EXPECT_EQ(towards(row_with(11, 5, Look::Icons), 6, Action::Down), std::nullopt) << "no option below";
  EXPECT_EQ(towards(row_with(11, 5, Look::Icons), 6, Action::Right), 6U) << "the next line";
}

TEST(SetupRow, ALadderShownAsCardsIsARow) {
  EXPECT_EQ(option_towards(row_with(8, 2, Look::Ladder), Look::Cards, 8, Action::Right), 3U);
}

TEST(SetupRow, ALadderIsClimbedUpwards) {
  const SetupRow ladder = row_with(8, 2, Look::Ladder);
  EXPECT_EQ(towards(ladder, 1, Action::Up), 3U);
  EXPECT_EQ(towards(ladder, 1, Action::Down), 1U);
  EXPECT_EQ(towards(ladder, 1, Action::Left), std::nullopt);
}

TEST(SetupRow, EndsAtItsFirstAndLastOption) {
  EXPECT_EQ(option_turned(row_with(3, 2), 1), std::nullopt);
  EXPECT_EQ(option_turned(row_with(3, 0), -1), std::nullopt);
  EXPECT_EQ(option_turned(row_with(0, 0), 1), std::nullopt);
  EXPECT_EQ(option_turned(row_with(3, 3), 1), 0U) << "nothing was chosen";
  EXPECT_EQ(option_turned(row_with(3, 3), -1), 2U);
}

// One row of each look.
class EveryLook final : public SetupPage {
 public:
  explicit EveryLook(Context& context) : SetupPage(context, "looks", {}) {}

  std::map<std::string, std::size_t, std::less<>> chosen{
      {"segments", 1}, {"icons", 0}, {"cards", 0}, {"gallery", 0}, {"ladder", 2}};
  int number = 5, begun = 0;
  mutable int asked = 0;                                              // how often for the rows
  std::map<std::string, std::size_t, std::less<>> shown{}, placed{};  // on the hero

 protected:
  void show_choice() override { shown = chosen; }
  void place_hero(Rect area) override {
    SetupPage::place_hero(area);
    placed = shown;
  }
  std::vector<SetupRow> rows() const override {
    ++asked;
    std::vector<SetupRow> all;
    const auto add = [&](const std::string& id, std::size_t count, Look look, SetupRow::Place place) {
      SetupRow row = row_with(count, chosen.at(id), look);
      row.id = row.label = id;
      row.place = place;
      for (SetupOption& option : row.options) option.icon = "leaf";
      all.push_back(std::move(row));
    };
    add("ladder", 8, Look::Ladder, SetupRow::Place::Side);
    add("segments", 3, Look::Segments, SetupRow::Place::Panel);
    add("icons", 11, Look::Icons, SetupRow::Place::Panel);
    add("cards", 3, Look::Cards, SetupRow::Place::Panel);
    all.push_back({.id = "number",
                   .label = "number",
                   .look = Look::Steps,
                   .value = std::to_string(number),
                   .previous = number > 1,
                   .next = number < 9});
    add("gallery", 25, Look::Gallery, SetupRow::Place::Below);
    return all;
  }
  void choose(std::string_view row, std::size_t option) override { chosen.find(row)->second = option; }
  void turn(std::string_view, int by) override { number += by; }
  void start(std::size_t) override { ++begun; }
  std::string title() const override { return "Every look"; }
};

class SetupPageTest : public testing::Test {
 protected:
  // Keys show the focus first.
  void focus(const std::string& id) {
    test.press(Action::Next);
    for (int i = 0; i < 40 && !focused(id); ++i) test.press(Action::Next);
    ASSERT_TRUE(focused(id)) << test.seen();
  }
  bool focused(const std::string& id) const {
    return (test.seen() + ' ').find("focus=" + id + ' ') != std::string::npos;
  }
  void turn_wheel(const std::string& id, float by) {
    test.send(
        {PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = *page.locate(id), .scroll = {0, by}}});
  }

  TestContext test;
  EveryLook& page = test.push<EveryLook>();
};

// So placing it need not look at what is chosen.
TEST_F(SetupPageTest, TheHeroIsGivenWhatIsChosenBeforeItIsPlaced) {
  EXPECT_EQ(page.placed, page.chosen) << "on entering";
  test.tap("looks.segments.2");
  EXPECT_EQ(page.chosen["segments"], 2U);
  EXPECT_EQ(page.placed, page.chosen);
}

TEST_F(SetupPageTest, EnterBeginsTheGameFromEveryRow) {
  test.press(Action::Confirm);
  EXPECT_EQ(page.begun, 1) << "the Play button has the focus at first";
  focus("looks.icons.0");
  test.press(Action::Confirm);
  EXPECT_EQ(page.begun, 2);
}

TEST_F(SetupPageTest, TabGoesFromRowToRowAndBeginsWithTheChosenOption) {
  test.press(Action::Next);
  for (const char* id : {"looks.ladder.2", "looks.segments.1", "looks.icons.0", "looks.cards.0"}) {
    test.press(Action::Next);
    EXPECT_TRUE(focused(id)) << id << ": " << test.seen();
  }
}

TEST_F(SetupPageTest, ArrowsChangeTheValueOfTheRow) {
  focus("looks.segments.1");
  test.press(Action::Right);
  EXPECT_EQ(page.chosen["segments"], 2U);
  test.press(Action::Right);
  EXPECT_EQ(page.chosen["segments"], 2U) << "the last one";
  focus("looks.ladder.2");
  test.press(Action::Up);
  EXPECT_EQ(page.chosen["ladder"], 3U);
  EXPECT_TRUE(focused("looks.ladder.3"));
}

TEST_F(SetupPageTest, ArrowsTurnANumber) {
  focus("looks.number.previous");
  test.press(Action::Right);
  EXPECT_EQ(page.number, 6);
  for (int i = 0; i < 20; ++i) test.press(Action::Left);
  EXPECT_EQ(page.number, 1);
}

TEST_F(SetupPageTest, ArrowsLeaveARowUpwardsAndDownwards) {
  focus("looks.segments.1");
  test.press(Action::Down);
  EXPECT_TRUE(focused("looks.icons.0")) << test.seen();
  test.press(Action::Up);
  EXPECT_TRUE(focused("looks.segments.1")) << test.seen();
}

TEST_F(SetupPageTest, ArrowsGoThroughAllPagesOfAGallery) {
  focus("looks.gallery.0");
  for (int i = 0; i < 30; ++i) test.press(Action::Right);
  EXPECT_EQ(page.chosen["gallery"], 24U);
  EXPECT_EQ(page.locate("looks.gallery.0"), std::nullopt);
  EXPECT_NE(page.locate("looks.gallery.24"), std::nullopt);
}

TEST_F(SetupPageTest, TheWheelChangesTheRowUnderThePointer) {
  turn_wheel("looks.segments.0", -1);
  EXPECT_EQ(page.chosen["segments"], 2U);
  turn_wheel("looks.segments.0", 1);
  EXPECT_EQ(page.chosen["segments"], 1U);
  turn_wheel("looks.ladder.0", 1);
  EXPECT_EQ(page.chosen["ladder"], 3U) << "up is the next rung";
  turn_wheel("looks.number.next", 1);
  EXPECT_EQ(page.number, 6) << "up is more";
  turn_wheel("looks.gallery.0", -1);
  EXPECT_EQ(page.chosen["gallery"], 1U);
}

TEST_F(SetupPageTest, TheRowsAreBuiltOnlyWhenSomethingHasChanged) {
  test.settle();
  const auto builds_after = [this](auto change) {
    const int before = page.asked;
    change();
    test.wait(milliseconds(100));
    return page.asked - before;
  };
  EXPECT_EQ(builds_after([] {}), 0);
  EXPECT_EQ(builds_after([this] { test.tap("looks.icons.3"); }), 1);
  EXPECT_EQ(builds_after([this] { test.tap("looks.number.next"); }), 1);
  EXPECT_EQ(builds_after([this] { test.tap("looks.gallery.next"); }), 1);
  EXPECT_EQ(builds_after([this] { test.resize(1024, 700); }), 1);
  EXPECT_EQ(builds_after([this] { test.speak("zh_CN"); }), 1);
  EXPECT_EQ(builds_after([this] {
              Settings settings = test.player().settings();
              settings.music = 5;
              test.player().change(settings);
            }),
            1);
}

TEST_F(SetupPageTest, AButtonTurnsThePagesOfAGallery) {
  EXPECT_EQ(page.locate("looks.gallery.24"), std::nullopt);
  for (int i = 0; i < 10; ++i) test.tap("looks.gallery.next");
  EXPECT_NE(page.locate("looks.gallery.24"), std::nullopt);
  EXPECT_EQ(page.chosen["gallery"], 0U);
}

TEST_F(SetupPageTest, PartsOfAStepOfTheWheelAddUp) {
  turn_wheel("looks.segments.0", -0.4F);
  EXPECT_EQ(page.chosen["segments"], 1U);
  turn_wheel("looks.segments.0", -0.4F);
  turn_wheel("looks.segments.0", -0.4F);
  EXPECT_EQ(page.chosen["segments"], 2U);
}

TEST_F(SetupPageTest, TheWheelScrollsThePanelWhereItsRowsDoNotFit) {
  test.resize(640, 360);
  test.settle();
  const float before = page.locate("looks.segments.0")->y;
  turn_wheel("looks.segments.0", -1);
  test.settle();
  EXPECT_EQ(page.chosen["segments"], 1U);
  EXPECT_LT(page.locate("looks.segments.0")->y, before);
}

TEST_F(SetupPageTest, PlayIsInSightInEveryWindow) {
  for (const auto& [width, height] :
       {std::pair{640, 360}, {640, 480}, {640, 960}, {1024, 576}, {1920, 1080}}) {
    test.resize(width, height);
    test.settle();
    const Extent size = test.context().canvas.size();
    const auto& all = page.controls();
    const auto play = std::ranges::find(all, "looks.begin", &Control::id);
    ASSERT_NE(play, all.end());
    EXPECT_TRUE(play->window.empty()) << "it does not scroll";
    EXPECT_GE(play->bounds.y, 0);
    EXPECT_LE(play->bounds.bottom(), size.h) << width << "×" << height;
    EXPECT_LE(play->bounds.right(), size.w) << width << "×" << height;
  }
}

// A window that begins small may have any size later.
TEST(SetupPage, FitsEveryWindow) {
  TestContext test(320, 240);
  test.push<EveryLook>();
  expect_fits(test.stage(), "a setup with every look");
}

TEST_F(SetupPageTest, ComesToRest) {
  test.settle();
  EXPECT_TRUE(page.at_rest());
}

}  // namespace
}  // namespace quintet::ui
