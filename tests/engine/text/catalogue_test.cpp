#include "engine/text/catalogue.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "engine/text/mo_writer.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::Pointee;

std::string problem_of(std::span<const std::byte> bytes) {
  const auto catalogue = Catalogue::read(bytes);
  return catalogue ? "" : catalogue.error().text;
}

const Messages kMessages = with_header({{"Undo", "悔棋"},
                                        {"go\x04Pass", "停一手"},
                                        {std::string("{count} move\0{count} moves", 26), "{count} 步"}});

TEST(Catalogue, FindsMessagesInBothByteOrders) {
  for (const std::endian order : {std::endian::little, std::endian::big}) {
    const auto catalogue = Catalogue::read(mo_file(kMessages, order)).value();
    EXPECT_EQ(catalogue.size(), 3U);
    EXPECT_THAT(catalogue.find("Undo"), Pointee(ElementsAre("悔棋")));
    EXPECT_THAT(catalogue.find("go", "Pass"), Pointee(ElementsAre("停一手")));
    EXPECT_THAT(catalogue.find("{count} move"), Pointee(ElementsAre("{count} 步")));
    EXPECT_EQ(catalogue.find("Redo"), nullptr);
    EXPECT_EQ(catalogue.find("Pass"), nullptr);
  }
}

TEST(Catalogue, KeepsEveryPluralForm) {
  const auto bytes = mo_file(with_header({{std::string("a\0b", 3), std::string("x\0y\0z", 5)}}));
  EXPECT_THAT(Catalogue::read(bytes).value().find("a"), Pointee(ElementsAre("x", "y", "z")));
}

TEST(Catalogue, FindsMessagesThatAreNotSorted) {
  auto bytes = mo_file(with_header({{"a", "1"}, {"b", "2"}, {"c", "3"}}));
  // The offset of the table of ids is the fourth number; two entries are swapped, with their texts.
  const auto offset = [&bytes](std::size_t at) { return std::to_integer<std::size_t>(bytes[at]); };
  for (const std::size_t table : {offset(12), offset(16)}) {
    const auto entry = bytes.begin() + static_cast<std::ptrdiff_t>(table) + 8;
    std::swap_ranges(entry, entry + 8, entry + 16);
  }
  const auto catalogue = Catalogue::read(bytes).value();
  EXPECT_THAT(catalogue.find("a"), Pointee(ElementsAre("1")));
  EXPECT_THAT(catalogue.find("b"), Pointee(ElementsAre("2")));
  EXPECT_THAT(catalogue.find("c"), Pointee(ElementsAre("3")));
}

// A small file must not grow to gigabytes in memory.
TEST(Catalogue, RefusesMessagesThatShareTheirBytes) {
  const std::string long_text(1000, 'x');
  auto bytes = mo_file(with_header({{"a", long_text}, {"b", "2"}, {"c", "3"}}));
  const auto texts = static_cast<std::ptrdiff_t>(std::to_integer<std::size_t>(bytes[16]));
  const auto of = [&](std::ptrdiff_t message) { return bytes.begin() + texts + 8 * message; };
  std::copy(of(1), of(2), of(2));
  EXPECT_EQ(problem_of(bytes), "the messages of the catalogue overlap");
}

TEST(Catalogue, SaysWhyItRefusesAFile) {
  EXPECT_EQ(problem_of({}), "not a compiled catalogue");
  EXPECT_EQ(problem_of(std::as_bytes(std::span("<?xml version='1.0'?>"))), "not a compiled catalogue");
  const auto whole = mo_file(kMessages);
  EXPECT_EQ(problem_of(std::span(whole).first(10)), "the catalogue ends within its head");
  EXPECT_EQ(problem_of(mo_file({{"Undo", "悔棋"}})), "the catalogue is not in UTF-8");
  EXPECT_EQ(problem_of(mo_file({{"", "Content-Type: text/plain; charset=GB2312\n"}})),
            "the catalogue is not in UTF-8");
  EXPECT_EQ(problem_of(mo_file(with_header({}, "nplurals=2; plural=maybe;"))),
            "the catalogue's plural rule cannot be read");
}

TEST(Catalogue, RefusesEveryFileThatEndsTooEarly) {
  const auto whole = mo_file(kMessages);
  // The last byte only terminates a text of known length.
  for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
    const std::vector<std::byte> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_NE(problem_of(cut), "") << size;
  }
}

// With sanitizers this also shows that nothing outside the file is read.
TEST(Catalogue, SurvivesAnyDamage) {
  const auto whole = mo_file(kMessages);
  std::mt19937 random(1);
  for (int round = 0; round < 20'000; ++round) {
    auto damaged = whole;
    for (auto times = 1 + random() % 4; times > 0; --times) {
      damaged[random() % (round % 2 == 0 ? 60 : damaged.size())] = static_cast<std::byte>(random());
    }
    const auto catalogue = Catalogue::read(damaged);
    if (catalogue) {
      EXPECT_LT(catalogue->plural().form(random()), catalogue->plural().forms());
    }
  }
}

TEST(Catalogue, RefusesACountThatTheFileCannotContain) {
  auto bytes = mo_file(kMessages);
  for (std::size_t at = 8; at < 12; ++at) bytes[at] = std::byte{0xFF};
  EXPECT_NE(problem_of(bytes), "");
}

}  // namespace
}  // namespace quintet
