#include "ui/kit/lesson.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

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

Lesson::Lesson(Script script) : script_(std::move(script)) {
  assert(steps() > 0);
}

const LessonStep& Lesson::step() const {
  return script_.steps[std::min(done_, steps() - 1)];
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

bool is_lesson_due(Context& context, const GameDefinition& game, std::string_view mode) {
  const ResultTally& results = context.profile.results(game.id);
  if (results.number(kLessonTable, mode)) return false;
  const std::string begin = std::string(mode) + ' ';
  for (const auto& [name, table] : results.tables()) {
    if (std::ranges::any_of(table, [&](const auto& row) { return row.first.starts_with(begin); }))
      return false;
  }
  const auto own = std::ranges::find(game.modes, mode, &GameMode::id);
  return own == game.modes.end() || !own->progress || !own->progress(context).saved;
}

void mark_lesson(Context& context, const GameDefinition& game, std::string_view mode) {
  ResultTally results = context.profile.results(game.id);
  results.set_number(kLessonTable, kFirst, 1);
  if (!mode.empty()) results.set_number(kLessonTable, mode, 1);
  context.profile.record(game.id, std::move(results));
}

bool is_lesson_done(const Context& context, const GameDefinition& game, std::string_view id) {
  return context.profile.results(game.id).number(kLessonTable, id).has_value();
}

}  // namespace quintet::ui
