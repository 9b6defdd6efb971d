// The transposition table: the results of the search by the keys of their positions. Four entries share a cache line; a new
// entry replaces the shallowest and oldest of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/gomoku/position.hpp"
#include "core/gomoku/score.hpp"

namespace quintet::gomoku {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

struct Entry {
  Cell move = kNoCell;
  Value value = 0;  // wins and losses counted from this position
  Value eval = 0;   // the static evaluation of the position
  int depth = 0;
  Bound bound = Bound::None;
};

class Table {
 public:
  // The size is rounded down to a power of two, and is at least 64 KiB. Touches the whole memory, which takes some ten
  // milliseconds for a large table; after a stop the system provides the rest of it on use.
  explicit Table(std::size_t bytes, const std::stop_token& stop = {});

  std::optional<Entry> find(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  // From now on older entries are replaced first.
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
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  Bucket& bucket(std::uint64_t key) const { return table_[key & (buckets_ - 1)]; }

  std::size_t buckets_;
  std::unique_ptr<void, Free> memory_;
  Bucket* table_;  // within memory_, aligned
  std::uint8_t generation_ = 0;
};

}  // namespace quintet::gomoku
