// The twelve lessons: each is played to its end by every way of right moves with the rules of the board, and what its words
// claim is read out. Then the pages: the way through them, and the seals.
#include "games/go/lessons.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/score.hpp"
#include "core/go/tactics.hpp"
#include "games/go/lessons_page.hpp"
#include "support/test_context.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using testing::HasSubstr;

bool may_play(const Board& board, Point at, Colour colour) {
  return board.is_empty(at) && board.ko() != at && !board.is_suicide(at, colour);
}

Board after(Board board, Point at, Colour colour) {
  board.place(at, colour);
  return board;
}

std::vector<Point> legal_moves(const Board& board, Colour colour) {
  std::vector<Point> all;
  for (int row = 0; row < kLessonSide; ++row)
    for (int column = 0; column < kLessonSide; ++column)
      if (may_play(board, {row, column}, colour)) all.push_back({row, column});
  return all;
}

std::string names(std::vector<Point> points) {
  std::ranges::sort(points, {}, [](Point at) { return std::pair(at.row, at.column); });
  std::string all;
  for (const Point at : points) all += point_name(at, kLessonSide);
  return all;
}

// The moves of Black for which something holds.
std::string moves_that(const Board& board, const std::function<bool(const Board&)>& holds) {
  std::vector<Point> all;
  for (const Point at : legal_moves(board, Colour::Black))
    if (holds(after(board, at, Colour::Black))) all.push_back(at);
  return names(all);
}

// Whether a chain is taken whatever its side does. Only these points are played, or, where none are given, those near it; then a
// chain with so many liberties is safe.
class Reading {
 public:
  Reading(std::string_view target, std::string_view region, int safe = 4)
      : target_(*read_point_name(target, kLessonSide)), region_(lesson_points(region)), safe_(safe) {}

  bool taken(const Board& board, Colour turn) {
    const Stone stone = board[target_];
    if (stone == Stone::None) return true;
    owner_ = colour_of(stone);
    return taken(board, turn, kDeepest, false);
  }

 private:
  static constexpr int kDeepest = 24, kDeepestNear = 12;

  bool taken(const Board& board, Colour turn, int depth, bool passed) {
    if (board.is_empty(target_) || colour_of(board[target_]) != owner_) return true;
    const bool near = region_.empty();
    if (near && board.liberties(target_) >= safe_) return false;
    if (depth == 0 || (near && kDeepest - depth >= kDeepestNear)) return false;
    const auto key = std::tuple(board.key(), board.ko() ? board.cell(*board.ko()) : 0, turn, passed, depth);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const bool attacks = turn != owner_;
    bool result = !attacks;
    for (const Point at : near ? near_moves(board) : region_) {
      if (!may_play(board, at, turn)) continue;
      if (taken(after(board, at, turn), other(turn), depth - 1, false) != attacks) continue;
      return known_[key] = attacks;
    }
    Board rest = board;
    rest.pass();
    result = !passed && taken(rest, other(turn), depth - 1, true);
    return known_[key] = result;
  }

  std::vector<Point> near_moves(const Board& board) const {
    std::vector<Point> all = board.liberty_points(target_);
    const std::size_t own = all.size();
    const auto add = [&all](Point at) {
      if (std::ranges::find(all, at) == all.end()) all.push_back(at);
    };
    for (std::size_t i = 0; i < own; ++i)
      for (const Point beside : board.neighbours(all[i]))
        if (board.is_empty(beside)) add(beside);
    for (const Point stone : board.chain(target_))
      for (const Point beside : board.neighbours(stone))
        if (!board.is_empty(beside) && colour_of(board[beside]) != owner_ && board.liberties(beside) <= 2)
          for (const Point at : board.liberty_points(beside)) add(at);
    return all;
  }

  Point target_;
  std::vector<Point> region_;
  int safe_;
  Colour owner_ = Colour::Black;
  std::map<std::tuple<std::uint64_t, int, Colour, bool, int>, bool> known_;
};

// What is to be found in a step: exactly the moves that reach it are right.
struct Claim {
  enum What { Takes, Kills, Saves, Ladder, Other } what = Takes;
  std::string_view target{}, region{};  // of Kills, Saves and Ladder; see Reading
};

