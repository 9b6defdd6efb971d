// Random numbers for sound generation, as a value: the same seed always gives the same samples.
//
// The generator is SplitMix64 (Steele, Lea and Flood 2014). Sound needs noise without a pattern but no unbiased
// choices, so it does not use the games' Random.
#pragma once

#include <cstdint>

namespace quintet::sound {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t bits() {
    std::uint64_t mixed = (state_ += 0x9e3779b97f4a7c15U);
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

  double part() { return static_cast<double>(bits() >> 11U) * 0x1p-53; }  // 0 to 1
  double between(double low, double high) { return low + (high - low) * part(); }
  double noise() { return between(-1, 1); }  // white
  // Bell-shaped around 0, always within -1 to 1: small variations of a steady hand.
  double wobble() { return (noise() + noise() + noise()) / 3; }

 private:
  std::uint64_t state_;
};

}  // namespace quintet::sound
