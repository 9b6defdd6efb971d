// The tree of a reviewed game of stones, as the review works with it: the game is its main line, and variations are added by
// trying moves, walked and removed. Knows nothing of a page.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.hpp"
#include "core/stone_tree.hpp"
#include "ui/pages/review_tree.hpp"
#include "ui/stones/kept_tree.hpp"

namespace quintet::ui {

template <class G>
class StudyTree {
 public:
  using Move = typename G::Move;
  using Tree = StoneTree<Move>;
  using Id = typename Tree::Id;

  // `known`: what was kept beside this game.
  StudyTree(std::shared_ptr<const Replay<G>> game, const Beside<Move>& known) : replay_(std::move(game)) {
    const std::span<const Move> moves(replay_->moves());
    tree_ = known && has_more(known->tree, moves.size()) ? known->tree : tree_of(moves);
    game_.push_back(Tree::kRoot);
    for (const Move& move : moves) game_.push_back(tree_.play(game_.back(), move));
  }

  const Tree& tree() const { return tree_; }
  // For the record; null: nothing stands beside the game.
  Beside<Move> beside() const {
    if (!has_more(tree_, replay_->moves().size())) return nullptr;
    return std::make_shared<const ReadTree<Move>>(ReadTree<Move>{tree_});
  }

  // The same, with what is thought of the positions of the game, from its beginning on.
  Beside<Move> beside_with(std::span<const StoneEvaluation> evaluations) const {
    ReadTree<Move> all{tree_};
    for (std::size_t ply = 0; ply < std::min(evaluations.size(), game_.size()); ++ply)
      all.tree.note(game_[ply]).set_evaluation(evaluations[ply]);
    return std::make_shared<const ReadTree<Move>>(std::move(all));
  }

  void set_note(Id id, const StoneNote& note) {
    tree_.note(id) = note;
    stones_.reset();
  }

  // The position after these moves from this one of the game; the last one before it that is part of the tree.
  Id at(std::size_t from, std::span<const Move> moves) const {
    Id id = game_[from];
    for (const Move& move : moves) {
      const auto next = tree_.child(id, move);
      if (!next) break;
      id = *next;
    }
    return id;
  }
  // Whether the position is one of the game, and which.
  std::optional<std::size_t> ply_of(Id id) const {
    const auto found = std::ranges::find(game_, id);
    if (found == game_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - game_.begin());
  }
  // Whether the move begins a variation: one after the end of the game does too.
  bool branches(Id id) const {
    if (id == Tree::kRoot) return false;
    const Id before = tree_.parent(id);
    return before == game_.back() || tree_.children(before).front() != id;
  }

  // A line of moves from a position of the game.
  struct Line {
    std::size_t from = 0, at = 0;  // that position, and moves of the line before the wanted one
    std::vector<Move> moves{};
  };
  // To a position that is not one of the game, and on to the end of its variation.
  Line line_to(Id id) const {
    const std::vector<Id> path = tree_.path(id);
    const auto leaves = std::ranges::find_if(path, [this](Id each) { return !ply_of(each); });
    assert(leaves != path.end());
    Line line{.from = static_cast<std::size_t>(leaves - path.begin()) - 1,
              .at = static_cast<std::size_t>(path.end() - leaves)};
    std::for_each(leaves, path.end(), [&](Id each) { line.moves.push_back(tree_.move(each)); });
    for (; !tree_.children(id).empty(); line.moves.push_back(tree_.move(id))) id = tree_.children(id).front();
    return line;
  }

  // Adds the moves of a line; returns whether some of them are new.
  bool add(std::size_t from, std::span<const Move> moves) {
    const std::size_t before = added_.size();
    Id id = game_[from];
    for (const Move& move : moves) {
      const bool is_new = !tree_.child(id, move);
      id = tree_.play(id, move);
      if (is_new) added_.insert(id);
    }
    if (added_.size() == before) return false;
    stones_.reset();
    return true;
  }
  // Removes the last of these moves and all that follows it, if `add` has added it; returns whether it has.
  bool take_back(std::size_t from, std::span<const Move> moves) {
    const Id id = at(from, moves);
    if (tree_.depth(id) != from + moves.size() || added_.erase(id) == 0) return false;
    remove(id);
    return true;
  }
  // Requires a node of a variation.
  void remove(Id id) {
    assert(!ply_of(id));
    tree_.erase(id);
    stones_.reset();
  }

  // In the order of the nodes. Made anew after a change only, as it plays the whole tree.
  const std::vector<TreeStone>& stones() const {
    if (!stones_) stones_ = make_stones();
    return *stones_;
  }
  std::vector<Id> nodes() const { return tree_.nodes(); }

  // The other moves instead of the one before this position, each with its letter; that of the game with its number.
  std::vector<std::pair<Id, std::string>> alternatives_to(Id id) const {
    std::vector<std::pair<Id, std::string>> all;
    if (id == Tree::kRoot) return all;
    for (const Id other : tree_.children(tree_.parent(id)))
      if (other != id) all.emplace_back(other, branches(other) ? letter_of(other) : number_of(other));
    return all;
  }

 private:
  std::vector<TreeStone> make_stones() const {
    std::map<Id, std::size_t> places;
    std::vector<TreeStone> stones;
    std::vector<std::size_t> numbers;  // a variation counts its moves from its beginning
    TreePositions<G> positions(*replay_);
    for (const Id id : tree_.nodes()) {
      TreeStone stone{.noted = !tree_.note(id).empty()};
      if (id != Tree::kRoot) {
        const Id before = tree_.parent(id);
        stone.parent = places.at(before);
        stone.branches = branches(id);
        stone.depth = stones[stone.parent].depth + 1;
        if (placed_at(tree_.move(id))) stone.colour = positions.at(tree_, before).to_move();
        numbers.push_back(stone.branches ? 1 : numbers[stone.parent] + 1);
        stone.label = stone.branches ? letter_of(id) : std::to_string(numbers.back());
      } else {
        numbers.push_back(0);
      }
      places[id] = stones.size();
      stones.push_back(std::move(stone));
    }
    return stones;
  }
  // By its place among the variations that begin here.
  std::string letter_of(Id id) const {
    constexpr std::size_t kLetters = 26;
    const auto siblings = tree_.children(tree_.parent(id));
    const auto place = static_cast<std::size_t>(std::ranges::find(siblings, id) - siblings.begin());
    const std::size_t index = place - (branches(siblings.front()) ? 0 : 1);
    if (index >= kLetters) return std::to_string(index + 1);
    return {static_cast<char>('A' + index)};
  }
  // In its line, which a variation begins with 1.
  std::string number_of(Id id) const {
    std::size_t number = 1;
    for (; !branches(id) && tree_.parent(id) != Tree::kRoot; id = tree_.parent(id)) ++number;
    return std::to_string(number);
  }

  std::shared_ptr<const Replay<G>> replay_;
  Tree tree_;
  std::vector<Id> game_;                                  // its positions
  std::set<Id> added_;                                    // by the player, since the review began
  mutable std::optional<std::vector<TreeStone>> stones_;  // nothing after a change
};

}  // namespace quintet::ui