std::string right_moves(const Board& board, const Claim& claim) {
  switch (claim.what) {
    case Claim::Takes:
      return moves_that(board, [whites = board.stones(Colour::White)](const Board& next) {
        return next.stones(Colour::White) < whites;
      });
    case Claim::Kills:
    case Claim::Saves:
      return moves_that(board, [&claim](const Board& next) {
        return Reading(claim.target, claim.region).taken(next, Colour::White) == (claim.what == Claim::Kills);
      });
    case Claim::Ladder:
      return moves_that(board, [at = *read_point_name(claim.target, kLessonSide)](const Board& next) {
        return !next.is_empty(at) && next.liberties(at) == 1 && Ladders().is_lost(next, next.cell(at));
      });
    case Claim::Other:
      return {};
  }
  return {};
}

using enum Claim::What;

// By the id of the lesson, a claim for each step.
const std::map<std::string_view, std::vector<Claim>>& claims() {
  static const std::map<std::string_view, std::vector<Claim>> all{
      {"liberties", {{Takes}, {Takes}, {Takes}, {Takes}}},
      {"capturing", {{Other}, {Takes}, {Takes}, {Takes}}},
      {"atari", {{Kills, "e2"}, {Kills, "e2"}, {Takes}, {Saves, "c5"}}},
      {"cutting", {{Other}, {Other}, {Takes}, {Other}, {Other}}},
      {"ladder", {{Ladder, "d4"}, {Ladder, "d4"}, {Ladder, "d4"}, {Ladder, "d4"}, {Takes}, {Ladder, "d4"}}},
      {"net", {{Kills, "d4"}, {Kills, "d4"}, {Takes}, {Kills, "d4"}}},
      {"snapback", {{Kills, "d2"}, {Takes}, {Kills, "c4"}, {Takes}, {Saves, "d2"}}},
      {"eyes",
       {{Saves, "d3", "d2e2f2"},
        {Saves, "c3", "a3b3b2"},
        {Saves, "c4", "a3b3c3d3"},
        {Saves, "c4", "b3c3d3c2"}}},
      {"false-eyes",
       {{Kills, "d4", "b2c2c3"}, {Kills, "d4", "a3b3c3a2b2"}, {Kills, "b2", "a1c1d2"}, {Takes}}},
      {"ko", {{Takes}, {Saves, "f1"}, {Other}, {Takes}, {Other}}},
      {"seki", {{Saves, "b2", "c1c2e1"}, {Other}, {Takes}}},
      {"counting", {{Takes}, {Saves, "e1"}, {Other}}}};
  return all;
}

// Plays a lesson by every way of right moves.
class EveryWay {
 public:
  explicit EveryWay(const Script& lesson) : lesson_(lesson) { play(0, std::nullopt); }
  int ways() const { return ways_; }
  const Board& last() const { return last_; }

 private:
  void play(std::size_t index, std::optional<Board> before) {
    if (index == lesson_.steps.size()) {
      ++ways_;
      last_ = *before;
      return;
    }
    const LessonStep& step = lesson_.steps[index];
    SCOPED_TRACE(std::string(lesson_.id) + ", step " + std::to_string(index + 1));
    Board board = before.value_or(Board(kLessonSide));
    if (!step.board.empty()) {
      board = lesson_board(step.board);
      EXPECT_EQ(board.stones(), static_cast<int>(step.board.size() - 1) / 2) << "a stone is taken at once";
    }
    const Claim& claim = claims().at(lesson_.id)[index];
    if (claim.what != Other) {
      EXPECT_EQ(right_moves(board, claim), names(step.cells)) << write_board(board);
    }
    EXPECT_FALSE(step.wrong.empty());
    bool played = false;
    for (const Point at : step.cells) {
      if (!may_play(board, at, Colour::Black)) continue;
      if (std::exchange(played, true) && step.board.empty() && !step.each) break;
      Board next = after(board, at, Colour::Black);
      if (!step.reply.empty()) {
        const auto points = lesson_points(step.reply);
        const auto reply =
            std::ranges::find_if(points, [&](Point to) { return may_play(next, to, Colour::White); });
        ASSERT_NE(reply, points.end()) << write_board(next);
        next.place(*reply, Colour::White);
      }
      play(index + 1, next);
    }
    EXPECT_TRUE(played) << write_board(board);
  }

