#include "core/gomoku/table.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <new>

namespace quintet::gomoku {
namespace {

// The bits of an entry from bit 0: move 16, value 16, eval 16, depth 8, bound 2, generation 6.
constexpr int kValueAt = 16, kEvalAt = 32, kDepthAt = 48, kBoundAt = 56, kGenerationAt = 58;
constexpr unsigned kGenerations = 64;

std::uint64_t bits(Value value) {
  return static_cast<std::uint16_t>(static_cast<std::int16_t>(value));
}

Value value_at(std::uint64_t data, int place) {
  return static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> place));
}

int depth_of(std::uint64_t data) {
  return static_cast<std::uint8_t>(data >> kDepthAt);
}

unsigned generation_of(std::uint64_t data) {
  return static_cast<unsigned>(data >> kGenerationAt);
}

std::uint64_t pack(const Entry& entry, unsigned generation) {
  return bits(entry.move) | bits(entry.value) << kValueAt |
         bits(std::clamp(entry.eval, -kWin, kWin)) << kEvalAt |
         static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255)) << kDepthAt |
         static_cast<std::uint64_t>(entry.bound) << kBoundAt |
         static_cast<std::uint64_t>(generation) << kGenerationAt;
}

Entry unpack(std::uint64_t data) {
  return {.move = static_cast<Cell>(value_at(data, 0)),
          .value = value_at(data, kValueAt),
          .eval = value_at(data, kEvalAt),
          .depth = depth_of(data),
          .bound = static_cast<Bound>(data >> kBoundAt & 3U)};
}

// Null if there is not enough memory. A size above the largest possible object is not requested at all.
void* zeroed(std::size_t count, std::size_t size) {
  constexpr std::size_t kMost = std::numeric_limits<std::ptrdiff_t>::max();
  return count < kMost / size ? std::calloc(count, size) : nullptr;
}

}  // namespace

// An empty bucket is all zeros, so that zeroed memory needs no constructors. One bucket more leaves room to align.
Table::Table(std::size_t bytes, const std::stop_token& stop)
    : buckets_(std::bit_floor(std::max(bytes, std::size_t{64} << 10U) / sizeof(Bucket))),
      memory_(zeroed(buckets_ + 1, sizeof(Bucket))) {
  if (!memory_) throw std::bad_alloc();
  std::size_t space = (buckets_ + 1) * sizeof(Bucket);
  void* first = memory_.get();
  table_ = static_cast<Bucket*>(std::align(alignof(Bucket), buckets_ * sizeof(Bucket), first, space));
  // Page faults in order cost less than those of a search, which reads entries at random.
  constexpr std::size_t kPage = 4'096;
  auto* const memory = static_cast<volatile unsigned char*>(memory_.get());
  for (std::size_t at = 0; at < buckets_ * sizeof(Bucket) && !stop.stop_requested(); at += kPage)
    memory[at] = 0;
}

void Table::clear() {
  std::fill_n(table_, buckets_, Bucket{});
}

std::optional<Entry> Table::find(std::uint64_t key) const {
  for (Slot& slot : bucket(key).slots) {
    if (const std::uint64_t data = slot.find(key); data != 0) return unpack(data);
  }
  return std::nullopt;
}

void Table::store(std::uint64_t key, const Entry& entry) {
  const unsigned now = generation_ % kGenerations;
  const auto worth = [now](std::uint64_t data) {
    return data == 0 ? -1 : depth_of(data) + (generation_of(data) == now ? 256 : 0);
  };
  Slot* chosen = nullptr;
  std::uint64_t known = 0;
  int least = 0;
  for (Slot& slot : bucket(key).slots) {
    known = slot.find(key);
    if (known != 0) {
      chosen = &slot;
      break;
    }
    const int value = worth(slot.data());
    if (!chosen || value < least) {
      chosen = &slot;
      least = value;
    }
  }
  Entry kept = entry;
  if (kept.move == kNoCell && known != 0) kept.move = unpack(known).move;
  chosen->store(key, pack(kept, now));
}

}  // namespace quintet::gomoku
