#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "cli/gtp.hpp"
#include "cli/gtp_settings.hpp"
#include "cli/reading.hpp"
#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

// What is answered to these lines, with few playouts.
std::string told(const std::string& lines) {
  const Spoken spoken = speak("go gtp --playouts 30 --seed 1", lines);
  EXPECT_EQ(spoken.status, 0) << spoken.err;
  return spoken.out;
}

TEST(Gtp, AnswersWithTheNumberOfTheCommand) {
  EXPECT_EQ(told("12 protocol_version\nprotocol_version\n7 nonsense\nnonsense x\n"),
            "=12 2\n\n= 2\n\n?7 unknown command\n\n? unknown command\n\n");
}

TEST(Gtp, MovesTheSameWithTwoThreads) {
  const std::string game = "boardsize 9\nclear_board\ngenmove b\ngenmove w\ngenmove b\n";
  const Spoken one = speak("go gtp --playouts 200 --seed 1", game),
               two = speak("go gtp --playouts 200 --seed 1 --threads 2", game);
  EXPECT_EQ(one.out, two.out);
  EXPECT_EQ(speak("go gtp --threads 3", game).status, 2);
}

TEST(Gtp, IgnoresCommentsBlankLinesAndControlCharacters) {
  EXPECT_EQ(told("# nothing\n\n  \t\nname # of the program\r\n3 na\x01me\n"), "= Quintet\n\n=3 Quintet\n\n");
}

TEST(Gtp, KnowsTheCommandsThatItLists) {
  const std::string list = told("list_commands\n");
  std::string questions, answers;
  std::istringstream lines(list.substr(2));
  for (std::string name; std::getline(lines, name) && !name.empty();) {
    questions += "known_command " + name + '\n';
    answers += "= true\n\n";
  }
  EXPECT_THAT(list, HasSubstr("genmove\n"));
  EXPECT_EQ(told(questions), answers);
  EXPECT_EQ(told("known_command dance\n"), "= false\n\n");
}

TEST(Gtp, PlaysAndRefusesMoves) {
  EXPECT_EQ(
      told("boardsize 9\nplay b e5\nplay w e5\nplay w J1\nplay w i1\nplay x a1\nplay w pass\nplay B a10\n"),
      "= \n\n= \n\n? illegal move\n\n= \n\n? invalid color or coordinate\n\n? invalid color or coordinate\n\n"
      "= \n\n? invalid color or coordinate\n\n");
}

TEST(Gtp, ASideMayMoveTwice) {
  const std::string out = told("boardsize 5\nplay b a1\nplay b b1\nplay b c1\nplay w e5\nshowboard\n");
  EXPECT_THAT(out, HasSubstr("1 X X X . . 1"));
  EXPECT_THAT(out, HasSubstr("5 . . . . O 5"));
}

TEST(Gtp, PlayGoesOnAfterTwoPasses) {
  EXPECT_THAT(told("boardsize 5\nplay b c3\nplay w pass\nplay b pass\nplay w a1\nshowboard\n"),
              HasSubstr("1 O . . . . 1"));
}

TEST(Gtp, PlayGoesOnAfterAResignation) {
  const std::string lines = "boardsize 5\nplay b c3\nplay w resign\nplay w a1\n";
  EXPECT_THAT(told(lines + "showboard\n"), HasSubstr("1 O . . . . 1"));
  EXPECT_THAT(told(lines + "undo\nundo\nundo\n"), EndsWith("= \n\n= \n\n? cannot undo\n\n"));
}

TEST(Gtp, UndoesMoveByMove) {
  EXPECT_EQ(told("boardsize 5\nplay b c3\nundo\nplay w c3\nundo\nundo\n"),
            "= \n\n= \n\n= \n\n= \n\n= \n\n? cannot undo\n\n");
}

TEST(Gtp, RefusesSizesThatItHasNotAndKeepsTheBoard) {
  EXPECT_THAT(told("boardsize 5\nplay b c3\nboardsize 26\nboardsize 4\nboardsize x\nboardsize\nshowboard\n"),
              HasSubstr("3 . . X . . 3"));
}

TEST(Gtp, MovesByItself) {
  const std::string out = told("boardsize 7\ngenmove b\ngenmove w\nreg_genmove b\ngenmove x\ngenmove\n");
  EXPECT_THAT(out, MatchesRegex("= \n\n= [A-H][1-7]\n\n= [A-H][1-7]\n\n= [A-H][1-7]\n\n\\? invalid "
                                "color\n\n\\? invalid color\n\n"));
}

