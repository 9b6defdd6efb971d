// The board of go on the screen: falling stones, and captured ones that fly to the lid of a bowl.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/go/game.hpp"
#include "engine/scene/duration.hpp"
#include "games/go/board_look.hpp"
#include "ui/context.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::go {

class BoardView final : public ui::StoneBoard {
 public:
  explicit BoardView(ui::Context& context) : StoneBoard(context, "go desk"), context_(context) {}

  void fit(Rect area, int side) { StoneBoard::fit(area, side, board_look(context_).coordinates); }
  // Where the stones lie that this side has taken; null: they fade away.
  void set_lids(std::function<Vec(Colour)> lids) { lids_ = std::move(lids); }

  // The move has been played: its stone falls, and what it takes leaves the board.
  void show(const Played& played, Duration now);
  // These stones have been taken back.
  void show_undo(const std::vector<std::pair<Point, Stone>>& stones, Duration now) { lift(stones, now); }

  // The whole window: the desk and the board on it.
  void draw(Canvas& canvas, const BoardLook& look, const Board& board, const BoardMarks& marks,
            Duration now) const;

 private:
  ui::Context& context_;
  std::function<Vec(Colour)> lids_;
};

// The board of the setup: of the chosen size and material, with the handicap stones, or the first moves of a game.
class ExampleBoard {
 public:
  explicit ExampleBoard(ui::Context& context) : context_(context), view_(context) {}

  void fit(Rect area);
  void show(const Start& start, Duration now);
  bool moving(Duration now) const { return view_.moving(now); }
  // The whole window.
  void draw(Canvas& canvas, Duration now) const;
  const Game& game() const { return game_; }

 private:
  ui::Context& context_;
  BoardView view_;
  Rect area_;
  std::optional<Start> start_;
  Game game_;
  std::vector<Point> stones_;
};

// The first moves of a game on such a board, without handicap.
std::vector<Point> opening_stones(int side);

}  // namespace quintet::go
