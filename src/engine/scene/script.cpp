#include "engine/scene/script.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace quintet {
namespace {

using Verb = ScriptLine::Verb;

struct Form {
  std::string_view word;
  Verb verb;
  int numbers;  // how many follow; -1: a name follows
};

constexpr std::array kForms{
    Form{"tap", Verb::Tap, -1},       Form{"alt", Verb::Alt, -1},     Form{"hover", Verb::Hover, -1},
    Form{"click", Verb::Click, 2},    Form{"drag", Verb::Drag, 4},    Form{"press", Verb::Press, -1},
    Form{"scroll", Verb::Scroll, 1},  Form{"wait", Verb::Wait, 1},    Form{"settle", Verb::Settle, 0},
    Form{"resize", Verb::Resize, 2},  Form{"focus", Verb::Focus, -1}, Form{"shot", Verb::Shot, -1},
    Form{"expect", Verb::Expect, -1}, Form{"close", Verb::Close, 0},  Form{"drop", Verb::Drop, -1},
    Form{"copied", Verb::Copied, -1}, Form{"clip", Verb::Clip, -1},   Form{"type", Verb::Type, -1},
};

constexpr std::array kActions{
    std::pair{std::string_view("Up"), Action::Up},
    std::pair{std::string_view("Down"), Action::Down},
    std::pair{std::string_view("Left"), Action::Left},
    std::pair{std::string_view("Right"), Action::Right},
    std::pair{std::string_view("Confirm"), Action::Confirm},
    std::pair{std::string_view("Secondary"), Action::Secondary},
    std::pair{std::string_view("Back"), Action::Back},
    std::pair{std::string_view("Pause"), Action::Pause},
    std::pair{std::string_view("Hint"), Action::Hint},
    std::pair{std::string_view("Undo"), Action::Undo},
    std::pair{std::string_view("Redo"), Action::Redo},
    std::pair{std::string_view("Restart"), Action::Restart},
    std::pair{std::string_view("Shuffle"), Action::Shuffle},
    std::pair{std::string_view("Numbers"), Action::Numbers},
    std::pair{std::string_view("Estimate"), Action::Estimate},
    std::pair{std::string_view("Copy"), Action::Copy},
    std::pair{std::string_view("Paste"), Action::Paste},
    std::pair{std::string_view("Next"), Action::Next},
    std::pair{std::string_view("Previous"), Action::Previous},
    std::pair{std::string_view("PageUp"), Action::PageUp},
    std::pair{std::string_view("PageDown"), Action::PageDown},
    std::pair{std::string_view("Home"), Action::Home},
    std::pair{std::string_view("End"), Action::End},
    std::pair{std::string_view("First"), Action::First},
    std::pair{std::string_view("Second"), Action::Second},
    std::pair{std::string_view("Third"), Action::Third},
    std::pair{std::string_view("ZoomIn"), Action::ZoomIn},
    std::pair{std::string_view("ZoomOut"), Action::ZoomOut},
    std::pair{std::string_view("Help"), Action::Help},
    std::pair{std::string_view("ToggleMute"), Action::ToggleMute},
    std::pair{std::string_view("ToggleFullscreen"), Action::ToggleFullscreen},
};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Removes the first word from the line and returns it.
std::string_view take_word(std::string_view& rest) {
  rest = trimmed(rest);
  const auto end = std::min(rest.find_first_of(" \t"), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest = trimmed(rest.substr(end));
  return word;
}

// Finite, and small enough for a coordinate, a wait or a count.
constexpr double kLargestNumber = 1e6;

std::optional<double> number(std::string_view word) {
  double value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || !(std::abs(value) <= kLargestNumber))
    return std::nullopt;
  return value;
}

tl::unexpected<ScriptError> script_error(const ScriptLine& line, std::string message) {
  return tl::unexpected(ScriptError{line.line, std::move(message)});
}

Expected<ScriptLine, ScriptError> read_press(ScriptLine line, std::string_view rest) {
  const std::string_view word = take_word(rest);
  for (const auto& [name, action] : kActions) {
    if (name != word) continue;
    line.action = action;
    const auto times = rest.empty() ? 1.0 : number(rest);
    if (!times || *times < 1 || *times != std::floor(*times))
      return script_error(line, "press takes a whole number of times after the action");
    line.numbers = {*times};
    return line;
  }
  return script_error(line, "there is no action " + std::string(word));
}

Expected<ScriptLine, ScriptError> read_line(int number_of_line, std::string_view text) {
  const std::string_view word = take_word(text);
  ScriptLine line;
  line.line = number_of_line;
  for (const Form& form : kForms) {
    if (form.word != word) continue;
    line.verb = form.verb;
    if (form.verb == Verb::Press) return read_press(std::move(line), text);
    if (form.verb == Verb::Focus) {
      if (text != "lost" && text != "gained") return script_error(line, "focus is either lost or gained");
      line.window = text == "lost" ? WindowEvent::FocusLost : WindowEvent::FocusGained;
      return line;
    }
    if (form.numbers < 0) {
      if (text.empty()) return script_error(line, std::string(word) + " needs a name");
      line.name = text;
      return line;
    }
    while (!text.empty()) {
      const auto value = number(take_word(text));
      if (!value) return script_error(line, std::string(word) + " takes numbers");
      line.numbers.push_back(*value);
    }
    if (line.numbers.size() != static_cast<std::size_t>(form.numbers)) {
      return script_error(line, std::string(word) + " takes " + std::to_string(form.numbers) + " numbers");
    }
    return line;
  }
  return script_error(line, "there is no command " + std::string(word));
}

}  // namespace

Expected<std::vector<ScriptLine>, ScriptError> read_script(std::string_view text) {
  std::vector<ScriptLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view whole = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view line = trimmed(whole.substr(0, whole.find('#')));
    if (line.empty()) continue;
    auto read = read_line(number, line);
    if (!read) return tl::unexpected(std::move(read.error()));
    lines.push_back(*std::move(read));
  }
  return lines;
}

}  // namespace quintet
