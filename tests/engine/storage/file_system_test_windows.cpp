// The real file system on Windows: devices, files in use, long paths, the folders of the player.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <windows.h>

#include <chrono>
#include <thread>

#include "engine/storage/documents.hpp"
#include "engine/storage/file_system_case.hpp"
#include "engine/storage/file_system_windows.hpp"
#include "support/error_of.hpp"

namespace quintet {
namespace {

using WindowsFileSystemTest = FileSystemTest;

// Another program has the file open and allows no other to do anything with it.
HANDLE open_alone(const std::filesystem::path& file) {
  return ::CreateFileW(file.c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
}

DWORD open_to_write(const std::filesystem::path& file) {
  const HANDLE handle =
      ::CreateFileW(file.c_str(), GENERIC_WRITE, 0, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return ::GetLastError();
  ::CloseHandle(handle);
  return ERROR_SUCCESS;
}

// The same for a moment.
std::thread scan(const std::filesystem::path& file) {
  return std::thread([scanner = open_alone(file)] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    ::CloseHandle(scanner);
  });
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
  std::thread soon = scan(at("old"));
  EXPECT_EQ(files_->read(at("old")).value_or(""), "old");
  soon.join();
  soon = scan(at("old"));
  EXPECT_FALSE(files_->rename(at("new"), at("old")));
  soon.join();
  EXPECT_EQ(folder_.get("old"), "new");
  soon = scan(at("old"));
  EXPECT_FALSE(files_->remove(at("old")));
  soon.join();
  EXPECT_FALSE(files_->exists(at("old")));
}

// As to a file that is being removed, which wine opens.
TEST_F(WindowsFileSystemTest, WaitsForAFileToWhichAccessIsDeniedForAMoment) {
  folder_.put("save.tmp", "old");
  ASSERT_TRUE(::SetFileAttributesW(at("save.tmp").c_str(), FILE_ATTRIBUTE_READONLY));
  if (open_to_write(at("save.tmp")) != ERROR_ACCESS_DENIED) {
    ::SetFileAttributesW(at("save.tmp").c_str(), FILE_ATTRIBUTE_NORMAL);
    GTEST_SKIP() << "root, in wine, to whom no access is denied";
  }
  std::thread soon([file = at("save.tmp")] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    ::SetFileAttributesW(file.c_str(), FILE_ATTRIBUTE_NORMAL);
  });
  EXPECT_FALSE(files_->write(at("save.tmp"), "new"));
  soon.join();
  EXPECT_EQ(folder_.get("save.tmp"), "new");
}

TEST_F(WindowsFileSystemTest, WaitsForNoFolder) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(error_of(files_->read(folder_.path())), std::errc::is_a_directory);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(250));
}

TEST_F(WindowsFileSystemTest, GivesUpAFileThatStaysInUse) {
  folder_.put("old", "old");
  folder_.put("new", "new");
  const HANDLE other = open_alone(at("old"));
  EXPECT_FALSE(files_->read(at("old")));
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

TEST_F(WindowsFileSystemTest, FollowsALinkToItsFile) {
  folder_.put("elsewhere/save", "text");
  EXPECT_EQ(files_->resolve(at("elsewhere/save")), at("elsewhere/save"));
  if (!::CreateSymbolicLinkW(at("save").c_str(), at("elsewhere/save").c_str(),
                             SYMBOLIC_LINK_FLAG_ALLOW_UNPRIVILEGED_CREATE) ||
      !files_->exists(at("save"))) {
    GTEST_SKIP() << "no right to make links, or wine, which makes none";
  }
  EXPECT_TRUE(std::filesystem::equivalent(files_->resolve(at("save")), at("elsewhere/save")));
  EXPECT_EQ(files_->resolve(at("save")).filename(), "save");
}

TEST(WindowsPaths, OfLinksHaveNoPrefix) {
  EXPECT_EQ(without_prefix(LR"(\\?\C:\games\save)"), LR"(C:\games\save)");
  EXPECT_EQ(without_prefix(LR"(\\?\UNC\server\share\save)"), LR"(\\server\share\save)");
  EXPECT_EQ(without_prefix(LR"(\\server\share\save)"), LR"(\\server\share\save)");
  EXPECT_EQ(without_prefix(LR"(C:\games\save)"), LR"(C:\games\save)");
}

TEST(WindowsPaths, AreMadeOfAnyBytes) {
  EXPECT_EQ(utf8_path("星罗.sgf").native(), L"\u661F\u7F57.sgf");
  EXPECT_EQ(utf8_path("\xc3\x28.sgf").native(), L"\uFFFD(.sgf");
  EXPECT_EQ(utf8_path("\xff").native(), L"\uFFFD");
  EXPECT_EQ(utf8_path("").native(), L"");
}

TEST(WindowsPaths, AreAbsoluteInANetworkToo) {
  EXPECT_EQ(absolute_path(LR"(\\server\share\quintet)").native(), LR"(\\server\share\quintet)");
  EXPECT_EQ(absolute_path(LR"(//server/share/quintet)").native(), LR"(\\server\share\quintet)");
  EXPECT_EQ(absolute_path(LR"(C:\usb)").native(), LR"(C:\usb)");
  EXPECT_EQ(absolute_path("usb"), std::filesystem::current_path() / "usb");
  EXPECT_EQ(absolute_path("").native(), L"");
}

TEST(WindowsFolders, MayBeInANetwork) {
  const PlayerFolders folders =
      player_folders({.data = LR"(\\server\share\quintet)", .config = LR"(\\server\share\settings)"});
  EXPECT_EQ(folders.data.native(), LR"(\\server\share\quintet)");
  EXPECT_EQ(folders.config.native(), LR"(\\server\share\settings)");
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
