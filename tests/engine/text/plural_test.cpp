#include "engine/text/plural.hpp"

#include <gtest/gtest.h>

#include <string>

namespace quintet {
namespace {

// The plural forms of the numbers 0, 1, 2 …, one digit each.
std::string forms(std::string_view text, int numbers) {
  const auto rule = PluralRule::read(text);
  if (!rule) return "unreadable";
  std::string result;
  for (int n = 0; n < numbers; ++n) result += std::to_string(rule->form(static_cast<std::uint64_t>(n)));
  return result;
}

TEST(PluralRule, IsEnglishByDefault) {
  const PluralRule english;
  EXPECT_EQ(english.forms(), 2U);
  EXPECT_EQ(english.form(0), 1U);
  EXPECT_EQ(english.form(1), 0U);
  EXPECT_EQ(english.form(2), 1U);
}

// From gettext's manual, "Plural forms".
TEST(PluralRule, ReadsTheRulesOfManyLanguages) {
  EXPECT_EQ(forms("nplurals=1; plural=0;", 4), "0000");
  EXPECT_EQ(forms("nplurals=2; plural=n>1;", 4), "0011");
  EXPECT_EQ(forms(" nplurals = 2 ; plural = (n != 1) ; ", 4), "1011");
  EXPECT_EQ(forms("nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;", 23),
            "20111111111111111111101");
  EXPECT_EQ(forms("nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;", 15),
            "201112222222222");
}

TEST(PluralRule, BindsAsCDoes) {
  EXPECT_EQ(forms("nplurals=9; plural=1+2*3;", 1), "7");
  EXPECT_EQ(forms("nplurals=9; plural=8-2-3;", 1), "3");
  EXPECT_EQ(forms("nplurals=9; plural=!n+1;", 2), "21");
  EXPECT_EQ(forms("nplurals=9; plural=n<2==1;", 3), "110");
}

TEST(PluralRule, StaysWithinItsForms) {
  EXPECT_EQ(forms("nplurals=2; plural=n;", 4), "0100");
  EXPECT_EQ(forms("nplurals=2; plural=7/(n-1);", 2), "00");
  EXPECT_EQ(forms("nplurals=2; plural=7%n;", 1), "0");
}

TEST(PluralRule, RefusesUnknownSyntax) {
  for (const char* text : {"", "nplurals=2", "plural=n;", "nplurals=0; plural=0;", "nplurals=17; plural=0;",
                           "nplurals=n; plural=0;", "nplurals=2; plural=;", "nplurals=2; plural=n!;",
                           "nplurals=2; plural=(n;", "nplurals=2; plural=n?1;", "nplurals=2; plural=x;",
                           "nplurals=2; plural=1 1;", "nplurals=2; plural=99999999999;"}) {
    EXPECT_EQ(forms(text, 1), "unreadable") << text;
  }
}

TEST(PluralRule, RefusesEndlessNesting) {
  EXPECT_EQ(forms("nplurals=2; plural=" + std::string(100'000, '(') + "n;", 1), "unreadable");
  EXPECT_EQ(forms("nplurals=2; plural=" + std::string(100'000, '!') + "n;", 1), "unreadable");
}

}  // namespace
}  // namespace quintet
