// What a diagram shows at which time.
#include "ui/kit/diagram.hpp"

#include <gtest/gtest.h>

#include <string>

namespace quintet::ui {
namespace {

using enum Beat::What;

constexpr Duration kSecond = milliseconds(1000);

std::string signs(const DiagramFrame& frame) {
  return {frame.signs.cells().begin(), frame.signs.cells().end()};
}

TEST(Diagram, ReadsItsRows) {
  const Diagram diagram({"x.o", "..!"}, {}, "label");
  EXPECT_EQ(diagram.size(), (Size{3, 2}));
  EXPECT_EQ(diagram.cells()[(Point{0, 2})], 'o');
  EXPECT_EQ(diagram.cells()[(Point{1, 2})], '!');
  EXPECT_EQ(diagram.label(), "label");
  EXPECT_EQ(diagram.length(), Duration{0});
}

TEST(Diagram, ASignComesToItsCell) {
  const Diagram diagram({"a."}, {{Put, {0, 0}, 'b', kSecond, kSecond}});
  EXPECT_EQ(signs(diagram.at(kSecond / 2)), "a.");
  const DiagramFrame half = diagram.at(kSecond * 3 / 2);
  EXPECT_EQ(signs(half), "..");
  ASSERT_EQ(half.motions.size(), 1U);
  EXPECT_EQ(half.motions.front().before, 'a');
  EXPECT_GT(half.motions.front().part, 0);
  EXPECT_LT(half.motions.front().part, 1);
  EXPECT_EQ(signs(diagram.at(2 * kSecond)), "b.");
  EXPECT_TRUE(diagram.at(2 * kSecond).motions.empty());
  EXPECT_EQ(diagram.length(), 2 * kSecond);
}

TEST(Diagram, ASignThatTurnsUncoversTheNextOneAndOneThatIsTakenNothing) {
  const Diagram diagram({"ab"}, {{Turn, {0, 0}, '1', {}, kSecond}, {Take, {0, 1}, kNoSign, {}, kSecond}});
  EXPECT_EQ(signs(diagram.at(kSecond / 2)), "1.");
  EXPECT_EQ(diagram.at(kSecond / 2).motions.size(), 2U);
  EXPECT_EQ(signs(diagram.at(kSecond)), "1.");
}

TEST(Diagram, SignsThatGlideTogetherKeepApart) {
  // Listed so that each arrives where the next one has not left in the list.
  const Diagram diagram({".ab"}, {{Glide, {0, 2}, kNoSign, {}, kSecond, {0, 1}},
                                  {Glide, {0, 1}, kNoSign, {}, kSecond, {0, 0}}});
  EXPECT_EQ(signs(diagram.at(kSecond / 2)), "...");
  EXPECT_EQ(signs(diagram.at(kSecond)), "ab.");
}

TEST(Diagram, BeatsHappenInTheOrderOfTheirTime) {
  const Diagram diagram({"."}, {{Put, {0, 0}, 'c', 2 * kSecond}, {Put, {0, 0}, 'b', kSecond}});
  EXPECT_EQ(signs(diagram.at(kSecond)), "b");
  EXPECT_EQ(signs(diagram.at(2 * kSecond)), "c");
}

TEST(Diagram, AMarkStaysUntilItsCellChanges) {
  const Diagram diagram({"ab"}, {{Mark, {0, 0}, 'm', {}},
                                 {Mark, {0, 1}, 'n', {}},
                                 {Put, {0, 0}, 'c', kSecond},
                                 {Take, {0, 1}, kNoSign, kSecond, kSecond}});
  EXPECT_EQ(diagram.at(Duration{0}).marks.size(), 2U);
  const auto left = diagram.at(kSecond * 3 / 2).marks;
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left.front().sign, 'n');
  EXPECT_LT(left.front().strength, 1) << "it fades with what is taken";
  EXPECT_TRUE(diagram.at(2 * kSecond).marks.empty());
}

TEST(Diagram, TheLineIsDrawnFromItsFirstPoint) {
  const Diagram diagram =
      Diagram({"..", ".."}, {{Line, {}, '-', {}, kSecond, {}, kLinear}}).with_line({{0, 0}, {0, 1}, {1, 1}});
  EXPECT_NEAR(diagram.at(kSecond / 4).line, 0.25F, 1e-3F);
  EXPECT_EQ(diagram.at(kSecond).line, 1);
  EXPECT_EQ(diagram.at(kSecond).line_sign, '-');
}

TEST(DiagramDeathTest, RefusesWhatCannotBe) {
  EXPECT_DEATH(Diagram({"...", ".."}), "");
  EXPECT_DEATH(Diagram({"..."}, {{Mark, {1, 0}, 'm'}}), "");
  EXPECT_DEATH(Diagram({"..."}, {{Glide, {0, 0}, kNoSign, {}, {}, {0, 3}}}), "");
  EXPECT_DEATH(Diagram({"..."}, {{Line}}).with_line({{0, 0}, {0, 3}}), "");
}

}  // namespace
}  // namespace quintet::ui
