#include "core/game_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/random.hpp"

namespace quintet {
namespace {

using Tree = GameTree<char, std::string>;
using testing::ElementsAre;
using testing::IsEmpty;

// Plays the moves from the node on.
template <class AnyTree, class Moves>
auto play(AnyTree& tree, typename AnyTree::Id at, const Moves& moves) {
  for (const auto& move : moves) at = tree.play(at, move);
  return at;
}
Tree::Id play(Tree& tree, std::string_view moves) {
  return play(tree, Tree::kRoot, moves);
}

// Its moves as SGF writes them, without the root: `a(bc)(d)`.
std::string drawn(const Tree& tree, Tree::Id at = Tree::kRoot) {
  std::string text = at == Tree::kRoot ? "" : std::string(1, tree.move(at));
  const auto children = tree.children(at);
  for (const Tree::Id child : children)
    text += children.size() == 1 ? drawn(tree, child) : '(' + drawn(tree, child) + ')';
  return text;
}

TEST(GameTree, BeginsWithARootWithoutMoves) {
  const Tree tree;
  EXPECT_TRUE(tree.contains(Tree::kRoot));
  EXPECT_THAT(tree.children(Tree::kRoot), IsEmpty());
  EXPECT_THAT(tree.main_line(), IsEmpty());
  EXPECT_THAT(tree.path(Tree::kRoot), ElementsAre(Tree::kRoot));
  EXPECT_EQ(tree.depth(Tree::kRoot), 0U);
  EXPECT_FALSE(tree.next_variation(Tree::kRoot));
}

TEST(GameTree, FollowsAMoveThatIsThereInsteadOfDoublingIt) {
  Tree tree;
  const Tree::Id first = play(tree, "abc");
  const Tree::Id second = play(tree, "abd");
  EXPECT_EQ(drawn(tree), "ab(c)(d)");
  EXPECT_EQ(play(tree, "abc"), first);
  EXPECT_EQ(tree.parent(first), tree.parent(second));
  EXPECT_EQ(tree.child(tree.parent(first), 'd'), second);
  EXPECT_FALSE(tree.child(tree.parent(first), 'e'));
}

TEST(GameTree, StepsFromVariationToVariation) {
  Tree tree;
  const Tree::Id a = play(tree, "a"), b = play(tree, "b"), c = play(tree, "c");
  EXPECT_EQ(tree.next_variation(a), b);
  EXPECT_EQ(tree.next_variation(b), c);
  EXPECT_FALSE(tree.next_variation(c));
  EXPECT_EQ(tree.previous_variation(c), b);
  EXPECT_FALSE(tree.previous_variation(a));
}

TEST(GameTree, TellsTheMovesToANodeAndTheMainLineAfterIt) {
  Tree tree;
  const Tree::Id c = play(tree, "abc"), d = play(tree, "abd"), e = play(tree, "abde");
  EXPECT_THAT(tree.moves(d), ElementsAre('a', 'b', 'd'));
  EXPECT_EQ(tree.depth(d), 3U);
  EXPECT_THAT(tree.main_line(tree.parent(d)), ElementsAre(c));
  EXPECT_THAT(tree.main_line(d), ElementsAre(e));
  EXPECT_EQ(tree.path(e).back(), e);
  EXPECT_EQ(tree.main_line(), (std::vector{tree.path(c)[1], tree.path(c)[2], c}));
}

TEST(GameTree, PromotesAllMovesOfAVariationToTheMainLine) {
  Tree tree;
  play(tree, "abc");
  play(tree, "x");
  const Tree::Id z = play(tree, "yz");
  play(tree, "yw");
  tree.promote(tree.play(tree.parent(z), 'w'));
  EXPECT_EQ(drawn(tree), "(y(w)(z))(abc)(x)");
  tree.promote(Tree::kRoot);
  EXPECT_EQ(drawn(tree), "(y(w)(z))(abc)(x)");
}

TEST(GameTree, ErasesABranchAndNeverUsesItsIdsAgain) {
  Tree tree;
  const Tree::Id b = play(tree, "ab"), c = play(tree, "abc"), x = play(tree, "ax");
  tree.erase(b);
  EXPECT_EQ(drawn(tree), "ax");
  EXPECT_FALSE(tree.contains(b));
  EXPECT_FALSE(tree.contains(c));
  EXPECT_TRUE(tree.contains(x));
  EXPECT_NE(play(tree, "ab"), b);
  EXPECT_EQ(drawn(tree), "a(x)(b)");
}

TEST(GameTree, IsEqualIfItsMovesNotesAndOrderAre) {
  Tree one, other;
  play(one, "ab");
  play(one, "ac");
  play(other, "x");
  play(other, "ac");
  other.promote(play(other, "ab"));
  EXPECT_NE(one, other);
  other.erase(play(other, "x"));
  EXPECT_EQ(one, other);
  const Tree before = other;
  other.note(play(other, "ac")) = "a note";
  EXPECT_NE(one, other);
  EXPECT_EQ(one, before);
  // As many nodes with the same moves, but "c" follows "b".
  Tree chain;
  play(chain, "abc");
  EXPECT_NE(one, chain);
}

TEST(GameTree, MayHaveALineOfAnyLength) {
  GameTree<int> tree;
  std::vector<int> moves(200'000);
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = static_cast<int>(i);
  const auto last = play(tree, tree.kRoot, moves);
  EXPECT_EQ(tree.depth(last), moves.size());
  EXPECT_EQ(tree.moves(last), moves);
  const GameTree<int> copy = tree;
  EXPECT_EQ(copy, tree);
  tree.erase(tree.main_line().front());
  EXPECT_EQ(tree, GameTree<int>());
}

// A slow model: the children of each line of moves.
class Model {
 public:
  void play(const std::string& line, char move) {
    std::string& moves = children_[line];
    if (moves.find(move) == moves.npos) moves += move;
    children_.try_emplace(line + move);
  }
  void erase(const std::string& line) {
    std::erase_if(children_, [&](const auto& entry) { return entry.first.starts_with(line); });
    std::erase(children_[parent(line)], line.back());
  }
  void promote(const std::string& line) {
    for (std::size_t length = line.size(); length-- > 0;) {
      std::string& moves = children_[line.substr(0, length)];
      std::erase(moves, line[length]);
      moves.insert(moves.begin(), line[length]);
    }
  }
  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    for (const auto& [line, moves] : children_) all.push_back(line);
    return all;
  }
  std::string drawn(const std::string& line = "") const {
    std::string text = line.empty() ? "" : line.substr(line.size() - 1);
    const std::string& moves = children_.at(line);
    for (const char move : moves)
      text += moves.size() == 1 ? drawn(line + move) : '(' + drawn(line + move) + ')';
    return text;
  }
  static std::string parent(const std::string& line) { return line.substr(0, line.size() - 1); }

 private:
  std::map<std::string, std::string> children_{{"", ""}};
};

void check(const Tree& tree, const Model& model, const std::map<std::string, Tree::Id>& ids) {
  ASSERT_EQ(drawn(tree), model.drawn());
  ASSERT_EQ(tree.nodes().size(), model.lines().size());
  for (const std::string& line : model.lines()) {
    const Tree::Id id = ids.at(line);
    ASSERT_TRUE(tree.contains(id));
    const std::vector<char> moves = tree.moves(id);
    ASSERT_EQ(std::string(moves.begin(), moves.end()), line);
    ASSERT_EQ(tree.note(id), line);
    if (const auto next = tree.next_variation(id)) {
      ASSERT_EQ(tree.previous_variation(*next), id);
    }
  }
}

TEST(GameTree, EqualsASlowModelAfterAnyEdits) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random chance(seed);
    Tree tree;
    Model model;
    std::map<std::string, Tree::Id> ids{{"", Tree::kRoot}};
    for (int edit = 0; edit < 40; ++edit) {
      const auto lines = model.lines();
      const std::string line = lines[chance.index(lines.size())];
      const auto kind = chance.below(8);
      if (kind == 0 && !line.empty()) {
        tree.erase(ids.at(line));
        model.erase(line);
      } else if (kind == 1) {
        tree.promote(ids.at(line));
        model.promote(line);
      } else {
        const char move = static_cast<char>('a' + chance.below(4));
        const Tree::Id id = tree.play(ids.at(line), move);
        model.play(line, move);
        tree.note(id) = line + move;
        ids[line + move] = id;
      }
    }
    ASSERT_NO_FATAL_FAILURE(check(tree, model, ids)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace quintet
