#include "ui/pages/menu_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/link/match.hpp"
#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/game_card.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::ui {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

struct Menu : testing::Test {
  Menu() { test.resize(1280, 720); }
  GameDefinition game(const std::string& id) {
    GameDefinition it = link::definition();
    it.id = id;
    it.art = [](Canvas&, const Theme&, Rect area) { narrowest = std::min({narrowest, area.w, area.h}); };
    it.progress = [this](Context&) {
      ++asked;
      return Progress{.words = "Best 36 412", .icon = "star", .part = 0.4F};
    };
    for (GameMode& mode : it.modes) {
      const std::string name = id + '.' + std::string(mode.id);
      mode.progress = [this, name](Context&) {
        Progress progress{.saved = saved.contains(name)};
        if (!progress.saved) return progress;
        progress.words = "30 tiles left";
        progress.board = [](Canvas&, const Context&, Rect area) { board = area; };
        progress.lines = {
            {.picture = "images/stones/portrait-lady.svg", .title = "Adept", .words = "White"},
            {.picture = "images/stones/portrait-lady.svg", .title = "You", .words = "Black", .acts = true}};
        return progress;
      };
      mode.open = [this, name](Context&) { opened += "open " + name + ' '; };
      mode.second.open = [this, name](Context&) { opened += "new " + name + ' '; };
    }
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
                       .label = msgid("Settings"),
                       .icon = id == "quit"   ? "close"
                               : id == "help" ? "help"
                                              : "settings",
                       .act = [this, id] { opened += id + ' '; },
                       .page = MenuItem::Page::Stays});
    }
    return test.push<MenuPage>(std::move(below));
  }
  // As if these modes had been played in this order, each with a saved game.
  void played(const std::vector<std::string>& modes) {
    for (const std::string& mode : modes) {
      saved.insert(mode);
      note_played(test.player(), mode.substr(0, mode.find('.')), mode.substr(mode.find('.') + 1));
    }
  }
  std::string focus() {
    const std::string seen = test.seen();
    const auto begin = seen.find("focus=") + 6;
    return seen.substr(begin, seen.find(' ', begin) - begin);
  }

  TestContext test{600, 400};  // a window that begins small may have any size
  std::string opened;
  int asked = 0;
  std::set<std::string> saved;
  std::vector<std::string> names;
  std::vector<GameDefinition> games;
  std::vector<const GameDefinition*> list;
  static inline float narrowest = 1e6F;
  static inline Rect board;
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
  menu({"link", "gomoku"});
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
  EXPECT_THAT(test.seen(), HasSubstr("dialog focus=dialog.cancel"));
  test.press(Action::Back);
  EXPECT_EQ(test.quits(), 0);
  test.press(Action::Back);
  test.tap("dialog.quit");
  EXPECT_EQ(test.quits(), 1);
}

TEST_F(Menu, InvitesToTheFirstGameBeforeAnyWasPlayed) {
  menu({"link", "gomoku"});
  EXPECT_THAT(test.seen(), HasSubstr("focus=menu.link cards=2 hero=link"));
  test.settle();
  EXPECT_THAT(texts_of(test.context()), Contains("Play"));
  EXPECT_THAT(texts_of(test.context()), Not(Contains("Continue")));
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), HasSubstr("link focus=link.relaxed"));
}

TEST_F(Menu, ContinuesTheGamePlayedLastWithOnePress) {
  played({"link.timed", "gomoku.relaxed"});
  menu({"link", "gomoku", "2048"});
  EXPECT_THAT(test.seen(), HasSubstr("hero=gomoku.relaxed saved"));
  test.press(Action::Confirm);
  EXPECT_EQ(opened, "open gomoku.relaxed ");
  test.draw();
  EXPECT_GT(board.w, 400);
}

TEST_F(Menu, SmallCardsKeepTheirPlacesWhicheverGameWasPlayedLast) {
  const std::vector<std::string> all{"link", "gomoku", "2048", "mines", "go"};
  MenuPage* page = &menu(all);
  const auto places = [&page] {
    std::map<std::string, Vec> at;
    for (const Control& control : page->controls())
      if (control.kind == Control::Kind::Area && control.stands_for.empty())
        at[control.id] = control.bounds.centre();
    return at;
  };
  const auto usual = places();
  EXPECT_EQ(usual.size(), 4U);
  for (const std::string last : {"gomoku", "2048", "mines", "go"}) {
    played({last + ".timed"});
    page = &menu(all);
    for (const auto& [id, at] : places()) {
      const std::string slot = id == "menu.link" ? "menu." + last : id;
      EXPECT_EQ(at.x, usual.at(slot).x) << last << ' ' << id;
      EXPECT_EQ(at.y, usual.at(slot).y) << last << ' ' << id;
    }
  }
}

