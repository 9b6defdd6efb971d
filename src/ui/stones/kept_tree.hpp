// What stands beside a game of stones, as a kept game has it: behind the save of a match, as the SGF text of the same game
// with its variations and notes.
//
//     quintet 1 gomoku at=34 …     the save
//     …
//     checksum 9ae16a3b2f90404f
//     (;FF[4]GM[4]…                the text, if there is something beside the game
//
// A game from elsewhere is kept as such a text alone.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "core/stone_tree.hpp"

namespace quintet::ui {

// Null: nothing.
template <class Move>
using Beside = std::shared_ptr<const ReadTree<Move>>;

template <class Move>
Beside<Move> shared_beside(ReadTree<Move> read) {
  if (read == ReadTree<Move>{}) return nullptr;
  return std::make_shared<const ReadTree<Move>>(std::move(read));
}

struct KeptParts {
  std::string_view save, tree;  // one of them may be empty
};
inline KeptParts parts_of_kept(std::string_view text) {
  if (text.starts_with("(")) return {{}, text};
  const std::size_t end = std::min(text.find("\n(;"), text.size());
  const std::size_t begin = std::min(end + 1, text.size());
  return {text.substr(0, begin), text.substr(begin)};
}
inline std::string kept_with_tree(std::string_view save, std::string_view tree) {
  std::string text(save);
  if (!tree.empty() && !text.ends_with('\n')) text += '\n';
  return text.append(tree);
}

// What a kept text has beside this game; `read_beside` is found with the game.
template <class G>
Beside<typename G::Move> kept_beside(std::string_view text, const Replay<G>& game) {
  const std::string_view tree = parts_of_kept(text).tree;
  return tree.empty() ? nullptr : shared_beside(read_beside(tree, game));
}

}  // namespace quintet::ui
