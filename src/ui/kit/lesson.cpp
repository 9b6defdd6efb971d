#include "ui/kit/lesson.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "core/text.hpp"

namespace quintet::ui {
namespace {

// A table of the results with a single number.
constexpr std::string_view kLessonTable = "lessons", kFirst = "first";

// An empty list lets everything through.
template <class T>
bool lets(const std::vector<T>& list, const T& one) {
  return list.empty() || std::ranges::find(list, one) != list.end();
}

}  // namespace

Lesson::Lesson(std::vector<LessonStep> steps) : steps_(std::move(steps)) {
  assert(!steps_.empty());
}

const LessonStep& Lesson::step() const {
  return steps_[std::min(done_, steps_.size() - 1)];
}

bool Lesson::allows(Point cell) const {
  return !over() && lets(step().cells, cell);
}

bool Lesson::allows(Action direction) const {
  return !over() && lets(step().ways, direction);
}

std::optional<Point> LessonBoard::next_cell(Point from, Action direction) const {
  return next_in_grid(view().grid().size, from, direction);
}

std::optional<Point> LessonBoard::find(std::string_view name) const {
  return read_point(name);
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
