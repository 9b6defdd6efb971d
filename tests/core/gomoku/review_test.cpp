#include "core/gomoku/review.hpp"
#include "core/gomoku/game.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace quintet::gomoku {
namespace {

constexpr Effort kEffort{.nodes = 3'000};

// White ignores black's three on the eighth row (b1), black does not make it an open four (o1), white stops it (j8).
constexpr const char* kCareless = "h8i9a1j10g8g7i8b1o1j8";

std::vector<Point> moves_of(std::string_view text) {
  return read_points(text, kUsualSide).value();
}

// For the positions from the empty board to the last.
std::vector<Judgement> judged(const std::vector<Point>& moves) {
  Searcher searcher(std::size_t{1} << 20U);
  std::vector<Judgement> judgements;
  for (std::size_t ply = 0; ply <= moves.size(); ++ply)
    judgements.push_back(judge(searcher, kUsualSide, Rule::Freestyle, moves, ply, kEffort));
  return judgements;
}

std::vector<JudgedMove> judged_moves(const std::vector<Point>& moves,
                                     const std::vector<Judgement>& judgements) {
  std::vector<JudgedMove> steps;
  for (std::size_t ply = 1; ply <= moves.size(); ++ply)
    steps.push_back(judged_move(std::span(moves).first(ply), judgements[ply - 1], judgements[ply]));
  return steps;
}

TEST(GomokuReview, EvaluatesEveryPosition) {
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
  // White ignored an open three: an open four, white's futile block, five.
  EXPECT_EQ(judgements[6].black, win_in(3));
  EXPECT_EQ(judgements[7].black, win_in(2));
  EXPECT_EQ(judgements[8].black, win_in(1));
  const auto steps = judged_moves(moves, judgements);
  for (const std::size_t black : {0U, 2U, 4U, 6U, 8U}) EXPECT_EQ(steps[black].slip, Slip::None) << black;
  EXPECT_EQ(steps[7].slip, Slip::None) << "white had nothing better any more";
}

// Black wins by seven fours, and is winning after each of them and after each of white's answers.
TEST(GomokuReview, DoesNotFallAtEveryFour) {
  auto moves = moves_of("i5e8k9k8j6f7k7l8j8g6h4g3h5h6g5j5f6i3i9l6j9d9c10h9");
  const std::size_t first = moves.size();
  Searcher searcher(std::size_t{1} << 20U);
  const Thought found = searcher.think(board_after(moves), Rule::Freestyle, kEffort, Random(0));
  ASSERT_EQ(found.line.size(), static_cast<std::size_t>(kWin - found.value));
  moves.insert(moves.end(), found.line.begin(), found.line.end());
  for (std::size_t ply = first; ply <= moves.size(); ++ply) {
    searcher.forget();
    const Value black = judge(searcher, kUsualSide, Rule::Freestyle, moves, ply, kEffort).black;
    EXPECT_TRUE(first % 2 == 0 ? is_win(black) : is_loss(black)) << ply;
  }
}

// Boards after each move of a line; fewer where a move is not legal or the game is over before it.
std::size_t legal_moves(const std::vector<Point>& before, const std::vector<Point>& line) {
  Game game;
  for (const Point at : before) game.play({.at = at});
  std::size_t legal = 0;
  for (const Point at : line) {
    if (!game.is_legal({.at = at})) break;
    game.play({.at = at});
    ++legal;
  }
  return legal;
}

TEST(GomokuReview, HasALegalLineForEveryPosition) {
  for (const char* text : {kCareless, "h8a1h9a3h10a5h11a7h12", "h8i9h9h7h10i8g8g9i10j11f7e6j10k10"}) {
    const auto moves = moves_of(text);
    const auto judgements = judged(moves);
    for (std::size_t ply = 0; ply < judgements.size(); ++ply) {
      const Judgement& position = judgements[ply];
      if (position.over) continue;
      ASSERT_FALSE(position.line.empty()) << text << ' ' << ply;
      EXPECT_EQ(position.line.front(), position.best);
      const std::vector<Point> before(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply));
      EXPECT_EQ(legal_moves(before, position.line), position.line.size()) << text << ' ' << ply;
    }
  }
}

TEST(GomokuReview, ExtendsALineToTheFive) {
  const auto moves = moves_of("h8a1h9a3h10a5");  // black to move has an open three
  Searcher searcher(std::size_t{1} << 20U);
  const auto line = extended_line(searcher, board_after(moves), Rule::Freestyle, {}, 25, kEffort);
  ASSERT_EQ(line.size(), 3U);
  EXPECT_EQ(legal_moves(moves, line), 3U);
  EXPECT_EQ(extended_line(searcher, board_after(moves), Rule::Freestyle, line, 2, kEffort).size(), 2U);
}

TEST(GomokuReview, HasNothingBetterForAMoveThatWinsOrLosesNothing) {
  const Point here{7, 7}, there{3, 3};
  EXPECT_FALSE((JudgedMove{.played = here, .best = there, .before = 900, .after = win_in(3)}.has_better()));
  EXPECT_FALSE((JudgedMove{.played = here, .best = there, .before = win_in(5), .after = win_in(9), .lost = 0}
                    .has_better()));
  EXPECT_FALSE((JudgedMove{.played = here, .best = here, .lost = 0.5}.has_better()));
  EXPECT_FALSE((JudgedMove{.played = here, .best = there, .lost = 0.01}.has_better()));
  EXPECT_TRUE((JudgedMove{.played = here, .best = there, .lost = 0.2}.has_better()));
}

TEST(GomokuReview, EndsWhenStopped) {
  std::stop_source stop;
  stop.request_stop();
  Searcher searcher(std::size_t{1} << 20U);
  const auto moves = moves_of(kCareless);
  const Judgement hasty = judge(searcher, kUsualSide, Rule::Freestyle, moves, 4, {}, stop.get_token());
  EXPECT_TRUE(board_after(std::span(moves).first(4)).is_empty(hasty.best));
}

// Giving up a proved win counts for more, and the master's own move loses nothing.
TEST(GomokuReview, RatesAMoveByTheEvaluationsAroundIt) {
  const auto moves = moves_of("h8i9");
  const auto rated = [&](Value before, Value after, Point best) {
    return judged_move(moves, {.black = -before, .best = best}, {.black = -after}).slip;  // white has moved
  };
  const Point other{3, 3};
  const auto ahead = static_cast<Value>(3.0 * kValueScale);  // 95 %
  EXPECT_EQ(rated(win_in(5), win_in(7), other), Slip::None);
  EXPECT_EQ(rated(win_in(5), ahead, other), Slip::None);
  EXPECT_EQ(rated(win_in(5), ahead / 2, other), Slip::Mistake);
  EXPECT_EQ(rated(ahead, ahead / 2, other), Slip::Inaccuracy);
  EXPECT_EQ(rated(ahead, ahead * 9 / 10, other), Slip::None);
  EXPECT_EQ(rated(win_in(5), 0, other), Slip::Blunder);
  EXPECT_EQ(rated(win_in(5), 0, moves.back()), Slip::None);
}

// From 7 to 1 % is little, but all that there was; it is no good move, whether or not the loss is proved.
TEST(GomokuReview, RatesAMoveThatGivesUpASmallChance) {
  const auto moves = moves_of("h8i9");
  const auto rated = [&](double before, Value after) {
    const auto value = static_cast<Value>(kValueScale * std::log(before / (1 - before)));
    return judged_move(moves, {.black = -value, .best = {3, 3}}, {.black = -after});
  };
  const auto one = static_cast<Value>(kValueScale * std::log(0.01 / 0.99));
  EXPECT_EQ(rated(0.07, one).slip, Slip::Mistake);
  EXPECT_EQ(rated(0.07, loss_in(8)).slip, Slip::Mistake);
  EXPECT_TRUE(rated(0.07, loss_in(8)).allowed_win());
  EXPECT_EQ(rated(0.15, one).slip, Slip::Mistake);
  EXPECT_EQ(rated(0.02, loss_in(8)).slip, Slip::None) << "the game was lost already";
}

// Both losses read "30 %".
TEST(GomokuReview, RatesAlikeWhatReadsAlike) {
  const auto moves = moves_of("h8i9");
  const auto value_of = [](double chance) {
    return static_cast<Value>(kValueScale * std::log(chance / (1 - chance)));
  };
  for (const double after : {0.504, 0.499, 0.496}) {
    const auto move =
        judged_move(moves, {.black = -value_of(0.8), .best = {3, 3}}, {.black = -value_of(after)});
    EXPECT_EQ(move.slip, Slip::Blunder) << move.lost;
  }
}

TEST(GomokuReview, ChancesGrowWithValues) {
  EXPECT_DOUBLE_EQ(winning_chance(0), 0.5);
  EXPECT_LT(winning_chance(-100), winning_chance(100));
  EXPECT_EQ(winning_chance(win_in(9)), 1);
  EXPECT_EQ(winning_chance(loss_in(9)), 0);
}

}  // namespace
}  // namespace quintet::gomoku
