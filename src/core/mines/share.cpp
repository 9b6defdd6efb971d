#include "core/mines/share.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/mines/deal.hpp"
#include "core/mines/no_guess.hpp"

namespace quintet::mines {
namespace {

constexpr std::string_view kName = "qmines";
constexpr char kVersion = 'a';
constexpr unsigned kSideBits = 6, kCellBits = 12, kFirstBits = 2, kCountBits = 16, kActionBits = 2,
                   kLengthBits = 5;
constexpr std::int64_t kLongestPause = (std::int64_t{1} << 31U) - 1;  // milliseconds

std::uint64_t index_of(Size size, Point at) {
  return static_cast<std::uint64_t>(at.row * size.width + at.column);
}

Point point_of(Size size, std::uint64_t index) {
  const auto cell = static_cast<int>(index);
  return {cell / size.width, cell % size.width};
}

unsigned cell_bits(Size size) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(size.area() - 1)));
}

void write_start(ShareWriter& bits, const Start& start) {
  const Rules& rules = start.rules;
  bits.add(static_cast<std::uint64_t>(rules.size.width - 1), kSideBits);
  bits.add(static_cast<std::uint64_t>(rules.size.height - 1), kSideBits);
  bits.add(static_cast<std::uint64_t>(rules.mines), kCellBits);
  bits.add(rules.flood == Flood::Four ? 1 : 0, 1);
  bits.add(rules.questions ? 1 : 0, 1);
  bits.add(static_cast<std::uint64_t>(rules.first), kFirstBits);
  bits.add(rules.no_guess ? 1 : 0, 1);
  bits.add(start.given->laid.proved ? 1 : 0, 1);
  for (int row = 0; row < rules.size.height; ++row) {
    for (int column = 0; column < rules.size.width; ++column)
      bits.add(start.given->laid.field.is_mine({row, column}) ? 1 : 0, 1);
  }
  bits.add(index_of(rules.size, start.given->first), kCellBits);
}

struct ReadStart {
  Size size;                     // also of rules that there are not
  std::optional<Start> start{};  // nothing if there is no such one
};

ReadStart read_start(ShareReader& bits) {
  Rules rules;
  rules.size.width = static_cast<int>(bits.take(kSideBits)) + 1;
  rules.size.height = static_cast<int>(bits.take(kSideBits)) + 1;
  rules.mines = static_cast<int>(bits.take(kCellBits));
  rules.flood = kFloods[bits.take(1)];
  rules.questions = bits.take(1) == 1;
  const std::uint64_t first_click = bits.take(kFirstBits);
  rules.no_guess = bits.take(1) == 1;
  const bool said_proved = bits.take(1) == 1;
  std::vector<Point> mines;
  for (int i = 0; i < rules.size.area(); ++i) {
    if (bits.take(1) == 1) mines.push_back(point_of(rules.size, static_cast<std::uint64_t>(i)));
  }
  const Point first = point_of(rules.size, bits.take(kCellBits));
  ReadStart read{rules.size};
  if (first_click >= kFirstClicks.size() || !check_rules(rules)) return read;
  rules.first = kFirstClicks[first_click];
  Field field(rules.size, mines);
  if (!keeps_promise(rules, first, field)) return read;
  const bool proved = said_proved && std::make_unique<Prover>()->prove(field, first);
  read.start = Start{rules, Random(0), Start::Given{{std::move(field), proved}, first}};
  return read;
}

struct TimedMove {
  Action action;
  std::uint64_t cell;
  std::int64_t time;
};

std::vector<TimedMove> read_moves(ShareReader& bits, unsigned cells) {
  const std::uint64_t count = bits.take(kCountBits);
  std::vector<TimedMove> moves;
  if (!bits.has(count * (kActionBits + cells + kLengthBits))) return moves;
  moves.reserve(count);
  std::int64_t time = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto action = static_cast<Action>(bits.take(kActionBits));
    const std::uint64_t cell = bits.take(cells);
    time += static_cast<std::int64_t>(bits.take(static_cast<unsigned>(bits.take(kLengthBits))));
    moves.push_back({action, cell, time});
  }
  return moves;
}

}  // namespace

std::string write_share(const Replay& replay) {
  ShareWriter bits(kName, kVersion);
  write_start(bits, replay.start());
  const Size size = replay.start().rules.size;
  const std::size_t count = std::min(replay.moves().size(), kMostShared);
  bits.add(count, kCountBits);
  std::int64_t before = 0, written = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Move& move = replay.moves()[i];
    bits.add(static_cast<std::uint64_t>(move.action), kActionBits);
    bits.add(index_of(size, move.at), cell_bits(size));
    const std::int64_t pause =
        std::min({replay.times()[i] - before, kLongestPause, kLongestShared - written});
    const auto length = static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(pause)));
    bits.add(length, kLengthBits);
    bits.add(static_cast<std::uint64_t>(pause), length);
    before = replay.times()[i];
    written += pause;
  }
  return std::move(bits).finish();
}

Expected<Replay, ShareError> read_share(std::string_view text) {
  ShareReader bits(text);
  if (const auto begun = bits.begin(kName, kVersion); !begun) return tl::unexpected(begun.error());
  const ReadStart read = read_start(bits);
  const std::vector<TimedMove> moves = read_moves(bits, cell_bits(read.size));
  if (const auto finished = bits.finish(); !finished) return tl::unexpected(finished.error());
  if (!read.start) return bits.error(ShareFault::Rules);
  Replay replay(*read.start);
  for (const TimedMove& move : moves) {
    const bool possible =
        move.action <= Action::Chord && move.time <= kLongestShared && replay.moves().size() < kMostShared;
    if (!possible || !replay.play({move.action, point_of(read.size, move.cell)}, move.time))
      return bits.error(ShareFault::Move, static_cast<int>(replay.moves().size()) + 1);
  }
  return replay;
}

}  // namespace quintet::mines
