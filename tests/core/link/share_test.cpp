#include "core/link/share.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/link/daily.hpp"
#include "core/link/deal.hpp"
#include "core/link/playout.hpp"
#include "core/text.hpp"
#include "support/boards.hpp"
#include "support/damage.hpp"
#include "support/layouts.hpp"
#include "support/share_damage.hpp"

namespace quintet::link {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kNameLength = 6, kSumLength = 6;

std::vector<Layout> layouts() {
  std::vector<Layout> all{plain_layout({4, 4}),   plain_layout({8, 8}),   plain_layout({16, 10}),
                          plain_layout({28, 16}), plain_layout({32, 18}), plain_layout({2, 1})};
  for (const auto& entry : std::filesystem::directory_iterator(layout_folder())) {
    auto layout = read_layout(read_file(entry.path()));
    EXPECT_TRUE(layout) << entry.path();
    if (layout) all.push_back(*std::move(layout));
  }
  return all;
}

Start dealt(const Layout& layout, const Rules& rules, std::uint64_t seed) {
  const auto tiles = static_cast<int>(std::ranges::count(layout.cells.cells(), Tile::Blank));
  Random chance(seed);
  const Order order{
      .layout = layout,
      .rules = rules,
      .kinds = 1 + static_cast<int>(chance.index(static_cast<std::size_t>(std::clamp(tiles / 2, 1, 40)))),
      .way = chance.below(2) == 0 ? Way::RandomCells : Way::CopiedHalf};
  return deal(order, chance).value();
}

// A board with any tiles, whether it can be cleared or not.
Start drawn(std::string_view drawing, const Rules& rules = {}) {
  return {.rules = rules, .board = board(drawing), .random = Random(1), .solution = {}};
}

Start usual() {
  return drawn(R"(
    AB#B
    C..C
    ADD.)",
               {Gravity::LrSplit, Outside::Forbidden});
}

// What a code keeps of a start, whatever its solution and its chance.
bool same_board(const Start& a, const Start& b) {
  return a.rules == b.rules && a.board == b.board;
}

ShareError error_in(const std::string& text, int pictures = kMaxPictures) {
  const auto read = read_share(text, pictures);
  EXPECT_FALSE(read) << text;
  return read ? ShareError{ShareFault::NoGame, 0, 0} : read.error();
}

// The text with a right checksum after a change.
std::string resealed(std::string text) {
  text.resize(text.size() - kSumLength);
  const std::uint64_t sum = checksum(text);
  for (int shift = 30; shift >= 0; shift -= 6) text += kDigits[sum >> shift & 63U];
  return text;
}

// A code made by hand, of any numbers.
struct Forged {
  std::uint64_t gravity = 0, width = 2, height = 2, length = 2;
  std::vector<std::uint64_t> cells{2, 2, 3, 3};
  std::vector<std::uint64_t> solution{};
  unsigned index_bits = 2;
};

std::string forged(const Forged& board) {
  ShareWriter bits("qlink", 'a');
  bits.add(board.gravity, 4);
  bits.add(0, 1);
  bits.add(board.width - 1, 6);
  bits.add(board.height - 1, 6);
  bits.add(board.length, 3);
  for (const std::uint64_t cell : board.cells) bits.add(cell, static_cast<unsigned>(board.length));
  bits.add(board.solution.empty() ? 0 : 1, 1);
  for (const std::uint64_t cell : board.solution) bits.add(cell, board.index_bits);
  return std::move(bits).finish();
}

TEST(LinkShare, EveryDealtBoardIsReadAsItWasWritten) {
  std::uint64_t seed = 0;
  for (const Layout& layout : layouts()) {
    for (const Gravity gravity : kGravities) {
      for (const Outside outside : {Outside::Allowed, Outside::Forbidden}) {
        const Start start = dealt(layout, {gravity, outside}, ++seed);
        const std::string text = write_share(start);
        const auto read = read_share(text);
        ASSERT_TRUE(read) << layout.name << ' ' << name(gravity) << ' ' << seed;
        ASSERT_TRUE(same_board(*read, start)) << layout.name << ' ' << seed;
        ASSERT_TRUE(clears(read->board, read->rules, read->solution)) << seed;
        ASSERT_EQ(text.find_first_not_of(kDigits), std::string::npos);
        const auto again = read_share(write_share(*read));
        ASSERT_TRUE(again && same_board(*again, start)) << seed;
        ASSERT_EQ(again->random, read->random) << seed;
      }
    }
  }
}

TEST(LinkShare, BoardsOfTheDayAreReadAsTheyWereWritten) {
  for (int day = 1; day <= 28; ++day) {
    const Start start = daily_start({2026, 2, day});
    const auto read = read_share(write_share(start));
    ASSERT_TRUE(read && same_board(*read, start)) << day;
  }
}

