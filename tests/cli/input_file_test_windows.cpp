// Names of files as the command line gives them to quintet-cli on Windows.
#include "cli/input_file.hpp"

#include <gtest/gtest.h>

#include <array>

#include "engine/storage/scratch_folder.hpp"

namespace quintet::cli {
namespace {

TEST(InputFile, MayHaveANameInEveryScript) {
  const ScratchFolder folder;
  folder.put("星罗.txt", "text");
  const InputFile file((folder.path() / utf8_path("星罗.txt")).string());
  ASSERT_TRUE(file.is_open());
  EXPECT_TRUE(file.is_regular());
  std::array<char, 8> part{};
  EXPECT_EQ(file.read(part), 4);
}

TEST(InputFile, IsNotFoundByANameThatIsNoUnicode) {
  EXPECT_FALSE(InputFile("\xc3\x28.sgf").is_open());
  EXPECT_FALSE(InputFile("").is_open());
}

}  // namespace
}  // namespace quintet::cli