TEST(Gtp, PlaysTheSameGameForTheSameSeed) {
  std::string lines = "boardsize 5\n";
  for (int i = 0; i < 12; ++i) lines += i % 2 == 0 ? "genmove b\n" : "genmove w\n";
  EXPECT_EQ(told(lines), told(lines));
}

// Or the games of a match would all be the same one.
TEST(Gtp, PlaysAnotherGameEachTime) {
  std::string lines = "boardsize 9\n";
  for (int i = 0; i < 8; ++i) lines += i % 2 == 0 ? "genmove b\n" : "genmove w\n";
  std::set<std::string> games;
  for (int i = 0; i < 5; ++i) games.insert(speak("go gtp --level pupil", lines).out);
  EXPECT_GT(games.size(), 1U);
}

TEST(Gtp, PassesWhereNothingIsLeft) {
  std::string lines = "boardsize 5\nkomi 0\n";
  for (const char* column : {"b", "d"})
    for (int row = 1; row <= 5; ++row)
      lines += std::string("play ") + (*column == 'b' ? "b " : "w ") + column + std::to_string(row) + "\n";
  for (int row = 1; row <= 5; ++row)
    lines += (row % 2 == 0 ? "play b c" : "play w c") + std::to_string(row) + "\n";
  EXPECT_THAT(told(lines + "genmove b\n"), HasSubstr("= pass\n\n"));
}

TEST(Gtp, PlacesHandicapStones) {
  EXPECT_THAT(told("boardsize 9\nfixed_handicap 3\n"), HasSubstr("= C3 G7 G3\n\n"));
  EXPECT_THAT(told("boardsize 9\nfixed_handicap 3\nfixed_handicap 3\n"), HasSubstr("? board not empty\n\n"));
  EXPECT_THAT(told("boardsize 9\nfixed_handicap 1\n"), HasSubstr("? invalid number of stones\n\n"));
  EXPECT_THAT(told("boardsize 9\nset_free_handicap a1 b2 c3\nshowboard\n"), HasSubstr("1 X . . ."));
  EXPECT_THAT(told("boardsize 9\nset_free_handicap a1 a1\n"), HasSubstr("? bad vertex list\n\n"));
  EXPECT_THAT(told("boardsize 8\nplace_free_handicap 7\n"), HasSubstr("= C3 F6 F3 C6\n\n"));
  EXPECT_THAT(told("boardsize 9\nfixed_handicap 2\nclear_board\nfixed_handicap 2\n"),
              HasSubstr("= \n\n= C3 G7\n\n"));
}

TEST(Gtp, PlacesAnyNumberOfFreeHandicapStones) {
  const std::string many = "a1 b1 c1 d1 e1 f1 g1 h1 j1 a3 b3 c3 d3";
  const std::string out = told("boardsize 9\nkomi 0\nset_free_handicap " + many + "\nshowboard\nprintsgf\n");
  EXPECT_THAT(out, AllOf(HasSubstr("3 X X X X . . + . . 3"), HasSubstr("HA[13]AB[ag][ai][bg]")));
  EXPECT_THAT(told("boardsize 9\nset_free_handicap a1\n"), EndsWith("? bad vertex list\n\n"));
  std::string all;
  for (const char* column : {"a", "b", "c", "d", "e"})
    for (int row = 1; row <= 5; ++row) all += std::string(" ") + column + std::to_string(row);
  EXPECT_THAT(told("boardsize 5\nset_free_handicap" + all + "\n"), EndsWith("? bad vertex list\n\n"));
  EXPECT_THAT(told("boardsize 5\nset_free_handicap" + all.substr(0, all.rfind(' ')) + "\nplay w e5\n"),
              EndsWith("= \n\n= \n\n"));
  EXPECT_EQ(told("boardsize 6\nplace_free_handicap 2\nclear_board\nplace_free_handicap 30\nplay w a1\n"),
            "= \n\n= B2 E5\n\n= \n\n= B2 E5 E2 B5\n\n= \n\n");
  EXPECT_THAT(told("boardsize 19\nplace_free_handicap 20\n"), HasSubstr("K10\n\n"));
  EXPECT_THAT(told("boardsize 19\nfixed_handicap 10\n"), EndsWith("? invalid number of stones\n\n"));
}

TEST(Gtp, ReadsTheKomiHoweverItIsWritten) {
  EXPECT_EQ(told("komi +7.5\nkomi .5\nkomi -.5\nkomi -6.50\n"), "= \n\n= \n\n= \n\n= \n\n");
  EXPECT_EQ(read_komi("+7.5"), 15);
  EXPECT_EQ(read_komi(".5"), 1);
  EXPECT_EQ(read_komi("-.5"), -1);
  for (const char* text : {"", "+", "+-1", "--1", "-+1", ".", "7.25", "x"})
    EXPECT_FALSE(read_komi(text)) << text;
}

