// Plays the steps of a script by itself on the board of a game, such as the solution of a dealt board. Nothing is saved.
// At the end the player may watch again, play, or go back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ui/kit/board_input.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/lesson.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class DemonstrationPage : public Page {
 public:
  // The script may be without steps: it is over at once. `play` is called when the player chooses to play; the page has already requested to be removed. The definition must
  // outlive the page.
  DemonstrationPage(Context& context, const GameDefinition& game, Script script,
                    std::unique_ptr<LessonBoard> board, std::function<void()> play);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  enum class Stage : std::uint8_t { Running, Stopped, Over };

  void begin();
  void play_next();
  void stop_or_go_on();
  LessonMoment moment();
  // At the end, over the board.
  Rect card(Extent size) const;
  std::vector<Control> ways_on(Rect card) const;
  void paint_end(Canvas& canvas, Duration now) const;

  const GameDefinition& game_;
  Script script_;
  std::unique_ptr<LessonBoard> board_;
  BoardInput input_;
  BoardMessage message_;
  std::function<void()> play_;
  std::size_t done_ = 0;  // steps that have been played
  Stage stage_ = Stage::Running;
  Duration next_{0};  // when the next step is played, or the end is shown
};

}  // namespace quintet::ui
