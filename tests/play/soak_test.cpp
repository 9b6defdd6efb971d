// A hand that knows nothing: it clicks everywhere, presses every key, pulls at the window and changes the
// settings, for hours of scene time. Nothing may crash, hang or grow.
//
// QUINTET_SOAK_STEPS sets the number of steps; by default it is over in seconds.
#include <gtest/gtest.h>

#include <unistd.h>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>

#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"

namespace quintet::app {
namespace {

// The cache of pictures follows the size of the window, which changes at random; a leak would go far beyond.
constexpr long kMostGrowth = 64;  // MiB

constexpr long kUsualSteps = 8'000, kClockChecks = 50, kVisit = 200;
constexpr int kDeepest = 12;  // pages, one on the other

long wanted_steps() {
  const char* const asked = std::getenv("QUINTET_SOAK_STEPS");
  return asked ? std::strtol(asked, nullptr, 10) : kUsualSteps;
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

class InputMode {
 public:
  InputMode(Driver& driver, std::uint64_t seed) : driver_(driver), chance_(seed) {}

  // Goes from wherever it is to a game's own page and chooses something there; left to chance, it would seldom come to
  // the second game.
  void visit(const std::string& game) {
    for (int i = 0; i < kDeepest && !driver_.seen().starts_with("menu"); ++i) {
      driver_.play("press Back");
      driver_.wait(std::chrono::seconds(1));
    }
    tap("menu." + game);
    driver_.wait(std::chrono::seconds(1));
    for (int i = 0; i < kDeepest; ++i) {
      if (driver_.seen().starts_with(game + ".play")) return;
      send(ActionEvent{chance_.below(3) == 0 ? Action::Right : Action::Confirm});
    }
  }

  void act() {
    const auto lot = chance_.below(1000);
    if (lot < 600)
      point();
    else if (lot < 900)
      press();
    else if (lot < 930)
      scroll();
    else if (lot < 935)
      resize();
    else if (lot < 940)
      send(chance_.below(2) == 0 ? WindowEvent::FocusLost : WindowEvent::FocusGained);
    else if (lot < 945)
      change_settings();
    else if (!driver_.value("stones").empty())
      place_stone();
    else if (driver_.value("left").empty())
      press();
    else
      take_hint();
  }

 private:
  void send(const Event& event) {
    driver_.app().turn({{event}}, milliseconds(static_cast<long long>(chance_.below(200))));
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

  void resize() {
    driver_.app().resize(static_cast<int>(1 + chance_.below(1600)),
                         static_cast<int>(1 + chance_.below(1000)));
    send(WindowEvent::Resized);
  }

  void change_settings() {
    ui::Settings settings = driver_.context().profile.settings();
    settings.language = chance_.below(2) == 0 ? "en" : "zh_CN";
    settings.desk = ui::kDesks[chance_.index(ui::kDesks.size())];
    settings.interface_scale = 75 + 25 * static_cast<int>(chance_.below(6));
    settings.high_contrast = chance_.below(2) == 0;
    settings.reduced_motion = chance_.below(2) == 0;
    driver_.context().profile.change(settings);
    link::Settings link = driver_.context().profile.get<link::Settings>();
    link.pictures = chance_.below(2) == 0 ? link::Pictures::Paintings : link::Pictures::Characters;
    driver_.context().profile.change(link);
    gomoku::Settings gomoku = driver_.context().profile.get<gomoku::Settings>();
    change(gomoku);
    driver_.context().profile.change(gomoku);
  }

  void change(gomoku::Settings& wish) {
    wish.level = any_of(gomoku::kLevels);
    wish.against = any_of(gomoku::kLevels);
    wish.play_as = any_of(gomoku::kPlayAs);
    wish.start = {any_of(gomoku::kSides), any_of(gomoku::kRules), any_of(gomoku::kOpenings)};
    wish.thinking = any_of(gomoku::kThinkingSeconds);
    wish.board = any_of(ui::kDesks);
    wish.frame = any_of(ui::kDesks);
    wish.window = any_of(ui::kDesks);
    wish.coordinates = chance_.below(2) == 0;
    wish.numbers = chance_.below(2) == 0;
    wish.threats = chance_.below(2) == 0;
  }

  template <class Value, std::size_t kCount>
  Value any_of(const std::array<Value, kCount>& values) {
    return values[chance_.index(values.size())];
  }

  void tap(const std::string& name) {
    if (driver_.app().scenes().empty()) return;
    const auto place = driver_.app().scenes().top()->locate(name);
    if (!place) return;
    send(PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = *place});
    send(PointerEvent{.kind = PointerEvent::Kind::Released, .at = *place});
  }

  // Near the middle, so that lines come about.
  void place_stone() {
    constexpr std::uint64_t kFirst = 4, kSpread = 7;
    const Point at{static_cast<int>(kFirst + chance_.below(kSpread)),
                   static_cast<int>(kFirst + chance_.below(kSpread))};
    tap(gomoku::write_point(at, gomoku::kUsualSide));
  }

  void take_hint() {
    send(ActionEvent{Action::Hint});
    const auto pair = shown_hint(driver_);
    if (!pair) return;
    // The time may be up before the second is reached.
    for (const Point cell : {pair->a, pair->b}) tap("tile " + write_point(cell));
  }

  Driver& driver_;
  Random chance_;
};

// Whatever has happened, a game with a clock that lies open is one of which the time goes by.
void expect_running_clock(Driver& driver) {
  const auto open = [&driver] {
    return driver.seen().starts_with("link.play") && driver.value("status") == "playing" &&
           driver.value("mode") != "relaxed";
  };
  if (!open()) return;
  const long before = std::stol(driver.value("clock"));
  driver.wait(std::chrono::seconds(3));
  EXPECT_TRUE(!open() || std::stol(driver.value("clock")) > before) << driver.seen();
}

std::string name_of_page(const Driver& driver) {
  const std::string seen = driver.seen();
  return seen.substr(0, seen.find(' '));
}

TEST(Soak, ManyHoursOfRandomInputNeitherCrashNorGrow) {
  const TestPlayer player;
  Driver driver(player);
  set_board(driver, {.width = 6, .height = 4});
  InputMode hand(driver, 11);
  const long steps = wanted_steps();
  long after_warming_up = 0, runs = 1;
  std::set<std::string> pages;
  for (long step = 0; step < steps; ++step) {
    if (step % kVisit == 0) hand.visit(step / kVisit % 2 == 0 ? "gomoku" : "link");
    hand.act();
    if (driver.app().scenes().empty()) {
      driver.restart(player.options());
      ++runs;
    }
    pages.insert(name_of_page(driver));
    if (step % 16 == 0) driver.app().draw();
    if (step % kClockChecks == 0) expect_running_clock(driver);
    if (step == steps / 2) after_warming_up = resident_mebibytes();
    ASSERT_LT(driver.app().scenes().depth(), static_cast<std::size_t>(kDeepest)) << driver.seen();
  }
  std::cout << runs << " runs, resident " << after_warming_up << " MiB after half of it, "
            << resident_mebibytes() << " MiB at the end, "
            << driver.context().profile.results("link").table("best").size() << " boards in the records, "
            << pages.size() << " pages\n";
  for (const char* page : {"link", "link.play", "gomoku", "gomoku.setup", "gomoku.play"})
    EXPECT_TRUE(pages.contains(page)) << page;
  EXPECT_TRUE(kSanitized || resident_mebibytes() < after_warming_up + kMostGrowth);
}

}  // namespace
}  // namespace quintet::app
