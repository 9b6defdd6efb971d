#include "games/mines/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/text.hpp"
#include "games/mines/match.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::mines {
namespace {

std::string mines_words(const Localiser& words, int mines) {
  return format(words.trn("{count} mine", "{count} mines", static_cast<std::uint64_t>(mines)),
                {{"count", std::to_string(mines)}});
}

// "20 × 16", from "20x16".
std::string with_cross(std::string_view size) {
  const std::size_t cross = size.find('x');
  if (cross == std::string_view::npos) return std::string(size);
  return std::string(size.substr(0, cross)) + " × " + std::string(size.substr(cross + 1));
}

}  // namespace

std::string time_text(Duration time) {
  const std::int64_t hundredths = time / milliseconds(10), seconds = hundredths / 100;
  const std::string part = std::to_string(100 + hundredths % 100).substr(1);
  return (seconds < 60 ? std::to_string(seconds) : ui::clock_text(seconds)) + '.' + part;
}

std::string board_words(const Localiser& words, const Rules& rules) {
  return std::to_string(rules.size.width) + " × " + std::to_string(rules.size.height) + " · " +
         mines_words(words, rules.mines);
}

std::string variant_words(const Localiser& words, std::string_view key) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kMore{
      {{"four", msgid("in four directions")},
       {"safe", msgid("safe first click")},
       {"any", msgid("unsafe first click")},
       {"guess", msgid("with guessing")},
       {"automated", msgid("with automatic moves")}}};
  std::string text;
  for (const std::string_view part : split(key, ' ')) {
    if (!text.empty()) text += " · ";
    const auto* const more = std::ranges::find(kMore, part, [](const auto& one) { return one.first; });
    if (const auto mode = ui::find_mode<Mode>(part))
      text += words.tr(ui::mode_message(*mode));
    else if (more != kMore.end())
      text += words.tr(more->second);
    else if (const auto mines = read_number(part, kLargest.area()))
      text += mines_words(words, *mines);
    else
      text += with_cross(part);
  }
  return text;
}

std::string speed_text(std::int64_t speed) {
  return time_text(milliseconds(speed));
}

namespace {

// As so many of `whole`; all or nothing only where the chance is exact.
long parts_of(double chance, long whole) {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : whole;
  return std::clamp(std::lround(chance * static_cast<double>(whole)), 1L, whole - 1);
}

}  // namespace

std::string exact_percent(double chance) {
  const long tenths = parts_of(chance, 1000);
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : whole + '.' + std::to_string(tenths % 10);
}

std::string whole_percent(double chance) {
  return std::to_string(parts_of(chance, 100));
}

}  // namespace quintet::mines
