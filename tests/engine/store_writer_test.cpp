#include "engine/store_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "engine/memory_files.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoreWriterTest : public testing::Test {
 protected:
  // The disk stops at the first writing of "slow.tmp" until it is let go.
  void make_slow() {
    files_.fault = [this](const std::string& operation, const FileSystem::Path& file) {
      if (operation != "write" || file.filename() != "slow.tmp") return std::error_code();
      reached_.set_value();
      let_go_.get_future().wait();
      return std::error_code();
    };
  }
  void keep_the_disk_busy() {
    make_slow();
    writer_->write(Folder::Data, "slow", "text");
    reached_.get_future().wait();
  }
  std::vector<std::string> written() const {
    std::vector<std::string> names;
    for (const std::string& operation : files_.operations) {
      if (operation.starts_with("write ")) names.push_back(operation.substr(6));
    }
    return names;
  }

  MemoryFiles files_;
  Store store_{files_, PlayerFolders{.config = "/c", .data = "/d", .state = "/s"}};
  std::optional<StoreWriter> writer_{std::in_place, store_};
  std::promise<void> reached_, let_go_;
};

TEST_F(StoreWriterTest, ReturnsWhileTheDiskIsBusy) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "other", "text");
  EXPECT_THAT(writer_->take_reports(), IsEmpty());
  let_go_.set_value();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "text");
  EXPECT_EQ(files_.files["/d/other"], "text");
}

TEST_F(StoreWriterTest, WritesOnlyTheLatestOfWhatWaits) {
  keep_the_disk_busy();
  for (const char* text : {"1", "2", "3"}) writer_->write(Folder::Data, "save", text);
  let_go_.set_value();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "3");
  EXPECT_THAT(written(), ElementsAre("slow.tmp", "save.tmp"));
}

TEST_F(StoreWriterTest, WritesInTheOrderAsked) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "save", "old");
  writer_->write(Folder::Data, "records", "won");
  writer_->remove(Folder::Data, "save");
  let_go_.set_value();
  writer_->finish();
  EXPECT_THAT(written(), ElementsAre("slow.tmp", "records.tmp"));
  EXPECT_FALSE(files_.files.contains("/d/save"));
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
  let_go_.set_value();
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
