#include "core/link/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/link/deal.hpp"
#include "core/link/playout.hpp"
#include "support/boards.hpp"
#include "support/layouts.hpp"

namespace quintet::link {
namespace {

TEST(Layout, AFileHasANameAGravityAndRows) {
  const auto layout =
      read_layout("quintet-layout 1\nname Two ponds\ngravity lr-split\n; a remark\n\n.A*\n#*A\n");
  ASSERT_TRUE(layout) << layout.error().message;
  EXPECT_EQ(layout->name, "Two ponds");
  EXPECT_EQ(layout->gravity, Gravity::LrSplit);
  EXPECT_EQ(layout->cells.size(), (Size{3, 2}));
  EXPECT_EQ((layout->cells[{0, 1}]), tile(0));
  EXPECT_EQ((layout->cells[{0, 2}]), Tile::Blank);
  EXPECT_EQ((layout->cells[{1, 0}]), Tile::Stone);
}

TEST(Layout, PlainRowsAreALayoutWithoutAName) {
  const auto layout = read_layout("**\r\n**\r\n");
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->cells, plain_layout({2, 2}).cells);
}

struct BadLayout {
  const char* what;
  std::string text;
  int line;
  int column;
};

TEST(Layout, ABadFileIsRefusedWithLineAndColumn) {
  const std::vector<BadLayout> layouts = {
      {"empty", "", 1, 1},
      {"header only", "quintet-layout 1\n", 1, 1},
      {"short row", "**\n*\n", 2, 2},
      {"long row", "**\n***\n", 2, 3},
      {"blank row in the middle", "**\n\n**\n", 2, 1},
      {"unknown character", "**\n*?\n", 2, 2},
      {"digit", "**\n*1\n", 2, 2},
      {"name without header", "name X\n**\n", 1, 5},
      {"unknown gravity", "quintet-layout 1\ngravity sideways\n**\n", 2, 9},
      {"another version", "quintet-layout 2\n**\n", 1, 8},
      {"odd number of tiles", "**\n*.\n", 2, 1},
      {"odd number of a letter", "AB\nBB\n", 1, 1},
      {"no tiles", "#.\n..\n", 1, 1},
      {"too wide", std::string(66, '*') + "\n", 1, 65},
  };
  for (const auto& [what, text, line, column] : layouts) {
    const auto layout = read_layout(text);
    ASSERT_FALSE(layout) << what;
    EXPECT_EQ(layout.error().line, line) << what << ": " << layout.error().message;
    EXPECT_EQ(layout.error().column, column) << what << ": " << layout.error().message;
  }
}

TEST(Layout, ALayoutTooTallIsRefused) {
  std::string text;
  for (int i = 0; i < 66; ++i) text += "**\n";
  EXPECT_EQ(read_layout(text).error().line, 65);
}

TEST(Layout, RandomlyDamagedFilesAreReadOrRefusedWithAPlace) {
  const std::string text = "quintet-layout 1\nname Knot\ngravity down\n.AA.\n****\n#**#\n";
  Random random(31);
  for (int i = 0; i < 20'000; ++i) {
    std::string changed = text;
    for (std::uint64_t hits = 1 + random.below(4); hits > 0; --hits) {
      const std::size_t at = random.index(changed.size());
      if (random.below(3) == 0) {
        changed.erase(at, 1 + random.index(6));
      } else {
        changed.insert(at, 1, static_cast<char>(random.below(256)));
      }
      if (changed.empty()) break;
    }
    const auto layout = read_layout(changed);
    if (layout) {
      EXPECT_EQ(Board(layout->cells).tiles() % 2, 0);
    } else {
      EXPECT_GT(layout.error().line, 0);
      EXPECT_GT(layout.error().column, 0);
    }
  }
}

std::vector<std::filesystem::path> layout_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(layout_folder()))
    files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

TEST(OurLayouts, AreManyAndNamedAndOfAPlayableSize) {
  std::set<std::string> names;
  for (const auto& file : layout_files()) {
    EXPECT_EQ(file.extension(), ".layout");
    const auto layout = read_layout(read_file(file));
    ASSERT_TRUE(layout) << file << layout.error().line << layout.error().message;
    EXPECT_FALSE(layout->name.empty()) << file;
    names.insert(layout->name);
    EXPECT_GE(layout->cells.size().width, 10) << file;
    EXPECT_LE(layout->cells.size().width, 28) << file;
    EXPECT_GE(layout->cells.size().height, 8) << file;
    EXPECT_LE(layout->cells.size().height, 16) << file;
  }
  EXPECT_EQ(names.size(), layout_files().size());
  EXPECT_GE(names.size(), 14u);
}

TEST(OurLayouts, CanBeDealtUnderEveryGravityWithAndWithoutTheOutside) {
  for (const auto& file : layout_files()) {
    const Layout layout = *read_layout(read_file(file));
    for (const Gravity gravity : kGravities) {
      for (const Outside outside : {Outside::Allowed, Outside::Forbidden}) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
          const auto dealt = deal({.layout = layout, .rules = {gravity, outside}, .kinds = 12}, Random(seed));
          ASSERT_TRUE(dealt) << file << name(gravity) << name(outside) << message_of(dealt.error());
          ASSERT_TRUE(clears(dealt->board, dealt->rules, dealt->solution)) << file << name(gravity);
        }
      }
    }
  }
}

}  // namespace
}  // namespace quintet::link
