#include "core/mines/no_guess.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "core/mines/all_boards.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/plain_checker.hpp"

namespace quintet::mines {
namespace {

bool is_solved_plainly(const Field& field, Point first) {
  const std::string text = write_field(field);
  std::vector<std::string> rows;
  for (const std::string_view row : split_lines(text)) rows.emplace_back(row);
  return PlainChecker(rows).solves(first.row, first.column);
}

// Opens what is safe in all boards that agree with the position, until nothing is.
bool is_solved_by_all_boards(const Field& field, Point first) {
  Position position(field.size(), field.mines());
  position.open(first, field.number(first));
  for (int left = field.safe_cells() - 1; left > 0;) {
    const AllBoards all = try_all_boards(position);
    bool found = false;
    for (std::size_t i = 0; i < all.mines.size(); ++i) {
      const auto cell = static_cast<int>(i);
      const Point at{cell / field.size().width, cell % field.size().width};
      if (all.mines[i] != 0 || position.is_open(at)) continue;
      position.open(at, field.number(at));
      found = true;
      --left;
    }
    if (!found) return false;
  }
  return true;
}

TEST(MinesNoGuess, TheProverAgreesWithTryingAllBoards) {
  const auto prover = std::make_unique<Prover>();
  Random chance(1);
  int solved = 0;
  for (int i = 0; i < 1500; ++i) {
    const Rules rules{.size = i % 2 == 0 ? Size{4, 4} : Size{5, 3},
                      .mines = 1 + static_cast<int>(chance.below(8)),
                      .first = i % 3 == 0 ? FirstClick::Safe : FirstClick::Opens};
    const Point first{static_cast<int>(chance.below(3)), static_cast<int>(chance.below(4))};
    const Field field = draw_field(rules, first, chance);
    const bool expected = is_solved_by_all_boards(field, first);
    ASSERT_EQ(prover->prove(field, first), expected) << write_field(field) << write_point(first);
    ASSERT_EQ(is_solved_plainly(field, first), expected) << write_field(field);
    solved += expected ? 1 : 0;
  }
  EXPECT_GT(solved, 300);
  EXPECT_LT(solved, 1200);
}

TEST(MinesNoGuess, TheProverAgreesWithTheCheckerOnWholeBoards) {
  const auto prover = std::make_unique<Prover>();
  Random chance(2);
  for (int i = 0; i < 60; ++i) {
    const Rules& rules = i % 2 == 0 ? kBeginner : kIntermediate;
    const Field field = draw_field(rules, {4, 4}, chance);
    ASSERT_EQ(prover->prove(field, {4, 4}), is_solved_plainly(field, {4, 4})) << write_field(field);
  }
}

struct NoGuessCase {
  Rules rules;
  Point first;
  int boards = 0;
};

class DrawnWithoutGuess : public ::testing::TestWithParam<NoGuessCase> {};

TEST_P(DrawnWithoutGuess, IsSolvedByTheChecker) {
  const auto& [rules, first, boards] = GetParam();
  Random chance(7);
  for (int i = 0; i < boards; ++i) {
    const auto field = draw_no_guess(rules, first, chance);
    ASSERT_TRUE(field);
    ASSERT_TRUE(keeps_promise(rules, first, *field));
    ASSERT_TRUE(is_solved_plainly(*field, first)) << write_field(*field);
  }
}

Rules with_first(Rules rules, FirstClick first) {
  rules.first = first;
  return rules;
}

INSTANTIATE_TEST_SUITE_P(Mines, DrawnWithoutGuess,
                         ::testing::Values(NoGuessCase{kBeginner, {4, 4}, 200},
                                           NoGuessCase{kBeginner, {0, 0}, 100},
                                           NoGuessCase{kIntermediate, {8, 8}, 80},
                                           NoGuessCase{kExpert, {8, 15}, 30},
                                           NoGuessCase{kExpert, {15, 29}, 15},
                                           NoGuessCase{with_first(kExpert, FirstClick::Safe), {3, 3}, 5},
                                           NoGuessCase{with_first(kBeginner, FirstClick::Any), {3, 3}, 40}));

// Takes minutes, so only by name:
//   core_tests --gtest_also_run_disabled_tests --gtest_filter='*AHundredThousandBoards'
TEST(MinesNoGuess, DISABLED_AHundredThousandBoards) {
  Random chance(8);
  for (const NoGuessCase& each :
       {NoGuessCase{kBeginner, {4, 4}, 45'000}, NoGuessCase{kIntermediate, {8, 8}, 45'000},
        NoGuessCase{kExpert, {8, 15}, 10'000}}) {
    for (int i = 0; i < each.boards; ++i) {
      const auto field = draw_no_guess(each.rules, each.first, chance);
      ASSERT_TRUE(field && is_solved_plainly(*field, each.first));
    }
  }
}

TEST(MinesNoGuess, AGameSaysWhetherItsBoardIsProved) {
  Game proved(Start{kExpert, Random(1)});
  proved.play({Action::Open, {8, 8}});
  EXPECT_TRUE(proved.laid()->proved);
  EXPECT_TRUE(is_solved_plainly(proved.laid()->field, {8, 8}));
  Rules rules = kExpert;
  rules.no_guess = false;
  Game plain(Start{rules, Random(1)});
  plain.play({Action::Open, {8, 8}});
  EXPECT_FALSE(plain.laid()->proved);
}

TEST(MinesNoGuess, WhereNoBoardIsFoundTheGameSaysSo) {
  const Rules dense{.size = {12, 12}, .mines = 110};
  Random chance(1);
  EXPECT_FALSE(draw_no_guess(dense, {5, 5}, chance, {.boards = 200}));
  Game game(Start{dense, Random(1)});
  game.play({Action::Open, {5, 5}});
  EXPECT_FALSE(game.laid()->proved);
}

TEST(MinesNoGuess, TheSearchStopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  Random chance(1);
  EXPECT_FALSE(draw_no_guess(kBeginner, {4, 4}, chance, {.stop = source.get_token()}));
}

}  // namespace
}  // namespace quintet::mines
