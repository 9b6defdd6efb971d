// The options of a free match, and the boards that they deal.
#include "games/link/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::HasSubstr;

std::vector<Figure> two_figures() {
  link::Layout fish = link::plain_layout({4, 3});
  fish.name = "Fish";
  fish.gravity = link::Gravity::Left;
  link::Layout heart = link::plain_layout({6, 5});
  heart.name = "Heart";
  return {{"fish", fish}, {"heart", heart}};
}

TEST(SetupChoices, TheBoardsFormARingInBothDirections) {
  const auto figures = two_figures();
  link::Settings wish;
  std::set<std::pair<std::string, int>> seen;
  for (int i = 0; i < 8; ++i) {
    seen.insert({wish.layout, wish.layout.empty() ? wish.width : 0});
    const link::Settings next = turned(wish, Choice::Board, 1, figures);
    EXPECT_EQ(turned(next, Choice::Board, -1, figures).layout, wish.layout);
    wish = next;
  }
  EXPECT_EQ(seen.size(), 8U) << "five full boards, two figures, any figure";
  EXPECT_EQ(wish.layout, "");
  EXPECT_EQ(wish.width, link::Settings{}.width);
}

TEST(SetupChoices, ACustomSizeIsSortedBySize) {
  link::Settings wish;
  wish.width = 14;
  const auto up = turned(wish, Choice::Board, 1, {}), down = turned(wish, Choice::Board, -1, {});
  EXPECT_EQ((Size{up.width, up.height}), (Size{16, 10}));
  EXPECT_EQ((Size{down.width, down.height}), (Size{12, 8}));
}

TEST(SetupChoices, ACustomSizeStaysAvailable) {
  link::Settings wish;
  wish.width = 17;
  for (const int by : {1, -1}) {
    const auto away = turned(wish, Choice::Board, by, {}, own_size(wish));
    EXPECT_EQ(own_size(away), std::nullopt);
    EXPECT_EQ(turned(away, Choice::Board, -by, {}, own_size(wish)), wish);
  }
}

TEST(SetupChoices, ASideKeepsTheCellsEvenAndStopsAtItsLimits) {
  link::Settings wish;
  wish.width = wish.height = 5;
  wish.width = 6;
  EXPECT_EQ(turned(wish, Choice::Width, 1, {}).width, 8);
  EXPECT_EQ(turned(wish, Choice::Width, -1, {}).width, 4);
  wish.width = kSideLeast;
  EXPECT_EQ(turned(wish, Choice::Width, -1, {}), wish);
  wish.width = kWidthMost;
  EXPECT_EQ(turned(wish, Choice::Width, 1, {}), wish);
}

TEST(SetupChoices, AShapeHasItsOwnSizeAndMayHaveAGravity) {
  const auto figures = two_figures();
  link::Settings wish;
  wish.layout = "fish";
  EXPECT_EQ(turned(wish, Choice::Width, 1, figures), wish);
  wish.width = 28;
  wish.height = 16;
  wish.layout.clear();
  EXPECT_EQ(turned(wish, Choice::Board, 1, figures).gravity, link::Gravity::Left);
}

TEST(Variety, ChangesTheNumberOfKinds) {
  for (int tiles = 0; tiles <= 600; tiles += 2) {
    const int few = kinds_on(tiles, Variety::Few), usual = kinds_on(tiles, Variety::Usual),
              many = kinds_on(tiles, Variety::Many);
    EXPECT_LE(few, usual);
    EXPECT_LE(usual, many);
    EXPECT_GE(few, 1);
    EXPECT_LE(many, std::max(1, std::min(tiles / 2, kPictures)));
    if (tiles >= 64) {
      EXPECT_LT(few, usual) << tiles;
      EXPECT_LT(usual, many) << tiles;
    }
  }
}

TEST(FreeMatch, HasTheKindsOfItsDifficultyAndItsOwnRecord) {
  TestContext test;
  link::Settings settings;
  settings.variety = Variety::Few;
  test.player().change(settings);
  const NewMatch dealt = new_free_match(test.context(), Mode::Relaxed);
  const auto& match = dealt.value();
  std::set<link::Tile> kinds;
  for (const link::Tile tile : match.start().board.cells().cells()) kinds.insert(tile);
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kinds_on(160, Variety::Few)));
  EXPECT_EQ(match.record_key(), "relaxed 16x10 none few");
}

TEST(FreeMatch, OnARandomShapeVaries) {
  TestContext test;
  link::Settings settings;
  settings.layout = kAnyFigure;
  test.player().change(settings);
  std::set<std::string> boards;
  for (int i = 0; i < 12; ++i) {
    const NewMatch dealt = new_free_match(test.context(), Mode::Timed);
    const std::string subject = dealt.value().subject();
    const std::string board = subject.substr(0, subject.find(' '));
    EXPECT_TRUE(find_figure(test.context().assets, board)) << board;
    boards.insert(board);
  }
  EXPECT_GT(boards.size(), 3U);
}

TEST(SubjectWord, IsOneWordWithoutUnderscoresAndReversible) {
  for (const std::string file : {"plum-blossom", "my_fish", "a b=c%d", "100%", "%zz", "鱼", "tab\there"}) {
    const std::string word = subject_word(file);
    EXPECT_EQ(word.find_first_of(" _=\t"), std::string::npos) << word;
    EXPECT_EQ(file_of_word(word), file);
  }
  EXPECT_EQ(subject_word("plum-blossom"), "plum-blossom");
}

TEST(SubjectWord, PreservesTheNameOfAShapeInASave) {
  const link::Order order{.layout = link::plain_layout({4, 4}), .rules = {}, .kinds = 4};
  const Match match(Mode::Relaxed, *link::deal(order, Random(1)), subject_word("my_fish") + " down");
  EXPECT_EQ(Match::read(match.write())->subject(), match.subject());
}

TEST(Setup, NamesItsArrowsAndStopsThemAtTheEnds) {
  TestContext test;
  link::Settings settings;
  settings.width = kWidthMost;
  test.player().change(settings);
  test.push<SetupPage>(Mode::Relaxed);
  test.tap("link.setup.width.next");
  EXPECT_EQ(test.player().get<link::Settings>().width, kWidthMost);
  test.tap("link.setup.variety.next");
  EXPECT_EQ(test.player().get<link::Settings>().variety, Variety::Many);
  EXPECT_THAT(test.seen(), HasSubstr("variety=Hard · "));
}

TEST(Setup, ReportsAnUnplayableShapeOnce) {
  const std::string broken = "quintet-layout 1\nname Odd\n***\n";
  const std::array files{EmbeddedFile{"layouts/odd.layout", std::as_bytes(std::span(broken))}};
  std::vector<std::string> faults;
  const Assets assets(files, {}, [&](std::string_view fault) { faults.emplace_back(fault); });
  for (int visit = 0; visit < 3; ++visit) EXPECT_TRUE(figures(assets).empty());
  EXPECT_EQ(faults.size(), 1U);
}

}  // namespace
}  // namespace quintet::link
