// What the trees of both searches of go have in common. A node has the cell of the move that leads to it (`at`, 0 for a pass),
// its `visits`, and its children, which stand one behind the other from `first_child` on.
#pragma once

#include <cstdint>
#include <vector>

#include "core/go/board.hpp"

namespace quintet::go {

// Requires children.
template <class Node>
std::uint32_t most_visited(const std::vector<Node>& nodes, const Node& of) {
  std::uint32_t best = of.first_child;
  for (std::uint32_t i = 1; i < of.children; ++i)
    if (nodes[of.first_child + i].visits > nodes[best].visits) best = of.first_child + i;
  return best;
}

// The principal variation from this node on, as long as it consists of stones; it ends with a node of fewer visits.
template <class Node>
std::vector<Point> line_from(const std::vector<Node>& nodes, std::uint32_t node, int side,
                             decltype(Node::visits) least) {
  const Board board(side);
  std::vector<Point> line;
  for (; nodes[node].at != 0; node = most_visited(nodes, nodes[node])) {
    line.push_back(board.point(nodes[node].at));
    if (nodes[node].children == 0 || nodes[node].visits < least) break;
  }
  return line;
}

}  // namespace quintet::go
