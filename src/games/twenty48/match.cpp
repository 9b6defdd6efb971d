#include "games/twenty48/match.hpp"

#include <utility>

#include "core/named.hpp"

namespace quintet::twenty48 {
namespace {

std::optional<Mode> mode_of(std::string_view word) {
  return find_named(kModes, word, word_of);
}

}  // namespace

std::string_view word_of(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kWords{"classic", "cascade", "today"};
  return entry(kWords, mode);
}

Match::Match(Mode mode, const Start& start) : Match(Base(word_of(mode), start), mode) {}

Match::Match(const Start& start, Date day, Try how)
    : Match(Base(word_of(Mode::Today), start), Mode::Today, how) {
  day_ = write_date(day);
}

Match::Match(Base base, Mode mode, Try how) : Base(std::move(base)), mode_(mode), how_(how) {
  reached_.resize(largest(game().board()) + std::size_t{1});
}

void Match::make_practice() {
  how_ = Try::Practice;
  mark_recorded();
}

Played Match::slide(Direction direction) {
  const Exponent before = largest(game().board());
  Played played = Base::play({direction});
  note_tiles(before);
  return played;
}

Match::Undone Match::undo() {
  undone_ = true;
  return Base::undo();
}

Played Match::redo() {
  const Exponent before = largest(game().board());
  Played played = Base::redo();
  note_tiles(before);
  return played;
}

// A tile that was taken back is made anew. One slide can make several larger ones by the cascade.
void Match::note_tiles(Exponent before) {
  reached_.resize(before + std::size_t{1});
  reached_.resize(largest(game().board()) + std::size_t{1}, elapsed());
}

std::optional<Duration> Match::reached(Exponent exponent) const {
  if (exponent > largest(game().board()) || exponent >= reached_.size()) return std::nullopt;
  return reached_[exponent];
}

std::string Match::write() const {
  std::vector<std::int64_t> times;
  for (const Duration time : reached_) times.push_back(time / milliseconds(1));
  std::string more = std::string("undone=") + (undone_ ? "1" : "0") + " reached=" + ui::write_list(times);
  if (mode_ == Mode::Today) more += " day=" + day_;
  if (mode_ == Mode::Today || practice()) more += practice() ? " try=practice" : " try=counted";
  return Base::write(more);
}

std::optional<Match> Match::read(std::string_view text) {
  auto base = Base::read(text);
  if (!base) return std::nullopt;
  const auto mode = mode_of(base->mode_id());
  if (!mode) return std::nullopt;
  Match match(*std::move(base), *mode);
  const ui::SaveNote note = match.note();
  const auto undone = note.number("undone", 1);
  const auto times = ui::read_list(note.word("reached"), kLongest);
  if (!undone || !times || times->size() <= largest(match.game().board())) return std::nullopt;
  match.undone_ = *undone == 1;
  match.reached_.clear();
  for (const std::int64_t time : *times) match.reached_.push_back(milliseconds(time));
  match.day_ = note.word("day");
  const std::string_view how = note.word("try");
  match.how_ = how == "practice" ? Try::Practice : Try::Counted;
  const bool today = *mode == Mode::Today, dated = read_date(match.day_).has_value();
  if (dated != today || (how != "counted" && how != "practice" && (today || !how.empty())))
    return std::nullopt;
  if ((match.game().rules().rule == Rule::Cascade) != (*mode == Mode::Cascade)) return std::nullopt;
  return match;
}

}  // namespace quintet::twenty48
