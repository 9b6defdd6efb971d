// A game looked at again: the board at any move, the curve of the winning chances, which grows while the master judges
// the positions, and the moves that gave most away. From every position the game can be played on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/review_analysis.hpp"
#include "ui/pages/page.hpp"

namespace quintet::gomoku {

class ReviewPage final : public ui::Page {
 public:
  // Whether these players have played the game, or it came from a file or the clipboard.
  enum class Origin : std::uint8_t { Played, Opened };

  // A game that is played on from here takes the place of all pages above the first `floor` ones. Requires stones on the
  // board of the match.
  // `table`: see ReviewAnalysis.
  ReviewPage(ui::Context& context, Match match, Origin origin, std::size_t floor,
             std::size_t table = ReviewAnalysis::kTable);

  void enter() override;
  void leave() override;
  // Not while something moves: scripts let no time go by for what is busy.
  bool busy() const override { return judging_.running() && at_rest(); }

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_file_dropped(const std::string& file) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  // Where everything stands; the panel lies under the board where the window is narrow.
  struct Places {
    Rect board, panel;
    Rect caption, curve, steps, list, foot;
    std::size_t rows = 0;  // that the list has room for
  };

  const gomoku::Game& position() const { return positions_[at_]; }
  std::size_t last() const { return stones_.size(); }
  int side() const { return match_.start().side; }
  // What the master would have played instead of the last move that is shown.
  std::optional<Point> better() const;

  // Requires ply <= last().
  void go_to(std::size_t ply);
  void step(int by);
  void toggle_playing();
  void toggle_threats();
  void toggle_numbers();
  void look_at_threats();
  void find_slips();
  void hear_judging();
  void open_record();
  void paste();

  void play_on();
  void ask_opponent();
  void play_on_as(Mode mode);
  Match match_from_here(Mode mode) const;
  Match::SeatPlayers sitters_from_here(Mode mode) const;
  void begin(const Match& match);

  std::vector<ui::Control> icons() const;
  Places places(Extent size) const;
  void place_panel(Places& at) const;
  void add_steps(std::vector<ui::Control>& controls) const;
  void add_rows(std::vector<ui::Control>& controls) const;
  std::string row_id(std::size_t row) const { return name() + ".slip." + std::to_string(row); }
  BoardMarks marks() const;
  std::string caption() const;
  std::string caption_line() const;
  std::string progress_words() const;
  void paint_panel(Canvas& canvas, Duration now) const;
  void paint_caption(Canvas& canvas) const;
  void paint_list(Canvas& canvas, Duration now) const;
  void paint_row(Canvas& canvas, const ui::Control& row, const gomoku::JudgedMove& move, std::size_t index,
                 Duration now) const;

  Match match_;
  Origin origin_;
  std::size_t floor_;
  std::vector<Point> stones_;
  std::vector<gomoku::Game> positions_;  // one more than stones
  std::vector<gomoku::Played> played_;
  BoardView view_;
  ReviewAnalysis judging_;
  std::vector<gomoku::JudgedMove> moves_;  // between the judgements that there are
  std::vector<std::size_t> slips_;         // indices of moves, the worst first
  std::vector<gomoku::StandingThreat> threats_;
  std::size_t at_ = 0;  // stones of the position that is shown
  bool failure_logged_ = false;
  float wheel_ = 0;                  // what is left of its steps
  Tween growth_;                     // of the newest judgement
  std::optional<Duration> next_at_;  // while the game plays by itself: when the next stone comes
  ui::Theme window_theme_;
  Places places_;
};

}  // namespace quintet::gomoku
