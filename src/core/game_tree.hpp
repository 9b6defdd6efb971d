// The moves of a game and the variations that somebody tried, with a note at each position: what a review walks through.
//
//     root ── h8 ── i9 ── j10      the main line: always the first child
//              └─── g9 ── f8       a variation
//
// A node is a position: the root before the first move, every other node after its move. Ids stay valid until their node
// is erased, and are never used again. The tree knows no rules and checks no move. Trees are values, so undo of an edit is
// a copy. Nothing recurses, so a line may have any length.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace quintet {

template <std::regular Move, std::regular Note = std::monostate>
class GameTree {
 public:
  enum class Id : std::uint32_t {};
  static constexpr Id kRoot{0};

  GameTree() : nodes_(1, Node{}) {}

  // The functions below require the id of a node that is in the tree.
  bool contains(Id id) const { return index(id) < nodes_.size() && nodes_[index(id)]; }

  // Requires another node than the root.
  const Move& move(Id id) const { return at(id).move; }
  Id parent(Id id) const {
    assert(id != kRoot);
    return at(id).parent;
  }

  const Note& note(Id id) const { return at(id).note; }
  Note& note(Id id) { return at(id).note; }

  // The first one continues the main line.
  std::span<const Id> children(Id id) const { return at(id).children; }

  std::optional<Id> child(Id id, const Move& move) const {
    const auto found = std::ranges::find(at(id).children, move, [this](Id each) { return this->move(each); });
    return found == at(id).children.end() ? std::nullopt : std::optional(*found);
  }

  // The other moves at the parent, in order; none beside the last or first one, and beside the root.
  std::optional<Id> next_variation(Id id) const { return sibling(id, 1); }
  std::optional<Id> previous_variation(Id id) const { return sibling(id, -1); }

  // From the root to this node, both included.
  std::vector<Id> path(Id id) const {
    std::vector<Id> nodes{id};
    for (; id != kRoot; nodes.push_back(id)) id = parent(id);
    std::ranges::reverse(nodes);
    return nodes;
  }
  // The number of moves from the root to this node, and these moves.
  std::size_t depth(Id id) const { return path(id).size() - 1; }
  std::vector<Move> moves(Id id) const {
    std::vector<Move> played;
    for (; id != kRoot; id = parent(id)) played.push_back(move(id));
    std::ranges::reverse(played);
    return played;
  }

  // What follows this node if the first child is always played; without the node itself.
  std::vector<Id> main_line(Id id = kRoot) const {
    std::vector<Id> line;
    for (; !children(id).empty(); line.push_back(id)) id = children(id).front();
    return line;
  }

  // This node and all below it: each before its children, and the children in order.
  std::vector<Id> nodes(Id id = kRoot) const {
    std::vector<Id> found, rest{id};
    while (!rest.empty()) {
      found.push_back(rest.back());
      rest.pop_back();
      const auto below = children(found.back());
      rest.insert(rest.end(), below.rbegin(), below.rend());
    }
    return found;
  }

  // Returns the child with this move, which becomes the last variation if it is new.
  Id play(Id id, const Move& move) {
    if (const auto known = child(id, move)) return *known;
    const Id added{static_cast<std::uint32_t>(nodes_.size())};
    nodes_.push_back(Node{.move = move, .parent = id});
    at(id).children.push_back(added);
    return added;
  }

  // Removes the node and all below it. Requires another node than the root.
  void erase(Id id) {
    std::erase(at(parent(id)).children, id);
    for (const Id each : nodes(id)) nodes_[index(each)].reset();
  }

  // Makes the way to this node the main line. The other variations stay in order.
  void promote(Id id) {
    for (; id != kRoot; id = parent(id)) {
      std::vector<Id>& siblings = at(parent(id)).children;
      const auto place = std::ranges::find(siblings, id);
      std::rotate(siblings.begin(), place, place + 1);
    }
  }

  // The same moves and notes in the same order. Ids do not count, as they depend on what was erased.
  friend bool operator==(const GameTree& a, const GameTree& b) {
    return std::ranges::equal(a.nodes(), b.nodes(), [&](Id in_a, Id in_b) {
      const Node &one = a.at(in_a), &other = b.at(in_b);
      return one.move == other.move && one.note == other.note && one.children.size() == other.children.size();
    });
  }

 private:
  struct Node {
    Move move{};  // a default value at the root
    Note note{};
    Id parent = kRoot;
    std::vector<Id> children{};
  };

  static std::size_t index(Id id) { return static_cast<std::size_t>(id); }
  const Node& at(Id id) const {
    assert(contains(id));
    return *nodes_[index(id)];
  }
  Node& at(Id id) {
    assert(contains(id));
    return *nodes_[index(id)];
  }

  std::optional<Id> sibling(Id id, std::ptrdiff_t step) const {
    if (id == kRoot) return std::nullopt;
    const std::span<const Id> all = children(parent(id));
    const auto place = std::ranges::find(all, id) - all.begin() + step;
    if (place < 0 || place == std::ssize(all)) return std::nullopt;
    return all[static_cast<std::size_t>(place)];
  }

  std::vector<std::optional<Node>> nodes_;  // by id; empty after erasing
};

}  // namespace quintet
