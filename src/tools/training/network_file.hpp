// A network of go in a file, as go_train.py writes it.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "core/go/network.hpp"

namespace quintet::go {

inline std::optional<Network> read_network(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
  return Network::read({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

}  // namespace quintet::go
