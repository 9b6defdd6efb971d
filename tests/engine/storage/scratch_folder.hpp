// A temporary folder for a test, removed when the test ends.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>

#include "engine/storage/file_system.hpp"

namespace quintet {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::random_device chance;
    do {
      path_ = std::filesystem::temp_directory_path() / ("quintet-test-" + std::to_string(chance()));
    } while (!std::filesystem::create_directory(path_));
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }

  const std::filesystem::path& path() const { return path_; }

  void put(const std::string& name, std::string_view content) const {
    std::filesystem::create_directories((path_ / utf8_path(name)).parent_path());
    std::ofstream(path_ / utf8_path(name), std::ios::binary) << content;
  }

  std::string get(const std::string& name) const {
    std::ifstream file(path_ / utf8_path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  std::filesystem::path path_;
};

}  // namespace quintet