// Random playouts fail on many boards of this layout.
TEST(LinkShare, WhatASearchDoesNotClearHasItsSolution) {
  const Layout boat = *read_layout(read_file(layout_folder() / "boat.layout"));
  int with_solution = 0;
  std::size_t shortest = 10'000, longest = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Start start = dealt(boat, {Gravity::Up, Outside::Forbidden}, seed);
    const std::string text = write_share(start);
    shortest = std::min(shortest, text.size());
    longest = std::max(longest, text.size());
    const auto read = read_share(text);
    ASSERT_TRUE(read && same_board(*read, start)) << seed;
    if (read->solution == start.solution) ++with_solution;
  }
  EXPECT_GT(with_solution, 0);
  EXPECT_LT(with_solution, 40);
  EXPECT_GT(longest, shortest + 200);
}

// A forged one could take minutes, and a dealt one has its solution anyway.
TEST(LinkShare, TheLargestBoardsAreNotSearched) {
  const Start start = dealt(plain_layout({64, 64}), {Gravity::Down, Outside::Allowed}, 1);
  const auto read = read_share(write_share(start));
  ASSERT_TRUE(read && same_board(*read, start));
  EXPECT_EQ(read->solution, start.solution);
  Start unsolved = start;
  unsolved.solution.clear();
  EXPECT_EQ(error_in(write_share(unsolved)).fault, ShareFault::Unsolved);
}

// If this changes, the boards that players have shared can no longer be read: the version letter must change too.
TEST(LinkShare, ATextOfTheFirstVersionStillGivesTheSameBoard) {
  const std::string text = "qlinkaWGE0y4BFaAvxDoKz";
  const auto read = read_share(text);
  ASSERT_TRUE(read);
  EXPECT_TRUE(same_board(*read, usual()));
  EXPECT_EQ(write_share(usual()), text);
  EXPECT_EQ(read->random.write().substr(0, 16), "7d656b8b6888a3ad");
}

TEST(LinkShare, TheSameCodeGivesTheSameReshuffles) {
  Start start = dealt(plain_layout({10, 8}), {Gravity::Down, Outside::Allowed}, 5);
  const std::string text = write_share(start);
  start.random = Random(7);
  EXPECT_EQ(write_share(start), text) << "no chance is in it";
  Game first(*read_share(text)), second(*read_share("\n " + text + " "));
  for (int i = 0; i < 5; ++i) {
    first.play(Move::shuffle());
    second.play(Move::shuffle());
    ASSERT_EQ(first, second);
  }
  const Start other = dealt(plain_layout({10, 8}), {Gravity::Down, Outside::Allowed}, 6);
  EXPECT_NE(read_share(write_share(other))->random, read_share(text)->random);
}

TEST(LinkShare, TextsMayBeWrappedAndHaveWordsAround) {
  const Start start = dealt(plain_layout({16, 10}), {}, 7);
  const std::string text = wrapped(write_share(start));
  for (const std::string& around : {"qlink! My board:\n  " + text + " - beat it!", "<" + text + ">"}) {
    const auto read = read_share(around);
    EXPECT_TRUE(read && same_board(*read, start)) << around;
  }
}

TEST(LinkShare, EveryChangedCharacterIsFound) {
  expect_every_change_is_found(write_share(usual()),
                               [](const std::string& text) { return read_share(text).has_value(); });
}

TEST(LinkShare, EveryCutIsFoundWithItsPlace) {
  expect_every_cut_is_found(write_share(usual()), kNameLength - 1,
                            [](const std::string& cut) { return error_in(cut); });
}

TEST(LinkShare, SaysWhatIsWrongAndWhere) {
  const std::string text = write_share(usual());
  EXPECT_EQ(error_in("").fault, ShareFault::NoGame);
  EXPECT_EQ(error_in("Link-up").fault, ShareFault::NoGame);
  EXPECT_EQ(error_in("qlinkb" + text.substr(kNameLength)).fault, ShareFault::Version);
  std::string changed = text;
  changed[10] = '.';
  EXPECT_EQ(error_in("My board:\n" + changed), (ShareError{ShareFault::Character, 2, 11}));
  EXPECT_EQ(error_in(text + "A").fault, ShareFault::TooLong);
  changed[10] = text[10] == 'A' ? 'B' : 'A';
  EXPECT_EQ(error_in("My board:\n " + changed), (ShareError{ShareFault::Changed, 2, 2})) << "where it begins";
}

