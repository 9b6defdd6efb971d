// Settings that games of stones share: the colour and time of the players, the speed of watched games, the material of the
// board. A game names them as members of its own settings.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The person's colour against the computer.
enum class PlayAs : std::uint8_t { Black, White, InTurn };
inline constexpr std::array kPlayAs{PlayAs::Black, PlayAs::White, PlayAs::InTurn};
inline constexpr std::array kPlayAsChoices{SettingChoice{"black", msgid("Black")},
                                           SettingChoice{"white", msgid("White")},
                                           SettingChoice{"in-turn", msgid("Alternate")}};
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

// Whether the person has black in the next game. Changes the setting that players who alternate have had black.
template <class S>
bool takes_black(Context& context) {
  auto wish = context.profile.get<S>();
  const bool black = wish.play_as == PlayAs::InTurn ? !wish.had_black : wish.play_as == PlayAs::Black;
  if (std::exchange(wish.had_black, black) != black) context.profile.change(wish);
  return black;
}

}  // namespace quintet::ui
