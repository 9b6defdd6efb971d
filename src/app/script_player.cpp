#include "app/script_player.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <sstream>
#include <thread>
#include <vector>

#include "engine/platform/events.hpp"
#include "engine/storage/file_system.hpp"
#include "ui/context.hpp"

namespace quintet::app {
namespace {

using Verb = ScriptLine::Verb;

constexpr Duration kFrame = std::chrono::nanoseconds(1'000'000'000 / 60);
constexpr int kLongestSettling = 60 * 120;  // frames: two minutes of scene time
constexpr std::chrono::minutes kLongestThought{5};
constexpr std::uintmax_t kLargestScript = std::uintmax_t{1} << 20U;  // bytes

Input pointer(PointerEvent::Kind kind, Vec at, Button button = Button::Primary, Vec scroll = {}) {
  return {{PointerEvent{.kind = kind, .at = at, .button = button, .scroll = scroll}}};
}

using Outcome = Expected<void, Problem>;

// Scene time does not advance during a computation, so that the result of a script does not depend on the machine.
// Whether the computation has finished.
bool wait_for_background(App& app) {
  constexpr std::chrono::milliseconds kLook{1};
  const auto given_up = std::chrono::steady_clock::now() + kLongestThought;
  while (app.scenes().busy()) {
    if (end_asked() || std::chrono::steady_clock::now() > given_up) return false;
    std::this_thread::sleep_for(kLook);
    app.turn({}, Duration{0});
  }
  return true;
}

// Carries out one line.
class Player {
 public:
  explicit Player(App& app) : app_(app) {}

  Outcome play(const ScriptLine& line) {
    if (app_.scenes().empty() && line.verb != Verb::Close)
      return tl::unexpected(Problem{"the program has ended"});
    switch (line.verb) {
      case Verb::Tap:
        return tap(line, Button::Primary);
      case Verb::Alt:
        return tap(line, Button::Secondary);
      case Verb::Hover:
        return hover(line);
      case Verb::Click:
        return press(place(line, 0), Button::Primary);
      case Verb::Drag:
        return drag(place(line, 0), place(line, 2));
      case Verb::Press:
        return act(line);
      case Verb::Scroll:
        return turn(pointer(PointerEvent::Kind::Scrolled, at_, Button::Primary,
                            {0, static_cast<float>(line.numbers[0])}));
      case Verb::Wait:
        return wait(line.numbers[0]);
      case Verb::Settle:
        if (!settle(app_)) return tl::unexpected(Problem{"the scene never comes to rest"});
        return {};
      case Verb::Resize:
        app_.resize(static_cast<int>(line.numbers[0]), static_cast<int>(line.numbers[1]));
        return turn({{WindowEvent::Resized}});
      case Verb::Focus:
        return turn({{line.window}});
      case Verb::Shot:
        app_.draw();
        return app_.save_picture(utf8_path(line.name));
      case Verb::Expect:
        return expect(line.name);
      case Verb::Drop:
        return turn({{FileEvent{absolute_path(utf8_path(line.name)).string()}}});
      case Verb::Type:
        return turn({{TextEvent{line.name}}});
      case Verb::Copied:
        return find_words(line.name, app_.context().clipboard.text().value_or(""));
      case Verb::Clip:
        app_.context().clipboard.set_text(line.name);
        return {};
      case Verb::Close:
        app_.close();
        return {};
    }
    return {};
  }

 private:
  static Vec place(const ScriptLine& line, std::size_t first) {
    return {static_cast<float>(line.numbers[first]), static_cast<float>(line.numbers[first + 1])};
  }

  // Always succeeds; returns an outcome so that `play` reads as a table.
  Outcome turn(const Input& input) {
    app_.turn(input, kFrame);
    return {};
  }

  Outcome press(Vec at, Button button) {
    at_ = at;
    turn(pointer(PointerEvent::Kind::Moved, at));
    turn(pointer(PointerEvent::Kind::Pressed, at, button));
    return turn(pointer(PointerEvent::Kind::Released, at, button));
  }

  Outcome drag(Vec from, Vec to) {
    turn(pointer(PointerEvent::Kind::Moved, from));
    turn(pointer(PointerEvent::Kind::Pressed, from));
    constexpr int kParts = 8;
    for (int i = 1; i <= kParts; ++i) {
      at_ = mix(from, to, static_cast<float>(i) / kParts);
      turn(pointer(PointerEvent::Kind::Moved, at_));
    }
    return turn(pointer(PointerEvent::Kind::Released, to));
  }

  Outcome act(const ScriptLine& line) {
    for (int i = 0; i < static_cast<int>(line.numbers[0]); ++i) turn({{ActionEvent{line.action}}});
    return {};
  }

  Outcome wait(double milliseconds_asked) {
    for (double passed = 0; passed < milliseconds_asked && !app_.scenes().empty() && !end_asked();
         passed += 1000.0 / 60)
      turn({});
    return {};
  }

  std::optional<Vec> find(const std::string& name) const { return app_.scenes().top()->locate(name); }

  static Outcome no_such(const std::string& name) {
    return tl::unexpected(Problem{"there is no \"" + name + "\" on the screen"});
  }

  Outcome tap(const ScriptLine& line, Button button) {
    const auto at = find(line.name);
    return at ? press(*at, button) : no_such(line.name);
  }

  Outcome hover(const ScriptLine& line) {
    const auto at = find(line.name);
    if (!at) return no_such(line.name);
    at_ = *at;
    return turn(pointer(PointerEvent::Kind::Moved, *at));
  }

  Outcome expect(const std::string& words) const {
    return find_words(words, app_.scenes().top()->describe());
  }

  static Outcome find_words(const std::string& words, const std::string& text) {
    // Compares whole words, so that "left=1" does not match "left=10".
    std::string said = ' ' + text + ' ';
    std::ranges::replace(said, '\n', ' ');
    std::istringstream wanted(words);
    for (std::string word; wanted >> word;) {
      if (said.find(' ' + word + ' ') == std::string::npos)
        return tl::unexpected(Problem{"expected " + word});
    }
    return {};
  }

  App& app_;
  Vec at_;
};

}  // namespace

bool settle(App& app) {
  for (int i = 0; i < kLongestSettling; ++i) {
    if (end_asked() || !wait_for_background(app)) return false;
    app.turn({}, kFrame);
    if (app.scenes().empty() || (app.scenes().at_rest() && !app.scenes().busy())) return true;
  }
  return false;
}

Expected<void, ScriptError> play_script(App& app, std::span<const ScriptLine> script) {
  Player player(app);
  for (const ScriptLine& line : script) {
    auto played = player.play(line);
    if (end_asked()) played = tl::unexpected(Problem{"the program was asked to end"});
    if (played) continue;
    const std::string seen = app.scenes().empty() ? "nothing" : app.scenes().top()->describe();
    return tl::unexpected(ScriptError{line.line, played.error().text + "; on the screen: " + seen});
  }
  return {};
}

std::string message_of(const ScriptError& error) {
  return "line " + std::to_string(error.line) + ": " + error.message;
}

Expected<void, Ending> play_script_file(App& app, const std::filesystem::path& file) {
  const auto text = read_regular_file(file, kLargestScript);
  if (!text) {
    const bool missing = text.error() == std::errc::no_such_file_or_directory;
    return tl::unexpected(
        Ending{missing ? kFailure : kUsage, "the script cannot be read: " + text.error().message()});
  }
  const auto script = read_script(*text);
  if (!script) return tl::unexpected(Ending{kUsage, message_of(script.error())});
  const auto played = play_script(app, *script);
  if (!played) return tl::unexpected(Ending{kFailure, message_of(played.error())});
  return {};
}

}  // namespace quintet::app
