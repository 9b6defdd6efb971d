// The unknown cells beside open numbers, as a system of equations. Cells with the same numbers around them are equal in
// every respect and form a box. Boxes that share no number, directly or through others, belong to different components,
// which have nothing to do with each other except the mines that they have together.
//
//     a b b #      The cells a and the cells b form a box each; the number 2 at the left sees both.
//     1 2 1 #
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/mines/logic.hpp"

namespace quintet::mines {

// At most eight small indices.
template <class Item>
class Few {
 public:
  void push(Item item) { items_[count_++] = item; }
  std::size_t size() const { return count_; }
  const Item* begin() const { return items_.data(); }
  const Item* end() const { return items_.data() + count_; }
  Item operator[](std::size_t i) const { return items_[i]; }

 private:
  std::array<Item, 8> items_{};
  std::size_t count_ = 0;
};

struct Box {
  Few<Cell> cells;
  Few<std::int16_t> numbers;  // indices in Frontier::numbers()
};

// An open number with unknown cells around it.
struct Number {
  Cell cell = 0;
  int missing = 0;          // mines that are not known yet
  Few<std::int16_t> boxes;  // indices in Frontier::boxes()
};

class Frontier {
 public:
  // Requires that the logic has found no contradiction.
  void build(const Logic& logic) { build(logic, logic.opened()); }
  // As if only these open cells had numbers.
  void build(const Logic& logic, std::span<const Cell> open);

  const std::vector<Box>& boxes() const { return boxes_; }
  const std::vector<Number>& numbers() const { return numbers_; }

  // Boxes of each component, in an order in which few numbers are begun and not finished at a time.
  std::size_t components() const { return ends_.size(); }
  std::span<const std::int16_t> component(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::span(order_).subspan(begin, ends_[i] - begin);
  }

  // The unknown cells beside a number.
  int cells() const { return cells_; }
  // -1 for cells that are not beside an open number, or known.
  int box_of(Cell cell) const { return box_of_[index_of(cell)]; }

 private:
  void add_cell(Cell cell, std::int16_t number);
  void find_components();
  std::int16_t far_end(std::int16_t from);
  void sort_component(std::int16_t first);
  int newly_begun(const Box& box) const;

  std::vector<Box> boxes_;
  std::vector<Number> numbers_;
  std::vector<std::int16_t> order_;
  std::vector<std::size_t> ends_;
  PackedArray<std::int16_t> box_of_{};
  PackedArray<std::int16_t> number_of_{};
  std::vector<std::uint32_t> shapes_;  // of each box, see add_cell
  std::vector<std::uint8_t> done_, seen_, candidate_;
  std::vector<std::uint8_t> left_;  // boxes of each number that are not in the order yet
  std::vector<std::int16_t> queue_;
  int cells_ = 0;
};

}  // namespace quintet::mines
