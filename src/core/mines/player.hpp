// The computer player: opens what is certain, and where nothing is, the cell that is most likely to win.
//
// Near the end the whole game tree is searched (endgame.hpp), which gives the best chance there is. Before that a cell
// counts by its own safety and by what it makes known: for each number that it may show, whether a safe cell follows, or
// what the next guess is worth, seen in the same way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/mines/chances.hpp"
#include "core/mines/endgame.hpp"
#include "core/mines/logic.hpp"

namespace quintet::mines {

// Why the player opens a cell.
enum class Ground : std::uint8_t {
  Certain,   // no board has a mine there
  Safest,    // the least chance of a mine
  Further,   // more dangerous than the safest, and better afterwards
  Searched,  // the best of all ways to play on
  Estimated  // the chances are unknown
};

struct Choice {
  Cell cell = 0;
  double mine = 0;  // the chance of a mine there
  Ground ground = Ground::Safest;
};

class Player {
 public:
  // Requires a position with closed safe cells that the logic has deduced from, without a contradiction. Where the
  // chances are unknown, they are estimated from the numbers beside each cell. A stop makes it end early with any
  // answer.
  Choice choose(const Logic& logic, const std::stop_token& stop = {});

 private:
  // A position after guesses.
  struct Trial {
    Logic logic;
    Chances chances;
  };
  static constexpr std::size_t kGuesses = 2;  // that are looked at, one after the other

  Choice safest(const Logic& logic) const;
  Choice estimated(const Logic& logic) const;
  double worth(const Logic& logic, const Chances& chances, const Choice& choice, double enough,
               std::size_t guess);
  double worth_after(std::size_t guess, double part);

  Chances chances_;
  std::array<Trial, kGuesses> trials_;
  std::size_t nodes_ = 0;  // of the trials of one choice
  std::stop_token stop_;
  Endgame endgame_;
};

}  // namespace quintet::mines
