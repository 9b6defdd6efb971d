// A match of gomoku: a ui::Match with the players of both seats and the time that each has used.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/levels.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/match.hpp"

namespace quintet::gomoku {

enum class Mode : std::uint8_t {
  Computer,  // a person against the computer
  Two,       // two people at one screen
  Watch,     // two computer players
};
inline constexpr std::array kModes{Mode::Computer, Mode::Two, Mode::Watch};

// "computer", as in the names of save files.
std::string_view name(Mode mode);
std::optional<Mode> mode_of(std::string_view word);

// The player of one seat.
struct SeatPlayer {
  std::optional<gomoku::Level> level{};  // of a computer; nothing for a person
  bool computer() const { return level.has_value(); }
  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

constexpr std::size_t index_of(gomoku::Seat seat) {
  return static_cast<std::size_t>(seat);
}

class Match : public ui::Match<Game> {
 public:
  using SeatPlayers = std::array<SeatPlayer, 2>;  // by seat

  Match(const gomoku::Start& start, const SeatPlayers& players);
  // An imported game, with its moves played.
  Match(Session<gomoku::Game> session, const SeatPlayers& players);

  Mode mode() const;
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

  // Undo goes back to the previous turn of a person, redo forward to the next; in a match of two computers each is a
  // single move. A resignation or an agreed draw is undone alone.
  bool can_undo() const { return before_undo().has_value(); }
  // The undone moves, the last one first.
  std::vector<Undone> undo();
  // The redone moves.
  std::vector<gomoku::Played> redo();

  // Adds to the time of the player to move.
  void pass(Duration time);
  Duration time_of(gomoku::Seat seat) const { return times_[index_of(seat)]; }

  std::string write() const;
  // Nothing unless the text is a match of gomoku.
  static std::optional<Match> read(std::string_view text);

 private:
  using Base = ui::Match<Game>;

  Match(Base base, const SeatPlayers& players);
  // The number of moves that remain after an undo.
  std::optional<std::size_t> before_undo() const;

  SeatPlayers players_;
  std::array<Duration, 2> times_{};  // by seat
};

}  // namespace quintet::gomoku
