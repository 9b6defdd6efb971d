// How strong the player is on each board of a game of stones, as games against its levels show it; the exam that finds it, and the
// opponent who is as strong.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/rating.hpp"
#include "core/stones.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/profile/results.hpp"
#include "ui/stones/players.hpp"

namespace quintet::ui {

// The first rated games on a board are the exam.
inline constexpr std::int64_t kExamGames = 7;

// On one board; the key of the row is the board, such as "9".
struct RatingRow {
  static constexpr std::string_view kTable = "ratings";
  std::int64_t strength = 0, deviation = 0;  // of the rating, rounded; from 1 on
  std::int64_t games = 0, halves = 0;        // a victory counts two, a draw one
  Rating rating() const;
  bool in_exam() const { return games < kExamGames; }
  bool ends_exam() const { return games == kExamGames; }
  friend bool operator==(const RatingRow&, const RatingRow&) = default;

  static constexpr std::array kFields{RowField<RatingRow>{"strength", &RatingRow::strength},
                                      RowField<RatingRow>{"deviation", &RatingRow::deviation},
                                      RowField<RatingRow>{"games", &RatingRow::games},
                                      RowField<RatingRow>{"halves", &RatingRow::halves}};
};

// How strong the next opponent should be. In the exam, as long as all games went the same way, farther off.
int wanted_strength(const RatingRow& row);

// `opponent`: its strength. `score` as in core/rating.hpp.
void record_rated(ResultTally& results, const std::string& board, int opponent, double score);

// "14k", with a question mark as long as it may be off by more than 300 points; empty before the first game on the board.
std::string own_strength(const Context& context, std::string_view game, const StrengthWords& words,
                         std::string_view board);
// With the interval in which the strength of 19 of 20 such players lies. No figures before the first game.
StatisticsCard strength_card(const Context& context, std::string_view game, const StrengthWords& words);
// The strength after a rated game, as the first figure; with the interval at the end of the exam.
void add_strength(GameResult& result, const Localiser& words, const StrengthWords& of, const RatingRow& row);
// Where opponents are chosen by strength: how much of the exam is done, with the next opponent, if there is one; at its end what it has
// found. `rated`: whether this game counts.
void add_exam(GameResult& result, const Localiser& words, const StrengthWords& of, const RatingRow& row,
              bool rated);
// "Rating exam", and "Your equal" after it.
std::string_view equal_message(const RatingRow& row);
// What that choice of opponent means, to be translated.
std::string_view equal_line(const RatingRow& row);
// "Exam 3 of 7", of the game that is being played.
std::string exam_title(const Localiser& words, const RatingRow& row);
// "2 of 7 played"
std::string exam_words(const Localiser& words, const RatingRow& row);

// Whether games that begin so tell a strength.
template <class Start>
bool tells_strength(const Start& start) {
  return black_odds(start).has_value() && !strength_board(start).empty();
}
// What the handicap gives to this colour, in points of strength; 0 where that is not known.
template <class Start>
int own_odds(const Start& start, Colour colour) {
  const int black = black_odds(start).value_or(0);
  return colour == Colour::Black ? black : -black;
}

// The level nearest to what the next opponent of the player, who has this colour, should be; before the first rated game on the
// board `first`.
template <ListedLevel L, class Start>
L equal_opponent(const ResultTally& results, const Start& start, Colour person, L first) {
  const auto row = results.row<RatingRow>(strength_board(start));
  if (row.games <= 0) return first;
  const int wanted = wanted_strength(row) + own_odds(start, person);
  const auto off = [&](std::size_t index) {
    return std::abs(strength_of(static_cast<L>(index), start) - wanted);
  };
  std::size_t best = 0;
  for (std::size_t i = 1; i < opponents_of(first).size(); ++i) {
    if (off(i) < off(best)) best = i;
  }
  return static_cast<L>(best);
}

}  // namespace quintet::ui
