#include "ui/game/lesson.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace quintet::ui {
namespace {

// A table of the results with a single number.
constexpr std::string_view kLessonTable = "lessons", kFirst = "first";

}  // namespace

Lesson::Lesson(std::vector<LessonStep> steps) : steps_(std::move(steps)) {
  assert(!steps_.empty());
}

const LessonStep& Lesson::step() const {
  return steps_[std::min(done_, steps_.size() - 1)];
}

bool Lesson::allows(Point cell) const {
  if (over()) return false;
  const std::vector<Point>& cells = step().cells;
  return cells.empty() || std::ranges::find(cells, cell) != cells.end();
}

bool is_lesson_due(Context& context, const GameDefinition& game) {
  if (!context.profile.results(game.id).tables().empty()) return false;
  return std::ranges::none_of(
      game.modes, [&](const GameMode& mode) { return mode.progress && mode.progress(context).saved; });
}

void mark_lesson(Context& context, const GameDefinition& game) {
  ResultTally results = context.profile.results(game.id);
  results.set_number(kLessonTable, kFirst, 1);
  context.profile.record(game.id, std::move(results));
}

}  // namespace quintet::ui