  const Script& lesson_;
  int ways_ = 0;
  Board last_{kLessonSide};
};

const Script& lesson(std::string_view id) {
  return *std::ranges::find(further_lessons(), id, &Script::id);
}

TEST(GoLessons, AreTwelveShortOnesThatKeepTheirWord) {
  ASSERT_EQ(further_lessons().size(), 12u);
  for (const Script& each : further_lessons()) {
    EXPECT_GE(each.steps.size(), 3u) << each.id;
    EXPECT_LE(each.steps.size(), 7u) << each.id;
    ASSERT_EQ(claims().at(each.id).size(), each.steps.size()) << each.id;
    EXPECT_GE(EveryWay(each).ways(), 1) << each.id;
  }
}

// What the other claims say.

TEST(GoLessons, TheLargerCaptureIsTheRightOne) {
  const LessonStep& step = lesson("capturing").steps[0];
  const Board board = lesson_board(step.board);
  const auto takes = [&board](int stones) {
    return moves_that(board, [&](const Board& next) {
      return board.stones(Colour::White) - next.stones(Colour::White) == stones;
    });
  };
  EXPECT_EQ(takes(3), names(step.cells));
  EXPECT_EQ(takes(1), "C5");
}

TEST(GoLessons, ACutIsGuardedWhereACuttingStoneIsInAtari) {
  for (const auto& [index, at] : {std::pair(0, "e4"), std::pair(3, "d4"), std::pair(4, "d4")}) {
    const LessonStep& step = lesson("cutting").steps[static_cast<std::size_t>(index)];
    const Point cut = *read_point_name(at, kLessonSide);
    EXPECT_EQ(moves_that(lesson_board(step.board),
                         [cut](const Board& next) {
                           return !may_play(next, cut, Colour::White) ||
                                  after(next, cut, Colour::White).liberties(cut) == 1;
                         }),
              names(step.cells))
        << index;
  }
}

TEST(GoLessons, OneMovePutsTwoStonesInAtari) {
  const LessonStep& step = lesson("cutting").steps[1];
  const auto in_atari = [](const Board& next, std::string_view name) {
    const Point at = *read_point_name(name, kLessonSide);
    return !next.is_empty(at) && next.liberties(at) == 1;
  };
  EXPECT_EQ(moves_that(lesson_board(step.board),
                       [&](const Board& next) { return in_atari(next, "c4") && in_atari(next, "d5"); }),
            names(step.cells));
}

TEST(GoLessons, ALadderWorksOnlyAwayFromItsBreaker) {
  const auto all = [](std::string_view board) { return right_moves(lesson_board(board), {Ladder, "d4"}); };
  EXPECT_EQ(all("d5e5c4c3/d4"), "E4D3");
  EXPECT_EQ(all("d5e5c4c3/d4e1"), "D3");
  EXPECT_EQ(all("d5e5c4c3/d4f2"), "");  // then a net is needed
}

TEST(GoLessons, TheThreatsOfTheKoAreAll) {
  const Script& ko = lesson("ko");
  Board board = lesson_board(ko.steps[0].board);
  for (const auto& [name, colour] : {std::pair("e4", Colour::Black), std::pair("g2", Colour::White),
                                     std::pair("d1", Colour::Black), std::pair("d4", Colour::White)})
    board.place(*read_point_name(name, kLessonSide), colour);
  ASSERT_TRUE(board.ko().has_value());
  const Point three = *read_point_name("a7", kLessonSide);
  EXPECT_EQ(moves_that(board, [three](const Board& next) { return next.liberties(three) == 1; }),
            names(ko.steps[2].cells));
}

