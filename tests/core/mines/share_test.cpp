#include "core/mines/share.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <string>

#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/no_guess.hpp"
#include "core/text.hpp"
#include "support/damage.hpp"
#include "support/share_damage.hpp"

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
  const Field field = draw_field(rules, first, chance);
  const bool proved = chance.index(2) == 0 && std::make_unique<Prover>()->prove(field, first);
  Replay replay(Start{rules, Random(0), Start::Given{{field, proved}, first}});
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

// A code of the usual board, made by hand: its start and then any moves.
struct ForgedMove {
  std::uint64_t action = 0, cell = 0, pause = 0;
};

std::string forged(const std::vector<ForgedMove>& moves) {
  constexpr std::size_t kName = 7, kWholeDigits = 10;  // of the start, before its last two bits
  const std::string board = write_share(Replay(usual().start()));
  ShareWriter bits("qmines", 'a');
  for (std::size_t i = kName; i < kName + kWholeDigits; ++i) bits.add(kDigits.find(board[i]), 6);
  bits.add(0, 2);
  bits.add(moves.size(), 16);
  for (const ForgedMove& move : moves) {
    bits.add(move.action, 2);
    bits.add(move.cell, 5);
    bits.add(static_cast<std::uint64_t>(std::bit_width(move.pause)), 5);
    bits.add(move.pause, static_cast<unsigned>(std::bit_width(move.pause)));
  }
  return std::move(bits).finish();
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
  const std::string text = wrapped(write_share(replay));
  EXPECT_EQ(read_share("qmines! My board:\n  " + text + " - beat it!"), replay);
  EXPECT_EQ(read_share("<" + text + ">"), replay);
}

TEST(MinesShare, EveryChangedCharacterIsFound) {
  expect_every_change_is_found(write_share(usual()),
                               [](const std::string& text) { return read_share(text).has_value(); });
}

TEST(MinesShare, EveryCutIsFoundWithItsPlace) {
  expect_every_cut_is_found(write_share(usual()), 6, error_in);
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
  EXPECT_EQ(fault_of(7, '8'), ShareFault::CutOff) << "of 61 columns";
  EXPECT_EQ(fault_of(15, 'A'), ShareFault::Rules) << "mines are gone";
}

TEST(MinesShare, ImpossibleMovesAreRefusedWithTheirNumber) {
  const ForgedMove flag{1, 13, 0}, first{0, 0, 1234}, fatal{0, 17, 3766};
  ASSERT_EQ(forged({flag, first, fatal}), write_share(usual()));
  const auto number_of = [](const std::vector<ForgedMove>& moves) {
    const ShareError error = error_in(forged(moves));
    EXPECT_EQ(error, (ShareError{ShareFault::Move, 1, 1, error.move}));
    return error.move;
  };
  EXPECT_EQ(number_of({flag, first, fatal, flag}), 4) << "over";
  EXPECT_EQ(number_of({flag, {0, 1, 0}, fatal}), 2) << "not the first cell of a proved board";
  EXPECT_EQ(number_of({first, first}), 2) << "open already";
  EXPECT_EQ(number_of({first, {0, 20, 0}}), 2) << "outside";
  EXPECT_EQ(number_of({{3, 0, 0}}), 1) << "no such action";
}

TEST(MinesShare, LongerThanAYearIsRefused) {
  constexpr std::uint64_t kPause = (std::uint64_t{1} << 31U) - 1;
  std::vector<ForgedMove> moves(14, ForgedMove{1, 13, kPause});
  const auto read = read_share(forged(moves));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->time(), static_cast<std::int64_t>(14 * kPause));
  moves.resize(60'000, ForgedMove{1, 13, kPause});
  EXPECT_EQ(error_in(forged(moves)), (ShareError{ShareFault::Move, 1, 1, 15}));
}

TEST(MinesShare, LongGamesAreWrittenSoThatTheyCanBeRead) {
  Replay replay(usual().start());
  for (std::size_t i = 0; i <= kMostShared; ++i)
    ASSERT_TRUE(replay.play({Action::Mark, {2, 3}}, static_cast<std::int64_t>(i) * 2'000'000'000));
  const auto read = read_share(write_share(replay));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->moves().size(), kMostShared);
  EXPECT_EQ(read->time(), kLongestShared);
  const std::vector<ForgedMove> more(kMostShared + 1, ForgedMove{1, 13, 0});
  EXPECT_EQ(error_in(forged(more)), (ShareError{ShareFault::Move, 1, 1, static_cast<int>(kMostShared) + 1}));
}

// A board that only claims to need no guess is read as a plain one.
TEST(MinesShare, ProofsAreNotBelieved) {
  const Field guess = drawn_field("...*\n....\n");
  const Field sure = drawn_field("....\n....\n...*\n");
  for (const Field& field : {guess, sure}) {
    const bool proved = std::make_unique<Prover>()->prove(field, {0, 0});
    EXPECT_EQ(proved, field == sure);
    const Rules rules{.size = field.size(), .mines = field.mines(), .no_guess = true};
    const auto read =
        read_share(write_share(Replay(Start{rules, Random(0), Start::Given{{field, true}, {0, 0}}})));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->start().given->laid, (Laid{field, proved}));
  }
}

// Random faults under a right checksum, so that it is not the checksum that finds them.
TEST(MinesShare, ResealedDamageIsRefusedOrReadAsAnotherGame) {
  Random chance(3);
  const std::string text = write_share(random_replay(kExpert, 11, 80));
  ASSERT_EQ(resealed(text), text);
  std::map<ShareFault, int> faults;
  int games = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string changed = text;
    if (i % 3 == 0)
      changed = damaged(text, chance, 12);
    else
      changed[7 + chance.index(text.size() - 13)] = kDigits[chance.index(kDigits.size())];
    const auto read = read_share(resealed(changed));
    if (!read) {
      ++faults[read.error().fault];
      continue;
    }
    ++games;
    ASSERT_EQ(read_share(write_share(*read)), *read) << changed;
  }
  EXPECT_GT(games, 20);
  EXPECT_LT(faults[ShareFault::Changed], 50) << "blanks are no part of the text";
  for (const ShareFault fault :
       {ShareFault::Character, ShareFault::CutOff, ShareFault::TooLong, ShareFault::Rules, ShareFault::Move})
    EXPECT_GT(faults[fault], 5) << static_cast<int>(fault);
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
