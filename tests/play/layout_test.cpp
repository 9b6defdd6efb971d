// Every page of the program fits every window: support/layout_check.hpp says what that means. Nobody lists the pages:
// this test finds them by pressing everything that can be pressed, from the menu and from the end of every game.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "play/endings.hpp"
#include "support/app_driver.hpp"
#include "support/layout_check.hpp"
#include "ui/pages/page.hpp"

namespace quintet::app {
namespace {

using ui::Control;

constexpr std::size_t kDeepest = 8;  // pages from a start to any page
// Of a game; more would mean that two looks of a page count as two pages.
constexpr std::size_t kMostPages = 100;
constexpr int kMostValues = 12;  // that one control is pressed through
constexpr int kMostFrames = 60;
constexpr int kMostTurns = 100;  // of the wheel, from one end of a list to the other
constexpr std::size_t kMostLost = 4;
constexpr Duration kFrame = milliseconds(17);
// Few pixels and many points, so that nearly everything that can be pressed is in sight.
constexpr int kWidth = 800, kHeight = 600, kScale = 75;

// A page as it can be reached: from a start, by these lines of a script.
struct Way {
  std::string start;
  std::vector<std::string> presses;
  std::size_t pages = 0;  // on the way
};

std::string words(const Way& way) {
  std::string all = way.start;
  for (std::size_t i = 0; i < way.presses.size(); ++i) {
    if (i == 0 || way.presses[i] != way.presses[i - 1]) all += ", " + way.presses[i];
  }
  return all;
}

class FitsEveryWindow : public testing::TestWithParam<std::string> {
 protected:
  FitsEveryWindow() {
    ui::Settings settings = context().profile.settings();
    settings.reduced_motion = true;  // what is there at once need not be waited for
    settings.interface_scale = kScale;
    settings.language = "en";
    context().profile.change(settings);
    settings_ = context().profile.values();
    driver.app().resize(kWidth, kHeight);
  }

  ui::Context& context() { return driver.context(); }
  SceneStack& scenes() { return driver.app().scenes(); }
  ui::Stage stage() {
    return {context(), [this](int width, int height) { driver.app().resize(width, height); },
            [this](const Input& input) { driver.app().turn(input, kFrame); }};
  }
  const ui::Page& page() { return dynamic_cast<const ui::Page&>(*scenes().top()); }

  std::string name_of_page() {
    const std::string all = driver.seen();
    return all.substr(0, all.find(' '));
  }

  // What the page says of itself, without what does not belong to its layout.
  std::string state() {
    std::string all = driver.seen();
    all = all.substr(0, all.find(" notice="));
    const auto focus = all.find(" focus=");
    if (focus != std::string::npos) all.erase(focus, all.find(' ', focus + 1) - focus);
    return all;
  }

  // A page with other controls is another layout, where the rows of a list count as one,
  std::string layout() {
    std::string all = name_of_page(), last;
    for (const Control& control : page().controls()) {
      const std::string id = control.id.substr(0, control.id.find_last_not_of("0123456789") + 1);
      if (id == last && id != control.id) continue;
      last = id;
      all += ' ' + id;
    }
    return all;
  }

  // and with other words another look of it.
  std::string look() {
    std::string all = layout();
    for (const std::string& text : ui::texts_of(context())) all += '\n' + text;
    return all;
  }

  void play(const std::string& press) {
    if (press.starts_with("tap ")) bring_in_sight(press.substr(4));
    driver.play(press);
    settle();
    if (!scenes().empty()) driver.app().turn({{PointerEvent{.kind = PointerEvent::Kind::Left}}}, kFrame);
  }

  // Turns the wheel over a list until this control of it can be pressed.
  void bring_in_sight(const std::string& id) {
    for (int i = 0; i < kMostTurns && !page().locate(id); ++i) {
      const auto control = std::ranges::find(page().controls(), id, &Control::id);
      if (control == page().controls().end()) return;
      const float by = control->bounds.y < control->window.y ? 1 : -1;
      driver.app().turn(
          {{PointerEvent{
              .kind = PointerEvent::Kind::Scrolled, .at = control->window.centre(), .scroll = {0, by}}}},
          kFrame);
      driver.settle();
    }
  }

