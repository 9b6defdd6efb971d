// The board of the setup: of the chosen size and material, with a position that shows what the player looks at. A rule is
// shown by what it lets win or forbids, an opening by its stones in their order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/gomoku/board_view.hpp"

namespace quintet::gomoku {

enum class Subject : std::uint8_t { Position, Rule, Opening };

// The stones of the example in the order of play.
std::vector<Point> example_stones(const Start& start, Subject subject);

class ExampleBoard {
 public:
  explicit ExampleBoard(ui::Context& context);

  void fit(Rect area);
  // The last stone is played where the example is new.
  void show(const Start& start, Subject subject, Duration now);
  bool moving(Duration now) const { return view_.moving(now); }
  // The whole window.
  void draw(Canvas& canvas, Duration now) const;

  const Game& game() const { return game_; }
  const std::vector<ForbiddenPoint>& forbidden() const { return forbidden_; }
  Rect plate() const { return view_.plate(); }

 private:
  ui::Context& context_;
  BoardView view_;
  Rect area_;
  std::optional<Start> start_;
  Subject subject_ = Subject::Position;
  Game game_;
  std::vector<Point> stones_;
  std::vector<ForbiddenPoint> forbidden_;
};

}  // namespace quintet::gomoku
