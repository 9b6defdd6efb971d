#include "games/link/match.hpp"

#include <algorithm>

#include "core/link/hint.hpp"
#include "games/link/words.hpp"

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

BoardScore::BoardScore(Mode mode, link::Start start, std::string subject, int level)
    : MatchState(mode, std::move(start)),
      subject_(std::move(subject)),
      level_(level),
      score_(rules_of(mode, this->start(), level)),
      earnings_{score_.earnings()},
      stuck_(game().stuck()) {}

BoardScore::BoardScore(Mode mode, Session<Game> session)
    : MatchState(mode, std::move(session)), score_(rules_of(mode, start(), 0)), stuck_(game().stuck()) {}

BoardScore::Status BoardScore::status() const {
  if (game().won()) return Status::Won;
  if (has_time_limit() && score_.out_of_time()) return Status::TimeUp;
  return stuck_ ? Status::Stuck : Status::Playing;
}

bool BoardScore::over() const {
  if (status() == Status::Playing) return false;
  return status() != Status::Stuck || mode() != Mode::Relaxed || !session().can_undo();
}

int BoardScore::stars() const {
  if (over() && !game().won()) return 0;
  const auto levels = link::journey();
  return link::stars(levels[static_cast<std::size_t>(level_)], score_.left(), assists());
}

void BoardScore::did_pass(Duration time) {
  unscored_ += time;
  const auto whole = std::chrono::duration_cast<Milliseconds>(unscored_);
  unscored_ -= whole;
  score_.pass(whole);
}

// Cached: finding a pair searches the whole board, and status() is called in every step.
void BoardScore::board_changed() {
  stuck_ = game().stuck();
}

link::Earned BoardScore::count(const link::Played& played) {
  if (played.tile == link::Tile::Empty) return {};
  const link::Earned earned = score_.take_pair();
  if (mode() == Mode::Timed && game().won()) score_.finish();
  return earned;
}

void BoardScore::did_play(const link::Played& played) {
  earned_ = count(played);
  earnings_.resize(session().played());
  earnings_.emplace_back(score_.earnings());
  board_changed();
}

void BoardScore::pay_shuffle() {
  count_assist();
  if (mode() == Mode::Timed) score_.pay(link::kShuffleCost);
}

std::optional<link::Pair> BoardScore::ask_hint(std::optional<Point> held) {
  const auto pair = link::hint(game(), held);
  if (!pair) return pair;
  count_assist();
  if (mode() == Mode::Timed) score_.pay(link::kHintCost);
  return pair;
}

bool BoardScore::can_undo() const {
  if (!session().can_undo() || over()) return false;
  if (!has_time_limit()) return true;
  const auto& before = earnings_[session().played() - 1];
  const Milliseconds taken_back = score_.earnings().gained - (before ? before->gained : Milliseconds{});
  return score_.left() > taken_back;
}

void BoardScore::did_undo(const Undone& /*undone*/) {
  score_.restore(here().value_or(Earnings{}));
  board_changed();
}

void BoardScore::did_redo(const link::Played& played) {
  board_changed();
  if (here())
    score_.restore(*here());
  else
    count(played);
  here() = score_.earnings();
}

// Five numbers per position, up to the first unknown one.
std::string BoardScore::write_earnings() const {
  std::vector<std::int64_t> numbers;
  for (const KnownEarnings& it : earnings_) {
    if (!it) break;
    for (const std::int64_t number :
         {std::int64_t{it->points}, std::int64_t{it->combo}, std::int64_t{it->best_combo},
          std::int64_t{it->gained.count()}, std::int64_t{it->last_pair.count()}})
      numbers.push_back(number);
  }
  return write_list(numbers);
}

bool BoardScore::read_earnings(const SaveNote& note) {
  const std::size_t played = session().played(), positions = session().moves().size() + 1;
  if (note.has("earned")) {
    const auto numbers = read_list(note.word("earned"), kLongest);
    if (!numbers || numbers->size() % kNumbers != 0) return false;
    for (auto it = numbers->begin(); it != numbers->end(); it += kNumbers) {
      if (it[0] > kMostPoints || it[1] > it[2] || it[2] > link::kComboMost) return false;
      earnings_.emplace_back(Earnings{.points = static_cast<int>(it[0]),
                                      .combo = static_cast<int>(it[1]),
                                      .best_combo = static_cast<int>(it[2]),
                                      .gained = Milliseconds(it[3]),
                                      .last_pair = Milliseconds(it[4])});
    }
  } else {
    // Saves of an earlier version hold the points before each move and a single state of the score.
    const auto before = read_list(note.word("before"), kMostPoints);
    const auto combo_left = note.number("combo_left", link::kComboWindow.count());
    const auto combo = note.number("combo", kMostPoints), best = note.number("best", kMostPoints);
    const auto points = note.number("points", kMostPoints);
    if (!before || before->size() != played || !combo_left || !combo || !best || !points) return false;
    for (const std::int64_t value : *before)
      earnings_.emplace_back(Earnings{.points = static_cast<int>(value)});
    const int best_combo = static_cast<int>(std::min<std::int64_t>(*best, link::kComboMost));
    earnings_.emplace_back(Earnings{.points = static_cast<int>(*points),
                                    .combo = static_cast<int>(std::min<std::int64_t>(*combo, best_combo)),
                                    .best_combo = best_combo,
                                    .last_pair = Milliseconds(*combo_left)});
  }
  if (earnings_.size() < played + 1 || earnings_.size() > positions) return false;
  earnings_.resize(positions);
  return true;
}

