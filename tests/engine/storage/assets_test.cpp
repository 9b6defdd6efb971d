#include "engine/storage/assets.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>

#include "engine/storage/scratch_folder.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::span<const std::byte> bytes(std::string_view text) {
  return std::as_bytes(std::span(text));
}

const std::array<EmbeddedFile, 3> kEmbedded{{{"images/a.svg", bytes("picture a")},
                                             {"images/b.svg", bytes("picture b")},
                                             {"sounds/a.ogg", bytes("sound a")}}};

std::string text_of(const Assets& assets, std::string_view name) {
  const auto found = assets.find(name);
  return found ? std::string(found->text()) : "none";
}

TEST(Assets, FindsEmbeddedFilesByName) {
  const Assets assets(kEmbedded);
  EXPECT_EQ(text_of(assets, "images/a.svg"), "picture a");
  EXPECT_EQ(text_of(assets, "sounds/a.ogg"), "sound a");
  EXPECT_EQ(text_of(assets, "images/c.svg"), "none");
  EXPECT_EQ(text_of(assets, "images"), "none");
  EXPECT_EQ(text_of(assets, ""), "none");
}

// What zlib makes of this text.
constexpr std::string_view kText = "to and fro, to and fro, to and fro";
constexpr std::array<unsigned char, 23> kPacked{0x78, 0xda, 0x2b, 0xc9, 0x57, 0x48, 0xcc, 0x4b,
                                                0x51, 0x48, 0x2b, 0xca, 0xd7, 0x51, 0x28, 0xc1,
                                                0xca, 0x06, 0x00, 0xc7, 0x8f, 0x0b, 0x70};

TEST(Assets, UnpacksPackedFiles) {
  const std::array files{EmbeddedFile{"a.txt", std::as_bytes(std::span(kPacked)), kText.size()}};
  const Assets assets(files);
  EXPECT_EQ(text_of(assets, "a.txt"), kText);
  // The bytes belong to who asked for them.
  const Bytes first = *assets.find("a.txt"), second = *assets.find("a.txt");
  EXPECT_NE(first.data(), second.data());
}

TEST(Assets, ReportsADamagedPackedFileAsMissing) {
  auto damaged = kPacked;
  damaged.at(9) ^= 0x10;
  const std::array files{EmbeddedFile{"a.txt", std::as_bytes(std::span(damaged)), kText.size()},
                         EmbeddedFile{"b.txt", std::as_bytes(std::span(kPacked)), kText.size() + 1},
                         EmbeddedFile{"c.txt", std::as_bytes(std::span(kPacked)), kText.size() - 1}};
  std::vector<std::string> faults;
  const Assets assets(files, {}, [&](std::string_view fault) { faults.emplace_back(fault); });
  for (const EmbeddedFile& file : files) EXPECT_EQ(text_of(assets, file.name), "none");
  EXPECT_THAT(faults, ElementsAre(HasSubstr("a.txt"), HasSubstr("b.txt"), HasSubstr("c.txt")));
}

TEST(Assets, ListsNamesByPrefix) {
  EXPECT_THAT(Assets(kEmbedded).list("images/"), ElementsAre("images/a.svg", "images/b.svg"));
  EXPECT_THAT(Assets(kEmbedded).list("layouts/"), ElementsAre());
}

TEST(Assets, PrefersTheFilesOfAFolder) {
  const ScratchFolder folder;
  folder.put("images/b.svg", "another b");
  folder.put("images/c.svg", "new c");
  const Assets assets(kEmbedded, folder.path());
  EXPECT_EQ(text_of(assets, "images/a.svg"), "picture a");
  EXPECT_EQ(text_of(assets, "images/b.svg"), "another b");
  EXPECT_EQ(text_of(assets, "images/c.svg"), "new c");
  EXPECT_THAT(assets.list("images/"), ElementsAre("images/a.svg", "images/b.svg", "images/c.svg"));
}

TEST(Assets, KeepTheBytesOfAFolderAlive) {
  const ScratchFolder folder;
  folder.put("a", "content");
  Bytes kept;
  {
    const Assets assets({}, folder.path());
    kept = *assets.find("a");
  }
  EXPECT_EQ(kept.text(), "content");
}

TEST(Assets, ReportsAMissingFolderAndContinues) {
  std::vector<std::string> told;
  const Assets assets(kEmbedded, "/no/such/folder",
                      [&told](std::string_view text) { told.emplace_back(text); });
  EXPECT_THAT(told, ElementsAre(HasSubstr("/no/such/folder")));
  EXPECT_EQ(text_of(assets, "images/a.svg"), "picture a");
}

TEST(Assets, ReportsAnUnreadableFileAndContinues) {
  const ScratchFolder folder;
  folder.put("images/a.svg", "");
  std::filesystem::resize_file(folder.path() / "images/a.svg", 65U << 20);  // too large to be a picture
  std::vector<std::string> told;
  const Assets assets(kEmbedded, folder.path(), [&told](std::string_view text) { told.emplace_back(text); });
  EXPECT_EQ(text_of(assets, "images/a.svg"), "picture a");
  EXPECT_THAT(told, ElementsAre(HasSubstr("a.svg")));
}

TEST(Assets, ReportAnIrregularFileOnceAndContinue) {
  const ScratchFolder folder;
  folder.put("images/c.svg", "c");
  ASSERT_EQ(::mkfifo((folder.path() / "images/a.svg").c_str(), 0600), 0);
  std::filesystem::create_symlink("/dev/zero", folder.path() / "images/b.svg");
  std::vector<std::string> reported;
  const Assets assets(kEmbedded, folder.path(),
                      [&reported](std::string_view text) { reported.emplace_back(text); });
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(text_of(assets, "images/a.svg"), "picture a");
    EXPECT_EQ(text_of(assets, "images/b.svg"), "picture b");
  }
  EXPECT_THAT(reported, ElementsAre(HasSubstr("a.svg: is not a regular file"), HasSubstr("b.svg: is not")));
}

TEST(Assets, NeverLeaveTheFolder) {
  const ScratchFolder folder;
  folder.put("secret", "secret");
  folder.put("inner/a", "a");
  const Assets assets({}, folder.path() / "inner");
  EXPECT_EQ(text_of(assets, "a"), "a");
  EXPECT_EQ(text_of(assets, "../secret"), "none");
  EXPECT_EQ(text_of(assets, (folder.path() / "secret").string()), "none");
}

TEST(Assets, DoesNotReadAFolderAsAFile) {
  const ScratchFolder folder;
  folder.put("images/a.svg/inside", "");
  EXPECT_EQ(text_of(Assets(kEmbedded, folder.path()), "images/a.svg"), "picture a");
}

}  // namespace
}  // namespace quintet
