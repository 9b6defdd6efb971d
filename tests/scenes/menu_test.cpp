#include "scenes/menu.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::scenes {
namespace {

using testing::HasSubstr;

struct Menu : testing::Test {
  GameCard card(const std::string& id) {
    GameCard card{
        .id = id,
        .name = "Link-up",
        .hanzi = "连连看",
        .line = "Join.",
        .accent = &Palette::link,
        .art = [this](Canvas&, const Theme&, Rect area) { narrowest = std::min(narrowest, area.w); },
        .progress = [] { return Progress{"Best 36 412"}; },
        .open = [this, id] { opened += id + ' '; }};
    for (const std::string mode : {"relaxed", "timed", "journey", "today"}) {
      card.modes.push_back({.id = mode,
                            .label = "Relaxed",
                            .icon = "leaf",
                            .progress =
                                [this, mode] {
                                  ++asked;
                                  return Progress{"84 tiles", mode == saved};
                                },
                            .open = [this, mode] { opened += mode + ' '; }});
    }
    return card;
  }
  MenuPage& menu(std::vector<std::string> games) {
    std::vector<GameCard> cards;
    for (const std::string& game : games) cards.push_back(card(game));
    std::vector<Entry> below;
    for (const std::string id : {"settings", "statistics", "help", "quit"}) {
      below.push_back({.id = id,
                       .label = "Settings",
                       .act = [this, id] { opened += id + ' '; },
                       .page = Entry::Page::Stays});
    }
    return test.push<MenuPage>(std::move(cards), std::move(below));
  }

  TestContext test;
  std::string opened, saved;
  int asked = 0;
  float narrowest = 1e6F;
};

TEST_F(Menu, OffersTheWaysToPlayOfAGameThatStandsAlone) {
  menu({"link"});
  test.tap("menu.link.timed");
  test.tap("menu.link");
  EXPECT_EQ(opened, "timed link ");
}

TEST_F(Menu, OffersOneCardEachWhereThereAreSeveralGames) {
  MenuPage& page = menu({"link", "gomoku", "2048", "mines", "go"});
  EXPECT_EQ(page.locate("menu.link.timed"), std::nullopt);
  test.tap("menu.mines");
  EXPECT_EQ(opened, "mines ");
}

TEST_F(Menu, HasTheFocusOnTheGameThatWasLeft) {
  saved = "journey";
  menu({"link"});
  EXPECT_EQ(test.seen(), "menu focus=menu.link.journey cards=1 saved=journey");
}

TEST_F(Menu, HasTheFocusOnTheFirstWayToPlayElse) {
  menu({"link"});
  EXPECT_THAT(test.seen(), HasSubstr("focus=menu.link.relaxed"));
}

TEST_F(Menu, AsksForProgressOncePerVisitAndLanguageOnly) {
  menu({"link"});
  EXPECT_EQ(asked, 4);
  test.wait(milliseconds(200));
  EXPECT_EQ(asked, 4);
  test.speak("zh_CN");
  test.wait(milliseconds(20));
  EXPECT_EQ(asked, 8);
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

TEST_F(Menu, CanBeGoneThroughByKeysAlone) {
  menu({"link"});
  test.press(Action::Right);  // shows the ring
  const auto press = [this](Action action) {
    test.press(action);
    const std::string seen = test.seen();
    return seen.substr(seen.find('=') + 1, seen.find(' ', seen.find('=')) - seen.find('=') - 1);
  };
  EXPECT_EQ(press(Action::Right), "menu.link.timed");
  EXPECT_EQ(press(Action::Down), "menu.link.today");
  EXPECT_EQ(press(Action::Left), "menu.link.journey");
  EXPECT_EQ(press(Action::Left), "menu.link");
  EXPECT_EQ(press(Action::Down), "menu.statistics");
  EXPECT_EQ(press(Action::Right), "menu.help");
  EXPECT_EQ(press(Action::Up), "menu.link");
}

TEST_F(Menu, FitsEveryWindowWithOneGameAndWithFive) {
  for (const auto& games : {std::vector<std::string>{"link"}, {"link", "gomoku", "2048", "mines", "go"}}) {
    for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {2560, 1080}, {480, 900}, {1, 1}}) {
      for (const int scale : {75, 100, 200}) {
        Settings settings = test.player().settings();
        settings.interface_scale = scale;
        test.player().change(settings);
        test.resize(width, height);
        MenuPage& page = menu(games);
        test.settle();
        test.draw();
        const Extent size = test.context().canvas.size();
        for (const char* name : {"menu.link", "menu.settings", "menu.quit"}) {
          EXPECT_TRUE((Rect{0, 0, size.w, size.h}.contains(*page.locate(name))))
              << name << ' ' << width << ' ' << scale;
        }
      }
    }
  }
  EXPECT_GT(narrowest, 60);
}

}  // namespace
}  // namespace quintet::scenes
