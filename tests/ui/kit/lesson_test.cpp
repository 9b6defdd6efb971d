// The steps of a lesson, and when it comes.
#include "ui/kit/lesson.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {
namespace {

GameDefinition game(bool saved) {
  GameDefinition it{};
  it.id = "link";
  it.modes.push_back({.id = "relaxed", .label = {}, .line = {}, .icon = {}, .progress = [saved](Context&) {
                        return Progress{{}, saved};
                      }});
  return it;
}

TEST(Lesson, AllowsTheCellsOfItsStepUntilItIsOver) {
  Lesson lesson({.steps = {{"one", {{0, 0}, {0, 1}}}, {"any", {}}}, .closing = {}});
  EXPECT_TRUE(lesson.allows({0, 1}));
  EXPECT_FALSE(lesson.allows({1, 1}));
  lesson.next();
  EXPECT_TRUE(lesson.allows({1, 1}));
  EXPECT_EQ(lesson.step().text, "any");
  lesson.next();
  EXPECT_TRUE(lesson.over());
  EXPECT_FALSE(lesson.allows({0, 0}));
  EXPECT_EQ(lesson.step().text, "any");
}

TEST(Lesson, AllowsTheDirectionsOfItsStep) {
  Lesson lesson({.steps = {{.text = "left or right", .ways = {Action::Left, Action::Right}}, {.text = "any"}},
                 .closing = {}});
  EXPECT_TRUE(lesson.allows(Action::Right));
  EXPECT_FALSE(lesson.allows(Action::Up));
  lesson.next();
  EXPECT_TRUE(lesson.allows(Action::Up));
  lesson.next();
  EXPECT_FALSE(lesson.allows(Action::Up));
}

TEST(Lesson, ComesOnceToAPlayerWhoIsNewToTheGame) {
  TestContext test;
  const GameDefinition fresh = game(false);
  EXPECT_TRUE(is_lesson_due(test.context(), fresh));
  mark_lesson(test.context(), fresh);
  EXPECT_FALSE(is_lesson_due(test.context(), fresh));
}

TEST(Lesson, DoesNotComeToAPlayerWithResultsOrASavedGame) {
  TestContext test;
  EXPECT_FALSE(is_lesson_due(test.context(), game(true)));
  ResultTally results;
  record_best(results, {.key = "relaxed 16x10 none", .won = true, .milliseconds = 1000});
  test.player().record("link", results);
  EXPECT_FALSE(is_lesson_due(test.context(), game(false)));
}

TEST(Lesson, OfAModeComesToThoseWhoAreNewToTheMode) {
  TestContext test;
  const GameDefinition fresh = game(false);
  mark_lesson(test.context(), fresh);
  EXPECT_TRUE(is_lesson_due(test.context(), fresh, "timed"));
  ResultTally results = test.player().results("link");
  record_best(results, {.key = "relaxed 16x10 none", .won = true, .milliseconds = 1000});
  test.player().record("link", results);
  EXPECT_TRUE(is_lesson_due(test.context(), fresh, "timed"));
  record_best(results, {.key = "timed 16x10 none", .won = true, .milliseconds = 1000});
  test.player().record("link", results);
  EXPECT_FALSE(is_lesson_due(test.context(), fresh, "timed"));
  EXPECT_TRUE(is_lesson_due(test.context(), fresh, "today"));
  mark_lesson(test.context(), fresh, "today");
  EXPECT_FALSE(is_lesson_due(test.context(), fresh, "today"));
}

TEST(Lesson, ARecordOfALessonKeepsTheResults) {
  TestContext test;
  ResultTally results;
  record_best(results, {.key = "relaxed 16x10 none", .won = true, .milliseconds = 1000});
  test.player().record("link", results);
  mark_lesson(test.context(), game(false));
  EXPECT_EQ(test.player().results("link").row<BestRow>("relaxed 16x10 none").won, 1);
}

}  // namespace
}  // namespace quintet::ui
