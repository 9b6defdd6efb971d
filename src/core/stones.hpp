// Stones, colours and seats of a game with black and white stones: gomoku and go.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quintet {

enum class Stone : std::uint8_t { None, Black, White };

// A side of the game. The values index arrays of two.
enum class Colour : std::uint8_t { Black = 0, White = 1 };
inline constexpr std::array kColours{Colour::Black, Colour::White};

constexpr Colour other(Colour colour) {
  return colour == Colour::Black ? Colour::White : Colour::Black;
}
constexpr Stone stone_of(Colour colour) {
  return colour == Colour::Black ? Stone::Black : Stone::White;
}
constexpr std::size_t index_of(Colour colour) {
  return static_cast<std::size_t>(colour);
}

enum class Outcome : std::uint8_t { Playing, BlackWins, WhiteWins, Draw };

// Nothing for a draw or a game that goes on.
constexpr std::optional<Colour> winner_of(Outcome outcome) {
  if (outcome == Outcome::BlackWins) return Colour::Black;
  return outcome == Outcome::WhiteWins ? std::optional(Colour::White) : std::nullopt;
}

// The players at the table. An opening may decide which of them has black.
enum class Seat : std::uint8_t { First, Second };
inline constexpr std::array kSeats{Seat::First, Seat::Second};

constexpr Seat other(Seat seat) {
  return seat == Seat::First ? Seat::Second : Seat::First;
}
constexpr std::size_t index_of(Seat seat) {
  return static_cast<std::size_t>(seat);
}

// How bad a reviewed move was.
enum class Slip : std::uint8_t { None, Inaccuracy, Mistake, Blunder };

// How a move is undone: with the turn that it belongs to; alone, as it has ended the game; or together with the move before
// it.
enum class Undoing : std::uint8_t { WithTurn, Alone, WithMoveBefore };

}  // namespace quintet
