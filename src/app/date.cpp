#include "app/date.hpp"

#include <array>
#include <charconv>
#include <ctime>

namespace quintet::app {
namespace {

constexpr int kLastYear = 9999;

}  // namespace

Date system_date() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  constexpr int kFirstYear = 1900;
  return {local.tm_year + kFirstYear, local.tm_mon + 1, local.tm_mday};
}

std::optional<Date> read_date(std::string_view text) {
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parts[i]);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const bool last = i + 1 == parts.size();
    if (text.empty() != last || (!last && text.front() != '-')) return std::nullopt;
    if (!last) text.remove_prefix(1);
  }
  const Date date{parts[0], parts[1], parts[2]};
  const bool sensible = date.year > 0 && date.year <= kLastYear && date.month >= 1 && date.month <= 12 &&
                        date.day >= 1 && date.day <= 31;
  return sensible ? std::optional(date) : std::nullopt;
}

}  // namespace quintet::app