TEST(LinkShare, BoardsThatThereAreNotAreRefused) {
  EXPECT_TRUE(read_share(forged({})));
  EXPECT_EQ(error_in("One:\n" + forged({.gravity = 11})), (ShareError{ShareFault::Rules, 2, 1}));
  EXPECT_EQ(error_in(forged({.cells = {0, 1, 1, 0}})), (ShareError{ShareFault::Rules, 1, 1})) << "no tile";
  EXPECT_EQ(error_in(forged({.length = 0})), (ShareError{ShareFault::Rules, 1, 1})) << "no tile either";
  const std::uint64_t beyond = 2 + kMaxPictures;
  EXPECT_EQ(error_in(forged({.length = 7, .cells = {beyond, beyond, 3, 3}})).fault, ShareFault::Rules);
  EXPECT_TRUE(read_share(forged({.length = 7, .cells = {beyond - 1, beyond - 1, 3, 3}})));
  const std::string many = forged({.length = 7, .cells = {42, 42, 3, 3}});
  EXPECT_TRUE(read_share(many, 41));
  EXPECT_EQ(error_in(many, 40).fault, ShareFault::Rules) << "a picture that the caller does not have";
  EXPECT_EQ(error_in(forged({.width = 64, .height = 64})).fault, ShareFault::CutOff);
}

TEST(LinkShare, BoardsThatCannotBeClearedAreRefused) {
  EXPECT_EQ(error_in("One:\n " + forged({.cells = {2, 2, 2, 3}})), (ShareError{ShareFault::Unsolved, 2, 2}))
      << "odd";
  const Rules inside{Gravity::None, Outside::Forbidden};
  for (const char* const drawing : {"ABAB", "A#A", "AB\nBA", "AB.\nBA#\n..."}) {
    SCOPED_TRACE(drawing);
    EXPECT_EQ(error_in(write_share(drawn(drawing, inside))), (ShareError{ShareFault::Unsolved, 1, 1}));
  }
}

TEST(LinkShare, SolutionsAreNotBelieved) {
  EXPECT_TRUE(read_share(forged({.solution = {0, 1, 2, 3}})));
  for (const std::vector<std::uint64_t>& wrong :
       {std::vector<std::uint64_t>{0, 2, 1, 3}, {0, 1, 0, 1}, {0, 0, 2, 3}, {1, 0, 3, 3}})
    EXPECT_EQ(error_in(forged({.solution = wrong})).fault, ShareFault::Unsolved);
  // 3 x 2 cells need three bits: a seventh cell can be written.
  const Forged large{.width = 3, .cells = {2, 2, 3, 3, 0, 0}, .solution = {0, 1, 2, 7}, .index_bits = 3};
  EXPECT_EQ(error_in(forged(large)).fault, ShareFault::Unsolved);
  Forged more = large;
  more.solution = {0, 1, 2, 3, 4, 5};
  EXPECT_EQ(error_in(forged(more)).fault, ShareFault::TooLong) << "more pairs than there are";
  more.solution = {0, 1};
  EXPECT_EQ(error_in(forged(more)).fault, ShareFault::CutOff) << "fewer";
}

// Random faults under a right checksum, so that it is not the checksum that finds them.
TEST(LinkShare, ResealedDamageIsRefusedOrReadAsAnotherBoard) {
  Random chance(3);
  const std::string text = write_share(dealt(plain_layout({12, 8}), {Gravity::Down, Outside::Allowed}, 11));
  ASSERT_EQ(resealed(text), text);
  std::map<ShareFault, int> faults;
  int boards = 0;
  for (int i = 0; i < 6000; ++i) {
    std::string changed = text;
    if (i % 3 == 0)
      changed = damaged(text, chance, 12);
    else if (i % 3 == 1)
      std::swap(changed[12 + chance.index(text.size() - 20)], changed[12 + chance.index(text.size() - 20)]);
    else
      changed[kNameLength + chance.index(text.size() - 12)] = kDigits[chance.index(kDigits.size())];
    const auto read = read_share(resealed(changed));
    if (!read) {
      ++faults[read.error().fault];
      continue;
    }
    ++boards;
    ASSERT_TRUE(clears(read->board, read->rules, read->solution)) << changed;
    const auto again = read_share(write_share(*read));
    ASSERT_TRUE(again && same_board(*again, *read)) << changed;
    ASSERT_EQ(again->random, read->random);
  }
  EXPECT_GT(boards, 100);
  for (const ShareFault fault : {ShareFault::Character, ShareFault::CutOff, ShareFault::TooLong,
                                 ShareFault::Rules, ShareFault::Unsolved})
    EXPECT_GT(faults[fault], 5) << static_cast<int>(fault);
}

}  // namespace
}  // namespace quintet::link
