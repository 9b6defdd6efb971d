#include "games/gomoku/match.hpp"

#include <algorithm>
#include <utility>

#include "core/named.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::string_view kPerson = "person";

std::string word_of(const SeatPlayer& player) {
  return std::string(player.level ? name(*player.level) : kPerson);
}

std::optional<SeatPlayer> player_of(std::string_view word) {
  if (word == kPerson) return SeatPlayer{};
  const auto level = read_level(word);
  return level ? std::optional(SeatPlayer{level}) : std::nullopt;
}

Mode mode_of(const Match::SeatPlayers& players) {
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

std::string_view name(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kNames{"computer", "two", "watch"};
  return kNames[static_cast<std::size_t>(mode)];
}

std::optional<Mode> mode_of(std::string_view word) {
  return find_named(kModes, word);
}

Match::Match(const gomoku::Start& start, const SeatPlayers& players)
    : Match(Session<gomoku::Game>(start), players) {}

Match::Match(Session<gomoku::Game> session, const SeatPlayers& players)
    : Match(Base({}, std::move(session)), players) {}

Match::Match(Base base, const SeatPlayers& players) : Base(std::move(base)), players_(players) {
  set_mode_id(name(mode()));
}

Mode Match::mode() const {
  return mode_of(players_);
}

Seat Match::seat_of(Colour colour) const {
  return colour == Colour::Black ? game().black() : other(game().black());
}

Colour Match::colour_of(Seat seat) const {
  return game().black() == seat ? Colour::Black : Colour::White;
}

Seat Match::person() const {
  return player(Seat::First).computer() ? Seat::Second : Seat::First;
}

std::vector<Move> Match::moves() const {
  const auto& all = session().moves();
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(session().played())};
}

std::vector<Point> Match::stones() const {
  std::vector<Point> stones;
  for (const Move& move : moves()) {
    if (is_stone(move)) stones.push_back(move.at);
  }
  return stones;
}

std::optional<Point> Match::last_stone() const {
  const std::vector<Point> all = stones();
  return all.empty() ? std::nullopt : std::optional(all.back());
}

std::optional<std::size_t> Match::before_undo() const {
  const std::size_t played = session().played();
  if (played == 0) return std::nullopt;
  if (mode() == Mode::Watch || ends_by_agreement(session().moves()[played - 1])) return played - 1;
  for (std::size_t left = played; left-- > 0;) {
    if (!player(session().before(left).acting()).computer()) return left;
  }
  return std::nullopt;
}

std::vector<Match::Undone> Match::undo() {
  std::vector<Undone> undone;
  const auto left = before_undo();
  while (left && session().played() > *left) undone.push_back(Base::undo());
  return undone;
}

std::vector<gomoku::Played> Match::redo() {
  std::vector<gomoku::Played> played;
  while (can_redo()) {
    played.push_back(Base::redo());
    if (mode() == Mode::Watch || !computer_acts()) break;
  }
  return played;
}

void Match::pass(Duration time) {
  Base::pass(time);
  if (!over()) times_[index_of(game().acting())] += time;
}

std::string Match::write() const {
  const auto time = [this](Seat seat) { return std::to_string(time_of(seat) / milliseconds(1)); };
  return Base::write("first=" + word_of(player(Seat::First)) + " second=" + word_of(player(Seat::Second)) +
                     " time_first=" + time(Seat::First) + " time_second=" + time(Seat::Second));
}

std::optional<Match> Match::read(std::string_view text) {
  auto base = Base::read(text);
  if (!base) return std::nullopt;
  Match match(*std::move(base), {});
  const SaveNote note = match.note();
  const auto first = player_of(note.word("first")), second = player_of(note.word("second"));
  const auto time_first = note.number("time_first", kLongest),
             time_second = note.number("time_second", kLongest);
  const bool counts_help = note.has("assists") || note.has("hints");
  const bool says_recorded = note.has("recorded") || note.has("entered");
  if (!first || !second || !time_first || !time_second || !counts_help || !says_recorded) return std::nullopt;
  match.players_ = {*first, *second};
  match.set_mode_id(name(match.mode()));
  match.times_ = {milliseconds(*time_first), milliseconds(*time_second)};
  match.set_elapsed(match.times_[0] + match.times_[1]);
  return match;
}

}  // namespace quintet::gomoku
