#include "ui/pages/dialogs.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

struct Pause : testing::Test {
  PausePage& pause(int count = 6) {
    const char* names[] = {"resume", "restart", "demonstration", "settings", "help", "leave"};
    std::vector<MenuItem> entries;
    for (int i = 0; i < count; ++i) {
      const std::string name = names[i];
      entries.push_back({.id = name, .label = msgid(names[i]), .icon = "play", .act = [this, name] {
                           chosen += name + ' ';
                         }});
      if (name == "settings") entries.back().page = MenuItem::Page::Stays;
    }
    return test.push<PausePage>(std::move(entries), LocalizedText([this] {
                                  ++lines_made;
                                  return std::string("Relaxed · 16 × 10");
                                }));
  }

  TestContext test;
  std::string chosen;
  int lines_made = 0;
};

TEST_F(Pause, HidesTheBoard) {
  EXPECT_TRUE(pause().covers());
}

TEST_F(Pause, OfAnUntimedGameLeavesTheBoardInSight) {
  auto& page = test.push<PausePage>(std::vector<MenuItem>{{.id = "resume", .label = msgid("Resume")}},
                                    LocalizedText{}, Behind::Shown);
  EXPECT_FALSE(page.covers());
  const float middle = test.context().canvas.size().w / 2;
  EXPECT_GT(page.locate("pause.resume")->x, 1.5F * middle) << "at the right edge of a wide window";
}

TEST_F(Pause, IsEndedByItsKeyAndByEscape) {
  for (const Action action : {Action::Pause, Action::Back}) {
    pause();
    test.press(action);
    EXPECT_TRUE(test.scenes().empty());
  }
  EXPECT_EQ(chosen, "resume resume ");
}

TEST_F(Pause, ItsLineFollowsTheLanguage) {
  pause();
  test.settle();
  lines_made = 0;
  test.draw();
  const int first = lines_made;
  EXPECT_GT(first, 0);
  test.draw();
  EXPECT_EQ(lines_made, 2 * first) << "made anew for each frame";
}

TEST_F(Pause, StaysBelowHelpAndSettings) {
  pause();
  test.tap("pause.settings");
  EXPECT_EQ(chosen, "settings ");
  EXPECT_EQ(test.scenes().depth(), 1U);
}

TEST_F(Pause, CanBeUsedByKeyboardOnly) {
  pause();
  test.press(Action::Down);  // shows the ring
  for (int i = 0; i < 5; ++i) test.press(Action::Down);
  EXPECT_EQ(test.seen(), "pause focus=pause.leave line=Relaxed · 16 × 10");
  test.press(Action::Confirm);
  EXPECT_EQ(chosen, "leave ");
}

TEST_F(Pause, ShowsEveryButtonOnLowScreensToo) {
  for (int count = 1; count <= 6; ++count) {
    for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {640, 360}}) {
      Settings settings = test.player().settings();
      settings.interface_scale = 200;
      test.player().change(settings);
      test.resize(width, height);
      PausePage& page = pause(count);
      test.settle();
      test.draw();
      const Extent size = test.context().canvas.size();
      for (const char* name : {"resume", "restart", "demonstration", "settings", "help", "leave"}) {
        const auto place = page.locate(std::string("pause.") + name);
        if (!place) continue;
        EXPECT_TRUE((Rect{0, 0, size.w, size.h}.contains(*place))) << name << ' ' << count;
      }
      test.press(Action::Back);
    }
  }
}

}  // namespace
}  // namespace quintet::ui
