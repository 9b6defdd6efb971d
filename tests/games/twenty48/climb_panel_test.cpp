#include "games/twenty48/advice.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/test_context.hpp"

namespace quintet::twenty48 {
namespace {

struct ClimbPanelTest : testing::Test {
  // A match that begins with these tiles in its first row.
  Match match_of(std::vector<Exponent> row, Exponent target = kUsualTarget) {
    Start start{.rules = {.target = target}, .tiles = {}, .random = Random(1)};
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row[i] > 0) start.tiles.push_back({{0, static_cast<int>(i)}, row[i]});
    return {Mode::Classic, start};
  }
  std::string words(std::vector<Exponent> row, Exponent target = kUsualTarget) {
    return climb_words(test.context(), match_of(std::move(row), target).game());
  }
  // The texts that the panel shows in this area.
  std::vector<std::string> texts(const Match& match, Rect area) {
    ClimbPanel panel(test.context());
    panel.place(area);
    std::vector<std::string> all;
    test.context().canvas.read_text([&](Canvas& canvas) { panel.draw(canvas, match); },
                                    [&](const LineOfText& line) {
                                      all.emplace_back(line.text);
                                      EXPECT_FALSE(line.cut) << line.text;
                                      EXPECT_GE(line.ink.y, area.y) << line.text;
                                      EXPECT_LE(line.ink.y + line.ink.h, area.bottom()) << line.text;
                                    });
    return all;
  }
  static std::size_t count(const std::vector<std::string>& all, const std::string& one) {
    return static_cast<std::size_t>(std::ranges::count(all, one));
  }

  ui::TestContext test;
};

TEST_F(ClimbPanelTest, SaysWhatComesNext) {
  EXPECT_EQ(words({1, 2}), "Next: 8");
  EXPECT_EQ(words({9, 8, 8}), "Next: 1024");
  EXPECT_EQ(words({10, 9}), "One more 1024 to go");
  EXPECT_EQ(words({10, 10}), "Merge both 1024!");
}

TEST_F(ClimbPanelTest, GoesOnAboveTheGoal) {
  EXPECT_EQ(words({11, 1}), "One more 2048 to go");
  EXPECT_EQ(words({12, 12}), "Merge both 4096!");
  EXPECT_EQ(words({9, 9}, 9), "Merge both 512!");
}

TEST_F(ClimbPanelTest, ShowsTheGoalUntilItIsReached) {
  const Rect area{0, 0, 228, 616};
  EXPECT_EQ(count(texts(match_of({5, 1}), area), "The goal"), 1);
  EXPECT_EQ(count(texts(match_of({5, 1}), area), "2048"), 1) << "in its dashed edge";
  EXPECT_EQ(count(texts(match_of({11, 1}), area), "The goal"), 0);
}

TEST_F(ClimbPanelTest, ShowsTheTimeAtWhichATileWasReached) {
  Match match = match_of({2, 2});
  match.pass(std::chrono::seconds(75));
  match.play({Direction::Left});
  const auto all = texts(match, {0, 0, 228, 616});
  EXPECT_EQ(count(all, "1:15"), 1);
  EXPECT_EQ(count(all, "Reached"), 1);
}

TEST_F(ClimbPanelTest, ANarrowOneHasTilesAlone) {
  const auto all = texts(match_of({5, 1}), {0, 0, 56, 412});
  EXPECT_EQ(count(all, "2048"), 1);
  EXPECT_EQ(count(all, "The goal"), 0);
}

TEST_F(ClimbPanelTest, FitsTheLongestLadderAndBothLanguages) {
  for (const char* language : {"en", "zh_CN"}) {
    test.speak(language);
    for (const Exponent most : {Exponent{1}, Exponent{11}, Exponent{17}})
      texts(match_of({most, 1}, kMostTarget), {0, 0, 228, 440});
  }
}

}  // namespace
}  // namespace quintet::twenty48
