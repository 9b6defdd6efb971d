// The transposition table: the results of the search by the keys of their positions. Four entries share a cache line; a new
// entry replaces the shallowest and oldest of them. Two threads may use a table at once: where they write the same slot, the
// entry is lost (R. Hyatt and T. Mann, "A lockless transposition table implementation for parallel search", 2002).
#pragma once

#include <atomic>
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

  // Fetches what `find` will read for this key.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }
  std::optional<Entry> find(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  // From now on older entries are replaced first. Requires that no other thread uses the table; so does `clear`.
  void begin_search() { ++generation_; }
  void clear();
  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

 private:
  // Read and written by two threads at once.
  class Slot {
   public:
    // What is stored for this key; 0 if nothing is.
    std::uint64_t find(std::uint64_t key) {
      const std::uint64_t data = this->data();
      return data != 0 && (check_at().load(std::memory_order_relaxed) ^ data) == key ? data : 0;
    }
    std::uint64_t data() { return data_at().load(std::memory_order_relaxed); }
    void store(std::uint64_t key, std::uint64_t data) {
      check_at().store(key ^ data, std::memory_order_relaxed);
      data_at().store(data, std::memory_order_relaxed);
    }

   private:
    std::atomic_ref<std::uint64_t> check_at() { return std::atomic_ref(check_); }
    std::atomic_ref<std::uint64_t> data_at() { return std::atomic_ref(data_); }

    std::uint64_t check_ = 0;  // the key, with the bits of the data changed
    std::uint64_t data_ = 0;   // 0 where nothing is stored
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
