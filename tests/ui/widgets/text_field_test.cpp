// A field in which the player types.
#include "ui/widgets/text_field.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

// What is typed and pressed in one step.
void type(TextField& field, std::initializer_list<Event> events) {
  for (const Event& event : events) field.take(event);
  field.step();
}
Event key(Action action) {
  return ActionEvent{action};
}
Event letter(const char* text) {
  return TextEvent{text};
}

TEST(TextField, TakesLettersOfAnyScriptAndAnInputMethod) {
  TextField field("", 100);
  type(field, {letter("a"), letter("好棋"), letter("!")});
  EXPECT_EQ(field.text(), "a好棋!");
  field.move(-1);
  field.erase();
  EXPECT_EQ(field.text(), "a好!");
  EXPECT_EQ(field.cursor(), 4U);
}

TEST(TextField, AKeyThatTypesALetterIsNoCommand) {
  TextField field("ab", 100);
  type(field, {key(Action::Undo), letter("u")});
  EXPECT_EQ(field.text(), "abu");
  type(field, {key(Action::Undo)});
  EXPECT_EQ(field.text(), "ab") << "backspace";
  type(field,
       {key(Action::Confirm), letter(" "), ActionEvent{Action::Hint, false, Action::Left}, letter("h")});
  EXPECT_EQ(field.text(), "ab h") << "the space bar, and a letter that is a direction elsewhere";
  type(field, {key(Action::Confirm)});
  EXPECT_EQ(field.text(), "ab h\n") << "Enter";
  type(field, {key(Action::Undo), key(Action::Undo)});
  EXPECT_EQ(field.text(), "ab ") << "two presses in a step";
}

TEST(TextField, LeavesOtherKeysToThePage) {
  TextField field("", 100);
  for (const Action action : {Action::Back, Action::Next, Action::Previous, Action::Copy, Action::Paste})
    EXPECT_FALSE(field.take(key(action)));
  EXPECT_TRUE(field.take(key(Action::Left)));
  EXPECT_TRUE(field.take(OtherKeyEvent{}));
}

TEST(TextField, HoldsSoManyBytesAndNoHalfCharacter) {
  TextField field("", 7);
  field.insert("好棋好");
  EXPECT_EQ(field.text(), "好棋");
  EXPECT_TRUE(field.full());
  field.insert("a");
  EXPECT_EQ(field.text(), "好棋a");
  field.insert("\x01\r\t");
  EXPECT_EQ(field.text(), "好棋a") << "control characters are left out";
}

TEST(TextField, BadBytesAreReplaced) {
  TextField field("", 100);
  field.insert(
      "a\xFF"
      "b");
  EXPECT_EQ(field.text(),
            "a\uFFFD"
            "b");
}

TEST(TextField, TheCursorMovesByLinesAsTheyAreBroken) {
  TestContext test;
  TextField field("one\nthree\n", 100);
  field.lay(test.context().canvas, {0, 0, 300, 100}, {.size = 17, .colour = {}}, 1.5F);
  EXPECT_EQ(field.cursor(), 10U);
  field.move_line(-1);
  EXPECT_EQ(field.cursor(), 4U);
  field.move_to_edge(1);
  EXPECT_EQ(field.cursor(), 9U);
  field.move_line(-1);
  EXPECT_EQ(field.cursor(), 3U) << "the line above is shorter";
  field.move_line(-1);
  EXPECT_EQ(field.cursor(), 0U) << "there is no line above";
  field.point_at(test.context().canvas, {300, 30});
  EXPECT_EQ(field.cursor(), 9U);
  field.point_at(test.context().canvas, {0, 30});
  EXPECT_EQ(field.cursor(), 4U);
}

TEST(TextField, ShowsTheLineOfTheCursorInALongText) {
  TestContext test;
  TextField field(std::string(60, '\n') + "end", 100);
  field.lay(test.context().canvas, {0, 0, 300, 100}, {.size = 17, .colour = {}}, 1.5F);
  std::string shown;
  test.context().canvas.read_text([&](Canvas& canvas) { field.draw(canvas, test.context().theme, true); },
                                  [&](const LineOfText& line) { shown += line.text; });
  EXPECT_EQ(shown, "end");
}

}  // namespace
}  // namespace quintet::ui
