// A sitting as text and back: the session's save, whose note holds the clock, the score and the helps.
#include <algorithm>

#include "core/text.hpp"
#include "games/link/match.hpp"
#include "ui/game/save_note.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
constexpr std::int64_t kMostPoints = 1'000'000'000;

// The numbers of a list such as `100,200,200`, each at most `most`.
std::optional<std::vector<std::int64_t>> read_list(std::string_view list, std::int64_t most) {
  std::vector<std::int64_t> numbers;
  if (list.empty()) return numbers;
  for (const std::string_view word : split(list, ',')) {
    const auto value = read_whole(word, most);
    if (!value) return std::nullopt;
    numbers.push_back(*value);
  }
  return numbers;
}

// Five numbers for each number of moves.
constexpr std::size_t kNumbers = 5;

std::string write_earnings(const std::vector<link::Earnings>& all) {
  std::string text;
  const auto add = [&text](std::int64_t number) {
    text += (text.empty() ? "" : ",") + std::to_string(number);
  };
  for (const link::Earnings& it : all) {
    add(it.points);
    add(it.combo);
    add(it.best_combo);
    add(it.gained.count());
    add(it.last_pair.count());
  }
  return text;
}

std::optional<std::vector<link::Earnings>> read_earnings(std::string_view text, std::size_t played,
                                                         std::size_t known) {
  const auto numbers = read_list(text, kLongest);
  if (!numbers || numbers->size() % kNumbers != 0) return std::nullopt;
  const std::size_t count = numbers->size() / kNumbers;
  if (count < played + 1 || count > known + 1) return std::nullopt;
  std::vector<link::Earnings> all;
  for (auto it = numbers->begin(); it != numbers->end(); it += kNumbers) {
    if (it[0] > kMostPoints || it[1] > it[2] || it[2] > link::kComboMost) return std::nullopt;
    all.push_back({.points = static_cast<int>(it[0]),
                   .combo = static_cast<int>(it[1]),
                   .best_combo = static_cast<int>(it[2]),
                   .gained = Milliseconds(it[3]),
                   .last_pair = Milliseconds(it[4])});
  }
  return all;
}

// A save of an earlier version holds the points before each move, and one state of the score.
std::optional<std::vector<link::Earnings>> read_earlier_earnings(const SaveNote& note, std::size_t played) {
  const auto before = read_list(note.word("before"), kMostPoints);
  const auto combo_left = note.number("combo_left", link::kComboWindow.count());
  const auto combo = note.number("combo", kMostPoints), best = note.number("best", kMostPoints);
  const auto points = note.number("points", kMostPoints);
  if (!before || before->size() != played || !combo_left || !combo || !best || !points) return std::nullopt;
  std::vector<link::Earnings> all;
  for (const std::int64_t value : *before) all.push_back({.points = static_cast<int>(value)});
  const int best_combo = static_cast<int>(std::min<std::int64_t>(*best, link::kComboMost));
  all.push_back({.points = static_cast<int>(*points),
                 .combo = static_cast<int>(std::min<std::int64_t>(*combo, best_combo)),
                 .best_combo = best_combo,
                 .last_pair = Milliseconds(*combo_left)});
  return all;
}

// Subjects are words of a note, so they are written without spaces.
std::string swapped(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

}  // namespace

std::string Match::write() const {
  return session_.write("mode=" + std::string(word_of(mode_)) + " level=" + std::to_string(level_) +
                        " subject=" + swapped(subject_, ' ', '_') +
                        " elapsed=" + std::to_string((elapsed_ / milliseconds(1))) +
                        " left=" + std::to_string(score_.left().count()) +
                        " clock=" + std::to_string(score_.state().clock.count()) +
                        " helps=" + std::to_string(helps_) + " earned=" + write_earnings(earnings_));
}

std::optional<Match> Match::read(std::string_view text) {
  auto session = Session<link::Game>::read(text);
  if (!session) return std::nullopt;
  const SaveNote note(session->note());
  const auto mode = mode_of(note.word("mode"));
  const auto level = note.number("level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto elapsed = note.number("elapsed", kLongest), helps = note.number("helps", kMostPoints);
  const auto left = note.number("left", kLongest);
  if (!mode || !level || !elapsed || !helps || !left || !note.has("subject")) return std::nullopt;
  const std::size_t played = session->played();
  const bool earlier = !note.has("earned");
  // Earlier versions wrote how long the combo still held: as if the clock had begun then.
  const auto clock =
      earlier ? std::optional<std::int64_t>(link::kComboWindow.count()) : note.number("clock", kLongest);
  auto earnings = earlier ? read_earlier_earnings(note, played)
                          : read_earnings(note.word("earned"), played, session->moves().size());
  if (!clock || !earnings) return std::nullopt;
  Match match(*mode, *std::move(session), swapped(std::string(note.word("subject")), '_', ' '),
              static_cast<int>(*level));
  match.score_ = link::TimedScore::from({.rules = match.score_.state().rules,
                                         .earnings = (*earnings)[played],
                                         .clock = Milliseconds(*clock),
                                         .left = Milliseconds(*left)});
  (*earnings)[played] = match.score_.earnings();
  match.earnings_ = *std::move(earnings);
  match.elapsed_ = Milliseconds(*elapsed);
  match.helps_ = static_cast<int>(*helps);
  return match;
}

}  // namespace quintet::link
