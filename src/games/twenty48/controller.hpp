// What 2048 does on its page.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/geometry.hpp"
#include "games/twenty48/advice.hpp"
#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "ui/pages/game_page.hpp"

namespace quintet::twenty48 {

// Where board, climb and help stand on the page.
struct PlayPlaces {
  Rect board;
  // The columns at its left and right; empty where there is no room. The climb may be a narrow strip of tiles. In a tall
  // window the help stands below the board, wider than high.
  Rect climb{}, advice{};
};

enum class Company : bool { None, Panels };

// In the area below the header.
PlayPlaces places_of(Rect area, Company company);

class Controller final : public ui::MatchController<Match, BoardView> {
 public:
  Controller(ui::GamePage& page, Match match);

  void save() override;
  void act(const ui::Gesture& gesture) override;
  void undo() override;
  void redo() override;
  void begin_anew() override;
  // Every move that was shown is saved, also those that autoplay has not written yet.
  void leave() override { advisor_.stop(); }
  void advance() override;
  bool handle(const Event& event) override;
  bool dismiss() override;
  Duration show_end() override;
  void open_result(ui::GameResult& result) override;

  ui::HeaderBar header(float width) const override;
  std::vector<ui::Command> tools() override;
  ui::GamePlaces place(Rect area, float room) override;
  void draw(Canvas& canvas, Duration now) const override;
  void draw_more(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 protected:
  void complete(ui::Standing& standing) const override;

 private:
  // Whether help may be asked for.
  bool may_help() const { return !match_.over() && !match_.counted(); }
  AdvicePanel::Help help() const {
    return may_help() ? AdvicePanel::Help::Allowed : AdvicePanel::Help::Refused;
  }
  void ask_hint();
  void show_hint();
  void stop_autoplay();
  void toggle_autoplay();
  void take_advice();
  void forget_advice();

  void slide(Direction direction);
  void show_goal();
  std::uint64_t best() const;
  std::string title() const;

  MoveSounds sounds_;
  Advisor advisor_;
  AdvicePanel panel_;
  ClimbPanel climb_;
  Duration save_due_{0};             // while the computer plays
  std::optional<Duration> goal_at_;  // when the card of the goal appears
};

}  // namespace quintet::twenty48
