#include "engine/storage/store_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "engine/storage/memory_files.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoreWriterTest : public testing::Test {
 protected:
  // The disk stops at the first writing of "slow.tmp" until it is let go.
  void keep_the_disk_busy() {
    files_.fault = [this, first = true](const std::string& operation, const FileSystem::Path& file) mutable {
      if (operation != "write" || file.filename() != "slow.tmp" || !std::exchange(first, false))
        return std::error_code();
      reached_.set_value();
      go_on_.get_future().wait();
      return std::error_code();
    };
    writer_->write(Folder::Data, "slow", "text");
    reached_.get_future().wait();
  }
  void let_go() { go_on_.set_value(); }
  // The writing and removing among the operations.
  std::vector<std::string> changes() const {
    std::vector<std::string> changes;
    for (const std::string& operation : files_.operations) {
      if (operation.starts_with("write ") || operation.starts_with("remove ")) changes.push_back(operation);
    }
    return changes;
  }

  MemoryFiles files_;
  Store store_{files_, PlayerFolders{.config = "/c", .data = "/d", .state = "/s"}};
  std::optional<StoreWriter> writer_{std::in_place, store_};
  std::promise<void> reached_, go_on_;
};

TEST_F(StoreWriterTest, ReturnsWhileTheDiskIsBusy) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "other", "text");
  EXPECT_THAT(writer_->take_reports(), IsEmpty());
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "text");
  EXPECT_EQ(files_.files["/d/other"], "text");
}

TEST_F(StoreWriterTest, ASecondTextWaitsForTheFirstToBeOnTheDisk) {
  keep_the_disk_busy();
  auto second = std::async(std::launch::async, [this] { writer_->write(Folder::Data, "slow", "newer"); });
  EXPECT_EQ(second.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout);
  let_go();
  second.get();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow.bak"], "text");
  EXPECT_EQ(files_.files["/d/slow"], "newer");
}

TEST_F(StoreWriterTest, OnASlowDiskANewerTextTakesThePlaceOfOneInLine) {
  keep_the_disk_busy();
  for (const char* text : {"1", "2", "3"}) writer_->write(Folder::Data, "slow", text);
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "3");
  EXPECT_THAT(changes(), ElementsAre("write slow.tmp", "write slow.tmp"));
}

TEST_F(StoreWriterTest, DoesNotWriteTheSameTextTwice) {
  for (int i = 0; i < 3; ++i) writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_THAT(changes(), ElementsAre("write save.tmp"));
  writer_->remove(Folder::Data, "save");
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, TriesAgainWhatFailed) {
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  files_.fault = {};
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, WakesTheLoopWhenThereIsSomethingToTell) {
  std::atomic<int> woken = 0;
  writer_.emplace(store_, [&woken] { ++woken; });
  writer_->write(Folder::Data, "good", "text");
  writer_->finish();
  EXPECT_EQ(woken, 0);
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "bad", "text");
  writer_->finish();
  EXPECT_EQ(woken, 1);
  writer_.reset();
}

TEST_F(StoreWriterTest, WorksInTheOrderAsked) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "records", "won");
  writer_->remove(Folder::Data, "save");
  let_go();
  writer_->finish();
  EXPECT_THAT(changes(),
              ElementsAre("write slow.tmp", "write records.tmp", "remove save.bak", "remove save"));
}

TEST_F(StoreWriterTest, ReadsWhatWasJustWritten) {
  writer_->write(Folder::Data, "save", "text");
  const auto parse = [](std::string_view text) {
    return std::variant<std::string, Problem>(std::string(text));
  };
  EXPECT_EQ(writer_->read<std::string>(Folder::Data, "save", parse), "text");
}

TEST_F(StoreWriterTest, FinishesBeforeItGoes) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "save", "text");
  let_go();
  writer_.reset();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, TellsOfWhatFailed) {
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  const auto reports = writer_->take_reports();
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].trouble, StoreTrouble::NotSaved);
  EXPECT_EQ(reports[0].file, "save");
  EXPECT_THAT(writer_->take_reports(), IsEmpty());
}

}  // namespace
}  // namespace quintet
