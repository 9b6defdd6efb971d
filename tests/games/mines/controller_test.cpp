// Playing by mouse, touch, keys and gamepad on a small board, the first click, the end, and boards larger than the window.
//
//     1*2*1
//     12321
//     .1*1.
//     12321
//     1*2*1
#include "games/mines/controller.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <thread>

#include "core/mines/share.hpp"
#include "games/mines/settings.hpp"
#include "support/game_page.hpp"
#include "support/test_context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

using Kind = PointerEvent::Kind;
using Key = quintet::Action;

constexpr std::array<Point, 5> kMines{Point{0, 1}, {0, 3}, {2, 2}, {4, 1}, {4, 3}};

class MinesController : public testing::Test {
 protected:
  static Match small_match(bool proved = false) {
    const Rules rules{.size = {5, 5}, .mines = 5, .no_guess = proved};
    const Start::Given given{.laid = {Field(rules.size, kMines), proved}, .first = {2, 0}};
    return {Mode::Custom, Start{rules, Random(1), given}};
  }
  // Where no board is proved, this search ends only when it is told to.
  static constexpr Dealer::Effort kEndless{std::numeric_limits<std::uint64_t>::max()};

  static Match hard_match() { return {Mode::Custom, Start{{.size = {30, 30}, .mines = 350}, Random(1)}}; }
  ui::GamePage& begin(Match match = small_match(), Dealer::Effort effort = Dealer::Effort::Full) {
    auto& page = ui::push_game<Controller>(test, std::move(match), effort);
    test.settle();
    return page;
  }
  template <class Change>
  void set(const Change& change) {
    Settings settings = test.player().get<Settings>();
    change(settings);
    test.player().change(settings);
  }

  Vec place(Point cell) const {
    return test_top()->locate(std::to_string(cell.row) + ',' + std::to_string(cell.column)).value();
  }
  const Scene* test_top() const { return const_cast<ui::TestContext&>(test).scenes().top(); }
  void mouse(Kind kind, Point cell, Button button = Button::Primary) {
    test.send({PointerEvent{.kind = kind, .at = place(cell), .button = button}});
  }
  void click(Point cell, Button button = Button::Primary) {
    mouse(Kind::Pressed, cell, button);
    mouse(Kind::Released, cell, button);
  }
  void flag(Point cell) { click(cell, Button::Secondary); }
  void finger(Kind kind, Vec at) { test.send({PointerEvent{.kind = kind, .at = at, .touch = true}}); }

  std::string value(const std::string& key) const {
    const std::string text = ' ' + test.seen() + ' ';
    const auto at = text.find(' ' + key + '=');
    if (at == std::string::npos) return {};
    const auto from = at + key.size() + 2;
    return text.substr(from, text.find(' ', from) - from);
  }
  char cell(Point at) const { return value("board").at(static_cast<std::size_t>(at.row * 6 + at.column)); }
  bool says(const std::string& words) const { return test.seen().find(words) != std::string::npos; }
  bool heard(const std::string& sound) { return std::ranges::count(test.audio().played(), sound) > 0; }
  // Waits for a computation; scene time goes on as slowly as the clock.
  template <class Done>
  void wait_until(const Done& done) {
    for (int i = 0; i < 5'000 && !done(); ++i) {
      std::this_thread::sleep_for(milliseconds(1));
      if (i % 8 == 0 || done()) test.send({});
    }
    EXPECT_TRUE(done()) << test.seen();
  }
  void win() {
    for (int i = 0; i < 25; ++i) {
      const Point at{i / 5, i % 5};
      if (std::ranges::count(kMines, at) == 0 && value("status") != "won") click(at);
    }
  }

  TestContext test;
};

// --- The mouse

TEST_F(MinesController, AClickOpensWhenItIsReleased) {
  begin();
  mouse(Kind::Pressed, {0, 0});
  EXPECT_EQ(cell({0, 0}), '#');
  mouse(Kind::Released, {0, 0});
  EXPECT_EQ(cell({0, 0}), '1');
  EXPECT_TRUE(heard("mine-open"));
}

