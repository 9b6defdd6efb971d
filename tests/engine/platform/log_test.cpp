#include "engine/platform/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(Log, GoesOnWhereItCannotBeWritten) {
  Log("/proc/no/log").add("line");
  Log("").add("line");
}

}  // namespace
}  // namespace quintet
