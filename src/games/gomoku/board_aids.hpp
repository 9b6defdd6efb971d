// What the board shows a player besides its stones: a hint, the points that are forbidden and why, the threats. All of it
// is found out when the position changes or another point is looked at, not while the board is drawn.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/gomoku/game.hpp"
#include "games/gomoku/board_marks.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

class BoardAids {
 public:
  explicit BoardAids(const ui::Context& context) : context_(context) {}

  // Another position is on the board: drops the hint and what was forbidden before, and finds the threats.
  void board_changed(const Game& game);
  // Marks the points that are forbidden to the side to move.
  void show_forbidden(const Game& game);
  // Follows the setting that shows threats.
  void update_threats(const Game& game);
  // The player's language is another one.
  void forget_words() { reason_.reset(); }
  // The pointer or the cursor is on this point.
  void look_at(std::optional<Point> at, const Game& game);

  void set_hint(Point at) { hint_ = at; }
  void drop_hint() { hint_.reset(); }
  std::optional<Point> hint() const { return hint_; }
  std::span<const ForbiddenPoint> forbidden() const { return forbidden_; }
  std::span<const StandingThreat> threats() const { return threats_; }

  // The marks for all of these. They are valid until something changes.
  BoardMarks marks() const;

 private:
  const ui::Context& context_;
  std::optional<Point> hint_;
  std::vector<ForbiddenPoint> forbidden_;
  std::vector<StandingThreat> threats_;
  std::optional<ForbiddenReason> reason_;  // of the point that is looked at
};

}  // namespace quintet::gomoku
