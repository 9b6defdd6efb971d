// The board that the setup of a free match shows: real tiles in the chosen shape. It acts the chosen gravity: a pair is
// matched and the other tiles move, once; then the board is whole again and rests. With reduced motion it shows the board
// after the pair, and arrows where tiles have moved.
#pragma once

#include <optional>
#include <vector>

#include "games/link/board_view.hpp"
#include "games/link/setup_choices.hpp"

namespace quintet::link {

class SetupBoard {
 public:
  explicit SetupBoard(ui::Context& context);

  void fit(Rect area);
  // Shows the board that is chosen; acts where it or its rules are new.
  void show(const SetupChoices& choices, Duration now);
  // Acts once more.
  void act_again(Duration now);
  void advance(Duration now);
  bool moving(Duration now) const { return acts_at_ || restores_at_ || view_.moving(now); }

  // The whole window.
  void draw(Canvas& canvas, Duration now) const;
  // The tiles that are left, for tests.
  const Board& board() const { return game_.board(); }

 private:
  void deal(const SetupChoices& choices);
  void begin();
  void act(Duration now);
  std::optional<Pair> best_pair() const;
  void draw_arrows(Canvas& canvas) const;

  ui::Context& context_;
  BoardView view_;
  Rect area_;
  std::optional<Settings> wish_;
  Start start_;
  Game game_;
  std::vector<Shift> shifts_;            // of the acted pair
  std::optional<Duration> acts_at_;      // when the pair is matched
  std::optional<Duration> restores_at_;  // and when the board is whole again
  Random chance_;
};

}  // namespace quintet::link
