#include "core/gomoku/game_analyst.hpp"
#include "core/gomoku/try_opponent.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <span>

#include "core/gomoku/record.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 20U;

// White ignores black's three on the eighth row (b1), black does not make it an open four (o1), white stops it (j8).
constexpr const char* kCareless = "h8i9a1j10g8g7i8b1o1j8";

std::shared_ptr<JudgedGame> game_of(std::string_view text) {
  return std::make_shared<JudgedGame>(kUsualSide, Rule::Freestyle, read_points(text, kUsualSide).value());
}

Point point(std::string_view name) {
  return *read_point(name, kUsualSide);
}

TEST(GameAnalyst, SaysWhatWasMissedAndWhy) {
  const auto game = game_of(kCareless);
  GameAnalyst analyst(game, kTable);
  std::vector<AnalysedPly> plies;
  for (std::size_t ply = 0; ply <= game->moves().size(); ++ply) plies.push_back(analyst.analyse(ply));
  EXPECT_FALSE(plies[0].move);
  EXPECT_EQ(plies[1].move->slip, Slip::None);
  EXPECT_EQ(plies[8].move->slip, Slip::Blunder);
  EXPECT_EQ(plies[8].reasons.better->motive, Motive::StopsOpenFour);
  EXPECT_EQ(plies[8].reasons.answer->motive, Motive::MakesOpenFour);
  EXPECT_EQ(plies[9].move->slip, Slip::Blunder);
  EXPECT_EQ(plies[9].reasons.better->motive, Motive::MakesOpenFour);
  EXPECT_FALSE(plies[10].reasons.better) << "white's last move is no mistake";
  // The open four that black missed, white's block, five.
  EXPECT_EQ(plies[9].best_line.size(), 3U);
}

// Stones of an opening are laid out for both sides: neither is blamed for one, in the game or when it is tried.
TEST(GameAnalyst, DoesNotJudgeAnOpeningThatIsLaidOut) {
  const auto moves = read_points(kCareless, kUsualSide).value();
  const auto game = std::make_shared<JudgedGame>(kUsualSide, Rule::Freestyle, moves, 8);
  GameAnalyst analyst(game, kTable);
  EXPECT_FALSE(analyst.analyse(8).move) << "white would have had to stop the three";
  EXPECT_EQ(winning_chance(game->find(std::span(moves).first(8))->after.black), 1) << "it is not balanced";
  EXPECT_EQ(analyst.analyse(9).move->slip, Slip::Blunder);
  const std::vector<Point> corner{point("a15")};
  TryOpponent opponent(game, kTable);
  EXPECT_EQ(opponent.answer(7, corner).move.slip, Slip::None);
}

TEST(GameAnalyst, AnalysesAPositionAnewAfterAStop) {
  const auto game = game_of(kCareless);
  GameAnalyst analyst(game, kTable);
  std::stop_source stop;
  stop.request_stop();
  analyst.analyse(0, stop.get_token());
  EXPECT_FALSE(game->find({}));
  analyst.analyse(0);
  EXPECT_TRUE(game->find({}));
}

TEST(JudgedGame, KnowsOnlyItsOwnPositions) {
  const auto game = game_of("h8i9");
  game->keep(1, {.black = 7});
  const std::vector<Point> own{point("h8")}, foreign{point("h9")};
  const std::vector<Point> longer{point("h8"), point("i9"), point("a1")};
  EXPECT_EQ(game->find(own)->after.black, 7);
  EXPECT_FALSE(game->find(foreign));
  EXPECT_FALSE(game->find(game->moves())) << "not judged yet";
  EXPECT_FALSE(game->find(longer));
}

// The same move has the same verdict in the list of moves and when the player tries it.
TEST(TryOpponent, JudgesAMoveOfTheGameAsItsAnalysisDoes) {
  const auto game = game_of(kCareless);
  GameAnalyst analyst(game, kTable);
  TryOpponent opponent(game, kTable);
  analyst.analyse(0);
  for (std::size_t ply = 1; ply <= game->moves().size(); ++ply) {
    const AnalysedPly analysed = analyst.analyse(ply);
    const TriedMove tried = opponent.answer(ply - 1, std::span(game->moves()).subspan(ply - 1, 1));
    EXPECT_EQ(tried.move.slip, analysed.move->slip) << ply;
    EXPECT_EQ(tried.move.lost, analysed.move->lost) << ply;
    EXPECT_EQ(tried.after, analysed.position) << ply;
  }
}

// White has to stop the three; what it does instead is punished, to the five.
TEST(TryOpponent, ShowsHowABadTryIsPunished) {
  TryOpponent opponent(game_of(kCareless), kTable);
  const std::vector<Point> corner{point("a15")};
  const TriedMove tried = opponent.answer(7, corner);
  EXPECT_TRUE(tried.move.allowed_win());
  ASSERT_TRUE(tried.reasons.answer);
  EXPECT_EQ(tried.reasons.answer->motive, Motive::MakesOpenFour);
  EXPECT_EQ(tried.reasons.better->motive, Motive::StopsOpenFour);
  ASSERT_EQ(tried.answer_line.size(), 3U);
  EXPECT_EQ(tried.answer_line.front(), tried.after.best);
  std::vector<Point> moves = read_points(std::string_view(kCareless).substr(0, 15), kUsualSide).value();
  moves.push_back(corner[0]);
  moves.insert(moves.end(), tried.answer_line.begin(), tried.answer_line.end());
  EXPECT_FALSE(winning_row(board_after(moves), moves.back(), Rule::Freestyle).empty());
}

// Whatever is tried: what loses is never without blame where another move does not lose.
TEST(TryOpponent, NeverPraisesAMoveThatAllowsAForcedWin) {
  const auto game = game_of("h8i9h9h7h10i8g8g9i10j11f7e6j10k10");
  TryOpponent opponent(game, kTable);
  Searcher searcher(kTable);
  for (const std::size_t from : {9U, 13U}) {
    const Board board = board_after(std::span(game->moves()).first(from));
    for (const char* name : {"a1", "k8", "g10", "h11"}) {
      const std::vector<Point> line{point(name)};
      if (!board.is_empty(line[0])) continue;
      const TriedMove tried = opponent.answer(from, line);
      if (is_loss(tried.move.before) || !is_loss(tried.move.after)) continue;
      if (winning_chance(tried.move.before) < kLeastLoss) continue;
      EXPECT_GE(tried.move.slip, Slip::Mistake) << from << ' ' << name;
    }
  }
}

TEST(TryOpponent, AnswersAMoveThatTheGameDoesNotHave) {
  TryOpponent opponent(game_of(kCareless), kTable);
  const std::vector<Point> corner{point("a15")};
  const TriedMove careless = opponent.answer(7, corner);  // white does not stop the three either
  EXPECT_EQ(careless.move.slip, Slip::Blunder);
  EXPECT_TRUE(is_win(careless.after.black));
  const std::vector<Point> four{corner[0], careless.after.best};
  EXPECT_EQ(opponent.answer(7, four).move.slip, Slip::None) << "black makes an open four";
}

}  // namespace
}  // namespace quintet::gomoku