TEST(Gtp, CountsWhatIsOnTheBoard) {
  std::string lines = "boardsize 5\nkomi 0.5\n";
  for (int row = 1; row <= 5; ++row)
    lines += "play b b" + std::to_string(row) + "\nplay w c" + std::to_string(row) + "\n";
  EXPECT_THAT(told(lines + "final_score\n"), HasSubstr("= W+5.5\n\n"));
  EXPECT_THAT(told(lines + "kgs-rules japanese\nfinal_score\n"), HasSubstr("= W+5.5\n\n"));
  EXPECT_THAT(told(lines + "final_status_list dead\n"), EndsWith("= \n\n"));
  EXPECT_THAT(told(lines + "final_status_list ill\n"), HasSubstr("? invalid status\n\n"));
}

TEST(Gtp, TellsItsRulesAsJson) {
  EXPECT_EQ(told("kata-get-rules\nkata-set-rules new-zealand\nkata-get-rules\nkata-set-rules ing\n"),
            "= {\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"suicide\":false,\"tax\":\"NONE\","
            "\"whiteHandicapBonus\":\"N\"}\n\n= \n\n"
            "= {\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"suicide\":true,\"tax\":\"NONE\","
            "\"whiteHandicapBonus\":\"0\"}\n\n? unknown rules\n\n");
}

TEST(Gtp, TakesRulesAsJson) {
  const std::string out = told(
      "kata-set-rules {\"ko\": \"SITUATIONAL\", \"scoring\": \"AREA\", \"suicide\": true}\nkata-get-rules\n"
      "kata-set-rules {\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"suicide\":true}\nkgs-rules japanese\n"
      "kata-get-rules\nkgs-rules\n");
  EXPECT_THAT(out, HasSubstr("= {\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"suicide\":true"));
  EXPECT_THAT(
      out,
      HasSubstr("? cannot play by these rules together: ko simple, scoring territory, suicide true\n\n= \n\n"
                "= {\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\""));
  EXPECT_THAT(out, EndsWith("? unknown rules\n\n"));
}

TEST(Gtp, ReadsItsRulesAsItTellsThem) {
  for (const char* rules : {"chinese", "japanese", "aga", "new-zealand", "tromp-taylor"}) {
    const std::string set = std::string("kata-set-rules ") + rules + "\nkata-get-rules\n";
    const std::string json = told(set).substr(5);
    EXPECT_EQ(told("kata-set-rules " + json.substr(0, json.find('\n')).substr(1) + "\nkata-get-rules\n"),
              "= \n\n=" + json);
  }
}

TEST(Gtp, KnowsTheRulesOfKataGo) {
  const auto set = [](const std::string& rules) {
    const auto read = read_rules({rules});
    return read ? std::string(go::name(*read)) : read.error();
  };
  EXPECT_EQ(set("korean"), "japanese");
  EXPECT_EQ(set("chinese-ogs"), "chinese");
  EXPECT_EQ(set("chinese_kgs"), "chinese");
  EXPECT_EQ(set("bga"), "aga");
  EXPECT_EQ(set("new_zealand"), "new-zealand");
  EXPECT_EQ(set("stone-scoring"), "cannot play with a tax on groups");
  EXPECT_EQ(set("aga-button"), "cannot play with a button");
  // KataGo's own Japanese, Chinese and AGA rules.
  EXPECT_EQ(
      set(R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,)"
          R"("tax":"SEKI","whiteHandicapBonus":"0"})"),
      "japanese");
  EXPECT_EQ(
      set(R"({"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"})"),
      "chinese");
  EXPECT_EQ(set(R"({"ko":"SITUATIONAL","scoring":"AREA","suicide":false,"whiteHandicapBonus":"N-1"})"),
            "aga");
}

TEST(Gtp, RefusesRulesThatItCannotPlay) {
  for (const char* rules :
       {R"({"ko":"SIMPLE","scoring":"AREA","suicide":true})",
        R"({"ko":"SIMPLE","scoring":"AREA","whiteHandicapBonus":"0"})",
        R"({"ko":"POSITIONAL","scoring":"TERRITORY"})", R"({"ko":"SITUATIONAL","scoring":"TERRITORY"})",
        R"({"ko":"POSITIONAL","scoring":"AREA","tax":"ALL"})", R"({"scoring":"AREA","hasButton":true})",
        R"({"ko":"POSITIONAL","scoring":"AREA","suicide":true,"whiteHandicapBonus":"N"})"}) {
    const auto read = read_rules({rules});
    ASSERT_FALSE(read) << rules;
    EXPECT_THAT(read.error(), ::testing::StartsWith("cannot play by these rules together: "));
  }
  EXPECT_EQ(read_rules({R"({"scoring":"AREA","colour":"red"})"}).error(), "unknown rule: colour");
  for (const char* rules : {"{", "{}", R"({"ko"})", R"({"ko":"SIMPLE"})", "", "ing"})
    EXPECT_THAT(read_rules({rules}).error(), ::testing::StartsWith("unknown rule")) << rules;
}

