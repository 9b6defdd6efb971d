#include "games/gomoku/match.hpp"

#include <algorithm>
#include <utility>

namespace quintet::gomoku {

namespace {

constexpr std::string_view kPerson = "person";

std::string player_word(const SeatPlayer& player) {
  return std::string(player.level ? name(*player.level) : kPerson);
}

std::optional<SeatPlayer> player_of(std::string_view word) {
  if (word == kPerson) return SeatPlayer{};
  const auto level = read_level(word);
  return level ? std::optional(SeatPlayer{level}) : std::nullopt;
}

Mode mode_of(const SeatTimes::SeatPlayers& players) {
  const auto computers = std::ranges::count_if(players, &SeatPlayer::computer);
  if (computers == 1) return Mode::Computer;
  return computers == 0 ? Mode::Two : Mode::Watch;
}

bool is_stone(const Move& move) {
  return move.kind == Move::Kind::Stone;
}

// Before the first stone.
bool ends_by_agreement(const Move& move) {
  using Kind = Move::Kind;
  return move.kind == Kind::Draw || move.kind == Kind::ResignBlack || move.kind == Kind::ResignWhite;
}

}  // namespace

SeatTimes::SeatTimes(const gomoku::Start& start, const SeatPlayers& players)
    : SeatTimes(Session<gomoku::Game>(start), players) {}

SeatTimes::SeatTimes(Session<gomoku::Game> session, const SeatPlayers& players)
    : MatchState(mode_of(players), std::move(session)), players_(players) {}

Seat SeatTimes::seat_of(Colour colour) const {
  return colour == Colour::Black ? game().black() : other(game().black());
}

Colour SeatTimes::colour_of(Seat seat) const {
  return game().black() == seat ? Colour::Black : Colour::White;
}

Seat SeatTimes::person() const {
  return player(Seat::First).computer() ? Seat::Second : Seat::First;
}

std::vector<Move> SeatTimes::moves() const {
  const auto& all = session().moves();
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(session().played())};
}

std::vector<Point> SeatTimes::stones() const {
  std::vector<Point> stones;
  for (const Move& move : moves()) {
    if (is_stone(move)) stones.push_back(move.at);
  }
  return stones;
}

std::optional<Point> SeatTimes::last_stone() const {
  const std::vector<Point> all = stones();
  return all.empty() ? std::nullopt : std::optional(all.back());
}

std::optional<std::size_t> SeatTimes::before_undo() const {
  const std::size_t played = session().played();
  if (played == 0) return std::nullopt;
  if (mode() == Mode::Watch || ends_by_agreement(session().moves()[played - 1])) return played - 1;
  for (std::size_t left = played; left-- > 0;) {
    if (!player(session().before(left).acting()).computer()) return left;
  }
  return std::nullopt;
}

std::string SeatTimes::write_words() const {
  const auto time = [this](Seat seat) { return std::to_string(time_of(seat) / milliseconds(1)); };
  return "first=" + player_word(player(Seat::First)) + " second=" + player_word(player(Seat::Second)) +
         " time_first=" + time(Seat::First) + " time_second=" + time(Seat::Second);
}

std::optional<Mode> SeatTimes::mode_in(const ui::SaveNote& note) {
  const auto first = player_of(note.word("first")), second = player_of(note.word("second"));
  return first && second ? std::optional(mode_of({*first, *second})) : std::nullopt;
}

bool SeatTimes::read_words(const ui::SaveNote& note) {
  const auto time_first = note.number("time_first", kLongest),
             time_second = note.number("time_second", kLongest);
  const bool counts_help = note.has("assists") || note.has("hints");
  const bool says_recorded = note.has("recorded") || note.has("entered");
  if (!time_first || !time_second || !counts_help || !says_recorded) return false;
  players_ = {*player_of(note.word("first")), *player_of(note.word("second"))};
  times_ = {milliseconds(*time_first), milliseconds(*time_second)};
  set_elapsed(times_[0] + times_[1]);
  return true;
}

std::vector<Match::Undone> undo_turn(Match& match) {
  std::vector<Match::Undone> undone;
  const auto left = match.before_undo();
  while (left && match.session().played() > *left) undone.push_back(match.undo());
  return undone;
}

std::vector<gomoku::Played> redo_turn(Match& match) {
  std::vector<gomoku::Played> played;
  while (match.can_redo()) {
    played.push_back(match.redo());
    if (match.mode() == Mode::Watch || !match.computer_acts()) break;
  }
  return played;
}

Start start_of(const NotedGame& record) {
  Start start = record.replay->start();
  start.opening = record.notes.opening;
  return start;
}

NotedGame record_of(const Match& match) {
  Replay replay({.side = match.start().side, .rule = match.start().rule});
  for (const Point at : match.stones()) replay.play({.at = at});
  return {
      std::make_shared<const Replay>(std::move(replay)),
      {.mode = match.mode(),
       .opening = match.start().opening,
       .outcome = match.game().outcome(),
       .players = {match.player(match.seat_of(Colour::Black)), match.player(match.seat_of(Colour::White))}}};
}

}  // namespace quintet::gomoku
