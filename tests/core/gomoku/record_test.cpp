#include "core/gomoku/record.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace quintet::gomoku {
namespace {

Record some(Random& chance, int side) {
  Record record{.side = side, .moves = {}};
  Board board(side);
  for (auto i = 1 + chance.below(20); i > 0; --i) {
    const Point at{static_cast<int>(chance.below(static_cast<std::uint64_t>(side))),
                   static_cast<int>(chance.below(static_cast<std::uint64_t>(side)))};
    if (!board.is_empty(at)) continue;
    board.set(at, Stone::Black);
    record.moves.push_back(at);
  }
  return record;
}

TEST(GomokuRecord, ReadAfterWriteIsTheIdentityInEveryFormat) {
  Random chance(4);
  for (int round = 0; round < 300; ++round) {
    const Record record = some(chance, 5 + round % 16);
    for (const std::string& text : {write_psq(record), write_sgf(record), write_position(record)}) {
      const auto again = read_record(text, record.side);
      ASSERT_TRUE(again) << text;
      EXPECT_EQ(*again, record) << text;
    }
  }
}

TEST(GomokuRecord, OfSgfSaysThatAGameWasWonOnTime) {
  const auto record = read_record("(;GM[4]SZ[15]TM[600]OT[5x30 byo-yomi]RE[B+Time];B[hh])");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->result, RecordResult::BlackWins);
  EXPECT_TRUE(record->on_time);
  EXPECT_EQ(record->control.count, 5);
  const std::string again = write_sgf(*record);
  EXPECT_NE(again.find("RE[B+T]"), again.npos);
  EXPECT_NE(again.find("TM[600]OT[5x30 byo-yomi]"), again.npos);
  EXPECT_EQ(read_record(again), *record);
  for (const char* other : {"B+", "W+R", "Draw", "T", "?"})
    EXPECT_FALSE(read_record("(;GM[4]SZ[15]RE[" + std::string(other) + "];B[hh])")->on_time) << other;
}

TEST(GomokuRecord, OfPiskvorkMayContainTimesNamesAndAnyLineEnds) {
  const auto record = read_record(
      "Piskvorky 20x20, 11:11, 1\r\n10,10,120\r\n11,9,4000\r\npbrain-a.zip\r\npbrain-b.zip\r\n0\r\n");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->side, 20);
  EXPECT_EQ(record->moves, (std::vector<Point>{{9, 9}, {8, 10}}));
}

TEST(GomokuRecord, OfPiskvorkHasTheNamesOfBothPlayers) {
  const auto record = read_record("Piskvorky 15x15, 1:1, 0\n8,8,0\nAda\nGrace\n-1\n");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->players[0], "Ada");
  EXPECT_EQ(record->players[1], "Grace");
  const auto without = read_record("Piskvorky 15x15, 1:1, 0\n8,8,0\n-1\n");
  ASSERT_TRUE(without);
  EXPECT_EQ(without->players[0], "");
}

TEST(GomokuRecord, OfSgfSaysWhoPlayedWhenUnderWhichRuleAndWhoWon) {
  const auto record = read_record(
      "(;GM[4]SZ[15]PB[\xE6\xA3\x8B \\] \xFF\n b]PW[Ada]RE[W+R]RU[RIF renju]DT[2026-11-22,23];B[hh])");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->players[0], "\xE6\xA3\x8B ]   b");
  EXPECT_EQ(record->players[1], "Ada");
  EXPECT_EQ(record->result, RecordResult::WhiteWins);
  EXPECT_EQ(record->rule, Rule::Renju);
  EXPECT_EQ(record->date, "2026-11-22");
  const auto long_name = read_record("(;GM[4]SZ[15]PB[" + std::string(500, 'x') + "]DT[soon]RE[?];B[hh])");
  ASSERT_TRUE(long_name);
  EXPECT_LE(long_name->players[0].size(), 60U);
  EXPECT_EQ(long_name->date, "");
  EXPECT_EQ(long_name->result, RecordResult::Unknown);
}

