#include "engine/platform/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

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
  ASSERT_EQ(::mkfifo((folder.path() / "log").c_str(), 0600), 0);
  EXPECT_TRUE(Log(folder.path() / "log").add("line"));
}

TEST(Log, GoesOnWhereItCannotBeWritten) {
  EXPECT_TRUE(Log("/proc/no/log").add("line"));
  EXPECT_FALSE(Log("").add("line"));
}

}  // namespace
}  // namespace quintet
