// The search of the artificial players of 2048: the best slide if every new tile is met by the best next slide, as deep as
// the effort allows, with the network's value at the leaves. Positions that two orders of moves reach are searched once;
// tiles that are very unlikely are not searched further.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/twenty48/bitboard.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

struct SearchEffort {
  int depth = 1;  // slides; 1 looks at the board after each slide alone
  float least_chance =
      0;  // a new tile that is less likely than this, counted from the root, is not searched further
  std::uint64_t nodes = 0;  // evaluations; 0: no limit
};

struct Choice {
  Direction best = Direction::Left;
  // The points expected from each slide on, in the order of kDirections; nothing for one that moves nothing.
  std::array<std::optional<float>, 4> expected{};
  std::uint64_t nodes = 0;
};

class Expectimax {
 public:
  // The network must outlive the search.
  Expectimax(const Network& network, Rule rule);

  // Requires a board on which something can move. The same board and effort give the same choice. A stop ends the search
  // with what a lower depth has found.
  Choice search(Bits board, const SearchEffort& effort, const std::stop_token& stop = {});

 private:
  struct Known {
    Bits after = 0;
    float value = 0;
    std::int8_t depth = 0;  // 0: empty
  };

  void check_stop();
  void search_depth(Bits board, int depth, Choice& choice);
  float after_slide(Bits after, int depth, float chance);
  float before_slide(Bits board, int depth, float chance);

  const Network& network_;
  const Slides& slides_;
  std::vector<Known> known_;
  SearchEffort effort_;
  const std::stop_token* stop_ = nullptr;
  std::uint64_t nodes_ = 0, next_check_ = 0;
  bool stopped_ = false;
};

}  // namespace quintet::twenty48
