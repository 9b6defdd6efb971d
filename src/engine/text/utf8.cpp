#include "engine/text/utf8.hpp"

namespace quintet::utf8 {
namespace {

struct Lead {
  std::size_t length;  // 0: no character begins with these bits
  char32_t bits;
  char32_t least;  // smaller values have a shorter form
};

Lead lead_of(unsigned char byte) {
  if (byte < 0x80) return {1, byte, 0};
  if ((byte & 0xE0) == 0xC0) return {2, byte & 0x1FU, 0x80};
  if ((byte & 0xF0) == 0xE0) return {3, byte & 0x0FU, 0x800};
  if ((byte & 0xF8) == 0xF0) return {4, byte & 0x07U, 0x10000};
  return {0, 0, 0};
}

bool is_scalar(char32_t code) {
  return code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
}

}  // namespace

Decoded decode(std::string_view text, std::size_t offset) {
  const Lead lead = lead_of(static_cast<unsigned char>(text[offset]));
  if (lead.length == 0) return {kReplacement, 1};
  char32_t code = lead.bits;
  for (std::size_t i = 1; i < lead.length; ++i) {
    if (offset + i >= text.size()) return {kReplacement, i};
    const auto byte = static_cast<unsigned char>(text[offset + i]);
    if ((byte & 0xC0) != 0x80) return {kReplacement, i};
    code = (code << 6) | (byte & 0x3FU);
  }
  if (code < lead.least || !is_scalar(code)) return {kReplacement, lead.length};
  return {code, lead.length};
}

std::u32string to_codes(std::string_view text) {
  std::u32string codes;
  for (std::size_t at = 0; at < text.size();) {
    const Decoded next = decode(text, at);
    codes.push_back(next.code);
    at += next.length;
  }
  return codes;
}

std::string from_code(char32_t code) {
  if (!is_scalar(code)) code = kReplacement;
  const auto tail = [code](int shift) { return static_cast<char>(0x80 | ((code >> shift) & 0x3F)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xC0 | (code >> 6)), tail(0)};
  if (code < 0x10000) return {static_cast<char>(0xE0 | (code >> 12)), tail(6), tail(0)};
  return {static_cast<char>(0xF0 | (code >> 18)), tail(12), tail(6), tail(0)};
}

std::string repaired(std::string_view text) {
  std::string result;
  for (const char32_t code : to_codes(text)) result += from_code(code);
  return result;
}

}  // namespace quintet::utf8
