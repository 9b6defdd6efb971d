// The real files, and the store upon them.
#include "engine/storage/file_system.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "engine/storage/scratch_folder.hpp"
#include "engine/storage/store.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

class FileSystemTest : public testing::Test {
 protected:
  std::filesystem::path at(const std::string& name) { return folder_.path() / name; }
  PlayerFolders folders() { return {.config = at("config"), .data = at("data"), .state = at("state")}; }

  ScratchFolder folder_;
  std::unique_ptr<FileSystem> files_ = real_file_system();
};

TEST_F(FileSystemTest, WritesReadsRenamesAndRemoves) {
  EXPECT_FALSE(files_->write(at("a"), "one\0two"));
  EXPECT_FALSE(files_->write(at("a"), "short"));
  EXPECT_EQ(std::get<std::string>(files_->read(at("a"))), "short");
  EXPECT_FALSE(files_->rename(at("a"), at("b")));
  EXPECT_FALSE(files_->exists(at("a")));
  EXPECT_THAT(files_->list(folder_.path()), UnorderedElementsAre("b"));
  EXPECT_FALSE(files_->sync_folder(folder_.path()));
  EXPECT_FALSE(files_->remove(at("b")));
  EXPECT_FALSE(files_->remove(at("b")));
  EXPECT_THAT(files_->list(at("nowhere")), ElementsAre());
}

TEST_F(FileSystemTest, NamesItsErrors) {
  EXPECT_EQ(std::get<std::error_code>(files_->read(at("none"))), std::errc::no_such_file_or_directory);
  EXPECT_TRUE(std::holds_alternative<std::error_code>(files_->read(folder_.path())));
  EXPECT_TRUE(files_->write(at("none/file"), "x"));
  EXPECT_TRUE(files_->rename(at("none"), at("other")));
}

TEST_F(FileSystemTest, CreatesFoldersForThePlayerAlone) {
  EXPECT_FALSE(files_->create_folders(at("x/y/z")));
  EXPECT_FALSE(files_->create_folders(at("x/y/z")));
  struct stat about {};
  ASSERT_EQ(::stat(at("x/y").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0700U);
  folder_.put("file", "");
  EXPECT_TRUE(files_->create_folders(at("file/below")));
}

TEST_F(FileSystemTest, TellsOfAFullDisk) {
  if (!files_->exists("/dev/full")) GTEST_SKIP() << "no /dev/full";
  EXPECT_EQ(files_->write("/dev/full", "text"), std::errc::no_space_on_device);
}

TEST_F(FileSystemTest, GivesALockToOneAtATime) {
  auto first = files_->lock(at("lock"));
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<FileLock>>(first));
  EXPECT_EQ(std::get<std::error_code>(files_->lock(at("lock"))), std::errc::resource_unavailable_try_again);
  first = std::error_code();
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<FileLock>>(files_->lock(at("lock"))));
}

TEST_F(FileSystemTest, ASecondStoreSavesNothing) {
  Store first(*files_, folders());
  Store second(*files_, folders());
  EXPECT_TRUE(first.saving());
  EXPECT_FALSE(second.saving());
  EXPECT_EQ(second.take_reports().at(0).trouble, StoreTrouble::AnotherCopy);
}

TEST_F(FileSystemTest, AStoreInAHomeThatIsAFilePlaysOn) {
  folder_.put("data", "");
  Store store(*files_, folders());
  EXPECT_FALSE(store.saving());
  EXPECT_FALSE(store.write(Folder::Data, "save", "text"));
  EXPECT_EQ(store.take_reports().size(), 1U);
}

std::string whole(int number) {
  return "save " + std::to_string(number) + std::string(20'000, '.') + "end";
}

// Saves without end until it is killed.
[[noreturn]] void save_for_ever(FileSystem& files, const PlayerFolders& folders) {
  Store store(files, folders);
  for (int number = 0;; ++number) store.write(Folder::Data, "save", whole(number));
}

TEST_F(FileSystemTest, AStoreThatIsKilledWhileItSavesLosesNoMoreThanThat) {
  const auto parse = [](std::string_view text) -> std::variant<int, Problem> {
    const int number = std::atoi(std::string(text.substr(5, 10)).c_str());
    if (text == whole(number)) return number;
    return Problem{"half a save"};
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
