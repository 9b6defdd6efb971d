#include "ui/pages/mode_select_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "games/gomoku/match.hpp"
#include "games/link/match.hpp"
#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::ui {
namespace {

using testing::HasSubstr;

// The first `count` modes of Link-up, with functions that only write down that they were called.
struct Modes : testing::Test {
  ModeSelectPage& page(std::size_t count = 4) {
    game = link::definition();
    game.modes.resize(count);
    for (GameMode& mode : game.modes) {
      const std::string name(mode.id);
      mode.progress = [this, name](Context&) {
        return Progress{
            .words = "30 tiles left · best 41 300", .saved = saved.contains(name), .icon = "board"};
      };
      mode.open = [this, name](Context&) { opened += "open " + name + ' '; };
      mode.second = {.open = [this, name](Context&) { opened += "new " + name + ' '; }};
    }
    return test.push<ModeSelectPage>(game);
  }
  const Control* control(const ModeSelectPage& page, const std::string& id) {
    for (const Control& it : page.controls())
      if (it.id == id) return &it;
    return nullptr;
  }

  TestContext test{600, 400};
  GameDefinition game;
  std::set<std::string> saved;
  std::string opened;
};

TEST_F(Modes, ContinuesAndBeginsWithOnePressEach) {
  test.resize(1280, 720);
  saved = {"timed"};
  page();
  test.tap("link.timed");
  test.tap("link.timed.new");
  test.tap("link.relaxed");
  EXPECT_EQ(opened, "open timed new timed open relaxed ");
}

TEST_F(Modes, OffersANewGameBesideASavedOneOnly) {
  test.resize(1280, 720);
  saved = {"timed"};
  const ModeSelectPage& it = page();
  EXPECT_TRUE(control(it, "link.timed.new"));
  EXPECT_FALSE(control(it, "link.relaxed.new"));
  EXPECT_EQ(control(it, "link.timed")->label, "Continue");
  EXPECT_EQ(control(it, "link.relaxed")->label, "New game");
}

TEST_F(Modes, AScrollAsAWholeOpensItsMode) {
  test.resize(1280, 720);
  saved = {"today"};
  const ModeSelectPage& it = page();
  const Rect scroll = control(it, "link.today.art")->bounds, button = control(it, "link.today.new")->bounds;
  for (const Vec at : {Vec{scroll.centre().x, scroll.y + 3}, scroll.centre(),
                       Vec{scroll.x + 3, scroll.bottom() - 3}, button.centre()}) {
    test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = at}});
    test.send({PointerEvent{.kind = PointerEvent::Kind::Released, .at = at}});
  }
  EXPECT_EQ(opened, "open today open today open today new today ");
}

TEST_F(Modes, OnlyTheModePlayedLastIsFilledAndItHasTheFocus) {
  test.resize(1280, 720);
  saved = {"relaxed", "timed"};
  note_played(test.player(), "link", "relaxed");
  note_played(test.player(), "link", "today");
  note_played(test.player(), "gomoku", "timed");
  const ModeSelectPage& it = page();
  EXPECT_THAT(test.seen(), HasSubstr("focus=link.today"));
  for (const char* id : {"relaxed", "timed", "journey", "today"})
    EXPECT_EQ(control(it, std::string("link.") + id)->kind == Control::Kind::Primary,
              std::string(id) == "today")
        << id;
}

TEST_F(Modes, BeginsAtASavedGameBeforeAnyModeWasNoted) {
  test.resize(1280, 720);
  saved = {"journey"};
  page();
  EXPECT_THAT(test.seen(), HasSubstr("focus=link.journey"));
}

TEST_F(Modes, ShowsNoticesClearOfTheScrolls) {
  for (const auto& [width, height] : {std::pair{640, 480}, {960, 540}, {1280, 720}}) {
    test.resize(width, height);
    const ModeSelectPage& it = page();
    test.player().notify("Game saved");
    test.settle();
    Rect notice;
    test.context().canvas.read_text([this](Canvas& canvas) { test.scenes().draw(canvas, Duration{0}); },
                                    [&notice](const LineOfText& line) {
                                      if (line.text == "Game saved") notice = line.ink;
                                    });
    ASSERT_FALSE(notice.empty());
    for (const Control& each : it.controls())
      EXPECT_TRUE(intersection(each.bounds, notice).empty()) << each.id << ' ' << width;
    test.press(Action::Back);
  }
}

