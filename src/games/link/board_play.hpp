// What a player does on the board of Link-up: cursor, chosen tile, points earned, sounds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/game.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "games/link/board_view.hpp"
#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/floating_gains.hpp"

namespace quintet::link {

// How the cursor of keyboard and gamepad moves over a board.

// The tile nearest to the centre; the centre itself on a board without tiles.
Point middle_tile(const link::Board& board);

// The nearest tile in this direction, preferring the same row or column; nothing if there is none. `from` may be any
// cell. Requires one of the four directions.
std::optional<Point> next_tile(const link::Board& board, Point from, Action direction);

// Which tiles are marked on the board, and what the next press on a tile means: the same in a match and in the lesson.
class TileSelection {
 public:
  enum class What : std::uint8_t {
    Nothing,
    Selected,  // the first tile of a pair
    Dropped,   // the selected tile is not selected any more
    Take,      // two tiles that match
    Refuse,    // two tiles that do not; the second one is selected now
  };
  struct Outcome {
    What what = What::Nothing;
    Pair pair{};  // of Take and Refuse
    Verdict verdict = Verdict::Legal;
  };

  // A press on a cell.
  Outcome pick(const Game& game, Point cell);
  // A press that was dragged to another cell. Dragging to another picture is a slip of the hand: nothing happens, and
  // the first tile stays selected.
  Outcome drag(const Game& game, const ui::Gesture& gesture);
  // Highlights all tiles of the design of this one, or none if they are highlighted. A hint, and a tile chosen among the
  // others, are dropped.
  void highlight(const Board& board, Point cell);
  void set_hint(std::optional<Pair> pair) { marks_.hint = pair; }
  // Returns whether anything was marked.
  bool clear();

  const BoardMarks& marks() const { return marks_; }

 private:
  Outcome try_pair(const Game& game, const Pair& pair);

  BoardMarks marks_;  // selected, hint and lit
};

// What a pair has earned, in a cell that it has left, never on a tile: its points, and what the pairs in a row multiply
// them by. Nothing where no such cell is empty, or in a mode without a score.
std::optional<ui::Gain> gain_of(const Match& match, const Taken& taken, const Pair& pair, Duration now);
// 0 for a single pair, 1 for a combo that multiplies the points as much as possible.
float heat_of(int combo);

// An empty cell for words about the pair.
std::optional<Point> free_cell(const Board& board, const Pair& pair, const Path& path);

// The way between two tiles that has too many turns, where that is why they are refused; otherwise empty.
std::vector<Point> refused_way(const Game& game, const Pair& pair, Verdict verdict);

// Plays the sounds of a move at the matching moments of its animation.
class MoveSounds : public ui::SoundCues {
 public:
  using SoundCues::SoundCues;

  // The click of pair number `combo` in a row.
  void pair(int combo, Duration now);
  // Sounds of tiles that fall or are reshuffled, when the view shows it. Requires that the view shows the move.
  void tiles(const link::Played& played, const BoardView& view);
};

}  // namespace quintet::link
