#include "core/go/rules.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

constexpr std::array<std::string_view, kRuleSets.size()> kNames{"chinese", "japanese", "aga", "new-zealand",
                                                                "tromp-taylor"};

constexpr std::array<Rules, kRuleSets.size()> kRules{
    {{.bonus = HandicapBonus::OneEach, .komi = 15},
     {.scoring = Scoring::Territory, .repetition = Repetition::Ko, .komi = 13},
     {.repetition = Repetition::SituationalSuperko,
      .bonus = HandicapBonus::OneLess,
      .last_pass = LastPass::White,
      .komi = 15},
     {.repetition = Repetition::SituationalSuperko, .suicide = Suicide::Allowed, .komi = 14},
     {.suicide = Suicide::Allowed, .komi = 15}}};

}  // namespace

const Rules& rules_of(RuleSet set) {
  return kRules[static_cast<std::size_t>(set)];
}

int usual_komi(RuleSet set, int handicap) {
  constexpr int kHalfPoint = 1;
  return handicap > 0 ? kHalfPoint : rules_of(set).komi;
}

int bonus_of(const Rules& rules, int handicap) {
  switch (rules.bonus) {
    case HandicapBonus::OneEach:
      return handicap;
    case HandicapBonus::OneLess:
      return std::max(handicap - 1, 0);
    case HandicapBonus::None:
      break;
  }
  return 0;
}

std::string_view name(RuleSet set) {
  return entry(kNames, set);
}

std::optional<RuleSet> read_rule_set(std::string_view text) {
  return find_named(kRuleSets, text);
}

std::string write_halves(int halves) {
  const int size = std::abs(halves);
  std::string text = halves < 0 ? "-" : "";
  text += std::to_string(size / 2);
  if (size % 2 != 0) text += ".5";
  return text;
}

std::optional<int> read_halves(std::string_view text) {
  const bool negative = take_front(text, "-");
  const auto dot = text.find('.');
  const std::string_view fraction = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  const auto points = read_number(text.substr(0, dot), kMostKomi / 2);
  if (!points || fraction.empty()) return std::nullopt;
  const bool half = fraction.front() == '5';
  if (!half && fraction.front() != '0') return std::nullopt;
  if (fraction.find_first_not_of('0', 1) != std::string_view::npos) return std::nullopt;
  const int halves = 2 * *points + static_cast<int>(half);
  if (halves > kMostKomi) return std::nullopt;
  return negative ? -halves : halves;
}

}  // namespace quintet::go
