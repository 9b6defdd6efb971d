// A sitting as text and back: the session's save, whose note holds the clock, the score and the helps.
#include <algorithm>

#include "games/link/match.hpp"
#include "ui/game/save_note.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
constexpr std::int64_t kMostPoints = 1'000'000'000;

std::optional<std::vector<int>> read_points(std::string_view list, std::size_t count) {
  std::vector<int> points;
  while (!list.empty()) {
    const auto end = std::min(list.find(','), list.size());
    const auto value = read_whole(list.substr(0, end), kMostPoints);
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

std::optional<link::TimedScore> read_score(const SaveNote& note, const link::TimedRules& rules) {
  const auto left = note.number("left", kLongest);
  const auto combo_left = note.number("combo_left", link::kComboWindow.count());
  const auto combo = note.number("combo", kMostPoints), best = note.number("best", kMostPoints);
  const auto points = note.number("points", kMostPoints);
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
  const SaveNote note(session->note());
  const auto mode = mode_of(note.word("mode"));
  const auto level = note.number("level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto elapsed = note.number("elapsed", kLongest), helps = note.number("helps", kMostPoints);
  if (!mode || !level || !elapsed || !helps) return std::nullopt;
  if (!note.has("before") || !note.has("subject")) return std::nullopt;
  auto points_before = read_points(note.word("before"), session->played());
  if (!points_before) return std::nullopt;
  Match match(*mode, *std::move(session), swapped(std::string(note.word("subject")), '_', ' '),
              static_cast<int>(*level));
  const auto score = read_score(note, match.score_.state().rules);
  if (!score) return std::nullopt;
  match.score_ = *score;
  match.points_before_ = *std::move(points_before);
  match.elapsed_ = Milliseconds(*elapsed);
  match.helps_ = static_cast<int>(*helps);
  return match;
}

}  // namespace quintet::link
