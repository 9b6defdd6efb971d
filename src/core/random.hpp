// Chance as a value. A game that needs chance holds a Random, so undo takes the dice back with the move, and
// a replay is exact on every machine and in every later version: the standard distributions differ between
// libraries, hence everything that turns bits into choices is written here.
//
// The generator is xoshiro256** by Blackman and Vigna (https://prng.di.unimi.it/xoshiro256starstar.c), seeded
// through splitmix64 as its authors advise.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace quintet {

class Random {
 public:
  explicit Random(std::uint64_t seed = 0);

  std::uint64_t next();

  // A number from 0 to bound - 1, each equally likely (by rejection). Requires bound > 0.
  std::uint64_t below(std::uint64_t bound);
  std::size_t index(std::size_t count) { return static_cast<std::size_t>(below(count)); }

  // Puts the items in an order drawn from all orders alike (Fisher and Yates).
  template <class Item>
  void shuffle(std::span<Item> items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      using std::swap;
      swap(items[left - 1], items[index(left)]);
    }
  }

  // The whole state as 64 hexadecimal digits, for saves.
  std::string write() const;
  static std::optional<Random> read(std::string_view text);

  friend bool operator==(const Random&, const Random&) = default;

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace quintet
