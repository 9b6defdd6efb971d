// The count on the board: what is dead is proposed in the background, then marked by the players; the territory follows.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/go/advice.hpp"
#include "core/go/life.hpp"
#include "core/random.hpp"
#include "engine/platform/background.hpp"
#include "games/go/art.hpp"
#include "games/go/board_look.hpp"
#include "games/go/match.hpp"
#include "ui/context.hpp"

namespace quintet::go {

class BoardCount {
 public:
  explicit BoardCount(const ui::Context& context) : proposing_(context.wake) {}

  // Another position is on the board, or other marks.
  void board_changed(const Match& match);
  // Looks for dead stones again where play has gone on in between.
  void forget_proposal() {
    proposal_.reset();
    agreed_.reset();
  }
  const std::optional<Marks>& proposal() const { return proposal_; }
  // An earlier one, of the position that comes back.
  void take_proposal(std::optional<Marks> proposal) {
    stop();
    proposal_ = std::move(proposal);
  }
  void stop() { proposing_.cancel(); }

  bool ready() const { return proposal_.has_value(); }
  bool running() const { return proposing_.running(); }
  // Starts the search for dead stones, and takes its answer: the moves that mark them, once. Stones that are marked already, in
  // a saved count or one that is played again, stay as they are.
  std::optional<std::vector<Move>> advance(const Match& match, ui::Context& context);
  // A stone that the computer judges otherwise, where that changes who wins.
  std::optional<Point> disputed() const { return disputed_; }
  // Of two people Black agrees first, to the marks as they are.
  void let_black_agree(const Match& match) { agreed_ = match.game().marks(); }
  bool black_agrees(const Match& match) const { return agreed_ == match.game().marks(); }
  CountTalk talk(const Match& match) const;
  // The sum is shown by the way of scoring that the rules do not use, or by theirs again.
  void toggle_way() { other_way_ = !other_way_; }
  bool shows_other_way() const { return other_way_; }
  // Where a border is open, once the dead stones are known.
  std::span<const Opening> openings() const { return openings_; }
  // Black's lead in half points; the stones that are marked as dead.
  int lead() const { return count_ ? count_->lead() : 0; }
  const std::vector<Point>& dead() const { return dead_; }
  // Adds what is shown of the count.
  void complete(BoardMarks& marks, const Match& match) const;

 private:
  void judge(const Match& match);

  std::optional<Count> count_;  // while it is shown
  bool other_way_ = false;
  std::vector<Point> dead_;
  std::vector<Opening> openings_;
  std::optional<Point> disputed_;
  Background<Marks> proposing_;
  std::optional<Marks> proposal_, agreed_;  // of the stopped position
};

// What helps a person while the game is played: whose each point seems to be, and what a beginner sees too late.
class BoardAids {
 public:
  explicit BoardAids(ui::Context& context) : context_(context), estimating_(context.wake) {}

  // Another position is on the board.
  void board_changed(const Match& match);
  // Shows or hides the estimate; it follows the game as long as it is shown.
  void toggle_estimate() { shown_ = !shown_; }
  bool estimate_shown() const { return shown_; }
  void hide_estimate() { shown_ = false; }
  bool running() const { return estimating_.running(); }
  void stop() { estimating_.cancel(); }
  // Starts the computation of the estimate where one is wanted, and takes its answer.
  void advance(const Match& match);
  // Black's, in half points, rounded to whole ones; nothing if not known.
  std::optional<int> lead() const;

  // The player has pressed this stone; its liberties, 0 if there is no stone.
  int press_stone(const Match& match, Point at);
  // Adds what is shown. `under`: the point under the cursor or the pointer.
  void complete(BoardMarks& marks, const Match& match, std::optional<Point> under) const;

 private:
  ui::Context& context_;
  bool shown_ = false;
  Background<Estimate> estimating_;
  std::optional<Estimate> estimate_;
  bool fresh_ = false;  // the estimate is of the position on the board
  std::vector<Atari> ataris_;
  std::optional<Point> pressed_;
};

}  // namespace quintet::go
