// The tree of variations beside a reviewed game: what a review page needs of it, and its picture in the panel, as lines of small
// stones. The game is the first row; a variation branches off from its last common move into a row below:
//
//     97 ─ 98 ─ 99 ─ 100 ─ 101 ─ 102 ─ 103
//                     ├──── A ─── 2 ─── 3
//                     └──── B ─── 2
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stone_note.hpp"
#include "core/stones.hpp"
#include "engine/render/canvas.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A node of the tree. In a list of them each stands behind its parent, a line of moves in one piece, and variations in their
// order.
struct TreeStone {
  std::size_t parent = 0;          // its index; the root is its own parent
  bool branches = false;           // begins a variation
  std::size_t depth = 0;           // moves before the position
  std::optional<Colour> colour{};  // nothing: no stone was placed
  std::string label{};             // "101", "A"
  bool noted = false;              // has a comment or marks
  std::size_t row = 0;             // see place_rows
};

// Gives each line its row, so that lines do not meet: the game has the first one, and a variation is below the line that it
// leaves.
void place_rows(std::span<TreeStone> stones);

// The nodes that have another move instead of this one, itself among them, in order; empty if there is no other.
std::vector<std::size_t> alternatives(std::span<const TreeStone> stones, std::size_t of);
// The first node of the variation that the node is part of; nothing on the line of the game.
std::optional<std::size_t> variation_of(std::span<const TreeStone> stones, std::size_t node);

// The tree as the page sees it. Nodes are indices of `stones`, valid until the tree changes.
class ReviewTree {
 public:
  virtual ~ReviewTree() = default;

  virtual std::vector<TreeStone> stones() = 0;
  // The node of the shown position; the last one before it that is part of the tree.
  virtual std::size_t node() const = 0;
  virtual void go_to(std::size_t node) = 0;
  // With all that follows it; shows its parent. Requires a node of a variation.
  virtual void erase(std::size_t node) = 0;
  virtual const StoneNote& note(std::size_t node) const = 0;
  virtual void set_note(std::size_t node, StoneNote note) = 0;
  // The player is about to take back the last move of the line.
  virtual void forget_try() = 0;
};

class TreeStrip {
 public:
  static constexpr float kRow = 32, kPitch = 32;  // height of a row, and width of a move
  static constexpr std::size_t kMostRows = 3;

  explicit TreeStrip(std::string prefix) : prefix_(std::move(prefix)) {}

  // The stones of the tree, and the shown one.
  void show(std::vector<TreeStone> stones, std::size_t shown);
  void fit(Rect area) { area_ = area; }

  const std::vector<TreeStone>& stones() const { return stones_; }
  std::size_t shown() const { return shown_; }
  // Rows that it asks for; 0 without a variation.
  std::size_t rows() const;
  std::size_t variations() const;

  std::vector<Control> controls() const;
  std::optional<std::size_t> node_of(std::string_view id) const;
  // `ahead`: see Controls::warmth.
  void draw(Canvas& canvas, const Theme& theme, Rgba accent, const Controls& controls, Duration ahead) const;

 private:
  std::string id_of(std::size_t node) const { return prefix_ + std::to_string(node); }
  // The first column and row that are shown, and how many.
  std::size_t columns() const;
  std::size_t rows_shown() const;
  std::size_t first_column() const;
  std::size_t first_row() const;
  bool is_visible(const TreeStone& stone) const;
  Vec centre(const TreeStone& stone) const;
  void draw_way(Canvas& canvas, const Theme& theme, const TreeStone& stone) const;
  void draw_stone(Canvas& canvas, const Theme& theme, Rgba accent, std::size_t node, float warm) const;

  std::string prefix_;
  Rect area_;
  std::vector<TreeStone> stones_;
  std::size_t shown_ = 0;
  std::size_t rows_ = 0, deepest_ = 0;
};

}  // namespace quintet::ui
