// Which tiles are marked on the board, and what the next press on a tile means: the same in a match and in the lesson.
#pragma once

#include <cstdint>
#include <optional>

#include "games/link/board_view.hpp"
#include "ui/game/board_input.hpp"

namespace quintet::link {

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
  // Highlights all tiles of this design, or none if they are highlighted.
  void highlight(Tile tile);
  void set_hint(std::optional<Pair> pair) { marks_.hint = pair; }
  // Returns whether anything was marked.
  bool clear();

  const BoardMarks& marks() const { return marks_; }

 private:
  Outcome try_pair(const Game& game, const Pair& pair);

  BoardMarks marks_;  // selected, hint and lit
};

}  // namespace quintet::link
