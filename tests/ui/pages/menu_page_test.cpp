#include "ui/pages/menu_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/link/definition.hpp"
#include "support/test_context.hpp"
#include "ui/pages/menu_layout.hpp"

namespace quintet::ui {
namespace {

using testing::HasSubstr;

struct Menu : testing::Test {
  Menu() { test.resize(1280, 720); }
  GameDefinition game(const std::string& id) {
    GameDefinition it = link::definition();
    it.id = id;
    it.art = [](Canvas&, const Theme&, Rect area) { narrowest = std::min(narrowest, area.w); };
    it.progress = [this](Context&) {
      ++asked;
      return Progress{"Best 36 412"};
    };
    return it;
  }
  MenuPage& menu(const std::vector<std::string>& ids) {
    names = ids;
    games.clear();
    list.clear();
    for (const std::string& id : names) games.push_back(game(id));
    for (std::size_t i = 0; i < games.size(); ++i) {
      games[i].id = names[i];
      list.push_back(&games[i]);
    }
    test.context().games = list;
    std::vector<MenuItem> below;
    for (const std::string id : {"settings", "statistics", "help", "quit"}) {
      below.push_back({.id = id,
                       .label = "Settings",
                       .act = [this, id] { opened += id + ' '; },
                       .page = MenuItem::Page::Stays});
    }
    return test.push<MenuPage>(std::move(below));
  }

  TestContext test{600, 400};  // a window that begins small may have any size
  std::string opened;
  int asked = 0;
  std::vector<std::string> names;
  std::vector<GameDefinition> games;
  std::vector<const GameDefinition*> list;
  static inline float narrowest = 1e6F;
};

TEST_F(Menu, OffersOneCardForEachGame) {
  menu({"link", "gomoku", "2048", "mines", "go"});
  test.tap("menu.mines");
  EXPECT_THAT(test.seen(), HasSubstr("mines focus=mines.relaxed"));
  test.press(Action::Back);
  test.tap("menu.help");
  EXPECT_EQ(opened, "help ");
}

TEST_F(Menu, AsksForProgressOncePerVisitAndLanguageOnly) {
  menu({"link"});
  EXPECT_EQ(asked, 1);
  test.wait(milliseconds(200));
  EXPECT_EQ(asked, 1);
  test.speak("zh_CN");
  test.wait(milliseconds(20));
  EXPECT_EQ(asked, 2);
}

TEST_F(Menu, AsksBeforeEscapeEndsTheProgram) {
  menu({"link"});
  test.press(Action::Back);
  EXPECT_EQ(test.quits(), 0);
  EXPECT_THAT(test.seen(), HasSubstr("dialog focus=dialog.stay"));
  test.press(Action::Back);
  EXPECT_EQ(test.quits(), 0);
  test.press(Action::Back);
  test.tap("dialog.quit");
  EXPECT_EQ(test.quits(), 1);
}

TEST_F(Menu, CanBeUsedByKeyboardOnly) {
  menu({"link", "gomoku"});
  test.press(Action::Right);  // shows the ring
  const auto press = [this](Action action) {
    test.press(action);
    const std::string seen = test.seen();
    return seen.substr(seen.find('=') + 1, seen.find(' ', seen.find('=')) - seen.find('=') - 1);
  };
  EXPECT_EQ(press(Action::Right), "menu.gomoku");
  EXPECT_EQ(press(Action::Left), "menu.link");
  // Two cards are as wide as the four buttons, so that the second one lies below the middle of the first card.
  EXPECT_EQ(press(Action::Down), "menu.statistics");
  EXPECT_EQ(press(Action::Left), "menu.settings");
  EXPECT_EQ(press(Action::Up), "menu.link");
  EXPECT_EQ(press(Action::Right), "menu.gomoku");
  EXPECT_EQ(press(Action::Down), "menu.quit");
  EXPECT_EQ(press(Action::Left), "menu.help");
  EXPECT_EQ(press(Action::Up), "menu.link");
}

TEST_F(Menu, FitsEveryWindowWithOneGameAndWithFive) {
  for (const auto& ids : {std::vector<std::string>{"link"}, {"link", "gomoku", "2048", "mines", "go"}}) {
    menu(ids);
    test.settle();
    expect_fits(test.stage(), std::to_string(ids.size()) + " games");
    test.draw();
  }
  EXPECT_GT(narrowest, 60);
}

TEST(MenuLayout, PlacesOneToFiveEqualCardsInEveryRoomWithoutOverlap) {
  for (std::size_t count = 1; count <= 5; ++count) {
    for (const Extent room :
         {Extent{1098, 372}, {856, 280}, {600, 180}, {850, 900}, {1180, 700}, {300, 900}}) {
      const CardGrid table = table_of_cards(room, count);
      const Rect all{10, 20, table.size().w, table.size().h};
      EXPECT_LE(all.w, room.w + 0.1F);
      EXPECT_LE(all.h, room.h + 0.1F);
      for (std::size_t i = 0; i < count; ++i) {
        const Rect card = table.place(i, all.origin());
        EXPECT_EQ(card.extent(), table.card);
        EXPECT_GE(card.x, all.x - 0.1F);
        EXPECT_GE(card.y, all.y - 0.1F);
        EXPECT_LE(card.right(), all.right() + 0.1F);
        EXPECT_LE(card.bottom(), all.bottom() + 0.1F);
        for (std::size_t other = 0; other < i; ++other)
          EXPECT_TRUE(intersection(card, table.place(other, all.origin())).empty()) << count << ' ' << i;
      }
    }
  }
}

TEST(MenuLayout, FillsTheWidthOfTheUsualWindowInOneRow) {
  for (std::size_t count = 3; count <= 5; ++count) {
    const CardGrid table = table_of_cards({1098, 372}, count);
    EXPECT_EQ(table.rows(), 1U);
    EXPECT_NEAR(table.size().w, 1098, 0.1);
  }
  EXPECT_NEAR(table_of_cards({1098, 372}, 2).size().w, 1098, 0.1);
}

TEST(MenuLayout, BreaksTheRowWhereTheRoomIsTall) {
  EXPECT_EQ(table_of_cards({850, 900}, 4).columns, 2U);
  const CardGrid table = table_of_cards({850, 900}, 5);
  EXPECT_EQ(table.columns, 3U);
  EXPECT_EQ(table.rows(), 2U);
  // The two cards of the second row are centred below the three.
  const Rect fourth = table.place(3, {}), fifth = table.place(4, {});
  EXPECT_NEAR(fourth.x, table.size().w - fifth.right(), 0.1);
}

}  // namespace
}  // namespace quintet::ui