TEST(GoLessons, NobodyMayPlayInTheSeki) {
  Board board = lesson_board("d7e7e6f6d5e5c4d4e4f4b3f3b2e2f2b1e1f1/c7b6c6d6a5c5a4b4a3c3d3e3a2d2a1d1");
  for (const std::string_view shared : {"c1", "c2"}) {
    const Point at = *read_point_name(shared, kLessonSide);
    for (const Colour colour : kColours) {
      const Board next = after(board, at, colour);
      EXPECT_EQ(next.liberties(at), 1) << shared;  // and the other side takes
    }
  }
  EXPECT_EQ(names(board.liberty_points(*read_point_name("b2", kLessonSide))), "C2C1");
}

TEST(GoLessons, TheCountIsTheOneThatTheWordsSay) {
  const Board last = EveryWay(lesson("counting")).last();
  Marks marks(last.size(), Mark::Alive);
  marks[*read_point_name("b4", kLessonSide)] = Mark::Dead;
  EXPECT_TRUE(neutral_points(last, marks).empty());
  const Count sums = count(last, marks, {.scoring = Scoring::Area, .komi = 0});
  EXPECT_EQ(sums.sum(Colour::Black), 2 * 28);
  EXPECT_EQ(sums.sum(Colour::White), 2 * 21);
}

}  // namespace

namespace {

// The pages.

// Plays the lesson on top by its first right moves.
void finish_lesson(TestContext& test, const Script& lesson) {
  for (const LessonStep& step : lesson.steps) {
    for (const Point at : step.cells) {
      const std::string before = test.seen();
      test.tap(point_name(at, kLessonSide));
      test.settle();
      if (test.seen() != before) break;
    }
  }
}

TEST(GoLessonsPage, LeadsFromLessonToLessonAndBack) {
  TestContext test;
  test.push_made(lessons_page);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=go.lessons.liberties done=0 of 12"));
  test.tap("go.lessons.liberties");
  test.settle();
  for (const Script& each : further_lessons()) {
    EXPECT_THAT(test.seen(), HasSubstr("lesson=" + std::string(each.id) + " step=1"));
    finish_lesson(test, each);
    ASSERT_THAT(test.seen(), HasSubstr("over"));
    EXPECT_THAT(test.seen(), HasSubstr("focus=go.lesson.play"));
    test.press(Action::Confirm);
    test.settle();
  }
  EXPECT_THAT(test.seen(), HasSubstr("focus=go.lessons.liberties done=12 of 12"));
  EXPECT_THAT(test.file("records.json"), HasSubstr("\"false-eyes\""));
}

TEST(GoLessonsPage, AnswersAWrongPressInEachLesson) {
  TestContext test;
  test.push_made(lessons_page);
  for (const Script& each : further_lessons()) {
    test.settle();
    test.tap("go.lessons." + std::string(each.id));
    test.settle();
    ASSERT_THAT(test.seen(), HasSubstr("lesson=" + std::string(each.id)));
    const Board board = lesson_board(each.steps[0].board);
    const std::vector<Point> all = legal_moves(board, Colour::Black);
    const auto wrong = std::ranges::find_if(all, [&](Point at) {
      return std::ranges::find(each.steps[0].cells, at) == each.steps[0].cells.end();
    });
    test.tap(point_name(*wrong, kLessonSide));
    EXPECT_THAT(test.seen(), HasSubstr("step=1")) << each.id;
    EXPECT_THAT(test.seen(), HasSubstr("hint=" + point_name(each.steps[0].cells[0], kLessonSide))) << each.id;
    test.press(Action::Back);
  }
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("done=0 of 12"));
}

TEST(GoLessonsPage, SealsWhatIsPlayedToItsEndOnly) {
  TestContext test;
  test.push_made(lessons_page);
  test.settle();
  test.tap("go.lessons.liberties");
  test.settle();
  finish_lesson(test, further_lessons()[0]);
  test.press(Action::Confirm);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("lesson=capturing"));
  test.tap("go.lesson.skip");
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("lesson=atari"));
  test.press(Action::Back);
  test.settle();
  EXPECT_THAT(test.seen(), HasSubstr("focus=go.lessons.capturing done=1 of 12"));
}

}  // namespace
}  // namespace quintet::go
