// The playouts player: a tree of moves whose leaves are judged by heavy playouts, with the statistics of all moves as first
// (RAVE, S. Gelly and D. Silver, 2007) and with what tactics and shapes say as prior wins and losses.
//
// The tree and the number of playouts are bounded; time is the caller's, by the stop token. Same game, effort and random
// numbers: same thought.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/playout.hpp"
#include "core/random.hpp"

namespace quintet::go {

// Whether a player answers at once where three stones or more are about to be taken, or the stones that win Capture Go,
// before it reads anything.
enum class Reflexes : std::uint8_t { None, OnAtari };

struct Effort {
  std::uint64_t playouts = 5000;
  Reflexes reflexes = Reflexes::None;
  std::vector<Move> avoided =
      {};  // stones and a pass that are not played as the next move, unless no other is left
};

struct Thought {
  Move move;            // a stone, a pass, or a resignation
  float chance = 0.5F;  // of winning, for the side that moves, 0…1
  float lead = 0;       // expected points ahead, for the same side
  std::uint64_t playouts = 0;
  std::vector<Point> line = {};  // the principal variation from `move` on, as long as it consists of stones
};

// A move that the search has looked at.
struct Candidate {
  Move move;  // a stone or a pass
  std::uint64_t visits = 0;
  float chance = 0.5F;  // as in Thought
  float lead = 0;
  float prior = 0;  // what it looked like before it was read, 0…1
  std::vector<Point> line = {};
};

// Whether a player that knows it is lost says so.
enum class Resigns : std::uint8_t { Never, WhenLost };

class Searcher {
 public:
  // Called after every few playouts, with candidates up to date.
  using Watch = std::function<void()>;

  // Requires a game that is being played. A pass is chosen where nothing is left to gain.
  Thought think(const Game& game, const Effort& effort, Resigns resigns, Random random,
                const std::stop_token& stop = {}, const Watch& watch = {});

  // Reads the game in any case, also where a pass would do: to be looked at by `candidates`. At least one playout.
  void search(const Game& game, const Effort& effort, Random& random, const std::stop_token& stop = {},
              const Watch& watch = {});
  // The moves of the last search that have most visits, these first.
  std::vector<Candidate> candidates(std::size_t most) const;
  std::uint64_t playouts() const { return playouts_; }

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
  bool avoids(const Move& move) const;
  void keep_urgent(const Descent& at);
  std::uint32_t best_child(const Node& node) const;
  std::uint32_t most_visited(const Node& node) const;
  void descend(Descent& descent);
  // `lead`: Black's, in half points.
  void learn(const Descent& descent, const std::vector<Cell>& playout, Colour first, int lead);
  std::vector<Point> line_from(std::uint32_t node) const;

  std::vector<Node> nodes_;
  const Game* game_ = nullptr;
  Effort effort_{};
  int side_ = 0;
  std::uint64_t playouts_ = 0;
};

}  // namespace quintet::go
