#include "core/go/foresight.hpp"

#include <gtest/gtest.h>

#include "core/go/board.hpp"

namespace quintet::go {
namespace {

TEST(GoForesight, SaysWhatTheNetworkSays) {
  Foresight foresight(shipped_network());
  Evaluator evaluator(shipped_network());
  Board board(9);
  for (std::uint64_t key = 1; key <= 20; ++key) {
    board.place(board.cell({static_cast<int>(key) % 9, static_cast<int>(key) / 9}), Colour::Black);
    const Situation situation{.board = board, .to_move = Colour::White, .komi = 15};
    ASSERT_TRUE(foresight.is_idle());
    foresight.ask(key, situation);
    const Evaluation* answer = nullptr;
    while (answer == nullptr) answer = foresight.answer(key);
    const Evaluation& expected = evaluator.evaluate(situation);
    EXPECT_EQ(answer->moves, expected.moves);
    EXPECT_EQ(answer->pass, expected.pass);
    EXPECT_EQ(answer->chance, expected.chance);
    EXPECT_EQ(answer->lead, expected.lead);
  }
  EXPECT_TRUE(foresight.was_asked(3));
}

TEST(GoForesight, KnowsNothingElse) {
  Foresight foresight(shipped_network());
  const Board board(9);
  foresight.ask(1, {.board = board});
  EXPECT_FALSE(foresight.was_asked(2));
  EXPECT_FALSE(foresight.answer(2));
  foresight.forget();
  EXPECT_FALSE(foresight.was_asked(1));
  EXPECT_FALSE(foresight.answer(1));
}

TEST(GoForesight, EndsWithAQuestionOpen) {
  Foresight foresight(shipped_network());
  const Board board(19);
  foresight.ask(1, {.board = board});
}

}  // namespace
}  // namespace quintet::go
