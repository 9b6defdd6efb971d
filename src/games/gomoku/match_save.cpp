// A sitting as text and back: the session's save, whose note holds who sits where and the time used.
#include "games/gomoku/match.hpp"
#include "ui/game/save_note.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::string_view kPerson = "person";
constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
constexpr std::int64_t kMostHints = 1'000'000;

std::string word_of(const SeatPlayer& player) {
  return std::string(player.level ? name(*player.level) : kPerson);
}

std::optional<SeatPlayer> sitter_of(std::string_view word) {
  if (word == kPerson) return SeatPlayer{};
  const auto level = gomoku::read_level(word);
  return level ? std::optional(SeatPlayer{level}) : std::nullopt;
}

}  // namespace

std::string Match::write() const {
  const auto time = [this](Seat seat) { return std::to_string(time_of(seat) / milliseconds(1)); };
  return session_.write("first=" + word_of(player(Seat::First)) + " second=" + word_of(player(Seat::Second)) +
                        " time_first=" + time(Seat::First) + " time_second=" + time(Seat::Second) +
                        " hints=" + std::to_string(hints_) + " entered=" + (entered_ ? "1" : "0"));
}

std::optional<Match> Match::read(std::string_view text) {
  auto session = Session<gomoku::Game>::read(text);
  if (!session) return std::nullopt;
  const SaveNote note(session->note());
  const auto first = sitter_of(note.word("first")), second = sitter_of(note.word("second"));
  const auto time_first = note.number("time_first", kLongest),
             time_second = note.number("time_second", kLongest);
  const auto hints = note.number("hints", kMostHints), entered = note.number("entered", 1);
  if (!first || !second || !time_first || !time_second || !hints || !entered) return std::nullopt;
  Match match(*std::move(session), {*first, *second});
  match.times_ = {milliseconds(*time_first), milliseconds(*time_second)};
  match.hints_ = static_cast<int>(*hints);
  match.entered_ = *entered == 1;
  return match;
}

}  // namespace quintet::gomoku
