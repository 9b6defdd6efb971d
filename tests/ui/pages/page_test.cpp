#include "ui/pages/page.hpp"

#include <gtest/gtest.h>

#include "support/test_context.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/statistics_page.hpp"

namespace quintet::ui {
namespace {

// Two icons and a log of events.
class PlainPage : public Page {
 public:
  explicit PlainPage(Context& context, std::string name = "plain") : Page(context, std::move(name)) {}

  using Page::arrival;
  using Page::now;
  using Page::show_toast;

  std::string happened;
  mutable int painted = 0;
  int laid_out = 0;

 protected:
  std::vector<Control> layout(Extent) override {
    ++laid_out;
    const auto icon = [this](const char* id, float x) {
      return Control{
          .id = name() + id, .kind = Control::Kind::Icon, .bounds = {x, 100, 44, 44}, .label = "Words"};
    };
    return {icon(".one", 100), icon(".two", 200)};
  }
  void on_control(const ControlEvent& reply) override { happened += reply.id + ' '; }
  void paint(Canvas&, Duration) const override { ++painted; }
  void on_action(Action action) override { happened += action == Action::Hint ? "hint " : "other "; }
  void on_window_event(WindowEvent event) override {
    happened += event == WindowEvent::FocusLost ? "lost " : "window ";
  }
  std::string state() const override { return "so=far"; }
};

struct PageTest : testing::Test {
  PageTest() : page(test.push<PlainPage>()) {}
  TestContext test;
  PlainPage& page;
};

TEST_F(PageTest, SaysItsNameItsFocusAndItsState) {
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far");
}

TEST_F(PageTest, DescribesItsNotice) {
  page.show_toast("Your game is kept.");
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far notice=Your game is kept.");
  test.wait(motion::kToast);
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far");
}

TEST_F(PageTest, IsLaidOutOncePerStep) {
  page.laid_out = 0;
  for (int i = 0; i < 5; ++i) test.send({});
  EXPECT_EQ(page.laid_out, 5);
}

TEST_F(PageTest, IsLaidOutBeforeEventsAfterAResize) {
  page.laid_out = 0;
  test.resize(640, 480);
  EXPECT_EQ(page.laid_out, 2);
}

TEST_F(PageTest, AppearsOnceAndThenRests) {
  EXPECT_FALSE(page.at_rest());
  EXPECT_LT(page.arrival(page.now()), 1);
  test.wait(motion::kCalm);
  EXPECT_TRUE(page.at_rest());
  EXPECT_EQ(page.arrival(page.now()), 1);
}

TEST_F(PageTest, IsShownAtOnceIfCoveredWhileAppearing) {
  test.push<PlainPage>("above");
  EXPECT_EQ(page.arrival(page.now()), 1);
}

TEST_F(PageTest, AppearsWithACrossFadeUnderReducedMotion) {
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  PlainPage& quick = test.push<PlainPage>("quick");
  test.wait(motion::kCrossFade);
  EXPECT_TRUE(quick.at_rest());
}

TEST_F(PageTest, ShowsNoticesWithinCrossFadesWithReducedMotion) {
  Settings settings = test.player().settings();
  settings.reduced_motion = true;
  test.player().change(settings);
  test.settle();
  page.show_toast("Your game is kept.");
  test.wait(motion::kCrossFade);
  EXPECT_TRUE(page.at_rest());
  ASSERT_TRUE(page.due());
  test.wait(*page.due());
  EXPECT_FALSE(page.at_rest());
  test.wait(motion::kCrossFade);
  EXPECT_TRUE(page.at_rest());
}

TEST_F(PageTest, PassesOnActionsThatNoControlHandles) {
  test.press(Action::Hint);
  test.press(Action::Confirm);
  test.send({WindowEvent::FocusLost});
  EXPECT_EQ(page.happened, "hint plain.one lost ");
}

TEST_F(PageTest, IgnoresActionsRepeatedByAHeldKey) {
  test.send({ActionEvent{Action::Hint, true}, ActionEvent{Action::Back, true}});
  EXPECT_EQ(page.happened, "");
  EXPECT_EQ(test.scenes().depth(), 1U);
}

TEST_F(PageTest, GoesBackByEscape) {
  test.press(Action::Back);
  EXPECT_TRUE(test.scenes().empty());
}

TEST_F(PageTest, SoundsWhenItIsPressedAndWhenTheFocusMoves) {
  test.tap("plain.two");
  EXPECT_EQ(test.audio().played(), std::vector<std::string>{"press"});
  test.press(Action::Left);  // only shows the ring
  test.press(Action::Left);
  EXPECT_EQ(test.audio().played(), (std::vector<std::string>{"press", "focus"}));
}

TEST_F(PageTest, ShowsTheRingAtOnceWhereThePlayerMovesByKeys) {
  test.press(Action::Next);
  test.push<PlainPage>("second");
  test.press(Action::Next);  // without the ring this would only show it
  EXPECT_EQ(test.seen(), "second focus=second.two so=far");
}

TEST_F(PageTest, ShowsNoRingToMouseUsers) {
  test.press(Action::Next);
  test.tap("plain.one");
  test.push<PlainPage>("second");
  test.press(Action::Next);
  EXPECT_EQ(test.seen(), "second focus=second.one so=far");
}

TEST_F(PageTest, WakesToShowATooltip) {
  test.settle();
  EXPECT_EQ(page.due(), std::nullopt);
  test.send({PointerEvent{.kind = PointerEvent::Kind::Moved, .at = *page.locate("plain.one")}});
  ASSERT_TRUE(page.due());
  EXPECT_GT(*page.due(), motion::kTooltip / 2);
  test.wait(motion::kTooltip);
  EXPECT_EQ(page.due(), std::nullopt) << "it is shown, and nothing more changes";
}

TEST_F(PageTest, ShowsNoTooltipOfAnIconThatHasJustBeenPressed) {
  test.tap("plain.one");
  test.settle();
  EXPECT_EQ(page.due(), std::nullopt);
  test.send({PointerEvent{.kind = PointerEvent::Kind::Moved, .at = *page.locate("plain.two")}});
  EXPECT_TRUE(page.due()) << "the next one has its tooltip";
}

// A button at the place of toasts, low or as high as the lower half.
class PageWithLowButton : public PlainPage {
 public:
  PageWithLowButton(Context& context, float height) : PlainPage(context), height_(height) {}