TEST_F(Menu, ThePictureOfTheGameContinuesItToo) {
  played({"link.timed"});
  menu({"link", "gomoku"});
  test.tap("menu.board");
  EXPECT_EQ(opened, "open link.timed ");
  EXPECT_EQ(focus(), "menu.continue") << "the picture itself never has the focus";
}

TEST_F(Menu, ANewGameAndAllModesAreOnePressAway) {
  played({"link.timed"});
  menu({"link", "gomoku"});
  test.tap("menu.new");
  EXPECT_EQ(opened, "new link.timed ");
  test.tap("menu.link");
  EXPECT_THAT(test.seen(), HasSubstr("link focus=link.timed"));
}

TEST_F(Menu, OffersTheSavedModeOfAGameRatherThanTheLatest) {
  played({"link.relaxed", "link.timed"});
  saved.erase("link.timed");
  menu({"link", "gomoku"});
  EXPECT_THAT(test.seen(), HasSubstr("hero=link.relaxed saved"));
}

TEST_F(Menu, OffersANewGameOfTheLatestModeWhereNothingIsSaved) {
  played({"link.relaxed", "link.timed"});
  saved.clear();
  menu({"link", "gomoku"});
  EXPECT_THAT(test.seen(), HasSubstr("focus=menu.continue cards=2 hero=link.timed"));
  test.settle();
  EXPECT_THAT(texts_of(test.context()), AllOf(Contains("New game"), Not(Contains("Continue"))));
  test.press(Action::Confirm);
  EXPECT_EQ(opened, "open link.timed ");
}

TEST_F(Menu, ShowsASavedGameOfAnEarlierVersionWhichKeptNoOrder) {
  saved.insert("gomoku.today");
  menu({"link", "gomoku"});
  EXPECT_THAT(test.seen(), HasSubstr("hero=gomoku.today saved"));
}

TEST_F(Menu, OtherGamesSayWhatCanBeContinued) {
  played({"gomoku.timed", "link.timed"});
  menu({"link", "gomoku", "2048"});
  test.settle();
  EXPECT_THAT(texts_of(test.context()), IsSupersetOf({"30 tiles left", "Best 36 412"}));
}

TEST_F(Menu, TheGamePlayedMeanwhileComesFirstAndHasTheFocus) {
  played({"link.timed"});
  menu({"link", "gomoku"});
  test.tap("menu.gomoku");
  played({"gomoku.today"});
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), HasSubstr("menu focus=menu.continue cards=2 hero=gomoku.today saved"));
}

TEST_F(Menu, IgnoresRecentModesThatItDoesNotKnow) {
  Settings settings = test.player().settings();
  settings.recent = "chess.blitz link.nothing ..x link. nonsense link.timed";
  test.player().change(settings);
  saved.insert("link.timed");
  menu({"gomoku", "link"});
  EXPECT_THAT(test.seen(), HasSubstr("hero=link.timed saved"));
}

TEST_F(Menu, CanBeUsedByKeyboardOnly) {
  played({"link.timed"});
  MenuPage& page = menu({"link", "gomoku", "2048", "mines", "go"});
  test.press(Action::Right);  // shows the ring
  EXPECT_EQ(focus(), "menu.continue");
  std::set<std::string> by_tab;
  for (std::size_t i = 0; i < page.controls().size(); ++i) {
    by_tab.insert(focus());
    test.press(Action::Next);
  }
  // A walk in all directions.
  std::set<std::string> reached{focus()};
  constexpr std::array kWays{Action::Right, Action::Down, Action::Up, Action::Left};
  for (int step = 0; step < 600; ++step) {
    test.press(kWays[test.context().chance.index(kWays.size())]);
    reached.insert(focus());
  }
  for (const Control& control : page.controls()) {
    if (!control.stands_for.empty()) continue;
    EXPECT_TRUE(by_tab.contains(control.id)) << control.id;
    EXPECT_TRUE(reached.contains(control.id)) << control.id;
  }
  EXPECT_FALSE(by_tab.contains("menu.board"));
}

TEST_F(Menu, FitsEveryWindowWithOneToFiveGames) {
  const std::vector<std::string> all{"link", "gomoku", "2048", "mines", "go"};
  for (std::size_t count = 1; count <= all.size(); ++count) {
    menu({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)});
    test.settle();
    expect_fits(test.stage(), std::to_string(count) + " games");
    test.draw();
  }
  EXPECT_GT(narrowest, 20);
}

