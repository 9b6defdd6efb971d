// The options of a free match, and the boards that they deal.
#include "games/link/setup_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "core/link/deal.hpp"
#include "core/link/difficulty.hpp"
#include "core/link/gravity.hpp"

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

// As if the player had taken the board at this place of the gallery.
link::Settings take_board(BoardGallery& gallery, std::size_t option) {
  const link::Settings wish = gallery.with_board(option);
  gallery.show(wish);
  return wish;
}

TEST(BoardGallery, EveryBoardCanBeChosen) {
  BoardGallery gallery(two_figures());
  std::set<std::pair<std::string, int>> seen;
  const std::size_t count = gallery.boards().size();
  EXPECT_EQ(count, 8U) << "five rectangles, a random shape, two shapes";
  for (std::size_t i = 0; i < count; ++i) {
    const link::Settings wish = take_board(gallery, i);
    EXPECT_EQ(gallery.chosen(), i);
    seen.insert({wish.layout, wish.layout.empty() ? wish.width : 0});
  }
  EXPECT_EQ(seen.size(), count);
}

TEST(BoardGallery, ACustomSizeIsSortedBySize) {
  const BoardGallery gallery({}, {.width = 14});
  const std::size_t own = gallery.chosen();
  EXPECT_EQ(gallery.boards().at(own).size, (Size{14, 10}));
  EXPECT_EQ(gallery.boards().at(own + 1).size, (Size{16, 10}));
  EXPECT_EQ(gallery.boards().at(own - 1).size, (Size{12, 8}));
}

TEST(BoardGallery, ACustomSizeStaysAvailable) {
  const link::Settings wish{.width = 17};
  BoardGallery gallery({}, wish);
  const std::size_t own = gallery.chosen();
  EXPECT_NE(take_board(gallery, own + 1).width, 17);
  EXPECT_EQ(take_board(gallery, own), wish);
}

TEST(BoardGallery, FollowsTheSettings) {
  BoardGallery gallery(two_figures());
  const auto cells = [&gallery] { return gallery.layout()->cells.size(); };
  EXPECT_EQ(cells(), (Size{16, 10}));
  gallery.show({.width = 14, .height = 8});
  EXPECT_EQ(cells(), (Size{14, 8}));
  EXPECT_EQ(gallery.boards().size(), 9U) << "the size of the player's own";
  gallery.show({.layout = "heart"});
  EXPECT_EQ(cells(), (Size{6, 5}));
  EXPECT_EQ(gallery.boards().at(gallery.chosen()).shape->name, "Heart");
  gallery.show({.layout = std::string(kAnyFigure)});
  EXPECT_FALSE(gallery.layout());
}

TEST(BoardGallery, ASideKeepsTheCellsEvenAndStopsAtItsLimits) {
  link::Settings wish{.width = 6, .height = 5};
  EXPECT_EQ(turned(wish, &link::Settings::width, 1).width, 8);
  EXPECT_EQ(turned(wish, &link::Settings::width, -1).width, 4);
  wish.width = kSideLeast;
  EXPECT_EQ(turned(wish, &link::Settings::width, -1), wish);
  wish.width = kWidthMost;
  EXPECT_EQ(turned(wish, &link::Settings::width, 1), wish);
}

TEST(BoardGallery, AShapeHasItsOwnSizeAndMayHaveAGravity) {
  BoardGallery gallery(two_figures());
  EXPECT_TRUE(gallery.is_rectangle());
  const auto& boards = gallery.boards();
  const auto fish = std::ranges::find(boards, "fish", &BoardOption::layout) - boards.begin();
  EXPECT_EQ(take_board(gallery, static_cast<std::size_t>(fish)).gravity, link::Gravity::Left);
  EXPECT_FALSE(gallery.is_rectangle());
}

TEST(Setup, HasRowsForTheSidesOfARectangleAlone) {
  TestContext test;
  auto& page = test.push<SetupPage>(Mode::Relaxed);
  EXPECT_NE(page.locate("link.setup.width.next"), std::nullopt);
  for (int i = 0; i < 8 && !page.locate("link.setup.board.fish"); ++i) test.tap("link.setup.board.next");
  test.tap("link.setup.board.fish");
  EXPECT_EQ(page.locate("link.setup.width.next"), std::nullopt);
}

TEST(Setup, EveryOptionHasADifferentName) {
  TestContext test;
  const std::vector<SetupRow> rows = test.push<SetupPage>(Mode::Relaxed).rows();
  EXPECT_EQ(rows.size(), 7U);
  for (const SetupRow& row : rows) {
    std::set<std::string> ids, labels;
    for (const SetupOption& option : row.options) {
      ids.insert(option.id);
      labels.insert(option.label);
    }
    EXPECT_EQ(ids.size(), row.options.size()) << row.id;
    EXPECT_EQ(labels.size(), row.options.size()) << row.id;
  }
}

// The board of the setup after the pair.
Board acted(TestContext& test, link::Gravity gravity) {
  SetupBoard board(test.context());
  board.fit({0, 0, 800, 500});
  Duration now{0};
  board.show(BoardGallery({}), {.gravity = gravity}, now);
  while (board.moving(now) && board.board().tiles() == 160) board.advance(now += milliseconds(8));
  return board.board();
}

TEST(SetupBoard, MatchesOnePairAndMovesTheTilesOfItsGravity) {
  TestContext test;
  for (const link::Gravity gravity : kGravities) {
    const Board board = acted(test, gravity);
    EXPECT_EQ(board.tiles(), 16 * 10 - 2) << link::name(gravity);
    EXPECT_EQ(settle(board, gravity).shifts.size(), 0U) << link::name(gravity);
  }
}

