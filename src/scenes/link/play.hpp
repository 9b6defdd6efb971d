// The board in play: picking tiles, the line between them, hints, undo, the clock, and what happens at the
// end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/entry.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/board_view.hpp"
#include "scenes/link/match.hpp"
#include "scenes/link/play_gains.hpp"
#include "scenes/link/play_sounds.hpp"
#include "scenes/page.hpp"
#include "scenes/remark.hpp"
#include "scenes/results.hpp"

namespace quintet::scenes {

class LinkPlayPage : public Page {
 public:
  LinkPlayPage(Context& context, Match match);

  void enter() override;
  void leave() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const Reply& reply) const override;
  void acted(Action action) override;
  void noticed(WindowEvent event) override;
  void advance(Duration step) override;
  void go_back() override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  // What the player's hand is on: the cursor is shown to keys and gamepads, the tile under it to a mouse.
  enum class Hand : std::uint8_t { Keys, Pointer };
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
  std::vector<Entry> pause_entries();
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
  std::vector<Entry> ways_on();

  std::vector<Control> icons() const;
  void place_board(Rect area);
  // In as few words as the width of the window asks for.
  std::string title(float width) const;
  HeadLine head_line(float width) const;
  std::vector<Counter> counters() const;
  void paint_head(Canvas& canvas) const;
  void paint_time_bar(Canvas& canvas) const;

  Match match_;
  BoardView view_;
  PlaySounds sounds_;
  PlayGains gains_;
  BoardMarks marks_;
  Point cursor_{};
  Point last_taken_{};  // where the last pair ended
  Hand hand_ = Hand::Pointer;
  std::optional<Finger> finger_;
  Vec pointer_;
  Rect bar_;
  CounterPlace counters_place_;
  Remark remark_;                      // why a pair was none
  std::optional<Outcome> outcome_;     // once the match is over and recorded
  std::optional<Duration> finish_at_;  // when the result is shown
  Duration clock_from_{0};             // the clock waits until the board has been dealt
  bool focused_ = true;                // the window
  bool warned_ = false;                // of little time left
};

}  // namespace quintet::scenes