// SGF allows a month or a year alone, and lists of days.
TEST(GomokuRecord, ReadsTheDatesOfSgf) {
  for (const auto& [text, date] : {std::pair{"2024", "2024"},
                                   {"2024-05", "2024-05"},
                                   {"2024-05,06", "2024-05"},
                                   {"2024,2025", "2024"},
                                   {"2024-05-07,08", "2024-05-07"},
                                   {"20240507", ""},
                                   {"2024-05-070", "2024-05"},
                                   {"in 2024", ""},
                                   {"202", ""}}) {
    const auto record = read_record("(;GM[4]SZ[15]DT[" + std::string(text) + "];B[hh])");
    EXPECT_EQ(record->date, date) << text;
  }
}

TEST(GomokuRecord, OfSgfKeepsWhatIsKnownOfTheGame) {
  Random chance(5);
  for (int round = 0; round < 100; ++round) {
    Record record = some(chance, 15);
    record.players = {"A]b\\c", round % 2 == 0 ? "Grace" : ""};
    record.result = static_cast<RecordResult>(round % 4);
    record.rule = kRules[static_cast<std::size_t>(round) % kRules.size()];
    record.date = "2026-11-22";
    const auto again = read_record(write_sgf(record));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, record) << write_sgf(record);
  }
}

TEST(GomokuRecord, OfSgfGivesItsMainLine) {
  const auto record =
      read_record("(;GM[4]SZ[15]PB[a \\] b]C[first\nsecond];B[hh]C[good](;W[ii];B[jj])(;W[gg]))");
  ASSERT_TRUE(record);
  EXPECT_EQ(write_position(*record), "h8i7j6");
}

TEST(GomokuRecord, MayBePointsWithBlanksAndCommas) {
  const auto record = read_record(" H8, i9\n j10 ");
  ASSERT_TRUE(record);
  EXPECT_EQ(write_position(*record), "h8i9j10");
}

TEST(GomokuRecord, MayBeginWithAByteOrderMark) {
  for (const char* text :
       {"Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n0\n", "(;GM[4]SZ[15];B[hh];W[ig])", "h8i9"}) {
    const auto record = read_record("\xEF\xBB\xBF" + std::string(text));
    ASSERT_TRUE(record) << text;
    EXPECT_EQ(write_position(*record), "h8i9");
  }
  EXPECT_FALSE(read_record("\xEF\xBB\xBF"));
}

TEST(GomokuRecord, IsRefusedAsAWholeWithTheLineOfTheError) {
  const auto line = [](std::string_view text) {
    const auto record = read_record(text);
    EXPECT_FALSE(record) << text;
    return record ? 0 : record.error().line;
  };
  EXPECT_EQ(line("Piskvorky 15x15, 0:0, 0\n8,8,0\n16,1,0\n0\n"), 3);
  EXPECT_EQ(line("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n0\n"), 3);
  EXPECT_EQ(line("Piskvorky 15x15, 0:0, 0\n-2147483648,-2147483648,0\n"), 2);
  EXPECT_EQ(line("Piskvorky 15x15, 0:0, 0\n0,1,0\n"), 2);
}

TEST(GomokuRecord, IsRefusedForAReason) {
  using enum RecordFault;
  using Case = std::pair<const char*, RecordFault>;
  for (const auto& [text, fault] :
       {Case{"", Empty}, Case{" \n", Empty}, Case{"Piskvorky 15x14, 0:0, 0\n", BadBoard},
        Case{"Piskvorky 30x30, 0:0, 0\n", BadBoard}, Case{"(;GM[1];B[hh])", AnotherGame},
        Case{"(;GM[4]", Unfinished}, Case{"(;GM[4];B[hh", BadProperty},
        Case{"(;GM[4];W[hh])", ColourOutOfTurn}, Case{"(;GM[4];B[hh];B[ii])", ColourOutOfTurn},
        Case{"(;GM[4];B[hh];W[hh])", BadPoint}, Case{"(;GM[4]AB[hh])", SetUp},
        Case{"(;GM[4]SZ[99])", BadBoard}, Case{"(;GM[4];B[hh]SZ[15])", BadBoard},
        Case{"(;GM[4];B[])", BadPoint}, Case{"(;GM[4]\x80)", BadProperty}, Case{"h8h8", BadPoint},
        Case{"p1", UnknownForm}, Case{"hello", UnknownForm}, Case{"h8i99", UnknownForm}}) {
    const auto record = read_record(text);
    ASSERT_FALSE(record) << text;
    EXPECT_EQ(record.error().fault, fault) << text;
  }
}

}  // namespace
}  // namespace quintet::gomoku
