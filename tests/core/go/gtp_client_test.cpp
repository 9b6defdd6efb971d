#include "core/go/gtp_client.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text.hpp"
#include "support/error_of.hpp"

namespace quintet::go {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// The answers in the lines of a text.
std::vector<GtpAnswer> answers_in(std::string_view text, GtpReader reader = {}) {
  std::vector<GtpAnswer> all;
  for (const std::string_view line : split(text, '\n'))
    if (auto answer = reader.take_line(line)) all.push_back(*std::move(answer));
  return all;
}
GtpAnswer yes(std::optional<int> id, std::string text) {
  return {.id = id, .success = true, .text = std::move(text)};
}
GtpAnswer no(std::optional<int> id, std::string text) {
  return {.id = id, .success = false, .text = std::move(text)};
}

TEST(GtpReader, ReadsAnswersWithAndWithoutNumbers) {
  EXPECT_THAT(answers_in("= D4\n\n=7 Q16\n\n?8 illegal move\n\n=\n\n"),
              ElementsAre(yes({}, "D4"), yes(7, "Q16"), no(8, "illegal move"), yes({}, "")));
}

TEST(GtpReader, JoinsLines) {
  EXPECT_THAT(answers_in("=1 boardsize\nplay\n  genmove  \n\n"),
              ElementsAre(yes(1, "boardsize\nplay\n  genmove")));
  EXPECT_THAT(answers_in("=\n A B\n1 . .\n\n"), ElementsAre(yes({}, "A B\n1 . .")));
}

TEST(GtpReader, ForgivesLineEndsBlanksAndControlCharacters) {
  EXPECT_THAT(answers_in("\r\n=1 D4\r\n\r\n\r\n=2\tE5\x07\r\n \t\r\n"),
              ElementsAre(yes(1, "D4"), yes(2, "E5")));
}

TEST(GtpReader, PassesOverWhatBelongsToNoAnswer) {
  GtpReader reader;
  EXPECT_EQ(reader.take_line("GNU Go 3.8"), std::nullopt);
  EXPECT_EQ(reader.foreign(), "GNU Go 3.8");
  EXPECT_EQ(reader.take_line("# a comment"), std::nullopt);
  EXPECT_EQ(reader.take_line("=1 D4"), std::nullopt);
  EXPECT_TRUE(reader.unfinished());
  EXPECT_EQ(reader.take_line(""), yes(1, "D4"));
  EXPECT_FALSE(reader.unfinished());
  EXPECT_EQ(reader.foreign(), "");
}

TEST(GtpReader, ReadsTwoAnswersToOneCommandAsTwo) {
  EXPECT_THAT(answers_in("=3 D4\n\n=3 D4\n\n"), ElementsAre(yes(3, "D4"), yes(3, "D4")));
}

TEST(GtpReader, TakesANumberThatNobodyCanHaveSentForOne) {
  EXPECT_THAT(answers_in("=99999999999999999999 D4\n\n"), ElementsAre(yes(1'000'000'000, "D4")));
}

TEST(GtpReader, StopsAtAFlood) {
  GtpReader reader;
  const std::string line(1000, 'x');
  reader.take_line("=1");
  for (int i = 0; i < 2000; ++i) reader.take_line(line);
  EXPECT_TRUE(reader.flooded());
  EXPECT_EQ(reader.take_line(""), std::nullopt);
  GtpReader foreign;
  for (std::size_t i = 0; i <= GtpReader::kMostForeign; ++i) foreign.take_line("x");
  EXPECT_TRUE(foreign.flooded());
  GtpReader first;
  first.take_line("=1 " + std::string(GtpReader::kLongestAnswer, 'x'));
  EXPECT_TRUE(first.flooded());
}

TEST(EngineMove, IsReadAgainstTheBoard) {
  Game game({.side = 9});
  EXPECT_EQ(read_engine_move("D4", game), (Move{.at = {5, 3}}));
  EXPECT_EQ(read_engine_move("  j9 and more", game), (Move{.at = {0, 8}}));
  EXPECT_EQ(read_engine_move("PASS", game), (Move{.kind = Move::Kind::Pass}));
  EXPECT_EQ(read_engine_move("resign", game), (Move{.kind = Move::Kind::ResignBlack}));
  for (const char* nonsense : {"", "banana", "I5", "K1", "D0", "D10", "Z99", "=", "D4D4"})
    EXPECT_EQ(error_of(read_engine_move(nonsense, game)), MoveFault::Unreadable) << nonsense;
  game.play({.at = {5, 3}});
  EXPECT_EQ(error_of(read_engine_move("D4", game)), MoveFault::Illegal);
  EXPECT_EQ(read_engine_move("Resign", game), (Move{.kind = Move::Kind::ResignWhite}));
}

TEST(EngineMove, MayNotPassBeforeTheHandicapStands) {
  const Game game({.side = 9, .handicap = 2, .placement = Placement::Free});
  EXPECT_EQ(error_of(read_engine_move("pass", game)), MoveFault::Illegal);
}

TEST(EngineAnalysis, ReadsTheViewsOfKataGo) {
  const auto views = read_analysis(
      "info move D4 visits 421 utility 0.05 winrate 0.531 scoreMean 0.8 scoreLead 0.85 prior 0.12 lcb 0.52 "
      "order 0 "
      "pv D4 Q16 pass pvVisits 421 100 3 info move Q16 visits 3 winrate 0.5 scoreLead -1.5 order 1 pv Q16",
      AnalysisFormat::KataGo, 19);
  ASSERT_THAT(views, SizeIs(2));
  EXPECT_EQ(views[0].move, (Point{15, 3}));
  EXPECT_EQ(views[0].visits, 421);
  EXPECT_DOUBLE_EQ(views[0].chance, 0.531);
  EXPECT_EQ(views[0].lead, 0.85);
  EXPECT_THAT(views[0].line, ElementsAre(Point{15, 3}, Point{3, 15}, std::nullopt));
  EXPECT_EQ(views[1].lead, -1.5);
  EXPECT_THAT(views[1].line, ElementsAre(Point{3, 15}));
}

TEST(EngineAnalysis, ReadsTheViewsOfLeelaZero) {
  const auto views = read_analysis(
      "info move pass visits 12 winrate 5310 prior 1210 lcb 5200 order 0 pv pass info move D4 visits 1 "
      "winrate 1 "
      "order 1 pv D4",
      AnalysisFormat::LeelaZero, 19);
  ASSERT_THAT(views, SizeIs(2));
  EXPECT_EQ(views[0].move, std::nullopt);
  EXPECT_DOUBLE_EQ(views[0].chance, 0.531);
  EXPECT_EQ(views[0].lead, std::nullopt);
  EXPECT_DOUBLE_EQ(views[1].chance, 0.0001);
}

TEST(EngineAnalysis, LeavesOutWhatItDoesNotUnderstand) {
  EXPECT_THAT(read_analysis("", AnalysisFormat::KataGo, 19), SizeIs(0));
  EXPECT_THAT(read_analysis("=12", AnalysisFormat::KataGo, 19), SizeIs(0));
  EXPECT_THAT(read_analysis("info", AnalysisFormat::KataGo, 19), SizeIs(0));
  EXPECT_THAT(read_analysis("info move Z99 visits 3 info visits 4", AnalysisFormat::KataGo, 19), SizeIs(0));
  const auto views =
      read_analysis("info move D4 visits -3 winrate nan scoreLead x pv D4 info", AnalysisFormat::KataGo, 9);
  ASSERT_THAT(views, SizeIs(1));
  EXPECT_EQ(views[0].visits, 0);
  EXPECT_EQ(views[0].chance, 0);
  EXPECT_EQ(views[0].lead, std::nullopt);
  EXPECT_EQ(read_analysis("info move D4 winrate 7 pv", AnalysisFormat::KataGo, 9)[0].chance, 1);
}

}  // namespace
}  // namespace quintet::go
