#include "core/link/deal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "core/link/daily.hpp"
#include "core/link/game.hpp"
#include "core/link/playout.hpp"
#include "support/boards.hpp"

namespace quintet::link {
namespace {

std::map<Tile, int> counts(const Board& board) {
  std::map<Tile, int> result;
  for (const Point at : tiles_of(board)) ++result[board[at]];
  return result;
}

Layout layout(std::string_view drawing) {
  std::string text;
  for (const std::string_view row : drawn_rows(drawing)) text += std::string(row) + '\n';
  return *read_layout(text);
}

// Plays the stored solution through the game.
bool proof_holds(const Start& start) {
  Game game(start);
  for (const Pair& pair : start.solution) {
    if (!game.is_legal(pair)) return false;
    // A board that is being cleared is never stuck.
    if (!game.play(pair).reshuffled.empty()) return false;
  }
  return game.won();
}

TEST(Deal, EveryDealCarriesAProofThatClearsIt) {
  Random random(41);
  for (std::uint64_t seed = 0; seed < 2200; ++seed) {
    const Size size{2 * static_cast<int>(1 + random.below(6)), static_cast<int>(1 + random.below(9))};
    const int pairs = size.area() / 2;
    const Order order{.layout = plain_layout(size),
                      .rules = {kGravities[seed % kGravities.size()],
                                random.below(2) == 0 ? Outside::Allowed : Outside::Forbidden},
                      .kinds = 1 + static_cast<int>(random.index(static_cast<std::size_t>(pairs))),
                      .way = random.below(2) == 0 ? Way::RandomCells : Way::CopiedHalf};
    const auto dealt = deal(order, Random(seed));
    ASSERT_TRUE(dealt) << message_of(dealt.error());
    ASSERT_TRUE(proof_holds(*dealt)) << name(order.rules.gravity) << '\n' << write_board(dealt->board);
  }
}

TEST(Deal, LargeBoardsCarryTheirProofToo) {
  for (const Gravity gravity : kGravities) {
    for (const Way way : {Way::RandomCells, Way::CopiedHalf}) {
      const Order order{
          .layout = plain_layout({32, 18}), .rules = {.gravity = gravity}, .kinds = 36, .way = way};
      for (std::uint64_t seed = 0; seed < 5; ++seed) EXPECT_TRUE(proof_holds(*deal(order, Random(seed))));
    }
  }
}

TEST(Deal, EveryKindIsAboutEquallyFrequentAndEven) {
  for (const Way way : {Way::RandomCells, Way::CopiedHalf}) {
    const auto dealt =
        deal({.layout = plain_layout({10, 7}), .rules = {}, .kinds = 8, .way = way}, Random(1));
    const auto kinds = counts(dealt->board);
    EXPECT_EQ(kinds.size(), 8u);
    for (const auto& [kind, count] : kinds) {
      EXPECT_EQ(count % 2, 0);
      EXPECT_GE(count, 8);
      EXPECT_LE(count, 10);
    }
  }
}

TEST(Deal, TheSameSeedDealsTheSameBoardAndOthersOthers) {
  const Order order{.layout = plain_layout({12, 8}), .rules = {.gravity = Gravity::Down}, .kinds = 12};
  EXPECT_EQ(*deal(order, Random(1)), *deal(order, Random(1)));
  EXPECT_NE(deal(order, Random(1))->board, deal(order, Random(2))->board);
}

TEST(Deal, PairsLieFarApartAsOftenAsNear) {
  const Order order{.layout = plain_layout({16, 10}), .rules = {}, .kinds = 20};
  const auto dealt = deal(order, Random(3));
  const auto cells = origins(dealt->board, order.rules, dealt->solution);
  const auto near = std::ranges::count_if(cells, [](const Pair& pair) {
    const Point apart = pair.b - pair.a;
    return std::abs(apart.row) + std::abs(apart.column) <= 2;
  });
  EXPECT_LT(near, std::ssize(cells) / 2);
}

TEST(Deal, ALayoutKeepsItsShapeItsStonesAndItsFixedPictures) {
  const Layout plan = layout(R"(
      .A**A.
      *#**#*
      *B..B*)");
  for (const Gravity gravity : kGravities) {
    const auto dealt = deal({.layout = plan, .rules = {.gravity = gravity}, .kinds = 4}, Random(4));
    ASSERT_TRUE(dealt) << name(gravity);
    EXPECT_TRUE(proof_holds(*dealt));
    for (std::size_t i = 0; i < plan.cells.cells().size(); ++i) {
      const Point at = plan.cells.point(i);
      if (plan.cells[at] == Tile::Blank) {
        EXPECT_TRUE(is_tile(dealt->board[at]) && dealt->board[at] != Tile::Blank);
      } else {
        EXPECT_EQ(dealt->board[at], plan.cells[at]);
      }
    }
  }
}

TEST(Deal, AnInvalidOrderIsAnErrorWithItsReason) {
  const auto error_of = [](const Layout& plan, int kinds) {
    const auto dealt = deal({.layout = plan, .rules = {}, .kinds = kinds}, Random(0));
    return dealt ? std::nullopt : std::optional(dealt.error());
  };
  EXPECT_EQ(error_of(plain_layout({3, 3}), 2), DealError::OddTiles);
  EXPECT_EQ(error_of(plain_layout({4, 4}), 9), DealError::MoreKindsThanPairs);
  EXPECT_EQ(error_of(plain_layout({4, 4}), 0), DealError::NoKinds);
  EXPECT_EQ(error_of(plain_layout({20, 20}), 93), DealError::TooManyKinds);
  EXPECT_EQ(error_of(plain_layout({0, 0}), 1), DealError::NoCells);
  EXPECT_EQ(error_of(plain_layout({65, 2}), 1), DealError::TooLarge);
  Layout odd_letter = plain_layout({2, 2});
  odd_letter.cells[{0, 0}] = tile(0);
  odd_letter.cells[{0, 1}] = tile(1);
  EXPECT_EQ(error_of(odd_letter, 1), DealError::OddFixedPicture);
}

TEST(Deal, ALayoutThatNoDealCanClearIsRefused) {
  const Layout walled = layout(R"(
      ###
      #*#
      ###
      #*#
      ###)");
  const auto dealt = deal({.layout = walled, .rules = {}, .kinds = 1}, Random(0));
  ASSERT_FALSE(dealt);
  EXPECT_EQ(dealt.error(), DealError::NoDealFound);
}

TEST(Deal, ALayoutWithASingleOrderIsDealt) {
  const Layout corridor = layout(R"(
      #########
      #ABC*CBA#
      ####*####
      #########)");
  const auto dealt =
      deal({.layout = corridor, .rules = {.outside = Outside::Forbidden}, .kinds = 1}, Random(0));
  ASSERT_TRUE(dealt);
  EXPECT_TRUE(proof_holds(*dealt));
}

TEST(Deal, DefaultKindsGrowWithTheBoardAndFitIt) {
  for (int tiles = 2; tiles <= 64 * 64; tiles += 2) {
    EXPECT_GE(default_kinds(tiles), 1);
    EXPECT_LE(default_kinds(tiles), tiles / 2);
    EXPECT_LE(default_kinds(tiles), default_kinds(tiles + 2));
  }
  EXPECT_GT(default_kinds(448), default_kinds(64));
}

TEST(Daily, ABoardTakesThreeToSixMinutes) {
  for (int day = 1; day <= 28; ++day) {
    const int tiles = daily_start({2026, 11, day}).board.tiles();
    EXPECT_GE(tiles, 80) << day;
    EXPECT_LE(tiles, 140) << day;
  }
}

TEST(Daily, TwoDaysInARowDifferInGravityAndShape) {
  for (int day = 1; day < 28; ++day) {
    const Order today = daily_order({2026, 11, day}), tomorrow = daily_order({2026, 11, day + 1});
    EXPECT_NE(today.rules.gravity, tomorrow.rules.gravity) << day;
    EXPECT_NE(today.layout.name, tomorrow.layout.name) << day;
  }
}

TEST(Daily, EachDayHasItsBoardAndTheBoardItsProof) {
  for (int day = 1; day <= 28; ++day) {
    const Start start = daily_start({2025, 2, day});
    EXPECT_TRUE(proof_holds(start));
    EXPECT_EQ(start, daily_start({2025, 2, day}));
    EXPECT_NE(start.board, daily_start({2025, 3, day}).board);
  }
}

}  // namespace
}  // namespace quintet::link
