// The review of a game: the board at any move, the curve of the winning chances or of what was to be expected, which grows
// during the analysis, and the moves with their mistakes. For each move the best line and what follows can be stepped
// through on the board; the player can try other moves, which the computer answers, or play on from any position. How the
// board looks, who analyses and how a game continues is defined by the game's own page, which derives from this one; what
// kind of game it is, by its ReviewStyle.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game/board_focus.hpp"
#include "ui/game/board_input.hpp"
#include "ui/game/chance_bar.hpp"
#include "ui/game/command.hpp"
#include "ui/game/continuation.hpp"
#include "ui/game/curve_view.hpp"
#include "ui/game/import_export.hpp"
#include "ui/game/line_explorer.hpp"
#include "ui/game/mistake_index.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/game/review_line.hpp"
#include "ui/game/review_move_list.hpp"
#include "ui/game/review_panel.hpp"
#include "ui/game/review_position.hpp"
#include "ui/game/review_style.hpp"
#include "ui/game/review_text.hpp"
#include "ui/game/wheel_steps.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class ReviewPage : public Page {
 public:
  // The two that work on other threads.
  struct Workers {
    ReviewAnalysis::Judge judge;
    AnswerLine answer{};    // empty if the player cannot try moves
    std::size_t steps = 0;  // of the analysis; 0: one for each position
  };

  void enter() override;
  void leave() override;
  // Before the page is shown: begins with the position after this many moves instead of the last one.
  void open_at(std::size_t ply) { position_.begin_at(ply); }
  // Not while an animation runs: scripts do not advance the time of a busy page.
  bool busy() const override { return (analysis_.running() || explorer_.answering()) && at_rest(); }

  // Plays the game back from its beginning.
  void replay() { position_.replay(now()); }

 protected:
  // A move as the page describes it.
  struct MoveWords {
    std::string name;      // "h8"
    std::string player{};  // translated: "You"
    std::size_t side = 0;  // 0 for the first
  };
  // A position to jump to.
  struct Bookmark {
    std::string name;  // "1024", not translated
    std::size_t ply = 0;
  };
  using Continuation = ui::Continuation;

  // Requires moves. `floor`: see ImportExport.
  ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
             const ReviewStyle& style, Workers workers);

  // The board is drawn with the whole window around it, which may have the materials of another theme.
  virtual void fit_board(Rect area) = 0;
  virtual Extent board_shape() const { return {1, 1}; }
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  virtual Desk window_desk() const { return theme().desk; }
  // `before` is the previous value of `ply`: shows the change from one position to the other.
  virtual void show_step(std::size_t before) = 0;
  // In each step of the page.
  virtual void advance_game() {}
  // The line beside the game has begun, ended, or shows another move: `before` is the number of moves shown of it so far.
  virtual void show_line_step(std::size_t before) { static_cast<void>(before); }
  // The move with this index, which is less than `last`.
  virtual MoveWords words_of(std::size_t move) const = 0;
  // The rules and the board size, shown under the caption of the first position.
  virtual std::string start_line() const = 0;
  // Shown under the caption of any position of the game.
  virtual std::string position_line() const;
  // In the order of play; the page has room for some of the last ones.
  virtual std::vector<Bookmark> bookmarks() const { return {}; }
  // In the header.
  virtual std::vector<Command> tools() = 0;
  // Whether the game is over in the shown position, of the game or of the line beside it.
  virtual bool over() const = 0;
  // For trying moves: the board, the name of the move that a gesture means if it is legal in the shown position, where an
  // arrow leads. By default a picked cell is a move; on a board of swipes, a swipe is one.
  virtual const BoardView* board() const { return nullptr; }
  virtual std::optional<std::string> legal_move(Point cell) const {
    static_cast<void>(cell);
    return std::nullopt;
  }
  virtual std::optional<std::string> legal_swipe(Action direction) const {
    static_cast<void>(direction);
    return std::nullopt;
  }
  virtual std::optional<Point> next_cell(Point from, Action direction) const {
    static_cast<void>(direction);
    return from;
  }
  // Where the last move shown was made: the cursor begins there.
  virtual std::optional<Point> last_cell() const { return std::nullopt; }
  // How to play on from the shown position. Not called if the game is over.
  virtual std::vector<Continuation> continuations() const = 0;

  // The number of moves made in the shown position of the game, and in the last one.
  std::size_t ply() const { return position_.ply(); }
  std::size_t last() const { return record_.moves; }
  // The better move instead of the last one shown; empty if none is known, and beside the game.
  std::string better() const;
  // What the last move shown was.
  MoveQuality quality() const;
  // The move that the panel explains: the last one shown, or the one that the best line replaces.
  const ReviewedPly* explained() const;
  // The playback shows moves faster than one can be animated.
  bool hurried() const { return position_.playing() && position_.speed().between < kLeastAnimated; }
  // The line beside the game, if one is shown.
  const std::optional<ReviewLine>& line() const { return explorer_.line(); }
  // Where the player tries moves: the cell under the pointer, and that of the keys.
  std::optional<Point> hovered_cell() const { return input_.by_keys() ? std::nullopt : input_.hovered(); }
  std::optional<Point> shown_cursor() const;

  std::vector<Control> layout(Extent size) final;
  void on_control(const ControlEvent& reply) final;
  void paint(Canvas& canvas, Duration now) const final;
  bool intercept(const Event& event) override;
  bool sounds(const ControlEvent& reply) const final;
  void on_action(Action action) final;
  void on_file_dropped(const std::string& file) final;
  void advance(Duration step) final;
  bool moving() const override { return curve_.moving(now()) || bar_.moving(now()); }
  std::optional<Duration> page_due() const final { return position_.due(now()); }
  std::string state() const override;

 private:
  static constexpr Duration kLeastAnimated = milliseconds(200);

  void show_known_line(ReviewLine::Kind kind);
  // From the shown position, or from the one before a move that was not the best.
  enum class TryFrom : std::uint8_t { Here, BetterMove };
  void begin_try(TryFrom from);
  // Does nothing for gestures that are no moves on this board.
  void try_move(const Gesture& gesture);
  void close_line();
  bool can_try() const { return board() && explorer_.can_try(); }
  bool has_better() const;
  void play_on();
  void update_analysis();

  bool intercept_pointer(const PointerEvent& event);
  bool intercept_action(const ActionEvent& event);
  bool run_command(const std::function<bool(const CommandInfo&)>& wanted);
  std::vector<Command> steps();
  std::vector<Command> actions();
  std::vector<Command> mistake_steps();
  std::vector<Command> header_tools();

  std::vector<Control> controls_of(const std::vector<Command>& commands, Control::Tooltip tooltip) const;
  void add_panel_controls(std::vector<Control>& controls);
  std::vector<Control> step_controls();
  std::vector<Control> mark_controls() const;

  Rgba accent() const { return records_.codec().accent.on(window_theme_); }
  ReviewView view() const;
  ReviewPanel panel() const;
  ReviewMove listed_move(std::size_t move) const;
  // By what they cost.
  std::vector<std::size_t> costliest_moves() const;
  bool has_title_in_header() const;

  ImportExport records_;
  GameRecord record_;
  ReviewStyle style_;
  ReviewAnalysis analysis_;
  MistakeIndex mistakes_;
  BoardInput input_;
  BoardFocus focus_;
  ReviewMoveList list_;
  ChanceBar bar_;
  CurveView curve_;
  WheelSteps wheel_;
  bool failure_logged_ = false;
  Theme window_theme_;
  ReviewLayout layout_;
  std::size_t icons_ = 0;  // in the header
  LineExplorer explorer_;
  ReviewPosition position_;
};

}  // namespace quintet::ui