TEST_F(MinesController, AGameThatIsDroppedOpensOverTheMatch) {
  begin();
  click({0, 0});
  const std::string before = test.seen();
  const auto file = test.games().folder() / "game.txt";
  std::filesystem::create_directories(file.parent_path());
  Replay other(
      {.rules = {.size = {5, 5}, .mines = 5}, .random = Random(0), .given = small_match().start().given});
  ASSERT_TRUE(other.play({mines::Action::Open, {0, 0}}, 0));
  std::ofstream(file) << write_share(other);
  test.send({FileEvent{file.string()}});
  EXPECT_TRUE(test.seen().starts_with("mines.review")) << test.seen();
  test.press(Key::Back);
  EXPECT_EQ(test.seen(), before);
}

// A fast hand slips over the border of a cell.
TEST_F(MinesController, TheCellWhereTheButtonIsReleasedCounts) {
  begin();
  mouse(Kind::Pressed, {1, 1});
  mouse(Kind::Moved, {0, 0});
  mouse(Kind::Released, {0, 0});
  EXPECT_EQ(value("moves"), "1");
  EXPECT_EQ(cell({0, 0}), '1');
}

TEST_F(MinesController, PressedCellsLookPressed) {
  begin();
  const auto pressed = [&] { return value("pressed"); };
  mouse(Kind::Pressed, {0, 0});
  EXPECT_EQ(pressed(), "1");
  mouse(Kind::Moved, {1, 1});
  EXPECT_EQ(pressed(), "1") << "another one";
  const PointerEvent away{.kind = Kind::Moved, .at = {2, 2}};
  test.send({away});
  EXPECT_EQ(pressed(), "") << "beside the board";
  test.send({PointerEvent{.kind = Kind::Released, .at = {2, 2}}});
  click({1, 0});
  mouse(Kind::Pressed, {1, 0});
  EXPECT_EQ(pressed(), "5") << "the closed neighbours of the number";
  mouse(Kind::Released, {1, 0});
  mouse(Kind::Pressed, {2, 2}, Button::Middle);
  EXPECT_EQ(pressed(), "9");
  test.draw();
}

TEST_F(MinesController, TheRightButtonFlagsAtOnceOrOnRelease) {
  begin();
  mouse(Kind::Pressed, {0, 1}, Button::Secondary);
  EXPECT_EQ(cell({0, 1}), 'F');
  mouse(Kind::Released, {0, 1}, Button::Secondary);
  EXPECT_EQ(value("left"), "4");
  set([](Settings& settings) { settings.flag_on_release = true; });
  test.send({});
  mouse(Kind::Pressed, {0, 3}, Button::Secondary);
  EXPECT_EQ(cell({0, 3}), '#');
  mouse(Kind::Released, {0, 3}, Button::Secondary);
  EXPECT_EQ(cell({0, 3}), 'F');
  click({0, 3});
  EXPECT_EQ(cell({0, 3}), 'F') << "a flag protects its cell";
}

TEST_F(MinesController, TheCounterMayBecomeNegative) {
  begin();
  for (const Point at : {Point{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 1}}) flag(at);
  EXPECT_EQ(value("left"), "-1");
}

struct ChordWay {
  const char* name;
  bool by_click;
  std::vector<std::pair<Kind, Button>> presses;
};

class MinesChords : public MinesController, public testing::WithParamInterface<ChordWay> {};

TEST_P(MinesChords, OpenTheNeighboursOfANumberWithItsFlags) {
  set([](Settings& settings) { settings.chord_by_click = GetParam().by_click; });
  begin();
  click({1, 0});
  const auto chord = [this] {
    for (const auto& [kind, button] : GetParam().presses) mouse(kind, {1, 0}, button);
  };
  chord();
  EXPECT_EQ(value("moves"), "1") << "there is no flag yet";
  flag({0, 1});
  test.wait(milliseconds(600));
  chord();
  EXPECT_EQ(cell({0, 0}), '1');
  EXPECT_EQ(cell({1, 1}), '2');
  EXPECT_EQ(cell({2, 0}), '.');
  EXPECT_EQ(cell({0, 1}), 'F');
  EXPECT_EQ(value("moves"), "3");
}

