#include "games/link/match.hpp"

#include <algorithm>

#include "core/link/hint.hpp"
#include "core/text.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::int64_t kMostPoints = 1'000'000'000;

// per position in a save
constexpr std::size_t kNumbers = 5;

// Subjects are values in a note, so they are written without spaces.
std::string swapped(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

link::TimedRules rules_of(Mode mode, const link::Start& start, int level) {
  if (mode == Mode::Journey) {
    const auto levels = link::journey();
    const auto index = std::clamp<std::size_t>(static_cast<std::size_t>(level), 0, levels.size() - 1);
    return {levels[index].time, Milliseconds::zero()};
  }
  return link::timed_rules(start.board.tiles());
}

}  // namespace

std::string_view word_of(Mode mode) {
  switch (mode) {
    case Mode::Relaxed:
      return "relaxed";
    case Mode::Timed:
      return "timed";
    case Mode::Journey:
      return "journey";
    case Mode::Today:
      return "today";
  }
  return {};
}

std::optional<Mode> mode_of(std::string_view word) {
  for (const Mode mode : kModes) {
    if (word_of(mode) == word) return mode;
  }
  return std::nullopt;
}

Match::Match(Mode mode, link::Start start, std::string subject, int level)
    : Match(Base(word_of(mode), std::move(start)), mode, std::move(subject), level) {
  extra() = score_.earnings();
}

Match::Match(Base base, Mode mode, std::string subject, int level)
    : Base(std::move(base)),
      mode_(mode),
      subject_(std::move(subject)),
      level_(level),
      score_(rules_of(mode, start(), level)),
      stuck_(game().stuck()) {}

Match::Status Match::status() const {
  if (game().won()) return Status::Won;
  if (has_time_limit() && score_.out_of_time()) return Status::TimeUp;
  return stuck_ ? Status::Stuck : Status::Playing;
}

bool Match::over() const {
  if (status() == Status::Playing) return false;
  return status() != Status::Stuck || mode_ != Mode::Relaxed || !session().can_undo();
}

int Match::stars() const {
  const auto levels = link::journey();
  return link::stars(levels[static_cast<std::size_t>(level_)], score_.left(), assists());
}

void Match::pass(Duration time) {
  if (status() != Status::Playing) return;
  set_elapsed(elapsed() + time);
  unscored_ += time;
  const auto whole = std::chrono::duration_cast<Milliseconds>(unscored_);
  unscored_ -= whole;
  score_.pass(whole);
}

// Cached: finding a pair searches the whole board, and status() is called in every step.
void Match::board_changed() {
  stuck_ = game().stuck();
}

link::Earned Match::count(const link::Played& played) {
  if (played.tile == link::Tile::Empty) return {};
  const link::Earned earned = score_.take_pair();
  if (mode_ == Mode::Timed && game().won()) score_.finish();
  return earned;
}

Match::Taken Match::take(const link::Pair& pair) {
  const Milliseconds before = score_.left();
  Taken taken{play(pair)};
  taken.earned = count(taken.played);
  taken.won = score_.left() - before;
  extra() = score_.earnings();
  board_changed();
  return taken;
}

link::Played Match::shuffle() {
  link::Game trial = game();
  trial.play(link::Move::shuffle());
  if (trial.board() == game().board()) return {};
  link::Played played = play(link::Move::shuffle());
  extra() = score_.earnings();
  count_assist();
  if (mode_ == Mode::Timed) score_.pay(link::kShuffleCost);
  board_changed();
  return played;
}

std::optional<link::Pair> Match::ask_hint() {
  const auto pair = link::hint(game());
  if (!pair) return pair;
  count_assist();
  if (mode_ == Mode::Timed) score_.pay(link::kHintCost);
  return pair;
}

bool Match::can_undo() const {
  if (!session().can_undo() || over()) return false;
  if (!has_time_limit()) return true;
  const auto& before = extras()[session().played() - 1];
  const Milliseconds taken_back = score_.earnings().gained - (before ? before->gained : Milliseconds{});
  return score_.left() > taken_back;
}

Match::Undone Match::undo() {
  Undone undone = Base::undo();
  score_.restore(extra().value_or(Earnings{}));
  board_changed();
  return undone;
}

link::Played Match::redo() {
  link::Played played = Base::redo();
  board_changed();
  if (extra())
    score_.restore(*extra());
  else
    count(played);
  extra() = score_.earnings();
  return played;
}

