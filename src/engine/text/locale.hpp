// The language to start with. SDL's own helper ignores LANGUAGE and LC_ALL, so we follow gettext's order
// ourselves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace quintet {

// The variables that name the language, empty where they are not set.
struct LocaleEnvironment {
  std::string language = {};  // LANGUAGE, a list divided by colons
  std::string lc_all = {};
  std::string lc_messages = {};
  std::string lang = {};
};

// As this process was started; without variables, as the desktop says.
LocaleEnvironment locale_environment();

// The languages that the player has chosen for the whole desktop, as in LANGUAGE. Empty where the variables say it all:
// everywhere but on Windows.
std::string desktop_languages();

// The environment, or where it names no locale, these languages of the desktop.
LocaleEnvironment with_desktop(LocaleEnvironment environment, std::string_view languages);

// The language that a name means: one of `available`, which lists the catalogues without English, or "en".
//
// Names are matched loosely: zh_CN.UTF-8, zh-Hans, zh, zh_SG@pinyin all mean zh_CN where that is the Chinese
// we have. So does zh_TW: readers of traditional characters read simplified ones more easily than English.
std::optional<std::string> find_language(std::string_view wish, std::span<const std::string> available);

// The first of these that names a language we have: the player's wish, LANGUAGE (only where the locale is not C),
// and the locale, which is the first of LC_ALL, LC_MESSAGES and LANG that is set. Else English.
std::string choose_language(std::string_view wish, const LocaleEnvironment& environment,
                            std::span<const std::string> available);

}  // namespace quintet
