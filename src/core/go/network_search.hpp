// The player with a network: a tree of moves that grows where value and the network's expectation of a move are highest
// (PUCT, D. Silver and others, "Mastering the game of Go without human knowledge", 2017). Each leaf is judged once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/network.hpp"
#include "core/go/thought.hpp"

namespace quintet::go {

class NetworkSearch {
 public:
  // Keeps a reference to the network.
  explicit NetworkSearch(const Network& network) : evaluator_(network) {}

  // At least one visit; as many as asked, until a stop. `root_moves` are looked at in the position itself, 0 is a pass.
  void search(const Game& game, std::span<const Board::Cell> root_moves, std::uint64_t visits,
              const std::stop_token& stop, const Watch& watch);
  // The moves of the last search that have most visits, these first.
  std::vector<Candidate> candidates(std::size_t most) const;
  std::uint64_t visits() const { return visits_; }

 private:
  using Cell = Board::Cell;

  struct Node {
    Cell at = 0;  // of the move that leads here; 0 is a pass
    std::uint16_t children = 0;
    std::uint32_t first_child = 0;
    std::uint32_t visits = 0;
    float prior = 0;
    // Sums for the side that has made the move: what it wants, its chance to win, its points ahead.
    float value = 0, chances = 0, leads = 0;
  };

  // One way through the tree.
  struct Descent {
    Board board;
    Colour to_move;
    std::array<Cell, 3> last{};
    int passes = 0;
    std::vector<std::uint32_t> path;
  };
  // Of a leaf, for the side to move.
  struct Worth {
    float chance = 0, lead = 0;
  };

  void descend(Descent& descent) const;
  Worth expand(const Descent& descent, std::span<const Cell> root_moves);
  Worth counted(const Descent& descent) const;
  std::uint32_t best_child(std::uint32_t of) const;
  void learn(const std::vector<std::uint32_t>& path, Worth worth);

  Evaluator evaluator_;
  std::vector<Node> nodes_;
  int side_ = 0;
  int komi_ = 0;  // with the bonus for handicap stones, in half points
  std::uint64_t visits_ = 0;
};

}  // namespace quintet::go
