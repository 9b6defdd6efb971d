#include "core/go/foresight.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "core/go/board.hpp"

namespace quintet::go {
namespace {

// What comes within a long while; null where nothing comes.
const Evaluation* answer_of(Foresight& foresight, std::uint64_t key) {
  constexpr int kTries = 100'000;
  for (int i = 0; i < kTries; ++i) {
    if (const Evaluation* answer = foresight.answer(key)) return answer;
    std::this_thread::yield();
  }
  return nullptr;
}

void ask(Foresight& foresight, std::uint64_t key) {
  const Board board(7);
  foresight.ask(key, {.board = board});
}

TEST(GoForesight, SaysWhatTheNetworkSays) {
  Foresight foresight(shipped_network());
  Evaluator evaluator(shipped_network());
  Board board(9);
  for (std::uint64_t key = 1; key <= 20; ++key) {
    board.place(board.cell({static_cast<int>(key) % 9, static_cast<int>(key) / 9}), Colour::Black);
    const Situation situation{.board = board, .to_move = Colour::White, .komi = 15};
    ASSERT_TRUE(foresight.is_idle());
    foresight.ask(key, situation);
    const Evaluation* const answer = answer_of(foresight, key);
    ASSERT_TRUE(answer);
    const Evaluation& expected = evaluator.evaluate(situation);
    EXPECT_EQ(answer->moves, expected.moves);
    EXPECT_EQ(answer->pass, expected.pass);
    EXPECT_EQ(answer->chance, expected.chance);
    EXPECT_EQ(answer->lead, expected.lead);
  }
}

TEST(GoForesight, KeepsTheLatestAnswers) {
  constexpr std::uint64_t kMany = 100, kFew = 20;
  Foresight foresight(shipped_network());
  for (std::uint64_t key = 1; key <= kMany; ++key) {
    ask(foresight, key);
    EXPECT_TRUE(key == 1 || foresight.answer(key - 1)) << "is there while the next is evaluated";
    ASSERT_TRUE(answer_of(foresight, key));
  }
  EXPECT_FALSE(foresight.was_asked(1));
  for (std::uint64_t key = kMany - kFew; key <= kMany; ++key) EXPECT_TRUE(foresight.answer(key)) << key;
}

TEST(GoForesight, KnowsNothingElse) {
  Foresight foresight(shipped_network());
  ask(foresight, 1);
  EXPECT_TRUE(foresight.was_asked(1));
  EXPECT_FALSE(foresight.was_asked(2));
  EXPECT_FALSE(foresight.answer(2));
  foresight.forget();
  EXPECT_TRUE(foresight.is_idle());
  EXPECT_FALSE(foresight.was_asked(1));
  EXPECT_FALSE(foresight.answer(1));
}

TEST(GoForesight, EndsWithAQuestionOpen) {
  Foresight foresight(shipped_network());
  ask(foresight, 1);
}

}  // namespace
}  // namespace quintet::go
