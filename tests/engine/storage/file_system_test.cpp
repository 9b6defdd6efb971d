// The real file system, and the store on it: what holds on every system.
#include "engine/storage/file_system.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/storage/documents.hpp"
#include "engine/storage/file_system_case.hpp"
#include "engine/storage/store.hpp"
#include "support/error_of.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST_F(FileSystemTest, WritesReadsRenamesAndRemoves) {
  EXPECT_FALSE(files_->write(at("a"), "one\0two"));
  EXPECT_FALSE(files_->write(at("a"), "short"));
  EXPECT_EQ(files_->read(at("a")).value(), "short");
  EXPECT_FALSE(files_->rename(at("a"), at("b")));
  EXPECT_FALSE(files_->exists(at("a")));
  EXPECT_THAT(files_->list(folder_.path()), UnorderedElementsAre("b"));
  EXPECT_FALSE(files_->sync_folder(folder_.path()));
  EXPECT_FALSE(files_->remove(at("b")));
  EXPECT_FALSE(files_->remove(at("b")));
  EXPECT_THAT(files_->list(at("nowhere")), ElementsAre());
}

TEST_F(FileSystemTest, NamesItsErrors) {
  EXPECT_EQ(error_of(files_->read(at("none"))), std::errc::no_such_file_or_directory);
  EXPECT_FALSE(files_->read(folder_.path()));
  EXPECT_TRUE(files_->write(at("none/file"), "x"));
  EXPECT_TRUE(files_->rename(at("none"), at("other")));
}

TEST_F(FileSystemTest, ReadsNoMoreThanItsReaderRequests) {
  folder_.put("a", "12345");
  EXPECT_EQ(read_regular_file(at("a"), 5).value(), "12345");
  EXPECT_EQ(error_of(read_regular_file(at("a"), 4)), std::errc::file_too_large);
}

TEST_F(FileSystemTest, RenamesWithoutReplacing) {
  folder_.put("a", "a");
  folder_.put("b", "b");
  EXPECT_EQ(files_->rename_to_new(at("a"), at("b")), std::errc::file_exists);
  EXPECT_EQ(folder_.get("b"), "b");
  EXPECT_FALSE(files_->rename_to_new(at("a"), at("c")));
  EXPECT_EQ(folder_.get("c"), "a");
  EXPECT_FALSE(files_->exists(at("a")));
  EXPECT_EQ(files_->rename_to_new(at("a"), at("d")), std::errc::no_such_file_or_directory);
}

TEST_F(FileSystemTest, GivesALockToOneAtATime) {
  auto first = files_->lock(at("lock"));
  ASSERT_TRUE(first);
  EXPECT_EQ(error_of(files_->lock(at("lock"))), std::errc::resource_unavailable_try_again);
  first = tl::unexpected(std::error_code());
  EXPECT_TRUE(files_->lock(at("lock")));
}

TEST_F(FileSystemTest, ASecondStoreSavesNothing) {
  Store first(*files_, folders());
  Store second(*files_, folders());
  EXPECT_TRUE(first.saving());
  EXPECT_FALSE(second.saving());
  EXPECT_EQ(second.take_reports().at(0).trouble, StoreTrouble::AnotherCopy);
}

TEST_F(FileSystemTest, AStoreInAHomeThatIsAFileReportsItOnce) {
  folder_.put("data", "");
  Store store(*files_, folders());
  EXPECT_FALSE(store.saving());
  EXPECT_FALSE(store.write(Folder::Data, "save", "text"));
  EXPECT_EQ(store.take_reports().size(), 1U);
}

TEST_F(FileSystemTest, CreatesFoldersBelowFoldersOnly) {
  EXPECT_FALSE(files_->create_folders(at("x/y/z")));
  EXPECT_FALSE(files_->create_folders(at("x/y/z")));
  EXPECT_TRUE(std::filesystem::is_directory(at("x/y/z")));
  folder_.put("file", "");
  EXPECT_TRUE(files_->create_folders(at("file/below")));
  EXPECT_EQ(files_->create_folders(at("file")), std::errc::not_a_directory);
}

TEST_F(FileSystemTest, KnowsSizeAndTimeOfAFile) {
  folder_.put("a", "12345");
  const auto about = files_->about(at("a"));
  ASSERT_TRUE(about);
  EXPECT_EQ(about->size, 5U);
  const auto age = std::chrono::system_clock::now() - about->changed;
  EXPECT_LT(age, std::chrono::minutes(1));
  EXPECT_GT(age, -std::chrono::minutes(1));
  EXPECT_EQ(error_of(files_->about(folder_.path())), std::errc::is_a_directory);
}

TEST_F(FileSystemTest, AppendsAndReplaces) {
  EXPECT_FALSE(append_to_regular_file(at("log"), "one "));
  EXPECT_FALSE(append_to_regular_file(at("log"), "two"));
  EXPECT_EQ(folder_.get("log"), "one two");
  EXPECT_FALSE(write_output_file(at("log"), "new"));
  EXPECT_EQ(folder_.get("log"), "new");
  EXPECT_EQ(files_->write(folder_.path(), "text"), std::errc::is_a_directory);
}

// Players have names in their own letters, and the name of a game has them in it.
TEST_F(FileSystemTest, KeepsNamesInEveryScript) {
  Documents documents(real_file_system(), at("棋谱"));
  const auto name = documents.write("林 vs. Zoë", ".sgf", "text");
  ASSERT_EQ(name.value_or(""), "林 vs. Zoë.sgf");
  EXPECT_EQ(documents.write("林 vs. Zoë", ".sgf", "text").value_or(""), "林 vs. Zoë 2.sgf");
  EXPECT_THAT(files_->list(at("棋谱")), UnorderedElementsAre("林 vs. Zoë.sgf", "林 vs. Zoë 2.sgf"));
  EXPECT_EQ(documents.read(*name).value_or(""), "text");
  EXPECT_EQ(folder_.get("棋谱/林 vs. Zoë.sgf"), "text");
}

}  // namespace
}  // namespace quintet
