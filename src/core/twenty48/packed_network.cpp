#include "core/twenty48/packed_network.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>
#include <string_view>
#include <utility>

// Compiled in from assets/players; see core/shipped.S.
extern "C" const std::byte kTwenty48Rise, kTwenty48RiseEnd, kTwenty48Late, kTwenty48LateEnd;

namespace quintet::twenty48 {
namespace {

constexpr std::string_view kMagic = "2048net2";
constexpr std::uint32_t kMostStep = 256;
constexpr std::size_t kHeader = 8 + 4 + 4 + 4 + 4 + 8;
// Another thread may be unpacking it.
constexpr std::chrono::milliseconds kPatience{5};

template <class Number>
void append(std::vector<std::byte>& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof number; ++i) bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

// Requires enough bytes.
template <class Number>
Number take(std::span<const std::byte>& bytes) {
  Number number = 0;
  for (std::size_t i = 0; i < sizeof number; ++i)
    number |= static_cast<Number>(std::to_integer<Number>(bytes[i]) << (8 * i));
  bytes = bytes.subspan(sizeof number);
  return number;
}

// FNV-1a, with the numbers of the header first.
std::uint64_t check_of(const PackedHeader& header, std::span<const std::byte> bits) {
  std::uint64_t check = 0xCBF2'9CE4'8422'2325ULL;
  const auto add = [&](std::uint64_t value) { check = (check ^ value) * 0x100'0000'01B3ULL; };
  for (const std::uint32_t number : {header.size, header.step, header.usual, header.sets}) add(number);
  for (const std::byte byte : bits) add(std::to_integer<std::uint64_t>(byte));
  return check;
}

}  // namespace

std::span<const std::byte> packed_network(Stage stage) {
  const auto between = [](const std::byte& first, const std::byte& end) { return std::span(&first, &end); };
  return stage == Stage::Rise ? between(kTwenty48Rise, kTwenty48RiseEnd)
                              : between(kTwenty48Late, kTwenty48LateEnd);
}

std::shared_ptr<const Network> shipped_network(Stage stage, const std::stop_token& stop) {
  struct Shared {
    std::timed_mutex mutex;
    std::shared_ptr<const Network> network;
  };
  static std::array<Shared, kStages.size()> all;
  Shared& shared = all[static_cast<std::size_t>(stage)];
  std::unique_lock lock(shared.mutex, std::defer_lock);
  while (!lock.try_lock_for(kPatience))
    if (stop.stop_requested()) return nullptr;
  if (shared.network) return shared.network;
  auto unpacked = unpack_network(packed_network(stage), stop);
  if (unpacked) shared.network = std::make_shared<const Network>(*std::move(unpacked));
  return shared.network;
}

std::vector<std::byte> write_packed(PackedHeader header, std::span<const std::uint8_t> bits) {
  header.size = static_cast<std::uint32_t>(bits.size());
  header.check = check_of(header, std::as_bytes(bits));
  std::vector<std::byte> bytes;
  for (const char letter : kMagic) bytes.push_back(static_cast<std::byte>(letter));
  for (const std::uint32_t number : {header.size, header.step, header.usual, header.sets})
    append(bytes, number);
  append(bytes, header.check);
  std::ranges::copy(std::as_bytes(bits), std::back_inserter(bytes));
  return bytes;
}

Expected<Network, ParseError> unpack_network(std::span<const std::byte> packed, const std::stop_token& stop) {
  const auto is_letter = [](std::byte byte, char letter) { return byte == static_cast<std::byte>(letter); };
  if (packed.size() < kHeader || !std::ranges::equal(packed.first(kMagic.size()), kMagic, is_letter))
    return parse_error("these are no weights for 2048");
  packed = packed.subspan(kMagic.size());
  PackedHeader header;
  header.size = take<std::uint32_t>(packed);
  header.step = take<std::uint32_t>(packed);
  header.usual = take<std::uint32_t>(packed);
  header.sets = take<std::uint32_t>(packed);
  header.check = take<std::uint64_t>(packed);
  if (packed.size() != header.size) return parse_error("the weights for 2048 are not complete");
  if (header.check != check_of(header, packed) || header.step == 0 || header.step > kMostStep ||
      (header.sets != 1 && header.sets != kLateSets))
    return parse_error("the weights for 2048 are damaged");
  WeightCoder<RangeDecoder> coder(RangeDecoder(packed), {.step = static_cast<int>(header.step)},
                                  static_cast<std::int16_t>(header.usual), header.sets);
  coder.walk([](std::uint32_t) { return Wanted{}; }, stop);
  if (stop.stop_requested()) return parse_error("the weights for 2048 were not waited for");
  coder.weights().inherit_pages();
  return Network(std::move(coder.weights()), 1);
}

}  // namespace quintet::twenty48
