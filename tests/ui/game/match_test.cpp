// What every match has, shown by lights out (example_game): undo and redo with an Extra, saves, and their store.
#include "ui/game/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/save.hpp"
#include "example_game/rules.hpp"
#include "support/test_context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::ui {
namespace {

using lights::Game;
using Plain = Match<Game>;
using testing::HasSubstr;

// Counts its moves twice over, as points that undo has to give back.
class Counted : public Match<Game, int> {
 public:
  using Match::Match;
  void press(Point at) {
    play(at);
    extra() += 2;
  }
  int points() const { return extra(); }
};

Game::Start start() {
  Random chance(3);
  return lights::deal(5, chance);
}

Plain played(std::initializer_list<Point> cells) {
  Plain match("usual", start());
  for (const Point at : cells) match.play(at);
  return match;
}

TEST(AnyMatch, UndoAndRedoGiveBackTheExtraOfEachPosition) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random chance(seed);
    Counted match("usual", start());
    std::vector<int> points{0};
    for (int i = 0; i < 30; ++i) {
      const auto played = match.session().played();
      switch (chance.below(3)) {
        case 0:
          if (match.can_undo()) match.undo();
          break;
        case 1:
          if (match.can_redo()) match.redo();
          break;
        default:
          if (match.over()) break;
          match.press({static_cast<int>(chance.below(5)), static_cast<int>(chance.below(5))});
          points.resize(played + 1);
          points.push_back(match.points());
      }
      ASSERT_EQ(match.points(), points[match.session().played()]) << seed;
    }
  }
}

TEST(AnyMatch, UndoReturnsTheMoveAndWhatItHadChanged) {
  Plain match = played({{0, 0}, {2, 2}});
  const auto undone = match.undo();
  EXPECT_EQ(undone.move, (Point{2, 2}));
  EXPECT_EQ(undone.played.size(), 5U);
}

TEST(AnyMatch, IsBegunAsLongAsThereIsSomethingToRedo) {
  Plain match = played({});
  EXPECT_FALSE(match.begun());
  match.play({1, 1});
  match.undo();
  EXPECT_TRUE(match.begun());
}

TEST(AnyMatch, WhatIsWrittenIsRead) {
  Plain match = played({{0, 0}, {2, 2}, {4, 1}});
  match.undo();
  match.pass(milliseconds(1234));
  match.count_assist();
  match.mark_recorded();
  const auto read = Plain::read(match.write());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->write(), match.write());
  EXPECT_EQ(read->game(), match.game());
  EXPECT_EQ(read->mode_id(), "usual");
  EXPECT_EQ(read->elapsed(), milliseconds(1234));
  EXPECT_EQ(read->assists(), 1);
  EXPECT_TRUE(read->recorded());
  EXPECT_TRUE(read->can_redo());
}

std::optional<Plain> with_note(const std::string& note) {
  return Plain::read(played({{0, 0}}).session().write(note));
}

TEST(AnyMatch, TheWordsOfEarlierVersionsAreRead) {
  EXPECT_EQ(with_note("mode=usual elapsed=5 helps=3")->assists(), 3);
  EXPECT_EQ(with_note("mode=usual hints=2 entered=1")->assists(), 2);
  EXPECT_TRUE(with_note("mode=usual hints=2 entered=1")->recorded());
}

TEST(AnyMatch, ANoteThatMakesNoSenseIsRefused) {
  ASSERT_TRUE(with_note("mode=usual elapsed=5 assists=0 recorded=0"));
  for (const char* note : {"mode=usual elapsed=-1", "mode=usual elapsed=x", "mode=usual assists=many",
                           "mode=usual recorded=2", "mode=usual elapsed=99999999999999"})
    EXPECT_FALSE(with_note(note)) << note;
}

class StoreOfMatches : public testing::Test {
 protected:
  TestContext test;
  MatchStore<Plain> store{test.player()};
};

TEST_F(StoreOfMatches, KeepsOneOfEachMode) {
  const Plain usual = played({{0, 0}});
  Plain other("other", start());
  other.play({3, 3});
  store.save(usual);
  store.save(other);
  ASSERT_TRUE(store.load("usual"));
  EXPECT_EQ(store.load("usual")->write(), usual.write());
  EXPECT_EQ(store.load("other")->write(), other.write());
  store.discard("usual");
  EXPECT_FALSE(store.load("usual"));
  EXPECT_TRUE(store.load("other"));
}

// Counts how often it is read.
struct Costly : Plain {
  Costly(Plain match) : Plain(std::move(match)) {}
  static std::optional<Costly> read(std::string_view text) {
    ++reads;
    auto match = Plain::read(text);
    return match ? std::optional<Costly>(*std::move(match)) : std::nullopt;
  }
  static inline int reads = 0;
};

TEST_F(StoreOfMatches, ReadsASaveOnceUntilItIsWrittenAgain) {
  const MatchStore<Costly> costly(test.player());
  Costly match(played({{0, 0}}));
  costly.save(match);
  ASSERT_TRUE(costly.find("usual"));
  EXPECT_EQ(costly.load("usual")->write(), match.write());
  EXPECT_EQ(costly.find("usual")->write(), match.write());
  EXPECT_EQ(Costly::reads, 1);
  match.play({2, 2});
  costly.save(match);
  EXPECT_EQ(costly.load("usual")->write(), match.write());
  EXPECT_EQ(Costly::reads, 2);
  costly.discard("usual");
  EXPECT_FALSE(costly.find("usual"));
}

TEST_F(StoreOfMatches, GivesNoneThatIsNotWorthGoingOnWith) {
  store.save(played({}));
  EXPECT_FALSE(store.load("usual")) << "not begun";
  Game one;
  one.play({2, 2});
  Plain won("usual", {one.lamps()});
  won.play({2, 2});
  store.save(won);
  EXPECT_FALSE(store.load("usual")) << "over";
}

TEST_F(StoreOfMatches, RefusesASaveOfAnotherMode) {
  test.player().save_game("lights-other", played({{0, 0}}).write());
  EXPECT_FALSE(store.load("other"));
}

}  // namespace
}  // namespace quintet::ui
