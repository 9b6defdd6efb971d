// The computer player: opens what is certain, and where nothing is, the cell that is most likely to win.
//
// Near the end the whole game tree is searched (endgame.hpp), which gives the best chance there is. Before that a cell
// counts by its own safety and by what it makes known: for each number that it may show, whether a safe cell follows, or
// how safe the next guess is.
#pragma once

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
  Choice safest(const Logic& logic) const;
  Choice estimated(const Logic& logic) const;
  std::vector<Choice> candidates(const Logic& logic, double least) const;
  double worth(const Logic& logic, const Choice& choice, double enough, const std::stop_token& stop);
  double worth_after();

  Chances chances_, trial_chances_;
  Logic trial_;
  Endgame endgame_;
};

}  // namespace quintet::mines
