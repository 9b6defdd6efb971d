// The real file system, and the store on it: rights, links, devices and signals.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "engine/storage/file_system_case.hpp"
#include "engine/storage/store.hpp"
#include "support/error_of.hpp"

namespace {

thread_local bool disk_takes_nothing = false;

}  // namespace

// Replaces the C library's function in this test program.
extern "C" ssize_t write(int file, const void* content, size_t size) {
  return disk_takes_nothing ? 0 : syscall(SYS_write, file, content, size);
}

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

class PosixFileSystemTest : public FileSystemTest {
 protected:
  // The former limit.
  static rlim_t limit_files_to(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    const rlim_t former = std::exchange(limit.rlim_cur, bytes);
    setrlimit(RLIMIT_FSIZE, &limit);
    return former;
  }
};

TEST_F(PosixFileSystemTest, CreatesFoldersForThePlayerOnly) {
  EXPECT_FALSE(files_->create_folders(at("x/y/z")));
  struct stat about {};
  ASSERT_EQ(::stat(at("x/y").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0700U);
}

TEST_F(PosixFileSystemTest, ReportsAFullDisk) {
  if (!files_->exists("/dev/full")) GTEST_SKIP() << "no /dev/full";
  EXPECT_EQ(write_output_file("/dev/full", "text"), std::errc::no_space_on_device);
}

TEST_F(PosixFileSystemTest, AWriteThatNeverTakesAnythingIsAnError) {
  disk_takes_nothing = true;
  const std::error_code error = files_->write(at("file"), "text");
  disk_takes_nothing = false;
  EXPECT_EQ(error, std::errc::io_error);
}

// Reading a FIFO blocks for ever, and /dev/zero has no end.
TEST_F(PosixFileSystemTest, OpensRegularFilesOnly) {
  ASSERT_EQ(::mkfifo(at("fifo").c_str(), 0600), 0);
  std::filesystem::create_symlink("/dev/zero", at("zero"));
  for (const auto& file : {at("fifo"), at("zero"), std::filesystem::path("/dev/null")}) {
    EXPECT_EQ(error_of(files_->read(file)), FileError::NotRegular) << file;
    EXPECT_EQ(error_of(files_->about(file)), FileError::NotRegular) << file;
    EXPECT_EQ(files_->write(file, "text"), FileError::NotRegular) << file;
    EXPECT_EQ(files_->write_unsynced(file, "text"), FileError::NotRegular) << file;
    EXPECT_EQ(append_to_regular_file(file, "text"), FileError::NotRegular) << file;
    EXPECT_EQ(error_of(files_->lock(file)), FileError::NotRegular) << file;
  }
  EXPECT_EQ(make_error_code(FileError::NotRegular).message(), "is not a regular file");
  EXPECT_EQ(error_of(files_->read(folder_.path())), std::errc::is_a_directory);
}

TEST_F(PosixFileSystemTest, FollowsLinksToTheirEnd) {
  std::filesystem::create_symlink("middle", at("first"));
  std::filesystem::create_symlink(at("last"), at("middle"));
  EXPECT_EQ(files_->resolve(at("first")), at("last"));
  EXPECT_EQ(files_->resolve(at("last")), at("last"));
  std::filesystem::create_symlink("round", at("round"));
  EXPECT_EQ(files_->resolve(at("round")), at("round"));
}

TEST_F(PosixFileSystemTest, LeavesNoPartOfAPictureOnAFullDisk) {
  const rlim_t former = limit_files_to(10);
  EXPECT_TRUE(write_output_file(at("picture"), "longer than ten bytes"));
  limit_files_to(former);
  EXPECT_FALSE(files_->exists(at("picture")));
  EXPECT_FALSE(write_output_file(at("picture"), "longer than ten bytes"));
}

// A save stored elsewhere, for instance in a synchronised folder.
TEST_F(PosixFileSystemTest, AStoreWritesThroughALink) {
  folder_.put("elsewhere/save", "first");
  folder_.put("data/other", "");
  std::filesystem::create_symlink("../elsewhere/save", at("data/save"));
  Store store(*files_, folders());
  EXPECT_TRUE(store.write(Folder::Data, "save", "second"));
  EXPECT_TRUE(std::filesystem::is_symlink(at("data/save")));
  EXPECT_EQ(folder_.get("elsewhere/save"), "second");
  EXPECT_EQ(folder_.get("elsewhere/save.bak"), "first");
  EXPECT_THAT(files_->list(at("elsewhere")), UnorderedElementsAre("save", "save.bak"));
}

TEST_F(PosixFileSystemTest, AStoreReplacesALinkToADeviceAndNotTheDevice) {
  folder_.put("data/other", "");
  std::filesystem::create_symlink("/dev/null", at("data/save"));
  Store store(*files_, folders());
  EXPECT_FALSE(store.read<int>(Folder::Data, "save", [](auto) { return Expected<int, Problem>(1); }));
  EXPECT_EQ(store.take_reports().at(0).detail, "is not a regular file");
  EXPECT_TRUE(store.write(Folder::Data, "save", "text"));
  EXPECT_EQ(store.take_reports().at(0).trouble, StoreTrouble::KeptAside);
  EXPECT_EQ(folder_.get("data/save"), "text");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

std::string whole(int number) {
  return "save " + std::to_string(number) + std::string(20'000, '.') + "end";
}

// Saves repeatedly until it is killed.
[[noreturn]] void save_for_ever(FileSystem& files, const PlayerFolders& folders) {
  Store store(files, folders);
  for (int number = 0;; ++number) store.write(Folder::Data, "save", whole(number));
}

TEST_F(PosixFileSystemTest, AStoreKilledDuringASaveLosesOnlyThatSave) {
  const auto parse = [](std::string_view text) -> Expected<int, Problem> {
    const int number = std::atoi(std::string(text.substr(5, 10)).c_str());
    if (text == whole(number)) return number;
    return tl::unexpected(Problem{"half a save"});
  };
  for (int round = 0; round < 20; ++round) {
    { Store(*files_, folders()).write(Folder::Data, "save", whole(0)); }
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) save_for_ever(*files_, folders());
    std::this_thread::sleep_for(std::chrono::milliseconds(5 + 3 * round));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    Store store(*files_, folders());
    EXPECT_TRUE(store.saving());
    EXPECT_TRUE(store.read<int>(Folder::Data, "save", parse)) << round;
    EXPECT_THAT(store.take_reports(), ElementsAre()) << round;
  }
}

}  // namespace
}  // namespace quintet
