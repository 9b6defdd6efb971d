#include "engine/platform/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>

#include "engine/storage/scratch_folder.hpp"

namespace quintet {
namespace {

using testing::MatchesRegex;

TEST(Log, AddsLinesWithTheirTime) {
  const ScratchFolder folder;
  Log log(folder.path() / "state/log");
  log.add("no sound device");
  log.add("two\nlines");
  EXPECT_THAT(folder.get("state/log"),
              MatchesRegex("[-0-9]+T[:0-9]+Z no sound device\n[-0-9]+T[:0-9]+Z two lines\n"));
}

TEST(Log, StaysWithinItsSize) {
  const ScratchFolder folder;
  Log log(folder.path() / "log", 1000);
  for (int i = 0; i < 500; ++i) log.add("something happened again");
  EXPECT_LT(folder.get("log").size(), 1100U);
  EXPECT_LT(folder.get("log.old").size(), 1100U);
  EXPECT_THAT(folder.get("log"), testing::EndsWith("again\n"));
}

TEST(Log, LiesInAFolderForThePlayerAlone) {
  const ScratchFolder folder;
  Log(folder.path() / "state/quintet/log").add("line");
  for (const char* name : {"state", "state/quintet"}) {
    struct stat about {};
    ASSERT_EQ(::stat((folder.path() / name).c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0700U) << name;
  }
}

TEST(Log, DoesNotWaitForTheReaderOfAFifo) {
  const ScratchFolder folder;
  const auto fifo = folder.path() / "log";
  ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
  const auto before = std::chrono::steady_clock::now();
  EXPECT_TRUE(Log(fifo).add("line"));
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(1));
  EXPECT_TRUE(std::filesystem::is_fifo(fifo));
}

TEST(Log, GoesOnWhereItCannotBeWrittenAndWritesAgainWhenItCan) {
  const ScratchFolder folder;
  folder.put("state", "a file where the folder should be");
  Log log(folder.path() / "state/log");
  EXPECT_TRUE(log.add("lost"));
  EXPECT_EQ(folder.get("state"), "a file where the folder should be");
  std::filesystem::remove(folder.path() / "state");
  EXPECT_FALSE(log.add("kept"));
  EXPECT_THAT(folder.get("state/log"), MatchesRegex("[-0-9]+T[:0-9]+Z kept\n"));
}

TEST(Log, WritesNothingWithoutAPath) {
  const ScratchFolder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  EXPECT_FALSE(Log("").add("line"));
  std::filesystem::current_path(before);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace quintet
