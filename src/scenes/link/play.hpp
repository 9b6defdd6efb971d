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
#include "scenes/page.hpp"
#include "scenes/results.hpp"

namespace quintet::scenes {

class LinkPlayPage : public Page {
 public:
  // A demonstration plays the solution that the deal carries; nothing of it is kept.
  enum class Role : std::uint8_t { Play, Demonstration };

  LinkPlayPage(Context& context, Match match, Role role = Role::Play);

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
  static constexpr link::Milliseconds kLittleTime{15'000};

  struct Cue {
    Duration at;
    std::string sound;
  };

  bool playing() const { return match_.status() == Match::Status::Playing; }
  bool intercept_action(const ActionEvent& event);
  bool intercept_pointer(const PointerEvent& event);
  bool move_cursor(Action direction);
  void pick(Point cell);
  void try_pair(Point first, Point second);
  void light(Point cell);
  void take(const link::Pair& pair);
  void shown(const link::Played& played, const std::optional<link::Pair>& pair);
  void hint();
  void undo();
  void redo();
  void shuffle();
  void pause();
  void confirm_restart();
  void restart();
  void demonstrate();
  void demonstrate_next();
  void finish();
  // Enters the result among the records, once.
  void record_end();
  void show_result();
  void leave_game();
  void choose_new_board();
  void paint_remark(Canvas& canvas, Duration now) const;
  // What the result page offers.
  std::vector<Entry> ways_on();
  void cue(std::string sound, Duration delay);
  void play_cues();
  void unmark();
  Point first_cursor() const;
  std::string title(bool room) const;
  std::vector<Counter> counters() const;
  void paint_head(Canvas& canvas) const;
  void paint_time_bar(Canvas& canvas) const;

  Match match_;
  Role role_;
  BoardView view_;
  BoardMarks marks_;
  Point cursor_{};
  Rect head_, bar_;
  std::vector<Cue> cues_;
  // Why a pair was none, said at the board's rim.
  struct Remark {
    std::string message;
    Duration since;
  };

  std::optional<Remark> remark_;
  std::optional<Outcome> outcome_;     // once the match is over and recorded
  bool focused_ = true;                // the window
  std::optional<Duration> finish_at_;  // when the result is shown
  Duration next_demonstrated_{0};
  std::size_t demonstrated_ = 0;
  bool demonstration_paused_ = false;
  bool warned_ = false;  // of little time left
};

}  // namespace quintet::scenes
