// The gomoku board on the screen: where its crossings are, how stones and marks look, and the motion that follows a
// move. All motion is a function of scene time; a new move finishes what still moves.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/threats.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/game/board_view.hpp"

namespace quintet::gomoku {

// What is marked on the board besides its stones.
struct BoardMarks {
  std::optional<Point> ghost;  // where the next stone would stand
  gomoku::Colour ghost_colour = gomoku::Colour::Black;
  std::optional<Point> cursor;  // of keys and gamepads
  std::optional<Point> hint;
  std::vector<Point> order;   // all stones as they were placed; the last one is marked
  std::vector<Point> better;  // what should have been played, in a review
  std::vector<gomoku::ForbiddenPoint> forbidden;
  std::vector<gomoku::StandingThreat> threats;
};

// What a board is made of, each part of another desk where the player wants it so.
struct BoardLook {
  ui::Desk board = ui::Desk::Paper, frame = ui::Desk::Paper, window = ui::Desk::Paper;
  bool coordinates = true;
  bool numbers = false;  // of the moves, on the stones
  friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

// As the settings have it; what they leave open follows the desk.
BoardLook board_look(const ui::Context& context);

class BoardView final : public ui::BoardView {
 public:
  explicit BoardView(ui::Context& context);

  // The largest board of `side` lines that fits the area, its plate centred in it. Requires side > 1.
  void fit(Rect area, int side);
  Rect plate() const override { return plate_; }
  float rim() const override { return step_; }
  float pitch() const override { return step_; }
  Vec centre(Point at) const override;
  // The crossing nearest to a place on the board, within half a pitch.
  std::optional<Point> hit(Vec place, Duration now) const override;

  // The move has been played.
  void show(const gomoku::Played& played, Duration now);
  // These stones have been taken back.
  void show_undo(const std::vector<std::pair<Point, gomoku::Stone>>& stones, Duration now);
  // Draws the eye to a point.
  void point_out(Point at, Duration now);
  // Says that nothing can be placed there.
  void refuse(Point at, Duration now);
  void finish();
  bool moving(Duration now) const override { return now < busy_until_; }
  Duration busy_until() const override { return busy_until_; }

  // The whole window: the desk and the board on it.
  void draw(Canvas& canvas, const BoardLook& look, const gomoku::Game& game, const BoardMarks& marks,
            Duration now) const;

 private:
  struct Drop {
    Point at;
    Duration start;
  };
  struct Lift {
    std::vector<std::pair<Point, gomoku::Stone>> stones;
    Duration start;
  };
  struct Signal {
    Point at;
    Duration start;
  };

  void busy(Duration until) { busy_until_ = std::max(busy_until_, until); }
  Tween dropping() const;
  Tween lifting() const;
  Tween line_drawing() const;
  Tween blooming() const;
  std::string desk_key(const BoardLook& look) const;
  void draw_ground(Canvas& canvas, const BoardLook& look) const;
  void draw_plate(Canvas& canvas, const BoardLook& look) const;
  void draw_lines(Canvas& canvas, const ui::Palette& palette) const;
  void draw_coordinates(Canvas& canvas, const ui::Palette& palette) const;
  void draw_stone(Canvas& canvas, gomoku::Stone stone, Vec centre, float size, float opacity) const;
  void draw_stones(Canvas& canvas, const gomoku::Board& board, Duration now) const;
  void draw_lifted(Canvas& canvas, Duration now) const;
  void draw_numbers(Canvas& canvas, const gomoku::Board& board, const BoardMarks& marks) const;
  void draw_last(Canvas& canvas, const gomoku::Board& board, const BoardMarks& marks) const;
  void draw_forbidden(Canvas& canvas, const ui::Palette& palette, const BoardMarks& marks) const;
  void draw_threats(Canvas& canvas, const BoardMarks& marks) const;
  void draw_stop(Canvas& canvas, Point at, Rgba ink) const;
  void draw_marks(Canvas& canvas, const ui::Palette& palette, const BoardMarks& marks, Duration now) const;
  void draw_five(Canvas& canvas, const ui::Palette& palette, const gomoku::Game& game, Duration now) const;

  ui::Context& context_;
  int side_ = gomoku::kUsualSide;
  bool coordinates_ = true;
  Rect plate_;
  Vec first_;  // the crossing at the top left
  float step_ = 0;
  std::optional<Drop> dropped_;
  std::optional<Lift> lifted_;
  std::optional<Duration> won_at_;
  std::optional<Signal> pointed_out_, refused_;
  Duration busy_until_{0};
};

}  // namespace quintet::gomoku
