// Beginning, keeping and taking up Link-up matches.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/date.hpp"
#include "core/expected.hpp"
#include "games/link/match.hpp"
#include "games/link/variety.hpp"
#include "ui/context.hpp"
#include "ui/localized_error.hpp"

namespace quintet::link {

// The figures of assets/layouts, by name of their files, in order. One that cannot be played is left out and
// reported.
struct Figure {
  std::string file;  // "butterfly"
  link::Layout layout;
};
std::vector<Figure> figures(const Assets& assets);
std::optional<link::Layout> find_figure(const Assets& assets, std::string_view file);

// As the layout of the settings: another figure in every game.
inline constexpr std::string_view kAnyFigure = "*";

// The number of pictures that there are to deal with.
inline constexpr int kPictures = 40;

// How many kinds of pictures are dealt on so many tiles: with fewer kinds every tile has more partners.
int kinds_on(int tiles, Variety variety);

// All tiles of a layout, and those among them that the deal gives a picture.
int tiles_of(const link::Layout& layout);
int blanks_of(const link::Layout& layout);

// Or why no board could be dealt.
using NewMatch = Expected<Match, ui::LocalizedError>;

// With the board of the settings; for the relaxed and the timed mode.
NewMatch new_free_match(ui::Context& context, Mode mode);
// `level` counts from 0.
NewMatch new_journey_match(ui::Context& context, int level);
// The name of a figure's file as one word of a match's subject, whatever characters it has, and back.
std::string subject_word(std::string_view file);
std::string file_of_word(std::string_view word);

Match match_of_day(Date date);
Match todays_match(const ui::Context& context);
// The same board from its beginning.
Match again(const Match& match);

// The saved match of the mode; today's on its own day only.
std::optional<Match> load_match(ui::Context& context, Mode mode);

}  // namespace quintet::link
