#include "games/twenty48/learned.hpp"

#include <chrono>
#include <mutex>

#include "core/twenty48/packed_network.hpp"

namespace quintet::twenty48 {
namespace {

// Another thread may be unpacking it.
constexpr std::chrono::milliseconds kPatience{5};

}  // namespace

std::shared_ptr<const Network> learned_network(const Rules& rules, const std::stop_token& stop) {
  if (rules.side != kNetworkSide) return nullptr;
  static std::timed_mutex mutex;
  static std::shared_ptr<const Network> shared;
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(kPatience))
    if (stop.stop_requested()) return nullptr;
  if (shared) return shared;
  auto unpacked = unpack_network(shipped_network(), stop);
  if (!unpacked) return nullptr;
  shared = std::make_shared<const Network>(*std::move(unpacked));
  return shared;
}

}  // namespace quintet::twenty48
