#include "core/twenty48/share.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace quintet::twenty48 {
namespace {

constexpr std::string_view kName = "q2048";
constexpr char kVersion = 'a';
constexpr std::string_view kHex = "0123456789abcdef";
constexpr unsigned kHexBits = 4;
constexpr unsigned kSideBits = 3, kTargetBits = 3, kCellBits = 6, kCountBits = 30, kMoveBits = 2;
constexpr unsigned kStateDigits = 64;  // hexadecimal digits of the state of a Random

void write_start(ShareWriter& bits, const Start& start) {
  const Rules& rules = start.rules;
  bits.add(rules.rule == Rule::Cascade ? 1 : 0, 1);
  bits.add(static_cast<std::uint64_t>(rules.side - kLeastSide), kSideBits);
  bits.add(rules.only_twos ? 1 : 0, 1);
  bits.add(rules.target - kLeastTarget, kTargetBits);
  bits.add(start.tiles.size() - 1, 1);
  for (const Spawn& tile : start.tiles) {
    bits.add(static_cast<std::uint64_t>(tile.at.row * rules.side + tile.at.column), kCellBits);
    bits.add(tile.exponent - 1U, 1);
  }
  for (const char digit : start.random.write()) bits.add(kHex.find(digit), kHexBits);
}

// Nothing if there is no such start.
std::optional<Start> read_start(ShareReader& bits) {
  Start start;
  Rules& rules = start.rules;
  rules.rule = bits.take(1) == 1 ? Rule::Cascade : Rule::Classic;
  rules.side = kLeastSide + static_cast<int>(bits.take(kSideBits));
  rules.only_twos = bits.take(1) == 1;
  rules.target = static_cast<Exponent>(kLeastTarget + bits.take(kTargetBits));
  rules.start_tiles = 1 + static_cast<int>(bits.take(1));
  bool possible = rules.side <= kMostSide;
  for (int i = 0; i < rules.start_tiles; ++i) {
    const int cell = static_cast<int>(bits.take(kCellBits));
    const auto exponent = static_cast<Exponent>(1 + bits.take(1));
    const Spawn tile{{cell / rules.side, cell % rules.side}, exponent};
    possible = possible && tile.at.row < rules.side && (exponent == 1 || !rules.only_twos) &&
               std::ranges::find(start.tiles, tile.at, &Spawn::at) == start.tiles.end();
    start.tiles.push_back(tile);
  }
  std::string state;
  for (unsigned i = 0; i < kStateDigits; ++i) state += kHex[bits.take(kHexBits)];
  const auto random = Random::read(state);
  if (!random || !possible) return std::nullopt;
  start.random = *random;
  return start;
}

// With the check of the whole text after them; the game itself has not been looked at.
Expected<std::vector<Direction>, ShareError> read_moves(ShareReader& bits) {
  const std::uint64_t count = bits.take(kCountBits);
  std::vector<Direction> moves;
  if (bits.has(count * kMoveBits)) {
    moves.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) moves.push_back(kDirections[bits.take(kMoveBits)]);
  }
  if (auto whole = bits.finish(); !whole) return tl::unexpected(whole.error());
  return moves;
}

}  // namespace

std::string write_share(const Replay& replay) {
  ShareWriter bits(kName, kVersion);
  write_start(bits, replay.start());
  bits.add(replay.moves().size(), kCountBits);
  for (const Move& move : replay.moves()) bits.add(static_cast<std::uint64_t>(move.direction), kMoveBits);
  return std::move(bits).finish();
}

Expected<Replay, ShareError> read_share(std::string_view text) {
  ShareReader bits(text);
  if (auto begun = bits.begin(kName, kVersion); !begun) return tl::unexpected(begun.error());
  const auto start = read_start(bits);
  const auto moves = read_moves(bits);
  if (!moves) return tl::unexpected(moves.error());
  if (!start) return bits.error(ShareFault::Rules);
  Replay replay(*start);
  for (const Direction move : *moves) {
    if (!replay.play({move}))
      return bits.error(ShareFault::Move, static_cast<int>(replay.moves().size()) + 1);
  }
  return replay;
}

}  // namespace quintet::twenty48
