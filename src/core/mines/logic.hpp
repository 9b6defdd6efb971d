// What follows from the numbers by the rules that players use at sight, kept up to date while cells open:
//
//  - one number: all its mines are known, so its other neighbours are safe; or it needs all its closed neighbours;
//  - two numbers that share neighbours: if the first needs so many more mines than the second as it has neighbours of
//    its own, then all of these are mines, and the own neighbours of the second are safe;
//  - the remaining mines: none is left, or all closed cells are mines.
//
// Everything else needs the numbers of a whole component (see frontier.hpp and counts.hpp). A Logic is large and meant
// to be used again for many boards.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/mines/packed.hpp"

namespace quintet::mines {

// Safe cells are known but not open yet.
enum class Known : std::uint8_t { Nothing, Mine, Safe, Open, Outside };

// A set of cells within three of a centre: bit 8 · (3 + row) + (3 + column), relative to it.
using Window = std::uint64_t;
inline constexpr int kWindowRow = 8, kWindowCentre = 3 * kWindowRow + 3;

constexpr Window window_bit(int row, int column) {
  return Window{1} << static_cast<unsigned>(kWindowCentre + row * kWindowRow + column);
}

// The window of one centre seen from another, which lies `shift` = 8 · rows + columns before it.
constexpr Window shifted(Window window, int shift) {
  return shift >= 0 ? window << static_cast<unsigned>(shift) : window >> static_cast<unsigned>(-shift);
}

// Calls `visit` with each cell of the window.
template <class Visit>
void for_window(Cell centre, Window window, const Visit& visit) {
  for (; window != 0; window &= window - 1) {
    const int bit = std::countr_zero(window);
    visit(beside(centre, (bit / kWindowRow - 3) * kStride + bit % kWindowRow - 3));
  }
}

class Logic {
 public:
  Logic() = default;
  Logic(Size size, int mines) { reset(size, mines); }
  // All cells are closed and unknown.
  void reset(Size size, int mines);

  // Opens a cell. Requires that it is not open. A number that does not fit is a contradiction.
  void open(Cell cell, int number);
  // Something found elsewhere. Requires known(cell) == Known::Nothing.
  void set_mine(Cell cell);
  void set_safe(Cell cell);

  // Applies the rules until they find nothing more. A rule of two numbers is applied only when single numbers say
  // nothing.
  void deduce();

  // deduce() would find nothing.
  bool is_idle() const { return singles_.empty() && pairs_.empty(); }
  bool is_contradiction() const { return contradiction_; }
  Size size() const { return size_; }
  Known known(Cell cell) const { return known_[index_of(cell)]; }
  // The cells found safe since the last call of take_safe(), in the order of finding.
  bool has_safe() const { return taken_ < safe_.size(); }
  Cell take_safe() { return safe_[taken_++]; }
  std::size_t safe_left() const { return safe_.size() - taken_; }
  // The mines that are not known yet, and the cells of which nothing is known.
  int mines_left() const { return mines_left_; }
  int unknown() const { return unknown_; }

  // For an open cell: its neighbours of which nothing is known, and how many of them are mines.
  Window around(Cell cell) const { return around_[index_of(cell)]; }
  int missing(Cell cell) const { return missing_[index_of(cell)]; }
  // The open cells in the order of opening.
  std::span<const Cell> opened() const { return opened_; }
  // Whether a number has changed since `settle`.
  bool is_changed(Cell cell) const { return changed_[index_of(cell)] != 0; }
  void settle(Cell cell) { changed_[index_of(cell)] = 0; }

 private:
  void forget(Cell cell, int mine);
  void touch(Cell cell);
  void apply_single(Cell cell);
  bool apply_pairs(Cell cell);
  bool apply_pair(Cell a, Cell b, Window b_here);
  void apply_count();
  void conclude(Cell centre, Window cells, Known what);

  Size size_;
  int mines_left_ = 0;
  int unknown_ = 0;
  bool contradiction_ = false;
  PackedArray<Known> known_{};
  PackedArray<Window> around_{};
  PackedArray<std::int8_t> missing_{};
  PackedArray<std::uint8_t> queued_{};  // bit 1: in singles_, bit 2: in pairs_
  PackedArray<std::uint8_t> changed_{};
  std::vector<Cell> opened_, safe_, singles_, pairs_;
  std::size_t taken_ = 0;
};

}  // namespace quintet::mines
