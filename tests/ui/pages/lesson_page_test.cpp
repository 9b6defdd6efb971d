// How the page of a lesson plays a script: expected moves, wrong ones, replies, and what it says.
#include "ui/pages/lesson_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "support/test_context.hpp"
#include "ui/pages/demonstration_page.hpp"

namespace quintet::ui {
namespace {

// A row of three cells that notes what the page asks of it. The move of a step is done on its cell.
class NotedBoard final : public LessonBoard {
 public:
  explicit NotedBoard(std::string& notes) : notes_(notes) {}

  const BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.place(BoardGrid::fitting(area, {3, 1}, 0)); }
  void begin(const LessonMoment& at) override { notes_ += "begin " + std::string(at.step.board) + ';'; }
  Outcome play(const LessonMoment& at, const Gesture& gesture) override {
    notes_ += "play " + std::to_string(gesture.cell.column) + ';';
    if (gesture.cell.column == 2) return {Outcome::What::Wrong};
    return {Outcome::What::Done, at.step.reply.empty() ? at.now : at.now + milliseconds(500)};
  }
  void decline(const LessonMoment&, const Gesture& gesture) override {
    notes_ += "decline " + std::to_string(gesture.cell.column) + ';';
  }
  void reply(const LessonMoment& at) override { notes_ += "reply " + std::string(at.step.reply) + ';'; }
  void draw(Canvas&, const LessonHand&, Duration) const override {}
  std::string state() const override { return "board"; }

 private:
  std::string& notes_;
  BoardView view_;
};

class LessonScript : public testing::Test {
 protected:
  LessonScript() {
    game.id = "link";
    Script script{
        .steps =
            {{.text = "first", .cells = {{0, 0}, {0, 2}}, .board = "a", .reply = "r", .wrong = "not there"},
             {.text = "second"}},
        .closing = "done"};
    test.push<LessonPage>(game, std::move(script), std::make_unique<NotedBoard>(notes),
                          [this] { finished = true; });
    test.settle();
  }
  // What was asked of the board since the last call.
  std::string noted() { return std::exchange(notes, {}); }

  TestContext test;
  GameDefinition game{};
  std::string notes;
  bool finished = false;
};

TEST_F(LessonScript, PlaysStepByStepWithReplies) {
  EXPECT_EQ(noted(), "begin a;");
  EXPECT_EQ(test.seen(), "link.lesson focus=board step=1 board");
  test.tap("0,0");
  EXPECT_EQ(noted(), "play 0;") << "the result stays in sight";
  test.settle();
  EXPECT_EQ(noted(), "reply r;begin ;");
  EXPECT_EQ(test.seen(), "link.lesson focus=board step=2 board");
  test.tap("0,1");
  EXPECT_EQ(noted(), "play 1;");
  EXPECT_EQ(test.seen(), "link.lesson focus=link.lesson.play step=3 over board");
  EXPECT_FALSE(finished);
  test.settle();
  EXPECT_EQ(test.seen(), "link.lesson focus=link.lesson.play step=3 over board");
  test.press(Action::Confirm);
  EXPECT_TRUE(finished);
}

TEST_F(LessonScript, EndsWithAPhraseAndASeal) {
  const auto heard = [this](std::string_view sound) {
    return std::ranges::count(test.audio().played(), sound);
  };
  test.tap("0,0");
  test.settle();
  EXPECT_EQ(heard("win-paper"), 0);
  test.tap("0,1");
  EXPECT_EQ(heard("win-paper"), 1);
  EXPECT_EQ(heard("seal"), 0) << "it comes down first";
  for (int i = 0; i < 8; ++i) {
    test.wait(milliseconds(50));
    test.draw();
  }
  EXPECT_EQ(heard("seal"), 1);
}

TEST_F(LessonScript, AnswersWrongMoves) {
  noted();
  test.tap("0,1");
  EXPECT_EQ(noted(), "decline 1;") << "the step does not allow the cell";
  test.tap("0,2");
  EXPECT_EQ(noted(), "play 2;decline 2;") << "the board finds it wrong";
  EXPECT_EQ(test.seen(), "link.lesson focus=board step=1 board");
}

TEST_F(LessonScript, APressWhileTheResultIsInSightGoesOn) {
  noted();
  test.tap("0,0");
  test.tap("0,1");
  EXPECT_EQ(noted(), "play 0;reply r;begin ;");
  EXPECT_EQ(test.seen(), "link.lesson focus=board step=2 board");
}

TEST(Demonstration, PlaysEveryStepByItselfAndEndsWithAChoice) {
  TestContext test;
  GameDefinition game{};
  game.id = "link";
  std::string notes;
  bool played = false;
  const auto show = [&](std::vector<LessonStep> steps) {
    test.push<DemonstrationPage>(game, Script{.steps = std::move(steps), .closing = "done"},
                                 std::make_unique<NotedBoard>(notes), [&played] { played = true; });
  };
  show({{.text = {}, .reply = "r"}, {.text = {}, .reply = "s"}});
  test.wait(milliseconds(500));
  EXPECT_EQ(std::exchange(notes, {}), "begin ;reply r;");
  test.press(Action::Pause);
  test.wait(milliseconds(1000));
  EXPECT_EQ(test.seen(), "link.demonstration focus=link.demonstration.back board status=stopped");
  test.press(Action::Pause);
  test.settle();
  EXPECT_EQ(std::exchange(notes, {}), "reply s;");
  EXPECT_EQ(test.seen(), "link.demonstration focus=link.demonstration.play board status=over");
  EXPECT_THAT(texts_of(test.context()), testing::Contains("done"));
  test.tap("link.demonstration.again");
  test.settle();
  EXPECT_EQ(std::exchange(notes, {}), "begin ;reply r;reply s;");
  test.tap("link.demonstration.play");
  EXPECT_TRUE(played);
  show({});
  test.settle();
  EXPECT_EQ(notes, "begin ;") << "without steps";
}

}  // namespace
}  // namespace quintet::ui
