#include "engine/storage/seal.hpp"

#include <gtest/gtest.h>

namespace quintet {
namespace {

std::string unsealed(std::string_view text) {
  return std::string(unseal(text).value_or("refused"));
}

// The test values of the algorithm's specification.
TEST(Seal, UsesFnv1a) {
  EXPECT_EQ(fingerprint(""), 0xCBF29CE484222325U);
  EXPECT_EQ(fingerprint("a"), 0xAF63DC4C8601EC8CU);
  EXPECT_EQ(fingerprint("foobar"), 0x85944171F73967E8U);
}

TEST(Seal, StandsInTheLastLine) {
  EXPECT_EQ(seal("foobar\n"), "foobar\nchecksum 345316a7168b8506\n");
  EXPECT_EQ(seal("foobar"), seal("foobar\n"));
}

TEST(Seal, ReturnsTheBody) {
  for (const std::string body : {"", "\n", "{\n}\n", "checksum 12\nmore\n"})
    EXPECT_EQ(unsealed(seal(body)), body);
  EXPECT_EQ(unsealed(seal(seal("twice\n"))), seal("twice\n"));
}

TEST(Seal, MayBeMissing) {
  for (const std::string text : {"", "{}", "{}\n", "{\n  \"checksum\": 1\n}\n"})
    EXPECT_EQ(unsealed(text), text);
}

TEST(Seal, MayLackItsLineBreak) {
  std::string text = seal("{}\n");
  text.pop_back();
  EXPECT_EQ(unsealed(text), "{}\n");
}

TEST(Seal, RefusesEveryChangedByte) {
  const std::string good = seal("{\n  \"volume\": 80\n}\n");
  const std::size_t label = good.rfind("checksum ");
  for (std::size_t i = 0; i + 1 < good.size(); ++i) {
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ 1);
    // Without its label, or not on its own line, it is not a checksum; the parser of the body rejects it.
    if (i + 1 < label || i >= label + 9)
      EXPECT_EQ(unsealed(bad), "refused") << i;
    else
      EXPECT_EQ(unsealed(bad), bad) << i;
  }
  for (std::size_t size = label + 9; size + 1 < good.size(); ++size)
    EXPECT_EQ(unsealed(good.substr(0, size)), "refused") << size;
}

}  // namespace
}  // namespace quintet
