// A folder of its own on the real file system for each test.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "engine/storage/file_system.hpp"
#include "engine/storage/scratch_folder.hpp"
#include "engine/storage/store_folders.hpp"

namespace quintet {

class FileSystemTest : public testing::Test {
 protected:
  std::filesystem::path at(const std::string& name) { return folder_.path() / utf8_path(name); }
  PlayerFolders folders() { return {.config = at("config"), .data = at("data"), .state = at("state")}; }

  ScratchFolder folder_;
  std::unique_ptr<FileSystem> files_ = real_file_system();
};

}  // namespace quintet
