#include "ui/pages/dialogs.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Dialog : testing::Test {
  DialogPage& ask(int answers = 2) {
    Question question{.title = msgid("Restart this board?"),
                      .text = msgid("All cleared tiles are put back, and the clock starts again."),
                      .answers = {}};
    const char* names[] = {"yes", "other", "no"};
    for (int i = 0; i < 3; ++i) {
      if (i == 1 && answers < 3) continue;
      if (i == 0 && answers < 2) continue;
      const std::string name = names[i];
      question.answers.push_back(
          {.id = name, .label = msgid(names[i]), .act = [this, name] { answered += name + ' '; }});
    }
    return test.push<DialogPage>(std::move(question));
  }

  TestContext test;
  std::string answered;
};

TEST_F(Dialog, ShowsTheSceneBelow) {
  EXPECT_FALSE(ask().covers());
}

TEST_F(Dialog, HasTheFocusOnTheAnswerThatChangesNothing) {
  ask();
  EXPECT_EQ(test.seen(), "dialog focus=dialog.no");
}

TEST_F(Dialog, TakesEscapeForTheLastAnswer) {
  ask();
  test.press(Action::Back);
  EXPECT_EQ(answered, "no ");
  EXPECT_TRUE(test.scenes().empty());
}

TEST_F(Dialog, IsRemovedBeforeTheAnswerActs) {
  ask();
  test.tap("dialog.yes");
  EXPECT_EQ(answered, "yes ");
  EXPECT_TRUE(test.scenes().empty());
}

TEST_F(Dialog, StandsWithTheAnswerThatChangesNothingAtTheRight) {
  DialogPage& dialog = ask(3);
  EXPECT_LT(dialog.locate("dialog.yes")->x, dialog.locate("dialog.other")->x);
  EXPECT_LT(dialog.locate("dialog.other")->x, dialog.locate("dialog.no")->x);
}

TEST_F(Dialog, TakesConfirmForWhatHasTheFocusWhichIsTheAnswerThatChangesNothing) {
  ask();
  test.press(Action::Confirm);
  EXPECT_EQ(answered, "no ");
}

TEST_F(Dialog, GrowsWithTheWordsOfAnotherLanguage) {
  std::string words = "short";
  Question question{
      .title = msgid("Reset to defaults?"), .text = LocalizedText([&words] { return words; }), .answers = {}};
  question.answers.push_back({.id = "no", .label = msgid("Cancel")});
  DialogPage& dialog = test.push<DialogPage>(std::move(question));
  test.settle();
  const float before = dialog.locate("dialog.no")->y;
  for (int i = 0; i < 40; ++i) words += " longer than it was";
  test.wait(milliseconds(20));
  EXPECT_GT(dialog.locate("dialog.no")->y, before);
}

TEST_F(Dialog, MayBeAPlainMessage) {
  ask(1);
  test.press(Action::Confirm);
  EXPECT_EQ(answered, "no ");
}

TEST_F(Dialog, IsNotAnsweredByAPressOutsideIt) {
  ask();
  test.send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = {2, 2}}});
  test.send({PointerEvent{.kind = PointerEvent::Kind::Released, .at = {2, 2}}});
  EXPECT_EQ(answered, "");
  EXPECT_EQ(test.scenes().depth(), 1U);
}

TEST_F(Dialog, FitsTheSmallestWindowInBothLanguages) {
  for (const char* language : {"en", "zh_CN"}) {
    test.speak(language);
    test.resize(320, 240);
    DialogPage& dialog = ask(3);
    test.settle();
    test.draw();
    const Extent size = test.context().canvas.size();
    for (const char* name : {"dialog.yes", "dialog.other", "dialog.no"}) {
      EXPECT_TRUE((Rect{0, 0, size.w, size.h}.contains(*dialog.locate(name)))) << name;
    }
    test.press(Action::Back);
  }
}

TEST_F(Dialog, GrowsWithItsAnswers) {
  const std::string words = "An answer of very many words";
  Question question{.title = msgid("Restart this board?"), .text = {}, .answers = {}};
  for (const char* id : {"a", "b", "c"}) question.answers.push_back({.id = id, .label = msgid(words)});
  DialogPage& dialog = test.push<DialogPage>(std::move(question));
  test.settle();
  const float text = test.context().canvas.text_width(words, Face::Text, type::kBody);
  const auto middle = [&](const char* name) { return dialog.locate(name)->x; };
  EXPECT_GE(middle("dialog.b") - middle("dialog.a"), text + space::kWide);
  EXPECT_GE(middle("dialog.c") - middle("dialog.b"), text + space::kWide);
  EXPECT_GE(middle("dialog.a"), text / 2);
}

}  // namespace
}  // namespace quintet::ui
