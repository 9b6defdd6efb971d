#include "core/go/server_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/go/record.hpp"

namespace quintet::go {
namespace {

Record read(std::string_view text) {
  const auto sgf = sgf_of_server_file(text);
  EXPECT_TRUE(sgf);
  const auto record = read_sgf(sgf.value_or(""));
  EXPECT_TRUE(record) << message_of(record.error().fault) << '\n' << *sgf;
  return record.value_or(Record{});
}

std::string moves_of(const Record& record) {
  std::string text;
  for (const Move& move : record.game.moves()) {
    if (!text.empty()) text += ' ';
    text += move.kind == Move::Kind::Stone ? point_name(move.at, record.game.start().side) : "pass";
  }
  return text;
}

TEST(GoServerFiles, ReadsGib) {
  const Record game = read(
      "\\HS\r\n\\[GAMEWHITENAME=Bo (10K)\\]\r\n\\[GAMEBLACKNAME=Ann (15K)\\]\r\n"
      "\\[GAMEDATE=2016- 3-26-17-29-25\\]\r\n"
      "\\[GAMEINFOMAIN=GBKIND:3,GRLT:1,ZIPSU:35,DUM:5,GONGJE:65,TCNT:0\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n"
      "INI 0 1 0 &4 \r\nSTO 0 2 1 15 3 \r\nSTO 0 3 2 3 15 \r\nSTO x\r\n\\GE\r\n");
  EXPECT_EQ(moves_of(game), "Q16 D4");
  EXPECT_EQ(game.players[0], "Ann");
  EXPECT_EQ(game.players[1], "Bo");
  EXPECT_EQ(game.date, "2016-03-26");
  EXPECT_EQ(game.result, "W+3.5");
  EXPECT_EQ(game.game.start().komi, 13) << "in halves";
}

TEST(GoServerFiles, PlacesTheHandicapOfGib) {
  const Record game =
      read("\\[GAMEINFOMAIN=GRLT:4,ZIPSU:0,GONGJE:0\\]\nINI 0 1 3 &4\nSTO 0 2 2 15 15\nSTO 0 3 1 13 16\n");
  const Grid<Stone> board = game.game.at(game.game.moves().size() - 2).board().grid();
  for (const char* at : {"D4", "Q16", "D16"})
    EXPECT_EQ(board[read_point_name(at, 19).value()], Stone::Black) << at;
  EXPECT_EQ(game.result, "W+R");
}

TEST(GoServerFiles, ReadsNgf) {
  const Record game = read(
      "Rated game\n9\nBo      7D*\nAnn      5D*\nwww.example.org\n0\n0\n6\n20170316 [09:51]\n5\n"
      "Black wins by  resign!\n3\nPMAABFFFF\nPMABWDDDD\nPMACBAAAA\n");
  EXPECT_EQ(game.game.start().side, 9);
  EXPECT_THAT(moves_of(game), testing::StartsWith("E5 C7 pass"));
  EXPECT_EQ(game.game.start().komi, 13);
  EXPECT_EQ(game.players[0], "Ann");
  EXPECT_EQ(game.date, "2017-03-16");
  EXPECT_EQ(game.result, "B+R");
}

TEST(GoServerFiles, ReadsUgi) {
  constexpr std::string_view kHeader =
      "[Header]\nLang=SJIS\nRule=JPN\nSize=19\nWinner=B,2.50\nDate=2020/06/23,22:46:52\n"
      "PlayerB=Ann,2k,,\nPlayerW=Bo,2k?,,\n";
  std::string text(kHeader);
  text +=
      "Hdcp=0,6.50\nCoordinateType=IGS\n[Data]\nQP,B1,1,0\nDQ,W1,2,0\nYA,B1,3,0\n[ReviewNode]\nNODE,1,0\n";
  const Record game = read(text);
  EXPECT_EQ(moves_of(game), "R16 D17 pass");
  EXPECT_EQ(game.game.start().rules, RuleSet::Japanese);
  EXPECT_EQ(game.result, "B+2.5");
  EXPECT_EQ(game.date, "2020-06-23");
  std::string from_above(kHeader);
  from_above += "Hdcp=2,0.50\n[Data]\nDP,B0,0,0\nPD,B0,0,0\nPP,W1,1,0\n";
  const Record placed = read(from_above);
  EXPECT_EQ(placed.game.start().handicap, 2);
  EXPECT_THAT(moves_of(placed), testing::EndsWith("Q4"));
}

TEST(GoServerFiles, LeavesOtherTextsAlone) {
  for (const char* text :
       {"", "hello", "(;GM[1];B[aa])", "[Data]\n", "STO 0 1\n", "PMA\n", "[Data]\nQ\n,,\nQQ,\n"})
    EXPECT_EQ(sgf_of_server_file(text), std::nullopt) << text;
}

}  // namespace
}  // namespace quintet::go
