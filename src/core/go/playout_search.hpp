// The playouts player: a tree of moves whose leaves are judged by heavy playouts, with the statistics of all moves as first
// (RAVE, S. Gelly and D. Silver, 2007) and with what tactics and shapes say as prior wins and losses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/playout.hpp"
#include "core/go/thought.hpp"
#include "core/random.hpp"

namespace quintet::go {

class PlayoutSearch {
 public:
  // At least one playout; as many as asked, until a stop. `root_moves` are looked at in the position itself, 0 is a pass.
  void search(const Game& game, std::span<const Board::Cell> root_moves, std::uint64_t playouts,
              Random& random, const std::stop_token& stop, const Watch& watch);
  // The moves of the last search that have most visits, these first.
  std::vector<Candidate> candidates(std::size_t most) const;
  std::uint64_t playouts() const { return playouts_; }
  // Of the side to move, over all playouts.
  float lead() const;

 private:
  using Cell = Board::Cell;

  struct Node {
    Cell at = 0;  // of the move that leads here; 0 is a pass
    std::uint32_t first_child = 0;
    std::uint16_t children = 0;
    // Wins of the side that has made the move.
    float wins = 0, visits = 0;
    float leads = 0;  // the sum of its points ahead
    float rave_wins = 0, rave_visits = 0;
    float prior_wins = 0, prior_visits = 0;
  };

  // One playout through the tree.
  struct Descent {
    Board board;
    Colour to_move;
    std::array<Cell, 2> last{};
    std::vector<std::uint32_t> path;
    std::vector<Cell> moves;
    int passes = 0;
    Race race;
    std::optional<Colour> lost_by{};  // this side has lost the race, or has tried a move that is illegal here
  };

  void expand(std::uint32_t node, const Descent& at);
  std::uint32_t best_child(const Node& node) const;
  void descend(Descent& descent);
  // `lead`: Black's, in half points.
  void learn(const Descent& descent, const std::vector<Cell>& playout, Colour first, int lead);

  std::vector<Node> nodes_;
  const Game* game_ = nullptr;
  std::span<const Cell> root_moves_;
  int side_ = 0;
  std::uint64_t playouts_ = 0;
};

}  // namespace quintet::go
