#include "ui/pages/setup_row.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;

// In reading order; the first option of a ladder is at its lower end.
int step_of(Look look, std::size_t columns, Action direction) {
  const bool ladder = look == Look::Ladder;
  const int line = static_cast<int>(ladder ? 1 : columns);
  switch (direction) {
    case Action::Left:
      return ladder ? 0 : -1;
    case Action::Right:
      return ladder ? 0 : 1;
    case Action::Up:
      return ladder ? line : -line;
    case Action::Down:
      return ladder ? -line : line;
    default:
      return 0;
  }
}

}  // namespace

std::optional<std::size_t> option_turned(const SetupRow& row, int by) {
  const auto count = static_cast<int>(row.options.size());
  // Without a chosen option the first turn leads to an end.
  if (row.chosen >= row.options.size()) {
    if (count == 0) return std::nullopt;
    return by < 0 ? row.options.size() - 1 : 0;
  }
  const int to = static_cast<int>(row.chosen) + by;
  if (by == 0 || to < 0 || to >= count) return std::nullopt;
  return static_cast<std::size_t>(to);
}

std::optional<std::size_t> option_towards(const SetupRow& row, Look look, std::size_t columns,
                                          Action direction) {
  const int by = step_of(look, columns, direction);
  return by == 0 ? std::nullopt : option_turned(row, by);
}

}  // namespace quintet::ui
