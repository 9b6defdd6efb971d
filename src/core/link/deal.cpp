#include "core/link/deal.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "core/link/playout.hpp"
#include "core/link/solver.hpp"

namespace quintet::link {
namespace {

constexpr Effort kProofEffort{.playouts = 60, .nodes = 20'000};
// After this many failed playouts a shuffled half is dealt by the other method.
constexpr int kHalfPlayouts = 2;

int count(const Grid<Tile>& cells, Tile kind) {
  return static_cast<int>(std::ranges::count(cells.cells(), kind));
}

// A picture for each pair, spread over all kinds as evenly as possible, in random order.
std::vector<Tile> pictures_for(int pairs, int kinds, Random& random) {
  std::vector<Tile> pictures;
  pictures.reserve(static_cast<std::size_t>(pairs));
  for (int i = 0; i < pairs; ++i) pictures.push_back(tile(i % kinds));
  random.shuffle(std::span(pictures));
  return pictures;
}

Board put_on_pairs(Board board, const std::vector<Pair>& cells, std::span<const Tile> pictures) {
  std::size_t next = 0;
  for (const Pair& pair : cells) {
    if (board[pair.a] != Tile::Blank) continue;
    board.set(pair.a, pictures[next]);
    board.set(pair.b, pictures[next]);
    ++next;
  }
  return board;
}

Board put_shuffled(Board board, std::span<const Tile> half, Random& random) {
  std::vector<Tile> all(half.begin(), half.end());
  all.insert(all.end(), half.begin(), half.end());
  random.shuffle(std::span(all));
  std::size_t next = 0;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == Tile::Blank) board.set(at, all[next++]);
  }
  return board;
}

}  // namespace

std::string_view message_of(DealError error) {
  switch (error) {
    case DealError::NoCells:
      return "the board has no cells";
    case DealError::TooLarge:
      return "a board has at most 64 rows and columns";
    case DealError::NoTiles:
      return "the layout has no tiles";
    case DealError::OddTiles:
      return "the number of tiles is odd";
    case DealError::OddFixedPicture:
      return "a fixed picture comes an odd number of times";
    case DealError::NoKinds:
      return "a deal needs at least one kind of picture";
    case DealError::TooManyKinds:
      return "there are not so many pictures";
    case DealError::MoreKindsThanPairs:
      return "more kinds of pictures than pairs of tiles";
    case DealError::NoDealFound:
      break;
  }
  return "no deal was found that can be cleared";
}

Expected<void, DealError> check_order(const Order& order) {
  const Grid<Tile>& cells = order.layout.cells;
  const Size size = cells.size();
  if (size.width < 1 || size.height < 1) return tl::unexpected(DealError::NoCells);
  if (size.width > kMaxSide || size.height > kMaxSide) return tl::unexpected(DealError::TooLarge);
  const Board board(cells);
  if (board.tiles() == 0) return tl::unexpected(DealError::NoTiles);
  if (board.tiles() % 2 != 0) return tl::unexpected(DealError::OddTiles);
  const int blanks = count(cells, Tile::Blank);
  for (int i = 0; i < kMaxPictures; ++i) {
    if (count(cells, tile(i)) % 2 != 0) return tl::unexpected(DealError::OddFixedPicture);
  }
  if (blanks > 0 && order.kinds < 1) return tl::unexpected(DealError::NoKinds);
  if (order.kinds > kMaxPictures) return tl::unexpected(DealError::TooManyKinds);
  if (blanks > 0 && order.kinds > blanks / 2) return tl::unexpected(DealError::MoreKindsThanPairs);
  return {};
}

Expected<Start, DealError> deal(const Order& order, Random random) {
  if (const auto checked = check_order(order); !checked) return tl::unexpected(checked.error());
  const Board blanks(order.layout.cells);
  const std::vector<Tile> pictures =
      pictures_for(count(order.layout.cells, Tile::Blank) / 2, std::max(order.kinds, 1), random);

  if (order.way == Way::CopiedHalf) {
    Board board = put_shuffled(blanks, pictures, random);
    Solution found = solve(board, order.rules, {.playouts = kHalfPlayouts, .nodes = 0}, random);
    random.next();
    if (found.outcome == Outcome::Solvable) {
      return Start{order.rules, std::move(board), random, std::move(found.pairs)};
    }
  }
  Solution proof = solve(blanks, order.rules, kProofEffort, random);
  random.next();
  if (proof.outcome != Outcome::Solvable) return tl::unexpected(DealError::NoDealFound);
  Board board = put_on_pairs(blanks, origins(blanks, order.rules, proof.pairs), pictures);
  return Start{order.rules, std::move(board), random, std::move(proof.pairs)};
}

int default_kinds(int tiles) {
  return std::clamp(tiles / 12 + 5, 1, std::clamp(tiles / 2, 1, 36));
}

}  // namespace quintet::link
