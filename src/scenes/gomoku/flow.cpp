#include "scenes/gomoku/flow.hpp"

#include <memory>
#include <utility>

#include "scenes/gomoku/exchange_flow.hpp"
#include "scenes/gomoku/games.hpp"
#include "scenes/gomoku/menu_art.hpp"
#include "scenes/gomoku/play.hpp"
#include "scenes/gomoku/setup.hpp"
#include "scenes/gomoku/words.hpp"
#include "scenes/home.hpp"
#include "scenes/hud.hpp"

namespace quintet::scenes {
namespace {

using gomoku::Colour;
using Result = FinishedGomoku::Result;

// For the person against the computer.
Result result_of(const GomokuMatch& match) {
  if (match.game().outcome() == gomoku::Outcome::Draw) return Result::Drawn;
  const bool black = match.colour_of(match.person()) == Colour::Black;
  return (match.game().outcome() == gomoku::Outcome::BlackWins) == black ? Result::Won : Result::Lost;
}

const gomoku::Level& level_of(const GomokuMatch& match) {
  return *match.sitter(other(match.person())).level;
}

std::string_view ending_message(const GomokuMatch& match) {
  const bool black = match.game().outcome() == gomoku::Outcome::BlackWins;
  switch (match.game().ending()) {
    case gomoku::Ending::Five:
      return black ? msgid("Black made five in a row.") : msgid("White made five in a row.");
    case gomoku::Ending::Resigned:
      return black ? msgid("White resigned.") : msgid("Black resigned.");
    case gomoku::Ending::Agreed:
      return msgid("A draw was agreed.");
    default:
      return msgid("No move is left.");
  }
}

// Only games against the computer are counted, and each of them once.
bool enter_result(Context& context, GomokuMatch& match) {
  if (match.entered() || match.mode() != GomokuMode::Computer) return false;
  match.mark_entered();
  Records records = context.player.records();
  GomokuTally& tally = records.gomoku.levels[std::string(name(level_of(match)))];
  const bool quickest = enter(tally, {result_of(match), match.game().board().stones(), match.hints()});
  context.player.change(std::move(records));
  return quickest;
}

Outcome outcome_of(const GomokuMatch& match) {
  const bool draw = match.game().outcome() == gomoku::Outcome::Draw;
  const bool black = match.game().outcome() == gomoku::Outcome::BlackWins;
  Outcome outcome;
  if (draw) {
    outcome.kind = Outcome::Kind::Even;
    outcome.title = msgid("A draw");
  } else if (match.mode() != GomokuMode::Computer) {
    outcome.title = black ? msgid("Black wins") : msgid("White wins");
  } else {
    const bool won = result_of(match) == Result::Won;
    outcome.kind = won ? Outcome::Kind::Won : Outcome::Kind::Lost;
    outcome.title = won ? msgid("You win") : msgid("The computer wins");
  }
  return outcome;
}

std::string record_words(const Context& context) {
  int won = 0, played = 0;
  for (const auto& [level, tally] : context.player.records().gomoku.levels) {
    won += tally.won;
    played += tally.played();
  }
  if (played == 0) return {};
  return format(context.words.tr("{won} of {played} won"),
                {{"won", std::to_string(won)}, {"played", std::to_string(played)}});
}

void open_match(Context& context, GomokuMatch match) {
  context.scenes.push(std::make_unique<GomokuPlayPage>(context, std::move(match)));
}

}  // namespace

Progress gomoku_progress(Context& context, GomokuMode mode) {
  if (const auto match = kept_gomoku(context, mode)) {
    const auto moves = static_cast<std::uint64_t>(match->game().board().stones());
    return {format(context.words.trn("Continue · {count} move", "Continue · {count} moves", moves),
                   {{"count", std::to_string(moves)}}),
            true};
  }
  return {mode == GomokuMode::Computer ? record_words(context) : std::string{}, false};
}

GameCard gomoku_card(Context& context) {
  GameCard card{
      .id = "gomoku",
      .name = msgid("Gomoku"),
      .hanzi = "五子棋",
      .line = msgid("Be the first to put five stones in a row."),
      .accent = &Palette::gomoku,
      .art = paint_gomoku_art,
      .progress = [&context] { return gomoku_progress(context, GomokuMode::Computer); },
      .open = [&context] { open_gomoku(context); },
  };
  for (const GomokuMode mode : kGomokuModes) {
    card.modes.push_back({.id = std::string(name(mode)),
                          .label = mode_message(mode),
                          .line = mode_line(mode),
                          .icon = std::string(mode_icon(mode)),
                          .progress = [&context, mode] { return gomoku_progress(context, mode); },
                          .open = [&context, mode] { open_mode(context, mode); }});
  }
  card.modes.push_back(stored_games_mode(context));
  card.take_file = [&context](const std::string& file) {
    return open_game_file(context, file, context.scenes.depth());
  };
  card.paste = [&context] { return paste_game(context, context.scenes.depth()); };
  return card;
}

void open_gomoku(Context& context) {
  context.scenes.push(std::make_unique<GameHomePage>(context, gomoku_card(context)));
}

void open_mode(Context& context, GomokuMode mode) {
  if (auto match = kept_gomoku(context, mode)) return open_match(context, *std::move(match));
  context.scenes.push(std::make_unique<GomokuSetupPage>(context, mode));
}

void replace_with_new_game(Context& context, GomokuMode mode) {
  forget(context, mode);
  context.scenes.replace(std::make_unique<GomokuPlayPage>(context, new_gomoku_match(context, mode)));
}

void replace_with_setup(Context& context, GomokuMode mode) {
  context.scenes.replace(std::make_unique<GomokuSetupPage>(context, mode));
}

Outcome conclude(Context& context, GomokuMatch& match) {
  const bool quickest = enter_result(context, match);
  Outcome outcome = outcome_of(match);
  outcome.line = context.words.tr(ending_message(match));
  outcome.figures.push_back({msgid("Moves"), std::to_string(match.game().board().stones()), quickest});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  if (match.mode() == GomokuMode::Computer) {
    // A match that was counted may come to its end again after the records were cleared.
    const auto& levels = context.player.records().gomoku.levels;
    const auto known = levels.find(std::string(name(level_of(match))));
    const GomokuTally tally = known == levels.end() ? GomokuTally{} : known->second;
    outcome.figures.push_back({msgid("Won against this level"),
                               std::to_string(tally.won) + " / " + std::to_string(tally.played())});
  }
  return outcome;
}

}  // namespace quintet::scenes
