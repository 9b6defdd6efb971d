// Settings that games of stones share: the colour, time and clock of the players, the speed of watched games, the material of the
// board. A game names them as members of its own settings.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "core/match_clock.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
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

// The clock of a game with a person.
struct ClockWish {
  TimeControl control{};  // one of kTimeControls
  MatchClock::Flag flag = MatchClock::Flag::Loses;
  friend bool operator==(const ClockWish&, const ClockWish&) = default;
};
inline constexpr std::chrono::minutes kMinute{1};
inline constexpr std::array kTimeControls{
    TimeControl{},
    TimeControl{.kind = TimeControl::Kind::Absolute, .main = 5 * kMinute},
    TimeControl{.kind = TimeControl::Kind::Absolute, .main = 15 * kMinute},
    TimeControl{.kind = TimeControl::Kind::ByoYomi,
                .main = 10 * kMinute,
                .extra = std::chrono::seconds(30),
                .count = 5},
    TimeControl{.kind = TimeControl::Kind::Canadian, .main = 10 * kMinute, .extra = 5 * kMinute, .count = 25},
    TimeControl{.kind = TimeControl::Kind::Fischer, .main = 5 * kMinute, .extra = std::chrono::seconds(5)}};
inline constexpr std::array kClockChoices{SettingChoice{"none", msgid("None")},
                                          SettingChoice{"5-min", msgid("5 minutes")},
                                          SettingChoice{"15-min", msgid("15 minutes")},
                                          SettingChoice{"byo-yomi", msgid("10 min + 5 × 30 s")},
                                          SettingChoice{"canadian", msgid("10 min + 25 in 5 min")},
                                          SettingChoice{"fischer", msgid("5 min + 5 s a move")}};
std::string_view word_of(const TimeControl& control);
// Of the help.
inline constexpr HelpTerm kClockHelp{"clock", msgid("Clock"),
                                     msgid("A time for all moves, or overtime after it, chosen before the "
                                           "game. Who has none left loses, or is only warned. "
                                           "Undo gives the time back.")};
inline constexpr std::array kFlags{MatchClock::Flag::Loses, MatchClock::Flag::Warns};
inline constexpr std::array kFlagChoices{SettingChoice{"loses", msgid("Loses")},
                                         SettingChoice{"warns", msgid("Only a warning")}};

// What a part of the board is made of; nothing: what the theme has.
inline constexpr std::array<std::optional<Desk>, kDesks.size() + 1> kMaterials{
    std::optional<Desk>{}, Desk::Paper, Desk::Ink, Desk::Celadon, Desk::Walnut};
inline constexpr std::array kMaterialChoices{
    SettingChoice{"desk", msgid("Match theme")}, SettingChoice{"paper", msgid("Paper")},
    SettingChoice{"ink", msgid("Ink")},          SettingChoice{"celadon", msgid("Celadon")},
    SettingChoice{"walnut", msgid("Walnut")},
};
static_assert(kThinkingChoices.size() == kThinkingSeconds.size() &&
              kTimeControls.size() == kClockChoices.size() && kMaterialChoices.size() == kMaterials.size() &&
              kPlayAsChoices.size() == kPlayAs.size());

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
// The rows are for the page that sets up the next game.
template <class S>
Field<S> clock_field() {
  return one_of<S>(
             "clock", [](auto& s) -> auto& { return s.clock.control; }, kTimeControls,
             [](const TimeControl& control) { return word_of(control); })
      .on_setup(setup_choice("clock", msgid("Clock"), kClockChoices));
}
template <class S>
Field<S> flag_field() {
  return one_of<S>(
             "time_up", [](auto& s) -> auto& { return s.clock.flag; }, kFlags,
             [](MatchClock::Flag flag) { return kFlagChoices[static_cast<std::size_t>(flag)].word; })
      .on_setup(setup_choice("flag", msgid("When time is up"), kFlagChoices));
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

// The id of a row on the settings page: "go-board".
template <class S>
std::string_view row_id(std::size_t field) {
  constexpr std::array<std::string_view, 6> kFields{"board",       "frame",   "window",
                                                    "coordinates", "numbers", "thinking"};
  static const std::vector<std::string> ids = [&] {
    std::vector<std::string> all;
    all.reserve(kFields.size());
    for (const std::string_view each : kFields)
      all.push_back(std::string(S::kPath.substr(0, S::kPath.size() - 1)) + '-' + std::string(each));
    return all;
  }();
  return ids[field];
}
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
// The fields of every game of stones, in the order of the settings page. `kRead` reads the name of a level.
template <class S, auto kRead, class Levels>
std::vector<Field<S>> stone_fields(const Levels& levels, std::span<const SettingChoice> level_choices,
                                   std::size_t play_as) {
  const auto level = [&](std::string_view key, auto member, std::string_view label) {
    return level_field<S, kRead>(key, member, levels).on_setup(setup_choice(key, label, level_choices));
  };
  std::vector<Field<S>> fields;
  const auto add = [&fields](Field<S> field) { fields.push_back(std::move(field)); };
  add(material_field<S>("board", &S::board, row_id<S>(0), msgid("Board"))
          .on_setup(setup_choice("material", msgid("Material"), kMaterialChoices)));
  add(material_field<S>("frame", &S::frame, row_id<S>(1), msgid("Frame")));
  add(material_field<S>("window", &S::window, row_id<S>(2), msgid("Background")));
  add(shown_flag("coordinates", &S::coordinates, row_id<S>(3), msgid("Coordinates")));
  add(shown_flag("numbers", &S::numbers, row_id<S>(4), msgid("Move numbers")));
  add(level("level", &S::level, msgid("Opponent")));
  add(level("against", &S::against, msgid("White’s player")));
  add(play_as_field<S>(play_as));
  add(thinking_field<S>(row_id<S>(5)));
  add(clock_field<S>());
  add(flag_field<S>());
  add(watch_speed_field<S>());
  add(flag<S>("had_black", &S::had_black));
  add(flag<S>("by_strength", &S::by_strength));
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
