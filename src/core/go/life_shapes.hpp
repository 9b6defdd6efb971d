// Groups that are shut in: an eye space of any shape in a corner, on a side or in the open, the group around it, which may have
// gaps and cuts, and the wall of the other side.
#pragma once

#include <optional>
#include <vector>

#include "core/go/problem.hpp"
#include "core/grid.hpp"
#include "core/random.hpp"

namespace quintet::go {

struct LifeShape {
  Grid<Stone> stones;
  Colour defender = Colour::Black;
  Point target;               // of the largest chain of the group
  std::vector<Point> region;  // sorted
};

// nullopt where the dice did not give one.
std::optional<LifeShape> make_life_shape(Random& random);

// The question, without its right moves.
Problem problem_of(const LifeShape& shape, ProblemKind kind);

}  // namespace quintet::go
