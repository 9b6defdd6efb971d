#include "games/gomoku/match_end.hpp"

#include <algorithm>
#include <utility>

#include "games/gomoku/chance_curve.hpp"
#include "games/gomoku/farewell.hpp"
#include "games/gomoku/results.hpp"

namespace quintet::gomoku {

using namespace ui;

bool person_lost(const Match& match) {
  const auto seat = winner(match);
  return match.mode() == Mode::Computer && seat && *seat != match.person();
}

bool person_won(const Match& match) {
  const auto seat = winner(match);
  return match.mode() == Mode::Computer && seat && *seat == match.person();
}

std::string end_sound(const Context& context, const Match& match) {
  if (match.game().outcome() == Outcome::Draw) return "draw";
  return person_lost(match) ? "lose" : "win-" + std::string(ui::word_of(context.theme.desk));
}

std::optional<Level> next_opponent(const Context& context, const Match& match) {
  if (!person_won(match)) return std::nullopt;
  return suggested_opponent(context.profile.results("gomoku"), *match.player(other(match.person())).level);
}

std::vector<MenuItem> result_items(const Match& match, ResultActions actions) {
  std::vector<MenuItem> items{
      {.id = "new", .label = msgid("Play again"), .icon = "restart", .act = std::move(actions.again)}};
  if (!match.stones().empty())
    items.push_back(
        {.id = "review", .label = msgid("Review"), .icon = "review", .act = std::move(actions.review)});
  if (person_lost(match)) std::ranges::reverse(items);
  if (actions.next_opponent)
    items.insert(items.begin(), {.id = "next",
                                 .label = msgid("Next opponent"),
                                 .icon = "next",
                                 .act = std::move(actions.next_opponent)});
  items.push_back({.id = "leave", .label = msgid("Leave"), .icon = "home", .act = std::move(actions.leave)});
  items.push_back({.id = "board", .label = msgid("Board"), .icon = "board"});
  return items;
}

namespace {

// Whether the loser had a won game before this move. A move is named only then: among moves that keep a game open the
// review, which looks deeper, may prefer another.
bool was_won(const TurningPoint& analysis, std::size_t move) {
  constexpr double kWon = 0.95;
  const double black = analysis.curve()[move - 1].value;
  return (move % 2 == 1 ? black : 1 - black) > kWon;
}

}  // namespace

GameResult::Note decision_note(const Context& context, const TurningPoint& analysis, std::size_t move) {
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  const std::vector<ReviewedPly>& plies = analysis.plies();
  const std::string& better = plies[move - 1].better;
  return {.title = format(tr("Decided at move {move}"), {{"move", std::to_string(move)}}),
          .text = better.empty() || !was_won(analysis, move)
                      ? tr("The game was open until then.")
                      : format(tr("{point} would have won."), {{"point", better}}),
          .curve = [&context, points = analysis.curve(), move](Canvas& canvas, Rect area) {
            draw_chance_curve(canvas, context.theme,
                              {.points = points, .moves = points.size() - 1, .at = move}, area);
          }};
}

}  // namespace quintet::gomoku