constexpr auto kLeft = Button::Primary, kRight = Button::Secondary, kMiddle = Button::Middle;
constexpr auto kDown = Kind::Pressed, kUp = Kind::Released;
INSTANTIATE_TEST_SUITE_P(
    Ways, MinesChords,
    testing::Values(
        ChordWay{"Click", true, {{kDown, kLeft}, {kUp, kLeft}}},
        ChordWay{"DoubleClick", false, {{kDown, kLeft}, {kUp, kLeft}, {kDown, kLeft}, {kUp, kLeft}}},
        ChordWay{"Middle", false, {{kDown, kMiddle}, {kUp, kMiddle}}},
        ChordWay{"LeftThenRight", false, {{kDown, kLeft}, {kDown, kRight}, {kUp, kLeft}, {kUp, kRight}}},
        ChordWay{"RightThenLeft", false, {{kDown, kRight}, {kDown, kLeft}, {kUp, kRight}, {kUp, kLeft}}}),
    [](const auto& way) { return way.param.name; });

TEST_F(MinesController, AClickOnANumberIsNoChordUnlessChosen) {
  set([](Settings& settings) { settings.chord_by_click = false; });
  begin();
  click({1, 0});
  flag({0, 1});
  test.wait(milliseconds(600));
  click({1, 0});
  EXPECT_EQ(value("moves"), "2");
}

// The right button stays down while the left one clicks on one number after the other.
TEST_F(MinesController, AHeldButtonChordsWithEveryClickOfTheOther) {
  set([](Settings& settings) { settings.chord_by_click = false; });
  begin();
  click({1, 0});
  click({3, 0});
  flag({4, 1});
  mouse(Kind::Pressed, {0, 1}, Button::Secondary);
  click({1, 0});
  EXPECT_EQ(value("moves"), "5");
  click({3, 0});
  EXPECT_EQ(value("moves"), "6");
  EXPECT_EQ(cell({4, 0}), '1');
}

TEST_F(MinesController, AChordWithAWrongFlagLoses) {
  begin();
  click({1, 0});
  flag({0, 0});
  click({1, 0});
  EXPECT_EQ(value("status"), "lost");
  EXPECT_EQ(cell({0, 1}), '!');
  EXPECT_EQ(cell({0, 0}), 'X');
  EXPECT_EQ(cell({2, 2}), '*');
  EXPECT_TRUE(heard("mine-thud"));
}

TEST_F(MinesController, InputIsNotHeldBackByMotion) {
  begin();
  click({2, 0});
  flag({2, 2});
  click({2, 4});
  click({0, 0});
  EXPECT_EQ(value("moves"), "4");
}

// --- Keys, gamepad, fingers

TEST_F(MinesController, IsPlayedByKeysAndGamepad) {
  begin();
  for (const Key key : {Key::Up, Key::Up, Key::Left, Key::Left, Key::Left}) test.press(key);
  test.press(Key::Down);  // the first key only shows the cursor, so this is the second row
  test.press(Key::Confirm);
  EXPECT_EQ(cell({2, 0}), '.') << test.seen();
  test.press(Key::Up);
  test.press(Key::Up);
  test.press(Key::Right);
  test.press(Key::Secondary);
  EXPECT_EQ(cell({0, 1}), 'F');
  test.press(Key::Down);
  test.press(Key::Left);
  test.press(Key::Confirm);  // chords, whatever a click does
  EXPECT_EQ(cell({0, 0}), '1');
}

TEST_F(MinesController, AFingerOpensALongPressFlagsAndAToggleChangesTheTwo) {
  begin();
  finger(Kind::Pressed, place({0, 0}));
  finger(Kind::Released, place({0, 0}));
  EXPECT_EQ(cell({0, 0}), '1');
  finger(Kind::Pressed, place({0, 1}));
  test.wait(BoardInput::kLongPress + milliseconds(50));
  test.draw();
  EXPECT_EQ(cell({0, 1}), 'F');
  finger(Kind::Released, place({0, 1}));
  EXPECT_EQ(cell({0, 1}), 'F');
  const Vec toggle = test_top()->locate("mines.play.flags").value();
  finger(Kind::Pressed, toggle);
  finger(Kind::Released, toggle);
  finger(Kind::Pressed, place({0, 3}));
  finger(Kind::Released, place({0, 3}));
  EXPECT_EQ(cell({0, 3}), 'F');
}

