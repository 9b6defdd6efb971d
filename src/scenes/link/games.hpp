// Beginning, keeping and taking up Link-up matches.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scenes/context.hpp"
#include "scenes/link/match.hpp"

namespace quintet::scenes {

// The figures of assets/layouts, by name of their files, in order. One that cannot be played is left out and
// reported.
struct Figure {
  std::string file;  // "butterfly"
  link::Layout layout;
};
std::vector<Figure> figures(const Assets& assets);
std::optional<link::Layout> find_figure(const Assets& assets, std::string_view file);

// The number of pictures that there are to deal with.
inline constexpr int kPictures = 40;

// Says, in the player's language, why no board could be dealt.
using NewMatch = std::variant<Match, std::string>;

// With the board of the settings; for the relaxed and the timed mode.
NewMatch new_free_match(Context& context, LinkMode mode);
// `level` counts from 0.
NewMatch new_journey_match(Context& context, int level);
Match todays_match(const Context& context);
// The same board from its beginning.
Match again(const Match& match);

std::string write_date(link::Date date);

// One match of each mode is kept. Today's is only taken up on its own day.
void keep(Context& context, const Match& match);
void forget(Context& context, LinkMode mode);
std::optional<Match> kept(Context& context, LinkMode mode);

}  // namespace quintet::scenes
