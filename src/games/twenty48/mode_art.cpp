#include "games/twenty48/mode_art.hpp"

#include <array>

#include "games/twenty48/accent.hpp"
#include "games/twenty48/art.hpp"
#include "games/twenty48/cascade_art.hpp"
#include "games/twenty48/navigation.hpp"
#include "games/twenty48/position_art.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/words.hpp"
#include "ui/context.hpp"
#include "ui/game/calendar_art.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr std::string_view kPlayedGlyph = "合", kUnbegun = "4 × 4";

// Today's first tiles, or the position that they have led to.
Painting today_art(const Context& context, const Match& match) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto score = result_of_day(results, context.today());
  const bool begun = score || match.begun();
  DailyTask task{.draw = position_board(match.game().board(), Elevation::Low),
                 .words = begun ? score_words(context.words, score ? static_cast<std::uint64_t>(*score)
                                                                   : match.game().score())
                                : std::string(kUnbegun),
                 .seal = kPlayedGlyph,
                 .accent = kAccent,
                 .done = [&results](const Date& day) { return result_of_day(results, day).has_value(); }};
  return calendar_art(context, task);
}

}  // namespace

Painting mode_art(Context& context, Mode mode, const Match* saved) {
  if (mode == Mode::Today) return today_art(context, saved ? *saved : new_match(context, Mode::Today));
  if (saved) return position_art(saved->game().board());
  if (mode == Mode::Cascade) return paint_cascade;
  return [](Canvas& canvas, const Context& now, Rect area) { paint_menu_art(canvas, now.theme, area); };
}

}  // namespace quintet::twenty48
