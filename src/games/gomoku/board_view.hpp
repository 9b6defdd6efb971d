// The board of gomoku on the screen: falling stones, the five that lights up, hints and threats.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/gomoku/advice.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/threats.hpp"
#include "engine/scene/duration.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::gomoku {

// The end of a game won on the board: the board dims, and the stones of the winning row light up one after another in
// time with the phrase that is played; then the dimming eases back by half. All motion is a function of scene time.
class FiveLights {
 public:
  // Which phrase is played: that of a win on the current desk, or that of a loss.
  enum class Phrase : std::uint8_t { Win, Loss };

  explicit FiveLights(const ui::Context& context) : context_(context) {}

  // The row lights up towards `last`, the stone that completed it, after that stone has landed at `start`.
  void begin(const Row& five, Point last, Duration start);
  void set_phrase(Phrase phrase) { phrase_ = phrase; }
  // Everything is lit.
  void finish() { start_ = kLongAgo; }
  void clear() { row_.clear(); }
  bool shown() const { return !row_.empty(); }

  // When the phrase begins, when the last stone is lit, and when nothing moves any more.
  Duration phrase_start() const;
  Duration lit() const;
  Duration end() const;

  // Over the stones of the board.
  void draw(Canvas& canvas, const ui::BoardGrid& grid, const ui::Palette& palette, const Board& board,
            Duration now) const;

 private:
  static constexpr Duration kLongAgo = -std::chrono::hours(1);

  // When the stone with this index in the row begins to light up.
  Duration beat(std::size_t index) const;
  float dimming(Duration now) const;
  void draw_ripples(Canvas& canvas, const ui::BoardGrid& grid, Rgba light, Duration now) const;

  const ui::Context& context_;
  std::vector<Point> row_;
  Duration start_{0};
  Phrase phrase_ = Phrase::Win;
};

// The gomoku board on the screen, and the motion that follows a move. A new move ends the motion in progress.
class BoardView final : public ui::StoneBoard {
 public:
  explicit BoardView(ui::Context& context)
      : StoneBoard(context, "gomoku desk"), context_(context), lights_(context) {}

  void fit(Rect area, int side) { StoneBoard::fit(area, side, board_look(context_).coordinates); }

  // The move has been played: its stone falls, and lands after a moment.
  void show(const Played& played, Duration now);
  // These stones have been taken back.
  void show_undo(const std::vector<std::pair<Point, Stone>>& stones, Duration now);
  void finish();

  // The winning row, as long as the move that completed it is shown.
  FiveLights& lights() { return lights_; }

  // The whole window: the desk and the board on it.
  void draw(Canvas& canvas, const BoardLook& look, const Game& game, const BoardMarks& marks,
            Duration now) const;

 private:
  ui::Context& context_;
  FiveLights lights_;
};

// What the board shows a player besides its stones: a hint, the points that are forbidden and why, the threats. All of it
// is found out when the position changes or another point is looked at, not while the board is drawn.
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

  // For this colour.
  void set_hint(const Purpose& hint, Colour colour);
  void drop_hint();
  std::optional<Point> hint() const { return hint_; }
  std::span<const ForbiddenPoint> forbidden() const { return forbidden_; }
  std::span<const StandingThreat> threats() const { return threats_; }

  // The marks for all of these. They are valid until something changes.
  BoardMarks marks() const;

 private:
  const ui::Context& context_;
  std::optional<Point> hint_;
  std::vector<ui::LitRow> hint_rows_;
  std::vector<ui::PlannedStone> hint_line_;  // how it wins
  std::vector<ForbiddenPoint> forbidden_;
  std::vector<StandingThreat> threats_;
  std::optional<ForbiddenReason> reason_;  // of the point that is looked at
};

// The board of the setup: of the chosen size and material, with a position that shows what the player looks at. A rule is
// shown by what it lets win or forbids, an opening by its stones in their order.

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

// What the play page and the review page of gomoku share.

// The threats to show: none if the setting is off or the game is over.
std::vector<gomoku::StandingThreat> shown_threats(const ui::Context& context, const gomoku::Game& game);

}  // namespace quintet::gomoku
