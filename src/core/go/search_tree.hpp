// What the trees of both searches of go have in common. A node has the cell of the move that leads to it (`at`, 0 for a pass)
// and its `visits`.
#pragma once

#include <cstdint>
#include <vector>

#include "core/go/board.hpp"

namespace quintet::go {

// The principal variation from this node on, as long as it consists of stones; it ends with a node of fewer visits.
// `best_child` gives the most visited child of a node, 0 where it has none.
template <class Node, class BestChild>
std::vector<Point> line_from(const std::vector<Node>& nodes, std::uint32_t node, int side,
                             decltype(Node::visits) least, const BestChild& best_child) {
  const Board board(side);
  std::vector<Point> line;
  for (; node != 0 && nodes[node].at != 0; node = best_child(nodes[node])) {
    line.push_back(board.point(nodes[node].at));
    if (nodes[node].visits < least) break;
  }
  return line;
}

}  // namespace quintet::go
