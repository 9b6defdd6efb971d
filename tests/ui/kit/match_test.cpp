// What every match has, shown by lights out (example_game): undo and redo with a part, saves, and their store.
#include "ui/kit/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

#include "core/save.hpp"
#include "example_game/rules.hpp"
#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using lights::Game;
using testing::HasSubstr;

enum class Mode : std::uint8_t { Usual, Other };
constexpr std::array kModeTable{ModeInfo{"usual", msgid("Usual"), {}, {}},
                                ModeInfo{"other", msgid("Other"), {}, {}}};
constexpr std::span<const ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}
using Plain = Match<MatchState<Game, Mode>>;

// Counts its moves twice over, as points that undo has to give back, and writes them.
class Points : public MatchState<Game, Mode> {
 public:
  using MatchState::MatchState;
  int points() const { return points_; }
  const std::vector<std::string>& calls() const { return calls_; }

 protected:
  void will_play() { calls_.push_back("play " + std::to_string(session().played())); }
  void did_play(const Game::Played& /*played*/) {
    points_ += 2;
    calls_.push_back("played " + std::to_string(session().played()));
  }
  void will_undo() { calls_.push_back("undo " + std::to_string(session().played())); }
  void did_undo(const Undone& /*undone*/) {
    points_ -= 2;
    calls_.push_back("undone " + std::to_string(session().played()));
  }
  void will_redo() { calls_.push_back("redo " + std::to_string(session().played())); }
  void did_redo(const Game::Played& /*played*/) {
    points_ += 2;
    calls_.push_back("redone " + std::to_string(session().played()));
  }
  std::string write_words() const { return "points=" + std::to_string(points_); }
  bool read_words(const SaveNote& note) {
    const auto points = note.number("points", 1000);
    points_ = static_cast<int>(points.value_or(0));
    return points.has_value();
  }

 private:
  int points_ = 0;
  std::vector<std::string> calls_;
};
using Counted = Match<Points>;

Game::Start start() {
  Random chance(3);
  return lights::deal(5, chance);
}

Plain played(std::initializer_list<Point> cells) {
  Plain match(Mode::Usual, start());
  for (const Point at : cells) match.play(at);
  return match;
}

TEST(AnyMatch, CallsTheHooksOfItsPartBeforeAndAfterEachMove) {
  Counted match(Mode::Usual, start());
  match.play({1, 1});
  match.undo();
  match.redo();
  EXPECT_THAT(match.calls(),
              testing::ElementsAre("play 0", "played 1", "undo 1", "undone 0", "redo 0", "redone 1"));
}

TEST(AnyMatch, WritesTheWordsOfItsPartAfterItsOwn) {
  Counted match(Mode::Other, start());
  match.play({1, 1});
  EXPECT_THAT(match.write(), HasSubstr("mode=other elapsed=0 assists=0 recorded=0 points=2"));
  EXPECT_EQ(Counted::read(match.write())->points(), 2);
  EXPECT_FALSE(Counted::read(played({{1, 1}}).write())) << "without points";
}

TEST(AnyMatch, UndoAndRedoGiveBackWhatThePartCounts) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random chance(seed);
    Counted match(Mode::Usual, start());
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
          match.play({static_cast<int>(chance.below(5)), static_cast<int>(chance.below(5))});
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
                           "mode=usual recorded=2", "mode=usual elapsed=99999999999999", "mode=unknown"})
    EXPECT_FALSE(with_note(note)) << note;
}

class StoreOfMatches : public testing::Test {
 protected:
  TestContext test;
  MatchStore<Plain> store{test.context().matches};
};

TEST_F(StoreOfMatches, KeepsOneOfEachMode) {
  const Plain usual = played({{0, 0}});
  Plain other(Mode::Other, start());
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

TEST_F(StoreOfMatches, PutsOthersAsideTheLastFirst) {
  for (int moves = 1; moves <= 11; ++moves) {
    Plain match(Mode::Usual, start());
    for (int i = 0; i < moves; ++i) match.play({0, 0});
    store.save(match);
    store.put_aside(match);
    EXPECT_FALSE(store.find("usual"));
  }
  const auto marks = store.marks_aside("usual");
  ASSERT_EQ(marks.size(), 11U);
  EXPECT_EQ(marks.front(), "11");
  EXPECT_EQ(marks[1], "10");
  EXPECT_EQ(marks.back(), "1");
  EXPECT_EQ(store.find_aside("usual", "11")->session().played(), 11U);
  EXPECT_TRUE(store.marks_aside("other").empty());
  store.discard_aside("usual", "11");
  EXPECT_FALSE(store.find_aside("usual", "11"));
  store.put_aside(played({{0, 0}}));
  EXPECT_EQ(store.marks_aside("usual").front(), "12") << "a number is used once";
}

TEST_F(StoreOfMatches, KnowsWhichMatchIsSavedAndSinceWhen) {
  Plain match = played({{0, 0}});
  EXPECT_FALSE(match.saved());
  match.set_saved_on("2026-11-20");
  store.save(match);
  EXPECT_TRUE(store.find("usual")->saved());
  EXPECT_EQ(store.find("usual")->saved_on(), "2026-11-20");
  EXPECT_FALSE(Plain::read(match.write())->saved()) << "any text may be one of another match";
  EXPECT_FALSE(with_note("mode=usual on=2026-13-01"));
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
  const MatchStore<Costly> costly(test.context().matches);
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

TEST_F(StoreOfMatches, RefusesToReadASaveAsTheMatchOfAnotherGame) {
  store.save(played({{0, 0}}));
  ASSERT_TRUE(store.find("usual"));
  const MatchStore<Costly> other(test.context().matches);
  EXPECT_DEATH(other.find("usual"), "a save belongs to one game");
}

TEST_F(StoreOfMatches, GivesNoneThatIsNotWorthGoingOnWith) {
  store.save(played({}));
  EXPECT_FALSE(store.load("usual")) << "not begun";
  Game one;
  one.play({2, 2});
  Plain won(Mode::Usual, Game::Start{one.lamps()});
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
