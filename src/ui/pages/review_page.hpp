// The review of a game: the board at any move, the curve of the winning chances or of what was to be expected, which grows
// during the analysis, and the moves with their mistakes. For each move the best line and what follows can be stepped
// through on the board; the player can try other moves, which the computer answers, solve the mistakes as puzzles, or play
// on from any position. How the board looks, who analyses and how a game continues is defined by the game's own page, which derives from this one; what
// kind of game it is, by its ReviewStyle.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/board_grid.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/kit/record.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/pages/review_guess.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/pages/review_panel.hpp"
#include "ui/pages/review_position.hpp"
#include "ui/pages/review_puzzles.hpp"
#include "ui/pages/review_text.hpp"
#include "ui/pages/review_tree.hpp"

namespace quintet::ui {

// The page, as far as it does not depend on the game's moves; what does is a GameReviewPage.
class ReviewPage : public Page {
 public:
  void enter() override;
  void leave() override;
  // Before the page is shown: begins with the position after this many moves instead of the last one.
  void open_at(std::size_t ply) { position_.begin_at(ply); }
  // Not while an animation runs: scripts do not advance the time of a busy page.
  bool busy() const override { return (analysis_.running() || lines_.answering()) && at_rest(); }

  // Plays the game back from its beginning.
  void play_back() { position_.replay(now()); }

 protected:
  // A position to jump to.
  struct Bookmark {
    std::string name;  // "1024", not translated
    std::size_t ply = 0;
  };
  using Continuation = ui::Continuation;

  // Requires moves. The analysis and the line must outlive the page. `floor`: see ImportExport.
  ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::vector<Duration> times,
             std::size_t floor, const ReviewStyle& style, ReviewAnalysis& analysis, LineSteps& lines);

  // The board is drawn with the whole window around it, which may have the materials of another theme.
  virtual const BoardView& board() const = 0;
  virtual void fit_board(Rect area) = 0;
  // Its shape as it is seen, width by height.
  virtual Extent board_shape() const { return {1, 1}; }
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  // The shown position as its caption says it: of the first one, the rules and the board size.
  virtual std::string position_line() const = 0;
  Rect toast_place() const override { return beside_title(title()); }
  // In the header.
  virtual std::vector<Command> tools() { return {}; }
  // How to play on from the shown position. Not called if the game is over.
  virtual std::vector<Continuation> continuations() const = 0;
  // In each step of the page.
  virtual void advance_game() {}
  // The analysis has gone on, or a tried move has been judged.
  virtual void learned() {}
  // Whether the player learns from the move before this position of the game, if it is a mistake.
  virtual bool is_to_learn(std::size_t ply) const {
    static_cast<void>(ply);
    return true;
  }

  // The variations beside the game, which the panel shows; it must outlive the page. Called again whenever they or the shown
  // position have changed.
  void show_tree(ReviewTree& tree);
  void set_record(GameRecord record) { record_ = std::move(record); }
  // What is copied and exported: the record, with what the analysis knows where the format has room for it.
  virtual GameRecord exported() const { return record_; }
  // Leaves the line.
  void jump_to(std::size_t ply) { position_.jump_to(ply); }
  // The player solves the mistakes as puzzles, or guesses moves.
  bool solving() const { return puzzles_ || guess_; }

  // In the order of play; the page has room for some of the last ones.
  void set_bookmarks(std::vector<Bookmark> bookmarks) { bookmarks_ = std::move(bookmarks); }
  // The number of moves made in the shown position of the game, and in the last one.
  std::size_t ply() const { return position_.ply(); }
  std::size_t last() const { return record_.card.moves; }
  // What the last move shown was; nothing beside the game, and where it is not analysed.
  const ReviewedPly* reviewed() const { return view().reviewed(); }
  MoveQuality quality() const;
  // The positions analysed so far.
  const std::vector<ReviewedPly>& plies() const { return analysis_.plies(); }
  // The position after the move that the panel explains: the shown one, or that which the best line replaces.
  std::optional<std::size_t> explained() const;
  // The playback shows moves faster than one can be animated.
  bool hurried() const { return position_.playing() && position_.speed().between < kLeastAnimated; }
  // Where the player tries moves: the cell under the pointer, and that of the keys.
  std::optional<Point> hovered_cell() const { return input_.by_keys() ? std::nullopt : input_.hovered(); }
  std::optional<Point> shown_cursor() const;
  bool trying() const;
  // Of the shown position; null beside a line of the analysis, and in a game without a tree.
  const StoneNote* shown_note() const;
  // The mistake that the player is to replace by a better move, before a move is tried: the position after it.
  std::optional<std::size_t> puzzle() const;
  // From the shown position, or from the one before a move that was not the best.
  enum class TryFrom : std::uint8_t { Here, BetterMove };
  void begin_try(TryFrom from);
  // The line beside the game has ended.
  void let_go() { input_.let_go(); }

  bool moving() const override {
    return board().changes(now()) || curve_.moving(now()) || bar_.moving(now());
  }
  std::string state() const override;
  // "3,4": a cell of the board.
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  static constexpr Duration kLeastAnimated = milliseconds(200);
  static constexpr std::size_t kSteps = 5, kMistakeSteps = 2;  // buttons, without the speed