  // On a page where two computers may play, until the next move only: their game would be played to its end.
  void settle() {
    if (scenes().empty()) return;
    if (!name_of_page().ends_with(".play")) return driver.settle();
    for (int i = 0; i < kMostFrames && !scenes().empty() && !scenes().at_rest(); ++i)
      driver.app().turn({}, kFrame);
  }

  // The menu of a program in which nothing has been changed and no game is left.
  void reset() {
    scenes().unwind(1);
    driver.app().turn({}, kFrame);
    context().profile.change(settings_);
    for (const ui::GameDefinition* game : games()) {
      for (const ui::GameMode& mode : game->modes)
        context().profile.forget_game(std::string(game->id) + '-' + std::string(mode.id));
      while (!context().profile.kept_games(game->id).games().empty())
        context().profile.forget_kept_game(game->id,
                                           context().profile.kept_games(game->id).games().front().id);
    }
    driver.take_notices();
    context().chance = Random(5);
    driver.settle();
    driver.play("tap menu.settings\nsettle\npress Back\nsettle");  // the menu reads the saved games again
  }

  // Whether the way leads there again: how far a game between computers has come differs from time to time.
  bool reach(const Way& way) {
    if (scenes().empty()) restart();
    reset();
    starts.at(way.start)();
    for (const std::string& press : way.presses) {
      if (scenes().empty() || !can_press(press)) {
        lost.push_back(words(way) + " at " + press);
        return false;
      }
      play(press);
    }
    return true;
  }

  // A window that begins small may have any size later.
  static Options options(const TestPlayer& player) {
    Options options = player.options();
    options.size = {320, 240};
    return options;
  }

  void restart() {
    driver.restart(options(player));
    driver.app().resize(kWidth, kHeight);
  }

  // What a player might press here.
  std::vector<std::string> presses() {
    std::vector<std::string> all;
    for (const Control& control : page().controls()) {
      const bool turns = control.kind == Control::Kind::Slider || control.kind == Control::Kind::Toggle;
      // The board of a card leads where its button leads, also into the games of other tests.
      if (!control.stands_for.empty()) continue;
      if (control.enabled && !turns && may_press(control.id)) all.push_back("tap " + control.id);
    }
    for (const char* action : {"Pause", "Restart", "Hint", "Undo", "Back"})
      all.push_back("press " + std::string(action));
    return all;
  }

  // From the menu into the game of this test alone, or into what belongs to all of them. The pages of a gallery are
  // looked at in the test of its setup: each would count as a page of its own.
  bool may_press(const std::string& id) const {
    if (id.ends_with(".setup.board.next") || id.ends_with(".setup.board.previous")) return false;
    // The sets of problems differ in their boards: one set, and one problem of it, stand for all.
    if (id.starts_with("go.problems.") && !id.starts_with("go.problems.capture1") &&
        id != "go.problems.missed" && id != "go.problems.back")
      return false;
    if (id.starts_with("go.problems.capture1.") && id != "go.problems.capture1.1") return false;
    // Each look at a review waits for its analysis: the pages of notes, marks and guesses, which are the same in both games of
    // stones, are looked at in go, whose analysis is quicker.
    for (const char* same : {"guess", "mark", "comment"})
      if (id == std::string("gomoku.review.") + same) return false;
    return std::ranges::none_of(games(), [&](const ui::GameDefinition* game) {
      const std::string of_game = "menu." + std::string(game->id);
      return id == of_game && game->id != GetParam();
    });
  }

  bool can_press(const std::string& press) {
    return !press.starts_with("tap ") ||
           std::ranges::find(page().controls(), press.substr(4), &Control::id) != page().controls().end();
  }

  void explore(const Way& from) {
    std::deque<Way> ways;
    reach(from);
    consider(from, ways);
    while (!ways.empty() && !HasFatalFailure()) {
      const Way way = ways.front();
      ways.pop_front();
      if (way.pages >= kDeepest || !reach(way)) continue;
      const std::string here = layout();
      const Extent size = context().canvas.size();
      Way taken = way;
      for (const std::string& press : presses()) {
        // What a press has changed on the page itself may stay, but for the scale of the interface and scrolled lists.
        if (scenes().empty() || layout() != here || context().canvas.size() != size || !can_press(press)) {
          if (!reach(way)) break;
          taken = way;
        }
        if (can_press(press))
          press_on(press, taken, ways);
        else
          lost.push_back(words(way) + " at " + press);
      }
    }
  }

