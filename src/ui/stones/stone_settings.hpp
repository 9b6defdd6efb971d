// Settings that games of stones share: the colour and time of the players, the speed of watched games, the material of the
// board. A game names them as members of its own settings.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The person's colour against the computer.
enum class PlayAs : std::uint8_t { Black, White, InTurn, ByLot };
inline constexpr std::array kPlayAs{PlayAs::Black, PlayAs::White, PlayAs::InTurn, PlayAs::ByLot};
inline constexpr std::array kPlayAsChoices{
    SettingChoice{"black", msgid("Black")}, SettingChoice{"white", msgid("White")},
    SettingChoice{"in-turn", msgid("Alternate")}, SettingChoice{"by-lot", msgid("Nigiri")}};
// In games without that custom.
inline constexpr std::size_t kPlayAsWithoutLot = 3;
constexpr std::string_view word_of(PlayAs colour) {
  return kPlayAsChoices[static_cast<std::size_t>(colour)].word;
}

// How fast two computers play.
enum class WatchSpeed : std::uint8_t { Slow, Normal, Fast };
inline constexpr std::array kWatchSpeeds{WatchSpeed::Slow, WatchSpeed::Normal, WatchSpeed::Fast};
std::string_view word_of(WatchSpeed speed);
// "2×", the same in every language.
std::string_view label_of(WatchSpeed speed);
// From one stone to the next.
Duration time_between_moves(WatchSpeed speed);

// How long a computer thinks about a move, in seconds.
inline constexpr std::array kThinkingSeconds{1, 3, 10, 30};
inline constexpr std::array kThinkingChoices{
    SettingChoice{"1", msgid("1 s")}, SettingChoice{"3", msgid("3 s")}, SettingChoice{"10", msgid("10 s")},
    SettingChoice{"30", msgid("30 s")}};

// What a part of the board is made of; nothing: what the theme has.
inline constexpr std::array<std::optional<Desk>, kDesks.size() + 1> kMaterials{
    std::optional<Desk>{}, Desk::Paper, Desk::Ink, Desk::Celadon, Desk::Walnut};
inline constexpr std::array kMaterialChoices{
    SettingChoice{"desk", msgid("Match theme")}, SettingChoice{"paper", msgid("Paper")},
    SettingChoice{"ink", msgid("Ink")},          SettingChoice{"celadon", msgid("Celadon")},
    SettingChoice{"walnut", msgid("Walnut")},
};
static_assert(kThinkingChoices.size() == kThinkingSeconds.size() &&
              kMaterialChoices.size() == kMaterials.size() && kPlayAsChoices.size() == kPlayAs.size());

template <class S>
Field<S> material_field(std::string_view key, std::optional<Desk> S::*member, std::string_view id,
                        std::string_view label) {
  return one_of<S>(key, member, kMaterials,
                   [](const std::optional<Desk>& desk) { return desk ? word_of(*desk) : std::string_view{}; })
      .on_page({.id = id, .label = label, .kind = FieldRow::Kind::Choice, .choices = kMaterialChoices});
}

