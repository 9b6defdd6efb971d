#include "engine/storage/documents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/storage/memory_files.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class DocumentsTest : public testing::Test {
 protected:
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const Document& file : documents_.list()) all.push_back(file.name);
    return all;
  }
  std::string stored(std::string_view stem) {
    auto name = documents_.write(stem, ".txt", "text");
    return std::holds_alternative<std::string>(name) ? std::get<std::string>(name) : "";
  }

  MemoryFiles files_;
  Documents documents_{files_, "/data/games"};
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

TEST_F(DocumentsTest, AreNotReadAboveTheirLimit) {
  files_.files["/data/games/a.txt"] = std::string(Documents::kLargest, 'a');
  EXPECT_EQ(std::get<std::string>(documents_.read("a.txt")).size(), Documents::kLargest);
  files_.files["/data/games/a.txt"] += 'a';
  EXPECT_EQ(std::get<std::error_code>(documents_.read("a.txt")), std::errc::file_too_large);
}

TEST_F(DocumentsTest, HaveNoPlaceWithoutAFolder) {
  Documents none(files_, {});
  EXPECT_TRUE(std::holds_alternative<std::error_code>(none.write("a", ".txt", "text")));
  EXPECT_THAT(none.list(), IsEmpty());
}

}  // namespace
}  // namespace quintet
