// The setup of Link-up: its choices, and the board as chosen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/board_gallery.hpp"
#include "games/link/board_view.hpp"
#include "games/link/settings.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::link {

// The board that the setup of a free match shows: real tiles in the chosen shape. It acts the chosen gravity: a pair is
// matched and the other tiles move, once; then the board is whole again and rests. With reduced motion it shows the board
// after the pair, and arrows where tiles have moved.
class SetupBoard {
 public:
  explicit SetupBoard(ui::Context& context);

  void fit(Rect area);
  // Shows the board that is chosen; acts where it or its rules are new.
  void show(const BoardGallery& gallery, const Settings& wish, Duration now);
  // Acts once more.
  void act_again(Duration now);
  void advance(Duration now);
  bool moving(Duration now) const { return acts_at_ || restores_at_ || view_.moving(now); }

  // The whole window.
  void draw(Canvas& canvas, Duration now) const;
  // The tiles that are left, for tests.
  const Board& board() const { return game_.board(); }

 private:
  void deal(const BoardGallery& gallery);
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

// The setup of a relaxed or timed match: shape or size, gravity, difficulty, tile designs. The real board acts the
// choice.
class SetupPage final : public ui::MatchSetupPage<Match, Settings> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

  // For tests too.
  std::vector<ui::SetupRow> rows() const override;

 protected:
  void choose(std::string_view row, std::size_t option) override;
  void turn(std::string_view row, int by) override;
  std::string summary() const override;
  void show_choice() override;
  void place_hero(Rect area) override { board_.fit(area); }
  void paint_hero(Canvas& canvas, Duration now) const override;
  void paint_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option, Rect area) const override;
  void advance(Duration step) override;
  bool moving() const override;

 private:
  ui::SetupRow board_row() const;
  void change(const Settings& wish);

  BoardGallery gallery_;
  SetupBoard board_;
  std::string attention_before_;
};

}  // namespace quintet::link
