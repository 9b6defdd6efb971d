#include "core/go/life.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <vector>

#include "core/go/network.hpp"
#include "core/go/playout.hpp"

namespace quintet::go {
namespace {

// The points that are connected without crossing stones of one colour, and the chains of that colour around them.
struct Region {
  std::vector<Point> points;
  std::set<Point> borders;  // the first stone of each chain
  std::set<Point> vital;    // chains that have every empty point of the region as a liberty
};

// One colour's chains, each by the first of its stones, and the regions between them.
struct Shape {
  std::set<Point> chains;
  std::vector<Region> regions;
};

Point first_of_chain(const Board& board, Point at) {
  return std::ranges::min(board.chain(at));
}

bool touches(const Board& board, Point empty, Point chain) {
  return std::ranges::any_of(board.neighbours(empty), [&](Point beside) {
    return !board.is_empty(beside) && board.same_chain(beside, chain);
  });
}

Region region_at(const Board& board, Point first, Stone stone, Grid<char>& seen) {
  Region region{.points = {first}, .borders = {}, .vital = {}};
  seen[first] = 1;
  for (std::size_t i = 0; i < region.points.size(); ++i) {
    for (const Point beside : board.neighbours(region.points[i])) {
      if (board[beside] == stone) {
        region.borders.insert(first_of_chain(board, beside));
      } else if (seen[beside] == 0) {
        seen[beside] = 1;
        region.points.push_back(beside);
      }
    }
  }
  for (const Point chain : region.borders) {
    const bool everywhere = std::ranges::all_of(
        region.points, [&](Point at) { return !board.is_empty(at) || touches(board, at, chain); });
    if (everywhere) region.vital.insert(chain);
  }
  return region;
}

Shape shape_of(const Board& board, Colour colour) {
  const Stone stone = stone_of(colour);
  Shape shape;
  Grid<char> seen(board.size(), 0);
  for (std::size_t i = 0; i < seen.cells().size(); ++i) {
    const Point at = seen.point(i);
    if (board[at] == stone)
      shape.chains.insert(first_of_chain(board, at));
    else if (seen[at] == 0)
      shape.regions.push_back(region_at(board, at, stone, seen));
  }
  return shape;
}

// Takes away chains with fewer than two vital regions, and regions beside such chains, until nothing changes. What is left
// lives.
void keep_alive(Shape& shape) {
  for (bool changed = true; changed;) {
    const auto eyes = [&](Point chain) {
      return std::ranges::count_if(shape.regions,
                                   [&](const Region& region) { return region.vital.contains(chain); });
    };
    changed = std::erase_if(shape.chains, [&](Point chain) { return eyes(chain) < 2; }) > 0;
    std::erase_if(shape.regions, [&](const Region& region) {
      return std::ranges::any_of(region.borders, [&](Point chain) { return !shape.chains.contains(chain); });
    });
  }
}

}  // namespace

Grid<Life> certain_life(const Board& board) {
  Grid<Life> life(board.size(), Life::Open);
  for (const Colour colour : kColours) {
    Shape shape = shape_of(board, colour);
    keep_alive(shape);
    for (const Point chain : shape.chains)
      for (const Point at : board.chain(chain)) life[at] = Life::Alive;
    // Inside, an eye of the other side would be a liberty of a chain that lives.
    for (const Region& region : shape.regions) {
      if (region.vital.empty()) continue;
      for (const Point at : region.points)
        if (!board.is_empty(at)) life[at] = Life::Dead;
    }
  }
  return life;
}

Grid<float> ownership(const Board& board, int playouts, Random& random, const std::stop_token& stop) {
  assert(playouts > 0);
  Grid<int> owned(board.size(), 0);  // Black's ends less White's
  int done = 0;
  while (done < playouts && (done == 0 || !stop.stop_requested())) {
    const Colour first = kColours[static_cast<std::size_t>(done++ % 2)];
    const Board end = play_out(board, first, Sense::Heavy, random).board;
    for (std::size_t i = 0; i < owned.cells().size(); ++i)
      owned.cells()[i] += owner_at_end(end, end.cell(owned.point(i)));
  }
  Grid<float> share(board.size());
  std::ranges::transform(owned.cells(), share.cells().begin(),
                         [done](int each) { return static_cast<float>(each) / static_cast<float>(done); });
  return share;
}

Grid<float> expected_ownership(const Board& board, Colour to_move) {
  constexpr int kKomi = 14;  // hardly matters
  Evaluator evaluator(shipped_network());
  const Evaluation& found = evaluator.evaluate({.board = board, .to_move = to_move, .komi = kKomi});
  const float sign = to_move == Colour::Black ? 1 : -1;
  Grid<float> owned(board.size());
  for (std::size_t i = 0; i < owned.cells().size(); ++i)
    owned.cells()[i] = sign * found.owned[board.cell(owned.point(i))];
  return owned;
}

Grid<float> expected_ownership(const Board& board) {
  Grid<float> share = expected_ownership(board, Colour::Black);
  const Grid<float> second = expected_ownership(board, Colour::White);
  std::ranges::transform(share.cells(), second.cells(), share.cells().begin(),
                         [](float a, float b) { return (a + b) / 2; });
  return share;
}

Marks propose_dead(const Board& board, int playouts, Random& random, const std::stop_token& stop) {
  return propose_dead(board, ownership(board, playouts, random, stop));
}

Marks propose_dead(const Board& board, const Grid<float>& owned) {
  const Grid<Life> certain = certain_life(board);
  Marks marks(board.size());
  for (std::size_t i = 0; i < marks.cells().size(); ++i) {
    const Point at = marks.point(i);
    if (board.is_empty(at) || first_of_chain(board, at) != at) continue;
    const std::vector<Point> chain = board.chain(at);
    float black = 0;
    for (const Point each : chain) black += owned[each];
    const bool lost = board[at] == Stone::Black ? black < 0 : black > 0;
    const bool dead = certain[at] == Life::Open ? lost : certain[at] == Life::Dead;
    if (!dead) continue;
    for (const Point each : chain) marks[each] = Mark::Dead;
  }
  return marks;
}

}  // namespace quintet::go
