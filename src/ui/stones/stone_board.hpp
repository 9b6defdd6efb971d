// The board of a game with stones on the crossings of its lines, for gomoku and go: its material and coordinates, the
// stones with their motion, and the marks on them. What differs between the games is handed in.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "core/stone_note.hpp"
#include "core/stones.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/board_words.hpp"

namespace quintet::ui {

enum class Coordinates : std::uint8_t { Hidden, Shown };

// The largest board of `lines` lines that fits the area; each crossing is the centre of a cell. Requires lines > 1.
BoardGrid point_grid(Rect area, int lines, Coordinates coordinates);

struct BoardLook {
  // The theme that each part of the board takes its material from.
  Desk board = Desk::Paper, frame = Desk::Paper, window = Desk::Paper;
  Coordinates coordinates = Coordinates::Shown;
  bool numbers = false;                                     // move numbers on the stones
  std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";  // of the columns, from the left
  std::vector<Point> (*stars)(int lines) = nullptr;         // the marked crossings; null: none
};

// As the settings of a game of stones say, which have these members; parts without a value take the current theme. The game adds
// its letters and stars.
template <class S>
BoardLook look_of(const Context& context) {
  const S& wish = context.profile.get<S>();
  const auto of = [usual = context.profile.settings().desk](std::optional<Desk> desk) {
    return desk.value_or(usual);
  };
  return {.board = of(wish.board),
          .frame = of(wish.frame),
          .window = of(wish.window),
          .coordinates = wish.coordinates ? Coordinates::Shown : Coordinates::Hidden,
          .numbers = wish.numbers};
}

// The picture of the grain of a material.
std::string grain_of(Desk material);

// The plate with its lines and coordinates.
void draw_bare_board(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGrid& grid);
// Its lines and stars alone, in the colours of its material.
void draw_lines(Canvas& canvas, const Palette& palette, const BoardLook& look, const BoardGrid& grid);
// The picture of a stone, seen from above.
std::string_view stone_on_board(Stone stone);
void draw_stone(Canvas& canvas, const BoardGrid& grid, Stone stone, Point at, SpriteStyle style = {});

// A row that is lit up with a reason: a band below its stones.
struct LitRow {
  std::vector<Point> points;  // in order along a line
  Rgba ink;
};
// A stone of a line that is not played: its number in the line, with a ring in the ink of the line.
struct PlannedStone {
  Point at;
  Colour colour;
  std::size_t number = 1;
  Rgba ink;
};

// A letter on a free point, where a variation begins.
struct LetteredPoint {
  Point at;
  std::string letter;
};

// The marks of every game on the board besides its stones. For one frame; what it refers to must outlive it.
struct StoneMarks {
  std::optional<Point> ghost{};  // preview of the next stone
  Colour ghost_colour = Colour::Black;
  std::optional<Point> cursor{};  // of keyboard and gamepad
  std::optional<Point> hint{};
  std::span<const Point> order{};          // all stones in the order of play; the last one is marked
  std::span<const std::size_t> numbers{};  // theirs; where there are none, from 1 on
  std::span<const Point> faint{};          // stones that do not count any more
  std::optional<Point> better{};           // a better move, in a review
  std::span<const LitRow> rows{};
  // On a point with several of these, the sign is shown, or else the first planned stone.
  std::span<const PlannedStone> planned{};
  std::span<const LetteredPoint> letters{};
  std::span<const PointMark> signs{};  // what somebody has marked
};

// Draws the marks of one frame.
struct StoneMarkPainter {
  Canvas& canvas;
  const BoardGrid& grid;
  const Palette& palette;
  const StoneMarks& marks;

