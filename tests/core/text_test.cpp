#include "core/text.hpp"

#include <gtest/gtest.h>

namespace quintet {
namespace {

TEST(Text, LinesEndWithOrWithoutACarriageReturn) {
  EXPECT_EQ(split_lines("a\r\n\nb"), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_TRUE(split_lines("").empty());
  EXPECT_EQ(split_lines("a\n").size(), 1u);
}

TEST(Text, TrimmedEndsWithNoBlanks) {
  EXPECT_EQ(trimmed(" \t a b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \t "), "");
  EXPECT_EQ(trimmed("a"), "a");
}

TEST(Text, NumbersAreDigitsOnlyAndNotAboveTheMost) {
  EXPECT_EQ(read_number("64", 64), 64);
  EXPECT_EQ(read_number("007", 64), 7);
  for (const char* bad : {"", "65", "-1", "+1", " 1", "1 ", "1x", "99999999999999999999"}) {
    EXPECT_FALSE(read_number(bad, 64)) << bad;
  }
}

TEST(Text, OnlyAFrontThatIsThereIsTaken) {
  std::string_view text = "15x20";
  EXPECT_FALSE(take_front(text, "15y"));
  EXPECT_EQ(text, "15x20");
  EXPECT_TRUE(take_front(text, "15x"));
  EXPECT_EQ(text, "20");
  EXPECT_FALSE(take_front(text, "200"));
  EXPECT_TRUE(take_front(text, "20"));
  EXPECT_EQ(text, "");
}

TEST(Text, ReadAfterWriteOfAPointIsTheIdentity) {
  EXPECT_EQ(write_point({3, 14}), "3,14");
  EXPECT_EQ(read_point("3,14"), (Point{3, 14}));
  EXPECT_EQ(write_point({-1, 5}), "-1,5");
  for (const char* bad : {"", "3", "3,", ",3", "-1,5", "3,14,1", "3 ,4"})
    EXPECT_FALSE(read_point(bad)) << bad;
}

TEST(Text, HexadecimalWordsHaveSixteenLowerCaseDigits) {
  EXPECT_EQ(write_hex(0xabc), "0000000000000abc");
  EXPECT_EQ(read_hex("0000000000000abc"), 0xabcu);
  EXPECT_FALSE(read_hex("abc"));
  EXPECT_FALSE(read_hex("0000000000000ABC"));
}

TEST(Text, TheChecksumIsFnv1a) {
  EXPECT_EQ(checksum(""), 0xcbf29ce484222325u);
  EXPECT_EQ(checksum("a"), 0xaf63dc4c8601ec8cu);
}

}  // namespace
}  // namespace quintet
