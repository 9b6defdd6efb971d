#include "cli/gtp_settings.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/text.hpp"

namespace quintet::cli {
namespace {

using Words = std::vector<std::string_view>;

// All of them, if each is a number.
std::optional<std::vector<int>> read_numbers(const Words& words) {
  constexpr int kMostSeconds = 1'000'000;
  std::vector<int> numbers;
  for (const std::string_view word : words) {
    const auto number = read_number(word, kMostSeconds);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

// The rule set with this ko, scoring and suicide. With a simple ko and area, as other programs say of the Chinese rules, it
// is these.
std::optional<go::RuleSet> rules_of_json(std::string_view json) {
  const auto has = [json](std::string_view field) { return json.find(field) != json.npos; };
  const bool suicide = has(R"("suicide":true)");
  if (has(R"("scoring":"territory")")) return suicide ? std::nullopt : std::optional(go::RuleSet::Japanese);
  if (!has(R"("scoring":"area")")) return std::nullopt;
  if (has(R"("ko":"situational")")) return suicide ? go::RuleSet::NewZealand : go::RuleSet::Aga;
  if (suicide) return has(R"("ko":"positional")") ? std::optional(go::RuleSet::TrompTaylor) : std::nullopt;
  return go::RuleSet::Chinese;
}

}  // namespace

bool GtpClock::unlimited() const {
  return main == 0 && (stones == 0 || period == 0) && (period > 0 || stones == 0) && !left;
}

Microseconds GtpClock::budget(int points_left) const {
  constexpr int kReserve = 10;  // a tenth
  constexpr int kLeastMoves = 10;
  const auto seconds = [](double time) {
    return Microseconds(static_cast<std::int64_t>(time * 1e6 * (kReserve - 1) / kReserve));
  };
  const int rest = left.value_or(main);
  if (stones_left > 0) return seconds(static_cast<double>(rest) / stones_left);
  const double of_period = stones > 0 ? static_cast<double>(period) / stones : 0;
  return std::max(seconds(of_period),
                  seconds(static_cast<double>(rest) / std::max(kLeastMoves, points_left / 2)));
}

std::optional<GtpClock> read_time_settings(const Words& words) {
  const auto numbers = read_numbers(words);
  if (!numbers || numbers->size() != 3) return std::nullopt;
  return GtpClock{.main = (*numbers)[0], .period = (*numbers)[1], .stones = (*numbers)[2]};
}

std::optional<GtpClock> read_kgs_time_settings(const Words& words) {
  if (words.empty()) return std::nullopt;
  auto numbers = read_numbers({words.begin() + 1, words.end()});
  if (!numbers) return std::nullopt;
  const std::size_t count = numbers->size();
  numbers->resize(3);
  const GtpClock clock{.main = (*numbers)[0], .period = (*numbers)[1], .stones = (*numbers)[2]};
  if (words[0] == "none" && count == 0) return GtpClock{};
  if (words[0] == "absolute" && count == 1) return clock;
  if (words[0] == "canadian" && count == 3) return clock;
  if (words[0] == "byoyomi" && count == 3)
    return GtpClock{.main = clock.main, .period = clock.period, .stones = 1};
  return std::nullopt;
}

std::optional<go::RuleSet> read_rules(const Words& words) {
  std::string wanted;  // JSON may have blanks
  for (const std::string_view word : words) wanted += lower_case(word);
  if (wanted.starts_with('{')) return rules_of_json(wanted);
  constexpr std::array kOther{std::pair{std::string_view("new_zealand"), go::RuleSet::NewZealand},
                              std::pair{std::string_view("newzealand"), go::RuleSet::NewZealand},
                              std::pair{std::string_view("tromptaylor"), go::RuleSet::TrompTaylor}};
  for (const auto& [name, set] : kOther)
    if (wanted == name) return set;
  return go::read_rule_set(wanted);
}

std::string write_rules(const go::Rules& rules) {
  constexpr std::array<std::string_view, 3> kKo{"SIMPLE", "POSITIONAL", "SITUATIONAL"};
  constexpr std::array<std::string_view, 3> kBonus{"0", "N", "N-1"};
  return R"({"ko":")" + std::string(kKo[static_cast<std::size_t>(rules.repetition)]) + R"(","scoring":")" +
         (rules.scoring == go::Scoring::Area ? "AREA" : "TERRITORY") + R"(","suicide":)" +
         (rules.suicide == go::Suicide::Allowed ? "true" : "false") +
         R"(,"tax":"NONE","whiteHandicapBonus":")" +
         std::string(kBonus[static_cast<std::size_t>(rules.bonus)]) + R"("})";
}

}  // namespace quintet::cli
