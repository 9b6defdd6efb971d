#include "core/gomoku/review.hpp"

#include <gtest/gtest.h>

namespace quintet::gomoku {
namespace {

constexpr Effort kEffort{.nodes = 3'000};

// White lets black's three on the eighth row stand (b1), black does not make it an open four (o1), white stops it (j8).
constexpr const char* kCareless = "h8i9a1j10g8g7i8b1o1j8";

std::vector<Point> moves_of(std::string_view text) {
  return read_points(text, kUsualSide).value();
}

std::vector<Judgement> judged(const std::vector<Point>& moves) {
  Searcher searcher(std::size_t{1} << 20U);
  return judge_game(searcher, kUsualSide, Rule::Freestyle, moves, kEffort);
}

TEST(GomokuReview, JudgesEveryPosition) {
  const auto moves = moves_of(kCareless);
  const auto judgements = judged(moves);
  ASSERT_EQ(judgements.size(), moves.size() + 1);
  EXPECT_TRUE(is_win(judgements[8].black)) << "black makes an open four next";
  EXPECT_TRUE(Board().is_empty(judgements[6].best));
}

TEST(GomokuReview, NamesAMissedDefenceAndALostWin) {
  const auto moves = moves_of(kCareless);
  const auto steps = judged_moves(moves, judged(moves));
  ASSERT_EQ(steps.size(), moves.size());
  EXPECT_EQ(steps[7].slip, Slip::Blunder) << "white had to stop the three";
  EXPECT_EQ(steps[8].slip, Slip::Blunder) << "black had an open four";
  EXPECT_GT(steps[8].lost, kBlunder);
  EXPECT_EQ(steps[0].slip, Slip::None);
  EXPECT_EQ(steps[9].slip, Slip::None) << "white stopped it";
}

TEST(GomokuReview, KnowsTheEnd) {
  const auto moves = moves_of("h8a1h9a3h10a5h11a7h12");
  const auto judgements = judged(moves);
  ASSERT_EQ(judgements.size(), moves.size() + 1);
  EXPECT_TRUE(judgements.back().over);
  EXPECT_EQ(judgements.back().black, kWin);
  EXPECT_EQ(judged_moves(moves, judgements).back().slip, Slip::None);
}

TEST(GomokuReview, EndsWhenStoppedOrToldSo) {
  const auto moves = moves_of(kCareless);
  Searcher searcher(std::size_t{1} << 20U);
  std::stop_source stop;
  int count = 0;
  const auto some = judge_game(searcher, kUsualSide, Rule::Freestyle, moves, kEffort, {},
                               [&](const Judgement&) { return ++count < 3; });
  EXPECT_EQ(some.size(), 3U);
  EXPECT_EQ(judged_moves(moves, some).size(), 2U);
  stop.request_stop();
  EXPECT_TRUE(judge_game(searcher, kUsualSide, Rule::Freestyle, moves, kEffort, stop.get_token()).empty());
}

TEST(GomokuReview, ChancesGrowWithValues) {
  EXPECT_DOUBLE_EQ(winning_chance(0), 0.5);
  EXPECT_LT(winning_chance(-100), winning_chance(100));
  EXPECT_EQ(winning_chance(win_in(9)), 1);
  EXPECT_EQ(winning_chance(loss_in(9)), 0);
}

}  // namespace
}  // namespace quintet::gomoku
