#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

constexpr std::string_view kLabel = "checksum ";

std::string hex(std::uint64_t number) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4U)
    *digit = kDigits[number & 15U];
  return digits;
}

}  // namespace

std::uint64_t fingerprint(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

std::string seal(std::string_view body) {
  std::string text(body);
  if (!text.empty() && text.back() != '\n') text += '\n';
  const std::string sum = hex(fingerprint(text));
  return text.append(kLabel).append(sum) + '\n';
}

Expected<std::string_view, Problem> unseal(std::string_view text) {
  std::string_view rest = text;
  if (rest.ends_with('\n')) rest.remove_suffix(1);
  const auto before = rest.rfind('\n');
  const std::string_view line = before == rest.npos ? rest : rest.substr(before + 1);
  if (!line.starts_with(kLabel)) return text;
  const std::string_view body = text.substr(0, text.size() - (text.size() - rest.size()) - line.size());
  if (line.substr(kLabel.size()) != hex(fingerprint(body)))
    return tl::unexpected(Problem{"the checksum is wrong"});
  return body;
}

}  // namespace quintet
