// The review of a game: the board at any move, the curve of the winning chances, which grows during the analysis, and
// the moves with their mistakes. For each move the best line and what follows can be stepped through on the board; the
// player can try other moves, which the computer answers, or play on from any position. How the board looks, who analyses
// and how a game continues is defined by the game's own page, which derives from this one.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/game/board_focus.hpp"
#include "ui/game/board_input.hpp"
#include "ui/game/command.hpp"
#include "ui/game/import_export.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/game/review_line.hpp"
#include "ui/game/review_panel.hpp"
#include "ui/game/wheel_steps.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class ReviewPage : public Page {
 public:
  // The two that work on other threads.
  struct Workers {
    ReviewAnalysis::Judge judge;
    AnswerLine answer{};  // empty if the player cannot try moves
  };

  void enter() override;
  void leave() override;
  // Before the page is shown: begins with the position after this many moves instead of the last one.
  void open_at(std::size_t ply) { at_ = std::min(ply, record_.moves); }
  // Not while an animation runs: scripts do not advance the time of a busy page.
  bool busy() const override { return (analysis_.running() || answer_.running()) && at_rest(); }

  // Plays the game back from its beginning.
  void replay();

 protected:
  // A move as the page describes it.
  struct MoveWords {
    std::string name;            // "h8"
    std::string colour, player;  // translated: "Black", "You"
    std::size_t side = 0;        // 0 for the first
  };
  // A way to play on from the shown position.
  struct Continuation {
    std::string id;
    std::string_view label;         // a message to be translated
    bool replaces_a_match = false;  // that match would be lost
    // Saves the new match and creates its play page; may outlive this page.
    std::function<std::unique_ptr<Scene>(Context&)> begin;
  };

  // Requires moves. `floor`: see ImportExport.
  ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
             const StonePictures& stones, Workers workers);

  // The board is drawn with the whole window around it, which may have the materials of another theme.
  virtual void fit_board(Rect area) = 0;
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  virtual Desk window_desk() const { return theme().desk; }
  // `before` is the previous value of `ply`: shows the change from one position to the other.
  virtual void show_step(std::size_t before) = 0;
  // The line beside the game has begun, ended, or shows another move: `before` is the number of moves shown of it so far.
  virtual void show_line_step(std::size_t before) { static_cast<void>(before); }
  // The move with this index, which is less than `last`.
  virtual MoveWords words_of(std::size_t move) const = 0;
  // The rules and the board size, shown under the caption of the first position.
  virtual std::string start_line() const = 0;
  // In the header.
  virtual std::vector<Command> tools() = 0;
  // Whether the game is over in the shown position, of the game or of the line beside it.
  virtual bool over() const = 0;
  // For trying moves: the board, the name of a move that is legal in the shown position, where an arrow leads.
  virtual const BoardView* board() const { return nullptr; }
  virtual std::optional<std::string> legal_move(Point cell) const {
    static_cast<void>(cell);
    return std::nullopt;
  }
  virtual std::optional<Point> next_cell(Point from, Action direction) const {
    static_cast<void>(direction);
    return from;
  }
  // Not called if the game is over. A single way is taken at once, several are offered.
  virtual std::vector<Continuation> continuations() const = 0;

  // The number of moves made in the shown position of the game, and in the last one.
  std::size_t ply() const { return at_; }
  std::size_t last() const { return record_.moves; }
  // The better move instead of the last one shown; empty if none is known, and beside the game.
  std::string better() const { return judged() && !line_ ? analysis_.plies()[at_].better : std::string{}; }
  // What the last move shown was.
  MoveQuality quality() const {
    return judged() && !line_ ? analysis_.plies()[at_].quality : MoveQuality::Fine;
  }
  // The line beside the game, if one is shown.
  const std::optional<ReviewLine>& line() const { return line_; }
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
  bool moving() const override { return !growth_.done(now()) || !swing_.done(now()); }
  std::optional<Duration> page_due() const final;
  std::string state() const override;

 private:
  // Requires ply <= last().
  void go_to(std::size_t ply);
  // At the player's request: stops the playback and leaves the line beside the game.
  void jump_to(std::size_t ply);
  void step(int by);
  void step_to_end(Action end);
  void toggle_playing();
  void change_speed();
  Duration between_moves() const;
  bool run_command(const std::function<bool(const CommandInfo&)>& wanted);
  void update_analysis();
  void find_mistakes();
  std::optional<std::size_t> next_mistake(int by) const;
  void play_on();

  void open_line(ReviewLine line);
  void close_line();
  void show_known_line(ReviewLine::Kind kind);
  // From the shown position, or a mistake anew.
  enum class TryFrom : std::uint8_t { Here, Mistake };
  void begin_try(TryFrom from);
  void try_move(Point cell);
  void move_in_line(std::size_t to);
  void ask_answer();
  void take_answer();
  bool trying() const { return line_ && line_->kind == ReviewLine::Kind::Try; }

  bool intercept_pointer(const PointerEvent& event);
  bool intercept_action(const ActionEvent& event);
  bool scroll_list(float steps);
  void follow_in_list();

  std::vector<Command> steps();
  std::vector<Command> actions();
  std::vector<Command> mistake_steps();
  std::vector<Command> header_tools();
  std::vector<Control> controls_of(const std::vector<Command>& commands, Control::Tooltip tooltip) const;
  void place_panel_controls(std::vector<Control>& controls);
  bool judged() const { return at_ > 0 && at_ < analysis_.plies().size(); }
  std::string move_id(std::size_t move) const { return name() + ".move." + std::to_string(move + 1); }
  // The first side's chance in the shown position, where it is known.
  std::optional<double> chance() const;
  void swing_bar();
  std::string better_words(const std::string& move) const;
  std::string title_in_header() const;
  ReviewCaption caption() const;
  ReviewCaption line_caption() const;
  ReviewVerdict verdict() const;
  ReviewVerdict line_verdict() const;
  ReviewVerdict verdict_of(const ReviewedPly& reviewed) const;
  std::string mistakes_words() const;
  ReviewMove listed_move(std::size_t move) const;
  ReviewCurve curve(Duration now) const;
  void paint_panel(Canvas& canvas, Duration now) const;
  void paint_list(Canvas& canvas, Duration now) const;

  ImportExport records_;
  GameRecord record_;
  StonePictures stones_;
  AnswerLine answer_line_;
  ReviewAnalysis analysis_;
  std::vector<std::size_t> mistakes_;  // the plies after them, in the order of play
  std::size_t at_;
  std::optional<ReviewLine> line_;
  BoardInput input_{BoardInput::Touch::Aim};
  BoardFocus focus_;
  std::size_t first_row_ = 0;  // of the list
  bool failure_logged_ = false;
  bool asks_again_ = false;  // the computer was about to answer when the page was left
  WheelSteps wheel_, list_wheel_;
  std::optional<std::size_t> hovered_;  // on the curve
  Tween growth_;                        // of the newest point on the curve
  double bar_from_ = 0.5, bar_to_ = 0.5;
  Tween swing_;                      // of the bar of both chances
  std::optional<Duration> next_at_;  // during playback: when the next move is shown
  std::size_t speed_;
  Theme window_theme_;
  ReviewLayout layout_;
  std::size_t icons_ = 0;          // in the header
  Background<LineAnswer> answer_;  // declared last: its thread uses the others
};

}  // namespace quintet::ui