TEST_F(Menu, FitsEveryWindowWithSavedGames) {
  const std::vector<std::string> all{"link", "gomoku", "2048", "mines", "go"};
  for (std::size_t count = 1; count <= all.size(); ++count) {
    played({all[count - 1] + ".timed", "link.timed"});
    menu({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)});
    test.settle();
    expect_fits(test.stage(), std::to_string(count) + " games");
  }
}

bool within(Rect inner, Rect outer) {
  return inner.x >= outer.x - 0.1F && inner.y >= outer.y - 0.1F && inner.right() <= outer.right() + 0.1F &&
         inner.bottom() <= outer.bottom() + 0.1F;
}

// Points of windows in which somebody plays, see choose_scale in render_state.cpp.
constexpr std::array kWindows{Extent{1280, 720},  Extent{1707, 960}, Extent{1024, 576}, Extent{853, 480},
                              Extent{640, 360},   Extent{889, 667},  Extent{1185, 889}, Extent{711, 533},
                              Extent{640, 480},   Extent{750, 1333}, Extent{640, 1138}, Extent{1000, 1778},
                              Extent{1481, 1111}, Extent{2560, 720}};

TEST_F(Menu, TheHelpKeyOpensTheIndexOfTheGames) {
  menu({"link", "gomoku"});
  test.press(Action::Help);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("help focus=help.link books=2"));
}

TEST(MenuLayout, PlacesNothingOverAnythingElse) {
  for (const Extent window : kWindows) {
    for (std::size_t small = 0; small <= 4; ++small) {
      const MenuLayout menu = place_menu(window, small, 4);
      const std::string where =
          std::to_string(window.w) + " " + std::to_string(window.h) + " with " + std::to_string(small);
      std::vector<Rect> parts = menu.cards;
      parts.insert(parts.end(), {menu.title, menu.below, menu.hero});
      for (std::size_t i = 0; i < parts.size(); ++i) {
        EXPECT_TRUE(within(parts[i], {0, 0, window.w, window.h})) << where << ", part " << i;
        for (std::size_t other = 0; other < i; ++other)
          EXPECT_TRUE(intersection(parts[i], parts[other]).empty()) << where << ", " << i << " and " << other;
      }
      Rect around = menu.hero;
      around.y -= kBreakOut;
      around.h += kBreakOut;
      EXPECT_TRUE(within(menu.board, around)) << where;
      EXPECT_TRUE(within(menu.column, menu.hero)) << where;
      EXPECT_TRUE(intersection(menu.board, menu.column).empty()) << where;
      EXPECT_TRUE(intersection(menu.board, menu.title).empty()) << where;
      EXPECT_EQ(menu.cards.size(), small);
    }
  }
}

TEST(MenuLayout, KeepsCardsAndColumnLargeEnoughInEveryWindow) {
  for (const Extent window : kWindows) {
    for (std::size_t small = 1; small <= 4; ++small) {
      const MenuLayout menu = place_menu(window, small, 4);
      const std::string where =
          std::to_string(window.w) + " " + std::to_string(window.h) + " with " + std::to_string(small);
      EXPECT_GE(menu.column.w, 150) << where;
      EXPECT_GE(menu.board.w, 110) << where;
      for (const Rect& card : menu.cards) {
        EXPECT_GE(card.w, 136) << where;
        EXPECT_GE(card.h, 60) << where;
      }
    }
  }
}

TEST(MenuLayout, TheBoardBreaksOutOfTheCardInTheUsualWindow) {
  for (std::size_t small = 1; small <= 4; ++small) {
    const MenuLayout menu = place_menu({1280, 720}, small, 4);
    EXPECT_NEAR(menu.hero.y - menu.board.y, kBreakOut, 1) << small;
    EXPECT_NEAR(menu.board.w, 464, 16) << small;
    EXPECT_FALSE(menu.icons_below);
  }
}

TEST(MenuLayout, SmallCardsFillTheirSideWithoutHoles) {
  for (std::size_t small = 1; small <= 4; ++small) {
    const MenuLayout menu = place_menu({1280, 720}, small, 4);
    float area = 0, right = 0, bottom = 0;
    for (const Rect& card : menu.cards) {
      area += card.w * card.h;
      right = std::max(right, card.right());
      bottom = std::max(bottom, card.bottom());
    }
    const Rect side{menu.hero.right(), menu.hero.y, right - menu.hero.right(), menu.hero.h};
    EXPECT_NEAR(right, 1232, 1) << small;
    EXPECT_NEAR(bottom, menu.hero.bottom(), 1) << small;
    EXPECT_GT(area / (side.w * side.h), 0.88) << small;
  }
}

}  // namespace
}  // namespace quintet::ui
