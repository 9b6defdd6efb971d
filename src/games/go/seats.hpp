// The players of go at the board: their thinking in the background, their cards and their result.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

#include "core/go/advice.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "games/go/match.hpp"
#include "ui/context.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/thinker.hpp"

namespace quintet::go {

// The computer with its effort as a time: the master asks the network as often as a typical machine can in that time, the
// others as often as suits them. All require a game that is being played.
class TimedComputer {
 public:
  using Game = go::Game;
  using Level = go::Level;
  using Decision = Thought;
  using Hint = go::Hint;
  static constexpr std::size_t kTable = 0;  // the tree grows as it needs

  explicit TimedComputer(std::size_t /*table*/) {}

  Thought decide(const Game& game, Level level, Duration time, Random chance, const std::stop_token& stop);
  Hint advise(const Game& game, Random chance, const std::stop_token& stop);
  // Black's winning chance.
  double judge(const Game& game, const std::stop_token& stop);

 private:
  Searcher searcher_{usual_threads()};
};

// What looks best before anything is read, where a search has failed; a pass where this fails too.
Move plain_move(const Game& game, Random chance);

// "It captures 3 stones.", "It makes the second eye of 5 stones.", "Nothing is left to gain: pass."
std::string hint_words(const Localiser& words, const Hint& hint);

// The player of a seat as its card shows it. `thinking`: if it is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       const std::optional<ui::Thinking>& thinking);
// At the end: the winner's is sealed, and a computer says a sentence on its own. Requires a match that is over.
ui::SeatCard ended_card(const Localiser& words, const Match& match, Seat seat);

// What the result page shows. Requires a match that is over.
ui::GameResult result_of(const ui::Context& context, const Match& match, const ui::NewBests& news);

}  // namespace quintet::go
