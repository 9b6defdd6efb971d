#include "games/gomoku/progress.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "games/gomoku/matches.hpp"
#include "games/gomoku/mode_art.hpp"
#include "games/gomoku/position_art.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/words.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

std::string moves_words(const Context& context, const Match& match) {
  const auto moves = static_cast<std::uint64_t>(match.game().board().stones());
  return format(context.words.trn("{count} move", "{count} moves", moves),
                {{"count", std::to_string(moves)}});
}

// "Adept · 24 moves", "Adept against Master · 24 moves".
std::string match_words(const Context& context, const Match& match) {
  const auto level = [&](Seat seat) { return context.words.tr(level_message(*match.player(seat).level)); };
  switch (match.mode()) {
    case Mode::Computer:
      return level(other(match.person())) + " · " + moves_words(context, match);
    case Mode::Watch:
      return format(context.words.tr("{black} against {white}"),
                    {{"black", level(Seat::First)}, {"white", level(Seat::Second)}}) +
             " · " + moves_words(context, match);
    case Mode::Two:
      break;
  }
  return moves_words(context, match);
}

int beaten(const ResultTally& results) {
  return static_cast<int>(
      std::ranges::count_if(kLevels, [&](Level level) { return level_row(results, level).won > 0; }));
}

std::string record_words(const Context& context) {
  const LevelRow all = add_up(context.profile.results("gomoku"));
  if (all.played() == 0) return {};
  return format(context.words.tr("{won} of {played} won"),
                {{"won", std::to_string(all.won)}, {"played", std::to_string(all.played())}});
}

std::vector<ProgressLine> lines_of(const Context& context, const Match& match) {
  std::vector<ProgressLine> lines;
  for (const Seat seat : {Seat::First, Seat::Second}) {
    SeatCard card = seat_card(context.words, match, seat, std::nullopt);
    lines.push_back({std::string(card.portrait), std::move(card.name), std::move(card.line), card.acts});
  }
  // The person sits below, as at the board.
  if (match.mode() == Mode::Computer && match.person() == Seat::First) std::swap(lines[0], lines[1]);
  return lines;
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const std::optional<Match> saved = match_store(context).load(name(mode));
  Progress progress{.saved = saved.has_value(), .art = mode_art(context, mode, saved)};
  if (!saved) {
    if (mode == Mode::Computer) progress.words = record_words(context);
    if (!progress.words.empty()) progress.icon = "trophy";
    return progress;
  }
  progress.words = match_words(context, *saved);
  progress.icon = "board";
  progress.board = position_board(context, *saved);
  progress.lines = lines_of(context, *saved);
  return progress;
}

Progress progress_of(Context& context) {
  const int won = beaten(context.profile.results("gomoku"));
  const auto all = static_cast<int>(kLevels.size());
  return {.words = format(context.words.tr("{won} of {all} opponents beaten"),
                          {{"won", std::to_string(won)}, {"all", std::to_string(all)}}),
          .icon = "trophy",
          .part = static_cast<float>(won) / static_cast<float>(all)};
}

}  // namespace quintet::gomoku