  // The same again, as long as it shows something new: the values of a choice.
  void press_on(const std::string& press, Way& taken, std::deque<Way>& ways) {
    const std::string here = layout();
    for (int i = 0; i < kMostValues; ++i) {
      const std::string before = state();
      play(press);
      taken.presses.push_back(press);
      if (scenes().empty()) return;
      Way next = taken;
      ++next.pages;
      consider(next, ways);
      if (!press.starts_with("tap ") || state() == before || layout() != here) return;
    }
  }

  void consider(const Way& way, std::deque<Way>& ways) {
    if (scenes().empty()) return;
    pages.insert(name_of_page());
    const bool new_look = looks.insert(look()).second;
    if (layouts.insert(layout()).second) {
      ASSERT_LT(layouts.size(), kMostPages) << words(way) << ": " << driver.seen();
      ways.push_back(way);
      ui::draw_in_odd_windows(stage());
      in_chinese(way);
    }
    if (new_look) ui::expect_fits(stage(), words(way) + " [" + driver.seen() + "]");
  }

  // Reached anew, since a page may have put its words together when it was opened.
  void in_chinese(const Way& way) {
    const ui::SettingValues english = settings_;
    auto settings = ui::read_fields<ui::Settings>(settings_);
    settings.language = "zh_CN";
    ui::write_fields(settings, settings_);
    if (reach(way)) ui::expect_fits(stage(), words(way) + " [" + driver.seen() + "]", "zh_CN");
    settings_ = english;
    reach(way);
  }

  TestPlayer player;
  Driver driver{options(player)};
  ui::SettingValues settings_;
  std::map<std::string, std::function<void()>> starts{{"menu", [] {}}};
  std::set<std::string> pages, layouts, looks;
  std::vector<std::string> lost;  // ways that did not lead there again
};

TEST_P(FitsEveryWindow, InBothLanguages) {
  explore({"menu", {}});
  const ui::GameDefinition* game = ui::find_game(games(), GetParam());
  for (const LastMove& ending : endings_of(GetParam())) {
    starts[ending.name] = [this, game = GetParam(), ending] {
      context().profile.save_game(game + '-' + ending.mode, ending.save);
      driver.play("tap menu." + game + "\nsettle\ntap " + game + '.' + ending.mode + "\nsettle");
    };
    starts[ending.name + " ended"] = [this, ending] {
      starts.at(ending.name)();
      driver.play(ending.last_move + "\nsettle");
    };
    explore({ending.name, {}});
    explore({ending.name + " ended", {}});
  }
  if (game) {
    starts["unfinished"] = [this, game = GetParam(), ending = endings_of(GetParam()).front()] {
      for (const char* const mark : {"", "-1", "-2"})
        context().profile.save_game(game + '-' + ending.mode + mark, ending.save);
      driver.play("tap menu." + game + "\nsettle\ntap " + game + ".unfinished\nsettle");
    };
    explore({"unfinished", {}});
  }
  explore({"menu", {}});  // with records to show
  std::cout << layouts.size() << " layouts of " << pages.size() << " pages with " << looks.size()
            << " looks, " << lost.size() << " ways lost\n";
  for (const std::string& way : lost) std::cout << "lost: " << way << '\n';
  EXPECT_LE(lost.size(), kMostLost);
  // The search must not become a short one unnoticed.
  std::vector<std::string> wanted{"menu", "dialog", "settings", "help", "statistics"};
  if (game)
    wanted.insert(wanted.end(),
                  {GetParam(), GetParam() + ".play", GetParam() + ".unfinished", "pause", "result"});
  if (GetParam() == "go") wanted.emplace_back("go.problem");
  for (const std::string& name : wanted) EXPECT_TRUE(pages.contains(name)) << name;
}

// The pages that all games share, and those of each game.
std::vector<std::string> parts() {
  std::vector<std::string> all{"shared"};
  for (const ui::GameDefinition* game : games()) all.emplace_back(game->id);
  return all;
}

INSTANTIATE_TEST_SUITE_P(EveryPage, FitsEveryWindow, testing::ValuesIn(parts()),
                         [](const auto& part) { return part.param; });

}  // namespace
}  // namespace quintet::app
