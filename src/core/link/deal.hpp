// Deals boards that can be cleared under their own gravity and path option, and that carry a proof of it.
//
// The proof comes first. A board of blanks, tiles without pictures, is cleared by taking random pairs of blanks that a
// path connects, with gravity applied as in the game; then each pair gets a picture. Played in the same order, the
// pairs match again.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/expected.hpp"
#include "core/link/game.hpp"
#include "core/link/layout.hpp"
#include "core/random.hpp"

namespace quintet::link {

// The methods of the classic articles. Templates are the layout; both methods accept one.
enum class Way : std::uint8_t {
  RandomCells,  // pair after pair on random cells that a path connects
  CopiedHalf,   // half of the pictures, duplicated and shuffled; without a solution as RandomCells
};

struct Order {
  Layout layout;
  Rules rules;
  int kinds = 0;  // pictures in the deal, each on an even number of tiles; fixed letters are not counted
  Way way = Way::RandomCells;
};

// Why a board cannot be dealt. All but the last are errors in the order.
enum class DealError : std::uint8_t {
  NoCells,
  TooLarge,  // more than kMaxSide rows or columns
  NoTiles,
  OddTiles,         // the number of tiles is odd
  OddFixedPicture,  // a fixed picture occurs an odd number of times
  NoKinds,
  TooManyKinds,  // more than the number of pictures
  MoreKindsThanPairs,
  NoDealFound,  // found no deal of this layout that can be cleared
};

// In English.
std::string_view message_of(DealError error);

// Whether the order is valid: NoDealFound is not among the errors.
Expected<void, DealError> check_order(const Order& order);

Expected<Start, DealError> deal(const Order& order, Random random);

// The default number of kinds for this many tiles: few on a small board, so that a tile has several partners.
int default_kinds(int tiles);

}  // namespace quintet::link
