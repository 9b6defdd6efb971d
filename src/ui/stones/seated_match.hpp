// The part of a match between two seats: who sits there, a person or a computer, and the time that each has used; and the
// undo of turns. A match may have a clock that limits that time.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "core/match_clock.hpp"
#include "core/stone_order.hpp"
#include "core/stones.hpp"
#include "engine/scene/duration.hpp"
#include "ui/kit/match.hpp"
#include "ui/stones/kept_tree.hpp"

namespace quintet::ui {

// The player of one seat. `Level` is the game's enumeration of its computers, weakest first.
template <class Level>
struct SeatPlayer {
  std::optional<Level> level{};  // of a computer; nothing for a person
  // The name of another program that plays, in the list of the player (engines.hpp); the level takes its place if it fails.
  std::string engine{};
  bool computer() const { return level.has_value(); }
  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

// A name as a word of a save: bytes other than letters, digits and `.-_` are written as `%20`.
std::string write_name(std::string_view name);
// Nothing for a word that was not written so.
std::optional<std::string> read_name(std::string_view word);

// The modes of a game with two seats: a person against the computer, two people, two computers.
template <class M>
concept SeatMode = ListedMode<M> && requires {
  M::Computer;
  M::Two;
  M::Watch;
};

// `kRead` reads the name of a level. The game knows the seat that acts next and the one that has black, and its namespace
// has for its moves
//
//     std::optional<Point> placed_at(const Move&)   where a move places a stone
//     bool is_numbered(const Move&)                 whether it counts in the numbers of moves
//     Undoing undoing_of(const Move&)               how it is undone
//     bool is_resignation(const Move&)
//     name(Level)                                   as `kRead` reads it
template <SavedGame G, SeatMode M, auto kRead>
class SeatedState : public MatchState<G, M> {
  using State = MatchState<G, M>;

 public:
  using Level = typename std::invoke_result_t<decltype(kRead), std::string_view>::value_type;
  using Player = SeatPlayer<Level>;
  using SeatPlayers = std::array<Player, 2>;  // by seat

  // The mode follows from the players.
  SeatedState(const typename G::Start& start, const SeatPlayers& players)
      : SeatedState(Session<G>(start), players) {}
  // An imported game, with its moves played.
  SeatedState(Session<G> session, const SeatPlayers& players)
      : State(mode_of(players), std::move(session)), players_(players) {}
  SeatedState(M mode, Session<G> session) : State(mode, std::move(session)) {}

  const SeatPlayers& players() const { return players_; }
  const Player& player(Seat seat) const { return players_[index_of(seat)]; }
  // The current player of this colour; before the colours are chosen the first player counts as black.
  Seat seat_of(Colour colour) const {
    return colour == Colour::Black ? this->game().black() : other(this->game().black());
  }
  Colour colour_of(Seat seat) const { return this->game().black() == seat ? Colour::Black : Colour::White; }
  // The person's seat in a match against the computer.
  Seat person() const { return player(Seat::First).computer() ? Seat::Second : Seat::First; }
  // Whether a computer acts next.
  bool computer_acts() const { return !this->over() && player(this->game().acting()).computer(); }
  // The seat that has won; nothing for a draw or a game that goes on.
  std::optional<Seat> winner() const {
    const auto colour = winner_of(this->game().outcome());
    return colour ? std::optional(seat_of(*colour)) : std::nullopt;
  }

  // A board without stones is not saved, even if moves can be redone.
  bool begun() const { return this->session().played() > 0; }
  bool resumable() const { return begun() && !this->over(); }

  // The moves on the board in the order of play.
  std::vector<typename G::Move> moves() const {
    const auto& all = this->session().moves();
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(this->session().played())};
  }
  StoneOrder order() const { return order_of(moves()); }
  // The points of the stones, in the order of play.
  std::vector<Point> stones() const { return order().points; }
  // The last move, if its stone is on the board.
  std::optional<Point> last_stone() const {
    const std::vector<Point> all = stones();
    return all.empty() ? std::nullopt : std::optional(all.back());
  }

