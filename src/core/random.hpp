// Randomness as a value. A game that uses random numbers contains a Random, so undo restores it with the position, and
// a replay is exact on every machine and in every later version. The standard distributions differ between libraries,
// so the conversion from bits to choices is implemented here.
//
// The generator is xoshiro256** by Blackman and Vigna (https://prng.di.unimi.it/xoshiro256starstar.c), seeded with
// splitmix64 as its authors recommend.
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

  // Shuffles the items, with all orders equally likely (Fisher and Yates).
  template <class Item>
  void shuffle(std::span<Item> items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      using std::swap;
      swap(items[left - 1], items[index(left)]);
    }
  }

  // The complete state as 64 hexadecimal digits, for saves.
  std::string write() const;
  static std::optional<Random> read(std::string_view text);

  friend bool operator==(const Random&, const Random&) = default;

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace quintet
