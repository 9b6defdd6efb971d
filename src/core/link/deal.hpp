// Dealing: every board dealt can be cleared under its own gravity and path option, and carries the proof.
//
// The proof comes first. A board of blanks, tiles without pictures, is played to its end by taking random
// pairs of blanks that a path joins, with the tiles falling as in the game; then each pair taken is given one
// picture. Played in the same order, the pictures come off in pairs again.
#pragma once

#include <cstdint>
#include <optional>

#include "core/link/game.hpp"
#include "core/link/layout.hpp"
#include "core/random.hpp"
#include "core/result.hpp"

namespace quintet::link {

// The ways of the classic articles. Templates are the layout, which goes with either.
enum class Way : std::uint8_t {
  RandomCells,  // pair after pair on random cells that a path joins
  CopiedHalf,   // half of the pictures, copied, all shuffled; kept when a solution is found, else dealt the
                // other way
};

struct Order {
  Layout layout;
  Rules rules;
  int kinds =
      0;  // pictures in the deal, each in an even number of tiles; those of fixed letters are not counted
  Way way = Way::RandomCells;
};

// What makes an order senseless: an odd number of tiles, a fixed picture that comes an odd number of times,
// more kinds than pairs or than there are pictures.
std::optional<Refusal> find_refusal(const Order& order);

// Refuses a senseless order, and a layout of which no deal was found that can be cleared.
Result<Start> deal(const Order& order, Random random);

// Kinds of pictures for a board of so many tiles: few on a small board, so that a tile has several partners.
int default_kinds(int tiles);

}  // namespace quintet::link
