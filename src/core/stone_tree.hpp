// A game of stones with what stands beside it: the variations that somebody has tried, and notes at each position. Its main
// line is the game; a move after the end of the game is a variation too.
//
// In SGF the game is the first line. Where variations continue its last move, an empty node marks its end, because a reader
// takes the first line to be the game:
//
//     (;GM[4]SZ[15];B[hh];W[ii]C[The end of the game.](;)(;B[jj];W[gg]))
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game_tree.hpp"
#include "core/replay.hpp"
#include "core/sgf.hpp"
#include "core/stone_note.hpp"

namespace quintet {

template <class Move>
using StoneTree = GameTree<Move, StoneNote>;

// The tree of a game without anything beside it.
template <class Move>
StoneTree<Move> tree_of(std::span<const Move> game) {
  StoneTree<Move> tree;
  auto at = StoneTree<Move>::kRoot;
  for (const Move& move : game) at = tree.play(at, move);
  return tree;
}

// Whether there is more in a tree than a game of so many moves.
template <class Move>
bool has_more(const StoneTree<Move>& tree, std::size_t moves) {
  const auto nodes = tree.nodes();
  return nodes.size() > moves + 1 ||
         std::ranges::any_of(nodes, [&](auto id) { return tree.note(id) != StoneNote{}; });
}

// The positions of a tree whose main line is the game, one after another; each continues the one before it where it follows
// that.
template <class G>
class TreePositions {
 public:
  using Tree = StoneTree<typename G::Move>;
  using Id = typename Tree::Id;

  // The game must outlive it.
  explicit TreePositions(const Replay<G>& game) : replay_(game), game_(game.at(0)) {}

  // Valid until the next call. Requires that the moves of the tree are legal.
  const G& at(const Tree& tree, Id id) {
    if (id == id_) return game_;
    if (id != Tree::kRoot && tree.parent(id) == id_) {
      game_.play(tree.move(id));
      ++played_;
    } else {
      go_to(tree.moves(id));
    }
    id_ = id;
    return game_;
  }
  // The moves that were played for these positions.
  std::size_t played() const { return played_; }

 private:
  void go_to(const std::vector<typename G::Move>& moves) {
    const auto& game = replay_.moves();
    const auto leaves = std::ranges::mismatch(moves, game).in1;
    game_ = replay_.at(static_cast<std::size_t>(leaves - moves.begin()));
    std::for_each(leaves, moves.end(), [this](const auto& move) { game_.play(move); });
    played_ += static_cast<std::size_t>(moves.end() - leaves) + 1;
  }

  const Replay<G>& replay_;
  G game_;
  Id id_ = Tree::kRoot;
  std::size_t played_ = 0;
};

// Where a game begins in the first line of its SGF text.
struct TreeStart {
  std::size_t before = 0;  // nodes of an earlier game, from the end of which this one was set up
  std::size_t moves = 0;   // of the game that stand in its first node
};

// What a text has beside its game. The tree has nothing but its root if that is nothing.
template <class Move>
struct ReadTree {
  StoneTree<Move> tree;
  // No: the text was damaged, too long, had moves that cannot be played, or more other properties than notes may have.
  bool whole = true;
  friend bool operator==(const ReadTree&, const ReadTree&) = default;
};

// What of a tree can be played in this game, by its rules; a move that cannot be is left out with all that follows.
template <class G>
ReadTree<typename G::Move> legal_part(const StoneTree<typename G::Move>& tree, const Replay<G>& game) {
  using Tree = StoneTree<typename G::Move>;
  ReadTree<typename G::Move> part{tree_of(std::span<const typename G::Move>(game.moves()))};
  TreePositions<G> positions(game);
  std::map<typename Tree::Id, typename Tree::Id> taken{{Tree::kRoot, Tree::kRoot}};
  part.tree.note(Tree::kRoot) = tree.note(Tree::kRoot);
  for (const auto id : tree.nodes()) {
    const auto before = id == Tree::kRoot ? taken.end() : taken.find(tree.parent(id));
    if (before == taken.end()) continue;
    const auto& move = tree.move(id);
    const auto known = part.tree.child(before->second, move);
    part.whole = part.whole && (known || positions.at(part.tree, before->second).is_legal(move));
    if (!known && !positions.at(part.tree, before->second).is_legal(move)) continue;
    taken[id] = part.tree.play(before->second, move);
    part.tree.note(taken[id]) = tree.note(id);
  }
  return part;
}

// Reads the variations and notes of an SGF text as far as it can be read; what has to do with the game alone is skipped. The
// other properties of all notes together have kMostOfOthers bytes; those beyond are left out.
template <class G, class MovesOf>
class TreeReader {
 public:
  using Move = typename G::Move;
  using Tree = StoneTree<Move>;
  using Id = typename Tree::Id;

  static constexpr std::size_t kMostNodes = 20'000, kMostDepth = 10'000, kMostPlayed = 2'000'000,
                               kMostOfOthers = 2 << 20U;

