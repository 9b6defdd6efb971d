// The real file system on Windows: devices, files in use, long paths, the folders of the player.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <windows.h>

#include <chrono>
#include <thread>

#include "engine/storage/documents.hpp"
#include "engine/storage/file_system_case.hpp"
#include "support/error_of.hpp"

namespace quintet {
namespace {

using WindowsFileSystemTest = FileSystemTest;

// Another program has the file open, and lets nobody rename it.
HANDLE open_alone(const std::filesystem::path& file) {
  return ::CreateFileW(file.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                       FILE_ATTRIBUTE_NORMAL, nullptr);
}

TEST_F(WindowsFileSystemTest, OpensRegularFilesOnly) {
  const std::wstring name = L"\\\\.\\pipe\\quintet-test-" + std::to_wstring(::GetCurrentProcessId());
  const HANDLE pipe = ::CreateNamedPipeW(name.c_str(), PIPE_ACCESS_DUPLEX, PIPE_TYPE_BYTE,
                                         PIPE_UNLIMITED_INSTANCES, 0, 0, 0, nullptr);
  ASSERT_NE(pipe, INVALID_HANDLE_VALUE);
  for (const std::filesystem::path& file : {std::filesystem::path(L"NUL"), std::filesystem::path(name)}) {
    EXPECT_EQ(error_of(files_->read(file)), FileError::NotRegular) << file;
    EXPECT_EQ(files_->write(file, "text"), FileError::NotRegular) << file;
  }
  ::CloseHandle(pipe);
  EXPECT_FALSE(write_output_file(L"NUL", "text"));
}

TEST_F(WindowsFileSystemTest, WaitsForAFileThatIsInUseForAMoment) {
  folder_.put("old", "old");
  folder_.put("new", "new");
  const HANDLE scanner = open_alone(at("old"));
  ASSERT_NE(scanner, INVALID_HANDLE_VALUE);
  std::thread soon([scanner] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    ::CloseHandle(scanner);
  });
  EXPECT_FALSE(files_->rename(at("new"), at("old")));
  soon.join();
  EXPECT_EQ(folder_.get("old"), "new");
}

TEST_F(WindowsFileSystemTest, GivesUpAFileThatStaysInUse) {
  folder_.put("old", "old");
  folder_.put("new", "new");
  const HANDLE other = open_alone(at("old"));
  EXPECT_TRUE(files_->rename(at("new"), at("old")));
  EXPECT_TRUE(files_->remove(at("old")));
  ::CloseHandle(other);
  EXPECT_EQ(folder_.get("old"), "old");
  EXPECT_FALSE(files_->remove(at("old")));
}

TEST_F(WindowsFileSystemTest, ReplacesNoSignInANameThatWindowsForbids) {
  Documents documents(real_file_system(), at("games"));
  EXPECT_EQ(documents.write("a:b\\c/d*e?f<g>h|i\"j", ".txt", "text").value_or(""), "a-b-c-d-e-f-g-h-i-j.txt");
}

TEST(WindowsFolders, AreThoseOfThePlayer) {
  const PlayerFolders folders = player_folders({});
  ASSERT_TRUE(folders.known());
  EXPECT_EQ(folders.config.filename(), "Quintet");
  EXPECT_EQ(folders.config.parent_path().filename(), "Roaming");
  EXPECT_EQ(folders.data.parent_path().filename(), "Local");
  EXPECT_EQ(folders.state.parent_path(), folders.data);
  EXPECT_EQ(path_for_players(folders.data / "games"), "%LOCALAPPDATA%\\Quintet\\games");
}

}  // namespace
}  // namespace quintet
