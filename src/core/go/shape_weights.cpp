#include "core/go/shape_weights.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

// Compiled in from assets/players/go.shapes, a byte for each class; see core/shipped.S.
extern "C" const std::uint8_t kGoShapes[];

namespace quintet::go {
namespace {

constexpr std::size_t kAround = 8, kCodes = std::size_t{1} << 2 * kAround;
using Around = std::array<std::uint8_t, kAround>;  // as in Board::surroundings
using Order = std::array<std::size_t, kAround>;

Around around_of(std::size_t code) {
  Around around{};
  for (std::size_t i = 0; i < kAround; ++i) around[i] = static_cast<std::uint8_t>(code >> 2 * i & 3U);
  return around;
}
std::size_t code_of(const Around& around, const Order& order) {
  std::size_t code = 0;
  for (std::size_t i = 0; i < kAround; ++i) code |= std::size_t{around[order[i]]} << 2 * i;
  return code;
}

constexpr Order kSame{0, 1, 2, 3, 4, 5, 6, 7}, kTurned{5, 3, 0, 6, 1, 7, 4, 2},
    kReflected{2, 1, 0, 4, 3, 7, 6, 5};

// The least code of those that are alike.
std::size_t least_alike(std::size_t code) {
  std::size_t least = code;
  Around around = around_of(code);
  for (int turn = 0; turn < 4; ++turn) {
    around = around_of(code_of(around, kTurned));
    least = std::min({least, code_of(around, kSame), code_of(around, kReflected)});
  }
  return least;
}

std::size_t with_colours_changed(std::size_t code) {
  Around around = around_of(code);
  for (std::uint8_t& each : around)
    if (each == 1 || each == 2) each = static_cast<std::uint8_t>(3 - each);
  return code_of(around, kSame);
}

// Only the rim of a square with more than two lines comes up.
bool comes_up(std::size_t code) {
  constexpr std::uint8_t kRim = 3;
  const Around around = around_of(code);
  const auto rim = [&](std::size_t i) { return around[i] == kRim; };
  const bool up = rim(1), left = rim(3), right = rim(4), down = rim(6);
  return rim(0) == (up || left) && rim(2) == (up || right) && rim(5) == (down || left) &&
         rim(7) == (down || right) && !(up && down) && !(left && right);
}

struct Table {
  std::array<std::vector<std::uint16_t>, 2> classes;  // by colour to move and code
  std::size_t count = 0;

  Table() {
    static_assert(static_cast<int>(Stone::Black) == 1 && static_cast<int>(Stone::White) == 2);
    std::map<std::size_t, std::uint16_t> numbers;  // by least code
    for (std::size_t code = 0; code < kCodes; ++code)
      if (comes_up(code)) numbers.try_emplace(least_alike(code), 0);
    for (auto& [code, number] : numbers) number = static_cast<std::uint16_t>(count++);
    for (auto& each : classes) each.assign(kCodes, 0);
    for (std::size_t code = 0; code < kCodes; ++code) {
      if (!comes_up(code)) continue;
      classes[index_of(Colour::Black)][code] = numbers.at(least_alike(code));
      classes[index_of(Colour::White)][code] = numbers.at(least_alike(with_colours_changed(code)));
    }
  }
};

const Table& table() {
  static const Table made;
  return made;
}

}  // namespace

std::size_t shape_classes() {
  return table().count;
}

std::size_t shape_class(const Board& board, Board::Cell at, Colour to_move) {
  return table().classes[index_of(to_move)][board.surroundings(at)];
}

int shape_weight(const Board& board, Board::Cell at, Colour to_move) {
  return kGoShapes[shape_class(board, at, to_move)];
}

}  // namespace quintet::go