// --- The first click

TEST_F(MinesController, TheFirstClickDealsAndEarlierFlagsStay) {
  begin(*ui::MatchFlow<Match>(test.context()).deal(Mode::Expert));
  flag({0, 0});
  flag({8, 0});
  EXPECT_EQ(value("status"), "ready");
  click({8, 15});
  wait_until([&] { return value("status") == "playing"; });
  EXPECT_EQ(value("proved"), "yes");
  EXPECT_EQ(value("left"), "97");
  EXPECT_EQ(value("moves"), "3");
}

TEST_F(MinesController, SaysThatNoBoardWithoutAGuessWasFoundAndOffersAPlainOne) {
  begin(hard_match(), kEndless);
  click({15, 15});
  test.wait(std::chrono::seconds(1));
  EXPECT_TRUE(says("Looking for a board"));
  test.wait(std::chrono::seconds(6));
  wait_until([&] { return says("dialog"); });
  test.settle();
  test.tap("dialog.plain");
  test.settle();
  EXPECT_EQ(value("status"), "playing");
  EXPECT_EQ(value("proved"), "no");
}

TEST_F(MinesController, BackEndsTheSearchForABoard) {
  auto& page = begin(hard_match(), kEndless);
  click({15, 15});
  EXPECT_TRUE(page.busy());
  test.press(Key::Back);
  EXPECT_FALSE(page.busy());
  EXPECT_EQ(value("status"), "ready");
}

TEST_F(MinesController, UndoAndRedoEndTheSearchForABoard) {
  Match match = hard_match();
  const Rules& rules = match.game().rules();
  match.play({mines::Action::Mark, {0, 0}});
  match.play({mines::Action::Open, {15, 15}, plain_board(rules, {15, 15}, Random(1))});
  match.undo();
  auto& page = begin(std::move(match), kEndless);
  click({1, 1});
  ASSERT_TRUE(page.busy());
  test.press(Key::Redo);
  EXPECT_FALSE(page.busy());
  EXPECT_EQ(value("status"), "playing");
  test.press(Key::Undo);
  click({1, 1});
  ASSERT_TRUE(page.busy());
  test.press(Key::Undo);
  EXPECT_FALSE(page.busy());
  EXPECT_EQ(value("moves"), "0");
}

TEST_F(MinesController, AProvedBoardBeginsAtItsCell) {
  begin(small_match(true));
  click({0, 0});
  EXPECT_EQ(value("moves"), "0");
  EXPECT_TRUE(says("remark=Begin at the marked cell"));
  click({2, 0});
  EXPECT_EQ(value("moves"), "1");
}

// --- The clock