  // `moves`: the main line. `moves_of(game, property)` returns what a property B or W plays in a position, which may be
  // several moves or none; nothing if that is not possible.
  TreeReader(std::string_view text, const Replay<G>& game, std::span<const Move> moves, TreeStart start,
             MovesOf moves_of)
      : reader_(text),
        moves_(moves),
        start_(start),
        moves_of_(std::move(moves_of)),
        positions_(game),
        board_{game.start().side, game.start().side} {
    read_.tree = tree_of(moves);
    for (std::size_t i = 0; i < start.moves && i < moves.size(); ++i)
      first_ = read_.tree.children(first_).front();
  }

  ReadTree<Move> read() && {
    if (reader_.find_game()) read_.whole = read_pieces() && read_.whole;
    if (!has_more(read_.tree, moves_.size())) read_.tree = Tree();
    return std::move(read_);
  }

 private:
  using Piece = sgf::Reader::Piece;

  // False where the text ends too soon.
  bool read_pieces() {
    do {
      const auto piece = reader_.next();
      if (!piece) return false;
      if (*piece == Piece::Property) {
        pending_.push_back(reader_.property());
        continue;
      }
      take_node();
      if (*piece == Piece::Open) forks_.push_back(at_);
      if (*piece == Piece::Node) begin_node();
      if (*piece == Piece::Close) {
        main_ = false;
        at_ = forks_.back();
        forks_.pop_back();
      }
      if (forks_.size() > kMostDepth || nodes_ > kMostNodes || positions_.played() > kMostPlayed)
        return false;
    } while (!forks_.empty());
    return true;
  }

  void begin_node() {
    ++nodes_;
    if (main_ && nodes_ == start_.before + 1) at_ = first_;
  }

  // The properties of a node may stand in any order; its note is about the position after its move.
  void take_node() {
    const auto properties = std::exchange(pending_, {});
    if (!at_) return take_about_game(properties);
    for (const sgf::Property& property : properties) {
      const bool sets_up = property.name == "AB" || property.name == "AW" || property.name == "AE";
      if (property.name == "B" || property.name == "W")
        play(property);
      else if (sets_up && !main_)
        at_.reset();
      if (!at_) {
        read_.whole = false;
        return;
      }
    }
    for (const sgf::Property& property : properties) take(*at_, property);
  }

  // The root of a file whose game begins at a later node.
  void take_about_game(const std::vector<sgf::Property>& properties) {
    if (!main_ || nodes_ != 1) return;
    for (const sgf::Property& property : properties)
      if (is_about_game(property.name)) take(first_, property);
  }

  void take(Id id, const sgf::Property& property) {
    if (is_other(property.name)) others_ += size_of(property);
    const bool fits = !is_other(property.name) || others_ <= kMostOfOthers;
    read_.whole = fits && take_note(read_.tree.note(id), property, board_) && read_.whole;
  }

  void play(const sgf::Property& property) {
    const auto moves = moves_of_(positions_.at(read_.tree, *at_), property);
    if (!moves) return at_.reset();
    for (const Move& move : *moves) at_ = read_.tree.play(*at_, move);
  }

  sgf::Reader reader_;
  std::span<const Move> moves_;
  TreeStart start_;
  MovesOf moves_of_;
  TreePositions<G> positions_;
  Size board_;
  ReadTree<Move> read_;
  Id first_ = Tree::kRoot;
  std::vector<sgf::Property> pending_;  // of the node that is being read
  std::optional<Id> at_;                // nothing: a node that is not part of the tree
  std::vector<std::optional<Id>> forks_;
  std::size_t nodes_ = 0;
  std::size_t others_ = 0;  // bytes of other properties
  bool main_ = true;
};

// Writes a game, with what its tree has beside it, below the root of the file. The first `first` moves stand in the root.
// `property_of(tree, id)`: the property of the move to a node; nothing for one that is not written.
template <class Move, class PropertyOf>
void write_moves(sgf::Game& file, std::span<const Move> moves, StoneTree<Move> tree, std::size_t first,
                 PropertyOf property_of) {
  using Id = typename StoneTree<Move>::Id;
  Id begin = tree.kRoot, end = tree.kRoot;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    end = tree.play(end, moves[i]);
    if (i + 1 == first) begin = end;
  }
  std::map<Id, std::size_t> written{{begin, 0}};
  for (const Id id : tree.nodes(begin)) {
    std::vector<sgf::Property> properties = properties_of(tree.note(id));
    if (id == begin) {
      std::ranges::move(properties, std::back_inserter(file.nodes.front().properties));
    } else {
      if (const auto property = property_of(tree, id)) properties.insert(properties.begin(), *property);
      const std::size_t before = written.at(tree.parent(id));
      written[id] = properties.empty() ? before : file.add(before, std::move(properties));
    }
    if (id == end && !tree.children(id).empty()) file.add(written.at(id), {});
  }
}

}  // namespace quintet
