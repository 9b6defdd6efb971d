// A hand that knows nothing: it clicks everywhere, presses every key, pulls at the window and changes the settings, for
// hours of game time, in every game of the list. Nothing may crash, hang or grow. Where nothing moves, time passes in
// one step, as it does in the program, so that an hour takes seconds.
//
// QUINTET_SOAK_HOURS sets the hours of game time, QUINTET_SOAK_SEED the seed of all chance. A failure is replayed by the
// seed that was printed, up to what is computed beside the main thread.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/games.hpp"
#include "play/endings.hpp"
#include "support/app_driver.hpp"
#include "ui/pages/page.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::app {
namespace {

// The cache of pictures follows the size of the window, which changes at random; a leak would go far beyond. The players of
// the games are loaded at their first visit, some of them perhaps late: so a stretch that grew more is followed by another,
// in which only a leak grows again.
constexpr long kMostGrowth = 64;  // MiB
constexpr int kMostStretches = 3;

constexpr double kUsualHours = 2;
constexpr std::uint64_t kUsualSeed = 11;
constexpr long kVisit = 100, kDrawing = 24, kClockChecks = 50;  // inputs from one to the next
constexpr std::size_t kDeepest = 12;                            // pages, one on the other
constexpr int kConfirms = 12;                                   // presses from a game's own page to its board
constexpr std::array kSharedPages{"settings", "statistics", "help"};
constexpr Duration kFrame = std::chrono::nanoseconds(std::chrono::seconds(1)) / 15;

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

Duration wanted_time() {
  const std::string asked = environment("QUINTET_SOAK_HOURS");
  const double hours = asked.empty() ? kUsualHours : std::strtod(asked.c_str(), nullptr);
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double, std::ratio<3600>>(hours));
}

std::uint64_t wanted_seed() {
  const std::string asked = environment("QUINTET_SOAK_SEED");
  return asked.empty() ? kUsualSeed : std::strtoull(asked.c_str(), nullptr, 10);
}

double in_hours(Duration time) {
  return std::chrono::duration<double, std::ratio<3600>>(time).count();
}

long resident_mebibytes() {
  std::ifstream file("/proc/self/statm");
  long all = 0, resident = 0;
  file >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE) / (1 << 20);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;  // the sanitizer's own memory hides that of the program
#else
constexpr bool kSanitized = false;
#endif

class RandomHand {
 public:
  explicit RandomHand(std::uint64_t seed)
      : options_(player_.options()), driver_(with(options_, seed)), chance_(seed) {}

  Duration played() const { return played_; }
  int runs() const { return runs_; }
  const std::set<std::string>& pages() const { return pages_; }
  std::string seen() const { return driver_.seen(); }
  std::size_t depth() { return driver_.app().scenes().depth(); }
  void draw() { driver_.app().draw(); }

  // Goes to the game's board or to its end, or to another page of the menu; left to chance, it would seldom come there.
  void visit(const ui::GameDefinition& game) {
    go_to_menu();
    const std::string id(game.id);
    const auto lot = chance_.below(5);
    if (lot == 0) return tap("menu." + std::string(kSharedPages[shared_++ % kSharedPages.size()]));
    if (lot <= 2) return play_to_the_end(id);
    tap("menu." + id);
    pass(std::chrono::seconds(1));
    for (int i = 0; i < kConfirms && name_of_page() != id + ".play"; ++i) {
      send(ActionEvent{chance_.below(3) == 0 ? Action::Right : Action::Confirm});
      pass(milliseconds(300));
    }
  }

