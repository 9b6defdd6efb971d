// An adaptive binary range coder (Martin 1979; carry as in LZMA's): each bit costs what its chance, learned from the bits
// before it in the same context, says. The packed weights need it: their bits have contexts that no general compressor
// knows, which makes them a third smaller than the best of those does.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace quintet::twenty48 {

// The chance that a bit is 0, as the mean of a quick and a slow learner.
class BitChance {
 public:
  std::uint32_t of_zero() const { return (std::uint32_t{quick_} + slow_) / 2; }
  // What a bit costs now.
  float bits_of(bool bit) const {
    const float zero = static_cast<float>(of_zero()) / 65'536;
    return -std::log2(bit ? 1 - zero : zero);
  }
  void learn(bool bit) {
    move(quick_, bit, 4);
    move(slow_, bit, 7);
  }

 private:
  static void move(std::uint16_t& chance, bool bit, unsigned rate) {
    constexpr unsigned kMost = 65'535U - 64;
    if (bit)
      chance = static_cast<std::uint16_t>(chance - ((chance - 64U) >> rate));
    else
      chance = static_cast<std::uint16_t>(chance + ((kMost - chance) >> rate));
  }

  std::uint16_t quick_ = 32'768, slow_ = 32'768;
};

class RangeEncoder {
 public:
  static constexpr bool kWrites = true;

  bool bit(BitChance& chance, bool bit) {
    const std::uint32_t zero = (range_ >> 16U) * chance.of_zero();
    if (bit) {
      low_ += zero;
      range_ -= zero;
    } else {
      range_ = zero;
    }
    chance.learn(bit);
    normalize();
    return bit;
  }
  // The lowest `count` bits, each equally likely.
  std::uint32_t plain(unsigned count, std::uint32_t bits) {
    for (unsigned i = count; i-- > 0;) {
      range_ >>= 1U;
      if ((bits >> i & 1U) != 0) low_ += range_;
      normalize();
    }
    return bits;
  }
  std::vector<std::uint8_t> finish() {
    for (int i = 0; i < 5; ++i) shift();
    return std::move(bytes_);
  }

 private:
  void normalize() {
    while (range_ < kLeast) {
      range_ <<= 8U;
      shift();
    }
  }
  void shift() {
    if (low_ < 0xFF00'0000U || low_ > 0xFFFF'FFFFU) {
      const auto carry = static_cast<std::uint8_t>(low_ >> 32U);
      if (started_) bytes_.push_back(static_cast<std::uint8_t>(cache_ + carry));
      started_ = true;  // the byte before the first would always be 0
      for (; pending_ > 0; --pending_) bytes_.push_back(static_cast<std::uint8_t>(0xFFU + carry));
      cache_ = static_cast<std::uint8_t>(low_ >> 24U);
    } else {
      ++pending_;
    }
    low_ = (low_ & 0x00FF'FFFFU) << 8U;
  }

  static constexpr std::uint32_t kLeast = std::uint32_t{1} << 24U;
  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xFFFF'FFFFU;
  std::uint8_t cache_ = 0;
  std::size_t pending_ = 0;
  bool started_ = false;
  std::vector<std::uint8_t> bytes_;
};

// Takes the encoder's bits in the same order with the same chances. `bit` and `plain` have the parameters of the encoder's,
// so that one function can write and read; the values given are ignored. Past the end it reads zeros.
class RangeDecoder {
 public:
  static constexpr bool kWrites = false;

  explicit RangeDecoder(std::span<const std::byte> bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8U | next();
  }

  bool bit(BitChance& chance, bool /*bit*/ = false) {
    const std::uint32_t zero = (range_ >> 16U) * chance.of_zero();
    const bool bit = code_ >= zero;
    if (bit) {
      code_ -= zero;
      range_ -= zero;
    } else {
      range_ = zero;
    }
    chance.learn(bit);
    normalize();
    return bit;
  }
  std::uint32_t plain(unsigned count, std::uint32_t /*bits*/ = 0) {
    std::uint32_t bits = 0;
    for (unsigned i = 0; i < count; ++i) {
      range_ >>= 1U;
      const bool bit = code_ >= range_;
      if (bit) code_ -= range_;
      bits = bits << 1U | (bit ? 1U : 0U);
      normalize();
    }
    return bits;
  }

 private:
  void normalize() {
    while (range_ < kLeast) {
      range_ <<= 8U;
      code_ = code_ << 8U | next();
    }
  }
  std::uint32_t next() { return at_ < bytes_.size() ? std::to_integer<std::uint32_t>(bytes_[at_++]) : 0; }

  static constexpr std::uint32_t kLeast = std::uint32_t{1} << 24U;
  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  std::uint32_t range_ = 0xFFFF'FFFFU, code_ = 0;
};

}  // namespace quintet::twenty48
