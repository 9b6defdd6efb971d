#include "core/mines/deal.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "core/mines/no_guess.hpp"

namespace quintet::mines {
namespace {

// In all boards that are tried for a game: some tenths of a second.
constexpr int kDealtCells = 2'000'000;

// The cells in the order in which they have to stay free: first the clicked one, then those around it.
struct Zones {
  std::vector<Point> kept;  // free of mines as far as possible
  std::vector<Point> rest;
};

Zones zones_of(const Rules& rules, Point first) {
  Zones zones;
  const int reach = rules.first == FirstClick::Opens ? 1 : 0;
  for (int row = 0; row < rules.size.height; ++row) {
    for (int column = 0; column < rules.size.width; ++column) {
      const Point at{row, column};
      const bool near = std::abs(row - first.row) <= reach && std::abs(column - first.column) <= reach;
      const bool keep = near && rules.first != FirstClick::Any;
      if (keep && at != first) zones.kept.push_back(at);
      if (!keep) zones.rest.push_back(at);
    }
  }
  return zones;
}

// Moves `count` random items to the front.
void choose(std::vector<Point>& items, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count; ++i) std::swap(items[i], items[i + random.index(items.size() - i)]);
}

}  // namespace

bool keeps_promise(const Rules& rules, Point first, const Field& field) {
  if (field.size() != rules.size || field.mines() != rules.mines || !rules.size.contains(first)) return false;
  if (rules.first == FirstClick::Any) return true;
  if (field.is_mine(first)) return false;
  const auto room = static_cast<int>(zones_of(rules, first).rest.size());
  return rules.first == FirstClick::Safe || field.number(first) == std::max(0, rules.mines - room);
}

Field draw_field(const Rules& rules, Point first, Random& random) {
  assert(check_rules(rules) && rules.size.contains(first));
  Zones zones = zones_of(rules, first);
  const auto mines = static_cast<std::size_t>(rules.mines);
  const std::size_t far = std::min(mines, zones.rest.size());
  choose(zones.rest, far, random);
  zones.rest.resize(far);
  choose(zones.kept, mines - far, random);
  for (std::size_t i = 0; i < mines - far; ++i) zones.rest.push_back(zones.kept[i]);
  return Field(rules.size, zones.rest);
}

Laid deal(const Rules& rules, Point first, Random& random) {
  if (rules.no_guess) {
    const auto boards = static_cast<std::uint64_t>(kDealtCells / rules.size.area() + 1);
    if (std::optional<Field> field = draw_no_guess(rules, first, random, {.boards = boards}))
      return {*std::move(field), true};
  }
  return {draw_field(rules, first, random), false};
}

}  // namespace quintet::mines