// The rows of setup and settings that games of stones share, and what makes them.
inline FieldRow setup_choice(std::string_view id, std::string_view label,
                             std::span<const SettingChoice> choices) {
  return {.id = id, .label = label, .kind = FieldRow::Kind::Choice, .choices = choices};
}
template <class Values>
auto choices_of(const Values& values, std::string_view (*word)(std::ranges::range_value_t<Values>),
                std::string_view (*label)(std::ranges::range_value_t<Values>)) {
  std::array<SettingChoice, std::tuple_size_v<Values>> choices;
  std::ranges::transform(values, choices.begin(), [=](auto value) {
    return SettingChoice{word(value), label(value)};
  });
  return choices;
}
template <class S>
Field<S> shown_flag(std::string_view key, bool S::*member, std::string_view id, std::string_view label) {
  return flag<S>(key, member).on_page({.id = id, .label = label});
}
template <class S>
Field<S> play_as_field(std::size_t choices = kPlayAs.size()) {
  return one_of<S>("play_as", &S::play_as, std::span(kPlayAs).first(choices),
                   [](PlayAs colour) { return word_of(colour); })
      .on_setup(setup_choice("colour", msgid("You play"), std::span(kPlayAsChoices).first(choices)));
}
// `id`: of its row on the settings page.
template <class S>
Field<S> thinking_field(std::string_view id) {
  return one_of<S>("thinking", &S::thinking, kThinkingSeconds, [](int seconds) { return seconds; })
      .on_page({.id = id,
                .label = msgid("Time to think"),
                .kind = FieldRow::Kind::Choice,
                .choices = kThinkingChoices})
      .on_setup(setup_choice("thinking", msgid("Time to think"), kThinkingChoices));
}
template <class S>
Field<S> watch_speed_field() {
  return one_of<S>("watch_speed", &S::watch_speed, kWatchSpeeds,
                   [](WatchSpeed speed) { return word_of(speed); });
}

// The fields of every game of stones, in the order of the settings page. The ids are those of the rows there; `kRead`
// reads the name of a level.
struct StoneFieldIds {
  std::string_view board, frame, window, coordinates, numbers, thinking;
};
inline constexpr std::size_t kPageFields = 5;  // before the first field that is not on the page

// Reads the names of earlier versions too.
template <class S, auto kRead, class Member, class Levels>
Field<S> level_field(std::string_view key, Member member, const Levels& levels) {
  Field<S> field = one_of<S>(key, member, levels, [](auto value) { return name(value); });
  field.set = [set = field.set](S& settings, const SettingValue& value) {
    const auto* word = std::get_if<std::string>(&value);
    const auto known = word ? kRead(*word) : std::nullopt;
    return set(settings, known ? SettingValue(std::string(name(*known))) : value);
  };
  return field;
}
template <class S, auto kRead, class Levels>
std::vector<Field<S>> stone_fields(const StoneFieldIds& ids, const Levels& levels,
                                   std::span<const SettingChoice> level_choices, std::size_t play_as) {
  const auto level = [&](std::string_view key, auto member, std::string_view label) {
    return level_field<S, kRead>(key, member, levels).on_setup(setup_choice(key, label, level_choices));
  };
  std::vector<Field<S>> fields;
  const auto add = [&fields](Field<S> field) { fields.push_back(std::move(field)); };
  add(material_field<S>("board", &S::board, ids.board, msgid("Board"))
          .on_setup(setup_choice("material", msgid("Material"), kMaterialChoices)));
  add(material_field<S>("frame", &S::frame, ids.frame, msgid("Frame")));
  add(material_field<S>("window", &S::window, ids.window, msgid("Background")));
  add(shown_flag("coordinates", &S::coordinates, ids.coordinates, msgid("Coordinates")));
  add(shown_flag("numbers", &S::numbers, ids.numbers, msgid("Move numbers")));
  add(level("level", &S::level, msgid("Opponent")));
  add(level("against", &S::against, msgid("White’s player")));
  add(play_as_field<S>(play_as));
  add(thinking_field<S>(ids.thinking));
  add(watch_speed_field<S>());
  add(flag<S>("had_black", &S::had_black));
  return fields;
}

// Whether the person has black in the next game. Changes the setting that players who alternate have had black.
template <class S>
bool takes_black(Context& context) {
  auto wish = context.profile.get<S>();
  bool black = wish.play_as == PlayAs::Black;
  if (wish.play_as == PlayAs::InTurn) black = !wish.had_black;
  if (wish.play_as == PlayAs::ByLot) black = context.chance.below(2) == 0;
  if (std::exchange(wish.had_black, black) != black) context.profile.change(wish);
  return black;
}

}  // namespace quintet::ui