  // On the stones. `landed` is 0…1: whether the last one has come down.
  void draw_numbers(const Grid<Stone>& stones, float landed = 1) const;
  void draw_last(const Grid<Stone>& stones, float landed = 1) const;
  void draw_signs(const Grid<Stone>& stones) const;
  // Below the stones.
  void draw_rows() const;
  // The preview of the next stone, planned stones, and rings around points. `swell` is 0…1: how much larger the ring of a hint is while
  // it draws attention.
  void draw_points(float swell) const;
  // Around a point where no stone may be placed.
  void draw_refused(Point at, float opacity) const;
  // Brackets around the point, so that the ring of a hint stays visible.
  void draw_cursor() const;

 private:
  void ring(Point at, float radius, Rgba colour) const;
  void draw_planned() const;
  void draw_letters() const;
  bool is_signed(Point at) const;
};

enum class StoneMotion : std::uint8_t { Falls, Lifts, Flies, PointsOut, Refuses };

// What a game draws besides: below the stones, and on them below their marks.
struct StoneLayers {
  std::function<void()> below{}, above{};
};

// The board on the screen, and the motion that follows a move. Zoomed, it fills its area, and a part of it is seen.
class StoneBoard : public MotionBoard<StoneMotion, Stone> {
 public:
  // `slot`: the name of the layer that keeps the board without stones.
  StoneBoard(Context& context, std::string_view slot) : context_(context), slot_(slot) {}

  void fit(Rect area, int lines, Coordinates coordinates);

  // A stone has been placed: it falls, and lands after a moment. Returns when it will have come to rest.
  Duration drop(Point at, Duration now);
  // When the stone that falls touches the board.
  std::optional<Duration> lands_at() const;
  // These stones have been taken back.
  void lift(const std::vector<std::pair<Point, Stone>>& stones, Duration now);
  // These stones have been taken by the one that falls: once it has landed they rise and fly to this place, one after
  // another.
  void take(const std::vector<Point>& stones, Stone stone, Vec to);
  // The stones on their way, over everything else on the page.
  void draw_flying(Canvas& canvas, Duration now) const;
  // Draws attention to a point.
  void point_out(Point at, Duration now);
  // Shows that nothing can be placed there.
  void refuse(Point at, Duration now);

  // The whole window: the desk and the board on it.
  void draw(Canvas& canvas, const BoardLook& look, const Grid<Stone>& stones, const StoneMarks& marks,
            Duration now, const StoneLayers& layers = {}) const;

 private:
  void lay(Vec scrolled) override;
  // After a fall.
  Tween settling(const Motion& fall) const;
  // 0…1: whether the last stone has landed.
  float landed(Duration now) const;
  void draw_desk_and_board(Canvas& canvas, const BoardLook& look) const;
  void draw_content(Canvas& canvas, const BoardLook& look, const Grid<Stone>& stones, const StoneMarks& marks,
                    Duration now, const StoneLayers& layers) const;
  void draw_stones(Canvas& canvas, const Grid<Stone>& stones, std::span<const Point> faint) const;
  void draw_falling(Canvas& canvas, const Grid<Stone>& stones, Duration now) const;
  void draw_lifted(Canvas& canvas, Duration now) const;
  void draw_waiting(Canvas& canvas, Duration now) const;
  void put_stone(Canvas& canvas, Stone stone, Point at, SpriteStyle style = {}) const;

  Context& context_;
  std::string_view slot_;
  Rect area_;
  int lines_ = 2;
  Coordinates coordinates_ = Coordinates::Shown;
  Vec flight_;  // where the stones fly to that were taken last
};

// The sound of a stone on a board of this material, wood, slate or celadon: one of several variants, so that a series of stones
// does not sound mechanical.
std::string stone_sound(Context& context, Desk board);
// Those of a stone that lands then, and of those that it takes, where the game knows captures.
template <class Played>
void add_sounds(SoundCues& cues, Context& context, Desk board, const Played& played, Duration when) {
  cues.at(when, stone_sound(context, board));
  if constexpr (requires { played.captured; }) {
    if (!played.captured.empty()) cues.at(when, "stone-capture");
  }
}

}  // namespace quintet::ui
