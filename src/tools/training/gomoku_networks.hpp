// The networks of gomoku in a file.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "core/gomoku/network.hpp"

namespace quintet::gomoku {

inline std::vector<char> read_bytes(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::optional<Networks> read_networks(const std::string& file) {
  const std::vector<char> bytes = read_bytes(file);
  return read_networks(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

}  // namespace quintet::gomoku