  // The moves, as a GameReviewPage has them.

  // The name of the move of the game with this index.
  virtual std::string move_name(std::size_t move) const = 0;
  // Whether the game is over in the shown position, of the game or of the line beside it.
  virtual bool over() const = 0;
  // The game has shown the position after so many moves until now.
  virtual void step_game(std::size_t before) = 0;
  // The line that the analysis knows for the last move shown: whether there is one; shows it, before its first move.
  virtual bool has_line(LineKind kind) const = 0;
  virtual void open_line(LineKind kind) = 0;
  // Continues the line that is shown, or begins one with this position of the game.
  virtual void open_try(std::size_t from) = 0;
  // Plays the move that the gesture means, in a line to try; returns whether it is legal in the shown position.
  virtual bool try_move(const Gesture& gesture) = 0;
  // Whether the gesture means the move of the game with this index.
  virtual bool is_game_move(const Gesture& gesture, std::size_t move) const = 0;
  // Where the last move shown was made: the cursor begins there.
  virtual std::optional<Point> last_cell() const = 0;

  // Page's.
  std::vector<Control> layout(Extent size) final;
  void on_control(const ControlEvent& reply) final;
  void paint(Canvas& canvas, Duration now) const final;
  bool intercept(const Event& event) final;
  bool sounds(const ControlEvent& reply) const final;
  void on_action(Action action) final;
  void on_file_dropped(const std::string& file) final;
  void advance(Duration step) final;
  std::optional<Duration> page_due() const final { return position_.due(now()); }

  void show_known_line(LineKind kind);
  void take_back();
  // The mistakes as puzzles.
  std::vector<std::size_t> plies_to_learn() const;
  void learn();
  void ask_puzzle();
  void show_answer();
  void leave_puzzles();
  std::vector<Command> puzzle_actions();
  // The moves of the game to be guessed.
  std::vector<std::size_t> plies_to_guess(std::optional<Colour> side) const;
  void ask_whose_moves();
  void ask_guess();
  void guess(const Gesture& gesture);
  void judge_guess(const LineVerdict* verdict);
  void show_guessed();
  void end_guessing();
  std::vector<Command> guess_actions();
  // Of the tree.
  void show_node(std::size_t node);
  void step_variation(int by);
  // 1: the move of the game, 2 and 3: the first variations instead of it.
  bool show_alternative(Action action);
  void ask_to_remove();
  std::string variation_title() const;
  std::string comment_prompt() const;
  void write_comment();
  std::vector<Command> mark_actions();
  void begin_marking();
  void end_marking();
  void set_mark(Point at);
  // Does nothing for gestures that are no moves on this board.
  void try_gesture(const Gesture& gesture);
  void close_line();
  bool has_better() const;
  void play_on();
  void take_found();
  void update_analysis();

  bool intercept_pointer(const PointerEvent& event);
  bool intercept_action(const ActionEvent& event);
  bool run_command(const std::function<bool(const CommandInfo&)>& wanted);
  std::vector<Command> steps();
  std::vector<Command> actions();
  std::vector<Command> mistake_steps();
  std::vector<Command> variation_steps();
  std::vector<Command> header_tools();

  std::vector<Control> controls_of(const std::vector<Command>& commands, Control::Tooltip tooltip) const;
  void add_panel_controls(std::vector<Control>& controls);
  std::vector<Control> step_controls();
  std::vector<Control> mark_controls() const;

  Theme window_theme() const { return style_.desk ? theme_of(context_, style_.desk(context_)) : theme(); }
  Rgba accent() const { return records_.codec().accent.on(window_theme()); }
  ReviewView view() const;
  ReviewPanel panel() const;
  ReviewMove listed_move(std::size_t move) const;
  // By what they cost.
  std::vector<std::size_t> costliest_moves() const;
  float comment_box() const;
  // Whether a move may be tried, or a point be marked; an answer to a puzzle is replaced, even where it has ended the game.
  bool accepts_moves() const;
  bool steps_hold_mistakes() const { return have_room(kSteps + kMistakeSteps, layout_); }
  bool has_title_in_header() const;
  std::string title() const;  // in the head line

  ImportExport records_;
  GameRecord record_;
  ReviewStyle style_;
  ReviewAnalysis& analysis_;
  LineSteps& lines_;
  std::vector<Duration> times_;
  std::vector<Bookmark> bookmarks_;
  MistakeIndex mistakes_;
  std::optional<MistakePuzzles> puzzles_;  // while the player solves them
  std::optional<GuessGame> guess_;         // while the player guesses moves
  BoardInput input_;
  BoardFocus focus_;
  ReviewMoveList list_;
  ReviewTree* tree_ = nullptr;  // of games whose variations are kept
  TreeStrip strip_;
  std::optional<PointSign> marking_;  // while the player marks points
  ChanceBar bar_;
  CurveView curve_;
  WheelSteps wheel_;
  bool failure_logged_ = false;
  ReviewLayout layout_;
  std::size_t icons_ = 0;  // in the header
  ReviewPosition position_;
};

}  // namespace quintet::ui
