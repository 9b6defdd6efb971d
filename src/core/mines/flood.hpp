// Opening cells: the clicked ones and, from a cell without neighbouring mines, the area around it. Breadth first with a
// queue, so that the largest board needs no deep recursion, and each cell has the number of its wave.
#pragma once

#include <span>
#include <vector>

#include "core/mines/field.hpp"

namespace quintet::mines {

struct Opened {
  Point at;
  int wave = 0;  // 0: clicked; otherwise one more than the cell from which it opened
  friend bool operator==(const Opened&, const Opened&) = default;
};

// In the order of opening. `may_open` holds for closed cells that are not protected. Requires safe cells in `clicked`
// that may open.
template <class MayOpen>
std::vector<Opened> flood_from(const Field& field, Flood flood, std::span<const Point> clicked,
                               const MayOpen& may_open) {
  std::vector<Opened> opened;
  Grid<unsigned char> reached(field.size());
  const auto reach = [&](Point at, int wave) {
    if (reached[at] != 0 || !may_open(at)) return;
    reached[at] = 1;
    opened.push_back({at, wave});
  };
  for (const Point at : clicked) reach(at, 0);
  // The list grows meanwhile.
  std::size_t done = 0;
  while (done < opened.size()) {
    const Point from = opened[done].at;
    const int wave = opened[done].wave + 1;
    ++done;
    if (field.number(from) != 0) continue;
    for_neighbours(field.size(), from, [&](Point next) {
      const bool diagonal = next.row != from.row && next.column != from.column;
      const bool spreads = flood == Flood::Eight || !diagonal || field.number(next) > 0;
      if (spreads) reach(next, wave);
    });
  }
  return opened;
}

}  // namespace quintet::mines