std::string BoardScore::write_words() const {
  return "level=" + std::to_string(level_) + " subject=" + swapped(subject_, ' ', '_') +
         " left=" + std::to_string(score_.left().count()) +
         " clock=" + std::to_string(score_.state().clock.count()) +
         (pictures_ ? " pictures=" + std::string(word_of(*pictures_)) : std::string{}) +
         " earned=" + write_earnings() + (painting_.empty() ? "" : " painting=" + painting_);
}

bool BoardScore::read_words(const SaveNote& note) {
  const auto level = note.number("level", static_cast<std::int64_t>(link::journey().size()) - 1);
  const auto left = note.number("left", kLongest);
  // Earlier versions wrote the time that the combo had left, as if the clock had started then.
  const auto clock = note.has("earned") ? note.number("clock", kLongest)
                                        : std::optional<std::int64_t>(link::kComboWindow.count());
  if (!level || !left || !clock || !read_earnings(note) || !note.has("subject") || !note.has("elapsed") ||
      (!note.has("assists") && !note.has("helps")))
    return false;
  level_ = static_cast<int>(*level);
  subject_ = swapped(std::string(note.word("subject")), '_', ' ');
  if (mode_info(mode()).daily && !read_date(subject_)) return false;
  painting_ = note.word("painting");
  pictures_ = pictures_of(note.word("pictures"));
  score_ = link::TimedScore::from({.rules = rules_of(mode(), start(), level_),
                                   .earnings = *here(),
                                   .clock = Milliseconds(*clock),
                                   .left = Milliseconds(*left)});
  here() = score_.earnings();
  return true;
}

Taken take(Match& match, const link::Pair& pair) {
  const Milliseconds before = match.score().left();
  Taken taken{match.play(pair)};
  taken.earned = match.earned();
  taken.won = match.score().left() - before;
  return taken;
}

link::Played shuffle(Match& match) {
  link::Game trial = match.game();
  trial.play(link::Move::shuffle());
  if (trial.board() == match.game().board()) return {};
  link::Played played = match.play(link::Move::shuffle());
  match.pay_shuffle();
  return played;
}

std::string mode_name(const Context& context, Mode mode) {
  return context.words.tr(mode_message(mode));
}

std::string subject_name(const Context& context, const Match& match) {
  if (match.mode() == Mode::Journey) {
    const link::Level& level = link::journey()[static_cast<std::size_t>(match.level())];
    return level_words(context.words, match.level()) + " · " + context.words.tr(level.title);
  }
  const Gravity gravity = match.game().rules().gravity;
  const std::string size = size_words(match.game().board().size());
  const std::string board =
      gravity == Gravity::None ? size : size + " · " + context.words.tr(gravity_message(gravity));
  return match.shared() ? board + " · " + context.words.tr("shared board") : board;
}

std::string match_name(const Context& context, const Match& match) {
  return mode_name(context, match.mode()) + " · " + subject_name(context, match);
}

namespace {

CommandInfo priced(CommandInfo info, Mode mode, std::string_view timed, std::string_view journey) {
  if (mode == Mode::Timed) info.label = timed;
  if (mode == Mode::Journey) info.label = journey;
  return info;
}

}  // namespace

CommandInfo hint_command(Mode mode) {
  return priced(commands::kHint, mode, msgid("Hint (−5 s)"), msgid("Hint (−1 ★)"));
}

CommandInfo shuffle_command(Mode mode) {
  return priced(kShuffle, mode, msgid("Reshuffle (−10 s)"), msgid("Reshuffle (−1 ★)"));
}

int stars_at_stake(const Match& match) {
  return match.mode() == Mode::Journey ? match.stars() : 0;
}

LocalizedText cost_words(const Context& context, const Match& match, int stars_before, Milliseconds time) {
  if (stars_at_stake(match) < stars_before) return msgid("−1 ★");
  if (match.mode() != Mode::Timed) return {};
  const auto seconds = std::chrono::round<std::chrono::seconds>(time).count();
  return LocalizedText([&context, seconds] {
    return format(context.words.tr("−{seconds} s"), {{"seconds", std::to_string(seconds)}});
  });
}

}  // namespace quintet::link
