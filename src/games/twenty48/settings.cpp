#include "games/twenty48/settings.hpp"

#include "engine/text/localiser.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

using Kind = FieldRow::Kind;

constexpr std::array kSides{3, 4, 5, 6, 7, 8};
constexpr std::array kSideChoices{SettingChoice{"3", "3 × 3"}, SettingChoice{"4", "4 × 4"},
                                  SettingChoice{"5", "5 × 5"}, SettingChoice{"6", "6 × 6"},
                                  SettingChoice{"7", "7 × 7"}, SettingChoice{"8", "8 × 8"}};
constexpr std::array<Exponent, 8> kTargets{9, 10, 11, 12, 13, 14, 15, 16};
constexpr std::array kTargetChoices{SettingChoice{"512", "512"},     SettingChoice{"1024", "1024"},
                                    SettingChoice{"2048", "2048"},   SettingChoice{"4096", "4096"},
                                    SettingChoice{"8192", "8192"},   SettingChoice{"16384", "16384"},
                                    SettingChoice{"32768", "32768"}, SettingChoice{"65536", "65536"}};
constexpr std::array kStarts{1, 2};
constexpr std::array kStartChoices{SettingChoice{"1", msgid("One")}, SettingChoice{"2", msgid("Two")}};
constexpr std::array kSpawnChoices{SettingChoice{"usual", msgid("2 and 4")},
                                   SettingChoice{"twos", msgid("Only 2")}};
constexpr std::array kPaceChoices{SettingChoice{"slow", "1×"}, SettingChoice{"normal", "4×"},
                                  SettingChoice{"fast", "16×"}};

FieldRow choice(std::string_view id, std::string_view label, std::span<const SettingChoice> choices) {
  return {.id = id, .label = label, .kind = Kind::Choice, .choices = choices};
}

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  constexpr auto kSame = [](int value) { return value; };
  static const std::vector<Field<Settings>> all{
      one_of<Settings>("side", &Settings::side, kSides, kSame)
          .on_setup(choice("side", msgid("Board"), kSideChoices)),
      one_of<Settings>("target", &Settings::target, kTargets, [](Exponent goal) { return 1 << goal; })
          .on_setup(choice("target", msgid("Goal"), kTargetChoices)),
      one_of<Settings>("start_tiles", &Settings::start_tiles, kStarts, kSame)
          .on_setup(choice("start", msgid("First tiles"), kStartChoices)),
      flag<Settings>("only_twos", &Settings::only_twos)
          .on_setup(choice("spawn", msgid("New tiles"), kSpawnChoices)),
      one_of<Settings>("pace", &Settings::pace, kPaces,
                       [](Pace speed) { return kPaceChoices[static_cast<std::size_t>(speed)].word; })
          .on_page(choice("2048-pace", msgid("Autoplay"), kPaceChoices)),
  };
  return all;
}

}  // namespace quintet::twenty48
