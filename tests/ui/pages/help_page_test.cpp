#include "ui/pages/help_page.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/link/rules.hpp"
#include "games/gomoku/match.hpp"
#include "games/link/match.hpp"
#include "games/mines/match.hpp"
#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {
namespace {

TEST(Help, OfLinkUpNamesEveryGravityModeAndKey) {
  const HelpBook& book = link::definition().help;
  std::set<std::string_view> icons, keys;
  for (const HelpChapter& chapter : book.chapters) {
    for (const HelpTerm& term : chapter.terms) icons.insert(term.icon);
  }
  for (const CommandInfo& key : book.keys) keys.insert(key_names(*key.key).keyboard);
  for (const CommandInfo& key : common_help_keys()) keys.insert(key_names(*key.key).keyboard);
  for (const link::Gravity gravity : link::kGravities) {
    EXPECT_TRUE(icons.contains("gravity-" + std::string(link::name(gravity)))) << link::name(gravity);
  }
  for (const char* key : {"H", "R", "N or F2", "P", "F", "M"}) EXPECT_TRUE(keys.contains(key)) << key;
}

TEST(Help, OfLinkUpShowsOnlyPicturesThatExist) {
  TestContext test;
  for (const HelpChapter& chapter : link::definition().help.chapters) {
    for (const HelpTerm& term : chapter.terms) {
      EXPECT_TRUE(test.context().assets.find("images/icons/" + std::string(term.icon) + ".svg")) << term.icon;
    }
  }
}

TEST(Help, ScrollsByKeysToItsEndAndBack) {
  TestContext test(640, 480);
  HelpPage& page = test.push<HelpPage>(link::definition());
  test.settle();
  test.draw();
  const auto moved = [&](Action action) {
    test.press(action);
    const bool moving = !page.at_rest();
    test.settle();
    test.draw();
    return moving;
  };
  EXPECT_FALSE(moved(Action::Up)) << "this is the top";
  EXPECT_TRUE(moved(Action::Down));
  EXPECT_TRUE(moved(Action::PageDown));
  EXPECT_TRUE(moved(Action::End));
  EXPECT_TRUE(moved(Action::Home));
}

TEST(Help, APictureMovesOnceAndAgainWhenItIsPressed) {
  TestContext test;
  HelpPage& page = test.push<HelpPage>(link::definition());
  const Duration length = link::definition().help.chapters.front().art.length;
  ASSERT_GT(length, motion::kCalm);
  test.wait(length - milliseconds(50));
  EXPECT_FALSE(page.at_rest());
  test.wait(milliseconds(100));
  EXPECT_TRUE(page.at_rest());
  test.draw();
  test.press(Action::Restart);
  EXPECT_FALSE(page.at_rest());
  test.settle();
  test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = {640, 380}}});
  EXPECT_FALSE(page.at_rest()) << "a press on the picture";
  test.settle();
  EXPECT_TRUE(page.at_rest());
}

TEST(Help, APictureIsCompleteAtOnceWithReducedMotion) {
  TestContext test;
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  HelpPage& page = test.push<HelpPage>(link::definition());
  test.wait(motion::kCrossFade);
  EXPECT_TRUE(page.at_rest());
  test.draw();
}

TEST(Help, OfMinesweeperNamesTheKeysOfItsReview) {
  const auto& keys = mines::definition().help.keys;
  for (const Action key : {Action::Left, Action::PageUp}) {
    EXPECT_EQ(std::ranges::count(keys, key, [](const CommandInfo& info) { return *info.key; }), 1);
    EXPECT_FALSE(key_names(key).keyboard.empty());
  }
}

// A trophy stands for results; the review has a sign of its own, that of its button.
TEST(Help, OfGomokuShowsTheReviewByTheSignOfItsButton) {
  for (const HelpChapter& chapter : gomoku::definition().help.chapters)
    for (const HelpTerm& term : chapter.terms)
      EXPECT_EQ(term.term.text == "Review", term.icon == "review") << term.term.text;
}

TEST(HelpIndex, OpensTheOnlyGameAtOnce) {
  TestContext test;
  const std::array only{&link::definition()};
  test.context().games = only;
  open_help(test.context());
  test.settle();
  EXPECT_EQ(test.seen(), "help focus=help.back chapters=5");
}

TEST(HelpIndex, HasRowsOfNearlyTheSameLength) {
  TestContext test;
  std::vector<GameDefinition> games(5, link::definition());
  const std::array<std::string, 5> ids{"a", "b", "c", "d", "e"};
  std::vector<const GameDefinition*> list;
  for (std::size_t i = 0; i < games.size(); ++i) {
    games[i].id = ids[i];
    list.push_back(&games[i]);
    test.context().games = list;
    if (i == 0) continue;
    const auto& page = test.push<HelpIndexPage>();
    std::map<float, int> rows;
    for (const Control& control : page.controls())
      if (control.kind == Control::Kind::Area) ++rows[control.bounds.y];
    EXPECT_LE(rows.begin()->second - rows.rbegin()->second, 1) << list.size();
    EXPECT_EQ(rows.size(), list.size() > 4 ? 2U : 1U);
  }
}

TEST(HelpIndex, OffersEveryGameAndOpensTheChosenOne) {
  TestContext test;
  GameDefinition other = link::definition();
  other.id = "other";
  other.name = "Gomoku";
  other.help.chapters = other.help.chapters.first(2);
  const std::array<const GameDefinition*, 2> both{&link::definition(), &other};
  test.context().games = both;
  open_help(test.context());
  test.settle();
  EXPECT_EQ(test.seen(), "help focus=help.link books=2");
  test.draw();
  test.tap("help.other");
  test.settle();
  EXPECT_EQ(test.seen(), "help focus=help.back chapters=2");
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "help focus=help.other books=2") << "the focus stays where it was";
}

TEST(Help, ScrollsAtOnceWithReducedMotion) {
  TestContext test(640, 480);
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  HelpPage& page = test.push<HelpPage>(link::definition());
  test.settle();
  test.press(Action::PageDown);
  EXPECT_TRUE(page.at_rest());
}

}  // namespace
}  // namespace quintet::ui
