#include <windows.h>

#include <array>

#include "engine/text/charset.hpp"

namespace quintet {

std::optional<std::string> decoded(std::string_view bytes, Charset charset) {
  constexpr std::array<UINT, 4> kCodePages{54936, 950, 932, 949};
  if (bytes.empty()) return std::string();
  const UINT page = kCodePages[static_cast<std::size_t>(charset)];
  const auto size = static_cast<int>(bytes.size());
  const int wide = ::MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, nullptr, 0);
  if (wide <= 0) return std::nullopt;
  std::wstring text(static_cast<std::size_t>(wide), L'\0');
  ::MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, text.data(), wide);
  const int narrow = ::WideCharToMultiByte(CP_UTF8, 0, text.data(), wide, nullptr, 0, nullptr, nullptr);
  if (narrow <= 0) return std::nullopt;
  std::string utf8(static_cast<std::size_t>(narrow), '\0');
  ::WideCharToMultiByte(CP_UTF8, 0, text.data(), wide, utf8.data(), narrow, nullptr, nullptr);
  return utf8;
}

}  // namespace quintet
