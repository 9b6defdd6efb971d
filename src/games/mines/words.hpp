// The words for Minesweeper: names of modes and boards, its accent, and its commands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/mines/rules.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// The colour of Minesweeper.

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x0B6570),
                                    .ink = Rgba::hex(0x62CFDA),
                                    .celadon = Rgba::hex(0x0A5C66),
                                    .walnut = Rgba::hex(0x74D3DC)};

// The commands that only Minesweeper has.

using Key = quintet::Action;

inline constexpr ui::CommandInfo kOpen{{}, msgid("mines", "Open a cell"), {}, Key::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kFlag{
    {}, msgid("mines", "Set a flag"), {}, Key::Secondary, msgid("Right click")};
inline constexpr ui::CommandInfo kChord{{}, msgid("Chord"), {}, Key::Confirm, msgid("Click a number")};
inline constexpr ui::CommandInfo kLevel{{}, msgid("New game of a level"), {}, Key::First};
inline constexpr ui::CommandInfo kShowChances{"chances", msgid("Show chances"), "eye", Key::Numbers};
inline constexpr ui::CommandInfo kHideChances{"chances", msgid("Hide chances"), "eye-off", Key::Numbers};

// The names of things in Minesweeper, as messages to be translated, and as words.

// To the hundredth: "9.04", "2:47.31".
std::string time_text(Duration time);
// "30 × 16 · 99 mines".
std::string board_words(const Localiser& words, const Rules& rules);
// "Expert · with guessing", "20 × 16 · 60 mines · in four directions", from a key of the results.
std::string variant_words(const Localiser& words, std::string_view key);
// "1.87", from thousandths.
std::string speed_text(std::int64_t speed);
// A chance to a tenth: "33.3"; "0" and "100" only where it is exact.
std::string exact_percent(double chance);
// To a whole number: "33".
std::string whole_percent(double chance);

}  // namespace quintet::mines
