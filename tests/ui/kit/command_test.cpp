#include "ui/kit/help_book.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

TEST(Command, ATooltipNamesTheKey) {
  TestContext test;
  const Localiser& words = test.context().words;
  EXPECT_EQ(control_of({.info = commands::kUndo, .run = {}}, "page", words).label, "Undo (U)");
  EXPECT_EQ(control_of({.info = {"own", msgid("Forward"), "right", Action::Redo, {}, "→"}, .run = {}}, "page",
                       words)
                .label,
            "Forward (→)");
  EXPECT_EQ(control_of({.info = {"plain", msgid("Store")}, .run = {}}, "page", words).label, "Store");
}

TEST(Command, AButtonWithWordsNamesNoKey) {
  TestContext test;
  const Control control =
      control_of({.info = commands::kNewGame, .run = {}, .enabled = false, .kind = Control::Kind::Primary},
                 "page", test.context().words);
  EXPECT_EQ(control.label, "New game");
  EXPECT_EQ(control.id, "page.new");
  EXPECT_FALSE(control.enabled);
}

TEST(Command, IsNamedInThePlayersLanguage) {
  TestContext test;
  test.speak("zh_CN");
  EXPECT_EQ(control_of({.info = commands::kUndo, .run = {}}, "page", test.context().words).label,
            "撤销（U）");
  EXPECT_EQ(control_of({.info = commands::kUndoMove, .run = {}}, "page", test.context().words).label,
            "悔棋（U）");
}

}  // namespace
}  // namespace quintet::ui