TEST_F(Modes, OpensStatisticsRulesAndSettingsOfThisGame) {
  test.resize(1280, 720);
  test.push<ModeSelectPage>(gomoku::definition());
  test.tap("gomoku.statistics");
  EXPECT_THAT(test.seen(), HasSubstr("statistics focus=statistics.link tab=gomoku"));
  test.press(Action::Back);
  test.tap("gomoku.help");
  EXPECT_THAT(test.seen(), HasSubstr("help focus"));
  test.settle();
  EXPECT_THAT(texts_of(test.context()), testing::Contains("How to play Gomoku"));
  test.press(Action::Back);
  test.tap("gomoku.settings");
  EXPECT_THAT(test.seen(), HasSubstr("settings focus"));
  test.settle();
  EXPECT_THAT(texts_of(test.context()),
              testing::AllOf(testing::Contains("Gomoku"), testing::Not(testing::Contains("Link-up"))));
}

TEST_F(Modes, CanBeUsedByKeyboardOnly) {
  test.resize(1280, 720);
  saved = {"relaxed", "today"};
  const ModeSelectPage& it = page();
  test.press(Action::Right);  // shows the ring
  std::set<std::string> reached;
  for (std::size_t i = 0; i < it.controls().size(); ++i) {
    const std::string seen = test.seen();
    const auto begin = seen.find("focus=") + 6;
    reached.insert(seen.substr(begin, seen.find(' ', begin) - begin));
    test.press(Action::Next);
  }
  for (const Control& each : it.controls())
    EXPECT_EQ(reached.contains(each.id), each.stands_for.empty()) << each.id;
}

TEST_F(Modes, FitsEveryWindowWithOneToFourModes) {
  for (std::size_t count = 1; count <= 4; ++count) {
    for (const bool all : {false, true}) {
      saved = all ? std::set<std::string>{"relaxed", "timed", "journey", "today"} : std::set<std::string>{};
      page(count);
      test.settle();
      expect_fits(test.stage(), std::to_string(count) + (all ? " saved modes" : " modes"));
      test.draw();
    }
  }
}

TEST_F(Modes, TheScrollsOfTheGamesFitEveryWindow) {
  for (const GameDefinition* each : {&link::definition(), &gomoku::definition()}) {
    test.push<ModeSelectPage>(*each);
    test.settle();
    expect_fits(test.stage(), std::string(each->id));
    draw_in_odd_windows(test.stage());
  }
}

TEST(ModeScrolls, HangInTheUsualWindowAndLieInSmallOnes) {
  EXPECT_EQ(place_scrolls({39, 80, 1202, 608}, 4).shape, ScrollShape::Hanging);
  EXPECT_EQ(place_scrolls({12, 56, 616, 296}, 4).shape, ScrollShape::Lying);
  for (const Rect room :
       {Rect{39, 80, 1202, 608}, {12, 56, 616, 296}, {12, 80, 616, 1050}, {12, 56, 829, 416}}) {
    for (std::size_t count = 1; count <= 5; ++count) {
      const ScrollPlaces places = place_scrolls(room, count);
      ASSERT_EQ(places.scrolls.size(), count);
      for (std::size_t i = 0; i < count; ++i) {
        EXPECT_GE(places.scrolls[i].x, room.x - 1);
        EXPECT_LE(places.scrolls[i].right(), room.right() + 1);
        EXPECT_LE(places.scrolls[i].bottom(), room.bottom() + 1);
        for (std::size_t other = 0; other < i; ++other)
          EXPECT_TRUE(intersection(places.scrolls[i], places.scrolls[other]).empty());
      }
    }
  }
}

// The rooms of six modes in a window of 1280×720 at 100 to 200 %, and in small windows.
TEST(ModeScrolls, KeepTheirTitlesClearOfTheButtons) {
  constexpr float kLeastTitle = 18;
  for (const Rect room : {Rect{39, 64, 1202, 632},
                          {39, 64, 1012, 504},
                          {12, 56, 829, 416},
                          {12, 56, 616, 296},
                          {12, 56, 616, 416},
                          {12, 80, 516, 868}}) {
    for (const int rows : {1, 2}) {
      const ScrollPlaces places = place_scrolls(room, 6);
      for (const Rect place : places.scrolls) {
        const ModeScroll scroll(place, places.shape, rows);
        EXPECT_GE(scroll.title().h, kLeastTitle) << room.w << ' ' << rows;
        EXPECT_LE(scroll.title().bottom(), scroll.main_button().y) << room.w << ' ' << rows;
        if (rows > 1) {
          EXPECT_LE(scroll.title().bottom(), scroll.second_button().y) << room.w;
        }
        EXPECT_GE(scroll.only_button().w, scroll.main_button().w);
      }
    }
  }
}

}  // namespace
}  // namespace quintet::ui
