#include "ui/widgets/line_field.hpp"

#include <gtest/gtest.h>

#include "engine/platform/clipboard_record.hpp"
#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

class LineFieldTest : public testing::Test {
 protected:
  bool take(const Event& event) { return field_.take(event, clipboard_); }
  void type(const std::string& text) { take(TextEvent{text}); }
  // A key that types nothing.
  void press(Action action) {
    take(ActionEvent{action});
    field_.settle();
  }

  ClipboardRecord clipboard_;
  LineField field_;
};

TEST_F(LineFieldTest, TakesWhatIsTyped) {
  type("gnugo");
  type(" é围");
  EXPECT_EQ(field_.text(), "gnugo é围");
}

// Each key arrives as the action that it has elsewhere, then as its text.
TEST_F(LineFieldTest, DoesNotActOnLetters) {
  for (const auto& [action, text] : {std::pair{Action::Undo, "u"}, std::pair{Action::Confirm, " "},
                                     std::pair{Action::ToggleMute, "m"}, std::pair{Action::First, "1"}}) {
    EXPECT_TRUE(take(ActionEvent{action}));
    type(text);
    EXPECT_EQ(field_.settle(), LineField::Reply::None);
  }
  take(ActionEvent{Action::Hint, false, Action::Left});  // the letter H, which steers too
  type("h");
  EXPECT_EQ(field_.text(), "u m1h");
}

TEST_F(LineFieldTest, ErasesWholeCharacters) {
  type("a围");
  press(Action::Undo);
  EXPECT_EQ(field_.text(), "a");
  press(Action::Undo);
  press(Action::Undo);
  EXPECT_EQ(field_.text(), "");
}

// All in one step, as when the window was busy.
TEST_F(LineFieldTest, KeepsTheOrderOfKeysAndText) {
  take(TextEvent{"ab"});
  take(ActionEvent{Action::Undo});
  take(ActionEvent{Action::Undo});
  take(TextEvent{"u"});
  take(ActionEvent{Action::Undo});
  take(ActionEvent{Action::Left});
  take(TextEvent{"x"});
  EXPECT_EQ(field_.settle(), LineField::Reply::None);
  EXPECT_EQ(field_.text(), "xa");
}

TEST_F(LineFieldTest, MovesItsCursorByCharacters) {
  type("a围b");
  press(Action::Left);
  press(Action::Left);
  type("1");
  EXPECT_EQ(field_.text(), "a1围b");
  press(Action::End);
  type("2");
  press(Action::Home);
  type("0");
  press(Action::Left);
  press(Action::Left);
  type("-");
  EXPECT_EQ(field_.text(), "-0a1围b2");
}

TEST_F(LineFieldTest, LeavesOtherKeysToThePage) {
  for (const Action action : {Action::Up, Action::Down, Action::Next, Action::Previous, Action::Back})
    EXPECT_FALSE(take(ActionEvent{action})) << static_cast<int>(action);
  EXPECT_FALSE(take(PointerEvent{}));
  EXPECT_TRUE(take(OtherKeyEvent{}));
}

TEST_F(LineFieldTest, IsDoneAtEnter) {
  type("a");
  take(ActionEvent{Action::Confirm});
  EXPECT_EQ(field_.settle(), LineField::Reply::Done);
  EXPECT_EQ(field_.settle(), LineField::Reply::None);
}

TEST_F(LineFieldTest, PastesInOneLine) {
  clipboard_.set_text("one\ntwo\r\n\x01three\xFF");
  take(ActionEvent{Action::Paste});
  EXPECT_EQ(field_.text(), "one two three\uFFFD");
  take(ActionEvent{Action::Copy});
  EXPECT_EQ(clipboard_.text(), field_.text());
}

TEST_F(LineFieldTest, TakesNoMoreThanItHolds) {
  LineField small("12345", 8);
  small.take(TextEvent{"围围"}, clipboard_);
  EXPECT_EQ(small.text(), "12345围");
  small.take(TextEvent{"x"}, clipboard_);
  EXPECT_EQ(small.text(), "12345围");
}

TEST(LineField, PutsItsCursorWhereItIsPressed) {
  TestContext test;
  ClipboardRecord clipboard;
  LineField field("abc");
  const Rect area{100, 100, 300, 44};
  Canvas& canvas = test.context().canvas;
  field.press(canvas, area, {0, 120});
  field.take(TextEvent{"0"}, clipboard);
  field.press(canvas, area, {390, 120});
  field.take(TextEvent{"9"}, clipboard);
  EXPECT_EQ(field.text(), "0abc9");
  const float width = canvas.text_width("0a", Face::Text, type::kBody);
  field.press(canvas, area, {100 + space::kSmall + width + 1, 120});
  field.take(TextEvent{"-"}, clipboard);
  EXPECT_EQ(field.text(), "0a-bc9");
}

}  // namespace
}  // namespace quintet::ui