// A file that a test writes and removes; tests may run at the same time.
class GameFile {
 public:
  explicit GameFile(const std::string& text)
      : path_(::testing::TempDir() + "quintet_gtp_" +
              ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".sgf") {
    std::ofstream(path_, std::ios::binary) << text;
  }
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;
  ~GameFile() { std::remove(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

TEST(Gtp, LoadsGames) {
  const GameFile file("(;GM[1]SZ[5]KM[375]RU[AGA]AB[aa];W[bb];B[cc](;W[dd])(;W[ee]))");
  const std::string load = "loadsgf " + file.path();
  EXPECT_THAT(told(load + "\nshowboard\n"), HasSubstr("2 . . . O . 2"));
  EXPECT_THAT(told(load + " 3\nshowboard\n"), HasSubstr("2 . . . . . 2"));
  EXPECT_THAT(told(load + "\nundo\nplay w e1\nshowboard\n"), HasSubstr("1 . . . . O 1"));
  EXPECT_THAT(told(load + "\nkata-get-rules\nprintsgf\n"),
              HasSubstr("KM[7.5]RU[AGA]AB[aa]PL[W]\n;W[bb];B[cc]\n(;W[dd])\n(;W[ee]))\n\n"));
}

TEST(Gtp, PrintsWhatALoadedFileHasBesideItsMoves) {
  const GameFile file(
      "(;GM[1]SZ[5]PB[Ann]BR[3d]EV[A [cup\\]]RE[W+2.5]DT[2026-11-22]"
      ";B[bb]BL[12.5]C[good];W[cc]N[a]XY[1][2:3](;B[dd]WL[3])(;B[ee]TE[1]))");
  const std::string load = "loadsgf " + file.path();
  EXPECT_THAT(
      told(load + "\nprintsgf\n"),
      HasSubstr(
          "PB[Ann]DT[2026-11-22]RE[W+2.5]BR[3d]EV[A [cup\\]]\n;B[bb]C[good]BL[12.5];W[cc]N[a]XY[1][2:3]\n"
          "(;B[dd]WL[3])\n(;B[ee]TE[1]))\n\n"));
  EXPECT_THAT(told(load + " 2\nprintsgf\n"),
              HasSubstr("PB[Ann]DT[2026-11-22]BR[3d]EV[A [cup\\]]\n;B[bb]C[good]BL[12.5])\n\n"))
      << "what was not loaded is not printed";
  EXPECT_THAT(told(load + "\nundo\nplay b aa\nplay b a1\nprintsgf\n"),
              HasSubstr("\n(;B[ae])\n(;B[dd]WL[3])\n(;B[ee]TE[1]))\n\n"))
      << "the game comes first";
  EXPECT_THAT(told(load + "\nclear_board\nprintsgf\n"), HasSubstr("RU[Chinese]\n)\n\n"));
}

// Some characters of Big5, Shift-JIS and GB18030 end with the byte of a backslash, which escapes nothing.
TEST(Gtp, LoadsGamesInOtherEncodings) {
  const auto printed = [](const std::string& text) {
    const GameFile file(text);
    return told("loadsgf " + file.path() + "\nprintsgf\n");
  };
  const std::string moves = "];B[bb];W[cc])";
  EXPECT_THAT(printed("(;CA[Big5]SZ[5]PB[\xA6\xA8\xA5\\" + moves), HasSubstr("PB[成功]\n;B[bb];W[cc])"));
  EXPECT_THAT(printed("(;CA[Shift_JIS]SZ[5]PB[\x95\\" + moves), HasSubstr("PB[表]\n;B[bb];W[cc])"));
  EXPECT_THAT(printed("(;CA[gb18030]SZ[5]PB[\x81\\" + moves), HasSubstr("PB[乗]\n;B[bb];W[cc])"));
  EXPECT_THAT(printed("(;SZ[5]PB[\xC0\xCC\xC3\xA2\xC8\xA3" + moves), HasSubstr("PB[이창호]\n;B[bb];W[cc])"))
      << "guessed";
  std::string wide("\xFF\xFE", 2);
  for (const char c : "(;SZ[5]PB[Ann" + moves) wide += std::string(1, c) + std::string(1, '\0');
  EXPECT_THAT(printed(wide), HasSubstr("PB[Ann]\n;B[bb];W[cc])"));
}

TEST(Gtp, KeepsTheBoardIfAGameCannotBeLoaded) {
  const std::string before = "boardsize 5\nplay b c3\nloadsgf ", after = "\nshowboard\n";
  const GameFile damaged("(;GM[1]SZ[5]\n;B[aa];W[zz])");
  EXPECT_THAT(
      told(before + damaged.path() + after),
      AllOf(HasSubstr("? cannot load file: a move is not legal in line 2"), HasSubstr("3 . . X . . 3")));
  const GameFile illegal("(;GM[1]SZ[5];B[aa]\n\n;W[aa])");
  EXPECT_THAT(
      told(before + illegal.path() + after),
      AllOf(HasSubstr("? cannot load file: a move is not legal in line 3"), HasSubstr("3 . . X . . 3")));
  EXPECT_THAT(told(before + "/nowhere.sgf" + after),
              AllOf(HasSubstr("? cannot load file"), HasSubstr("3 . . X . . 3")));
  EXPECT_THAT(told(before + after), AllOf(HasSubstr("? syntax error"), HasSubstr("3 . . X . . 3")));
}

TEST(Gtp, PrintsTheGame) {
  EXPECT_THAT(told("boardsize 9\nfixed_handicap 2\nplay w e5\nplay b pass\nplay w a1\nundo\nprintsgf\n"),
              HasSubstr("HA[2]AB[cg][gc]\n;W[ee];B[])\n\n"));
}

TEST(Gtp, PrintsTheGameIntoAFile) {
  const GameFile file("of something else");
  EXPECT_EQ(told("boardsize 9\nplay b e5\nprintsgf " + file.path() + "\n"), "= \n\n= \n\n= \n\n");
  EXPECT_THAT(read_file(file.path()).value(),
              AllOf(::testing::StartsWith("(;FF[4]"), HasSubstr("\n;B[ee])\n")));
  EXPECT_THAT(told("loadsgf " + file.path() + "\nshowboard\n"), HasSubstr("5 . . . . X . . . . 5"));
  EXPECT_EQ(told("printsgf /nowhere/a.sgf\nprintsgf " + ::testing::TempDir() + "\nprintsgf a b\n"),
            "? cannot write file\n\n? cannot write file\n\n? syntax error\n\n");
}

// Each report may come more than once: on a slow machine the next line is read late.
TEST(Gtp, TellsWhatItThinksUntilALineFollows) {
  const std::string out = told(
      "boardsize 5\nlz-analyze b 1\n\n3 kata-analyze w interval 1 maxmoves 1 ownership true rootInfo "
      "true\nname\n");
  EXPECT_THAT(out, ::testing::StartsWith("= \n\n=\ninfo move "));
  EXPECT_THAT(
      out,
      MatchesRegex(
          "= \n\n=\n(info move [A-E][1-5] visits [0-9]+ winrate [0-9]+ prior [0-9]+ lcb [0-9]+ order [0-9]+ "
          "pv[ A-E1-5]+ ?\n?)+\n=3\n(info move [A-E][1-5] visits [0-9]+ utility -?[0-9.]+ winrate [0-9.]+ "
          "scoreMean -?[0-9.]+ scoreLead -?[0-9.]+ scoreSelfplay -?[0-9.]+ prior [0-9.]+ lcb [0-9.]+ "
          "utilityLcb -?[0-9.]+ order 0 pv[ A-E1-5]+ rootInfo visits [0-9]+ winrate [0-9.]+ scoreLead "
          "-?[0-9.]+ ownership( -?[0-9.]+)+\n)+\n= Quintet\n\n"));
  EXPECT_THAT(told("analyze x\nanalyze b interval\nkata-analyze avoid b a1\nanalyze b interval x\n"),
              "? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n");
}

TEST(Gtp, TellsWhatItThinksBeforeItMoves) {
  const std::string out = told("boardsize 5\n7 genmove_analyze b 1\nplay b a1\nkata-genmove_analyze w\n");
  EXPECT_THAT(out, MatchesRegex("= \n\n=7\n(info [^\n]+\n)+play [A-E][1-5]\n\n= \n\n=\n(info [^\n]+\n)+play "
                                "[A-E][1-5]\n\n"));
}

// What follows is answered after the move; only an interruption ends the thinking.
TEST(Gtp, AMoveThatIsToldIsMadeLikeOthers) {
  const auto visits = [](const std::string& text) {
    return std::stoi(text.substr(text.rfind("visits ") + 7));
  };
  const std::string move = "boardsize 5\nkata-genmove_analyze b interval 10000 rootInfo true\n";
  const Spoken followed = speak("go gtp --playouts 500", move + "name\nquit\n");
  EXPECT_GE(visits(followed.out), 500) << "more where positions come again";
  EXPECT_THAT(followed.out, EndsWith("= Quintet\n\n= \n\n"));
  EXPECT_THAT(speak("go gtp --playouts 100000000", move + "# interrupt\nname\n").out,
              EndsWith("= Quintet\n\n"));
}

TEST(Gtp, LooksOnlyAtMovesThatAreNotAvoided) {
  const auto moves = [](const std::string& keys) {
    const std::string out =
        speak("go gtp --playouts 2000", "boardsize 5\nkata-genmove_analyze b 10000 " + keys + "\n").out;
    std::string found;
    for (std::size_t at = 0; (at = out.find("info move ", at)) != out.npos; ++at)
      found += out.substr(at + 10, 2) + ' ';
    return found;
  };
  EXPECT_EQ(moves("allow b c3 1"), "C3 ");
  EXPECT_THAT(moves("allow b C3,d4,pass 5"),
              AllOf(HasSubstr("C3"), HasSubstr("D4"), ::testing::Not(HasSubstr("B2"))));
  EXPECT_THAT(moves("maxmoves 30"), HasSubstr("C3"));
  EXPECT_THAT(moves("avoid b c3,d4 10 avoid b b2 3 maxmoves 30"),
              AllOf(HasSubstr("C2"), ::testing::Not(HasSubstr("C3")), ::testing::Not(HasSubstr("B2"))));
  EXPECT_THAT(moves("avoid w c3 10"), HasSubstr("C3")) << "of the other side";
  EXPECT_THAT(told("boardsize 5\nkata-analyze b avoid b a1,x9 3\nlz-analyze b 1 allow w pass 3\n"),
              MatchesRegex("= \n\n\\? syntax error\n\n=\n(info [^\n]+\n)+\n"));
}

// Where a pass is avoided although nothing is left to gain, a stone is placed all the same.
TEST(Gtp, AvoidsAPass) {
  const GameFile settled("(;GM[1]SZ[7]KM[0]AB[ba:cg]AW[da:eg]PL[B])");
  const std::string load = "loadsgf " + settled.path() + "\nlz-genmove_analyze b";
  EXPECT_THAT(told(load + "\n"), EndsWith("play pass\n\n"));
  EXPECT_THAT(told(load + " avoid b pass 1\n"), MatchesRegex("= \n\n=\n(info [^\n]+\n)+play [A-G][1-7]\n\n"));
}

// A game that is won otherwise stays over.
TEST(Gtp, PlayDoesNotGoOnAfterTheFirstCapture) {
  const GameFile won("(;GM[1]SZ[7]RU[Capture Go 1, Chinese];B[ba];W[aa];B[ab])");
  EXPECT_THAT(told("loadsgf " + won.path() + "\nplay w g1\n"), EndsWith("? illegal move\n\n"));
  EXPECT_THAT(told("loadsgf " + won.path() + "\ngenmove w\n"), EndsWith("? the game is over\n\n"));
}

TEST(Gtp, RefusesRulesThatCaptureGoCannotHave) {
  const GameFile file("(;GM[1]SZ[7]RU[Capture Go 5, Chinese])");
  EXPECT_THAT(told("loadsgf " + file.path() + "\nkata-set-rules aga\nprintsgf\n"),
              AllOf(HasSubstr("? under these rules a pass hands over a stone"),
                    HasSubstr("RU[Capture Go 5, Chinese]")));
}

TEST(Gtp, TakesDeadStonesOffInTheCleanup) {
  const GameFile dead("(;GM[1]SZ[7]KM[0]AB[ba:cg]AW[da:fg][ad]PL[B])");
  EXPECT_THAT(told("loadsgf " + dead.path() + "\ngenmove b\n"), EndsWith("= pass\n\n"));
  EXPECT_THAT(told("loadsgf " + dead.path() + "\nkgs-genmove_cleanup b\n"),
              MatchesRegex("= \n\n= (A3|A5)\n\n"));
  const GameFile clean("(;GM[1]SZ[7]KM[0]AB[ba:cg]AW[da:fg]PL[B])");
  EXPECT_THAT(told("loadsgf " + clean.path() + "\nkgs-genmove_cleanup b\n"), EndsWith("= pass\n\n"));
  EXPECT_THAT(told("kgs-genmove_cleanup\n"), EndsWith("? invalid color\n\n"));
}

TEST(Gtp, KnowsTheClocksOfServers) {
  EXPECT_EQ(told("kgs-time_settings none\nkgs-time_settings absolute 60\nkgs-time_settings byoyomi 60 5 3\n"
                 "kgs-time_settings canadian 60 300 25\nkgs-time_settings byoyomi 60\nkgs-time_settings\n"),
            "= \n\n= \n\n= \n\n= \n\n? syntax error\n\n? syntax error\n\n");
}

// Each level, the weakest first in the help, moves; the master as long as an interruption lets it.
TEST(Gtp, PlaysAtALevel) {
  const Spoken child = speak("go gtp --level child", "boardsize 5\ngenmove b\n");
  EXPECT_THAT(child.out, MatchesRegex("= \n\n= [A-E][1-5]\n\n"));
  EXPECT_THAT(speak("go gtp --help").out, HasSubstr("child, beginner, pupil"));
  EXPECT_EQ(speak("go gtp --level giant").status, 2);
}

TEST(Gtp, IsInterruptedByAComment) {
  const Spoken spoken = speak("go gtp --playouts 100000000", "boardsize 9\ngenmove b\n# interrupt\nname\n");
  EXPECT_THAT(spoken.out, MatchesRegex("= \n\n= [A-J][1-9]\n\n= Quintet\n\n"));
  EXPECT_THAT(told("gogui-interrupt\ngogui-analyze_commands\n"),
              ::testing::StartsWith("= \n\n= string/Final Score/final_score\n"));
}

TEST(Gtp, MovesWithinTheClock) {
  const Spoken spoken =
      speak("go gtp",
            "boardsize 5\ntime_settings 0 1 25\ngenmove b\ntime_left w 1 25\ngenmove w\ntime_settings 1\n");
  EXPECT_THAT(spoken.out,
              MatchesRegex("= \n\n= \n\n= [A-E][1-5]\n\n= \n\n= [A-E][1-5]\n\n\\? syntax error\n\n"));
}

using std::chrono::seconds;

TEST(GtpClock, NeverSpendsMoreThanTheMainTime) {
  GtpClock clock({.main = seconds(60)});
  Microseconds spent{};
  for (int move = 0; move < 300; ++move) {
    const Microseconds budget = clock.budget(361 - move);
    EXPECT_GE(budget, Microseconds::zero());
    spent += budget;
    clock.spend(budget);
  }
  EXPECT_LE(spent, seconds(60));
  EXPECT_GT(spent, seconds(40));
  clock.spend(seconds(100));
  EXPECT_EQ(clock.budget(100), Microseconds::zero());
  EXPECT_FALSE(clock.unlimited());
}

TEST(GtpClock, HasAPeriodOfByoYomiForEachMove) {
  GtpClock clock({.main = seconds(60), .period = seconds(10), .stones = 1});
  Microseconds main = seconds(60);
  for (int move = 0; move < 300; ++move) {
    const Microseconds budget = clock.budget(100);
    EXPECT_LE(budget, seconds(10)) << "neither the main time nor a period is over before the move is made";
    EXPECT_GE(budget, seconds(9));
    main -= budget;
    clock.spend(budget);
  }
  EXPECT_LT(main, Microseconds::zero());
}

TEST(GtpClock, SharesAPeriodAmongItsStones) {
  GtpClock clock({.main = {}, .period = seconds(100), .stones = 5});
  for (int period = 0; period < 20; ++period) {
    Microseconds spent{};
    for (int stone = 0; stone < 5; ++stone) {
      spent += clock.budget(100);
      clock.spend(clock.budget(100));
    }
    EXPECT_LE(spent, seconds(100));
    EXPECT_GT(spent, seconds(80));
  }
  clock.spend(seconds(92));
  EXPECT_EQ(clock.budget(100), Microseconds(seconds(2)) * 9 / 10);
  // The move that ends the main time is the first one of the period.
  GtpClock other({.main = seconds(10), .period = seconds(100), .stones = 5});
  other.spend(seconds(20));
  EXPECT_EQ(other.budget(100), Microseconds(seconds(90)) / 4 * 9 / 10);
}

TEST(GtpClock, IsCorrectedByWhatTheControllerTells) {
  GtpClock clock({.main = seconds(60)});
  clock.spend(seconds(59));
  clock.tell(seconds(20), 0);
  EXPECT_EQ(clock.budget(20), Microseconds(seconds(20)) / 10 * 9 / 10);
  GtpClock none;
  EXPECT_TRUE(none.unlimited());
  none.spend(seconds(5));
  none.tell(seconds(30), 3);
  EXPECT_FALSE(none.unlimited());
  EXPECT_EQ(none.budget(100), Microseconds(seconds(9)));
  // KGS tells how many periods are left.
  GtpClock kgs(read_kgs_time_settings({"byoyomi", "60", "30", "5"}).value());
  kgs.tell(seconds(30), 5);
  EXPECT_EQ(kgs.budget(100), Microseconds(seconds(27)));
}

TEST(GtpClock, ReadsTimes) {
  EXPECT_EQ(read_seconds("12.5"), Microseconds(12'500'000));
  EXPECT_EQ(read_seconds("0"), Microseconds::zero());
  EXPECT_EQ(read_seconds(".25"), Microseconds(250'000));
  EXPECT_EQ(read_seconds("1.9999999"), Microseconds(1'999'999));
  for (const char* text : {"", ".", "1.", "-1", "1.x", "1e3", "nan"})
    EXPECT_FALSE(read_seconds(text)) << text;
  EXPECT_TRUE(GtpClock(read_time_settings({"60", "1", "0"}).value()).unlimited());
  EXPECT_TRUE(GtpClock(read_time_settings({"0", "0", "0"}).value()).unlimited());
  EXPECT_FALSE(GtpClock(read_time_settings({"0", "0", "5"}).value()).unlimited());
  EXPECT_EQ(told("time_left b 12.5 0\ntime_left w 12.5.1 0\ntime_settings 1.5 0 0\n"),
            "= \n\n? syntax error\n\n= \n\n");
}

// A clock that goes on by an hour whenever it is looked at: the first move takes all the time, and the next one is made at
// once, with one report. An interruption ends the thinking about the first.
TEST(Gtp, CountsTheTimeOfItsOwnMoves) {
  constexpr int kFew = 2000;  // even where the alarm is late
  const auto told_by_turned_clock = [](const std::string& between) {
    auto time = std::chrono::steady_clock::time_point();
    std::istringstream in("boardsize 9\ntime_settings 300 0 0\ngenmove b\n# interrupt\n" + between +
                          "kata-genmove_analyze b interval 1 maxmoves 1\n");
    std::ostringstream out, err;
    Gtp({.now = [&] { return time += std::chrono::hours(1); }}, {in, out, err}).talk();
    return out.str();
  };
  const auto visits = [](const std::string& text) {
    return std::stoi(text.substr(text.rfind("visits ") + 7));
  };
  EXPECT_LT(visits(told_by_turned_clock("play w a1\n")), kFew);
  EXPECT_LT(visits(told_by_turned_clock("undo\nreg_genmove b\n")), kFew) << "undo gives no time back";
}

TEST(Gtp, AnswersALineThatIsTooLong) {
  const std::string line(1'000'000, 'a');
  EXPECT_EQ(told(line + "\nprotocol_version\n"), "? the line is too long\n\n= 2\n\n");
  EXPECT_EQ(told("name " + line), "? the line is too long\n\n");
}

TEST(Gtp, SurvivesNonsense) {
  const std::string lines =
      "\n\x01\n5\nplay\nplay b\nplay b z99\nboardsize -1\nboardsize 99999999999\nkomi x\nkomi "
      "1e9\nundo\ngenmove\n"
      "genmove q\nfixed_handicap\nfixed_handicap -2\nplace_free_handicap 1\nset_free_handicap\n"
      "set_free_handicap a1 a1\nset_free_handicap a1 pass\nfinal_status_list\ntime_settings a b c\n"
      "time_settings 1 2\ntime_left b 1 -1\ntime_left x 1 1\nkgs-time_settings byoyomi 1 1\nkgs-rules {\n"
      "kata-set-rules {\"ko\":}\nkata-set-rules\nloadsgf\nloadsgf a b c\nloadsgf /nowhere "
      "3\nkgs-genmove_cleanup x\n"
      "lz-analyze b avoid\nlz-analyze allow b pass\nkata-genmove_analyze b allow b a0 1\nprintsgf a b\nquit "
      "now\n";
  std::istringstream answers(told(lines));
  std::string all;
  for (std::string line; std::getline(answers, line);)
    if (!line.empty()) all += line.front();
  EXPECT_EQ(all, std::string(34, '?') + "=") << "none of them is understood, except the end";
  EXPECT_THAT(told("boardsize 5\nplay b c3\n" + lines.substr(0, lines.rfind("quit")) + "undo\nshowboard\n"),
              HasSubstr("3 . . . . . 3"));
}

TEST(Gtp, EndsWithQuit) {
  EXPECT_EQ(told("quit\nname\n"), "= \n\n");
  EXPECT_EQ(told(""), "");
}

}  // namespace
}  // namespace quintet::cli
