// The artificial players of 2048: they serve every size, rule and tile. On 4×4 they play by the learned evaluation; on
// other sizes, and until it is there, by one made by hand.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <thread>

#include "core/twenty48/expectimax.hpp"
#include "core/twenty48/game.hpp"
#include "core/twenty48/network_model.hpp"
#include "core/twenty48/plain_model.hpp"
#include "core/twenty48/thought.hpp"

namespace quintet::twenty48 {

// Weakest first. Quick answers in microseconds, Strong within about 2 ms, Best within about 50 ms.
enum class Level : std::uint8_t { Quick, Strong, Best };
inline constexpr std::array kLevels{Level::Quick, Level::Strong, Level::Best};

// "quick", as on the command line.
std::string_view name(Level level);

class Player {
 public:
  // Asks for a network at the first board of its stage; for the late one from a thread of its own, as soon as 8192 is there.
  Player(FindNetwork find_network, const Rules& rules);

  // Requires a board of this size on which something can slide. The same board and level give the same thought, unless a
  // stop ends it early, within a few milliseconds, with what was found until then.
  Thought think(const Board& board, Level level, const std::stop_token& stop = {});

 private:
  struct Learned {
    std::shared_ptr<const Network> network;
    std::optional<Expectimax<NetworkModel>> search;
  };

  // Nothing where there is no network.
  Expectimax<NetworkModel>* learned(Stage stage, const std::stop_token& stop);

  // A network takes a second or two to unpack: the late one is asked for beside the play that will need it.
  void foresee(Bits board);

  Rules rules_;
  FindNetwork find_network_;
  std::array<Learned, kStages.size()> learned_;
  Expectimax<PlainModel> plain_;
  std::jthread foresight_;
};

}  // namespace quintet::twenty48
