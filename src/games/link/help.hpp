// The help of Link-up, with boards that play themselves.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/link/board_play.hpp"
#include "games/link/board_view.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/pages/page.hpp"

namespace quintet::link {

// Plays the solution of a dealt board. Nothing is saved. At the end the player may watch again, play this board, or go
// back.
class DemonstrationPage final : public ui::Page {
 public:
  // `play` is called when the player chooses to play this board; the page has already requested to be removed.
  DemonstrationPage(ui::Context& context, link::Start start, std::optional<Pictures> pictures,
                    std::function<void()> play);

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  enum class Stage : std::uint8_t { Running, Stopped, Over };

  void begin();
  void take_next();
  void stop_or_go_on();
  std::vector<ui::Control> ways_on() const;
  void paint_end(Canvas& canvas, Duration now) const;

  link::Start start_;
  std::function<void()> play_;
  link::Game game_;
  BoardView view_;
  MoveSounds sounds_;
  Rect card_;
  Stage stage_ = Stage::Running;
  std::size_t taken_ = 0;  // pairs of the solution
  Duration next_{0};       // when the next pair is removed, or the end is shown
};

// The help pages of Link-up.

ui::HelpBook help_book();

}  // namespace quintet::link
