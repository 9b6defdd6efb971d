#include "core/mines/logic.hpp"

#include <algorithm>
#include <cassert>

namespace quintet::mines {
namespace {

constexpr std::uint8_t kInSingles = 1, kInPairs = 2;

// The bit of the centre in the window of the neighbour that lies in direction kAround[i], and of that neighbour in the
// centre's window.
struct Direction {
  int distance = 0;
  Window there = 0;
  Window here = 0;
};

constexpr auto kDirections = [] {
  std::array<Direction, 8> directions{};
  std::size_t i = 0;
  for (int row = -1; row <= 1; ++row) {
    for (int column = -1; column <= 1; ++column) {
      if (row == 0 && column == 0) continue;
      directions[i++] = {row * kStride + column, window_bit(-row, -column), window_bit(row, column)};
    }
  }
  return directions;
}();

// The cells that can share a neighbour with the centre, and the shift of their windows to the centre's.
struct Partner {
  int distance = 0;
  int shift = 0;
};

constexpr auto kPartners = [] {
  std::array<Partner, 24> partners{};
  std::size_t i = 0;
  for (int row = -2; row <= 2; ++row) {
    for (int column = -2; column <= 2; ++column) {
      if (row == 0 && column == 0) continue;
      partners[i++] = {row * kStride + column, row * kWindowRow + column};
    }
  }
  return partners;
}();

}  // namespace

void Logic::reset(Size size, int mines) {
  size_ = size;
  mines_left_ = mines;
  unknown_ = size.area();
  contradiction_ = mines > size.area();
  const auto used = static_cast<std::size_t>((size.height + 2) * kStride);
  std::fill_n(known_.begin(), used, Known::Outside);
  std::fill_n(queued_.begin(), used, std::uint8_t{0});
  std::fill_n(changed_.begin(), used, std::uint8_t{0});
  for (int row = 0; row < size.height; ++row)
    std::fill_n(known_.begin() + pack({row, 0}), size.width, Known::Nothing);
  opened_.clear();
  safe_.clear();
  singles_.clear();
  pairs_.clear();
  taken_ = 0;
}

void Logic::touch(Cell cell) {
  const std::size_t i = index_of(cell);
  changed_[i] = 1;
  if ((queued_[i] & kInSingles) == 0) {
    queued_[i] |= kInSingles;
    singles_.push_back(cell);
  }
}

// The cell is not unknown any more.
void Logic::forget(Cell cell, int mine) {
  --unknown_;
  for (const Direction& direction : kDirections) {
    const Cell next = beside(cell, direction.distance);
    const std::size_t i = index_of(next);
    if (known_[i] != Known::Open) continue;
    around_[i] &= ~direction.there;
    missing_[i] = static_cast<std::int8_t>(missing_[i] - mine);
    touch(next);
  }
}

void Logic::open(Cell cell, int number) {
  const std::size_t i = index_of(cell);
  assert(known_[i] != Known::Open && known_[i] != Known::Outside);
  if (known_[i] == Known::Mine) {
    contradiction_ = true;
    return;
  }
  if (known_[i] == Known::Nothing) forget(cell, 0);
  known_[i] = Known::Open;
  Window around = 0;
  for (const Direction& direction : kDirections) {
    const Known next = known_[index_of(beside(cell, direction.distance))];
    if (next == Known::Nothing) around |= direction.here;
    if (next == Known::Mine) --number;
  }
  around_[i] = around;
  missing_[i] = static_cast<std::int8_t>(number);
  opened_.push_back(cell);
  touch(cell);
}

void Logic::set_mine(Cell cell) {
  assert(known(cell) == Known::Nothing);
  known_[index_of(cell)] = Known::Mine;
  --mines_left_;
  forget(cell, 1);
}

void Logic::set_safe(Cell cell) {
  assert(known(cell) == Known::Nothing);
  known_[index_of(cell)] = Known::Safe;
  safe_.push_back(cell);
  forget(cell, 0);
}

void Logic::conclude(Cell centre, Window cells, Known what) {
  for_window(centre, cells, [this, what](Cell cell) {
    if (what == Known::Mine)
      set_mine(cell);
    else
      set_safe(cell);
  });
}

void Logic::apply_single(Cell cell) {
  const std::size_t i = index_of(cell);
  const Window around = around_[i];
  const int count = std::popcount(around);
  if (missing_[i] < 0 || missing_[i] > count) {
    contradiction_ = true;
  } else if (count == 0) {
    return;
  } else if (missing_[i] == 0) {
    conclude(cell, around, Known::Safe);
  } else if (missing_[i] == count) {
    conclude(cell, around, Known::Mine);
  } else if ((queued_[i] & kInPairs) == 0) {
    queued_[i] |= kInPairs;
    pairs_.push_back(cell);
  }
}

// `b_here`: the unknown neighbours of b in the window of a.
bool Logic::apply_pair(Cell a, Cell b, Window b_here) {
  const Window only_a = around(a) & ~b_here;
  const Window only_b = b_here & ~around(a);
  const int more = missing(a) - missing(b);
  const bool first = more == std::popcount(only_a);    // all of only_a are mines, none of only_b
  const bool second = -more == std::popcount(only_b);  // the other way round
  if ((!first && !second) || (only_a | only_b) == 0) return false;
  conclude(a, only_a, first ? Known::Mine : Known::Safe);
  conclude(a, only_b, first ? Known::Safe : Known::Mine);
  return true;
}

bool Logic::apply_pairs(Cell cell) {
  if (around(cell) == 0) return false;
  for (const Partner& partner : kPartners) {
    const Cell other = beside(cell, partner.distance);
    // Rows beyond the border are not stored.
    if (other < 0 || other >= kPackedCells || known(other) != Known::Open || around(other) == 0) continue;
    const Window there = shifted(around(other), partner.shift);
    if ((there & around(cell)) != 0 && apply_pair(cell, other, there)) return true;
  }
  return false;
}

void Logic::apply_count() {
  if (mines_left_ < 0 || mines_left_ > unknown_) contradiction_ = true;
  if (contradiction_ || unknown_ == 0 || (mines_left_ != 0 && mines_left_ != unknown_)) return;
  const Known what = mines_left_ == 0 ? Known::Safe : Known::Mine;
  for (int row = 0; row < size_.height; ++row) {
    for (int column = 0; column < size_.width; ++column) {
      const Cell cell = pack({row, column});
      if (known(cell) == Known::Nothing) conclude(cell, window_bit(0, 0), what);
    }
  }
}

void Logic::deduce() {
  for (;;) {
    while (!singles_.empty() && !contradiction_) {
      const Cell cell = singles_.back();
      singles_.pop_back();
      queued_[index_of(cell)] &= static_cast<std::uint8_t>(~kInSingles);
      apply_single(cell);
    }
    if (contradiction_) return;
    if (!pairs_.empty()) {
      const Cell cell = pairs_.back();
      pairs_.pop_back();
      queued_[index_of(cell)] &= static_cast<std::uint8_t>(~kInPairs);
      // What the pair changes is queued again; the rest of this cell's pairs too.
      if (apply_pairs(cell)) touch(cell);
      continue;
    }
    apply_count();
    if (contradiction_ || singles_.empty()) return;
  }
}

}  // namespace quintet::mines
