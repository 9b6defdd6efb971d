#include "engine/text/utf8.hpp"

#include <gtest/gtest.h>

namespace quintet::utf8 {
namespace {

TEST(Utf8, ReadsCharactersOfEveryLength) {
  EXPECT_EQ(to_codes("aé连🀄"), U"aé连🀄");
}

TEST(Utf8, WritesWhatItReads) {
  for (const char32_t code :
       {U'\0', U'a', U'\x7F', U'\x80', U'\x7FF', U'\x800', U'\xFFFD', U'\x10000', U'\x10FFFF'}) {
    EXPECT_EQ(to_codes(from_code(code)), std::u32string(1, code)) << static_cast<std::uint32_t>(code);
  }
}

TEST(Utf8, ReplacesInvalidBytes) {
  EXPECT_EQ(repaired("a\xFFz"), "a\uFFFDz");
  EXPECT_EQ(repaired("a\x80z"), "a\uFFFDz");
  EXPECT_EQ(repaired("\xE8\xBF"), "\uFFFD");          // cut off at the end
  EXPECT_EQ(repaired("\xE8\xBFz"), "\uFFFDz");        // cut off by a letter
  EXPECT_EQ(repaired("\xC0\x80"), "\uFFFD");          // overlong
  EXPECT_EQ(repaired("\xED\xA0\x80"), "\uFFFD");      // a surrogate
  EXPECT_EQ(repaired("\xF4\x90\x80\x80"), "\uFFFD");  // above the last code point
}

TEST(Utf8, LeavesValidTextUnchanged) {
  EXPECT_EQ(repaired("再来一局 — again…"), "再来一局 — again…");
}

TEST(Utf8, WritesNoSurrogates) {
  EXPECT_EQ(from_code(0xD800), "\uFFFD");
}

}  // namespace
}  // namespace quintet::utf8
