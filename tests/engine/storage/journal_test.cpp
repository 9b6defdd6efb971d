#include "engine/storage/journal.hpp"

#include <gtest/gtest.h>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

TEST(Journal, ReadAfterWriteIsTheIdentity) {
  for (const std::optional<std::string>& text :
       {std::optional<std::string>("one\ntwo\n"), std::optional<std::string>("no line break"),
        std::optional<std::string>(""), std::optional<std::string>("\n\n"), std::optional<std::string>()}) {
    const Journal journal{text, {1, 0xFFFFFFFFFFFFFFFFU}};
    EXPECT_EQ(Journal::read(journal.write()), journal);
  }
  EXPECT_EQ(Journal::read(Journal{.text = "text", .replaces = {}}.write())->text, "text");
}

// Killed, or power lost, while writing it.
TEST(Journal, IsInvalidUnlessComplete) {
  const std::string whole = Journal{"a text\nof two lines\n", {42}}.write();
  for (std::size_t size = 0; size + 1 < whole.size(); ++size)
    EXPECT_EQ(Journal::read(whole.substr(0, size)), std::nullopt) << size;
  for (std::size_t i = 0; i + 1 < whole.size(); ++i) {
    std::string bad = whole;
    bad[i] = static_cast<char>(bad[i] ^ 1);
    EXPECT_EQ(Journal::read(bad), std::nullopt) << i;
  }
  EXPECT_EQ(Journal::read(std::string(whole.size(), '\0')), std::nullopt);
  EXPECT_EQ(Journal::read(seal("something else\n\n")), std::nullopt);
}

TEST(Journal, IsNewerThanTheFileThatItReplaces) {
  const Journal journal{"new", {fingerprint("old"), fingerprint("older")}};
  EXPECT_TRUE(journal.is_newer_than("old"));
  EXPECT_TRUE(journal.is_newer_than("older"));
  EXPECT_TRUE(journal.is_newer_than(std::nullopt));
  EXPECT_FALSE(journal.is_newer_than("edited by hand"));
}

}  // namespace
}  // namespace quintet
