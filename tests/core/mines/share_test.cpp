#include "core/mines/share.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/text.hpp"
#include "support/damage.hpp"

namespace quintet::mines {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

Rules random_rules(Random& chance) {
  Rules rules{.size = {1 + static_cast<int>(chance.index(60)), 1 + static_cast<int>(chance.index(40))},
              .flood = kFloods[chance.index(2)],
              .questions = chance.index(2) == 1,
              .first = kFirstClicks[chance.index(3)],
              .no_guess = false};
  rules.mines = static_cast<int>(chance.index(static_cast<std::size_t>(rules.size.area())));
  rules.mines = std::min(rules.mines, rules.size.area() / 4);
  return rules;
}

Point random_cell(Size size, Random& chance) {
  const auto index = static_cast<int>(chance.index(static_cast<std::size_t>(size.area())));
  return {index / size.width, index % size.width};
}

// A board with at most so many random moves at random times.
Replay random_replay(const Rules& rules, std::uint64_t seed, int most) {
  Random chance(seed);
  const Point first = random_cell(rules.size, chance);
  const bool proved = chance.index(4) == 0;
  Replay replay(Start{rules, Random(0), Start::Given{{draw_field(rules, first, chance), proved}, first}});
  std::int64_t time = 0;
  for (int i = 0; i < most && !replay.end().over(); ++i) {
    const bool begins = replay.end().status() == Status::Ready && chance.index(2) == 0;
    const Point at = begins ? first : random_cell(rules.size, chance);
    if (replay.play({begins ? Action::Open : static_cast<Action>(chance.index(3)), at}, time))
      time += static_cast<std::int64_t>(chance.index(chance.index(9) == 0 ? 2'000'000'000 : 3000));
  }
  return replay;
}

const Replay& usual() {
  static const Replay replay = [] {
    Replay game(Start{{.size = {5, 4}, .mines = 3, .no_guess = false},
                      Random(0),
                      Start::Given{{drawn_field(".....\n.....\n...*.\n..*.*\n"), true}, {0, 0}}});
    EXPECT_TRUE(game.play({Action::Mark, {2, 3}}, 0));
    EXPECT_TRUE(game.play({Action::Open, {0, 0}}, 1234));
    EXPECT_TRUE(game.play({Action::Open, {3, 2}}, 5000));
    return game;
  }();
  return replay;
}

ShareError error_in(const std::string& text) {
  const auto read = read_share(text);
  EXPECT_FALSE(read) << text;
  return read ? ShareError{ShareFault::NoGame, 0, 0} : read.error();
}

// The text with a right checksum after a change.
std::string resealed(std::string text) {
  text.resize(text.size() - 6);
  const std::uint64_t sum = checksum(text);
  for (int shift = 30; shift >= 0; shift -= 6) text += kDigits[sum >> shift & 63U];
  return text;
}

TEST(MinesShare, EveryGameIsReadAsItWasWritten) {
  Random chance(48);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Replay replay = random_replay(random_rules(chance), seed, static_cast<int>(chance.index(200)));
    const std::string text = write_share(replay);
    const auto read = read_share(text);
    ASSERT_TRUE(read) << seed;
    ASSERT_EQ(*read, replay) << seed;
    ASSERT_EQ(read->end(), replay.end()) << seed;
    ASSERT_EQ(read->moves(), replay.moves()) << seed;
    ASSERT_EQ(write_share(*read), text) << seed;
    ASSERT_EQ(text.find_first_not_of(kDigits), std::string::npos);
  }
}

// If this changes, the boards that players have shared can no longer be read: the version letter must change too.
TEST(MinesShare, ATextOfTheFirstVersionStillGivesTheSameGame) {
  const std::string text = "qminesaEDADBAARQAAADWgALmkRZ1sHnTk5Q";
  const auto read = read_share(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, usual());
  EXPECT_EQ(shown(read->end()), drawn(R"(
    00000
    00111
    012F#
    01*##)"));
  EXPECT_EQ(write_share(usual()), text);
}

TEST(MinesShare, TextsMayBeWrappedAndHaveWordsAround) {
  const Replay replay = random_replay(kExpert, 7, 60);
  std::string text = write_share(replay);
  for (std::size_t at = 40; at < text.size(); at += 42) text.insert(at, "\r\n");
  EXPECT_EQ(read_share("qmines! My board:\n  " + text + " - beat it!"), replay);
  EXPECT_EQ(read_share("<" + text + ">"), replay);
}

TEST(MinesShare, EveryChangedCharacterIsFound) {
  const std::string text = write_share(usual());
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char other : {'A', 'b', '7', '_', '.', '\xff'}) {
      if (text[at] == other) continue;
      std::string changed = text;
      changed[at] = other;
      ASSERT_FALSE(read_share(changed)) << at << other;
    }
  }
}

TEST(MinesShare, EveryCutIsFoundWithItsPlace) {
  const std::string text = write_share(usual());
  for (std::size_t length = 6; length < text.size(); ++length)
    ASSERT_EQ(error_in(text.substr(0, length)),
              (ShareError{ShareFault::CutOff, 1, static_cast<int>(length)}));
}

TEST(MinesShare, SaysWhatIsWrongAndWhere) {
  const std::string text = write_share(usual());
  EXPECT_EQ(error_in("").fault, ShareFault::NoGame);
  EXPECT_EQ(error_in("qminesb" + text.substr(7)).fault, ShareFault::Version);
  std::string changed = text;
  changed[12] = '.';
  EXPECT_EQ(error_in("My game:\n" + changed), (ShareError{ShareFault::Character, 2, 13}));
  EXPECT_EQ(error_in(text + "A").fault, ShareFault::TooLong);
  changed[12] = text[12] == 'A' ? 'B' : 'A';
  EXPECT_EQ(error_in("My game:\n " + changed), (ShareError{ShareFault::Changed, 2, 2})) << "where it begins";
}

TEST(MinesShare, ForgedTextsAreRefused) {
  EXPECT_EQ(read_share(resealed(write_share(usual()))), usual());
  const auto fault_of = [](std::size_t at, char other) {
    std::string text = write_share(usual());
    text[at] = other;
    return error_in(resealed(text)).fault;
  };
  EXPECT_EQ(fault_of(10, 'E'), ShareFault::Rules) << "another number of mines than there are";
  EXPECT_NE(fault_of(7, '8'), ShareFault::NoGame) << "of 61 columns";
  Replay lost = usual();
  EXPECT_FALSE(lost.play({Action::Mark, {3, 4}}, 6000)) << "over";
  Random chance(3);
  const std::string text = write_share(random_replay(kExpert, 11, 80));
  for (int i = 0; i < 3000; ++i) {
    const auto read = read_share(damaged(text, chance, 12));
    ASSERT_TRUE(!read || write_share(*read) == text);
  }
}

TEST(MinesShare, AHugeNumberOfMovesTakesNoMemory) {
  Replay board(usual().start());
  std::string text = write_share(board);
  const auto end = text.end() - 6;
  std::fill(end - 2, end, '_');
  EXPECT_EQ(error_in(resealed(text)).fault, ShareFault::CutOff);
}

TEST(MinesReplay, ShowsEveryPosition) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Replay replay = random_replay({.size = {20, 20}, .mines = 4, .no_guess = false}, seed, 150);
    Game game(replay.start());
    for (std::size_t ply = 0; ply <= replay.moves().size(); ++ply) {
      ASSERT_EQ(replay.at(ply), game) << seed << ' ' << ply;
      if (ply < replay.moves().size()) game.play(replay.moves()[ply]);
    }
  }
}

}  // namespace
}  // namespace quintet::mines
