// Dealing: every board dealt can be cleared under its own gravity and path option, and carries the proof.
//
// The proof comes first. A board of blanks, tiles without pictures, is played to its end by taking random
// pairs of blanks that a path joins, with the tiles falling as in the game; then each pair taken is given one
// picture. Played in the same order, the pictures come off in pairs again.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/expected.hpp"
#include "core/link/game.hpp"
#include "core/link/layout.hpp"
#include "core/random.hpp"

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

// Why a board cannot be dealt. All but the last are about the order.
enum class DealError : std::uint8_t {
  NoCells,
  TooLarge,  // more than kMaxSide rows or columns
  NoTiles,
  OddTiles,         // the number of tiles is odd
  OddFixedPicture,  // a fixed picture comes an odd number of times
  NoKinds,
  TooManyKinds,  // more than there are pictures
  MoreKindsThanPairs,
  NoDealFound,  // no deal of this layout was found that can be cleared
};

// In English.
std::string_view message_of(DealError error);

// Whether the order makes sense: NoDealFound is not among the errors.
Expected<void, DealError> check_order(const Order& order);

Expected<Start, DealError> deal(const Order& order, Random random);

// Kinds of pictures for a board of so many tiles: few on a small board, so that a tile has several partners.
int default_kinds(int tiles);

}  // namespace quintet::link
