#include "games/gomoku/settings.hpp"

#include "engine/text/localiser.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;

namespace {

using Kind = FieldRow::Kind;

template <class Values>
auto choices_of(const Values& values, std::string_view (*word)(std::ranges::range_value_t<Values>),
                std::string_view (*label)(std::ranges::range_value_t<Values>)) {
  std::array<SettingChoice, std::tuple_size_v<Values>> choices;
  std::ranges::transform(values, choices.begin(), [=](auto value) {
    return SettingChoice{word(value), label(value)};
  });
  return choices;
}

std::string_view level_name(Level level) {
  return opponent(level).name;
}

const auto kLevelChoices = choices_of(kLevels, name, level_name);
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

Field<Settings> shown(std::string_view key, bool Settings::*member, std::string_view id,
                      std::string_view label) {
  return flag<Settings>(key, member).on_page({.id = id, .label = label});
}

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  static const std::vector<Field<Settings>> all{
      material_field<Settings>("board", &Settings::board, "gomoku-board", msgid("Board"))
          .on_setup(setup_choice("material", msgid("Material"), kMaterialChoices)),
      material_field<Settings>("frame", &Settings::frame, "gomoku-frame", msgid("Frame")),
      material_field<Settings>("window", &Settings::window, "gomoku-window", msgid("Background")),
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
                       [](WatchSpeed speed) { return ui::word_of(speed); }),
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
