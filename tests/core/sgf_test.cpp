#include "core/sgf.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "support/damage.hpp"
#include "support/error_of.hpp"

namespace quintet::sgf {
namespace {

constexpr std::string_view kExample = R"((;FF[4]GM[1]SZ[19]
;B[pd];W[dp]
(;B[pp];W[dd])
(;B[dc]C[a comment with a \]]))
)";

// A text with the characters that need care.
std::string some_text(Random& chance) {
  constexpr std::string_view kCharacters = "a]\\:[;()\n \xE6\xA3\x8B";
  std::string text;
  for (auto i = chance.below(9); i > 0; --i) text += kCharacters[chance.index(kCharacters.size())];
  return text;
}

std::vector<Property> some_properties(Random& chance) {
  std::vector<Property> properties;
  for (auto i = chance.below(3); i > 0; --i) {
    Property property{std::string(1, static_cast<char>('A' + chance.below(26))), {}};
    if (chance.below(2) == 0) property.name += chance.below(2) == 0 ? '7' : 'Z';
    for (auto values = 1 + chance.below(3); values > 0; --values)
      property.values.push_back(value_of(some_text(chance)));
    properties.push_back(std::move(property));
  }
  return properties;
}

// Numbers its nodes as `read` does: a new node follows the last one, or one of those before it on its line.
Game some_game(Random& chance) {
  Game game{{Node{some_properties(chance)}}};
  std::vector<std::size_t> line{0};
  for (auto i = chance.below(30); i > 0; --i) {
    if (chance.below(4) == 0) line.resize(1 + chance.index(line.size()));
    line.push_back(game.add(line.back(), some_properties(chance)));
  }
  return game;
}

Collection read_or_fail(std::string_view text) {
  const auto games = read(text);
  EXPECT_TRUE(games) << text;
  return games.value_or(Collection(1));
}

TEST(Sgf, ReadAfterWriteIsTheIdentity) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random chance(seed);
    Collection games;
    for (auto i = 1 + chance.below(3); i > 0; --i) games.push_back(some_game(chance));
    const std::string text = write(games);
    const auto again = read(text);
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(*again, games) << text;
    ASSERT_EQ(write(*again), text);
  }
}

TEST(Sgf, IsWrittenWithALineForTheRootAndForEachVariation) {
  const Collection games = read_or_fail(kExample);
  EXPECT_EQ(write(games),
            "(;FF[4]GM[1]SZ[19]\n;B[pd];W[dp]\n(;B[pp];W[dd])\n(;B[dc]C[a comment with a \\]]))\n");
}

TEST(Sgf, KeepsPropertiesThatNobodyKnowsWithTheirEscapes) {
  const std::string text = "(;ZZ[a\\:b:c][\\\\][]XX[ \n\\\n ]XX[again]\n)\n";
  EXPECT_EQ(write(read_or_fail(text)), text);
}

TEST(Sgf, ReadsVariationsWithinVariations) {
  const Collection games = read_or_fail("(;A[](;B[](;C[])(;D[];E[]))(;F[]))");
  ASSERT_EQ(games.size(), 1U);
  std::string shape;
  for (const Node& node : games[0].nodes) {
    shape += node.properties.at(0).name;
    for (const std::size_t child : node.children) shape += std::to_string(child);
    shape += ' ';
  }
  EXPECT_EQ(shape, "A15 B23 C D4 E F ");
}

TEST(Sgf, ReadsEveryGameAndIgnoresTheTextAroundThem) {
  const Collection games = read_or_fail("From: (somebody)\n(;A[1])\nand ( ;A[2])\x1A ()");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[1].nodes[0].properties[0].values[0], "2");
}

TEST(Sgf, RemovesSmallLettersFromTheNamesOfEarlierVersions) {
  const auto names = [](std::string_view text) {
    const Collection games = read_or_fail(text);
    std::string all;
    for (const Property& property : games[0].nodes[0].properties) all += property.name + ' ';
    return all;
  };
  EXPECT_EQ(names("(;CoPyright[x]GaMe [1]\tBlack[aa]K2[])"), "CP GM B K2 ");
}

TEST(Sgf, ATextKeepsHardLineBreaksAndLosesSoftOnes) {
  EXPECT_EQ(text_of("one\ntwo\r\nthree\n\rfour\rfive"), "one\ntwo\nthree\nfour\nfive");
  EXPECT_EQ(text_of("one\\\ntwo\\\r\nthree\\\n\rfour\\\rfive"), "onetwothreefourfive");
  EXPECT_EQ(text_of("one\n\ntwo\\\n\nthree"), "one\n\ntwo\nthree");
  EXPECT_EQ(text_of("a\tb\vc\\\td"), "a b c d");
  EXPECT_EQ(text_of("\\]\\\\\\:\\a"), "]\\:a");
  EXPECT_EQ(text_of(""), "");
}

TEST(Sgf, TheTextOfTheValueOfATextIsThatText) {
  Random chance(1);
  for (int round = 0; round < 5000; ++round) {
    const std::string text = some_text(chance);
    ASSERT_EQ(text_of(value_of(text)), text);
  }
}

TEST(Sgf, APointIsItsColumnThenItsRow) {
  EXPECT_EQ(read_point("pd"), (Point{3, 15}));
  EXPECT_EQ(read_point("aZ"), (Point{51, 0}));
  for (int row = 0; row < 52; ++row) {
    for (int column = 0; column < 52; ++column)
      ASSERT_EQ(read_point(write_point({row, column})), (Point{row, column}));
  }
  for (const char* bad : {"", "a", "abc", "a1", "[a", " a"}) EXPECT_FALSE(read_point(bad)) << bad;
}