 protected:
  std::vector<Control> layout(Extent size) override {
    return {{.id = "low", .bounds = {size.w / 2 - 100, size.h - 46 - height_, 500, height_}, .label = "Low"}};
  }

 private:
  float height_;
};

TEST_F(PageTest, ItsToastCoversNoButton) {
  for (const float height : {44.0F, 400.0F}) {
    SCOPED_TRACE(height);
    PageWithLowButton& low = test.push<PageWithLowButton>(height);
    low.show_toast("Your game is kept.");
    test.wait(motion::kCalm);
    int seen = 0;
    test.context().canvas.read_text([&](Canvas& canvas) { low.draw(canvas, Duration{0}); },
                                    [&](const LineOfText& line) {
                                      if (line.text != "Your game is kept.") return;
                                      ++seen;
                                      const Rect button = low.controls()[0].bounds;
                                      EXPECT_TRUE(intersection(line.ink, button).empty());
                                      EXPECT_GT(line.ink.y, 360);
                                    });
    EXPECT_EQ(seen, 1);
  }
}

TEST_F(PageTest, ShowsANoticeForAWhileAndRestsInTheMeantime) {
  test.settle();
  page.show_toast("Your game is kept.");
  EXPECT_FALSE(page.at_rest());
  test.wait(motion::kBase);
  EXPECT_TRUE(page.at_rest());
  ASSERT_TRUE(page.due());
  test.wait(*page.due());
  EXPECT_FALSE(page.at_rest()) << "it fades";
  test.wait(motion::kBase);
  EXPECT_TRUE(page.at_rest());
  EXPECT_EQ(page.due(), std::nullopt);
}

TEST_F(PageTest, ShowsThePlayersNoticesOneAfterAnother) {
  test.player().notify("one");
  test.player().notify("two");
  test.wait(milliseconds(20));
  EXPECT_TRUE(page.due()) << "the first is shown";
  test.wait(motion::kToast + milliseconds(20));
  EXPECT_TRUE(page.due()) << "the second is shown";
  EXPECT_FALSE(test.player().next_notice());
}

TEST_F(PageTest, ShowsALongNoticeLonger) {
  page.show_toast("Quintet is already running: nothing saved.");
  test.wait(motion::kToast + milliseconds(1000));
  EXPECT_NE(test.seen().find("notice="), std::string::npos);
  test.wait(milliseconds(1000));
  EXPECT_EQ(test.seen().find("notice="), std::string::npos);
}

TEST_F(PageTest, LeavesTheNoticesToThePageThatFollows) {
  test.push<PlainPage>("above");
  test.player().notify("one");
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far notice=one");
}

// "Game saved" is of use at once or not at all.
TEST_F(PageTest, KeepsGoodNewsToThePageThatComesNext) {
  test.push<PlainPage>("above");
  test.player().notify_once("one");
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far notice=one");
  test.push<PlainPage>("above");
  test.settle();
  EXPECT_EQ(test.seen().find("notice="), std::string::npos) << test.seen();
}

TEST_F(PageTest, ShowsNoNoticeOverAQuestion) {
  Question question{std::string_view("Leave?"), {}, {}};
  question.answers.push_back({.id = "stay", .label = msgid("Stay")});
  test.push<DialogPage>(std::move(question));
  test.context().profile.notify("Game saved");
  test.settle();
  EXPECT_EQ(test.seen().find("notice="), std::string::npos) << test.seen();
  test.press(Action::Back);
  test.wait(motion::kBase);
  EXPECT_NE(test.seen().find("notice=Game saved"), std::string::npos) << test.seen();
}

// A page of a list begins with its first row, so that Enter does not leave it at once.
TEST_F(PageTest, BeginsBelowItsHeader) {
  test.resize(1280, 720);
  test.push<StatisticsPage>();
  EXPECT_EQ(test.seen().find("focus=statistics.back"), std::string::npos) << test.seen();
}

TEST_F(PageTest, PassesOnANoticeThatWasNotVisibleLongEnough) {
  test.push<PlainPage>("above");
  test.player().notify("one");
  test.send({});
  EXPECT_EQ(test.seen(), "above focus=above.one so=far notice=one");
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far notice=one");
}

TEST_F(PageTest, KeepsAReadNoticeAndItsOwnText) {
  test.push<PlainPage>("above");
  test.player().notify("one");
  test.wait(motion::kToast - milliseconds(50));
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far");
  PlainPage& again = test.push<PlainPage>("again");
  again.show_toast("mine");
  test.press(Action::Back);
  test.settle();
  EXPECT_EQ(test.seen(), "plain focus=plain.one so=far");
}

TEST_F(PageTest, DrawsWithANoticeATooltipAndARing) {
  page.show_toast(
      "A notice so long that it needs more than a single line of the window that it is shown in, and so is "
      "broken into as many lines as that takes.");
  test.press(Action::Next);
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {1, 1}}) {
    test.resize(width, height);
    test.draw();
  }
  EXPECT_EQ(page.painted, 3);
}

}  // namespace
}  // namespace quintet::ui
