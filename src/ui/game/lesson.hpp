// A lesson teaches the one idea of a game by doing, on a board made for it. It is a list of steps: what the player reads,
// and the cells that may be picked or the directions that may be swiped meanwhile. LessonPage shows it; the game plays the moves. A lesson comes before
// the first board of a game until it has been played to its end or skipped, and can be played again from the help.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "engine/scene/input.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

struct LessonStep {
  std::string_view text;       // a message to be translated
  std::vector<Point> cells{};  // the cells that may be picked; empty: every cell
  std::vector<Action> ways{};  // the directions that may be swiped; empty: all four
};

class Lesson {
 public:
  // Requires at least one step.
  explicit Lesson(std::vector<LessonStep> steps);

  std::size_t steps() const { return steps_.size(); }
  const std::vector<LessonStep>& all() const { return steps_; }
  std::size_t done() const { return done_; }
  bool over() const { return done_ == steps_.size(); }
  // The last one when the lesson is over.
  const LessonStep& step() const;
  // Whether the step lets the player pick this cell.
  bool allows(Point cell) const;
  // Whether it lets the player swipe in this direction.
  bool allows(Action direction) const;
  // Requires that the lesson is not over.
  void next() { ++done_; }

 private:
  std::vector<LessonStep> steps_;
  std::size_t done_ = 0;
};

// Whether the game is new to the player: no lesson yet, no result, and no saved game.
bool is_lesson_due(Context& context, const GameDefinition& game);
// From now on the lesson is not due.
void mark_lesson(Context& context, const GameDefinition& game);

// The page that begins a new match: PlayPage(context, match); or before the first match of the game the lesson,
// LessonPage(context, finish), which the play page then replaces.
template <class PlayPage, class LessonPage, class Match>
std::unique_ptr<Scene> first_page(Context& context, const GameDefinition& game, Match match) {
  if (!is_lesson_due(context, game)) return std::make_unique<PlayPage>(context, std::move(match));
  return std::make_unique<LessonPage>(context, [&context, match = std::move(match)] {
    context.scenes.replace(std::make_unique<PlayPage>(context, match));
  });
}
// Pushes the lesson; it returns to the page below.
template <class LessonPage>
void open_lesson(Context& context) {
  context.scenes.push(std::make_unique<LessonPage>(context, [&context] { context.scenes.pop(); }));
}

}  // namespace quintet::ui
