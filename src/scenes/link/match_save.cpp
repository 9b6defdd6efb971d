// A sitting as text and back: the session's save, whose note holds the clock, the score and the helps.
#include <algorithm>
#include <charconv>
#include <map>

#include "scenes/link/match.hpp"

namespace quintet::scenes {
namespace {

using link::Milliseconds;

// The note of a save: words of the form key=value.
using Note = std::map<std::string, std::string, std::less<>>;

Note parse_note(std::string_view text) {
  Note note;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const auto equals = word.find('=');
    if (equals != std::string_view::npos) note.emplace(word.substr(0, equals), word.substr(equals + 1));
  }
  return note;
}

// A whole number in 0 … most.
std::optional<std::int64_t> number(std::string_view text, std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most)
    return std::nullopt;
  return value;
}

// Empty where the key is missing.
std::string_view word(const Note& note, std::string_view key) {
  const auto found = note.find(key);
  return found == note.end() ? std::string_view{} : found->second;
}

std::optional<std::int64_t> number(const Note& note, std::string_view key, std::int64_t most) {
  return number(word(note, key), most);
}

constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
constexpr std::int64_t kMostPoints = 1'000'000'000;

std::optional<std::vector<int>> read_points(std::string_view list, std::size_t count) {
  std::vector<int> points;
  while (!list.empty()) {
    const auto end = std::min(list.find(','), list.size());
    const auto value = number(list.substr(0, end), kMostPoints);
    if (!value) return std::nullopt;
    points.push_back(static_cast<int>(*value));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  if (points.size() != count) return std::nullopt;
  return points;
}

std::string join(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

// Subjects are words of a note, so they are written without spaces.
std::string swapped(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

std::optional<link::TimedScore> read_score(const Note& note, const link::TimedRules& rules) {
  const auto left = number(note, "left", kLongest);
  const auto combo_left = number(note, "combo_left", link::kComboWindow.count());
  const auto combo = number(note, "combo", kMostPoints), best = number(note, "best", kMostPoints);
  const auto points = number(note, "points", kMostPoints);
  if (!left || !combo_left || !combo || !best || !points) return std::nullopt;
  return link::TimedScore::from({.rules = rules,
                                 .left = Milliseconds(*left),
                                 .combo_left = Milliseconds(*combo_left),
                                 .points = static_cast<int>(*points),
                                 .combo = static_cast<int>(*combo),
                                 .best_combo = static_cast<int>(*best)});
}

}  // namespace

std::string Match::write() const {
  const auto state = score_.state();
  return session_.write(
      "mode=" + std::string(word_of(mode_)) + " level=" + std::to_string(level_) +
      " subject=" + swapped(subject_, ' ', '_') + " elapsed=" + std::to_string((elapsed_ / milliseconds(1))) +
      " left=" + std::to_string(state.left.count()) + " combo=" + std::to_string(state.combo) +
      " combo_left=" + std::to_string(state.combo_left.count()) +
      " best=" + std::to_string(state.best_combo) + " points=" + std::to_string(state.points) +
      " helps=" + std::to_string(helps_) + " before=" + join(points_before_));
}

std::optional<Match> Match::read(std::string_view text) {
  auto session = Session<link::Game>::read(text);
  if (!session) return std::nullopt;
  const Note note = parse_note(session->note());
  const auto mode = link_mode_of(word(note, "mode"));
  const auto level = number(note, "level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto elapsed = number(note, "elapsed", kLongest), helps = number(note, "helps", kMostPoints);
  if (!mode || !level || !elapsed || !helps) return std::nullopt;
  if (!note.contains("before") || !note.contains("subject")) return std::nullopt;
  auto points_before = read_points(word(note, "before"), session->played());
  if (!points_before) return std::nullopt;
  Match match(*mode, *std::move(session), swapped(std::string(word(note, "subject")), '_', ' '),
              static_cast<int>(*level));
  const auto score = read_score(note, match.score_.state().rules);
  if (!score) return std::nullopt;
  match.score_ = *score;
  match.points_before_ = *std::move(points_before);
  match.elapsed_ = Milliseconds(*elapsed);
  match.helps_ = static_cast<int>(*helps);
  return match;
}

}  // namespace quintet::scenes
