// What helps the player of Minesweeper: a hint with its reason, the exact chances of all closed cells, and after a loss
// whether it could have been avoided. The page asks, and draws the marks and the bar with the words.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/mines/chances.hpp"
#include "core/mines/hint.hpp"
#include "core/mines/review.hpp"
#include "engine/platform/background.hpp"
#include "games/mines/hint_marks.hpp"
#include "games/mines/hint_words.hpp"
#include "games/mines/match.hpp"
#include "ui/game/advice_bar.hpp"
#include "ui/pages/game_result.hpp"

namespace quintet::mines {

// For the result of a lost game.
ui::GameResult::Note loss_note(const Localiser& words, const ClickReview& loss, std::size_t ticked);

class Aide {
 public:
  explicit Aide(ui::Context& context) : context_(context), bar_(context), background_(context.wake) {}

  // The board's part of the area; the bar keeps the rest.
  Rect place(Rect area, const Game& game);
  // No bar is drawn until place() is called again.
  void hide_bar() { bar_hidden_ = true; }
  Rect bar_place() const { return bar_over_ ? Rect{} : bar_place_; }
  // Where the bar takes presses from the board.
  bool covers(Vec place) const { return bar_over_ && bar_.card().contains(place); }
  // Those of the bar. A hint is carried out by moves: its cell is opened, or loses a wrong flag. Without moves it is only
  // taken away.
  using CarryOut = std::function<void(const std::vector<Move>&)>;
  std::vector<std::pair<ui::Command, Rect>> buttons(const Match& match, const CellGrid& grid,
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
  void draw_marks(Canvas& canvas, const CellGrid& grid, const Game& game, Numbers numbers) const;
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
  bool bar_hidden_ = false, bar_over_ = false;  // the board
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
