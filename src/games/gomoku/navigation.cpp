#include "games/gomoku/navigation.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/definition.hpp"
#include "games/gomoku/farewell.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/lesson_page.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/setup_page.hpp"
#include "games/gomoku/words.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using Result = FinishedGame::Result;

// For a match against the computer.
Result result_of(const Match& match) {
  if (match.game().outcome() == gomoku::Outcome::Draw) return Result::Drawn;
  const bool black = match.colour_of(match.person()) == Colour::Black;
  return (match.game().outcome() == gomoku::Outcome::BlackWins) == black ? Result::Won : Result::Lost;
}

const gomoku::Level& level_of(const Match& match) {
  return *match.player(other(match.person())).level;
}

// Counts only matches against the computer, each of them once.
// Returns the number of stones of the quickest victory so far, where this one has beaten it; else 0.
std::int64_t enter_result(Context& context, Match& match) {
  if (match.mode() != Mode::Computer || !match.first_end()) return 0;
  ResultTally results = context.profile.results("gomoku");
  LevelRow row = level_row(results, level_of(match));
  const std::int64_t before = row.quickest;
  const bool quickest =
      record_game(row, {result_of(match), match.game().board().stones(), match.assists(), context.today()});
  results.set(name(level_of(match)), row);
  context.profile.record("gomoku", std::move(results));
  return quickest ? before : 0;
}

GameResult outcome_of(const Context& context, const Match& match) {
  const bool draw = match.game().outcome() == gomoku::Outcome::Draw;
  const bool black = match.game().outcome() == gomoku::Outcome::BlackWins;
  GameResult outcome;
  if (draw) {
    outcome.kind = GameResult::Kind::Even;
    outcome.title = msgid("A draw");
  } else if (match.mode() != Mode::Computer) {
    outcome.title = black ? msgid("Black wins") : msgid("White wins");
  } else {
    const bool won = result_of(match) == Result::Won;
    outcome.kind = won ? GameResult::Kind::Won : GameResult::Kind::Lost;
    if (won)
      outcome.title = msgid("You win");
    else
      outcome.title = LocalizedText([&words = context.words, level = level_of(match)] {
        return format(words.tr("{name} wins"), {{"name", words.tr(level_message(level))}});
      });
  }
  return outcome;
}

// After two victories in a row: the opponent above.
std::optional<GameResult::Next> next_opponent(const Context& context, const Match& match) {
  const auto level = suggested_opponent(context.profile.results("gomoku"), level_of(match));
  if (!level) return std::nullopt;
  return GameResult::Next{.label = context.words.tr("Next opponent"),
                          .title = context.words.tr(level_message(*level)),
                          .line = {},
                          .picture = [portrait = portrait_of(SeatPlayer{*level}, other(match.person()))](
                                         Canvas& canvas, Rect area) {
                            const float side = std::min(area.w, area.h);
                            canvas.picture(portrait, centred(area.centre(), {side, side}));
                          }};
}

}  // namespace

void open_setup_over(Context& context, Mode mode, std::size_t below) {
  context.scenes.push(std::make_unique<SetupPage>(context, mode, below));
}

void begin_new_game(Context& context, Mode mode, std::size_t below) {
  match_store(context).discard(name(mode));
  Match match = new_match(context, mode);
  context.scenes.unwind(below);
  // Two computers need no lesson.
  context.scenes.push(mode == Mode::Watch
                          ? std::make_unique<PlayPage>(context, std::move(match))
                          : first_page<PlayPage, LessonPage>(context, definition(), std::move(match)));
}

GameResult record_result(Context& context, Match& match) {
  const std::int64_t beaten = enter_result(context, match);
  keep_finished(context, match);
  GameResult outcome = outcome_of(context, match);
  outcome.line = ending_words(context.words, match);
  outcome.figures.push_back({msgid("Moves"), std::to_string(match.game().board().stones()), beaten > 0});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  if (match.mode() == Mode::Computer) {
    // A counted match may end again after the records were cleared.
    const LevelRow row = level_row(context.profile.results("gomoku"), level_of(match));
    outcome.figures.push_back(
        {msgid("Won so far"), std::to_string(row.won) + " / " + std::to_string(row.played())});
    if (outcome.kind == GameResult::Kind::Won) outcome.next = next_opponent(context, match);
    if (match.assists() > 0) outcome.figures.push_back({msgid("Hints"), std::to_string(match.assists())});
  }
  return outcome;
}

}  // namespace quintet::gomoku
