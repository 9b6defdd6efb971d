// The file in which 2048's trainer keeps its weights: the number of games, then what it knows of each weight.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <system_error>

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

// The number of games that the weights have learned from; 0 where there is no such file: they stay as they are. Nothing
// if the file cannot be read or does not have so many weights.
inline std::optional<std::uint64_t> restore(const std::filesystem::path& file, std::span<Weight> weights) {
  std::error_code error;
  if (std::filesystem::status(file, error).type() == std::filesystem::file_type::not_found) return 0;
  std::uint64_t games = 0;
  if (std::filesystem::file_size(file, error) != sizeof games + weights.size_bytes() || error)
    return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  in.read(reinterpret_cast<char*>(&games), sizeof games);
  in.read(reinterpret_cast<char*>(weights.data()), static_cast<std::streamsize>(weights.size_bytes()));
  return in ? std::optional(games) : std::nullopt;
}

}  // namespace quintet::training
