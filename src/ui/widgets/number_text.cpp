#include "ui/widgets/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::ui {
namespace {

std::uint64_t whole_part(double value) {
  return static_cast<std::uint64_t>(std::llround(std::max(0.0, value)));
}

}  // namespace

std::string number_text(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, 1, ',');
  return digits;
}

std::string rounded_text(double value) {
  const std::uint64_t whole = whole_part(value);
  std::uint64_t unit = 1;
  while (whole / unit >= 1'000) unit *= 10;
  return number_text((whole + unit / 2) / unit * unit);
}

std::string short_number_text(double value) {
  if (value < 1'000) return number_text(whole_part(value));
  const double unit = value < 1'000'000 ? 1'000 : 1'000'000;
  const std::uint64_t tenths = whole_part(10 * value / unit);
  std::string text = number_text(tenths / 10);
  if (tenths < 100 && tenths % 10 != 0) text += '.' + std::to_string(tenths % 10);
  return text + (unit < 1'000'000 ? "k" : "M");
}

}  // namespace quintet::ui
