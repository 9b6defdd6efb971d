#include "engine/storage/documents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "engine/storage/memory_files.hpp"
#include "support/error_of.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class DocumentsTest : public testing::Test {
 protected:
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const Document& file : documents_.list()) all.push_back(file.name);
    return all;
  }
  std::string stored(std::string_view stem) {
    auto name = documents_.write(stem, ".txt", "text");
    return name.value_or("");
  }

  // The folder does not respond until `answer_again`.
  void hang() {
    files_.fault = [gate = released_.get_future().share()](const std::string&, const auto&) {
      gate.wait();
      return std::error_code();
    };
  }
  void answer_again() { released_.set_value(); }

  std::shared_ptr<MemoryFiles> shared_ = std::make_shared<MemoryFiles>();
  MemoryFiles& files_ = *shared_;
  Documents documents_{shared_, "/data/games"};
  std::promise<void> released_;
};

TEST_F(DocumentsTest, NeverTakeANameTwice) {
  EXPECT_EQ(stored("a"), "a.txt");
  EXPECT_EQ(stored("a"), "a 2.txt");
  EXPECT_EQ(stored("a"), "a 3.txt");
  EXPECT_THAT(names(), ElementsAre("a 2.txt", "a 3.txt", "a.txt"));
}

TEST_F(DocumentsTest, StayInTheirFolder) {
  EXPECT_EQ(stored("../../a/b"), "-..-..-a-b.txt");
  EXPECT_EQ(stored(""), "-.txt");
  EXPECT_EQ(stored("a\nb"), "a-b.txt");
}

TEST_F(DocumentsTest, AreListedTheNewestFirst) {
  stored("old");
  stored("new");
  files_.changed["/data/games/new.txt"] = std::chrono::sys_seconds(std::chrono::seconds(9));
  EXPECT_THAT(names(), ElementsAre("new.txt", "old.txt"));
}

TEST_F(DocumentsTest, AppearWholeOrNotAtAll) {
  for (const std::string failing : {"create_folders", "write", "rename"}) {
    files_.fault = [&](const std::string& operation, const auto&) {
      return operation == failing ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
    };
    EXPECT_EQ(stored("a"), "") << failing;
    EXPECT_THAT(names(), IsEmpty()) << failing;
    EXPECT_THAT(files_.files, IsEmpty()) << failing;
  }
}

// Another program takes the name between the check of the folder and the renaming.
TEST_F(DocumentsTest, NeverReplaceAFileThatAppearsMeanwhile) {
  files_.fault = [this](const std::string& operation, const auto&) {
    if (operation == "write") files_.files["/data/games/a.txt"] = "another program's";
    return std::error_code();
  };
  EXPECT_EQ(stored("a"), "a 2.txt");
  EXPECT_EQ(files_.files["/data/games/a.txt"], "another program's");
}

TEST_F(DocumentsTest, StopWaitingForAFolderThatDoesNotRespond) {
  stored("a");
  hang();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(error_of(documents_.read("a.txt", stop.get_token())), std::errc::timed_out);
  EXPECT_EQ(error_of(documents_.read("a.txt")), std::errc::timed_out);
  answer_again();
  EXPECT_EQ(documents_.read("a.txt").value(), "text");
}

TEST_F(DocumentsTest, AreCountedWithoutBeingRead) {
  stored("a");
  stored("b");
  files_.operations.clear();
  EXPECT_THAT(*documents_.glance(), UnorderedElementsAre("a.txt", "b.txt"));
  EXPECT_THAT(files_.operations, ElementsAre("list games"));
}

TEST_F(DocumentsTest, AreNotCountedIfTheFolderDoesNotRespond) {
  hang();
  EXPECT_EQ(documents_.glance(), std::nullopt);
  // The second count does not wait, and does not block another thread.
  EXPECT_EQ(documents_.glance(), std::nullopt);
  EXPECT_THAT(files_.operations, ElementsAre("list games"));
  answer_again();
}

TEST_F(DocumentsTest, AreNotReadAboveTheirLimit) {
  files_.files["/data/games/a.txt"] = std::string(Documents::kLargest, 'a');
  EXPECT_EQ(documents_.read("a.txt").value().size(), Documents::kLargest);
  files_.files["/data/games/a.txt"] += 'a';
  EXPECT_EQ(error_of(documents_.read("a.txt")), std::errc::file_too_large);
}

TEST_F(DocumentsTest, AreNotStoredWithoutAFolder) {
  Documents none(shared_, {});
  EXPECT_FALSE(none.write("a", ".txt", "text"));
  EXPECT_THAT(none.list(), IsEmpty());
}

}  // namespace
}  // namespace quintet
