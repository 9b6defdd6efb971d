// A match of gomoku: what every match has, who sits on which side, and the time each has used.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/match.hpp"

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

class Match : public ui::Match<Game> {
 public:
  using SeatPlayers = std::array<SeatPlayer, 2>;  // by seat

  Match(const gomoku::Start& start, const SeatPlayers& players);
  // A game from elsewhere, with its moves played.
  Match(Session<gomoku::Game> session, const SeatPlayers& players);

  Mode mode() const;
  const SeatPlayers& players() const { return players_; }
  const SeatPlayer& player(gomoku::Seat seat) const { return players_[index_of(seat)]; }
  // Who has this colour now; before the colours are chosen the first player counts as black.
  gomoku::Seat seat_of(gomoku::Colour colour) const;
  gomoku::Colour colour_of(gomoku::Seat seat) const;
  // The person's seat against the computer.
  gomoku::Seat person() const;
  // Whether a computer acts next.
  bool computer_acts() const { return !game().over() && player(game().acting()).computer(); }
  // A board without stones is not worth keeping, also where some can be redone.
  bool begun() const { return session().played() > 0; }
  bool resumable() const { return begun() && !over(); }

  // The moves on the board, in their order.
  std::vector<gomoku::Move> moves() const;
  // Their stones alone.
  std::vector<Point> stones() const;
  // The stone placed last, where it still stands.
  std::optional<Point> last_stone() const;

  // Undo goes back until a person acts, and so does redo; where nobody but computers play, by a single move. A
  // resignation or an agreed draw is taken back alone.
  bool can_undo() const { return before_undo().has_value(); }
  // What was taken back, the last move first.
  std::vector<Undone> undo();
  // The moves played again.
  std::vector<gomoku::Played> redo();

  // Time goes by for whoever acts.
  void pass(Duration time);
  Duration time_of(gomoku::Seat seat) const { return times_[index_of(seat)]; }

  std::string write() const;
  // Refuses text that is no match of gomoku.
  static std::optional<Match> read(std::string_view text);

 private:
  using Base = ui::Match<Game>;

  Match(Base base, const SeatPlayers& players);
  // The number of moves that are left after an undo.
  std::optional<std::size_t> before_undo() const;

  SeatPlayers players_;
  std::array<Duration, 2> times_{};  // by seat
};

}  // namespace quintet::gomoku
