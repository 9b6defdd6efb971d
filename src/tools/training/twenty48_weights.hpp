// The file in which 2048's trainer keeps its weights: the number of games, then what it knows of each weight.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>

namespace quintet::training {

struct Weight {
  float value = 0;              // in points
  float errors = 0, sizes = 0;  // the sums of the errors and of their absolute values
};

inline bool save(const std::filesystem::path& file, std::span<const Weight> weights, std::uint64_t games) {
  const std::filesystem::path fresh = file.string() + ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    out.write(reinterpret_cast<const char*>(&games), sizeof games);
    out.write(reinterpret_cast<const char*>(weights.data()),
              static_cast<std::streamsize>(weights.size_bytes()));
    if (!out.flush()) return false;
  }
  std::error_code error;
  std::filesystem::rename(fresh, file, error);
  return !error;
}

// The number of games that the weights have learned from; they stay as they are where there is no such file.
inline std::uint64_t restore(const std::filesystem::path& file, std::span<Weight> weights) {
  std::ifstream in(file, std::ios::binary);
  std::uint64_t games = 0;
  if (!in.read(reinterpret_cast<char*>(&games), sizeof games)) return 0;
  in.read(reinterpret_cast<char*>(weights.data()), static_cast<std::streamsize>(weights.size_bytes()));
  return in ? games : 0;
}

}  // namespace quintet::training