TEST(SetupBoard, RestsAfterItHasActedAndActsAgainWhenItIsAsked) {
  TestContext test;
  const BoardGallery gallery({});
  SetupBoard board(test.context());
  board.fit({0, 0, 800, 500});
  Duration now{0};
  board.show(gallery, {}, now);
  EXPECT_TRUE(board.moving(now));
  EXPECT_EQ(board.board().tiles(), 160);
  while (board.moving(now)) board.advance(now += milliseconds(8));
  EXPECT_LT(now, std::chrono::seconds(4));
  EXPECT_EQ(board.board().tiles(), 160) << "whole again";
  board.show(gallery, {}, now);
  EXPECT_FALSE(board.moving(now)) << "nothing has changed";
  board.act_again(now);
  EXPECT_TRUE(board.moving(now));
  EXPECT_EQ(board.board().tiles(), 160);
}

TEST(SetupBoard, StaysAtTheEndWithReducedMotion) {
  TestContext test;
  ui::Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  SetupBoard board(test.context());
  board.fit({0, 0, 800, 500});
  Duration now{0};
  board.show(BoardGallery({}), {.gravity = link::Gravity::Down}, now);
  while (board.moving(now)) board.advance(now += milliseconds(8));
  EXPECT_EQ(board.board().tiles(), 158);
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

int level_of(Rating& rating) {
  while (!rating.poll()) std::this_thread::yield();
  return rating.level().value_or(0);
}

TEST(Rating, IsOfTheChosenBoardAlone) {
  TestContext test;
  Rating rating(test.context());
  EXPECT_FALSE(rating.level());
  link::Settings wish;
  wish.variety = Variety::Few;
  const link::Layout small = link::plain_layout({8, 8});
  rating.show(small, wish);
  EXPECT_FALSE(rating.level());
  EXPECT_TRUE(rating.busy());
  EXPECT_EQ(level_of(rating), link::kEasiestBoard);
  wish.gravity = link::Gravity::LrGather;
  wish.variety = Variety::Many;
  wish.width = 28;
  wish.height = 16;
  rating.show(link::plain_layout({28, 16}), wish);
  EXPECT_FALSE(rating.level());
  EXPECT_EQ(level_of(rating), link::kHardestBoard);
  wish.pictures = Pictures::Characters;
  rating.show(link::plain_layout({28, 16}), wish);
  EXPECT_EQ(rating.level(), link::kHardestBoard);
  EXPECT_FALSE(rating.busy());
}

TEST(Rating, IsUnknownWhereNothingCanBeDealt) {
  TestContext test;
  Rating rating(test.context());
  link::Layout stones = link::plain_layout({2, 2});
  for (link::Tile& cell : stones.cells.cells()) cell = link::Tile::Stone;
  rating.show(stones, {});
  EXPECT_EQ(level_of(rating), 0);
}

TEST(Setup, StopsItsButtonsAtTheEnds) {
  TestContext test;
  link::Settings settings;
  settings.width = kWidthMost;
  test.player().change(settings);
  test.push<SetupPage>(Mode::Relaxed);
  test.tap("link.setup.width.next");
  EXPECT_EQ(test.player().get<link::Settings>().width, kWidthMost);
  test.tap("link.setup.variety.many");
  EXPECT_EQ(test.player().get<link::Settings>().variety, Variety::Many);
  EXPECT_THAT(test.seen(), HasSubstr("variety=Hard · "));
}

TEST(Setup, KeepsBothOfTwoChoicesInOneStep) {
  TestContext test;
  auto& page = test.push<SetupPage>(Mode::Relaxed);
  test.settle();
  const auto press = [&page](std::string_view id, PointerEvent::Kind kind) {
    return Event{PointerEvent{.kind = kind, .at = *page.locate(id)}};
  };
  using Kind = PointerEvent::Kind;
  test.send(
      {press("link.setup.gravity.down", Kind::Pressed), press("link.setup.gravity.down", Kind::Released),
       press("link.setup.variety.many", Kind::Pressed), press("link.setup.variety.many", Kind::Released)});
  EXPECT_EQ(test.player().get<link::Settings>().gravity, link::Gravity::Down);
  EXPECT_EQ(test.player().get<link::Settings>().variety, Variety::Many);
}

TEST(Setup, TheWheelGoesThroughTheGalleryAndItsPages) {
  TestContext test;
  auto& page = test.push<SetupPage>(Mode::Relaxed);
  test.settle();
  const Vec over = *page.locate("link.setup.board.small");
  const auto chosen = [&test] { return test.player().get<link::Settings>(); };
  EXPECT_EQ(page.locate("link.setup.board.turtle"), std::nullopt) << "on another page";
  for (int i = 0; i < 40; ++i)
    test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = over, .scroll = {0, -1}}});
  EXPECT_EQ(chosen().layout, "turtle") << "the last shape";
  EXPECT_NE(page.locate("link.setup.board.turtle"), std::nullopt);
  for (int i = 0; i < 40; ++i)
    test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = over, .scroll = {0, 1}}});
  EXPECT_EQ(chosen().layout, "");
  EXPECT_EQ(chosen().width, 8);
}

TEST(Setup, TurnsThePagesOfTheGalleryWithoutChoosing) {
  TestContext test;
  auto& page = test.push<SetupPage>(Mode::Relaxed);
  const link::Settings before = test.player().get<link::Settings>();
  EXPECT_EQ(page.locate("link.setup.board.turtle"), std::nullopt);
  for (int i = 0; i < 10; ++i) test.tap("link.setup.board.next");
  EXPECT_EQ(test.player().get<link::Settings>(), before);
  test.tap("link.setup.board.turtle");
  EXPECT_EQ(test.player().get<link::Settings>().layout, "turtle");
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
