#include "games/gomoku/settings.hpp"

#include "engine/text/localiser.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;

namespace {

constexpr auto kLevelName = [](Level level) { return opponent(level).name; };
const auto kLevelChoices = choices_of(kLevels, name, kLevelName);
const auto kRuleChoices = choices_of(kRules, name, rule_message);
const auto kOpeningChoices = choices_of(kOpenings, name, opening_message);
constexpr std::array kSideChoices{SettingChoice{"15", "15"}, SettingChoice{"19", "19"},
                                  SettingChoice{"20", "20"}};
static_assert(kSideChoices.size() == kSides.size());

constexpr auto kNamed = [](auto value) { return name(value); };
constexpr auto kSame = [](int value) { return value; };

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  static const auto all = [] {
    auto fields = stone_fields<Settings, read_level>(kLevels, kLevelChoices, kPlayAsWithoutLot);
    fields.insert(fields.begin() + kPageFields,
                  shown_flag("threats", &Settings::threats, "gomoku-threats", msgid("Threats")));
    fields.push_back(one_of<Settings>(
                         "rule", [](auto& s) -> auto& { return s.start.rule; }, kRules, kNamed)
                         .on_setup(setup_choice("rule", msgid("Rule"), kRuleChoices)));
    fields.push_back(one_of<Settings>(
                         "opening", [](auto& s) -> auto& { return s.start.opening; }, kOpenings, kNamed)
                         .on_setup(setup_choice("opening", msgid("Opening"), kOpeningChoices)));
    fields.push_back(one_of<Settings>(
                         "side", [](auto& s) -> auto& { return s.start.side; }, kSides, kSame)
                         .on_setup(setup_choice("side", msgid("Board"), kSideChoices)));
    return fields;
  }();
  return all;
}

}  // namespace quintet::gomoku
