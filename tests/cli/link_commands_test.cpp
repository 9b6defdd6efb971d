#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/front.hpp"
#include "cli/spoken.hpp"
#include "core/link/board_text.hpp"
#include "core/link/playout.hpp"
#include "core/text.hpp"
#include "support/boards.hpp"
#include "support/layouts.hpp"

namespace quintet::cli {
namespace {

using ::testing::HasSubstr;

TEST(LinkPath, AnswersALineAQueryWithTurnsLengthAndCorners) {
  const Spoken spoken = speak("link path", "ABA\nCDC\n\n0,0 0,2\n1,0 1,2\n0,0 0,1\n");
  EXPECT_EQ(spoken.out, "2 4 0,0 -1,0 -1,2 0,2\n2 4 1,0 2,0 2,2 1,2\n0 1 0,0 0,1\n");
  EXPECT_EQ(spoken.status, 0);
}

TEST(LinkPath, SaysNoneWhereThereIsNoPath) {
  const Spoken spoken = speak("link path --outside no", "ABA\n\n0,0 0,2\n");
  EXPECT_EQ(spoken.out, "none\n");
  EXPECT_EQ(spoken.status, 1);
}

struct BadInput {
  const char* what;
  const char* command;
  std::string input;
  const char* place;
};

TEST(LinkCommands, UnreadableInputIsRefusedWithLineAndColumnAndNoAnswer) {
  const std::vector<BadInput> inputs = {
      {"nothing", "link pairs", "", "line 1, column 1"},
      {"blank lines only", "link solve", "\n\n", "line 1, column 1"},
      {"ragged second board", "link pairs", "AA\n\nAB\nA\n", "line 4, column 2"},
      {"unknown character", "link solve", "A A\n", "line 1, column 2"},
      {"board too wide", "link pairs", std::string(65, 'A'), "line 1, column 65"},
      {"no board before the queries", "link path", "\n", "line 1, column 1"},
      {"cell outside", "link path", "AA\n\n0,0 0,1\n0,0 0,2\n", "line 4, column 5"},
      {"second cell missing", "link path", "AA\n\n0,0\n", "line 3, column 4"},
      {"no cell", "link path", "AA\n\nx 0,1\n", "line 3, column 1"},
      {"negative cell", "link path", "AA\n\n0,0 -1,0\n", "line 3, column 5"},
  };
  for (const auto& [what, command, input, place] : inputs) {
    const Spoken spoken = speak(command, input);
    EXPECT_EQ(spoken.status, 2) << what;
    EXPECT_EQ(spoken.out, "") << what;
    EXPECT_THAT(spoken.err, HasSubstr(place)) << what;
  }
}

TEST(LinkPairs, ListsEachBoardFollowedByABlankLine) {
  const Spoken spoken = speak("link pairs", "ABA\n\nAB\n\n\nAA\nBB");
  EXPECT_EQ(spoken.out, "0,0 0,2\n\n\n0,0 0,1\n1,0 1,1\n\n");
  EXPECT_EQ(spoken.status, 0);
  EXPECT_EQ(speak("link pairs --outside no", "ABA\n").status, 1);
}

TEST(LinkSolve, GivesTheOrderOrSaysThatThereIsNone) {
  EXPECT_EQ(speak("link solve", "AB\nBA\n").out, "unsolvable\n\n");
  EXPECT_EQ(speak("link solve", "AB\nBA\n").status, 1);
  EXPECT_EQ(speak("link solve --outside no", "ABBA\n").out, "0,1 0,2\n0,0 0,3\n\n");
  EXPECT_EQ(speak("link solve --outside no", "ABBA\n\nABAB\n").status, 0);
}

TEST(LinkDifficulty, TellsEachBoard) {
  EXPECT_EQ(speak("link difficulty --outside no", "AABB\n\nAABCBC\n").out,
            "level 1 search 0.00 stuck 0.00\nlevel 5 search 1.58 stuck 1.00\n");
  const std::string easy = speak("link difficulty", speak("link deal --kinds 12", "").out).out;
  const std::string hard =
      speak("link difficulty --gravity left", speak("link deal --kinds 36 --gravity left", "").out).out;
  EXPECT_EQ(easy.substr(0, 7), "level 1");
  EXPECT_EQ(hard.substr(0, 7), "level 5");
}

TEST(LinkSolve, SaysUnknownAtTheNodeLimit) {
  EXPECT_EQ(speak("link solve --outside no --gravity down --nodes 0", "CCABAB\n").out, "unknown\n\n");
}

TEST(LinkDeal, DealsBoardsThatSolveUnderTheirGravity) {
  for (const link::Gravity gravity : link::kGravities) {
    const std::string name(link::name(gravity));
    const Spoken dealt =
        speak("link deal --width 8 --height 5 --kinds 7 --gravity " + name + " --seed 3 --count 3");
    EXPECT_EQ(dealt.status, 0) << dealt.err;
    const auto blocks = split_blocks(dealt.out);
    ASSERT_EQ(blocks.size(), 3u);
    for (const Block& block : blocks) {
      const auto board = link::read_board(block.lines);
      ASSERT_TRUE(board);
      EXPECT_EQ(board->size(), (Size{8, 5}));
    }
    EXPECT_EQ(speak("link solve --gravity " + name, dealt.out).status, 0);
  }
}

TEST(LinkDeal, TheSameSeedDealsTheSameBoards) {
  const std::string command =
      "link deal --width 8 --height 5 --kinds 7 --seed 18446744073709551615 --count 2";
  EXPECT_EQ(speak(command).out, speak(command).out);
  EXPECT_NE(speak(command).out, speak("link deal --width 8 --height 5 --kinds 7 --seed 1 --count 2").out);
}

TEST(LinkDeal, ATemplateGivesTheShape) {
  const std::string file = (link::layout_folder() / "lantern.layout").string();
  const Spoken dealt = speak("link deal --kinds 9 --template", "", file);
  EXPECT_EQ(dealt.status, 0) << dealt.err;
  EXPECT_EQ(split_blocks(dealt.out).front().lines.front(), "......##......");
}

TEST(LinkDeal, PicturesFixedByATemplateNeedNoKinds) {
  const std::string file = testing::TempDir() + "fixed pictures.layout";
  std::ofstream(file) << "quintet-layout 1\nname Fixed\nAABBCCDD\nEEFFGG**\n";
  const Spoken dealt = speak("link deal --template", "", file);
  EXPECT_EQ(dealt.status, 0) << dealt.err;
  std::filesystem::remove(file);
}

TEST(LinkDeal, OneCellIsRefused) {
  EXPECT_EQ(speak("link deal --width 1 --height 1").status, 2);
}

TEST(LinkDeal, ATemplateThatCannotBeReadIsRefused) {
  for (const std::string& file : {std::string("/no/such/file"), link::layout_folder().string()}) {
    const Spoken spoken = speak("link deal --template", "", file);
    EXPECT_EQ(spoken.status, 2);
    EXPECT_THAT(spoken.err, HasSubstr(file));
  }
}

TEST(LinkCommands, WrongUsageHasStatusTwoAndSaysWhatIsWrong) {
  for (const char* command :
       {"link", "link fly", "link deal --width 3 --height 3", "link deal --width 0", "link deal --height 65",
        "link deal --kinds 0", "link deal --width 4 --height 4 --kinds 9", "link deal --gravity sideways",
        "link deal --gravity 3", "link deal --outside maybe", "link deal --outside 1", "link deal --seed x",
        "link deal --count -1", "link solve --nodes x", "link path --gravity down", "bench nothing.such"}) {
    const Spoken spoken = speak(command, "AA\n");
    EXPECT_EQ(spoken.status, 2) << command;
    EXPECT_FALSE(spoken.err.empty()) << command;
    EXPECT_TRUE(spoken.out.empty()) << command;
  }
}

TEST(LinkCommands, HelpIsASuccess) {
  EXPECT_EQ(speak("--help").status, 0);
  EXPECT_THAT(speak("link deal --help").out, HasSubstr("--template"));
}

TEST(LinkCommands, AFailedWriteIsAnError) {
  std::istringstream in("AA\n");
  std::ostringstream out, err;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(run(std::vector<std::string>{"link", "pairs"}, {in, out, err}), 2);
  EXPECT_FALSE(err.str().empty());
}

TEST(LinkCommands, AnyBytesAreAnsweredOrRefused) {
  Random random(71);
  for (int i = 0; i < 3000; ++i) {
    std::string input = "AB.A\n#BCC\n\n0,0 0,3\n1,1 0,1\n";
    for (std::uint64_t hits = 1 + random.below(5); hits > 0; --hits) {
      input[random.index(input.size())] = static_cast<char>(random.below(256));
    }
    for (const char* command : {"link path", "link pairs", "link solve --nodes 100", "link difficulty"}) {
      const Spoken spoken = speak(command, input);
      EXPECT_GE(spoken.status, 0);
      EXPECT_EQ(spoken.status == 2, !spoken.err.empty());
      EXPECT_EQ(spoken.status == 2, spoken.out.empty()) << input;
    }
  }
}

TEST(Blocks, AreSeparatedByBlankLinesAndKnowTheirFirstLine) {
  const auto blocks = split_blocks("\nA\nB\n\n  \nC");
  ASSERT_EQ(blocks.size(), 2u);
  EXPECT_EQ(blocks[0].first_line, 2);
  EXPECT_EQ(blocks[0].lines.size(), 2u);
  EXPECT_EQ(blocks[1].first_line, 6);
}

}  // namespace
}  // namespace quintet::cli
