// The board in play: picking tiles, the line between them, hints, undo, the clock, and what happens at the
// end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/board_view.hpp"
#include "games/link/floating_gains.hpp"
#include "games/link/match.hpp"
#include "games/link/move_sounds.hpp"
#include "ui/pages/menu_item.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/result_page.hpp"
#include "ui/widgets/board_message.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::link {

class PlayPage : public ui::Page {
 public:
  PlayPage(ui::Context& context, Match match);

  void enter() override;
  void leave() override;

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_window_event(WindowEvent event) override;
  void advance(Duration step) override;
  void go_back() override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  // What the player's hand is on: the cursor is shown to keys and gamepads, the tile under it to a mouse.
  enum class InputMode : std::uint8_t { Keys, Pointer };
  // A finger that lies on a tile, and may become a long press.
  struct Finger {
    Point cell;
    Vec place;
    Duration since;
  };
  bool playing() const { return match_.status() == Match::Status::Playing; }

  bool intercept_action(const ActionEvent& event);
  void follow_mouse(const PointerEvent& event);
  void follow_finger(const PointerEvent& event);
  bool asks_to_go_on(const Event& event) const;
  bool move_cursor(const ActionEvent& event);

  void pick(Point cell);
  void try_pair(Point first, Point second);
  void light(Point cell);
  void take(const link::Pair& pair);
  void shown(const link::Played& played, const std::optional<link::Pair>& pair);
  void hint();
  void undo();
  void redo();
  void shuffle();
  void warn_of_time();
  void unmark();

  void pause();
  std::vector<ui::MenuItem> pause_entries();
  void confirm_restart();
  void restart();
  void deal_in();
  void demonstrate();
  bool past_its_day() const;
  void leave_game();
  void choose_new_board();
  // The match is over: the result is entered among the records, and shown when the board has come to rest.
  void begin_end();
  // Of a relaxed board on which no pair is left.
  void offer_undo();
  void record_end();
  void show_result();
  // What the result page offers.
  std::vector<ui::MenuItem> ways_on();

  std::vector<ui::Control> icons() const;
  void place_board(Rect area);
  // In as few words as the width of the window asks for.
  std::string title(float width) const;
  ui::HeaderBar header_bar(float width) const;
  std::vector<ui::Counter> counters() const;
  void paint_head(Canvas& canvas) const;
  void paint_time_bar(Canvas& canvas) const;

  Match match_;
  BoardView view_;
  MoveSounds sounds_;
  FloatingGains gains_;
  BoardMarks marks_;
  Point cursor_{};
  Point last_taken_{};  // where the last pair ended
  InputMode input_mode_ = InputMode::Pointer;
  std::optional<Finger> finger_;
  Vec pointer_;
  Rect bar_;
  ui::CounterPlace counters_place_;
  ui::BoardMessage message_;               // why a pair was none
  std::optional<ui::GameResult> outcome_;  // once the match is over and recorded
  std::optional<Duration> finish_at_;      // when the result is shown
  Duration clock_from_{0};                 // the clock waits until the board has been dealt
  bool focused_ = true;                    // the window
  bool warned_ = false;                    // of little time left
};

}  // namespace quintet::link
