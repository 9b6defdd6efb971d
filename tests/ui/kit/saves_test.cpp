// The saves of earlier versions, which are test data of the plays, are read as matches and written again byte by byte.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "games/gomoku/match.hpp"
#include "games/link/match.hpp"
#include "games/mines/match.hpp"
#include "games/twenty48/match.hpp"

namespace quintet::ui {
namespace {

namespace fs = std::filesystem;

template <class M>
std::optional<std::string> again(const std::string& text) {
  const auto match = M::read(text);
  return match ? std::optional(match->write()) : std::nullopt;
}

std::optional<std::string> again(const std::string& name, const std::string& text) {
  if (name.starts_with("link-")) return again<link::Match>(text);
  if (name.starts_with("gomoku-")) return again<gomoku::Match>(text);
  return name.starts_with("mines-") ? again<mines::Match>(text) : again<twenty48::Match>(text);
}

// The time of a match of gomoku is the sum of the times of its seats, which are whole milliseconds each.
std::string without_sum(std::string text) {
  constexpr std::string_view kElapsed = " elapsed=";
  for (auto at = text.find(kElapsed); at != std::string::npos; at = text.find(kElapsed, at)) {
    const auto end = text.find_first_not_of("0123456789", at + kElapsed.size());
    text.erase(at, end == std::string::npos ? end : end - at);
  }
  const auto checksum = text.rfind("checksum ");
  return checksum == std::string::npos ? text : text.substr(0, checksum);
}

// Saves below a folder by their names; each is what `check` is called with.
template <class Check>
int for_saves(const char* folder, Check check) {
  int saves = 0;
  for (const auto& file : fs::recursive_directory_iterator(fs::path(QUINTET_PLAYS) / folder)) {
    if (file.path().extension() != ".save") continue;
    SCOPED_TRACE(file.path());
    std::ifstream in(file.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}}, name = file.path().filename().string();
    check(name, text);
    ++saves;
  }
  return saves;
}

TEST(Saves, OfTheProfilesAreWrittenAsTheyWereRead) {
  const int saves = for_saves("profiles", [](const std::string& name, const std::string& text) {
    const std::string written = again(name, text).value_or("");
    if (name.starts_with("gomoku-"))
      EXPECT_EQ(without_sum(written), without_sum(text));
    else
      EXPECT_EQ(written, text);
  });
  EXPECT_GE(saves, 20);
}

TEST(Saves, InTheWordsOfEarlierVersionsAreWrittenInThoseOfToday) {
  const int saves = for_saves("scripts", [](const std::string& name, const std::string& text) {
    const std::string written = again(name, text).value_or("");
    EXPECT_TRUE(written.find("assists=") != std::string::npos) << written;
    EXPECT_EQ(again(name, written), written);
  });
  EXPECT_GE(saves, 5);
}

}  // namespace
}  // namespace quintet::ui
