#include "engine/text/locale.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

namespace quintet {
namespace {

constexpr std::string_view kEnglish = "en";

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

// "zh-Hans.UTF-8@x" becomes "zh_hans".
std::string plain(std::string_view name) {
  std::string result;
  for (const char letter : name.substr(0, name.find_first_of(".@"))) {
    result += letter == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return result;
}

std::string_view language_of(std::string_view name) {
  return name.substr(0, name.find('_'));
}

// The C locale means plain English, also in its UTF-8 form.
bool is_c(std::string_view locale) {
  const std::string name = plain(locale);
  return name == "c" || name == "posix";
}

std::optional<std::string> first_matching(std::string_view list, std::span<const std::string> available) {
  while (!list.empty()) {
    const std::size_t colon = std::min(list.find(':'), list.size());
    if (auto found = find_language(list.substr(0, colon), available)) return found;
    list.remove_prefix(std::min(colon + 1, list.size()));
  }
  return std::nullopt;
}

}  // namespace

LocaleEnvironment locale_environment() {
  return with_desktop({.language = variable("LANGUAGE"),
                       .lc_all = variable("LC_ALL"),
                       .lc_messages = variable("LC_MESSAGES"),
                       .lang = variable("LANG")},
                      desktop_languages());
}

LocaleEnvironment with_desktop(LocaleEnvironment environment, std::string_view languages) {
  const bool has_locale =
      !environment.lc_all.empty() || !environment.lc_messages.empty() || !environment.lang.empty();
  if (has_locale || languages.empty()) return environment;
  environment.lang = languages.substr(0, languages.find(':'));
  if (environment.language.empty()) environment.language = languages;
  return environment;
}

std::optional<std::string> find_language(std::string_view wish, std::span<const std::string> available) {
  const std::string name = plain(wish);
  if (name.empty()) return std::nullopt;
  if (is_c(name) || language_of(name) == kEnglish) return std::string(kEnglish);
  for (const std::string& candidate : available) {
    if (plain(candidate) == name) return candidate;
  }
  for (const std::string& candidate : available) {
    if (language_of(plain(candidate)) == language_of(name)) return candidate;
  }
  return std::nullopt;
}

std::string choose_language(std::string_view wish, const LocaleEnvironment& environment,
                            std::span<const std::string> available) {
  if (const auto found = find_language(wish, available)) return *found;
  const std::string& locale = !environment.lc_all.empty()        ? environment.lc_all
                              : !environment.lc_messages.empty() ? environment.lc_messages
                                                                 : environment.lang;
  if (!locale.empty() && !is_c(locale)) {
    if (const auto found = first_matching(environment.language, available)) return *found;
  }
  return find_language(locale, available).value_or(std::string(kEnglish));
}

}  // namespace quintet
