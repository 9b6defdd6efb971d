#include "core/link/share.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/link/playout.hpp"
#include "core/link/solver.hpp"
#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

constexpr std::string_view kShareName = "qlink";
constexpr char kShareVersion = 'a';
constexpr unsigned kGravityBits = 4, kSideBits = 6, kLengthBits = 3;
constexpr std::uint64_t kEmptyCode = 0, kStoneCode = 1, kPictureCode = 2;

// Random playouts, fewer on larger boards, where each takes longer; on the largest ones a forged board could take
// minutes. The reader tries more than the writer, so that it still succeeds if a later version plays them otherwise.
constexpr int kMostSearched = 1024;  // cells
constexpr int kMostPlayouts = 40, kPlayoutWork = 4'000'000, kReaderTries = 3;

std::uint64_t code_of(Tile cell) {
  if (cell == Tile::Empty) return kEmptyCode;
  if (cell == Tile::Stone) return kStoneCode;
  return kPictureCode + static_cast<std::uint64_t>(picture(cell));
}

std::optional<Tile> cell_of(std::uint64_t code, int pictures) {
  if (code == kEmptyCode) return Tile::Empty;
  if (code == kStoneCode) return Tile::Stone;
  const int picture = static_cast<int>(code - kPictureCode);
  return picture < pictures ? std::optional(tile(picture)) : std::nullopt;
}

unsigned index_bits(Size size) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(size.area() - 1)));
}

void write_position(ShareWriter& bits, const Rules& rules, const Board& board) {
  const Size size = board.size();
  bits.add(static_cast<std::uint64_t>(rules.gravity), kGravityBits);
  bits.add(rules.outside == Outside::Forbidden ? 1 : 0, 1);
  bits.add(static_cast<std::uint64_t>(size.width - 1), kSideBits);
  bits.add(static_cast<std::uint64_t>(size.height - 1), kSideBits);
  std::uint64_t largest = 0;
  for (const Tile cell : board.cells().cells()) largest = std::max(largest, code_of(cell));
  const auto length = static_cast<unsigned>(std::bit_width(largest));
  bits.add(length, kLengthBits);
  for (const Tile cell : board.cells().cells()) bits.add(code_of(cell), length);
}

// The same for the same board, whatever its solution.
Random random_of(const Rules& rules, const Board& board) {
  ShareWriter bits(kShareName, kShareVersion);
  write_position(bits, rules, board);
  return Random(checksum(std::move(bits).finish()));
}

std::vector<Pair> search(const Rules& rules, const Board& board, int tries) {
  const int area = board.size().area();
  if (area > kMostSearched) return {};
  const int playouts = tries * std::clamp(kPlayoutWork / (area * area), 1, kMostPlayouts);
  return solve(board, rules, {.playouts = playouts, .nodes = 0}, random_of(rules, board)).pairs;
}

struct Position {
  Rules rules;
  Board board;
  bool possible = true;
};

// Also of what is not possible, as its length says where the text must end.
Position read_position(ShareReader& bits, int pictures) {
  Position read;
  const std::uint64_t gravity = bits.take(kGravityBits);
  read.possible = gravity < kGravities.size();
  if (read.possible) read.rules.gravity = kGravities[gravity];
  if (bits.take(1) == 1) read.rules.outside = Outside::Forbidden;
  Size size;
  size.width = static_cast<int>(bits.take(kSideBits)) + 1;
  size.height = static_cast<int>(bits.take(kSideBits)) + 1;
  const auto length = static_cast<unsigned>(bits.take(kLengthBits));
  if (!bits.has(static_cast<std::uint64_t>(size.area()) * length)) return read;
  Grid<Tile> cells(size);
  for (Tile& cell : cells.cells()) {
    const auto known = cell_of(bits.take(length), pictures);
    read.possible = read.possible && known;
    cell = known.value_or(Tile::Blank);
  }
  read.board = Board(std::move(cells));
  read.possible = read.possible && read.board.tiles() > 0;
  return read;
}

void write_solution(ShareWriter& bits, Size size, const std::vector<Pair>& solution) {
  for (const Pair& pair : solution) {
    for (const Point at : {pair.a, pair.b})
      bits.add(static_cast<std::uint64_t>(at.row * size.width + at.column), index_bits(size));
  }
}

// Two cells for each pair of tiles; they may be outside the board.
std::vector<Pair> read_solution(ShareReader& bits, const Board& board) {
  const unsigned length = index_bits(board.size());
  const auto pairs = static_cast<std::size_t>(board.tiles() / 2);
  std::vector<Pair> solution;
  if (!bits.has(std::uint64_t{2} * pairs * length)) return solution;
  const auto cell = [&] {
    const auto index = static_cast<int>(bits.take(length));
    return Point{index / board.size().width, index % board.size().width};
  };
  solution.reserve(pairs);
  for (std::size_t i = 0; i < pairs; ++i) {
    const Point first = cell();
    solution.push_back({first, cell()});
  }
  return solution;
}

}  // namespace

std::string write_share(const Start& start) {
  ShareWriter bits(kShareName, kShareVersion);
  write_position(bits, start.rules, start.board);
  const bool solved = !start.solution.empty() && search(start.rules, start.board, 1).empty();
  bits.add(solved ? 1 : 0, 1);
  if (solved) write_solution(bits, start.board.size(), start.solution);
  return std::move(bits).finish();
}

Expected<Start, ShareError> read_share(std::string_view text, int pictures) {
  ShareReader bits(text);
  if (const auto begun = bits.begin(kShareName, kShareVersion); !begun) return tl::unexpected(begun.error());
  const Position read = read_position(bits, pictures);
  const bool solved = bits.take(1) == 1;
  std::vector<Pair> solution;
  if (solved) solution = read_solution(bits, read.board);
  if (const auto finished = bits.finish(); !finished) return tl::unexpected(finished.error());
  if (!read.possible) return bits.error(ShareFault::Rules);
  if (!solved) solution = search(read.rules, read.board, kReaderTries);
  if (!clears(read.board, read.rules, solution)) return bits.error(ShareFault::Unsolved);
  return Start{read.rules, read.board, random_of(read.rules, read.board), std::move(solution)};
}

}  // namespace quintet::link