  void act() {
    const auto lot = chance_.below(1000);
    if (lot < 600)
      point();
    else if (lot < 880)
      press();
    else if (lot < 920)
      scroll();
    else if (lot < 930)
      resize(static_cast<int>(1 + chance_.below(1600)), static_cast<int>(1 + chance_.below(1000)));
    else if (lot < 935)
      send(chance_.below(2) == 0 ? WindowEvent::FocusLost : WindowEvent::FocusGained);
    else if (lot < 940)
      change_settings();
    else
      take_hint();
    if (chance_.below(5) == 0) pass(milliseconds(static_cast<long long>(chance_.below(12'000))));
  }

  // Whatever has happened, a game with a clock that lies open is one of which the time goes by.
  void expect_running_clock() {
    const auto open = [this] {
      return driver_.value("status") == "playing" && !driver_.value("clock").empty() &&
             driver_.value("mode") != "relaxed";
    };
    if (!open()) return;
    const long before = std::stol(driver_.value("clock"));
    pass(std::chrono::seconds(3));
    EXPECT_TRUE(!open() || std::stol(driver_.value("clock")) > before) << driver_.seen();
  }

  // MiB, on the menu in the usual window, so that the same things are kept each time.
  long resident() {
    go_to_menu();
    resize(1280, 720);
    draw();
    return resident_mebibytes();
  }

 private:
  // A window that begins small may have any size later.
  static const Options& with(Options& options, std::uint64_t seed) {
    options.seed = seed;
    options.size = {320, 240};
    return options;
  }

  std::string name_of_page() const {
    const std::string seen = driver_.seen();
    return seen.substr(0, seen.find(' '));
  }

  // The program is started anew where the last input has ended it.
  void turn(const Input& input, Duration time) {
    driver_.app().turn(input, time);
    played_ += time;
    if (driver_.app().scenes().empty()) {
      driver_.restart(options_);
      ++runs_;
    }
    pages_.insert(name_of_page());
  }

  void send(const Event& event) { turn({{event}}, milliseconds(static_cast<long long>(chance_.below(60)))); }

  // As the program's own loop does: while nothing moves, it sleeps until something is due.
  void pass(Duration time) {
    const Duration end = played_ + time;
    while (played_ < end) {
      SceneStack& scenes = driver_.app().scenes();
      if (scenes.busy()) std::this_thread::sleep_for(milliseconds(1));  // a thought takes no game time
      const Duration rest = end - played_;
      const Duration due = std::max(scenes.due().value_or(rest), kFrame);
      turn({}, std::min(rest, scenes.at_rest() && !scenes.busy() ? due : kFrame));
    }
  }

  void go_to_menu() {
    driver_.app().scenes().unwind(1);
    turn({}, kFrame);
    pass(std::chrono::seconds(1));
  }

  void play_to_the_end(const std::string& game) {
    const std::vector<LastMove> endings = endings_of(game);
    ASSERT_FALSE(endings.empty()) << "say in endings_of how " << game << " ends";
    const LastMove& ending = endings[chance_.index(endings.size())];
    driver_.context().profile.save_game(game + '-' + ending.mode, ending.save);
    for (const std::string& name : {"menu." + game, game + '.' + ending.mode}) {
      tap(name);
      pass(std::chrono::seconds(1));
    }
    for (const std::string_view line : split(ending.last_move, '\n')) {
      if (line.starts_with("press"))
        driver_.play(line);
      else
        tap(std::string(line.substr(line.find(' ') + 1)));
    }
    pass(std::chrono::seconds(6));
  }

  // Also a little outside the window, where a drag may lead.
  Vec somewhere() {
    const Extent size = driver_.context().canvas.size();
    const auto along = [this](float length) {
      return (static_cast<float>(chance_.below(1100)) / 1000 - 0.05F) * length;
    };
    return {along(size.w), along(size.h)};
  }

  void point() {
    const auto button = static_cast<Button>(chance_.below(3));
    const bool touch = chance_.below(8) == 0;
    const Vec at = somewhere();
    const auto event = [&](PointerEvent::Kind kind, Vec place) {
      send(PointerEvent{.kind = kind, .at = place, .button = button, .touch = touch});
    };
    event(PointerEvent::Kind::Moved, at);
    event(PointerEvent::Kind::Pressed, at);
    if (chance_.below(10) == 0) event(PointerEvent::Kind::Moved, somewhere());
    if (chance_.below(50) == 0) return event(PointerEvent::Kind::Left, at);
    event(PointerEvent::Kind::Released, chance_.below(10) == 0 ? somewhere() : at);
  }

  // Back comes seldom, or the hand would never get anywhere.
  void press() {
    auto action =
        static_cast<Action>(chance_.below(static_cast<std::uint64_t>(Action::ToggleFullscreen) + 1));
    if (action == Action::Back && chance_.below(4) != 0) action = Action::Confirm;
    send(ActionEvent{action, chance_.below(10) == 0});
  }

  void scroll() {
    send(PointerEvent{.kind = PointerEvent::Kind::Scrolled,
                      .at = somewhere(),
                      .scroll = {0, static_cast<float>(chance_.below(7)) - 3}});
  }

  void resize(int width, int height) {
    driver_.app().resize(width, height);
    send(WindowEvent::Resized);
  }

  // Every setting that has a row on the settings page.
  void change_settings() {
    ui::SettingValues values = driver_.context().profile.values();
    change(ui::setting_rows<ui::Settings>(), values);
    for (const ui::GameDefinition* game : games()) change(game->settings.rows, values);
    driver_.context().profile.change(std::move(values));
  }

  void change(const std::vector<ui::SettingRow>& rows, ui::SettingValues& values) {
    for (const ui::SettingRow& row : rows) {
      const std::uint64_t count = row.kind == ui::FieldRow::Kind::Choice ? row.choices.size() : 2;
      const auto position = static_cast<float>(chance_.below(count));
      row.set(values, row.kind == ui::FieldRow::Kind::Slider ? static_cast<float>(chance_.below(101)) / 100
                                                             : position);
    }
  }

  void tap(const std::string& name) {
    const auto place = driver_.app().scenes().top()->locate(name);
    if (!place) return;
    send(PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = *place});
    send(PointerEvent{.kind = PointerEvent::Kind::Released, .at = *place});
  }

  // Asks for a hint, or plays the one that is shown: "h8", or "3,4;5,6" for two tiles.
  void take_hint() {
    const std::string hint = driver_.value("hint");
    if (hint.empty()) return send(ActionEvent{Action::Hint});
    for (const std::string_view part : split(hint, ';')) {
      const std::string name(part);
      tap(driver_.app().scenes().top()->locate(name) ? name : "tile " + name);
    }
  }

  TestPlayer player_;
  Options options_;
  Driver driver_;
  Random chance_;
  Duration played_{0};
  int runs_ = 1;
  std::set<std::string> pages_;
  std::size_t shared_ = 0;  // index of the shared page that is visited next
};

TEST(Soak, HoursOfRandomInputInEveryGameNeitherCrashNorGrow) {
  const std::uint64_t seed = wanted_seed();
  const Duration wanted = wanted_time();
  std::cout << "QUINTET_SOAK_SEED=" << seed << " QUINTET_SOAK_HOURS=" << in_hours(wanted) << std::endl;
  RandomHand hand(seed);
  const ui::GameList all = games();
  long inputs = 0;
  const auto play_until = [&](Duration time) {
    for (; hand.played() < time; ++inputs) {
      if (inputs % kVisit == 0) hand.visit(*all[static_cast<std::size_t>(inputs / kVisit) % all.size()]);
      hand.act();
      if (inputs % kDrawing == 0) hand.draw();
      if (inputs % kClockChecks == 0) hand.expect_running_clock();
      ASSERT_LT(hand.depth(), kDeepest) << hand.seen();
      ASSERT_FALSE(HasFailure()) << "after " << inputs << " inputs";
    }
  };
  ASSERT_NO_FATAL_FAILURE(play_until(wanted / 2));
  long before = 0, end = hand.resident();
  for (int stretch = 1; stretch <= kMostStretches; ++stretch) {
    before = end;
    ASSERT_NO_FATAL_FAILURE(play_until((stretch + 1) * (wanted / 2)));
    end = hand.resident();
    std::cout << in_hours(hand.played()) << " hours of game time, " << inputs << " inputs, " << hand.runs()
              << " runs, " << hand.pages().size() << " pages; resident " << before << " MiB before the last "
              << in_hours(wanted / 2) << " hours, " << end << " MiB at the end\n";
    if (kSanitized || end < before + kMostGrowth) break;
  }
  EXPECT_TRUE(kSanitized || end < before + kMostGrowth);
  std::vector<std::string> wanted_pages{"menu",   "settings", "help",  "statistics",
                                        "dialog", "pause",    "result"};
  for (const ui::GameDefinition* game : all) {
    wanted_pages.emplace_back(game->id);
    wanted_pages.push_back(std::string(game->id) + ".play");
  }
  for (const std::string& page : wanted_pages) EXPECT_TRUE(hand.pages().contains(page)) << page;
}

}  // namespace
}  // namespace quintet::app
