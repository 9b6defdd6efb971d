#include "engine/storage/journal.hpp"

#include <gtest/gtest.h>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

TEST(Journal, ReadAfterWriteIsTheIdentity) {
  Journal journal;
  EXPECT_EQ(Journal::read(journal.write()), journal);
  int number = 0;
  for (const std::optional<std::string>& text :
       {std::optional<std::string>("one\ntwo\n"), std::optional<std::string>("no line break"),
        std::optional<std::string>(""), std::optional<std::string>("\n\n"), std::optional<std::string>(),
        std::optional<std::string>("quintet-journal 2\nremove - other\n")}) {
    const Change change{text, {1, 0xFFFFFFFFFFFFFFFFU}};
    EXPECT_EQ(Journal::read(Journal{{{"one", change}}}.write()), (Journal{{{"one", change}}}));
    journal.changes["a file " + std::to_string(++number)] = change;
    journal.changes["unknown " + std::to_string(number)] = {text, {}};
    EXPECT_EQ(Journal::read(journal.write()), journal);
  }
}

// Killed, or power lost, while writing it.
TEST(Journal, IsInvalidUnlessComplete) {
  const std::string whole =
      Journal{{{"save", {"a text\nof two lines\n", {42}}}, {"other", {std::nullopt, {}}}}}.write();
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

// Names with a folder would lead out of the one of the journal.
TEST(Journal, RefusesWhatNoJournalSays) {
  for (const std::string body :
       {"write 2 - a\nx\n", "write 1 - a\nxy\n", "write 99999999999999999999 - a\nx\n", "write 1 g a\nx\n",
        "write -1 - a\nx\n", "write 1 - \nx\n", "write 1 - ../a\nx\n", "remove - a\nremove - a\n",
        "move - a\n", "remove\n", "remove 1, a\n", "\n"}) {
    EXPECT_EQ(Journal::read(seal("quintet-journal 2\n" + body)), std::nullopt) << body;
  }
}

TEST(Journal, OfVersion09IsOneChange) {
  EXPECT_EQ(read_single_journal(seal("quintet-journal 1 write 2a ff\na text\nof two lines\n\n")),
            (Change{"a text\nof two lines\n", {42, 255}}));
  EXPECT_EQ(read_single_journal(seal("quintet-journal 1 remove 2a\n\n")), (Change{std::nullopt, {42}}));
  EXPECT_EQ(read_single_journal(seal("quintet-journal 1 move 2a\n\n")), std::nullopt);
  EXPECT_EQ(read_single_journal(seal("quintet-journal 1 write 2a\n")), std::nullopt);
  EXPECT_EQ(read_single_journal("quintet-journal 1 write 2a\ntext\n"), std::nullopt);
}

TEST(Change, IsNewerThanTheFileThatItReplaces) {
  const Change change{"new", {fingerprint("old"), fingerprint("older")}};
  EXPECT_TRUE(change.is_newer_than("old"));
  EXPECT_TRUE(change.is_newer_than("older"));
  EXPECT_TRUE(change.is_newer_than(std::nullopt));
  EXPECT_FALSE(change.is_newer_than("edited by hand"));
}

}  // namespace
}  // namespace quintet
