#include <windows.h>

#include "engine/text/locale.hpp"

namespace quintet {

std::string desktop_languages() {
  ULONG count = 0, size = 0;
  if (!::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, nullptr, &size)) return {};
  std::wstring names(size, L'\0');
  if (!::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names.data(), &size)) return {};
  // Names in ASCII, such as zh-CN, each with a zero after it, and one more at the end.
  std::string list;
  for (const wchar_t letter : names) list += letter == L'\0' ? ':' : static_cast<char>(letter);
  list.resize(list.find_last_not_of(':') + 1);
  return list;
}

}  // namespace quintet
