#include "core/gomoku/table.hpp"

#include <algorithm>
#include <bit>

namespace quintet::gomoku {
namespace {

// From bit 0: move 16, value 16, eval 16, depth 8, bound 2, generation 6.
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

}  // namespace

Table::Table(std::size_t bytes)
    : buckets_(std::bit_floor(std::max(bytes, std::size_t{64} << 10U) / sizeof(Bucket))),
      table_(std::make_unique<Bucket[]>(buckets_)) {}

void Table::clear() {
  for (std::size_t i = 0; i < buckets_; ++i) {
    for (Slot& slot : table_[i].slots) {
      slot.check.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
}

std::optional<Entry> Table::find(std::uint64_t key) const {
  for (const Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) return unpack(data);
  }
  return std::nullopt;
}

void Table::store(std::uint64_t key, const Entry& entry) {
  const unsigned now = generation_ % kGenerations;
  const auto worth = [now](std::uint64_t data) {
    return data == 0 ? -1 : depth_of(data) + (generation_of(data) == now ? 256 : 0);
  };
  Slot* chosen = nullptr;
  int least = 0;
  for (Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) {
      chosen = &slot;
      break;
    }
    const int value = worth(data);
    if (!chosen || value < least) {
      chosen = &slot;
      least = value;
    }
  }
  Entry kept = entry;
  const std::uint64_t before = chosen->data.load(std::memory_order_relaxed);
  const bool same = before != 0 && (chosen->check.load(std::memory_order_relaxed) ^ before) == key;
  if (same && kept.move == kNoCell) kept.move = unpack(before).move;
  const std::uint64_t data = pack(kept, now);
  chosen->check.store(key ^ data, std::memory_order_relaxed);
  chosen->data.store(data, std::memory_order_relaxed);
}

}  // namespace quintet::gomoku
