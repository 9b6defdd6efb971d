// The line beside a reviewed game: opened and closed, stepped through, and continued by the moves that the player tries,
// which the computer answers on another thread. Each change of what the board shows is reported.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/platform/background.hpp"
#include "ui/game/review_line.hpp"

namespace quintet::ui {

class LineExplorer {
 public:
  // The number of moves of the line that were shown before; 0 if there was no line.
  using OnStep = std::function<void(std::size_t before)>;

  // Without `answer` the player cannot try moves. `wake`: see Background.
  LineExplorer(AnswerLine answer, std::function<void()> wake, OnStep on_step)
      : answer_line_(std::move(answer)), on_step_(std::move(on_step)), answer_(std::move(wake)) {}

  const std::optional<ReviewLine>& line() const { return line_; }
  bool can_try() const { return answer_line_ != nullptr; }
  bool trying() const { return line_ && line_->kind == ReviewLine::Kind::Try; }
  bool answering() const { return answer_.running(); }

  // Replaces the line that is shown.
  void open(ReviewLine line);
  void close();
  // Requires a line with so many moves.
  void move_to(std::size_t at);
  // Requires a line to try moves in. The computer is asked for its answer.
  void try_move(std::string move);
  // Takes the computer's answer if there is one; returns why it could not be found.
  std::optional<Problem> take_answer();

  // Nothing runs while the page is covered; an answer that is missing then is asked for again.
  void pause();
  void resume();

 private:
  void ask();

  AnswerLine answer_line_;
  OnStep on_step_;
  std::optional<ReviewLine> line_;
  bool asks_again_ = false;
  Background<LineAnswer> answer_;  // declared last: its thread uses the others
};

}  // namespace quintet::ui