// Five numbers per position, up to the first unknown one.
std::string Match::write_earnings() const {
  std::vector<std::int64_t> numbers;
  for (const KnownEarnings& it : extras()) {
    if (!it) break;
    for (const std::int64_t number :
         {std::int64_t{it->points}, std::int64_t{it->combo}, std::int64_t{it->best_combo},
          std::int64_t{it->gained.count()}, std::int64_t{it->last_pair.count()}})
      numbers.push_back(number);
  }
  return write_list(numbers);
}

std::optional<std::vector<KnownEarnings>> Match::read_earnings() const {
  const SaveNote all = note();
  const std::size_t played = session().played(), positions = session().moves().size() + 1;
  std::vector<KnownEarnings> earnings;
  if (all.has("earned")) {
    const auto numbers = read_list(all.word("earned"), kLongest);
    if (!numbers || numbers->size() % kNumbers != 0) return std::nullopt;
    for (auto it = numbers->begin(); it != numbers->end(); it += kNumbers) {
      if (it[0] > kMostPoints || it[1] > it[2] || it[2] > link::kComboMost) return std::nullopt;
      earnings.emplace_back(Earnings{.points = static_cast<int>(it[0]),
                                     .combo = static_cast<int>(it[1]),
                                     .best_combo = static_cast<int>(it[2]),
                                     .gained = Milliseconds(it[3]),
                                     .last_pair = Milliseconds(it[4])});
    }
  } else {
    // Saves of an earlier version hold the points before each move and a single state of the score.
    const auto before = read_list(all.word("before"), kMostPoints);
    const auto combo_left = all.number("combo_left", link::kComboWindow.count());
    const auto combo = all.number("combo", kMostPoints), best = all.number("best", kMostPoints);
    const auto points = all.number("points", kMostPoints);
    if (!before || before->size() != played || !combo_left || !combo || !best || !points) return std::nullopt;
    for (const std::int64_t value : *before)
      earnings.emplace_back(Earnings{.points = static_cast<int>(value)});
    const int best_combo = static_cast<int>(std::min<std::int64_t>(*best, link::kComboMost));
    earnings.emplace_back(Earnings{.points = static_cast<int>(*points),
                                   .combo = static_cast<int>(std::min<std::int64_t>(*combo, best_combo)),
                                   .best_combo = best_combo,
                                   .last_pair = Milliseconds(*combo_left)});
  }
  if (earnings.size() < played + 1 || earnings.size() > positions) return std::nullopt;
  earnings.resize(positions);
  return earnings;
}

std::string Match::write() const {
  return Base::write("level=" + std::to_string(level_) + " subject=" + swapped(subject_, ' ', '_') +
                     " left=" + std::to_string(score_.left().count()) +
                     " clock=" + std::to_string(score_.state().clock.count()) +
                     (pictures_ ? " pictures=" + std::string(word_of(*pictures_)) : std::string{}) +
                     " earned=" + write_earnings() + (painting_.empty() ? "" : " painting=" + painting_));
}

std::optional<Match> Match::read(std::string_view text) {
  auto base = Base::read(text);
  if (!base) return std::nullopt;
  const auto mode = mode_of(base->mode_id());
  if (!mode) return std::nullopt;
  Match match(*std::move(base), *mode, {}, 0);
  const SaveNote note = match.note();
  const auto level = note.number("level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto left = note.number("left", kLongest);
  // Earlier versions wrote the time that the combo had left, as if the clock had started then.
  const auto clock = note.has("earned") ? note.number("clock", kLongest)
                                        : std::optional<std::int64_t>(link::kComboWindow.count());
  auto earnings = match.read_earnings();
  if (!level || !left || !clock || !earnings || !note.has("subject") || !note.has("elapsed") ||
      (!note.has("assists") && !note.has("helps")))
    return std::nullopt;
  match.level_ = static_cast<int>(*level);
  match.subject_ = swapped(std::string(note.word("subject")), '_', ' ');
  match.painting_ = note.word("painting");
  match.set_pictures(pictures_of(note.word("pictures")));
  match.set_extras(*std::move(earnings));
  match.score_ = link::TimedScore::from({.rules = rules_of(*mode, match.start(), match.level_),
                                         .earnings = *match.extra(),
                                         .clock = Milliseconds(*clock),
                                         .left = Milliseconds(*left)});
  match.extra() = match.score_.earnings();
  return match;
}

}  // namespace quintet::link
