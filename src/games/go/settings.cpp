#include "games/go/settings.hpp"

#include <algorithm>

#include "games/go/match.hpp"
#include "games/go/words.hpp"

namespace quintet::go {

using namespace ui;

namespace {

std::string_view level_name(Level level) {
  return opponent(level).name;
}

const auto kLevelChoices = choices_of(kLevels, name, level_name);
const auto kRuleChoices = choices_of(kRuleSets, name, rule_message);
constexpr std::array kSideChoices{SettingChoice{"7", "7"}, SettingChoice{"9", "9"}, SettingChoice{"13", "13"},
                                  SettingChoice{"19", "19"}};
constexpr std::array kGoalChoices{SettingChoice{"territory", msgid("Territory")},
                                  SettingChoice{"1", msgid("First capture")},
                                  SettingChoice{"5", msgid("Five captures")}};
constexpr std::array kHandicapChoices{
    SettingChoice{"0", msgid("None")}, SettingChoice{"2", "2"}, SettingChoice{"3", "3"},
    SettingChoice{"4", "4"},           SettingChoice{"5", "5"}, SettingChoice{"6", "6"},
    SettingChoice{"7", "7"},           SettingChoice{"8", "8"}, SettingChoice{"9", "9"}};
constexpr std::array kKomiChoices{SettingChoice{"usual", msgid("Usual")},
                                  SettingChoice{"8-5", "8.5"},
                                  SettingChoice{"8", "8"},
                                  SettingChoice{"7-5", "7.5"},
                                  SettingChoice{"7", "7"},
                                  SettingChoice{"6-5", "6.5"},
                                  SettingChoice{"6", "6"},
                                  SettingChoice{"5-5", "5.5"},
                                  SettingChoice{"5", "5"},
                                  SettingChoice{"4-5", "4.5"},
                                  SettingChoice{"4", "4"},
                                  SettingChoice{"3-5", "3.5"},
                                  SettingChoice{"3", "3"},
                                  SettingChoice{"2-5", "2.5"},
                                  SettingChoice{"2", "2"},
                                  SettingChoice{"1-5", "1.5"},
                                  SettingChoice{"1", "1"},
                                  SettingChoice{"0-5", "0.5"},
                                  SettingChoice{"0", "0"},
                                  SettingChoice{"minus-0-5", "−0.5"},
                                  SettingChoice{"minus-1", "−1"},
                                  SettingChoice{"minus-1-5", "−1.5"},
                                  SettingChoice{"minus-2", "−2"},
                                  SettingChoice{"minus-2-5", "−2.5"},
                                  SettingChoice{"minus-3", "−3"},
                                  SettingChoice{"minus-3-5", "−3.5"},
                                  SettingChoice{"minus-4", "−4"},
                                  SettingChoice{"minus-4-5", "−4.5"},
                                  SettingChoice{"minus-5", "−5"},
                                  SettingChoice{"minus-5-5", "−5.5"},
                                  SettingChoice{"minus-6", "−6"},
                                  SettingChoice{"minus-6-5", "−6.5"},
                                  SettingChoice{"minus-7", "−7"},
                                  SettingChoice{"minus-7-5", "−7.5"}};
constexpr std::array kPlacements{Placement::Fixed, Placement::Free};
constexpr std::array kPlacementChoices{SettingChoice{"fixed", msgid("On the stars")},
                                       SettingChoice{"free", msgid("Where Black likes")}};
static_assert(kSideChoices.size() == kSides.size() && kGoalChoices.size() == kGoals.size() &&
              kHandicapChoices.size() == kHandicaps.size() && kKomiChoices.size() == kKomis.size());

constexpr auto kNamed = [](auto value) { return name(value); };
constexpr auto kSame = [](int value) { return value; };

}  // namespace

Start Settings::start() const {
  const int stones = std::min(handicap, most_fixed_handicap(side));
  const int handicap_stones = stones < 2 ? 0 : stones;
  if (goal > 0)
    return {.side = side, .komi = 0, .handicap = handicap_stones, .placement = placement, .to_take = goal};
  Start start{.side = side, .rules = rules, .handicap = handicap_stones, .placement = placement};
  start.komi = komi == kUsualKomi ? usual_komi(rules, start.handicap) : komi;
  return start;
}

const std::vector<Field<Settings>>& Settings::fields() {
  static const auto all = [] {
    auto fields = stone_fields<Settings, read_level>(kLevels, kLevelChoices, kPlayAs.size());
    fields.insert(fields.begin() + kPageFields,
                  shown_flag("eyes", &Settings::eyes, "go-eyes", msgid("Liberties, atari and ladders")));
    fields.insert(fields.begin() + kPageFields + 1, shown_flag("teacher", &Settings::teacher, "go-teacher",
                                                               msgid("A teacher shows bad moves")));
    fields.insert(
        fields.begin() + kPageFields + 2,
        engines_field(&Settings::engines)
            .on_page({.id = kEnginesRow, .label = msgid("Go engines"), .kind = FieldRow::Kind::Page}));
    fields.push_back(one_of<Settings>("patience", &Settings::patience, kPatience, kSame));
    fields.push_back(text<Settings>("engine", &Settings::engine));
    fields.push_back(text<Settings>("against_engine", &Settings::against_engine));
    fields.push_back(text<Settings>("analyst", &Settings::analyst));
    fields.push_back(one_of<Settings>("goal", &Settings::goal, kGoals, kSame)
                         .on_setup(setup_choice("goal", msgid("Goal"), kGoalChoices)));
    fields.push_back(one_of<Settings>("rules", &Settings::rules, kRuleSets, kNamed)
                         .on_setup(setup_choice("rules", msgid("Rules"), kRuleChoices)));
    fields.push_back(one_of<Settings>("handicap", &Settings::handicap, kHandicaps, kSame)
                         .on_setup(setup_choice("handicap", msgid("Handicap"), kHandicapChoices)));
    fields.push_back(one_of<Settings>("placement", &Settings::placement, kPlacements, [](Placement each) {
                       return kPlacementChoices[static_cast<std::size_t>(each)].word;
                     }).on_setup(setup_choice("placement", msgid("Handicap stones"), kPlacementChoices)));
    fields.push_back(one_of<Settings>("komi", &Settings::komi, kKomis, kSame)
                         .on_setup(setup_choice("komi", msgid("Komi"), kKomiChoices)));
    fields.push_back(one_of<Settings>("side", &Settings::side, kSides, kSame)
                         .on_setup(setup_choice("side", msgid("Board"), kSideChoices)));
    return fields;
  }();
  return all;
}

}  // namespace quintet::go
