// A match of gomoku: the modes, and what its matches have beside those of other games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/gomoku/levels.hpp"
#include "core/gomoku/replay.hpp"
#include "engine/scene/duration.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/record.hpp"

namespace quintet::gomoku {

enum class Mode : std::uint8_t {
  Computer,  // a person against the computer
  Two,       // two people at one screen
  Watch,     // two computer players
};
inline constexpr std::array kModeTable{
    ui::ModeInfo{"computer", msgid("Against the computer"),
                 msgid("Eight opponents, from beginner to master."), "board"},
    ui::ModeInfo{"two", msgid("Two players"), msgid("Take turns with a friend at the same board."), "people"},
    ui::ModeInfo{"watch", msgid("Watch two computers"), msgid("Pick two opponents and watch them play."),
                 "eye"}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}

// The player of one seat.
struct SeatPlayer {
  std::optional<gomoku::Level> level{};  // of a computer; nothing for a person
  bool computer() const { return level.has_value(); }
  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

constexpr std::size_t index_of(gomoku::Seat seat) {
  return static_cast<std::size_t>(seat);
}

// The players of both seats, from which the mode follows, and the time that each has used.
class SeatTimes : public ui::MatchState<Game, Mode> {
 public:
  using SeatPlayers = std::array<SeatPlayer, 2>;  // by seat

  SeatTimes(const gomoku::Start& start, const SeatPlayers& players);
  // An imported game, with its moves played.
  SeatTimes(Session<gomoku::Game> session, const SeatPlayers& players);
  SeatTimes(Mode mode, Session<gomoku::Game> session) : MatchState(mode, std::move(session)) {}

  const SeatPlayers& players() const { return players_; }
  const SeatPlayer& player(gomoku::Seat seat) const { return players_[index_of(seat)]; }
  // The current player of this colour; before the colours are chosen the first player counts as black.
  gomoku::Seat seat_of(gomoku::Colour colour) const;
  gomoku::Colour colour_of(gomoku::Seat seat) const;
  // The person's seat in a match against the computer.
  gomoku::Seat person() const;
  // Whether a computer acts next.
  bool computer_acts() const { return !game().over() && player(game().acting()).computer(); }
  // A board without stones is not saved, even if moves can be redone.
  bool begun() const { return session().played() > 0; }
  bool resumable() const { return begun() && !over(); }

  // The moves on the board in the order of play.
  std::vector<gomoku::Move> moves() const;
  // The points of the stones, in the order of play.
  std::vector<Point> stones() const;
  // The last move, if its stone is on the board.
  std::optional<Point> last_stone() const;

  // The number of moves that undo_turn leaves; nothing where nothing can be undone.
  std::optional<std::size_t> before_undo() const;
  bool can_undo() const { return before_undo().has_value(); }
  Duration time_of(gomoku::Seat seat) const { return times_[index_of(seat)]; }

 protected:
  // The time is that of the player to move.
  void did_pass(Duration time) { times_[index_of(game().acting())] += time; }
  std::string write_words() const;
  bool read_words(const ui::SaveNote& note);
  static std::optional<Mode> mode_in(const ui::SaveNote& note);

 private:
  SeatPlayers players_;
  std::array<Duration, 2> times_{};  // by seat
};
using Match = ui::Match<SeatTimes>;

// What is known of a game besides its stones.
struct GameNotes {
  Mode mode = Mode::Two;
  Opening opening = Opening::Free;
  Outcome outcome = Outcome::Playing;   // also by agreement, or as a file states it
  std::array<SeatPlayer, 2> players{};  // by colour
  std::array<std::string, 2> names{};   // by colour, as a file states them; empty if not known
};
using NotedGame = ui::Record<Game, GameNotes>;

NotedGame record_of(const Match& match);
// With its opening.
Start start_of(const NotedGame& record);

// Undo goes back to the previous turn of a person, redo forward to the next; in a match of two computers each is a single
// move. A resignation or an agreed draw is undone alone.

// The undone moves, the last one first. Requires can_undo().
std::vector<Match::Undone> undo_turn(Match& match);
// The redone moves.
std::vector<gomoku::Played> redo_turn(Match& match);

}  // namespace quintet::gomoku