  // The number of moves that undo_turn leaves; nothing where nothing can be undone.
  std::optional<std::size_t> before_undo() const {
    const std::size_t played = this->session().played();
    if (played == 0) return std::nullopt;
    const auto& moves = this->session().moves();
    if (undoing_of(moves[played - 1]) == Undoing::Alone) return played - 1;
    for (std::size_t left = played; left-- > 0;) {
      if (undoing_of(moves[left]) == Undoing::WithMoveBefore) continue;
      if (this->mode() == M::Watch || !player(this->session().before(left).acting()).computer()) return left;
    }
    return std::nullopt;
  }
  bool can_undo() const { return before_undo().has_value(); }

  // Black's winning chance, as a computer has judged it before its move after so many moves: of a game that is watched, so
  // that it has its curve when it is continued. What was known of later positions is forgotten.
  void keep_chance(std::size_t moves, double chance) {
    chances_.resize(moves, kUnknownChance);
    chances_.push_back(std::clamp<std::int64_t>(std::llround(chance * kWholeChance), 0, kWholeChance));
  }
  std::vector<std::optional<double>> chances() const {
    std::vector<std::optional<double>> all;
    for (const std::int64_t chance : chances_) {
      all.emplace_back();
      if (chance != kUnknownChance) all.back() = static_cast<double>(chance) / kWholeChance;
    }
    return all;
  }
  Duration time_of(Seat seat) const { return times_[index_of(seat)]; }

  // The clock by seats, 0 and 1. A turn of several stones, as in an opening, counts as one move.
  const MatchClock& clock() const { return clock_; }
  // Before the first move.
  void set_clock(const TimeControl& control, MatchClock::Flag flag) {
    clock_ = MatchClock(control, flag, acting_index());
  }
  // Whether the clock stands still while time passes, such as before a computer begins to think.
  void hold_clock(bool held) { held_ = held; }
  // Whose time has run out, or would.
  Colour colour_on_clock() const {
    return colour_of(kSeats[static_cast<std::size_t>(clock_.now().to_move())]);
  }

 protected:
  // The time is that of the player to move.
  void did_pass(Duration time) {
    times_[index_of(this->game().acting())] += time;
    if (!held_) clock_.pass(time);
  }
  void did_play(const typename G::Played& /*played*/) {
    clock_.move_made(this->over() ? clock_.now().to_move() : acting_index());
  }
  // Neither a resignation that is taken back nor a mark of the count is a move that matters.
  void did_undo(const typename State::Undone& undone) {
    clock_.undo();
    this->undone_ = this->undone_ || undoing_of(undone.move) == Undoing::WithTurn;
  }
  void did_redo(const typename G::Played& /*played*/) { clock_.redo(); }

  std::string write_words() const {
    const auto player = [this](Seat seat) {
      const auto& level = players_[index_of(seat)].level;
      return std::string(level ? name(*level) : kPerson);
    };
    const auto time = [this](Seat seat) { return std::to_string(time_of(seat) / milliseconds(1)); };
    return "first=" + player(Seat::First) + " second=" + player(Seat::Second) +
           " time_first=" + time(Seat::First) + " time_second=" + time(Seat::Second) +
           (this->undone_ ? " undone=1" : "") +
           (chances_.empty() ? std::string() : " chances=" + write_list(chances_)) +
           (clock_.limits() ? " clock=" + clock_.write() : std::string()) +
           engine_word("engine_first", Seat::First) + engine_word("engine_second", Seat::Second);
  }
  bool read_words(const SaveNote& note) {
    const auto time_first = note.number("time_first", State::kLongest),
               time_second = note.number("time_second", State::kLongest);
    const bool counts_help = note.has("assists") || note.has("hints");
    const bool says_recorded = note.has("recorded") || note.has("entered");
    if (!time_first || !time_second || !counts_help || !says_recorded) return false;
    players_ = *players_in(note);
    this->undone_ = note.word("undone") == "1";
    times_ = {milliseconds(*time_first), milliseconds(*time_second)};
    // Saves of older versions have none.
    chances_ = read_list(note.word("chances"), kUnknownChance).value_or(std::vector<std::int64_t>{});
    chances_.resize(std::min(chances_.size(), this->session().played() + 1));
    this->set_elapsed(times_[0] + times_[1]);
    return read_clock(note);
  }
  static std::optional<M> mode_in(const SaveNote& note) {
    const auto players = players_in(note);
    return players ? std::optional(mode_of(*players)) : std::nullopt;
  }

