#include "scenes/link/match.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/link/hint.hpp"

namespace quintet::scenes {
namespace {

using link::Milliseconds;

Milliseconds whole_milliseconds(Duration time) {
  return std::chrono::duration_cast<Milliseconds>(time);
}

link::TimedRules rules_of(LinkMode mode, const link::Start& start, int level) {
  if (mode == LinkMode::Journey) {
    const auto levels = link::journey();
    const auto index = std::clamp<std::size_t>(static_cast<std::size_t>(level), 0, levels.size() - 1);
    return {levels[index].time, Milliseconds::zero()};
  }
  return link::timed_rules(start.board.tiles());
}

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

std::optional<std::int64_t> number(const Note& note, std::string_view key, std::int64_t most) {
  const auto found = note.find(key);
  return found == note.end() ? std::nullopt : number(found->second, most);
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

}  // namespace

std::string_view word_of(LinkMode mode) {
  switch (mode) {
    case LinkMode::Relaxed:
      return "relaxed";
    case LinkMode::Timed:
      return "timed";
    case LinkMode::Journey:
      return "journey";
    case LinkMode::Today:
      return "today";
  }
  return {};
}

std::optional<LinkMode> link_mode_of(std::string_view word) {
  for (const LinkMode mode : kLinkModes) {
    if (word_of(mode) == word) return mode;
  }
  return std::nullopt;
}

Match::Match(LinkMode mode, link::Start start, std::string subject, int level)
    : Match(mode, Session<link::Game>(std::move(start)), std::move(subject), level) {}

Match::Match(LinkMode mode, Session<link::Game> session, std::string subject, int level)
    : mode_(mode),
      session_(std::move(session)),
      subject_(std::move(subject)),
      level_(level),
      score_(rules_of(mode, session_.start(), level)) {}

Match::Status Match::status() const {
  if (game().won()) return Status::Won;
  if (has_time_limit() && score_.out_of_time()) return Status::TimeUp;
  return game().stuck() ? Status::Stuck : Status::Playing;
}

int Match::stars() const {
  const auto levels = link::journey();
  return link::stars(levels[static_cast<std::size_t>(level_)], score_.left(), helps_);
}

void Match::pass(Duration time) {
  if (status() != Status::Playing) return;
  elapsed_ += time;
  unscored_ += time;
  const Milliseconds whole = whole_milliseconds(unscored_);
  unscored_ -= whole;
  score_.pass(whole);
}

link::Earned Match::count(const link::Played& played) {
  if (played.tile == link::Tile::Empty) return {};
  const link::Earned earned = score_.take_pair();
  if (mode_ == LinkMode::Timed && game().won()) score_.finish();
  return earned;
}

Match::Taken Match::take(const link::Pair& pair) {
  points_before_.push_back(score_.points());
  given_back_.clear();
  Taken taken{session_.play(pair), {}};
  taken.earned = count(taken.played);
  return taken;
}

link::Played Match::shuffle() {
  points_before_.push_back(score_.points());
  given_back_.clear();
  ++helps_;
  if (mode_ == LinkMode::Timed) score_.pay(link::kShuffleCost);
  return session_.play(link::Move::shuffle());
}

std::optional<link::Pair> Match::ask_hint() {
  const auto pair = link::hint(game());
  if (!pair) return pair;
  ++helps_;
  if (mode_ == LinkMode::Timed) score_.pay(link::kHintCost);
  return pair;
}

void Match::undo() {
  const bool pair = last_move()->pair.has_value();
  session_.undo();
  link::TimedScore::State state = score_.state();
  state.points = points_before_.back();
  points_before_.pop_back();
  state.combo = 0;
  state.combo_left = Milliseconds::zero();
  // Never to nothing: undo alone does not lose a game.
  const Milliseconds left =
      std::min(state.left, std::max(state.left - state.rules.per_pair, Milliseconds{1}));
  given_back_.push_back(pair ? state.left - left : Milliseconds::zero());
  if (pair) state.left = left;
  score_ = link::TimedScore::from(state);
}

link::Played Match::redo() {
  points_before_.push_back(score_.points());
  link::Played played = session_.redo();
  // Redo wins what its undo took and no more, so that the two of them win no time.
  const Milliseconds before = score_.left();
  count(played);
  link::TimedScore::State state = score_.state();
  state.left =
      std::min(state.left, before + (given_back_.empty() ? Milliseconds::zero() : given_back_.back()));
  if (!given_back_.empty()) given_back_.pop_back();
  score_ = link::TimedScore::from(state);
  return played;
}

std::optional<link::Game::Move> Match::last_move() const {
  if (!session_.can_undo()) return std::nullopt;
  return session_.moves()[session_.played() - 1];
}

std::optional<link::Game::Move> Match::next_move() const {
  if (!session_.can_redo()) return std::nullopt;
  return session_.moves()[session_.played()];
}

std::string Match::write() const {
  const auto state = score_.state();
  Session<link::Game> session = session_;
  session.set_note("mode=" + std::string(word_of(mode_)) + " level=" + std::to_string(level_) +
                   " subject=" + swapped(subject_, ' ', '_') +
                   " elapsed=" + std::to_string(whole_milliseconds(elapsed_).count()) +
                   " left=" + std::to_string(state.left.count()) + " combo=" + std::to_string(state.combo) +
                   " combo_left=" + std::to_string(state.combo_left.count()) +
                   " best=" + std::to_string(state.best_combo) + " points=" + std::to_string(state.points) +
                   " helps=" + std::to_string(helps_) + " before=" + join(points_before_));
  return session.write();
}

std::optional<Match> Match::read(std::string_view text) {
  auto session = Session<link::Game>::read(text);
  if (!session) return std::nullopt;
  const Note note = parse_note(session->note());
  const auto mode = link_mode_of(note.contains("mode") ? note.find("mode")->second : "");
  const auto level = number(note, "level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto elapsed = number(note, "elapsed", kLongest);
  const auto left = number(note, "left", kLongest);
  const auto combo_left = number(note, "combo_left", link::kComboWindow.count());
  const auto combo = number(note, "combo", kMostPoints), best = number(note, "best", kMostPoints);
  const auto points = number(note, "points", kMostPoints), helps = number(note, "helps", kMostPoints);
  const auto before = note.find("before");
  const auto subject = note.find("subject");
  if (!mode || !level || !elapsed || !left || !combo_left || !combo || !best || !points || !helps)
    return std::nullopt;
  if (before == note.end() || subject == note.end()) return std::nullopt;
  const auto points_before = read_points(before->second, session->played());
  if (!points_before) return std::nullopt;
  Match match(*mode, *std::move(session), swapped(subject->second, '_', ' '), static_cast<int>(*level));
  auto state = match.score_.state();
  state.left = Milliseconds(*left);
  state.combo_left = Milliseconds(*combo_left);
  state.combo = static_cast<int>(*combo);
  state.best_combo = static_cast<int>(*best);
  state.points = static_cast<int>(*points);
  match.score_ = link::TimedScore::from(state);
  match.points_before_ = *points_before;
  match.elapsed_ = Milliseconds(*elapsed);
  match.helps_ = static_cast<int>(*helps);
  return match;
}

}  // namespace quintet::scenes
