// The sentences of hints on drawn boards, for each kind of proof.
#include "games/mines/advice.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/mines/drawn.hpp"
#include "core/text.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::mines {
namespace {

// In English, with `<row,column>` for each picture.
std::string said(const Game& game, const Hint& hint) {
  const HintWords words = hint_words(Localiser{}, game, hint);
  std::string text = words.text;
  for (std::size_t i = 0; i < words.pictures.size(); ++i) {
    const std::string mark = ui::PictureText::mark(i), cell = '<' + write_point(words.pictures[i]) + '>';
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark))
      text.replace(at, mark.size(), cell);
  }
  return text;
}

class MinesHintWords : public testing::Test {
 protected:
  void begin(std::string_view field, std::initializer_list<Point> opened) {
    game = game_on(field);
    for (const Point at : opened) game.play({Action::Open, at});
  }
  void flag(Point at) { game.play({Action::Mark, at}); }
  std::string hint() const { return said(game, find_hint(game)); }
  HintWords words() const { return hint_words(Localiser{}, game, find_hint(game)); }

  Game game;
};

TEST_F(MinesHintWords, ANumberThatHasItsMines) {
  begin("*..*\n....", {{0, 1}, {1, 0}, {1, 1}});
  EXPECT_EQ(hint(),
            "Because of <1,0>, <0,0> must be a mine. <0,1> already has its mine, <0,0>, so <0,2> is safe.");
  EXPECT_EQ(words().mines, (std::vector<Point>{{0, 0}}));
  EXPECT_EQ(words().proofs, (std::vector<Point>{{1, 0}}));
  EXPECT_EQ(words().numbers, (std::vector<Point>{{1, 0}, {0, 1}})) << "in the order of the words";
  EXPECT_TRUE(words().capitals) << "two equal numbers";
  flag({0, 0});
  EXPECT_EQ(hint(), "<0,1> already has its mine, <0,0>, so <0,2> is safe.");
  EXPECT_FALSE(words().capitals);
  EXPECT_TRUE(words().mines.empty()) << "a flag says it already";
}

TEST_F(MinesHintWords, TwoNumbersWithTheSameMines) {
  begin("*..*\n....", {{1, 0}, {1, 1}});
  EXPECT_EQ(hint(), "<1,0> still needs 1 mine, in <0,0> <0,1>. That also fills <1,1>, so <0,2> is safe.");
  EXPECT_EQ(words().among, (std::vector<Point>{{0, 0}, {0, 1}}));
  EXPECT_FALSE(words().letters);
  EXPECT_TRUE(words().capitals) << "two equal numbers";
}

TEST_F(MinesHintWords, TwoNumbersOfWhichOneNeedsMore) {
  begin("*.*.\n....", {{1, 0}, {1, 1}, {1, 2}});
  EXPECT_EQ(hint(),
            "<1,1> still needs 2 mines. Even if <0,0> is one, the rest is in <0,1> <0,2>. That fills <1,2>, "
            "so <0,3> is safe.");
  EXPECT_EQ(words().among, (std::vector<Point>{{0, 0}, {0, 1}, {0, 2}}));
  EXPECT_TRUE(words().letters);
  EXPECT_FALSE(words().capitals);
}

TEST_F(MinesHintWords, TheRemainingMines) {
  begin("..*.", {{0, 0}});
  EXPECT_EQ(hint(), "All mines are found, so <0,3> is safe.");
  EXPECT_EQ(words().mines, (std::vector<Point>{{0, 2}}));
  begin("...\n.*.\n...", {{0, 1}, {1, 0}});
  EXPECT_EQ(hint(), "Only 1 mine is left. It must touch <1,0>, so <0,2> is safe.");
}

TEST_F(MinesHintWords, AFlagThatIsWrong) {
  begin("*..*\n....", {{0, 1}, {1, 0}, {1, 1}});
  flag({1, 2});
  EXPECT_EQ(hint(),
            "This flag is wrong. Because of <1,0>, <0,0> must be a mine. <0,1> already has its mine, <0,0>, "
            "so <1,2> is safe.");
  // A flood leaves flags alone, also beside an empty cell.
  game = game_on("....*");
  flag({0, 1});
  game.play({Action::Open, {0, 0}});
  EXPECT_EQ(hint(), "This flag is wrong. No mine touches an empty cell, so <0,1> is safe.");
}

TEST_F(MinesHintWords, GuessesAndTheirRisk) {
  begin("*.\n..", {{1, 1}});
  EXPECT_EQ(hint(), "Nothing is certain. <0,0> is the safest guess: 33.3% risk of a mine.");
  EXPECT_EQ(
      said(game,
           {.kind = Hint::Kind::Guess, .at = {0, 1}, .ground = Ground::Further, .mine = 0.25, .least = 0.2}),
      "Nothing is certain. <0,1> is the best guess: 25% risk of a mine. The safest cell has 20%, but tells "
      "you less.");
  EXPECT_EQ(
      said(game,
           {.kind = Hint::Kind::Guess, .at = {0, 1}, .ground = Ground::Estimated, .mine = 0.1, .least = 0.1}),
      "Too complex to solve exactly. <0,1> looks safest: about 10% risk of a mine.");
}

TEST_F(MinesHintWords, TheFirstCell) {
  const auto first = [](FirstClick promise) {
    return hint_words(Localiser{}, Game(Start{.rules = {.first = promise}, .random = Random(1)}), Hint{})
        .text;
  };
  EXPECT_TRUE(first(FirstClick::Opens).starts_with("The first click opens an area"));
  EXPECT_TRUE(first(FirstClick::Safe).starts_with("The first click is never a mine"));
  EXPECT_TRUE(first(FirstClick::Any).starts_with("Nothing is known yet"));
}

}  // namespace
}  // namespace quintet::mines
