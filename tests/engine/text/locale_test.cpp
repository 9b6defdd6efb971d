#include "engine/text/locale.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quintet {
namespace {

const std::vector<std::string> kAvailable{"zh_CN"};

struct Case {
  std::string wish, language, lc_all, lc_messages, lang, expected;
};

TEST(ChooseLanguage, FollowsTheOrder) {
  const std::vector<Case> cases{
      // wish     LANGUAGE      LC_ALL         LC_MESSAGES    LANG           expected
      {"", "", "", "", "", "en"},
      {"", "", "", "", "zh_CN.UTF-8", "zh_CN"},
      {"", "", "", "zh_CN.UTF-8", "en_US.UTF-8", "zh_CN"},
      {"", "", "", "en_GB.UTF-8", "zh_CN.UTF-8", "en"},
      {"", "", "zh_CN.UTF-8", "en_US.UTF-8", "en_US.UTF-8", "zh_CN"},
      {"", "", "en_US.UTF-8", "zh_CN.UTF-8", "zh_CN.UTF-8", "en"},
      {"", "", "C", "", "zh_CN.UTF-8", "en"},
      {"", "", "fr_FR.UTF-8", "", "zh_CN.UTF-8", "en"},
      // LANGUAGE is a list, and counts only in a locale that is not C.
      {"", "zh_CN", "", "", "en_US.UTF-8", "zh_CN"},
      {"", "fr:de:zh_CN:en", "", "", "en_US.UTF-8", "zh_CN"},
      {"", "en:zh_CN", "", "", "zh_CN.UTF-8", "en"},
      {"", "fr", "", "", "zh_CN.UTF-8", "zh_CN"},
      {"", "::", "", "", "zh_CN.UTF-8", "zh_CN"},
      {"", "zh_CN", "", "", "", "en"},
      {"", "zh_CN", "C", "", "en_US.UTF-8", "en"},
      {"", "zh_CN", "", "POSIX", "en_US.UTF-8", "en"},
      {"", "zh_CN", "", "", "C.UTF-8", "en"},
      // The player's setting takes precedence over the system's.
      {"zh_CN", "en", "en_US.UTF-8", "", "", "zh_CN"},
      {"en", "zh_CN", "zh_CN.UTF-8", "", "", "en"},
      {"zh_CN", "en", "C", "", "", "zh_CN"},
      {"en", "zh_CN", "zh_CN.UTF-8", "", "", "en"},
      {"tlh", "", "", "", "zh_CN.UTF-8", "zh_CN"},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(choose_language(c.wish, {c.language, c.lc_all, c.lc_messages, c.lang}, kAvailable), c.expected)
        << c.wish << '|' << c.language << '|' << c.lc_all << '|' << c.lc_messages << '|' << c.lang;
  }
}

TEST(ChooseLanguage, ReadsNamesGenerously) {
  for (const char* name : {"zh_CN", "zh_CN.UTF-8", "zh_CN.GB18030", "zh-CN", "zh", "ZH_cn", "zh-Hans",
                           "zh-Hans-CN", "zh_SG@pinyin", "zh_TW.UTF-8", "zh_HK"}) {
    EXPECT_EQ(choose_language(name, {}, kAvailable), "zh_CN") << name;
  }
  for (const char* name : {"en", "en_US.UTF-8", "EN-gb", "C", "POSIX"}) {
    EXPECT_EQ(choose_language(name, {.lang = "zh_CN.UTF-8"}, kAvailable), "en") << name;
  }
}

TEST(ChooseLanguage, PrefersTheExactCatalogue) {
  const std::vector<std::string> both{"zh_CN", "zh_TW"};
  EXPECT_EQ(choose_language("zh_TW.UTF-8", {}, both), "zh_TW");
  EXPECT_EQ(choose_language("zh", {}, both), "zh_CN");
}

TEST(ChooseLanguage, SpeaksEnglishWithoutCatalogues) {
  EXPECT_EQ(choose_language("zh_CN", {.lang = "zh_CN.UTF-8"}, {}), "en");
}

// Windows has no variables; its players choose languages in the settings of the system.
TEST(LocaleEnvironment, TakesTheLanguagesOfADesktopWithoutVariables) {
  const std::vector<std::string> available{"zh_CN"};
  const auto language = [&](const LocaleEnvironment& environment, std::string_view desktop) {
    return choose_language("", with_desktop(environment, desktop), available);
  };
  EXPECT_EQ(language({}, "zh-CN:en-US"), "zh_CN");
  EXPECT_EQ(language({}, "fr-FR:zh-Hans-CN:en-US"), "zh_CN");
  EXPECT_EQ(language({}, "en-GB:zh-CN"), "en");
  EXPECT_EQ(language({}, ""), "en");
  EXPECT_EQ(language({.lang = "en_GB.UTF-8"}, "zh-CN"), "en");
  EXPECT_EQ(language({.lc_all = "C"}, "zh-CN"), "en");
}

}  // namespace
}  // namespace quintet
