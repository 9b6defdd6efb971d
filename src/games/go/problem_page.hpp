// The page of a problem: the player places stones, a full search judges them and answers. Every good move is right; a wrong
// one is refuted on the board, and the problem comes back another time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/problem.hpp"
#include "core/go/problem_solver.hpp"
#include "engine/platform/background.hpp"
#include "games/go/board_view.hpp"
#include "games/go/problems.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/layout.hpp"

namespace quintet::go {

class ProblemPage final : public ui::Page {
 public:
  // `set`: where the next problem comes from; null: from those that come back today.
  ProblemPage(ui::Context& context, const ProblemSet* set, const Problem& problem);

  bool busy() const override { return search_.running(); }

 protected:
  void enter() override;
  void leave() override;
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  bool intercept(const Event& event) override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  enum class Stage : std::uint8_t { Asks, Judging, Replies, Wrong, Solved, Shown };

  // What has been found out on another thread.
  struct Finding {
    std::optional<ProblemAnswer> answer{};  // to the player's move
    ProblemLine solution{};                 // where it was asked for
  };

  // Where the parts of the page are.
  struct Places {
    Rect board, panel, title, level, words, repeats;
    std::vector<Rect> buttons;
    bool beside = false;  // the panel is beside the board, otherwise below it
  };

  bool solving() const { return stage_ == Stage::Asks; }
  bool is_over() const { return stage_ == Stage::Wrong || stage_ == Stage::Solved || stage_ == Stage::Shown; }
  void open(const Problem& problem);
  // From the first position on.
  void begin();
  void act(const ui::Gesture& gesture);
  void place(Point at);
  void take(const Finding& finding);
  void play(const ProblemMove& move);
  void line_ended();
  void show_answer();
  void go_on();
  void record(bool solved);
  std::vector<Point> also_right() const;

  std::vector<ui::Command> commands();
  Places places(Extent size) const;
  std::vector<ui::LayoutPart> button_parts() const;
  std::vector<Rect> buttons_in(Rect row) const;
  std::string words() const;
  ui::BoardLook look() const;
  void draw_board(Canvas& canvas, Duration now) const;
  void draw_target(Canvas& canvas) const;
  void draw_panel(Canvas& canvas, Duration now) const;
  void draw_level(Canvas& canvas, Rect area) const;
  void draw_repeats(Canvas& canvas, Rect area) const;

  const ProblemSet* set_;
  const Problem* problem_ = nullptr;
  std::optional<ProblemSolver> solver_;             // of one thread at a time
  ProblemPosition position_;                        // in which the player is to move
  Board board_;                                     // as it is shown
  Colour turn_ = Colour::Black;                     // of the next stone that is shown
  std::vector<Point> order_;                        // of the stones that were played
  ProblemLine ahead_;                               // moves that are shown one after another
  std::size_t shown_ = 0;                           // of them
  std::optional<Duration> next_at_;                 // when the next of them is shown
  Stage stage_ = Stage::Asks, then_ = Stage::Asks;  // now, and when all of them are shown
  std::optional<Point> tried_;                      // the first move of the player
  bool ko_ = false;                                 // what was wrong made a ko
  ProblemTally tally_;
  bool recorded_ = false;  // the try counts already
  Duration since_{0};      // when the stage began

  BoardView view_;
  ui::BoardInput input_;
  ui::BoardFocus board_focus_;
  ui::BoardMessage message_;
  ui::SoundCues cues_;
  Places at_;
  std::vector<ui::Command> commands_;
  Background<Finding> search_;  // declared last: its thread uses the others
};

}  // namespace quintet::go
