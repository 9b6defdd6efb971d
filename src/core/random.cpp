#include "core/random.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/text.hpp"

namespace quintet {
namespace {

constexpr std::size_t kWordDigits = 16;

std::uint64_t splitmix(std::uint64_t& seed) {
  std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (auto& word : state_) word = splitmix(seed);
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
  assert(bound > 0);
  // Rejects the first 2^64 mod bound values, which would make small remainders more likely.
  const std::uint64_t surplus = (0 - bound) % bound;
  std::uint64_t drawn = next();
  while (drawn < surplus) drawn = next();
  return drawn % bound;
}

std::string Random::write() const {
  std::string text;
  for (const std::uint64_t word : state_) text += write_hex(word);
  return text;
}

std::optional<Random> Random::read(std::string_view text) {
  Random random;
  if (text.size() != kWordDigits * random.state_.size()) return std::nullopt;
  for (std::size_t i = 0; i < random.state_.size(); ++i) {
    const auto word = read_hex(text.substr(i * kWordDigits, kWordDigits));
    if (!word) return std::nullopt;
    random.state_[i] = *word;
  }
  // With all bits zero the generator would only return zeros.
  if (std::ranges::all_of(random.state_, [](std::uint64_t word) { return word == 0; })) return std::nullopt;
  return random;
}

}  // namespace quintet
