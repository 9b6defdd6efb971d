// The check of layouts can fail: each fault is made once on purpose.
#include "support/layout_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <functional>

#include "support/test_context.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

// Draws what the test asks for, in a window of 1280×720 points.
class Sheet : public Page {
 public:
  using Paint = std::function<void(Canvas&)>;
  Sheet(Context& context, std::vector<Control> controls, Paint paint)
      : Page(context, "sheet"), controls_wanted_(std::move(controls)), paint_(std::move(paint)) {}

 protected:
  std::vector<Control> layout(Extent) override { return controls_wanted_; }
  void on_control(const ControlEvent&) override {}
  void paint(Canvas& canvas, Duration) const override { paint_(canvas); }

 private:
  std::vector<Control> controls_wanted_;
  Paint paint_;
};

// A page of three windows' height with a line at its end.
class LongSheet : public ScrollPage {
 public:
  LongSheet(Context& context, std::string last) : ScrollPage(context, "long"), last_(std::move(last)) {}

 protected:
  static constexpr float kHeight = 2000, kLine = 40, kWidth = 200;

  std::vector<Control> layout(Extent size) override {
    scroll_.fit({0, 80, size.w, size.h - 80}, kHeight);
    return {back_control(size, back_id(), "Back")};
  }
  void paint(Canvas& canvas, Duration now) const override {
    paint_scrolled(canvas, now, {.title = "Long", .accent = theme().colour.text}, [&](Canvas& sheet) {
      for (float y = 0; y < kHeight; y += kLine) {
        const float at = scroll_.view().y + y - scroll_.offset(now);
        // As pages do that leave out what cannot be seen.
        if (at > scroll_.view().bottom()) break;
        sheet.text(y + kLine < kHeight ? "Line" : last_, {40, at, kWidth, kLine}, {});
      }
    });
  }

 private:
  std::string last_;
};

std::vector<std::string> faults(const std::vector<Control>& controls, const Sheet::Paint& paint) {
  TestContext test;
  test.push<Sheet>(controls, paint);
  std::vector<std::string> all;
  for (const LayoutFault& fault : layout_faults(test.stage())) all.push_back(fault.what);
  return all;
}

constexpr auto kNothing = [](Canvas&) {};

TEST(LayoutCheck, FindsNothingWhereAllIsWell) {
  EXPECT_THAT(faults({{.id = "a", .bounds = {0, 0, 100, 40}}, {.id = "b", .bounds = {100, 0, 100, 40}}},
                     [](Canvas& canvas) {
                       canvas.text("on a", {0, 0, 100, 40}, {});
                       canvas.paragraph("Two lines of words", {0, 100, 100, 60}, {}, 1.35F);
                     }),
              IsEmpty());
}

TEST(LayoutCheck, FindsControlsOutsideTheWindowTooSmallOrOverOthers) {
  EXPECT_THAT(faults({{.id = "a", .bounds = {1200, 0, 100, 40}}}, kNothing),
              ElementsAre("a reaches out of the window"));
  EXPECT_THAT(faults({{.id = "a", .bounds = {0, 0, 0, 40}}}, kNothing),
              ElementsAre("a is too small to be pressed"));
  EXPECT_THAT(
      faults({{.id = "a", .bounds = {0, 0, 100, 40}}, {.id = "b", .bounds = {90, 30, 100, 40}}}, kNothing),
      ElementsAre("b lies over a"));
}

TEST(LayoutCheck, ForgivesAControlThatIsScrolledOutOfSightButNoneBeside) {
  const Rect view{0, 100, 600, 400};
  EXPECT_THAT(faults({{.id = "a", .bounds = {0, 0, 100, 40}},
                      {.id = "under the head", .bounds = {0, 20, 100, 40}, .window = view},
                      {.id = "far below", .bounds = {0, 2000, 100, 40}, .window = view}},
                     kNothing),
              IsEmpty());
  EXPECT_THAT(faults({{.id = "a", .bounds = {580, 200, 100, 40}, .window = view}}, kNothing),
              ElementsAre("a reaches out of the window"));
}

TEST(LayoutCheck, FindsTextThatIsCut) {
  EXPECT_THAT(faults({},
                     [](Canvas& canvas) {
                       canvas.text("A long line of words", {10, 0, 60, 40}, {});
                     }),
              ElementsAre("\"A long line of words\" is cut"));
  EXPECT_THAT(faults({},
                     [](Canvas& canvas) {
                       canvas.text("Below", {10, 715, 200, 40}, {});
                     }),
              ElementsAre("\"Below\" reaches out of what can be seen"));
  EXPECT_THAT(faults({},
                     [](Canvas& canvas) {
                       canvas.clip({0, 0, 30, 400});
                       canvas.text("Beside", {10, 0, 200, 40}, {});
                     }),
              ElementsAre("\"Beside\" reaches out of what can be seen"));
}

TEST(LayoutCheck, FindsAParagraphLongerThanItsBox) {
  const auto said = faults({}, [](Canvas& canvas) {
    canvas.paragraph("Words that take many lines here", {10, 0, 90, 60}, {}, 1.35F);
  });
  EXPECT_THAT(said, testing::Not(IsEmpty()));
  EXPECT_THAT(said, Each(testing::EndsWith(" is too high for its box")));
}

TEST(LayoutCheck, FindsTextOverTextAndHalfOverControls) {
  EXPECT_THAT(faults({},
                     [](Canvas& canvas) {
                       canvas.text("one", {10, 0, 100, 40}, {});
                       canvas.text("two", {20, 5, 100, 40}, {});
                     }),
              ElementsAre("\"two\" lies over \"one\""));
  EXPECT_THAT(faults({{.id = "a", .bounds = {0, 0, 100, 40}}},
                     [](Canvas& canvas) {
                       canvas.text("a name", {80, 0, 100, 40}, {});
                     }),
              ElementsAre("\"a name\" lies half over a"));
}

TEST(LayoutCheck, ReadsWhatIsDrawnIntoALayer) {
  EXPECT_THAT(faults({},
                     [](Canvas& canvas) {
                       canvas.translate({10, 10});
                       canvas.layer("sheet", "", {300, 300, 200, 200}, [](Canvas& sheet) {
                         sheet.text("A long line", {300, 300, 40, 40}, {});
                       });
                     }),
              ElementsAre("\"A long line\" is cut"));
}

TEST(LayoutCheck, ReadsAPageToItsEnd) {
  for (const auto& [last, fits] :
       {std::pair{"Short", true}, {"A line that is much too long for the room that it has", false}}) {
    TestContext test;
    test.push<LongSheet>(last);
    test.settle();
    EXPECT_EQ(layout_faults(test.stage()).empty(), fits) << last;
  }
}

TEST(LayoutCheck, LooksAtEveryWindowInBothLanguages) {
  TestContext test(320, 240);
  std::vector<Control> wide{{.id = "wide", .bounds = {0, 0, 900, 40}}};
  test.push<Sheet>(wide, kNothing);
  testing::TestPartResultArray failures;
  {
    const testing::ScopedFakeTestPartResultReporter reporter(&failures);
    expect_fits(test.stage(), "sheet");
  }
  ASSERT_EQ(failures.size(), 1);
  // In 17 windows of the 30 there are fewer than 900 points, in each of the two languages.
  EXPECT_THAT(failures.GetTestPartResult(0).message(),
              testing::HasSubstr("sheet: wide reaches out of the window, "));
  EXPECT_EQ(test.context().canvas.size(), (Extent{640, 480}));
}

}  // namespace
}  // namespace quintet::ui
