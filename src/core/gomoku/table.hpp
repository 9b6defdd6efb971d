// The transposition table: what the search has learned of positions, found again by their keys. It is shared by threads
// without locks: an entry is two words, the first of which is the key mixed with the second, so that a torn entry does
// not answer to its key (Hyatt and Mann, A lockless transposition table implementation, 2002).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/gomoku/position.hpp"
#include "core/gomoku/score.hpp"

namespace quintet::gomoku {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

struct Entry {
  Cell move = kNoCell;
  Value value = 0;  // wins and losses counted from this position
  Value eval = 0;   // the position's own value
  int depth = 0;
  Bound bound = Bound::None;
};

class Table {
 public:
  // Rounded down to a power of two; at least 64 KiB.
  explicit Table(std::size_t bytes);

  std::optional<Entry> find(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  // What was stored before may be overwritten first.
  void begin_search() { ++generation_; }
  void clear();
  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

 private:
  struct Slot {
    std::atomic<std::uint64_t> check{0}, data{0};
  };
  struct alignas(64) Bucket {
    Slot slots[4];
  };
  Bucket& bucket(std::uint64_t key) const { return table_[key & (buckets_ - 1)]; }

  std::size_t buckets_;
  std::unique_ptr<Bucket[]> table_;
  std::uint8_t generation_ = 0;
};

}  // namespace quintet::gomoku
