#include "engine/text/line_break.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "engine/text/utf8.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;

// Chinese characters have width two, all others one.
double drawn_width(std::string_view text) {
  double width = 0;
  for (const char32_t code : utf8::to_codes(text)) width += code >= 0x2E80 ? 2 : 1;
  return width;
}

std::vector<std::string_view> lines(std::string_view text, double width) {
  return break_lines(text, width, drawn_width);
}

TEST(LineBreak, KeepsATextThatFits) {
  EXPECT_THAT(lines("Try again", 9), ElementsAre("Try again"));
}

TEST(LineBreak, BreaksEnglishAtSpaces) {
  EXPECT_THAT(lines("Two tiles of one picture", 10), ElementsAre("Two tiles", "of one", "picture"));
}

TEST(LineBreak, KeepsASizeTogether) {
  EXPECT_THAT(lines("Expert · 30 × 16 · mines", 14), ElementsAre("Expert ·", "30 × 16 ·", "mines"));
}

TEST(LineBreak, IgnoresSpacesAtTheEndOfALine) {
  EXPECT_THAT(lines("Two   tiles", 3), ElementsAre("Two", "til", "es"));
  EXPECT_THAT(lines("Two tiles ", 9), ElementsAre("Two tiles"));
}

TEST(LineBreak, BreaksChineseBetweenCharacters) {
  EXPECT_THAT(lines("找出相同的两张牌", 6), ElementsAre("找出相", "同的两", "张牌"));
}

TEST(LineBreak, LeavesNoCharacterAloneOnTheLastLine) {
  EXPECT_THAT(lines("限时模式中提示扣五秒，重排扣十秒。", 30),
              ElementsAre("限时模式中提示扣五秒，重排扣", "十秒。"));
  EXPECT_THAT(lines("限时模式中提示扣五秒，重排扣十秒。一局", 18),
              ElementsAre("限时模式中提示扣五", "秒，重排扣十秒。", "一局"));
  EXPECT_THAT(lines("one two three four a", 18), ElementsAre("one two three four", "a")) << "a word may";
}

TEST(LineBreak, BeginsNoLineWithAClosingMark) {
  EXPECT_THAT(lines("再来一局，好吗？", 8), ElementsAre("再来一", "局，好", "吗？"));
  for (const char* mark : {"，", "。", "、", "；", "：", "！", "？", "）", "】", "》", "”", "’", "…"}) {
    EXPECT_THAT(lines("甲乙丙" + std::string(mark) + "丁", 6).at(1), testing::StartsWith("丙")) << mark;
  }
}

TEST(LineBreak, BeginsNoLineWithADot) {
  EXPECT_THAT(lines("one two · three", 7), ElementsAre("one", "two ·", "three"));
}

TEST(LineBreak, EndsNoLineWithAnOpeningMark) {
  for (const std::string mark : {"（", "【", "《", "“", "‘"}) {
    EXPECT_THAT(lines("甲乙" + mark + "丙丁", 6), ElementsAre("甲乙", testing::StartsWith(mark + "丙")))
        << mark;
  }
}

TEST(LineBreak, KeepsWordsAndNumbersTogetherAmongChinese) {
  EXPECT_THAT(lines("达到2048即胜", 6), ElementsAre("达到", "2048即", "胜"));
  EXPECT_THAT(lines("按Enter键", 6), ElementsAre("按", "Enter", "键"));
}

TEST(LineBreak, KeepsPairsOfDotsAndDashesTogether) {
  EXPECT_THAT(lines("甲乙……", 5), ElementsAre("甲", "乙……"));
  EXPECT_THAT(lines("甲乙丙——丁", 7), ElementsAre("甲乙丙", "——丁"));
}

TEST(LineBreak, KeepsAnApostropheInItsWord) {
  EXPECT_THAT(lines("you don’t know", 9), ElementsAre("you don’t", "know"));
}

TEST(LineBreak, BreaksAtEveryNewline) {
  EXPECT_THAT(lines("one\ntwo\n\nthree\r\nfour", 20), ElementsAre("one", "two", "", "three", "four"));
  EXPECT_THAT(lines("one\n", 20), ElementsAre("one", ""));
}

TEST(LineBreak, MakesOneEmptyLineOfNothing) {
  EXPECT_THAT(lines("", 5), ElementsAre(""));
}

TEST(LineBreak, DividesAWordThatIsWiderThanALine) {
  EXPECT_THAT(lines("an extraordinary day", 6), ElementsAre("an", "extrao", "rdinar", "y day"));
}

TEST(LineBreak, PutsAtLeastOneCharacterOnALine) {
  EXPECT_THAT(lines("连连看", 0), ElementsAre("连", "连", "看"));
  EXPECT_THAT(lines("ab", -1), ElementsAre("a", "b"));
}

std::string without_spaces(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (letter != ' ' && letter != '\n') result += letter;
  }
  return result;
}

// For any text: only spaces are lost, and no line that could be broken is too wide.
TEST(LineBreak, LosesNothingAndRespectsTheWidth) {
  constexpr std::u32string_view kLetters = U"abc 12甲乙丙，。（“”…— \n";
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    for (auto length = random() % 40; length > 0; --length)
      text += utf8::from_code(kLetters[random() % kLetters.size()]);
    const double width = 2 + static_cast<double>(random() % 12);
    std::string joined;
    for (const std::string_view line : lines(text, width)) {
      EXPECT_LE(drawn_width(line), width) << text;
      joined += without_spaces(line);
    }
    EXPECT_EQ(joined, without_spaces(text));
  }
}

}  // namespace
}  // namespace quintet
