// The play page of 2048.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/geometry.hpp"
#include "games/twenty48/advice.hpp"
#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "ui/pages/play_page.hpp"

namespace quintet::twenty48 {

// Where board, climb and help stand on the play page.
struct PlayPlaces {
  Rect board;
  // The columns at its left and right; empty where there is no room. The climb may be a narrow strip of tiles. In a tall
  // window the help stands below the board, wider than high.
  Rect climb{}, aide{};
};

enum class Company : bool { None, Panels };

// In the area below the header.
PlayPlaces places_of(Rect area, Company company);

// The page on which 2048 is played.
class PlayPage final : public ui::PlayPageOf<Match> {
 public:
  PlayPage(ui::Context& context, Match match);

  void leave() override;
  bool busy() const override { return aide_.thinking(); }

 protected:
  std::string_view restart_text() const override;
  void save() override;
  void undo_move() override;
  void redo_move() override;
  void begin_anew() override;
  Duration show_end() override;
  std::vector<ui::MenuItem> result_items() override;

  const ui::BoardView& board() const override { return view_; }
  Extent board_shape() const override { return {1, 1}; }
  void place_board(Rect area) override;
  void draw_board(Canvas& canvas, Duration now) const override;
  void swipe(Action direction) override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  std::vector<std::pair<ui::Command, Rect>> buttons() override;
  void paint_more(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool dismiss() override;
  ui::LocalizedText pause_line() const override;
  std::vector<ui::MenuItem> pause_items() override;
  void advance_game() override;
  bool moving() const override;
  std::string state() const override;

 private:
  // Whether help may be asked for.
  bool may_help() const { return playing() && !match_.counted(); }
  AidePanel::Help help() const { return may_help() ? AidePanel::Help::Allowed : AidePanel::Help::Refused; }
  void ask_hint();
  void show_hint();
  void stop_autoplay();
  void toggle_autoplay();
  void take_advice();
  void forget_advice();

  void slide(Direction direction);
  void review();
  void show_goal();
  std::uint64_t best() const;
  std::string title() const;
  bool gain_shown() const { return gained_ > 0 && now() < gained_at_ + ui::motion::kGain; }

  BoardView view_;
  MoveSounds sounds_;
  Aide aide_;
  AidePanel panel_;
  ClimbPanel climb_;
  Duration save_due_{0};             // while the computer plays
  std::optional<Duration> goal_at_;  // when the card of the goal appears
  std::uint64_t gained_ = 0;         // by the last move
  Duration gained_at_{0};
};

}  // namespace quintet::twenty48
