// One sitting at gomoku: the session with undo and redo, who sits on which side, and the time each has used. It knows
// rules and time, nothing of screens, and it is what a save holds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "core/session.hpp"
#include "engine/scene/duration.hpp"

namespace quintet::gomoku {

enum class Mode : std::uint8_t {
  Computer,  // a person against the computer
  Two,       // two people at one desk
  Watch,     // two computers
};
inline constexpr std::array kModes{Mode::Computer, Mode::Two, Mode::Watch};

// "computer", as in the names of saves.
std::string_view name(Mode mode);
std::optional<Mode> mode_of(std::string_view word);

// Who sits at one side of the board.
struct SeatPlayer {
  std::optional<gomoku::Level> level{};  // of a computer; a person has none
  bool computer() const { return level.has_value(); }
  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

constexpr std::size_t index_of(gomoku::Seat seat) {
  return static_cast<std::size_t>(seat);
}

class Match {
 public:
  using SeatPlayers = std::array<SeatPlayer, 2>;  // by seat

  Match(const gomoku::Start& start, const SeatPlayers& players);
  // A game from elsewhere, with its moves played.
  Match(Session<gomoku::Game> session, const SeatPlayers& players);

  Mode mode() const;
  const gomoku::Game& game() const { return session_.game(); }
  const gomoku::Start& start() const { return session_.start(); }
  const SeatPlayers& players() const { return sitters_; }
  const SeatPlayer& player(gomoku::Seat seat) const { return sitters_[index_of(seat)]; }
  // Who has this colour now; before the colours are chosen the first player counts as black.
  gomoku::Seat seat_of(gomoku::Colour colour) const;
  gomoku::Colour colour_of(gomoku::Seat seat) const;
  // The person's seat against the computer.
  gomoku::Seat person() const;
  // Whether a computer acts next.
  bool computer_acts() const { return !game().over() && player(game().acting()).computer(); }
  // Whether stones have been placed or anything else has happened.
  bool begun() const { return session_.played() > 0; }

  // The moves on the board, in their order.
  std::vector<gomoku::Move> moves() const;
  // Their stones alone.
  std::vector<Point> stones() const;
  // The stone placed last, where it still stands.
  std::optional<Point> last_stone() const;

  // Requires game().is_legal(move).
  gomoku::Played play(const gomoku::Move& move);

  // Undo goes back until a person acts, and so does redo; where nobody but computers play, by a single move. The end of a
  // game by word, such as resigning, is taken back alone.
  bool can_undo() const;
  bool can_redo() const { return session_.can_redo(); }
  void undo();
  // The moves played again.
  std::vector<gomoku::Played> redo();

  // Time goes by for whoever acts.
  void pass(Duration time);
  Duration time_of(gomoku::Seat seat) const { return times_[index_of(seat)]; }
  Duration elapsed() const { return times_[0] + times_[1]; }

  // How often the player was helped by a hint.
  int hints() const { return hints_; }
  void count_hint() { ++hints_; }
  // The first end of a match is entered among the records, not what an undo makes of it later.
  bool entered() const { return entered_; }
  void mark_entered() { entered_ = true; }

  std::string write() const;
  // Refuses text that is no sitting at gomoku.
  static std::optional<Match> read(std::string_view text);

 private:
  // The number of moves that are left after an undo.
  std::optional<std::size_t> before_undo() const;

  Session<gomoku::Game> session_;
  SeatPlayers sitters_;
  std::vector<Seat> actors_;  // who acted at each of the moves known, those that can be redone included
  std::array<Duration, 2> times_{};
  int hints_ = 0;
  bool entered_ = false;
};

}  // namespace quintet::gomoku
