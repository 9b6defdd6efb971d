// The setup of Link-up: its choices, and the board as chosen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/background.hpp"
#include "games/link/board_view.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::link {

// A rectangle with a name or of a size of the player's own, a new shape in every game, or a shape.
struct BoardOption {
  std::string_view id{};        // "small": the control is link.setup.board.small
  std::string_view name{};      // a message; of a shape its name
  Size size{};                  // of a rectangle
  std::string_view layout{};    // as in the settings
  const link::Layout* shape{};  // null for the others
};

// The boards to choose from in view of some settings. They are made once for each settings, as a page draws them in every
// frame.
class BoardGallery {
 public:
  explicit BoardGallery(std::vector<Figure> figures, const Settings& wish = {});
  BoardGallery(const BoardGallery&) = delete;  // the boards refer to its figures
  BoardGallery& operator=(const BoardGallery&) = delete;
  ~BoardGallery() = default;

  // From now on everything is about these settings.
  void show(const Settings& wish);

  const std::vector<Figure>& figures() const { return figures_; }
  // A size of the player's own stays among them when another one is chosen.
  const std::vector<BoardOption>& boards() const { return boards_; }
  // The index of the chosen board.
  std::size_t chosen() const { return chosen_; }
  // Whether that is a rectangle, whose columns and rows can be chosen.
  bool is_rectangle() const { return boards_[chosen_].layout.empty(); }
  // The board to deal; nothing if the shape is random.
  const std::optional<link::Layout>& layout() const { return layout_; }
  // The settings with this board.
  Settings with_board(std::size_t option);

 private:
  std::vector<Figure> figures_;
  Settings wish_;
  std::optional<Size> own_;  // the last size without a name that another board was chosen instead of
  std::vector<BoardOption> boards_;
  std::size_t chosen_ = 0;
  std::optional<link::Layout> layout_;
};

// The settings with the next number of columns (`width`) or rows (`height`), up or down, that leaves an even number of
// cells; the same where the limit is reached.
Settings turned(Settings wish, int Settings::*side, int by);

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

// About how hard the boards are that a setting deals: the mean of some deals, computed in a thread of its own.
class Rating {
 public:
  explicit Rating(ui::Context& context) : background_(context.wake) {}

  // Computes it where it is not known. `layout`: of these settings.
  void show(const link::Layout& layout, const Settings& wish);
  // Whether it is known since the last call.
  bool poll();
  bool busy() const { return background_.running(); }
  // Nothing while it is not known.
  std::optional<int> level() const { return level_; }

 private:
  std::optional<Settings> wish_;
  std::optional<int> level_;
  Background<std::optional<int>> background_;
};

// The setup of a relaxed or timed match: shape or size, gravity, tile designs. The real board acts the choice.
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
  bool busy() const override { return rating_.busy(); }

 private:
  ui::SetupRow board_row() const;
  void change(const Settings& wish);

  BoardGallery gallery_;
  SetupBoard board_;
  Rating rating_;
  std::string attention_before_;
};

}  // namespace quintet::link
