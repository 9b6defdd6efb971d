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
  // The disk blocks at the first write of "slow.tmp" until it is released; journals do not wait for it.
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
  // As a new run of the program.
  void store_again() {
    store_.emplace(files_, kFolders);
    writer_.emplace(*store_);
  }
  // The writing and removing operations, without those of journals.
  std::vector<std::string> changes() const {
    std::vector<std::string> changes;
    for (const std::string& operation : files_.operations) {
      if (operation.ends_with(".journal")) continue;
      if (operation.starts_with("write ") || operation.starts_with("remove ")) changes.push_back(operation);
    }
    return changes;
  }
  // The files that the next run of the program finds if this one is killed now.
  std::optional<std::string> after_a_kill(const std::string& name) const {
    MemoryFiles left;
    left.files = files_.snapshot();
    Store next(left, kFolders);
    const auto text = next.read<std::string>(Folder::Data, name, any_text);
    EXPECT_THAT(next.take_reports(), IsEmpty());
    return text;
  }
  static Expected<std::string, Problem> any_text(std::string_view text) { return std::string(text); }
  // If even journals are not written in time, the caller continues after a while; not in these tests.
  void wait_for_journals() {
    writer_->write(Folder::Data, "slow", "the journal of what came before is there");
  }

  const PlayerFolders kFolders{.config = "/c", .data = "/d", .state = "/s"};
  MemoryFiles files_;
  std::optional<Store> store_{std::in_place, files_, kFolders};
  std::optional<StoreWriter> writer_{std::in_place, *store_};
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

TEST_F(StoreWriterTest, ASecondTextWaitsForTheJournalOfTheFirst) {
  std::promise<void> released;
  files_.fault = [gate = released.get_future().share()](const std::string& operation, const auto&) {
    if (operation == "write_unsynced") gate.wait();
    return std::error_code();
  };
  writer_->write(Folder::Data, "save", "first");
  auto second = std::async(std::launch::async, [this] { writer_->write(Folder::Data, "save", "newer"); });
  EXPECT_EQ(second.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout);
  released.set_value();
  second.get();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "newer");
}

// The disk needs a second per file, and the player makes many moves in that time.
TEST_F(StoreWriterTest, OnASlowDiskAKillLosesAtMostTheLastText) {
  keep_the_disk_busy();
  for (int move = 1; move <= 50; ++move) {
    writer_->write(Folder::Data, "slow", "move " + std::to_string(move));
    if (move == 1) continue;
    const auto found = after_a_kill("slow");
    EXPECT_THAT(found, testing::AnyOf(testing::Optional("move " + std::to_string(move)),
                                      testing::Optional("move " + std::to_string(move - 1))));
  }
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "move 50");
  EXPECT_FALSE(files_.files.contains("/d/slow.journal"));
}

TEST_F(StoreWriterTest, OnASlowDiskAKillDoesNotBringARemovedFileBack) {
  writer_->write(Folder::Data, "slow", "former");
  writer_->finish();
  keep_the_disk_busy();
  writer_->remove(Folder::Data, "slow");
  wait_for_journals();
  EXPECT_NE(after_a_kill("slow"), "former");
  let_go();
  writer_->finish();
}

// The program is killed, or the disk fails permanently, after any number of operations: the next run finds the former
// or the new text without damage, and the new one as soon as its journal is complete.
TEST_F(StoreWriterTest, AKillAtAnyOperationLosesAtMostTheLastText) {
  for (int failing = 1; failing <= 20; ++failing) {
    files_.fault = {};
    writer_.reset();
    files_.files.clear();
    store_again();
    writer_->write(Folder::Data, "save", "first");
    writer_->write(Folder::Data, "save", "former");
    writer_->finish();
    std::atomic<int> count = 0;
    std::atomic<bool> journalled = false;
    files_.fault = [&](const std::string& operation, const FileSystem::Path& file) {
      const bool dead = ++count >= failing;
      if (!dead && operation == "rename" && file.filename() == "save.journal.tmp") journalled = true;
      return dead ? std::make_error_code(std::errc::io_error) : std::error_code();
    };
    writer_->write(Folder::Data, "save", "new");
    writer_->finish();
    const auto found = after_a_kill("save");
    EXPECT_TRUE(found == "new" || (!journalled && found == "former"))
        << failing << ' ' << found.value_or("none");
  }
}

TEST_F(StoreWriterTest, OnASlowDiskANewerTextReplacesAQueuedOne) {
  keep_the_disk_busy();
  for (const char* text : {"1", "2", "3", "4", "5", "6"}) writer_->write(Folder::Data, "slow", text);
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "6");
  // The one in progress, possibly one whose successor had no journal yet, and the last one.
  EXPECT_THAT(changes().size(), testing::AllOf(testing::Ge(2U), testing::Le(3U)));
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

TEST_F(StoreWriterTest, RetriesFailedWrites) {
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

TEST_F(StoreWriterTest, WakesTheLoopWhenThereIsAReport) {
  std::atomic<int> woken = 0;
  writer_.emplace(*store_, [&woken] { ++woken; });
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

TEST_F(StoreWriterTest, WorksInOrder) {
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
  const auto parse = [](std::string_view text) { return Expected<std::string, Problem>(std::string(text)); };
  EXPECT_EQ(writer_->read<std::string>(Folder::Data, "save", parse), "text");
}

TEST_F(StoreWriterTest, FinishesBeforeItIsDestroyed) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "save", "text");
  let_go();
  writer_.reset();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, ReportsFailures) {
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
