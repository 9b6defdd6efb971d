#include "games/gomoku/settings.hpp"

#include "engine/text/localiser.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;

namespace {

using Part = std::optional<Desk>;
using Kind = FieldRow::Kind;

constexpr std::array kPartChoices{
    SettingChoice{"desk", msgid("Match theme")}, SettingChoice{"paper", msgid("Paper")},
    SettingChoice{"ink", msgid("Ink")},          SettingChoice{"celadon", msgid("Celadon")},
    SettingChoice{"walnut", msgid("Walnut")},
};
constexpr std::array kThinkingChoices{SettingChoice{"1", msgid("1 s")}, SettingChoice{"3", msgid("3 s")},
                                      SettingChoice{"10", msgid("10 s")}, SettingChoice{"30", msgid("30 s")}};
static_assert(kThinkingChoices.size() == kThinkingSeconds.size() && kPartChoices.size() == kMaterials.size());

constexpr std::array kPlayAsChoices{SettingChoice{"black", msgid("Black")},
                                    SettingChoice{"white", msgid("White")},
                                    SettingChoice{"in-turn", msgid("Alternate")}};
static_assert(kPlayAsChoices.size() == kPlayAs.size());

std::string_view word_of(PlayAs colour) {
  return kPlayAsChoices[static_cast<std::size_t>(colour)].word;
}

}  // namespace

std::string_view word_of(WatchSpeed speed) {
  constexpr std::array<std::string_view, kWatchSpeeds.size()> kWords{"slow", "normal", "fast"};
  return kWords[static_cast<std::size_t>(speed)];
}

namespace {

template <class Values>
auto choices_of(const Values& values, std::string_view (*word)(std::ranges::range_value_t<Values>),
                std::string_view (*label)(std::ranges::range_value_t<Values>)) {
  std::array<SettingChoice, std::tuple_size_v<Values>> choices;
  std::ranges::transform(values, choices.begin(), [=](auto value) {
    return SettingChoice{word(value), label(value)};
  });
  return choices;
}

const auto kLevelChoices = choices_of(kLevels, name, level_message);
const auto kRuleChoices = choices_of(kRules, name, rule_message);
const auto kOpeningChoices = choices_of(kOpenings, name, opening_message);
constexpr std::array kSideChoices{SettingChoice{"15", "15"}, SettingChoice{"19", "19"},
                                  SettingChoice{"20", "20"}};
static_assert(kSideChoices.size() == kSides.size());

FieldRow setup_choice(std::string_view id, std::string_view label, std::span<const SettingChoice> choices) {
  return {.id = id, .label = label, .kind = Kind::Choice, .choices = choices};
}

constexpr auto kNamed = [](auto value) { return name(value); };
constexpr auto kSame = [](int value) { return value; };

// Reads the names of earlier versions too.
Field<Settings> level_field(std::string_view key, Level Settings::*member) {
  Field<Settings> field = one_of<Settings>(key, member, kLevels, kNamed);
  field.set = [set = field.set](Settings& settings, const SettingValue& value) {
    const auto* word = std::get_if<std::string>(&value);
    const auto level = word ? read_level(*word) : std::nullopt;
    return set(settings, level ? SettingValue(std::string(name(*level))) : value);
  };
  return field;
}

Field<Settings> part(std::string_view key, Part Settings::*member, std::string_view id,
                     std::string_view label) {
  return one_of<Settings>(key, member, kMaterials,
                          [](const Part& desk) { return desk ? ui::word_of(*desk) : std::string_view{}; })
      .on_page({.id = id, .label = label, .kind = Kind::Choice, .choices = kPartChoices});
}

Field<Settings> shown(std::string_view key, bool Settings::*member, std::string_view id,
                      std::string_view label) {
  return flag<Settings>(key, member).on_page({.id = id, .label = label});
}

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  static const std::vector<Field<Settings>> all{
      part("board", &Settings::board, "gomoku-board", msgid("Board"))
          .on_setup(setup_choice("material", msgid("Material"), kPartChoices)),
      part("frame", &Settings::frame, "gomoku-frame", msgid("Frame")),
      part("window", &Settings::window, "gomoku-window", msgid("Background")),
      shown("coordinates", &Settings::coordinates, "gomoku-coordinates", msgid("Coordinates")),
      shown("numbers", &Settings::numbers, "gomoku-numbers", msgid("Move numbers")),
      shown("threats", &Settings::threats, "gomoku-threats", msgid("Threats")),
      level_field("level", &Settings::level)
          .on_setup(setup_choice("level", msgid("Opponent"), kLevelChoices)),
      level_field("against", &Settings::against)
          .on_setup(setup_choice("against", msgid("White's player"), kLevelChoices)),
      one_of<Settings>("play_as", &Settings::play_as, kPlayAs, [](PlayAs colour) { return word_of(colour); })
          .on_setup(setup_choice("colour", msgid("You play"), kPlayAsChoices)),
      one_of<Settings>("thinking", &Settings::thinking, kThinkingSeconds, kSame)
          .on_page({.id = "gomoku-thinking",
                    .label = msgid("Time to think"),
                    .kind = Kind::Choice,
                    .choices = kThinkingChoices})
          .on_setup(setup_choice("thinking", msgid("Time to think"), kThinkingChoices)),
      one_of<Settings>("watch_speed", &Settings::watch_speed, kWatchSpeeds,
                       [](WatchSpeed speed) { return word_of(speed); }),
      flag<Settings>("had_black", &Settings::had_black),
      one_of<Settings>(
          "rule", [](auto& s) -> auto& { return s.start.rule; }, kRules, kNamed)
          .on_setup(setup_choice("rule", msgid("Rule"), kRuleChoices)),
      one_of<Settings>(
          "opening", [](auto& s) -> auto& { return s.start.opening; }, kOpenings, kNamed)
          .on_setup(setup_choice("opening", msgid("Opening"), kOpeningChoices)),
      one_of<Settings>(
          "side", [](auto& s) -> auto& { return s.start.side; }, kSides, kSame)
          .on_setup(setup_choice("side", msgid("Board"), kSideChoices)),
  };
  return all;
}

}  // namespace quintet::gomoku