 private:
  int acting_index() const { return static_cast<int>(index_of(this->game().acting())); }
  // Saves of older versions, and of matches without a limit, have none.
  bool read_clock(const SaveNote& note) {
    if (!note.has("clock")) return true;
    const auto clock = MatchClock::read(note.word("clock"), this->session().played());
    if (!clock || clock->moves() != this->session().moves().size()) return false;
    clock_ = *clock;
    return this->over() || clock_.now().to_move() == acting_index();
  }

  static constexpr std::string_view kPerson = "person";
  static constexpr std::int64_t kWholeChance = 1000, kUnknownChance = kWholeChance + 1;

  static M mode_of(const SeatPlayers& players) {
    const auto computers = std::ranges::count_if(players, &Player::computer);
    if (computers == 1) return M::Computer;
    return computers == 0 ? M::Two : M::Watch;
  }
  static std::optional<Player> player_of(std::string_view word) {
    if (word == kPerson) return Player{};
    const auto level = kRead(word);
    return level ? std::optional(Player{level}) : std::nullopt;
  }
  static std::optional<SeatPlayers> players_in(const SaveNote& note) {
    auto first = player_of(note.word("first")), second = player_of(note.word("second"));
    if (!first || !second) return std::nullopt;
    if (first->computer()) first->engine = read_name(note.word("engine_first")).value_or("");
    if (second->computer()) second->engine = read_name(note.word("engine_second")).value_or("");
    return SeatPlayers{*std::move(first), *std::move(second)};
  }
  std::string engine_word(std::string_view key, Seat seat) const {
    const std::string& engine = player(seat).engine;
    return engine.empty() ? std::string() : ' ' + std::string(key) + '=' + write_name(engine);
  }

  SeatPlayers players_;
  std::array<Duration, 2> times_{};  // by seat
  MatchClock clock_;
  bool held_ = false;
  std::vector<std::int64_t> chances_;  // in thousandths, by the number of moves before them
};

// Undo goes back to the previous turn of a person, redo forward to the next; in a match of two computers each is a single
// move. What ends a game by agreement is undone alone.

// The undone moves, the last one first. Requires can_undo().
template <class Match>
std::vector<typename Match::Undone> undo_turn(Match& match) {
  std::vector<typename Match::Undone> undone;
  const auto left = match.before_undo();
  while (left && match.session().played() > *left) undone.push_back(match.undo());
  return undone;
}

// The redone moves.
template <class Match>
std::vector<typename Match::Rules::Played> redo_turn(Match& match) {
  std::vector<typename Match::Rules::Played> played;
  while (match.can_redo()) {
    played.push_back(match.redo());
    const bool more = match.can_redo() && undoing_of(match.session().moves()[match.session().played()]) ==
                                              Undoing::WithMoveBefore;
    if (!more && (match.mode() == Match::Mode::Watch || !match.computer_acts())) break;
  }
  return played;
}

// The record of a match that was kept as its save; nothing if the text is none, or has no stones.
template <class M>
auto read_kept_save(std::string_view text) {
  const auto match = M::read(parts_of_kept(text).save);
  using Record = decltype(record_of(*match));
  if (!match || match->stones().empty()) return std::optional<Record>();
  Record record = record_of(*match);
  record.notes.beside = kept_beside(text, *record.replay);
  return std::optional(std::move(record));
}

}  // namespace quintet::ui
