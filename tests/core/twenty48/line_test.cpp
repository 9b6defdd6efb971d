#include "core/twenty48/line.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

namespace quintet::twenty48 {
namespace {

using Line = std::vector<Exponent>;

// Exponents: 1 is the tile 2.
Line after(Line line, Rule rule) {
  slide_line(line, rule);
  return line;
}

// The rules in the slowest and most obvious way: one step at a time, as a person would do it.
struct Reference {
  Line line;
  std::uint64_t gained = 0;
};

Reference reference(const Line& before, Rule rule) {
  Line tiles;
  for (const Exponent tile : before) {
    if (tile != 0) tiles.push_back(tile);
  }
  Reference result;
  if (rule == Rule::Classic) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const bool pair = i + 1 < tiles.size() && tiles[i] == tiles[i + 1];
      result.line.push_back(static_cast<Exponent>(tiles[i] + (pair ? 1 : 0)));
      if (!pair) continue;
      result.gained += std::uint64_t{1} << result.line.back();
      ++i;
    }
  } else {
    for (const Exponent tile : tiles) {
      Exponent falling = tile;
      while (!result.line.empty() && result.line.back() == falling) {
        result.line.pop_back();
        ++falling;
        result.gained += std::uint64_t{1} << falling;
      }
      result.line.push_back(falling);
    }
  }
  result.line.resize(before.size());
  return result;
}

// Seven values on four cells, and the empty cell.
constexpr int kRows = 8 * 8 * 8 * 8;

Line row_of(int code) {
  return {static_cast<Exponent>(code & 7), static_cast<Exponent>(code >> 3 & 7),
          static_cast<Exponent>(code >> 6 & 7), static_cast<Exponent>(code >> 9)};
}

TEST(SlideLine, EveryRowOfFourIsAsTheReferenceSays) {
  for (const Rule rule : kRules) {
    for (int code = 0; code < kRows; ++code) {
      const Line before = row_of(code);
      Line line = before;
      const SlidLine slid = slide_line(line, rule);
      const Reference wanted = reference(before, rule);
      ASSERT_EQ(line, wanted.line) << name(rule) << ' ' << code;
      ASSERT_EQ(slid.gained, wanted.gained) << name(rule) << ' ' << code;
    }
  }
}

// Each tile goes to where its value is found, and no value is lost.
TEST(SlideLine, StepsLeadEveryTileToItsPlace) {
  for (const Rule rule : kRules) {
    for (int code = 0; code < kRows; ++code) {
      const Line before = row_of(code);
      Line line = before;
      const SlidLine slid = slide_line(line, rule);
      std::array<std::uint64_t, 4> values{};
      std::array<int, 4> tiles{};
      for (const LineStep& step : slid.steps) {
        ASSERT_LE(step.to, step.from);
        values[step.to] += std::uint64_t{1} << before[step.from];
        ++tiles[step.to];
      }
      for (std::size_t i = 0; i < 4; ++i)
        ASSERT_EQ(values[i], line[i] == 0 ? 0U : std::uint64_t{1} << line[i]) << name(rule) << ' ' << code;
      for (const LineStep& step : slid.steps) ASSERT_EQ(step.merges, tiles[step.to] > 1);
    }
  }
}

TEST(SlideLine, TheClassicRuleMergesOncePerTile) {
  EXPECT_EQ(after({1, 1, 1, 1}, Rule::Classic), (Line{2, 2, 0, 0}));
  EXPECT_EQ(after({2, 1, 1, 0}, Rule::Classic), (Line{2, 2, 0, 0}));
  EXPECT_EQ(after({1, 1, 1, 0}, Rule::Classic), (Line{2, 1, 0, 0}));
}

TEST(SlideLine, TheRuleOfTheArticleMergesOn) {
  EXPECT_EQ(after({2, 1, 1, 0}, Rule::Cascade), (Line{3, 0, 0, 0}));
  EXPECT_EQ(after({1, 1, 1, 1}, Rule::Cascade), (Line{3, 0, 0, 0}));
  EXPECT_EQ(after({1, 1, 2, 2}, Rule::Cascade), (Line{3, 2, 0, 0}));
}

TEST(SlideLine, TilesBeyond65536Merge) {
  Line line{17, 17, 40, 40};
  EXPECT_EQ(slide_line(line, Rule::Classic).gained, (std::uint64_t{1} << 18U) + (std::uint64_t{1} << 41U));
  EXPECT_EQ(line, (Line{18, 41, 0, 0}));
}

}  // namespace
}  // namespace quintet::twenty48
