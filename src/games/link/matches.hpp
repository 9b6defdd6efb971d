// The boards of Link-up: the shapes, how the match of each mode is dealt, and the stars of the journey.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "core/expected.hpp"
#include "core/link/journey.hpp"
#include "games/link/match.hpp"
#include "games/link/settings.hpp"
#include "ui/context.hpp"
#include "ui/localized_error.hpp"
#include "ui/profile/results.hpp"

namespace quintet::link {

// The shapes in assets/layouts, ordered by file name. An unplayable one is left out and reported.
struct Figure {
  std::string file;  // "butterfly"
  link::Layout layout;
};
std::vector<Figure> figures(const Assets& assets);
std::optional<link::Layout> find_figure(const Assets& assets, std::string_view file);
// The layout of a level of the journey; a rectangle where its shape is not among the assets.
link::Layout layout_of(const Assets& assets, const link::Level& level);

// As the layout in the settings: a new shape in every game.
inline constexpr std::string_view kAnyFigure = "*";

// The number of tile designs.
inline constexpr int kPictures = 40;

// The number of tile designs dealt on this many tiles: with fewer designs every tile has more partners.
int kinds_on(int tiles, Variety variety);

// The number of tiles in a layout, and of those whose design the deal chooses.
int tiles_of(const link::Layout& layout);
int blanks_of(const link::Layout& layout);

// A match, or why no board could be dealt.
using NewMatch = Expected<Match, ui::LocalizedError>;

// With the board of the settings; for the modes Relaxed and Timed.
NewMatch new_free_match(ui::Context& context, Mode mode);
// `level` counts from 0.
NewMatch new_journey_match(ui::Context& context, int level);
// A board from a code, for the mode Relaxed; or what is wrong with the code.
NewMatch new_shared_match(const ui::Context& context, std::string_view code);
// Begins the match of the code on the clipboard in the place of all pages above the first `floor` ones, or changes nothing
// and returns the reason. The player is asked before a match is lost.
Expected<void, ui::LocalizedError> paste_board(ui::Context& context, std::size_t floor);
// Copies the board as it was dealt; returns a message for the player.
std::string copy_board(ui::Context& context, const Match& match);
// The file name of a shape as one word of a match's subject, whatever characters it has, and back.
std::string subject_word(std::string_view file);
std::string file_of_word(std::string_view word);

Match match_of_day(Date date);
// With the pictures of the settings.
Match match_of_day(const ui::Context& context, Date date);
// The same board from the beginning.
Match again(const Match& match);

// The stars of the journey among the results.

// A table of single numbers: stars by level ("0", "1", …). Those of ui/profile/results.hpp are best times in seconds.
inline constexpr std::string_view kStarTable = "stars";

// Stars of a level, counted from 0; none until it is won.
int stars_of(const ui::ResultTally& results, std::size_t level);
void set_stars(ui::ResultTally& results, std::size_t level, int stars);
int all_stars(const ui::ResultTally& results);
// The number of levels won without a gap from the first, which is the index of the next level to play.
std::size_t next_level(const ui::ResultTally& results);

}  // namespace quintet::link
