// Networks for tests: those of the program, unpacked once for all, any one for all stages, and none.
#pragma once

#include "core/twenty48/packed_network.hpp"

namespace quintet::twenty48 {

inline const Network& shipped(Stage stage = Stage::Rise) {
  return *shipped_network(stage);
}

// It must outlive what uses it.
inline FindNetwork always(const Network& network) {
  return [&network](Stage, const std::stop_token&) {
    return std::shared_ptr<const Network>(std::shared_ptr<const Network>(), &network);
  };
}

inline std::shared_ptr<const Network> no_network(Stage, const std::stop_token&) {
  return nullptr;
}

}  // namespace quintet::twenty48
