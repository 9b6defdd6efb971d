#include "core/go/network.hpp"

#if defined(__linux__) && defined(__x86_64__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

#include "core/go/drawn.hpp"
#include "core/random.hpp"

namespace quintet::go {
namespace {

// All that run here. A process has to ask for the registers of AMX.
std::vector<Kernel> kernels() {
  std::vector<Kernel> found;
  for (const Kernel kernel : kKernels) {
    bool runs = is_supported(kernel);
#if defined(__linux__) && defined(__x86_64__)
    if (kernel == Kernel::Amx) runs = runs && syscall(SYS_arch_prctl, 0x1023L, 18L) == 0;
#else
    runs = runs && kernel != Kernel::Amx;
#endif
    if (runs) found.push_back(kernel);
  }
  return found;
}

std::uint8_t byte_below(Random& random, std::uint64_t bound) {
  return static_cast<std::uint8_t>(random.below(bound));
}

// A layer whose weights and inputs are often as large as they may be.
struct Layer {
  Convolution convolution;
  std::vector<std::int8_t> natural;
  std::vector<std::uint8_t> in, skip;
  static constexpr std::size_t kRow = 8, kFirst = kRow + 1, kCells = 6 * kRow;

  Layer(std::size_t inputs, std::size_t outputs, std::size_t taps, Random& random)
      : convolution{.inputs = inputs, .outputs = outputs, .taps = taps} {
    for (std::size_t i = 0; i < inputs * outputs * taps; ++i) {
      const bool extreme = random.below(3) == 0;
      natural.push_back(static_cast<std::int8_t>(extreme ? (random.below(2) == 0 ? -127 : 127)
                                                         : static_cast<int>(random.below(255)) - 127));
    }
    convolution.set_weights(natural);
    for (std::size_t i = 0; i < outputs; ++i) {
      convolution.bias.push_back(static_cast<std::int32_t>(random.below(20001)) - 10000);
      convolution.factor.push_back(static_cast<float>(1 + random.below(100)) / 40000);
    }
    const std::size_t all = kCells + 2 * kFirst + kCellsTogether;
    for (std::size_t i = 0; i < all * inputs; ++i)
      in.push_back(random.below(2) == 0 ? kLargestActivation : byte_below(random, kLargestActivation + 1));
    for (std::size_t i = 0; i < all * outputs; ++i)
      skip.push_back(byte_below(random, kLargestActivation + 1));
  }

  std::vector<std::uint8_t> run(Kernel kernel, bool with_skip) const {
    const std::size_t outputs = convolution.outputs;
    std::vector<std::uint8_t> out(skip.size());
    convolve(kernel, convolution,
             {.in = in.data() + kFirst * convolution.inputs,
              .bias = convolution.bias.data(),
              .skip = with_skip ? skip.data() + kFirst * outputs : nullptr,
              .out = out.data() + kFirst * outputs,
              .cells = kCells,
              .row = kRow});
    out.resize((kFirst + kCells) * outputs);  // what is behind is not defined
    return out;
  }

