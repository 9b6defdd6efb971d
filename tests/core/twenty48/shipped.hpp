// The network of the program, unpacked once for all tests.
#pragma once

#include "core/twenty48/packed_network.hpp"

namespace quintet::twenty48 {

inline const Network& shipped() {
  static const Network it = *unpack_network(shipped_network());
  return it;
}

}  // namespace quintet::twenty48
