// The results of a game of stones against its computers, by level: what is recorded, which opponent comes next, and what
// results, menu and statistics show of it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/profile/results.hpp"
#include "ui/stones/engines.hpp"
#include "ui/stones/match_end.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/ratings.hpp"
#include "ui/stones/stone_settings.hpp"

namespace quintet::ui {

// Games against one level of the computer; the key of the row is the level's name, such as "pupil".
struct LevelRow {
  static constexpr std::string_view kTable = "levels";
  std::int64_t won = 0, drawn = 0, lost = 0;
  std::int64_t in_row = 0, most_in_row = 0;  // consecutive victories, current and best
  std::int64_t lost_in_row = 0;
  std::int64_t quickest = 0;                // number of stones in the shortest victory; 0: none yet
  std::int64_t unaided = 0;                 // victories without a hint
  std::int64_t last_on = 0, beaten_on = 0;  // days of the last game and of the first victory (ui::number_of)
  std::int64_t played() const { return won + drawn + lost; }
  friend bool operator==(const LevelRow&, const LevelRow&) = default;

  static constexpr std::array kFields{RowField<LevelRow>{"won", &LevelRow::won},
                                      RowField<LevelRow>{"drawn", &LevelRow::drawn},
                                      RowField<LevelRow>{"lost", &LevelRow::lost},
                                      RowField<LevelRow>{"in_row", &LevelRow::in_row},
                                      RowField<LevelRow>{"most_in_row", &LevelRow::most_in_row},
                                      RowField<LevelRow>{"lost_in_row", &LevelRow::lost_in_row},
                                      RowField<LevelRow>{"quickest", &LevelRow::quickest},
                                      RowField<LevelRow>{"unaided", &LevelRow::unaided},
                                      RowField<LevelRow>{"last_on", &LevelRow::last_on},
                                      RowField<LevelRow>{"beaten_on", &LevelRow::beaten_on}};
};

// A finished game against the computer.
struct LevelGame {
  enum class Result : std::uint8_t { Won, Drawn, Lost } result;
  int stones = 0;
  int hints = 0;
  Date day{};
};

// Adds the game. Returns whether it is the shortest victory over this level.
bool record_game(LevelRow& row, const LevelGame& game);
// The row of one level added to that of all: sums, or the best value where a sum makes no sense.
void add_to(LevelRow& all, const LevelRow& row);

// The row of a level; one without a row continues that of its former name, where the game has `former_name(level)`.
template <ListedLevel L>
LevelRow level_row(const ResultTally& results, L level) {
  std::string_view key = name(level);
  if constexpr (requires { former_name(level); }) {
    if (!former_name(level).empty() && !results.table(LevelRow::kTable).contains(key))
      key = former_name(level);
  }
  return results.row<LevelRow>(key);
}
// The rows of all levels; rows of unknown ones are ignored.
template <ListedLevel L>
std::vector<LevelRow> level_rows(const ResultTally& results) {
  std::vector<LevelRow> rows;
  for (std::size_t i = 0; i < opponents_of(L{}).size(); ++i)
    rows.push_back(level_row(results, static_cast<L>(i)));
  return rows;
}
template <ListedLevel L>
LevelRow add_up(const ResultTally& results) {
  LevelRow all;
  for (const LevelRow& row : level_rows<L>(results)) add_to(all, row);
  return all;
}

// Only matches against the computer count, not against another program, and of the whole game: a game that has a smaller
// one for beginners says which it is.
template <class M>
bool is_counted(const M& match) {
  if constexpr (requires { match.whole_game(); }) {
    if (!match.whole_game()) return false;
  }
  return match.mode() == M::Mode::Computer && opponent_player(match).engine.empty();
}

// Whether somebody gave up when fewer stones had been placed than half the lines of the board.
template <class M>
bool ended_early(const M& match) {
  return match.over() && is_resignation(match.moves().back()) &&
         2 * static_cast<int>(match.stones().size()) < match.start().side;
}

// A game without help shows how strong the player is, where it is known what the handicap gives.
template <class M>
bool is_rated(const M& match) {
  return is_counted(match) && !match.helped() && tells_strength(match.start()) && !ended_early(match);
}
// "Exam 3 of 7", while a game of the rating exam is being played; after help, that it does not count.
template <class Settings, class M>
std::optional<std::string> exam_title(const Context& context, const M& match) {
  if (match.over() || !is_counted(match) || !tells_strength(match.start()) ||
      !context.profile.get<Settings>().by_strength)
    return std::nullopt;
  const ResultTally& tally = context.profile.results(M::Rules::kName);
  const auto row = tally.row<RatingRow>(strength_board(match.start()));
  if (!row.in_exam()) return std::nullopt;
  return match.helped() ? context.words.tr("Exam: not counted") : exam_title(context.words, row);
}

// The opponent to play next: the level above, once the last two games against this one were won, or the level below, once
// they were lost. Nothing beyond the strongest and the weakest.
template <ListedLevel L>
std::optional<L> suggested_opponent(const ResultTally& results, L level) {
  constexpr std::int64_t kGames = 2;
  const LevelRow row = level_row(results, level);
  if (row.in_row >= kGames) return next_level(level);
  if (const auto index = static_cast<std::size_t>(level); row.lost_in_row >= kGames && index > 0)
    return static_cast<L>(index - 1);
  return std::nullopt;
}
// After a match that is over; where opponents are chosen by strength, the one that suits now, if it is another one.
template <class Settings, class M>
std::optional<typename M::Level> next_opponent(const Context& context, const M& match) {
  if (!is_counted(match)) return std::nullopt;
  const auto level = opponent_level(match);
  const ResultTally& results = context.profile.results(M::Rules::kName);
  const auto& wish = context.profile.get<Settings>();
  if (!wish.by_strength || !tells_strength(match.start())) return suggested_opponent(results, level);
  const Colour colour = match.colour_of(match.person());
  const auto equal =
      equal_opponent(results, match.start(), wish.play_as == PlayAs::InTurn ? other(colour) : colour, level);
  return equal == level ? std::nullopt : std::optional(equal);
}

// Whether a short victory is something to be proud of.
enum class Shortest : std::uint8_t { Counts, SaysNothing };
template <class M, Shortest kShortest>
NewBests record_match(ResultTally& results, const M& match, const Date& today) {
  using Result = LevelGame::Result;
  const auto level = opponent_level(match);
  LevelRow row = level_row(results, level);
  const std::int64_t before = row.quickest;
  const Result result = !match.winner() ? Result::Drawn : person_won(match) ? Result::Won : Result::Lost;
  const int stones = static_cast<int>(match.stones().size());
  const bool quickest = record_game(row, {result, stones, match.assists(), today});
  results.set(name(level), row);
  constexpr std::array kScores{1.0, 0.5, 0.0};
  if (is_rated(match))
    record_rated(results, strength_board(match.start()),
                 strength_of(level, match.start()) - own_odds(match.start(), match.colour_of(match.person())),
                 kScores[static_cast<std::size_t>(result)]);
  const bool news = kShortest == Shortest::Counts && quickest && before > 0;
  return {.moves = news ? std::optional(before) : std::nullopt};
}

// The computer that the person, of this colour, is going to play against.
template <class M, class Settings>
typename M::Player chosen_computer(const Context& context, const Settings& wish, Colour person) {
  const auto start = std::invoke(&Settings::start, wish);
  const std::string engine = chosen_engines(wish)[0];
  if (!engine.empty() || !wish.by_strength || !tells_strength(start))
    return seated_computer(wish.level, engine);
  return {equal_opponent(context.profile.results(M::Rules::kName), start, person, wish.level)};
}
// The two that play against each other.
template <class M, class Settings>
typename M::SeatPlayers watched_computers(const Settings& wish) {
  const auto [engine, against_engine] = chosen_engines(wish);
  return {seated_computer(wish.level, engine), seated_computer(wish.against, against_engine)};
}

// What the result says of the opponents, after its other figures: help, victories, and who comes next. A victory with hints
// counts; how many were won without is a figure of its own in the statistics.
GameResult::Figure wins_figure(const Context& context, std::string_view opponent, const LevelRow& row);
GameResult::Next next_opponent_card(const Context& context, Message label, const Opponent& opponent);
template <class Settings, class M>
void add_opponent(GameResult& result, const Context& context, const M& match) {
  if (match.mode() != M::Mode::Computer) return;
  if (match.assists() > 0) result.help = HelpUsed{.times = match.assists(), .apart = false};
  if (!is_counted(match)) return;
  // A counted match may end again after the records were cleared.
  const auto level = opponent_level(match);
  const ResultTally& tally = context.profile.results(M::Rules::kName);
  result.figures.push_back(wins_figure(context, opponent(level).name, level_row(tally, level)));
  if (const auto next = next_opponent<Settings>(context, match)) {
    const Message label = *next < level ? msgid("Easier opponent") : msgid("Next opponent");
    result.next = next_opponent_card(context, label, opponent(*next));
    result.labels["next"] = context.words.tr(label);
  }
  if (!tells_strength(match.start())) return;
  const auto row = tally.row<RatingRow>(strength_board(match.start()));
  const bool rated = is_rated(match), by_strength = context.profile.get<Settings>().by_strength;
  if (rated && !(by_strength && row.ends_exam()))
    add_strength(result, context.words, strength_words(level), row);
  if (by_strength) add_exam(result, context.words, strength_words(level), row, rated);
}

// What the menu and the page of the game say about the player's progress.

// "Adept · 24 moves", "Adept against Master · 24 moves".
template <class M>
std::string match_words(const Context& context, const M& match) {
  std::string moves = moves_text(context.words, match.order().moves);
  const auto level = [&](Seat seat) { return name_of_computer(context.words, match.player(seat)); };
  switch (match.mode()) {
    case M::Mode::Computer:
      return level(other(match.person())) + " · " + moves;
    case M::Mode::Watch:
      return format(context.words.tr("{black} against {white}"),
                    {{"black", level(Seat::First)}, {"white", level(Seat::Second)}}) +
             " · " + moves;
    case M::Mode::Two:
      break;
  }
  return moves;
}
// "12 of 20 won"; empty before the first game.
std::string won_words(const Localiser& words, const LevelRow& all);

// In a mode, with its saved match and the pictures of its scroll. `card`: the player of a seat.
template <class M>
struct SeatedProgress {
  SeatCard (*card)(const Localiser& words, const M& match, Seat seat);
  Painting (*board)(const M& match);
  Painting (*art)(const Context& context, typename M::Mode mode, const M* saved);
};
template <class M>
Progress progress_of_mode(Context& context, typename M::Mode mode, const SeatedProgress<M>& of) {
  const M* const saved = MatchFlow<M>(context).saved(mode);
  Progress progress{.saved = saved != nullptr, .art = of.art(context, mode, saved)};
  if (!saved) {
    if (mode == M::Mode::Computer)
      progress.words =
          won_words(context.words, add_up<typename M::Level>(context.profile.results(M::Rules::kName)));
    if (!progress.words.empty()) progress.icon = "trophy";
    return progress;
  }
  progress.words = match_words(context, *saved);
  progress.icon = "board";
  progress.board = of.board(*saved);
  for (const Seat seat : kSeats) {
    SeatCard card = of.card(context.words, *saved, seat);
    progress.lines.push_back(
        {std::string(card.portrait), std::move(card.name), std::move(card.line), card.acts});
  }
  // The person sits below, as at the board.
  if (mode == M::Mode::Computer && saved->person() == Seat::First)
    std::swap(progress.lines[0], progress.lines[1]);
  return progress;
}
// In the whole game: the opponents that were beaten.
Progress beaten_progress(const Localiser& words, const std::vector<LevelRow>& rows);
template <class M>
Progress progress_of_game(Context& context) {
  return beaten_progress(context.words,
                         level_rows<typename M::Level>(context.profile.results(M::Rules::kName)));
}

// The statistics: totals, and a card for each level of the computer, weakest first.
Statistics level_statistics(const Context& context, std::string_view game, const std::vector<LevelRow>& rows,
                            std::span<const Opponent> opponents, Shortest shortest);
template <class M, Shortest kShortest>
Statistics statistics_of_levels(const Context& context) {
  using Level = typename M::Level;
  Statistics all =
      level_statistics(context, M::Rules::kName, level_rows<Level>(context.profile.results(M::Rules::kName)),
                       opponents_of(Level{}), kShortest);
  StatisticsCard strength = strength_card(context, M::Rules::kName, strength_words(Level{}));
  if (!strength.figures.empty()) all.cards.insert(all.cards.begin() + 1, std::move(strength));
  return all;
}

}  // namespace quintet::ui
