// Playouts: both sides play to the end of the game, when nothing but their own eyes is left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/race.hpp"
#include "core/random.hpp"

namespace quintet::go {

// Whether the point is an eye of this colour: its neighbours are all of it, and so many of its diagonal points that the
// others cannot make it false.
bool is_eye(const Board& board, Point at, Colour colour);
bool is_eye(const Board& board, Board::Cell at, Colour colour);

// Whether a search looks at the move: it is legal by the board alone, without earlier positions, and fills no own eye.
bool is_sensible(const Board& board, Board::Cell at, Colour colour);
// Row by row.
template <class Visit>
void for_sensible_moves(const Board& board, Colour colour, const Visit& visit) {
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const Board::Cell cell = board.cell({row, column});
      if (is_sensible(board, cell, colour)) visit(cell);
    }
  }
}

// Light: every move is random. Heavy: mostly an answer to the last moves, by what stands there: taking, saving what is in
// atari, the vital point of an eye space, or a shape; and rarely a self-atari.
enum class Sense : std::uint8_t { Light, Heavy };

struct Playout {
  Board board;
  std::vector<Board::Cell> moves;  // in order, 0 for a pass
  std::optional<Colour> won_by{};  // in a race that ended
};

// Ends when the race is won, or after three times as many moves as there are points, if kos go on. `last`: the moves before, the
// latest first; 0 for none.
Playout play_out(const Board& board, Colour to_move, Sense sense, Random& random,
                 std::array<Board::Cell, 2> last = {}, Race race = {});

// Whose a cell is at the end of a playout: 1 if it has a black stone or touches only such, -1 for White, 0 for neither.
int owner_at_end(const Board& end, Board::Cell at);
// Black's points less White's.
int lead_at_end(const Board& end);

}  // namespace quintet::go