  // As the definition says, with nothing rearranged.
  std::uint8_t expected(std::size_t cell, std::size_t output, bool with_skip) const {
    const std::size_t inputs = convolution.inputs, taps = convolution.taps;
    std::int64_t sum = convolution.bias[output];
    for (std::size_t input = 0; input < inputs; ++input) {
      for (std::size_t tap = 0; tap < taps; ++tap) {
        const std::size_t from = taps == 1 ? cell : cell + tap / 3 * kRow + tap % 3 - kRow - 1;
        sum += natural[(output * inputs + input) * taps + tap] * in[from * inputs + input];
      }
    }
    const float scaled = std::nearbyint(static_cast<float>(sum) * convolution.factor[output]);
    const int added = with_skip ? skip[cell * convolution.outputs + output] : 0;
    return static_cast<std::uint8_t>(std::clamp(static_cast<int>(scaled) + added, 0, kLargestActivation));
  }
};

TEST(GoNetworkKernels, ComputeConvolutionsBitForBit) {
  Random random(1);
  for (const auto& [inputs, outputs, taps] : {std::array<std::size_t, 3>{16, 48, 9},
                                              {48, 48, 9},
                                              {64, 64, 9},
                                              {48, 32, 1},
                                              {32, 16, 1},
                                              {80, 80, 9},
                                              {20, 112, 9}}) {
    const Layer layer(inputs, outputs, taps, random);
    for (const Kernel kernel : kernels()) {
      for (const bool with_skip : {false, true}) {
        const auto out = layer.run(kernel, with_skip);
        for (std::size_t i = Layer::kFirst * outputs; i < out.size(); ++i)
          ASSERT_EQ(out[i], layer.expected(i / outputs, i % outputs, with_skip))
              << name(kernel) << ' ' << inputs << ' ' << outputs << ' ' << taps << " at " << i;
      }
    }
  }
  EXPECT_TRUE(is_supported(Kernel::Plain));
  EXPECT_TRUE(is_supported(fastest_kernel()));
}

// A board in the middle of a game.
Board scattered(int side, Random& random) {
  Board board(side);
  Colour colour = Colour::Black;
  for (int i = 0; i < side * side / 2; ++i) {
    const Point at{static_cast<int>(random.index(static_cast<std::size_t>(side))),
                   static_cast<int>(random.index(static_cast<std::size_t>(side)))};
    if (!board.is_empty(at) || board.is_suicide(at, colour)) continue;
    board.place(at, colour);
    colour = other(colour);
  }
  return board;
}

// QUINTET_GO_POSITIONS compares another number of positions.
TEST(GoNetwork, JudgesTheSameWithAllKernels) {
  constexpr std::array kBoards{9, 5, 7, 13, 19, 25, 9};
  const char* const wanted = std::getenv("QUINTET_GO_POSITIONS");
  const std::uint64_t positions = wanted ? std::strtoull(wanted, nullptr, 10) : kBoards.size();
  Random random(2);
  std::vector<Evaluator> evaluators;
  for (const Kernel kernel : kernels()) evaluators.emplace_back(shipped_network(), kernel);
  for (std::uint64_t i = 0; i < positions && !HasFailure(); ++i) {
    const int side = kBoards[i % kBoards.size()];
    const Board board = scattered(side, random);
    const Situation situation{.board = board, .to_move = Colour::White, .komi = 13};
    const Evaluation first = evaluators.front().evaluate(situation);
    EXPECT_GT(first.chance, 0);
    EXPECT_LT(first.chance, 1);
    for (Evaluator& each : evaluators) {
      const Evaluation& found = each.evaluate(situation);
      EXPECT_EQ(found.moves, first.moves) << side;
      EXPECT_EQ(found.owned, first.owned) << side;
      EXPECT_EQ(found.pass, first.pass) << side;
      EXPECT_EQ(found.chance, first.chance) << side;
      EXPECT_EQ(found.lead, first.lead) << side;
    }
  }
}

// What an evaluation says does not depend on those before it.
TEST(GoNetwork, ForgetsThePositionBefore) {
  Random random(3);
  const Board one = scattered(9, random), another = scattered(9, random), large = scattered(13, random);
  Evaluator fresh(shipped_network()), used(shipped_network());
  used.evaluate({.board = another});
  used.evaluate({.board = large});
  used.evaluate({.board = another, .to_move = Colour::White, .komi = 15});
  const Evaluation expected = fresh.evaluate({.board = one});
  const Evaluation& found = used.evaluate({.board = one});
  EXPECT_EQ(found.moves, expected.moves);
  EXPECT_EQ(found.owned, expected.owned);
  EXPECT_EQ(found.chance, expected.chance);
}

TEST(GoNetwork, KnowsWhoIsAheadAndWhoseThePointsAre) {
  const Drawn it = drawn(R"(
      . X . X . X O O .
      X X . X X X O . O
      . . X X . X O O .
      . X . X X X O O O
      X X X . X X O . O
      . X . X X X O O O
      X . X X . X O . O
      X X . X X X O O O
      . X X . X X O O .)");
  Evaluator evaluator(shipped_network());
  for (const Colour colour : kColours) {
    const bool black = colour == Colour::Black;
    const Evaluation even = evaluator.evaluate({.board = it.board, .to_move = colour, .komi = 0});
    EXPECT_GT(black ? even.lead : -even.lead, 8);
    EXPECT_GT(black ? even.chance : 1 - even.chance, 0.7F);
    const Evaluation given = evaluator.evaluate({.board = it.board, .to_move = colour, .komi = 100});
    EXPECT_LT(black ? given.lead : -given.lead, (black ? even.lead : -even.lead) - 10);
    EXPECT_LT(black ? given.chance : 1 - given.chance, black ? even.chance : 1 - even.chance);
    for (const auto& [at, owner] : {std::pair{Point{3, 2}, Colour::Black}, {Point{4, 7}, Colour::White}}) {
      const float owned = even.owned[it.board.cell(at)];
      EXPECT_GT(colour == owner ? owned : -owned, 0.7F);
    }
  }
}

TEST(GoNetwork, SeesChainsLaddersKoAndTheLatestMoves) {
  const Drawn it = drawn(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . X X . . . .
      . . X O a . . . .
      . . . b . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)");
  const Board::Cell stone = it.board.cell({4, 3}), above = it.board.cell({3, 3}),
                    escape = it.board.cell(it['a']);
  Ladders ladders;
  NetworkInput input;
  read_input({.board = it.board, .to_move = Colour::Black, .last = {stone, 0, above}, .komi = 15}, ladders,
             input);
  EXPECT_TRUE(input.has(Plane::Other, stone));
  EXPECT_TRUE(input.has(Plane::OtherTwoLiberties, stone));
  EXPECT_TRUE(input.has(Plane::OtherInLadder, stone));
  EXPECT_TRUE(input.has(Plane::LadderMove, escape) || input.has(Plane::LadderMove, it.board.cell(it['b'])));
  EXPECT_FALSE(input.has(Plane::OwnInLadder, above));
  EXPECT_TRUE(input.has(Plane::Own, above));
  EXPECT_TRUE(input.has(Plane::Last, stone));
  EXPECT_TRUE(input.has(Plane::ThirdLast, above));
  EXPECT_TRUE(input.has(Plane::Board, escape));
  EXPECT_FALSE(input.has(Plane::Board, 0));
  EXPECT_EQ(input.facts, (std::array<std::int8_t, kFacts>{-15, 0}));
  read_input({.board = it.board, .to_move = Colour::White, .passed = true, .komi = 1000}, ladders, input);
  EXPECT_TRUE(input.has(Plane::Own, stone));
  EXPECT_TRUE(input.has(Plane::OwnInLadder, stone));
  EXPECT_TRUE(input.has(Plane::Other, above));
  EXPECT_FALSE(input.has(Plane::Last, stone));
  EXPECT_EQ(input.facts, (std::array<std::int8_t, kFacts>{kMostKomiSeen, 64}));

  const Drawn ko = drawn(R"(
      . . . . . . .
      . . X O . . .
      . X O a O . .
      . . X O . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)");
  Board taken = ko.board;
  taken.place(ko['a'], Colour::Black);
  ASSERT_TRUE(taken.ko());
  read_input({.board = taken, .to_move = Colour::White}, ladders, input);
  EXPECT_TRUE(input.has(Plane::Ko, taken.cell(*taken.ko())));
  EXPECT_TRUE(input.has(Plane::OtherOneLiberty, taken.cell(ko['a'])));
}

// A network of one block, all of whose numbers are 0.
std::vector<std::uint8_t> empty_network() {
  constexpr std::size_t kChannels = 16, kHead = 16, kHidden = 16;
  const auto layer = [](std::size_t inputs, std::size_t outputs) { return inputs * outputs + 8 * outputs; };
  const auto pooling = [](std::size_t outputs) { return 2 * kChannels * outputs + 4 * outputs; };
  const std::size_t size = 20 + layer(9 * kPlanes, kChannels) + 4 * kFacts * kChannels +
                           2 * layer(9 * kChannels, kChannels) + pooling(kChannels) +
                           2 * layer(kChannels, kHead) + pooling(kHead) + (kHead + 8) + (2 * kChannels + 8) +
                           (kHead + 8) + layer(2 * kHead, kHidden) + 2 * (kHidden + 8);
  std::vector<std::uint8_t> bytes(size);
  constexpr std::array<std::uint32_t, 5> kHeader{0x324E4751, kChannels, 1, kHead, kHidden};
  std::memcpy(bytes.data(), kHeader.data(), sizeof kHeader);
  return bytes;
}

TEST(GoNetwork, RefusesWhatIsNoNetwork) {
  const std::vector<std::uint8_t> good = empty_network();
  ASSERT_TRUE(Network::read(good));
  EXPECT_EQ(Network::read(good)->channels(), 16U);
  EXPECT_EQ(Network::read(good)->blocks(), 1U);
  EXPECT_FALSE(Network::read({}));
  EXPECT_FALSE(Network::read(std::span(good).first(good.size() - 1)));
  auto longer = good;
  longer.push_back(0);
  EXPECT_FALSE(Network::read(longer));
  for (std::size_t i = 0; i < 20; ++i) {
    auto changed = good;
    changed[i] ^= 0x55U;
    EXPECT_FALSE(Network::read(changed)) << i;
  }
  // The first factor, and the first bias.
  const std::size_t factor = 20 + 9 * kPlanes * 16, bias = factor + 4 * 16;
  for (const float wrong :
       {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1e9F}) {
    auto changed = good;
    std::memcpy(changed.data() + factor, &wrong, sizeof wrong);
    EXPECT_FALSE(Network::read(changed)) << wrong;
  }
  auto changed = good;
  changed[bias + 3] = 0x40;
  EXPECT_FALSE(Network::read(changed));
}

TEST(GoNetwork, ComputesExponentials) {
  for (float x = -60; x <= 60; x += 0.0371F)
    EXPECT_NEAR(static_cast<double>(exponential(x)) / std::exp(static_cast<double>(x)), 1,
                2e-6 + 1e-7 * std::abs(x))
        << x;
  EXPECT_EQ(exponential(0), 1);
}

}  // namespace
}  // namespace quintet::go
