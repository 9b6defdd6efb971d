#include "app/script_player.hpp"

#include <fstream>
#include <iterator>
#include <sstream>
#include <vector>

namespace quintet::app {
namespace {

using Verb = ScriptLine::Verb;

constexpr Duration kFrame = std::chrono::nanoseconds(1'000'000'000 / 60);
constexpr int kLongestSettling = 60 * 120;  // frames: two minutes of scene time

Input pointer(PointerEvent::Kind kind, Vec at, Button button = Button::Primary, Vec scroll = {}) {
  return {{PointerEvent{.kind = kind, .at = at, .button = button, .scroll = scroll}}};
}

// Carries out one line; returns what is wrong.
class Player {
 public:
  explicit Player(App& app) : app_(app) {}

  std::optional<std::string> play(const ScriptLine& line) {
    if (app_.scenes().empty() && line.verb != Verb::Close) return "the program has ended";
    switch (line.verb) {
      case Verb::Tap:
        return at_name(line, Button::Primary);
      case Verb::Alt:
        return at_name(line, Button::Secondary);
      case Verb::Hover:
        return hover(line);
      case Verb::Click:
        press(place(line, 0), Button::Primary);
        return std::nullopt;
      case Verb::Drag:
        drag(place(line, 0), place(line, 2));
        return std::nullopt;
      case Verb::Press:
        act(line);
        return std::nullopt;
      case Verb::Scroll:
        turn(pointer(PointerEvent::Kind::Scrolled, at_, Button::Primary,
                     {0, static_cast<float>(line.numbers[0])}));
        return std::nullopt;
      case Verb::Wait:
        wait(line.numbers[0]);
        return std::nullopt;
      case Verb::Settle:
        if (!settle(app_)) return "something moves without end";
        return std::nullopt;
      case Verb::Resize:
        app_.resize(static_cast<int>(line.numbers[0]), static_cast<int>(line.numbers[1]));
        turn({{WindowEvent::Resized}});
        return std::nullopt;
      case Verb::Focus:
        turn({{line.window}});
        return std::nullopt;
      case Verb::Shot:
        app_.draw();
        return app_.save_picture(line.name);
      case Verb::Expect:
        return expect(line.name);
      case Verb::Close:
        app_.close();
        return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  static Vec place(const ScriptLine& line, std::size_t first) {
    return {static_cast<float>(line.numbers[first]), static_cast<float>(line.numbers[first + 1])};
  }

  void turn(const Input& input) { app_.turn(input, kFrame); }

  void press(Vec at, Button button) {
    at_ = at;
    turn(pointer(PointerEvent::Kind::Moved, at));
    turn(pointer(PointerEvent::Kind::Pressed, at, button));
    turn(pointer(PointerEvent::Kind::Released, at, button));
  }

  void drag(Vec from, Vec to) {
    turn(pointer(PointerEvent::Kind::Moved, from));
    turn(pointer(PointerEvent::Kind::Pressed, from));
    constexpr int kParts = 8;
    for (int i = 1; i <= kParts; ++i) {
      at_ = mix(from, to, static_cast<float>(i) / kParts);
      turn(pointer(PointerEvent::Kind::Moved, at_));
    }
    turn(pointer(PointerEvent::Kind::Released, to));
  }

  void act(const ScriptLine& line) {
    for (int i = 0; i < static_cast<int>(line.numbers[0]); ++i) turn({{ActionEvent{line.action}}});
  }

  void wait(double milliseconds_asked) {
    for (double passed = 0; passed < milliseconds_asked && !app_.scenes().empty(); passed += 1000.0 / 60)
      turn({});
  }

  std::optional<Vec> find(const std::string& name) const { return app_.scenes().top()->locate(name); }

  std::optional<std::string> at_name(const ScriptLine& line, Button button) {
    const auto at = find(line.name);
    if (!at) return "there is no \"" + line.name + "\" on the screen";
    press(*at, button);
    return std::nullopt;
  }

  std::optional<std::string> hover(const ScriptLine& line) {
    const auto at = find(line.name);
    if (!at) return "there is no \"" + line.name + "\" on the screen";
    at_ = *at;
    turn(pointer(PointerEvent::Kind::Moved, *at));
    return std::nullopt;
  }

  std::optional<std::string> expect(const std::string& words) const {
    // Whole words, so that "left=1" is not met by "left=10".
    const std::string said = ' ' + app_.scenes().top()->describe() + ' ';
    std::istringstream wanted(words);
    for (std::string word; wanted >> word;) {
      if (said.find(' ' + word + ' ') == std::string::npos) return "expected " + word;
    }
    return std::nullopt;
  }

  App& app_;
  Vec at_;
};

}  // namespace

bool settle(App& app) {
  for (int i = 0; i < kLongestSettling; ++i) {
    app.turn({}, kFrame);
    if (app.scenes().empty() || app.scenes().at_rest()) return true;
  }
  return false;
}

std::optional<std::string> play_script(App& app, std::span<const ScriptLine> script) {
  Player player(app);
  for (const ScriptLine& line : script) {
    const auto fault = player.play(line);
    if (!fault) continue;
    const std::string seen = app.scenes().empty() ? "nothing" : app.scenes().top()->describe();
    return "line " + std::to_string(line.line) + ": " + *fault + "; on the screen: " + seen;
  }
  return std::nullopt;
}

std::optional<Ending> play_script_file(App& app, const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return Ending{kFailure, "the script cannot be read"};
  const auto script = read_script(std::string(std::istreambuf_iterator<char>(stream), {}));
  if (const auto* error = std::get_if<ScriptError>(&script)) {
    return Ending{kUsage, "line " + std::to_string(error->line) + ": " + error->message};
  }
  const auto fault = play_script(app, std::get<std::vector<ScriptLine>>(script));
  return fault ? std::optional(Ending{kFailure, *fault}) : std::nullopt;
}

}  // namespace quintet::app
