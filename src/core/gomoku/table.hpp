// The transposition table: what the search has learned of positions, found again by their keys. Four entries share a line
// of the processor's cache; among these the shallowest and oldest gives way.
#pragma once

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
    std::uint64_t key = 0, data = 0;  // data is 0 where nothing is stored
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
