// What stands around gomoku's board and on it: the choice of a colour, the buttons of the player to move, messages, the
// reason of a forbidden point, marks, and the controls of a game of two computers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "engine/audio/audio_record.hpp"
#include "engine/platform/window.hpp"
#include "play/gomoku_driver.hpp"
#include "support/layout_check.hpp"
#include "ui/pages/page.hpp"

namespace quintet::app {
namespace {

using gomoku::Level;
using gomoku::Opening;
using gomoku::PlayAs;
using gomoku::Rule;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class AroundTheBoard : public testing::Test {
 protected:
  void take_up(const gomoku::Match& match, const gomoku::Settings& wish = {}) {
    give(player, match);
    start(wish);
    go_on(*driver, match.mode());
    driver->settle();
  }
  void two_people(std::string_view points, const gomoku::Start& start = {}) {
    take_up(match_with(start, {}, points));
  }
  void start(const gomoku::Settings& wish = {}) {
    driver = std::make_unique<Driver>(player);
    set_gomoku(*driver, wish);
  }
  const ui::Page& page() { return dynamic_cast<const ui::Page&>(*driver->app().scenes().top()); }
  const ui::Control* control(const std::string& id) {
    for (const ui::Control& each : page().controls())
      if (each.id == id) return &each;
    return nullptr;
  }
  Rect bounds(const std::string& id) {
    const ui::Control* found = control(id);
    EXPECT_TRUE(found) << id;
    return found ? found->bounds : Rect{};
  }
  Rect plate() { return bounds("board"); }
  // The lines of text of the page that contain these words.
  std::vector<Rect> ink_of(const std::string& words) {
    std::vector<Rect> found;
    ui::Context& context = driver->context();
    context.canvas.read_text([&](Canvas& canvas) { context.scenes.top()->draw(canvas, Duration{0}); },
                             [&](const LineOfText& line) {
                               if (line.text.find(words) != std::string_view::npos) found.push_back(line.ink);
                             });
    return found;
  }
  const AudioRecord& heard() { return dynamic_cast<AudioRecord&>(driver->app().audio()); }
  std::ptrdiff_t stones_heard() {
    return std::ranges::count_if(heard().played(),
                                 [](const std::string& name) { return name.starts_with("stone-"); });
  }
  // The colour at a place, as the screen shows it; the scale is 1 at this size.
  std::uint32_t colour_at(Vec place) {
    driver->app().draw();
    const auto pixels = driver->app().window().read_pixels();
    const auto x = static_cast<std::size_t>(place.x), y = static_cast<std::size_t>(place.y);
    return pixels.argb[y * static_cast<std::size_t>(pixels.width) + x];
  }
  Vec place_of(const std::string& point) { return *driver->app().scenes().top()->locate(point); }

  TestPlayer player;
  std::unique_ptr<Driver> driver;
};

bool apart(Rect a, Rect b) {
  return intersection(a, b).empty();
}

TEST_F(AroundTheBoard, AllAnswersOfSwap2StandInOnePanelUnderThePlayerWhoChooses) {
  for (const char* size : {"1280 720", "640 480", "540 960"}) {
    start({.start = {.opening = Opening::Swap2}});
    begin(*driver, gomoku::Mode::Two);
    driver->play("resize " + std::string(size) + "\nsettle");
    place(*driver, "h8 i9 g7");
    const Rect black = bounds("gomoku.play.take-black"), white = bounds("gomoku.play.take-white"),
               more = bounds("gomoku.play.add-two");
    for (const Rect each : {black, white, more}) {
      EXPECT_TRUE(apart(each, plate())) << size;
      // The second player, whose card is the right one, chooses; below the board there is room for all in the middle.
      EXPECT_TRUE(each.x >= plate().right() || each.y >= plate().bottom()) << size;
      EXPECT_EQ(each.h, black.h) << size;
    }
    EXPECT_EQ(black.y == more.y, black.y >= plate().bottom()) << size;
    EXPECT_EQ(ink_of("Choose").size(), 1U) << size;
    EXPECT_FALSE(control("gomoku.play.resign"));
    driver.reset();
    std::filesystem::remove_all(player.data());
  }
}

TEST_F(AroundTheBoard, AHintDoesNotReplaceWhatTheOpeningAsksFor) {
  start({.start = {.opening = Opening::Swap2}});
  begin(*driver, gomoku::Mode::Two);
  place(*driver, "h8");
  EXPECT_THAT(driver->seen(), HasSubstr("remark=Place the opening"));
  driver->play("press Hint\nsettle");
  EXPECT_THAT(driver->seen(), Not(HasSubstr("remark=Place the opening")));
  EXPECT_THAT(driver->seen(), HasSubstr("hint="));
  driver->play("wait 4000\nsettle");
  EXPECT_THAT(driver->seen(), HasSubstr("remark=Place the opening"));
}

TEST_F(AroundTheBoard, TheButtonsStandUnderThePlayerToMove) {
  two_people("h8 i9");
  EXPECT_LT(bounds("gomoku.play.resign").right(), plate().x);
  EXPECT_LT(bounds("gomoku.play.draw").right(), plate().x);
  place(*driver, "j10");
  EXPECT_GT(bounds("gomoku.play.resign").x, plate().right());
  EXPECT_GT(bounds("gomoku.play.draw").x, plate().right());
}

TEST_F(AroundTheBoard, TheDialogNamesWhoResigns) {
  two_people("h8 i9");
  driver->play("tap gomoku.play.resign\nsettle\nexpect dialog");
  EXPECT_EQ(ink_of("Black resigns?").size(), 1U);
  driver->play("press Back\nsettle\ntap j10\nsettle\ntap gomoku.play.resign\nsettle\nexpect dialog");
  EXPECT_EQ(ink_of("White resigns?").size(), 1U);
  driver->play("tap dialog.resign\nsettle\nexpect result won");
}

TEST_F(AroundTheBoard, MessagesStandBesideTheBoardWhereThereIsRoom) {
  for (const char* size : {"1280 720", "1920 1080", "640 480", "540 960"}) {
    two_people("h8");
    driver->play("resize " + std::string(size) + "\nsettle\ntap h8\nexpect remark=This");
    const auto lines = ink_of("This point");
    ASSERT_EQ(lines.size(), 1U) << size;
    EXPECT_TRUE(apart(lines[0], plate())) << size;
    driver.reset();
  }
}

TEST_F(AroundTheBoard, ToastsStandBesideTheBoard) {
  two_people("h8");
  driver->play("press Copy\nwait 300");
  EXPECT_THAT(driver->seen(), HasSubstr("notice="));
  const std::string seen = driver->seen();
  const std::string words = seen.substr(seen.find("notice=") + 7);
  const auto lines = ink_of(words.substr(0, words.find(' ')));
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_TRUE(apart(lines[0], plate()));
}

TEST_F(AroundTheBoard, BothPlayersHaveOneTypeSize) {
  for (const char* size : {"640 480", "1280 720"}) {
    two_people("h8 i9");
    driver->play("resize " + std::string(size) + "\nsettle");
    const auto first = ink_of("First player"), second = ink_of("Second player");
    ASSERT_EQ(first.size() * second.size(), 1U) << size;
    EXPECT_EQ(first[0].h, second[0].h) << size;
    const auto draw = ink_of("Offer a draw"), resign = ink_of("Resign");
    ASSERT_EQ(draw.size() * resign.size(), 1U) << size;
    EXPECT_EQ(draw[0].h, resign[0].h) << size;
    driver.reset();
  }
}

TEST_F(AroundTheBoard, AForbiddenPointSaysWhyWhereItIs) {
  two_people("f8 a1 g8 c1 h9 e1 h10 a3", {.rule = Rule::Renju});
  const std::uint32_t before = colour_at((place_of("f8") + place_of("g8")) * 0.5F);
  EXPECT_TRUE(ink_of("double three").empty());
  driver->play("hover h8\nsettle");
  const auto words = ink_of("Forbidden: double three");
  ASSERT_EQ(words.size(), 1U);
  const float step = place_of("b1").x - place_of("a1").x;
  EXPECT_LT(length(words[0].centre() - place_of("h8")), 6 * step);
  EXPECT_FALSE(words[0].contains(place_of("h8")));
  for (const char* stone : {"f8", "g8", "h9", "h10"})
    EXPECT_FALSE(words[0].contains(place_of(stone))) << stone;
  EXPECT_NE(colour_at((place_of("f8") + place_of("g8")) * 0.5F), before);
  driver->play("hover d4\nsettle");
  EXPECT_TRUE(ink_of("double three").empty());
}

TEST_F(AroundTheBoard, TheReasonStaysInTheWindowAtTheEdges) {
  // The fours of black cross in the corner.
  two_people("b1 a15 c1 c15 d1 e15 a2 g15 a3 i15 a4 k15", {.rule = Rule::Renju});
  driver->play("hover a1\nsettle");
  const auto words = ink_of("Forbidden: double four");
  ASSERT_EQ(words.size(), 1U);
  const Extent window = driver->context().canvas.size();
  EXPECT_GE(words[0].x, 0);
  EXPECT_GE(words[0].y, 0);
  EXPECT_LE(words[0].right(), window.w);
  EXPECT_LE(words[0].bottom(), window.h);
}

TEST_F(AroundTheBoard, ThreatsDoNotStrikeOutTheNumbers) {
  two_people("h8 a1 i8 c1 j8");
  driver->play("press Numbers\nsettle");
  driver->app().draw();
  const auto plain = driver->app().window().read_pixels();
  driver->play("press Secondary\nsettle\nexpect threats=1");
  driver->app().draw();
  const auto marked = driver->app().window().read_pixels();
  const Vec stone = place_of("i8");
  for (float y = -8; y <= 8; ++y) {
    for (float x = -8; x <= 8; ++x) {
      const std::size_t at = static_cast<std::size_t>(stone.y + y) * static_cast<std::size_t>(plain.width) +
                             static_cast<std::size_t>(stone.x + x);
      ASSERT_EQ(plain.argb[at], marked.argb[at]) << x << ',' << y;
    }
  }
  EXPECT_NE(plain.argb, marked.argb);
}

TEST_F(AroundTheBoard, TheMarksOfTheThreatsAreExplainedWhileTheyAreShown) {
  two_people("h8 a1 i8 c1 j8");
  EXPECT_TRUE(ink_of("Finishes the row").empty());
  driver->play("press Secondary\nsettle");
  for (const char* words : {"Open four", "Open three", "Finishes the row", "Blocks the row"}) {
    const auto lines = ink_of(words);
    ASSERT_EQ(lines.size(), 1U) << words;
    EXPECT_TRUE(apart(lines[0], plate())) << words;
  }
}

TEST_F(AroundTheBoard, TheCursorLeavesTheHintInSight) {
  two_people("h8 a1 i8 c1 j8 e1 k8 l8");
  driver->play("press Hint\nsettle\nexpect hint=g8");
  const float step = place_of("b1").x - place_of("a1").x;
  // At the right end of the ring around the hint.
  const Vec ring = place_of("g8") + Vec{0, 0.56F * step};
  const std::uint32_t hint = colour_at(ring);
  driver->play("press Down\nsettle");
  driver->play("press Down\npress Up\nsettle");
  EXPECT_EQ(colour_at(ring), hint);
  const Vec corner = place_of("g8") + Vec{0.5F, 0.5F} * step;
  const std::uint32_t bracket = colour_at(corner);
  driver->play("press Down 2\nsettle");
  EXPECT_NE(colour_at(corner), bracket);
}

TEST_F(AroundTheBoard, TheLinesMeetInTheCorners) {
  for (const int width : {1280, 1000, 837, 1920}) {
    two_people("h8");
    driver->app().resize(width, width * 9 / 16);
    driver->settle();
    driver->app().draw();
    const auto pixels = driver->app().window().read_pixels();
    const float scale = driver->context().canvas.scale();
    const auto dark = [&](int x, int y) {
      const std::uint32_t argb =
          pixels.argb[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                      static_cast<std::size_t>(x)];
      constexpr std::uint32_t kDark = 0x60;
      return (argb >> 16U & 0xFFU) < kDark;
    };
    // Around each corner the dark pixels are two bars that end in a full square: none is missing in it.
    for (const char* name : {"a1", "a15", "o1", "o15"}) {
      const Vec corner = place_of(name) * scale;
      const int x = static_cast<int>(corner.x), y = static_cast<int>(corner.y);
      const int right = name[0] == 'a' ? 1 : -1, down = std::string(name).ends_with("15") ? 1 : -1;
      constexpr int kReach = 6;
      int outer_x = x - right * kReach, outer_y = y - down * kReach;
      for (int i = 0; i < kReach && !dark(outer_x, y + down * kReach); ++i) outer_x += right;
      for (int i = 0; i < kReach && !dark(x + right * kReach, outer_y); ++i) outer_y += down;
      EXPECT_TRUE(dark(outer_x, outer_y)) << name << " at " << width;
    }
    driver.reset();
  }
}

TEST_F(AroundTheBoard, AStoneIsHeardWhenItLandsAndMarkedThen) {
  two_people("h8");
  const auto before = stones_heard();
  driver->play("tap i9");
  const Vec dot = place_of("i9");
  const std::uint32_t falling = colour_at(dot);
  EXPECT_EQ(stones_heard(), before);
  driver->settle();
  EXPECT_EQ(stones_heard(), before + 1);
  EXPECT_NE(colour_at(dot), falling);
  // A second stone before the first has landed: both are heard.
  driver->play("tap a1\ntap a2\nsettle");
  EXPECT_EQ(stones_heard(), before + 3);
}

TEST_F(AroundTheBoard, HighContrastOutlinesTheStonesOfALightBoard) {
  two_people("h8 i9");
  const auto brightness = [&](Vec place) {
    const std::uint32_t argb = colour_at(place);
    return static_cast<int>((argb >> 16U & 0xFFU) + (argb >> 8U & 0xFFU) + (argb & 0xFFU));
  };
  const float step = place_of("b1").x - place_of("a1").x;
  // The darkest place on the way from a white stone to the field beside it, away from the lines.
  const auto rim = [&] {
    int darkest = 3 * 255;
    for (float out = 0.38F; out < 0.52F; out += 0.02F)
      darkest = std::min(darkest, brightness(place_of("i9") + Vec{0.6F, 0.8F} * (out * step)));
    return darkest;
  };
  const Vec field = place_of("c3") + Vec{0.5F, 0.5F} * step;
  const int plain_rim = rim(), plain_field = brightness(field);
  ui::Settings settings = driver->context().profile.settings();
  settings.high_contrast = true;
  driver->context().profile.change(settings);
  driver->settle();
  EXPECT_LT(rim(), plain_rim / 2);
  EXPECT_GT(brightness(field), plain_field);
}

TEST_F(AroundTheBoard, MoveNumbersAreSwitchedDuringPlay) {
  two_people("h8 i9");
  const auto numbers = [&] { return driver->context().profile.get<gomoku::Settings>().numbers; };
  driver->play("tap gomoku.play.numbers\nsettle");
  EXPECT_TRUE(numbers());
  EXPECT_EQ(control("gomoku.play.numbers")->label, "Hide move numbers (D)");
  driver->play("press Numbers\nsettle");
  EXPECT_FALSE(numbers());
}

TEST_F(AroundTheBoard, ANewGameGivesTheFocusToTheBoard) {
  two_people("h8");
  driver->play("press Down\npress Up 20\nexpect gomoku.play");
  EXPECT_NE(driver->value("focus"), "board");
  driver->play("press Restart\nsettle\nexpect gomoku.play focus=board stones=0");
}

TEST_F(AroundTheBoard, AHintIsGivenAfterAnotherPageWasOpened) {
  two_people("h8 i9 g7 h9 g9 g8 j8 f10");
  driver->play("press Hint\npress Pause\nsettle\nexpect pause\npress Pause\nsettle\nexpect gomoku.play");
  EXPECT_NE(driver->value("hint"), "");
}

TEST_F(AroundTheBoard, AFinishedGameIsNotCalledPaused) {
  two_people("h8 h9 i8 i9 j8 j9 k8 k9");
  driver->play("tap l8\nsettle\nexpect result\ntap result.board\nsettle\npress Pause\nsettle\nexpect pause");
  EXPECT_EQ(ink_of("Game over").size(), 1U);
  EXPECT_TRUE(ink_of("Paused").empty());
  EXPECT_TRUE(ink_of("Resume").empty());
}

// Advances scene time, and gives the computers some real time to think.
void watch_until(Driver& driver, int stones) {
  for (int i = 0; i < 20'000 && std::stoi("0" + driver.value("stones")) < stones; ++i) {
    driver.wait(milliseconds(50));
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

TEST_F(AroundTheBoard, AGameOfTwoComputersGoesMoveByMove) {
  start({.level = Level::Pupil, .against = Level::Pupil});
  begin(*driver, gomoku::Mode::Watch);
  watch_until(*driver, 2);
  driver->play("tap gomoku.play.watch\nsettle");
  const int stones = std::stoi(driver->value("stones"));
  EXPECT_TRUE(control("gomoku.play.step")->enabled);
  driver->play("tap gomoku.play.step");
  watch_until(*driver, stones + 1);
  driver->play("settle\nwait 5000\nsettle\nexpect stones=" + std::to_string(stones + 1));
  driver->play("tap gomoku.play.watch");
  EXPECT_FALSE(control("gomoku.play.step")->enabled);
}

TEST_F(AroundTheBoard, TheSpeedOfTwoComputersIsChosen) {
  start({.level = Level::Pupil, .against = Level::Pupil});
  begin(*driver, gomoku::Mode::Watch);
  const auto time_for = [&](const std::string& speed) {
    driver->play("tap gomoku.play." + speed);
    const int from = std::stoi(driver->value("stones"));
    int frames = 0;
    while (frames < 20'000 && std::stoi("0" + driver->value("stones")) < from + 3) {
      driver->wait(milliseconds(16));  // one frame
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      ++frames;
    }
    return frames;
  };
  watch_until(*driver, 2);
  const int slow = time_for("slow"), fast = time_for("fast");
  // How long the engine thinks depends on the machine; the pause between two stones does not. The first stone may have
  // been on its way, so two pauses are sure.
  constexpr int kFramesASecond = 60;
  EXPECT_GE(slow, 2 * 1800 * kFramesASecond / 1000);
  EXPECT_LT(fast, slow);
  EXPECT_EQ(driver->context().profile.get<gomoku::Settings>().watch_speed, ui::WatchSpeed::Fast);
  EXPECT_EQ(control("gomoku.play.fast")->value, 1);
}

TEST_F(AroundTheBoard, TheComputerShowsHowFarItsThinkingIs) {
  take_up(
      match_with({}, {gomoku::SeatPlayer{}, gomoku::SeatPlayer{Level::Master}}, "h8 i9 g7 h9 g9 g8 j8 f10"),
      {.thinking = 30});
  driver->play("tap i7\nwait 3500\nexpect thinking=yes");
  EXPECT_EQ(ink_of("thinking 3 of 30 s").size(), 1U);
  driver->play("press Undo\nsettle");
}

}  // namespace
}  // namespace quintet::app
