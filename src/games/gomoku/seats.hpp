// The players of gomoku at the board: their thinking in the background and their cards.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

#include "core/gomoku/computer.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/thinker.hpp"

namespace quintet::gomoku {

// The computer with its effort as a time, for the search in the background. The Master searches as many positions as a
// typical machine does in that time, and the other levels of the engine a part of them. A hint requires that the next move
// is a stone.
class TimedComputer {
 public:
  using Game = gomoku::Game;
  using Level = gomoku::Level;
  using Decision = gomoku::Decision;
  using Hint = gomoku::Hint;
  static constexpr std::size_t kTable = std::size_t{32} << 20U;

  explicit TimedComputer(std::size_t table) : computer_(table) {}

  Decision decide(const Game& game, Level level, Duration time, Random chance, const std::stop_token& stop);
  Hint advise(const Game& game, Random chance, const std::stop_token& stop);
  bool accepts_draw(const Game& game, Colour colour, const std::stop_token& stop) {
    return computer_.accepts_draw(game, colour, stop);
  }
  double judge(const Game& game, const std::stop_token& stop);

 private:
  Computer computer_;
};

using Thinker = ui::Thinker<TimedComputer>;
using MoveAnswer = Thinker::MoveAnswer;
using ui::DrawAnswer;

// The fallback move if the search failed: the best point by static evaluation, and white if a colour is to be chosen.
// Immediate, without a search. Requires a game that is not over.
gomoku::Move plain_move(const gomoku::Game& game, Random chance);

// What the players say when a game of gomoku ends, in the player's language.

// "Five in a row, move 34", "White resigned".
std::string ending_words(const Localiser& words, const Match& match);
// For the card of the winner: "White · five in a row".
std::string winner_line(const Localiser& words, const Match& match);

// The player of a seat as its card shows it. `thinking`: if it is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       const std::optional<ui::Thinking>& thinking);
// At the end: the winner's is sealed, and a computer says a sentence on its own. Requires a match that is over.
ui::SeatCard ended_card(const Localiser& words, const Match& match, Seat seat);

}  // namespace quintet::gomoku
