// The gomoku board in play: placing stones, the computer's thinking, undo, hints, draw and resignation, and what happens
// at the end. The finished board stays on the page, to be looked at, reviewed or taken back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/gomoku/threats.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/seat_card.hpp"
#include "games/gomoku/thinker.hpp"
#include "ui/pages/menu_item.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/result_page.hpp"
#include "ui/widgets/board_message.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::gomoku {

class PlayPage final : public ui::Page {
 public:
  // `table`: see Thinker.
  PlayPage(ui::Context& context, Match match, std::size_t table = Thinker::kTable);

  void enter() override;
  void leave() override;
  bool busy() const override { return thinker_.running(); }

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void on_action(Action action) override;
  void on_window_event(WindowEvent event) override;
  void on_file_dropped(const std::string& file) override;
  void advance(Duration step) override;
  void go_back() override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  enum class InputMode : std::uint8_t { Keys, Pointer };
  // What the thinker was asked, and when.
  struct Asked {
    enum class About : std::uint8_t { Move, Hint, Draw } about;
    Duration since;
  };
  // A button beside the board.
  struct Choice {
    std::string_view id, label, icon;
    ui::Control::Kind kind = ui::Control::Kind::Button;
    bool enabled = true;
  };
  // Where everything stands; the cards lie above the board where the window is narrow.
  struct Places {
    Rect left, right;          // the cards of the two players
    Rect left_row, right_row;  // buttons under them; one row under the board where the cards lie
    Rect board;
  };

  const gomoku::Game& game() const { return match_.game(); }
  bool over() const { return game().over(); }
  bool person_acts() const { return !over() && !match_.computer_acts(); }
  // Whether a person may place a stone now.
  bool placing() const { return person_acts() && !game().choosing(); }

  bool intercept_action(const ActionEvent& event);
  void follow_pointer(const PointerEvent& event);
  void follow_finger(const PointerEvent& event);
  void move_cursor(const ActionEvent& event);

  void place(Point at);
  void play(const gomoku::Move& move);
  void board_changed();
  void look_at_threats();
  void tell_of_opening();
  void tell_choice(gomoku::Move::Kind kind);
  void ask_computer();
  void hear_thinker();
  void take_answer(const Thinker::Answer& answer);
  void take_failure(const std::string& why);
  void take_hint(const gomoku::Hint& hint);
  void take_draw_answer(DrawAnswer answer);
  void stop_thinking();

  void hint();
  void undo();
  void redo();
  void toggle_threats();
  void toggle_watching();
  void offer_draw();
  void ask_other_person();
  void resign();
  void confirm_resign();
  void end_by(gomoku::Move::Kind kind);
  void pause();
  std::vector<ui::MenuItem> pause_entries();
  void confirm_new_game();
  void new_game();
  void review();
  void paste();
  void begin_end();
  void show_result();
  void leave_game();
  bool would_lose_game() const { return match_.begun() && !over(); }

  std::vector<ui::Control> icons() const;
  static Places places(Extent size);
  static Places places_above(Rect area);
  std::vector<Choice> left_choices() const;
  std::vector<Choice> right_choices() const;
  void add_choices(const std::vector<Choice>& choices, Rect row, std::vector<ui::Control>& controls) const;
  BoardMarks marks() const;
  std::vector<ui::Counter> counters() const;
  ui::HeaderBar header_bar() const;
  // The card at the left: the person's against the computer, else black's.
  gomoku::Seat left_seat() const;
  SeatCard seat_card(gomoku::Seat seat) const;
  std::string seat_name(gomoku::Seat seat) const;
  std::string seat_line(gomoku::Seat seat) const;
  bool thinking_of_move() const { return asked_ && asked_->about == Asked::About::Move; }
  Duration thinking_time() const;
  const ui::Theme& window_theme() const { return window_theme_; }

  Match match_;
  BoardView view_;
  Thinker thinker_;
  ui::BoardMessage message_;
  ui::Theme window_theme_;
  Places places_;
  std::optional<Asked> asked_;
  std::optional<Point> hint_;
  std::optional<Point> hovered_;
  std::optional<Point> finger_;
  Point cursor_;
  InputMode input_mode_ = InputMode::Pointer;
  std::vector<gomoku::ForbiddenPoint> forbidden_;
  std::vector<gomoku::StandingThreat> threats_;
  Duration ready_at_{0};  // the computer waits until then, so that a move is seen before the next
  std::optional<Duration> finish_at_;  // when the result is shown
  ui::GameResult outcome_;             // of the game that is over
  bool watching_ = true;               // two computers play on
  bool failure_logged_ = false;
  bool focused_ = true;  // the window
};

}  // namespace quintet::gomoku
