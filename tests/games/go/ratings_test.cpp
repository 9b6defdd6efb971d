// The exam with players whose strength is known.
#include "ui/stones/ratings.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "games/go/match.hpp"

namespace quintet::go {

using namespace ui;
namespace {

double chance_to_win(double strength, double opponent) {
  return 1 / (1 + std::pow(10, (opponent - strength) / 400));
}

RatingRow exam_of(double strength, const Start& start, Level first, Random& random) {
  constexpr std::size_t kParts = 1'000'000;
  const std::string board = strength_board(start);
  ResultTally results;
  while (results.row<RatingRow>(board).games < kExamGames) {
    const Level level = equal_opponent(results, start, Colour::Black, first);
    const double chance = chance_to_win(strength, strength_of(level, start));
    record_rated(results, board, strength_of(level, start),
                 static_cast<double>(random.index(kParts)) / kParts < chance ? 1 : 0);
  }
  return results.row<RatingRow>(board);
}

// Whoever is chosen as the first opponent.
TEST(RatingExam, FindsTheStrength) {
  constexpr int kExams = 40;
  for (const int side : {9, 13, 19}) {
    const Start start{.side = side};
    int exams = 0, within = 0;
    double off = 0;
    Random random(1);
    for (const Level player : kLevels) {
      for (const Level first : kLevels) {
        for (int i = 0; i < kExams; ++i) {
          const double strength = strength_of(player, start);
          const RatingRow row = exam_of(strength, start, first, random);
          const double error = std::abs(row.rating().strength - strength);
          ++exams;
          within += error <= 2 * row.rating().deviation ? 1 : 0;
          off += error;
        }
      }
    }
    EXPECT_GE(within, 0.9 * exams) << side;
    EXPECT_LE(off / exams, 160) << side;
  }
}

TEST(RatingExam, ReadsADamagedRow) {
  ResultTally results;
  results.set("9", RatingRow{.strength = 1'000'000'000'000, .deviation = -5, .games = 3});
  const Start start{.side = 9};
  EXPECT_EQ(equal_opponent(results, start, Colour::Black, Level::Child), Level::Master);
}

TEST(RatingExam, IsNotOfferedWhereNothingIsKnown) {
  EXPECT_TRUE(tells_strength(Start{.side = 9}));
  EXPECT_FALSE(tells_strength(Start{.side = 9, .komi = 3}));
  EXPECT_FALSE(tells_strength(Start{.side = 9, .to_take = 1}));
}

}  // namespace
}  // namespace quintet::go
