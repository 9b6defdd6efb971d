// The artificial player of go: a tree of moves that is judged by playouts or by the network.
//
// The tree, playouts and evaluations are bounded; time is the caller's, by the stop token. Same game, effort and random
// numbers: same thought, but for a resignation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/network_search.hpp"
#include "core/go/playout_search.hpp"
#include "core/go/thought.hpp"
#include "core/random.hpp"

namespace quintet::go {

// How leaves are judged: by the network, if it is to be asked and knows the game, which is not Capture Go.
Mind mind_for(const Game& game, const Effort& effort);

class Searcher {
 public:
  using Watch = go::Watch;

  explicit Searcher(Threads threads = Threads::One) : threads_(threads) {}
  // For one thread. Keeps the pointer; null stands for the network of the game.
  explicit Searcher(const Network* network) : network_(network) {}

  // Requires a game that is being played. A pass is chosen where nothing is left to gain; a resignation, if it may be, when
  // three thoughts of the side in a row saw no hope.
  Thought think(const Game& game, const Effort& effort, Resigns resigns, Random random,
                const std::stop_token& stop = {}, const Watch& watch = {});

  // Reads the game in any case, also where a pass would do: to be looked at by `candidates`. At least one playout or
  // evaluation.
  void search(const Game& game, const Effort& effort, Random& random, const std::stop_token& stop = {},
              const Watch& watch = {});
  // The moves of the last search that have most visits, these first.
  std::vector<Candidate> candidates(std::size_t most) const;
  std::uint64_t playouts() const;

 private:
  bool sees_no_hope(const Game& game, const Effort& effort, const Thought& thought);

  Threads threads_ = Threads::One;
  const Network* network_ = nullptr;
  PlayoutSearch by_playouts_;
  std::optional<NetworkSearch> by_network_;
  Mind mind_ = Mind::Playouts;     // of the last search
  std::array<int, 2> hopeless_{};  // thoughts in a row of those that may resign, by side
};

}  // namespace quintet::go
