#include "core/twenty48/share.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/text.hpp"
#include "support/damage.hpp"
#include "support/share_damage.hpp"

namespace quintet::twenty48 {
namespace {

// Random legal slides, at most so many.
Replay random_replay(const Rules& rules, std::uint64_t seed, int most) {
  Random chance(seed);
  Replay replay(deal(rules, Random(seed * 7 + 1)));
  for (int i = 0; i < most && !replay.end().over();)
    if (replay.play({kDirections[chance.index(4)]})) ++i;
  return replay;
}

Rules random_rules(Random& chance) {
  return {.rule = kRules[chance.index(2)],
          .side = kLeastSide + static_cast<int>(chance.index(kMostSide - kLeastSide + 1)),
          .start_tiles = 1 + static_cast<int>(chance.index(2)),
          .only_twos = chance.index(2) == 1,
          .target = static_cast<Exponent>(kLeastTarget + chance.index(kMostTarget - kLeastTarget + 1))};
}

ShareError error_in(const std::string& text) {
  const auto read = read_share(text);
  EXPECT_FALSE(read) << text;
  return read ? ShareError{ShareFault::NoGame, 0, 0} : read.error();
}

TEST(Share2048, EveryGameIsReadAsItWasWritten) {
  Random chance(48);
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const Replay replay = random_replay(random_rules(chance), seed, static_cast<int>(chance.index(400)));
    const std::string text = write_share(replay);
    const auto read = read_share(text);
    ASSERT_TRUE(read) << seed;
    ASSERT_EQ(*read, replay) << seed;
    ASSERT_EQ(read->end(), replay.end()) << seed;
    ASSERT_EQ(milestones(*read), milestones(replay)) << seed;
    ASSERT_EQ(write_share(*read), text) << seed;
    ASSERT_EQ(text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"),
              std::string::npos);
  }
}

// If this changes, the games that players have shared no longer replay: the version letter must change too.
TEST(Share2048, ATextOfTheFirstVersionStillGivesTheSameGame) {
  const std::string text =
      "q2048aEpocfW6S_ev_wtz9CLHLFPEh7_0iS5NnFtplF0biitMUOWAAAAHg6W0GgAQ03DfIdjg7CxCor8vwcz";
  const auto read = read_share(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->start().rules, Rules{});
  EXPECT_EQ(read->moves().size(), 60U);
  EXPECT_EQ(write_board(read->end().board()), "8 32 16 4/4 16 0 4/2 32 0 2/0 16 0 0");
  EXPECT_EQ(read->end().score(), 404U);
  EXPECT_EQ(write_share(random_replay({}, 2048, 60)), text);
}

TEST(Share2048, TextsMayBeWrappedAndHaveWordsAround) {
  const Replay replay = random_replay({}, 5, 200);
  const std::string text = wrapped(write_share(replay));
  EXPECT_EQ(read_share("My best game:\n  " + text + " - beat it!"), replay);
  EXPECT_EQ(read_share("<" + text + ">"), replay);
  EXPECT_EQ(read_share("Copied as q2048 from Quintet (q2048a): " + text), replay);
}

TEST(Share2048, EveryChangedCharacterIsFound) {
  expect_every_change_is_found(write_share(random_replay({.side = 3, .start_tiles = 1}, 9, 60)),
                               [](const std::string& text) { return read_share(text).has_value(); });
}

TEST(Share2048, EveryCutIsFound) {
  expect_every_cut_is_found(write_share(random_replay({}, 9, 60)), 5, error_in);
}

TEST(Share2048, DamageNeverGivesAnotherGame) {
  Random chance(3);
  const Replay replay = random_replay({}, 11, 300);
  const std::string text = write_share(replay);
  for (int i = 0; i < 20'000; ++i) {
    const auto read = read_share(damaged(text, chance, 12));
    ASSERT_TRUE(!read || *read == replay);
  }
}

TEST(Share2048, SaysWhatIsWrongAndWhere) {
  const std::string text = write_share(random_replay({}, 9, 60));
  EXPECT_EQ(error_in("").fault, ShareFault::NoGame);
  EXPECT_EQ(error_in("2048").fault, ShareFault::NoGame);
  EXPECT_EQ(error_in("q2048b" + text.substr(6)).fault, ShareFault::Version);
  std::string changed = text;
  changed[20] = '.';
  EXPECT_EQ(error_in("My game:\n" + changed), (ShareError{ShareFault::Character, 2, 21}));
  EXPECT_EQ(error_in(text + "A").fault, ShareFault::TooLong);
  changed = text;
  changed[70] = changed[70] == 'A' ? 'B' : 'A';
  EXPECT_EQ(error_in("My game:\n " + changed), (ShareError{ShareFault::Changed, 2, 2})) << "where it begins";
}

// The text with a right checksum after a change.
std::string resealed(std::string text) {
  text.resize(text.size() - 6);
  const std::uint64_t sum = checksum(text);
  for (int shift = 30; shift >= 0; shift -= 6)
    text += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[sum >> shift & 63U];
  return text;
}

TEST(Share2048, ForgedTextsAreRefused) {
  const Replay replay = random_replay({}, 9, 60);
  EXPECT_EQ(read_share(resealed(write_share(replay))), replay);
  std::string side = write_share(replay);
  side[6] = '_';  // of 10
  EXPECT_EQ(error_in(resealed(side)).fault, ShareFault::Rules);
  std::string zeros = write_share(random_replay({.rule = Rule::Classic}, 9, 0));
  std::fill(zeros.begin() + 9, zeros.end() - 6, 'A');
  EXPECT_EQ(error_in(resealed(zeros)).fault, ShareFault::Rules) << "no state of a Random";
  // The last characters before the checksum are moves; slides to the left move something only for a while.
  std::string moves = write_share(random_replay({}, 9, 60));
  std::fill(moves.end() - 26, moves.end() - 6, 'A');
  const ShareError error = error_in(resealed(moves));
  EXPECT_EQ(error.fault, ShareFault::Move);
  EXPECT_EQ(error.column, 1);
  EXPECT_GT(error.move, 1);
  EXPECT_LE(error.move, 60);
}

TEST(Share2048, AHugeNumberOfMovesTakesNoMemory) {
  std::string text = write_share(random_replay({}, 9, 0));
  const std::size_t count = text.size() - 6 - 6;
  std::fill(text.begin() + static_cast<std::ptrdiff_t>(count), text.end() - 6, '_');
  EXPECT_EQ(error_in(resealed(text)).fault, ShareFault::CutOff);
}

TEST(Replay2048, ShowsEveryPosition) {
  Random chance(4);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Rules rules = random_rules(chance);
    const Replay replay = random_replay(rules, seed, 300);
    Game game(replay.start());
    for (std::size_t ply = 0; ply <= replay.moves().size(); ++ply) {
      ASSERT_EQ(replay.at(ply), game) << seed << ' ' << ply;
      if (ply < replay.moves().size()) game.play(replay.moves()[ply]);
    }
    for (const Milestone& one : milestones(replay)) {
      EXPECT_EQ(largest(replay.at(one.ply).board()), one.tile);
      EXPECT_TRUE(one.ply == 0 || largest(replay.at(one.ply - 1).board()) < one.tile);
    }
  }
}

TEST(Replay2048, FollowsTheMovesOfASaveWhoseTilesTheStartBrings) {
  const Start start = deal({.side = 5}, Random(3));
  Game game(start);
  std::vector<Move> moves;
  Random chance(8);
  while (moves.size() < 50) {
    const Move move{kDirections[chance.index(4)]};
    if (game.is_legal(move)) moves.push_back(game.recorded(move, game.play(move)));
  }
  const auto replay = replay_of(start, moves);
  ASSERT_TRUE(replay);
  EXPECT_EQ(replay->end(), game);
  moves[30].spawn->exponent = moves[30].spawn->exponent == 1 ? Exponent{2} : Exponent{1};
  EXPECT_FALSE(replay_of(start, moves)) << "another tile than the one drawn";
  moves.resize(30);
  EXPECT_TRUE(replay_of(start, moves));
  EXPECT_FALSE(replay_of({{}, {}, Random(1)}, {})) << "no first tile";
}

}  // namespace
}  // namespace quintet::twenty48
