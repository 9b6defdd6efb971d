// The gomoku board on the screen, and the motion that follows a move. All motion is a function of scene time; a new move
// ends the motion in progress.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/gomoku/game.hpp"
#include "engine/scene/duration.hpp"
#include "games/gomoku/board_marks.hpp"
#include "games/gomoku/five_lights.hpp"
#include "ui/context.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::gomoku {

class BoardView final : public ui::BoardView {
 public:
  explicit BoardView(ui::Context& context);

  // See BoardGeometry.
  void fit(Rect area, int side);
  Rect plate() const override { return geometry_.plate; }
  float rim() const override { return geometry_.step; }
  float pitch() const override { return geometry_.step; }
  Vec centre(Point at) const override { return geometry_.centre(at); }
  std::optional<Point> hit(Vec place, Duration) const override { return geometry_.hit(place); }

  // The move has been played: its stone falls, and lands after a moment.
  void show(const Played& played, Duration now);
  // When the stone that falls touches the board.
  std::optional<Duration> lands_at() const;
  // These stones have been taken back.
  void show_undo(const std::vector<std::pair<Point, Stone>>& stones, Duration now);
  // Draws attention to a point.
  void point_out(Point at, Duration now);
  // Shows that nothing can be placed there.
  void refuse(Point at, Duration now);
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }

  // The winning row, as long as the move that completed it is shown.
  FiveLights& lights() { return lights_; }

  // The whole window: the desk and the board on it.
  void draw(Canvas& canvas, const BoardLook& look, const Game& game, const BoardMarks& marks,
            Duration now) const;

 private:
  struct Lift {
    std::vector<std::pair<Point, Stone>> stones;
    Duration start;
  };
  // A motion at one point.
  struct Signal {
    Point at;
    Duration start;
  };

  void busy(Duration until) { busy_until_ = std::max(busy_until_, until); }
  Tween falling() const;
  Tween settling() const;
  // 0…1: whether the last stone has landed.
  float landed(Duration now) const;
  Tween lifting() const { return {lifted_->start, context_.pace(ui::motion::kQuick), kQuickCurve}; }
  Tween pointing_out() const { return {pointed_out_->start, context_.pace(ui::motion::kGrand)}; }
  Tween refusing() const { return {refused_->start, context_.pace(ui::motion::kCalm)}; }
  void draw_stones(Canvas& canvas, const Board& board) const;
  void draw_falling(Canvas& canvas, const Board& board, Duration now) const;
  void put_stone(Canvas& canvas, Stone stone, Point at, SpriteStyle style = {}) const;
  void draw_lifted(Canvas& canvas, Duration now) const;

  ui::Context& context_;
  BoardGeometry geometry_;
  std::optional<Signal> dropped_, pointed_out_, refused_;
  std::optional<Lift> lifted_;
  FiveLights lights_;
  Duration busy_until_{0};
};

}  // namespace quintet::gomoku
