#include "games/twenty48/learned.hpp"

#include <mutex>

#include "core/twenty48/packed_network.hpp"

namespace quintet::twenty48 {

std::shared_ptr<const Network> learned_network() {
  static std::mutex mutex;
  static std::weak_ptr<const Network> shared;
  const std::scoped_lock lock(mutex);
  if (auto network = shared.lock()) return network;
  auto unpacked = unpack_network(shipped_network());
  if (!unpacked) return nullptr;
  auto network = std::make_shared<const Network>(*std::move(unpacked));
  shared = network;
  return network;
}

}  // namespace quintet::twenty48
