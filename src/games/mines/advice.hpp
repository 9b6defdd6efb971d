// What Minesweeper says about a position: hints with their proofs on the board, and the chances of its cells.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/mines/chances.hpp"
#include "core/mines/game.hpp"
#include "core/mines/hint.hpp"
#include "core/mines/review.hpp"
#include "engine/platform/background.hpp"
#include "engine/text/localiser.hpp"
#include "games/mines/cells.hpp"
#include "games/mines/match.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/pages/result_page.hpp"

namespace quintet::mines {

// A hint in words, and the cells that it is about.
struct HintWords {
  std::string text;             // with pictures (ui/widgets/texts.hpp)
  std::vector<Point> pictures;  // the cell that each of them shows
  std::vector<Point> mines;     // that the reason uses; they have no flag
  std::vector<Point> proofs;    // numbers that prove those mines
  std::vector<Point> among;     // closed cells of which some are mines, in reading order
  bool letters = false;         // the words tell these apart
  std::vector<Point> numbers;   // those, and then the numbers of the reason
  bool capitals = false;        // the words tell these apart, as some are equal
};

// Requires the game that the hint is about.
HintWords hint_words(const Localiser& words, const Game& game, const Hint& hint);

// The marks of a hint on cells, on the board and in the words.
struct HintMarks {
  std::vector<Point> numbers{};  // that prove it, and what is known before
  std::vector<Point> mines{};    // that it uses; they have no flag
  std::vector<Point> among{};    // closed cells of which some are mines
  bool letters = false;          // these have letters in this order, to tell them apart in words
  bool capitals = false;         // the numbers have small capitals in this order: some are equal
  std::optional<Point> cell{};   // what it is about
  Mark mark = Mark::Safe;        // on that cell
};

// Draws a cell with its mark; without one as it is.
void draw_hint_cell(Canvas& canvas, const ui::Theme& theme, Rect cell, const Game& game, Point at,
                    const HintMarks& marks, Numbers numbers);
// All of them over the board, clipped to its window; what is close together is lit.
void draw_hint_marks(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid, const Game& game,
                     const HintMarks& marks, Numbers numbers);

// What helps the player of Minesweeper: a hint with its reason, the exact chances of all closed cells, and after a loss
// whether it could have been avoided. The page asks, and draws the marks and the bar with the words.

// For the result of a lost game.
ui::GameResult::Note loss_note(const Localiser& words, const ClickReview& loss, std::size_t ticked);

class Advisor {
 public:
  explicit Advisor(ui::Context& context) : context_(context), bar_(context), background_(context.wake) {}

  // The board's part of the area; the bar keeps the rest.
  Rect place(Rect area, const Game& game);
  enum class Bar : std::uint8_t { Shown, Hidden };
  Rect bar_place() const { return bar_over_ ? Rect{} : bar_place_; }
  // Where the bar lies over the board; empty if it does not.
  Rect card_over() const { return bar_over_ ? bar_.card() : Rect{}; }
  // Those of the bar. A hint is carried out by moves: its cell is opened, or loses a wrong flag. Without moves it is only
  // taken away.
  using CarryOut = std::function<void(const std::vector<Move>&)>;
  std::vector<std::pair<ui::Command, Rect>> buttons(const Match& match, const ui::BoardGrid& grid, Bar bar,
                                                    const CarryOut& carry_out);

  void ask_hint(const Match& match);
  void toggle_chances(const Match& match);
  bool shows_chances() const { return shows_chances_; }
  // After every change of the board; a loss is judged.
  void follow(const Match& match);
  // Another match has begun.
  void forget();
  // Takes the outcome of the computation, if it has ended, and counts what is now shown as help. Returns whether a new
  // hint is shown.
  bool advance(Match& match);
  bool running() const { return background_.running(); }
  // Takes the hint or the word of a failure away; whether there was one.
  bool dismiss();
  // Shown now.
  const std::optional<Hint>& hint() const { return answer_.hint; }
  const std::optional<ChanceTable>& chances() const { return answer_.chances; }
  // The judgement of a loss; nothing as long as it is being computed.
  const std::optional<ClickReview>& loss() const { return answer_.loss; }
  // How many safe cells have a tick after a loss: those without a flag.
  std::size_t ticked() const { return answer_.ticked.size(); }

  // Over the cells of the board.
  void draw_marks(Canvas& canvas, const ui::BoardGrid& grid, const Game& game, Numbers numbers) const;
  void draw_bar(Canvas& canvas, const Game& game, Numbers numbers) const;
  // loss() in words.
  std::optional<ui::GameResult::Note> note() const;
  // Whether something was safer than the lost click.
  bool avoidable() const {
    return answer_.loss && (answer_.loss->worth == Worth::Gamble || answer_.loss->worth == Worth::Needless);
  }
  std::string state() const;

 private:
  struct Answer {
    std::optional<Hint> hint;
    std::optional<ChanceTable> chances;
    std::optional<ClickReview> loss;
    std::vector<Point> ticked{};  // the certainly safe cells before the loss, without those under wrong flags
  };

  void ask(const Match& match);
  std::string bar_words(const Match& match) const;
  bool chances_known() const;  // and shown
  HintMarks marks() const;

  ui::Context& context_;
  ui::AdviceBar bar_;
  Rect bar_place_, bar_area_;
  bool bar_over_ = false;  // the board
  Answer answer_;
  HintWords words_;
  std::uint32_t words_revision_ = 0;
  bool wants_hint_ = false, shows_chances_ = false;
  bool failed_ = false;           // the last computation
  std::optional<int> closed_;     // safe cells, in the position that the answer is about
  bool lost_ = false;             // that position
  bool chances_counted_ = false;  // as help, in this match
  Background<Answer> background_;
};

}  // namespace quintet::mines