TEST_F(MinesController, TheClockRunsFromTheFirstOpeningAndStopsInAPause) {
  begin();
  flag({0, 1});
  test.wait(std::chrono::seconds(3));
  click({0, 0});
  const auto time = [&] {
    std::string shown;
    for (const std::string& text : texts_of(test.context()))
      if (text.starts_with("0:0")) shown = text;
    return shown;
  };
  EXPECT_EQ(time(), "0:00");
  test.wait(milliseconds(2'500));
  EXPECT_EQ(time(), "0:02");
  test.send({WindowEvent::FocusLost});
  EXPECT_TRUE(says("pause"));
  test.wait(std::chrono::seconds(5));
  test.press(Key::Back);
  test.settle();
  EXPECT_EQ(time(), "0:02");
}

TEST_F(MinesController, TheClockMayShowTenthsAndTheSpeed) {
  set([](Settings& settings) { settings.tenths = settings.speed = true; });
  begin();
  EXPECT_EQ(std::ranges::count(texts_of(test.context()), "3BV/s"), 1) << "no figure moves when it comes";
  click({0, 0});
  test.wait(milliseconds(1'250));
  const auto texts = texts_of(test.context());
  EXPECT_EQ(std::ranges::count(texts, "0:01.2"), 1);
  EXPECT_EQ(std::ranges::count(texts, "3BV/s"), 1);
}

TEST_F(MinesController, ANewGameLeavesTheBoardUnlessThePlayerWantsItReplaced) {
  for (const bool at_once : {false, true}) {
    set([at_once](Settings& settings) { settings.at_once = at_once; });
    begin();
    click({0, 0});
    for (int i = 0; i < 12; ++i) flag({0, 1});
    ASSERT_EQ(value("moves"), "13");
    test.press(Key::Restart);
    test.settle();
    EXPECT_EQ(value("moves"), "0") << test.seen();
    const auto saved = ui::MatchStore<Match>(test.context().matches).load(word_of(Mode::Custom));
    EXPECT_EQ(saved.has_value(), !at_once);
  }
}

TEST_F(MinesController, AClickDuringTheDealDoesNotReplaceTheFirst) {
  begin({Mode::Beginner, Start{kBeginner, Random(1)}});
  const Vec first = place({0, 0}), second = place({8, 8});
  test.send({PointerEvent{.kind = Kind::Pressed, .at = first},
             PointerEvent{.kind = Kind::Released, .at = first},
             PointerEvent{.kind = Kind::Pressed, .at = second},
             PointerEvent{.kind = Kind::Released, .at = second}});
  wait_until([&] { return value("status") == "playing"; });
  EXPECT_EQ(value("board").front(), '.') << "the first click opens an area";
}

TEST_F(MinesController, AClickOpensAQuestionMark) {
  const Rules rules{.size = {5, 5}, .mines = 5, .questions = true, .no_guess = false};
  begin({Mode::Custom, Start{rules, Random(1), small_match().start().given}});
  flag({0, 0});
  flag({0, 0});
  EXPECT_EQ(cell({0, 0}), '?');
  click({0, 0});
  EXPECT_EQ(cell({0, 0}), '1');
}

TEST_F(MinesController, ExpertLiesOnItsSideInATallWindow) {
  test.resize(540, 960);
  begin({Mode::Expert, Start{kExpert, Random(1)}});
  EXPECT_GT(place({0, 29}).y, place({0, 0}).y + 400);
  EXPECT_EQ(place({0, 29}).x, place({0, 0}).x);
  test.press(Key::Right);  // shows the cursor
  flag({3, 20});
  EXPECT_EQ(value("board").at(3 * 31 + 20), 'F');
  test.draw();
}

// --- The end

TEST_F(MinesController, ALossCanBeUndoneAndTheDeathIsCounted) {
  begin();
  click({0, 0});
  click({0, 1});
  EXPECT_EQ(value("status"), "lost");
  test.settle();
  EXPECT_TRUE(says("result")) << test.seen();
  test.tap("result.undo");
  test.settle();
  EXPECT_EQ(value("status"), "playing");
  EXPECT_EQ(value("deaths"), "1");
  EXPECT_TRUE(says("helped"));
  EXPECT_EQ(cell({0, 1}), '#');
}

TEST_F(MinesController, UndoingAMarkIsNoHelp) {
  begin();
  flag({0, 1});
  test.press(Key::Undo);
  EXPECT_EQ(cell({0, 1}), '#');
  EXPECT_FALSE(says("helped"));
  test.press(Key::Redo);
  EXPECT_EQ(cell({0, 1}), 'F');
  click({0, 0});
  test.press(Key::Undo);
  EXPECT_TRUE(says("helped"));
}

TEST_F(MinesController, AWinMakesItsMinesBlossomAndShowsItsFigures) {
  begin();
  win();
  EXPECT_EQ(value("status"), "won");
  EXPECT_EQ(cell({2, 2}), '&');
  EXPECT_TRUE(heard("mine-blossom"));
  EXPECT_FALSE(says("result")) << "the wave is seen first";
  test.wait(milliseconds(600));
  test.draw();
  EXPECT_FALSE(says("result"));
  test.settle();
  EXPECT_TRUE(says("result") && says(" won")) << test.seen();
  const auto texts = texts_of(test.context());
  for (const char* label : {"3BV", "3BV/s", "Efficiency", "Clicks"})
    EXPECT_TRUE(std::ranges::count(texts, label) > 0) << label;
}

TEST_F(MinesController, TheSameBoardMayBePlayedAgain) {
  begin();
  click({0, 0});
  click({0, 1});
  test.settle();
  test.tap("result.same");
  test.settle();
  EXPECT_EQ(value("status"), "ready");
  EXPECT_TRUE(says("known"));
  click({2, 0});
  EXPECT_EQ(cell({2, 1}), '1');
}

TEST_F(MinesController, ANewGameDoesNotWaitForTheEndOfALostOne) {
  begin();
  click({0, 0});
  click({0, 1});
  test.press(Key::Restart);
  EXPECT_EQ(value("status"), "ready");
  test.settle();
  EXPECT_EQ(value("status"), "ready");
}

TEST_F(MinesController, ANewGameIsAskedAboutFromTheFirstOpening) {
  begin();
  const std::string left = value("left");
  flag({0, 1});
  EXPECT_NE(value("left"), left);
  test.press(Key::Restart);
  EXPECT_EQ(value("left"), left) << "flags alone are no loss";
}

// --- Levels

TEST_F(MinesController, KeysChooseALevel) {
  begin(*ui::MatchFlow<Match>(test.context()).deal(Mode::Beginner));
  flag({0, 0});
  test.press(Key::Third);
  test.settle();
  EXPECT_EQ(value("mode"), "expert");
  flag({0, 0});
  test.press(Key::First);
  test.settle();
  EXPECT_EQ(value("mode"), "beginner");
  test.press(Key::Third);
  test.settle();
  EXPECT_EQ(value("left"), "99") << "flags alone are no loss";
  test.press(Key::Second);
  test.settle();
  EXPECT_EQ(value("mode"), "intermediate");
}

// --- Automatic moves

TEST_F(MinesController, AutomaticMovesFollowAMoveAndAreUndoneWithIt) {
  set([](Settings& settings) { settings.auto_flag = true; });
  begin();
  click({2, 0});
  EXPECT_EQ(value("moves"), "1") << "nothing is certain by one number";
  EXPECT_FALSE(says("automated"));
  click({0, 0});
  EXPECT_TRUE(says("automated"));
  EXPECT_EQ(value("moves"), "3");
  EXPECT_EQ(value("clicks"), "2");
  EXPECT_EQ(cell({0, 1}), 'F');
  test.press(Key::Undo);
  EXPECT_EQ(value("moves"), "1");
  test.press(Key::Redo);
  EXPECT_EQ(value("moves"), "3");
}

TEST_F(MinesController, AutomaticChordsFollowTheLastFlagOfANumber) {
  set([](Settings& settings) { settings.auto_chord = true; });
  begin();
  click({1, 0});
  flag({0, 1});
  EXPECT_EQ(cell({0, 0}), '1');
  EXPECT_EQ(cell({2, 0}), '.');
  EXPECT_TRUE(says("automated"));
}

TEST_F(MinesController, AnAutomaticChordThatOpensAMineIsHeard) {
  set([](Settings& settings) { settings.auto_chord = true; });
  begin();
  click({1, 0});
  flag({0, 0});
  EXPECT_EQ(value("status"), "lost");
  EXPECT_TRUE(heard("mine-thud"));
}

// --- Large boards

class MinesLargeBoard : public MinesController {
 protected:
  void SetUp() override {
    const Rules rules{.size = kLargest, .mines = 1};
    const std::array corner{Point{0, 0}};
    const Start::Given given{.laid = {Field(rules.size, corner), false}, .first = {20, 30}};
    begin({Mode::Custom, Start{rules, Random(1), given}});
  }
  bool in_sight(Point cell) const {
    const Rect plate = test_control("board")->bounds;
    return plate.contains(place(cell));
  }
  const Control* test_control(std::string_view id) const {
    const auto& all = dynamic_cast<const Page*>(test_top())->controls();
    const auto found = std::ranges::find(all, id, &Control::id);
    return found == all.end() ? nullptr : &*found;
  }
  float pitch() const { return place({0, 1}).x - place({0, 0}).x; }
};

TEST_F(MinesLargeBoard, CellsStayLargeEnoughAndTheCursorInSight) {
  EXPECT_GE(pitch(), 20);
  EXPECT_TRUE(in_sight({20, 30})) << "it begins in its middle";
  EXPECT_FALSE(in_sight({0, 30}));
  EXPECT_FALSE(in_sight({39, 30}));
  for (int i = 0; i < 31; ++i) test.press(Key::Right);
  for (int i = 0; i < 21; ++i) test.press(Key::Down);
  test.send({});
  EXPECT_TRUE(in_sight({39, 59}));
  EXPECT_FALSE(in_sight({0, 0}));
  for (int i = 0; i < 60; ++i) test.press(Key::Left);
  for (int i = 0; i < 39; ++i) test.press(Key::Up);
  test.send({});
  EXPECT_TRUE(in_sight({0, 0}));
}

TEST_F(MinesLargeBoard, IsScrolledByWheelBarsAndFingers) {
  test.send({PointerEvent{.kind = Kind::Scrolled, .at = {640, 400}, .scroll = {0, 99}}});
  test.send({});
  EXPECT_TRUE(in_sight({0, 30}));
  const Vec before = place({0, 0});
  test.send({PointerEvent{.kind = Kind::Scrolled, .at = {640, 400}, .scroll = {0, -2}}});
  test.send({});
  EXPECT_LT(place({0, 0}).y, before.y - 50);
  test.send({PointerEvent{.kind = Kind::Scrolled, .at = {640, 400}, .scroll = {0, 9}}});
  test.send({});
  EXPECT_EQ(place({0, 0}), before);
  finger(Kind::Pressed, {640, 500});
  for (int i = 1; i <= 10; ++i) finger(Kind::Moved, {640, 500 - static_cast<float>(i) * 12});
  finger(Kind::Released, {640, 380});
  EXPECT_NEAR(place({0, 0}).y, before.y - 120, 1.5F);
  EXPECT_EQ(value("moves"), "0") << "a finger that moves the board opens nothing";
  const Rect plate = test_control("board")->bounds;
  const Vec bar{plate.right() - 5, plate.y + 150};
  test.send({PointerEvent{.kind = Kind::Pressed, .at = bar}});
  test.send({PointerEvent{.kind = Kind::Moved, .at = bar + Vec{0, 500}}});
  test.send({PointerEvent{.kind = Kind::Released, .at = bar + Vec{0, 500}}});
  EXPECT_TRUE(in_sight({39, 30}));
}

TEST_F(MinesLargeBoard, AGripOnABarEndsWithAPause) {
  const Rect plate = test_control("board")->bounds;
  const Vec bar{plate.right() - 5, plate.y + 50};
  test.send({PointerEvent{.kind = Kind::Pressed, .at = bar}});
  test.press(Key::Pause);
  test.settle();
  test.press(Key::Back);
  test.settle();
  const Vec before = place({0, 0});
  test.send({PointerEvent{.kind = Kind::Moved, .at = bar + Vec{0, 200}}});
  test.send({});
  EXPECT_EQ(place({0, 0}), before);
}

TEST_F(MinesLargeBoard, ZoomsAroundThePointer) {
  const Vec at = place({10, 10});
  const float before = pitch();
  test.send({PointerEvent{.kind = Kind::Scrolled, .at = at, .scroll = {0, 3}, .zoom = true}});
  test.send({});
  EXPECT_GT(pitch(), before * 1.2F);
  EXPECT_NEAR(place({10, 10}).x, at.x, 2);
  EXPECT_NEAR(place({10, 10}).y, at.y, 2);
  for (int i = 0; i < 20; ++i) test.press(Key::ZoomOut);
  EXPECT_GE(pitch(), 12);
  EXPECT_TRUE(in_sight({39, 59})) << "all of it";
  for (int i = 0; i < 40; ++i) test.press(Key::ZoomIn);
  EXPECT_LE(pitch(), 72);
}

TEST_F(MinesLargeBoard, OpensAtOnceWithoutDeepRecursion) {
  click({20, 30});
  EXPECT_EQ(value("closed"), "0");
  EXPECT_EQ(value("status"), "won");
  test.draw();
}

}  // namespace
}  // namespace quintet::mines
