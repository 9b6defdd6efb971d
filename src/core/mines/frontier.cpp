#include "core/mines/frontier.hpp"

#include <algorithm>
#include <bit>

namespace quintet::mines {

void Frontier::build(const Logic& logic, std::span<const Cell> open) {
  boxes_.clear();
  numbers_.clear();
  shapes_.clear();
  order_.clear();
  ends_.clear();
  cells_ = 0;
  const auto used = static_cast<std::size_t>((logic.size().height + 2) * kStride);
  std::fill_n(box_of_.begin(), used, std::int16_t{-1});
  std::fill_n(number_of_.begin(), used, std::int16_t{-1});
  for (const Cell cell : open) {
    if (logic.around(cell) == 0) continue;
    number_of_[index_of(cell)] = static_cast<std::int16_t>(numbers_.size());
    numbers_.push_back({cell, logic.missing(cell), {}});
  }
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const Cell cell = numbers_[i].cell;
    for_window(cell, logic.around(cell), [&](Cell next) {
      if (box_of_[index_of(next)] < 0) add_cell(next, static_cast<std::int16_t>(i));
    });
  }
  find_components();
}

// Finds the cell's box among those of a number beside it, or begins one. Each box has a shape: its numbers as bits
// relative to the first of them; shape and first number determine the box.
void Frontier::add_cell(Cell cell, std::int16_t number) {
  ++cells_;
  std::uint32_t numbers = 0;  // bit 8 · (1 + row) + (1 + column) relative to the cell
  Cell first = 0;
  for (std::size_t i = kAround.size(); i-- > 0;) {
    const Cell next = beside(cell, kAround[i]);
    if (number_of_[index_of(next)] < 0) continue;
    first = next;
    numbers |= 1U << static_cast<unsigned>((kAround[i] + kStride + 1) / kStride * kWindowRow +
                                           (kAround[i] + kStride + 1) % kStride);
  }
  const std::uint32_t shape = numbers >> static_cast<unsigned>(std::countr_zero(numbers));
  for (const std::int16_t box : numbers_[static_cast<std::size_t>(number)].boxes) {
    Box& other = boxes_[static_cast<std::size_t>(box)];
    const Cell others_first = numbers_[static_cast<std::size_t>(other.numbers[0])].cell;
    if (shapes_[static_cast<std::size_t>(box)] != shape || others_first != first) continue;
    other.cells.push(cell);
    box_of_[index_of(cell)] = box;
    return;
  }
  const auto index = static_cast<std::int16_t>(boxes_.size());
  Box& box = boxes_.emplace_back();
  shapes_.push_back(shape);
  box.cells.push(cell);
  box_of_[index_of(cell)] = index;
  for (const Cell distance : kAround) {
    const Cell next = beside(cell, distance);
    const std::int16_t seen = number_of_[index_of(next)];
    if (seen < 0) continue;
    box.numbers.push(seen);
    numbers_[static_cast<std::size_t>(seen)].boxes.push(index);
  }
}

void Frontier::find_components() {
  done_.assign(boxes_.size(), 0);
  seen_.assign(boxes_.size(), 0);
  candidate_.assign(boxes_.size(), 0);
  left_.resize(numbers_.size());
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    left_[i] = static_cast<std::uint8_t>(numbers_[i].boxes.size());
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    if (done_[i] != 0) continue;
    sort_component(far_end(static_cast<std::int16_t>(i)));
    ends_.push_back(order_.size());
  }
}

// The last box that a breadth-first walk reaches: an end of a chain.
std::int16_t Frontier::far_end(std::int16_t from) {
  queue_.assign(1, from);
  seen_[static_cast<std::size_t>(from)] = 1;
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    for (const std::int16_t number : boxes_[static_cast<std::size_t>(queue_[i])].numbers) {
      for (const std::int16_t next : numbers_[static_cast<std::size_t>(number)].boxes) {
        if (seen_[static_cast<std::size_t>(next)] != 0) continue;
        seen_[static_cast<std::size_t>(next)] = 1;
        queue_.push_back(next);
      }
    }
  }
  return queue_.back();
}

// The numbers that this box would begin, less those that it would finish.
int Frontier::newly_begun(const Box& box) const {
  int begun = 0;
  for (const std::int16_t number : box.numbers) {
    const auto i = static_cast<std::size_t>(number);
    if (left_[i] == numbers_[i].boxes.size()) ++begun;
    if (left_[i] == 1) --begun;
  }
  return begun;
}

// Next always the box beside those taken that adds least to the unfinished numbers; of equal ones the oldest.
void Frontier::sort_component(std::int16_t first) {
  std::vector<std::int16_t>& candidates = queue_;
  candidates.assign(1, first);
  candidate_[static_cast<std::size_t>(first)] = 1;
  while (!candidates.empty()) {
    auto best = candidates.begin();
    int least = newly_begun(boxes_[static_cast<std::size_t>(*best)]);
    for (auto it = best + 1; it != candidates.end(); ++it) {
      const int begun = newly_begun(boxes_[static_cast<std::size_t>(*it)]);
      if (begun < least) {
        best = it;
        least = begun;
      }
    }
    const std::int16_t box = *best;
    candidates.erase(best);
    done_[static_cast<std::size_t>(box)] = 1;
    order_.push_back(box);
    for (const std::int16_t number : boxes_[static_cast<std::size_t>(box)].numbers) {
      --left_[static_cast<std::size_t>(number)];
      for (const std::int16_t next : numbers_[static_cast<std::size_t>(number)].boxes) {
        if (candidate_[static_cast<std::size_t>(next)] != 0) continue;
        candidate_[static_cast<std::size_t>(next)] = 1;
        candidates.push_back(next);
      }
    }
  }
}

}  // namespace quintet::mines
