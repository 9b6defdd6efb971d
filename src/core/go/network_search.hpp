// The player with a network: a tree of moves that grows where value and the network's expectation of a move are highest
// (PUCT, D. Silver and others, "Mastering the game of Go without human knowledge", 2017).
// A position is judged once, as long as there is room to keep what was said.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/go/foresight.hpp"
#include "core/go/game.hpp"
#include "core/go/network.hpp"
#include "core/go/thought.hpp"

namespace quintet::go {

class NetworkSearch {
 public:
  // Keeps a reference to the network.
  explicit NetworkSearch(const Network& network, Threads threads = Threads::One);

  // At least one visit; until a stop, as many as the evaluations asked for, and those whose evaluations earlier searches
  // have left. In the position itself `moves` are looked at.
  struct RootMoves {
    std::span<const Board::Cell> all;    // 0 is a pass
    std::span<const Board::Cell> vital;  // read whatever the network expects of them
  };
  void search(const Game& game, const RootMoves& moves, std::uint64_t evaluations,
              const std::stop_token& stop, const Watch& watch);
  // Forgets what earlier searches have left.
  void forget();
  // The moves of the last search that have most visits, these first.
  std::vector<Candidate> candidates(std::size_t most) const;
  std::uint64_t visits() const { return visits_; }
  // Evaluations of the last search that the second thread had made.
  std::uint64_t foreseen() const { return foreseen_; }

 private:
  using Cell = Board::Cell;

  // Its children are read likeliest first; what was read is a list.
  struct Node {
    Cell at = 0;                              // of the move that leads here; 0 is a pass
    std::uint16_t moves = 0;                  // known from here
    std::uint16_t read = 0;                   // of them, the likeliest
    std::uint32_t first_move = 0;             // in moves_
    std::uint32_t first_child = 0, next = 0;  // 0: none
    std::uint32_t visits = 0;
    float prior = 0, read_prior = 0;  // of the move; of all that were read from here
    // Sums for the side that has made the move: what it wants, its chance to win, its points ahead.
    float value = 0, chances = 0, leads = 0;
  };
  // A move that may be read, with its share of what the network expects.
  struct Expected {
    float prior = 0;
    Cell at = 0;
  };

  // One way through the tree.
  struct Descent : Reached {
    std::vector<std::uint32_t> path;
  };
  // Of a leaf, for the side to move.
  struct Worth {
    float chance = 0, lead = 0;
  };
  // What the network has said of a position; it is kept from one search to the next.
  struct Opinion {
    Worth worth;
    std::uint32_t first_move = 0;
    std::uint16_t moves = 0;
  };

  // What a node is to be followed by: a child, or its likeliest move that was not read yet. Neither if there is no move.
  struct Choice {
    std::uint32_t child = 0;  // 0: none
    const Expected* unread = nullptr;
  };

  Descent start_of(const Game& game) const;
  void descend(Descent& descent);
  std::optional<Descent> next_after(const Game& game, const std::vector<std::uint32_t>& path, float worse);
  void look_ahead(const Game& game, const std::vector<std::uint32_t>& path);
  std::uint64_t key_of(const Descent& descent) const;
  Opinion opinion_of(const Descent& descent, const Evaluation& judged, const RootMoves& root_moves);
  Worth expand(const Game& game, const Descent& descent, const RootMoves& root_moves);
  Worth counted(const Descent& descent) const;
  Choice choose(const Node& node) const;
  std::uint32_t best_child(std::uint32_t of);
  std::uint32_t most_visited(const Node& of) const;
  void learn(const std::vector<std::uint32_t>& path, Worth worth);

  Evaluator evaluator_;
  std::unique_ptr<Foresight> foresight_;  // null: one thread
  bool looks_ahead_ = false;              // with it, in this search
  std::vector<Node> nodes_;
  std::vector<Expected> moves_;
  std::unordered_map<std::uint64_t, Opinion> opinions_;  // by position and what else the network sees
  int side_ = 0;
  int komi_ = 0;  // with the bonus for handicap stones, in half points
  std::uint64_t visits_ = 0, evaluations_ = 0, foreseen_ = 0;  // of this search
};

}  // namespace quintet::go