TEST(Sgf, IsRefusedForAReasonAtAPlace) {
  using enum Fault;
  using Case = std::pair<std::string_view, Error>;
  for (const auto& [text, error] :
       {Case{"", {NoGame, 1, 1}}, Case{"hello\nthere", {NoGame, 2, 6}}, Case{"(B[aa])", {NoGame, 1, 8}},
        Case{"(;", {Unfinished, 1, 3}}, Case{"(;B[aa]\n (;W[bb])\n", {Unfinished, 3, 1}},
        Case{"(;\n B[aa", {BadProperty, 2, 2}}, Case{"(;B[aa\\]", {BadProperty, 1, 3}},
        Case{"(;B[aa\\", {BadProperty, 1, 3}}, Case{"(;B", {BadProperty, 1, 3}},
        Case{"(;B)", {BadProperty, 1, 3}}, Case{"(;[aa])", {BadProperty, 1, 3}},
        Case{"(;b[aa])", {BadProperty, 1, 3}}, Case{"(;7[aa])", {BadProperty, 1, 3}},
        Case{"(;B[aa]!)", {BadProperty, 1, 8}}, Case{"(;A[](B[]))", {BadTree, 1, 7}},
        Case{"(;A[]())", {BadTree, 1, 7}}, Case{"(;A[]((;B[])))", {BadTree, 1, 7}},
        Case{"(;A[](;B[]);C[])", {BadTree, 1, 12}}, Case{"(;A[](;B[])C[])", {BadTree, 1, 12}}}) {
    EXPECT_EQ(error_of(read(text)), error) << text;
  }
}

TEST(Sgf, IsRefusedBeyondALimit) {
  const std::string_view text = "(;A[](;B[])(;C[](;D[])))(;E[])";
  const Limits enough{.bytes = text.size(), .nodes = 5, .depth = 3};
  EXPECT_TRUE(read(text, enough));
  const auto error = [text](const Limits& limits) { return error_of(read(text, limits)); };
  EXPECT_EQ(error({text.size() - 1, enough.nodes, enough.depth}), (Error{Fault::TooLarge, 1, 1}));
  EXPECT_EQ(error({enough.bytes, 4, enough.depth}), (Error{Fault::TooLarge, 1, 26}));
  EXPECT_EQ(error({enough.bytes, enough.nodes, 2}), (Error{Fault::TooLarge, 1, 17}));
}

TEST(Sgf, MayBeAsDeepAsItsLimits) {
  constexpr std::size_t kDepth = 10'000;
  std::string text;
  for (std::size_t i = 0; i < kDepth; ++i) text += "(;B[aa]";
  const std::string nested = text + std::string(kDepth, ')');
  const Collection games = read_or_fail(nested);
  EXPECT_EQ(games[0].nodes.size(), kDepth);
  EXPECT_EQ(read_or_fail(write(games)), games);
  EXPECT_EQ(error_of(read("(;" + nested + ')'))->fault, Fault::TooLarge);

  Game long_line;
  for (std::size_t i = 0; i + 1 < Limits{}.nodes; ++i) long_line.add(i, {});
  EXPECT_EQ(read_or_fail(write({long_line})), Collection{long_line});
  long_line.add(0, {});
  EXPECT_EQ(error_of(read(write({long_line})))->fault, Fault::TooLarge);
}

TEST(Sgf, OfDamagedGamesIsReadAsAWholeOrNotAtAll) {
  Random chance(2);
  int read_games = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::string text = damaged(std::string(kExample), chance, 8);
    const auto games = read(text);
    if (!games) continue;
    ++read_games;
    ASSERT_EQ(read_or_fail(write(*games)), *games) << text;
  }
  EXPECT_GT(read_games, 100);
}

TEST(Sgf, SaysHowMuchTimeThePlayersHad) {
  using namespace std::chrono_literals;
  using Kind = TimeControl::Kind;
  for (const TimeControl& control :
       {TimeControl{}, TimeControl{.kind = Kind::Absolute, .main = 300s},
        TimeControl{.kind = Kind::ByoYomi, .main = 600s, .extra = 30s, .count = 5},
        TimeControl{.kind = Kind::Canadian, .main = 0s, .extra = 300s, .count = 25},
        TimeControl{.kind = Kind::Fischer, .main = 300s, .extra = 5s}}) {
    const std::vector<Property> written = time_properties(control);
    const auto value = [&written](std::size_t i) {
      return i < written.size() ? written[i].values.front() : std::string();
    };
    EXPECT_EQ(time_control(value(0), value(1)), control) << value(0) << ' ' << value(1);
  }
  EXPECT_EQ(time_control("600.0", "3x60 Byo-Yomi").count, 3);
  for (const char* bad : {"x30", "5x", "5 minutes", "25/0 Canadian", "99999999999", "-1 fischer", "/", " "})
    EXPECT_EQ(time_control("600", bad), TimeControl{}) << bad;
  EXPECT_EQ(time_control("", "5x30 byo-yomi"), TimeControl{});
}

TEST(Sgf, IsReadPieceByPieceUpToItsDamage) {
  Reader reader("(;B[aa]\n;W [b\\]] [c] ?");
  using enum Reader::Piece;
  EXPECT_EQ(reader.next(), Open);
  EXPECT_EQ(reader.next(), Node);
  EXPECT_EQ(reader.next(), Property);
  EXPECT_EQ(reader.property(), (sgf::Property{"B", {"aa"}}));
  EXPECT_EQ(reader.next(), Node);
  EXPECT_EQ(reader.line(), 2);
  EXPECT_EQ(reader.next(), Property);
  EXPECT_EQ(reader.property(), (sgf::Property{"W", {"b\\]", "c"}}));
  EXPECT_EQ(error_of(reader.next()), (Error{Fault::BadProperty, 2, 14}));
}

}  // namespace
}  // namespace quintet::sgf
