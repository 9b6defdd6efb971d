#include "cli/reading.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <istream>
#include <sstream>

#include "cli/endless.hpp"
#include "cli/spoken.hpp"

namespace quintet::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

TEST(Reading, EndlessInputIsRefused) {
  for (const char* command :
       {"gomoku solve", "gomoku forbidden", "gomoku gomocup", "link path", "link pairs", "link solve"}) {
    Endless zeros('\0');
    std::istream in(&zeros);
    std::ostringstream out, err;
    std::vector<std::string> arguments;
    for (const std::string_view word : split(command, ' ')) arguments.emplace_back(word);
    EXPECT_EQ(run(arguments, {in, out, err}), 2) << command;
    EXPECT_THAT(err.str(), HasSubstr("quintet-cli: ")) << command;
    EXPECT_THAT(out.str(), IsEmpty()) << command;
  }
}

TEST(Reading, AcceptsInputUpToTheLimit) {
  std::istringstream most(std::string(kMostInput, '.')), more(std::string(kMostInput + 1, '.'));
  EXPECT_TRUE(read_all(most));
  ASSERT_FALSE(read_all(more));
}

class ReadingFile : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directory(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ + '/' + name; }

  const std::string folder_ =
      testing::TempDir() + "quintet_reading_" + testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(ReadingFile, ReadsARegularFile) {
  std::ofstream(path("text"), std::ios::binary) << std::string("a\0b\n", 4);
  const Expected<std::string, ParseError> text = read_file(path("text"));
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, std::string("a\0b\n", 4));
}

TEST_F(ReadingFile, RefusesIrregularFilesWithoutWaiting) {
  ASSERT_EQ(::mkfifo(path("fifo").c_str(), 0600), 0);
  for (const std::string& file :
       {folder_, path("fifo"), std::string("/dev/zero"), std::string("/dev/null")}) {
    const Spoken spoken = speak("link deal --template", "", file);
    EXPECT_EQ(spoken.status, 2) << file;
    EXPECT_THAT(spoken.err, HasSubstr("not a regular file: " + file));
    EXPECT_THAT(spoken.out, IsEmpty()) << file;
  }
}

TEST_F(ReadingFile, RefusesAFileThatIsTooLong) {
  std::ofstream(path("long")).put('\n');
  std::filesystem::resize_file(path("long"), kMostInput + 1);
  const Spoken spoken = speak("link deal --template", "", path("long"));
  EXPECT_EQ(spoken.status, 2);
  EXPECT_THAT(spoken.err, HasSubstr("longer than"));
}

}  // namespace
}  // namespace quintet::cli
