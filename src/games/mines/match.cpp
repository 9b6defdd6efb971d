#include "games/mines/match.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

#include "core/mines/share.hpp"
#include "core/named.hpp"

namespace quintet::mines {
namespace {

constexpr int kMostDeaths = 1'000'000;

}  // namespace

std::string_view word_of(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kWords{"beginner", "intermediate", "expert", "custom",
                                                               "today"};
  return entry(kWords, mode);
}

std::optional<Mode> mode_of(std::string_view word) {
  return find_named(kModes, word, word_of);
}

Mode level_of(const Rules& rules) {
  if (rules.flood == Flood::Eight) {
    for (const auto& [mode, level] :
         {std::pair{Mode::Beginner, kBeginner}, std::pair{Mode::Intermediate, kIntermediate},
          std::pair{Mode::Expert, kExpert}}) {
      if (rules.size == level.size && rules.mines == level.mines) return mode;
    }
  }
  return Mode::Custom;
}

Match::Match(Mode mode, const Start& start, Board board) : Match(Base(word_of(mode), start), mode, board) {}

Match::Match(Mode mode, Session<Game> session, std::vector<Duration> times)
    : Match(Base(word_of(mode), std::move(session)), mode, Board::Known) {
  assert(times.size() == Base::session().moves().size());
  // A game that someone has shared can be saved and read again.
  static_assert(kLongestShared <= kLongest);
  times_ = std::move(times);
  if (const std::size_t played = Base::session().played(); played > 0) set_elapsed(times_[played - 1]);
}

Match::Match(const Start& start, Date day, Board board) : Match(Mode::Today, start, board) {
  day_ = write_date(day);
}

Match::Match(Base base, Mode mode, Board board) : Base(std::move(base)), mode_(mode), board_(board) {}

bool Match::is_automatic(std::size_t move) const {
  return std::ranges::binary_search(automatic_, static_cast<std::int64_t>(move));
}

std::size_t Match::clicks() const {
  const auto played = static_cast<std::int64_t>(session().played());
  const auto end = std::ranges::lower_bound(automatic_, played);
  return static_cast<std::size_t>(played - (end - automatic_.begin()));
}

Played Match::play(const Move& move, By by) {
  const auto index = static_cast<std::int64_t>(session().played());
  automatic_.erase(std::ranges::lower_bound(automatic_, index), automatic_.end());
  if (by == By::Computer) automatic_.push_back(index);
  automated_ = automated_ || by == By::Computer;
  times_.resize(session().played());
  times_.push_back(elapsed());
  return Base::play(move);
}

bool Match::can_undo() const {
  if (!Base::can_undo()) return false;
  return !counted() || over() || session().moves()[session().played() - 1].action == Action::Mark;
}

// Marks taken back tell the player nothing.
Match::Undone Match::undo() {
  deaths_ += lost() ? 1 : 0;
  Undone undone = Base::undo();
  undone_ = undone_ || undone.move.action != Action::Mark;
  return undone;
}

Played Match::redo() {
  times_[session().played()] = elapsed();
  return Base::redo();
}

std::string Match::write() const {
  std::vector<std::int64_t> times;
  for (const Duration time : times_) times.push_back(time / milliseconds(1));
  std::string more = std::string("known=") + (known() ? "1" : "0") +
                     " automated=" + (automated_ ? "1" : "0") + " undone=" + (undone_ ? "1" : "0") +
                     " deaths=" + std::to_string(deaths_) + " times=" + ui::write_list(times);
  if (!automatic_.empty()) more += " automatic=" + ui::write_list(automatic_);
  if (mode_ == Mode::Today) more += " day=" + day_;
  return Base::write(more);
}

std::optional<Match> Match::read(std::string_view text) {
  auto base = Base::read(text);
  if (!base) return std::nullopt;
  const auto mode = mode_of(base->mode_id());
  if (!mode) return std::nullopt;
  Match match(*std::move(base), *mode);
  const ui::SaveNote note = match.note();
  const auto known = note.number("known", 1), automated = note.number("automated", 1),
             undone = note.number("undone", 1), deaths = note.number("deaths", kMostDeaths);
  const auto times = ui::read_list(note.word("times"), kLongest);
  const auto moves = static_cast<std::int64_t>(match.session().moves().size());
  auto automatic = ui::read_list(note.word("automatic"), moves);
  if (!known || !automated || !undone || !deaths || !times || !automatic) return std::nullopt;
  if (std::cmp_not_equal(times->size(), moves)) return std::nullopt;
  automatic->push_back(moves);
  if (std::ranges::adjacent_find(*automatic, std::ranges::greater_equal{}) != automatic->end())
    return std::nullopt;
  automatic->pop_back();
  match.board_ = *known == 1 ? Board::Known : Board::New;
  match.automated_ = *automated == 1;
  match.undone_ = *undone == 1;
  match.automatic_ = *std::move(automatic);
  match.deaths_ = static_cast<int>(*deaths);
  for (const std::int64_t time : *times) match.times_.push_back(milliseconds(time));
  match.day_ = note.word("day");
  if (read_date(match.day_).has_value() != (*mode == Mode::Today)) return std::nullopt;
  return match;
}

}  // namespace quintet::mines
