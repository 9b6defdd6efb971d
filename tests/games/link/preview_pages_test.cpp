// The preview of today's board.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/link/daily.hpp"
#include "games/link/galleries.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "support/test_context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

using testing::HasSubstr;

TEST(DailyCard, ShowsTheBoardAndWhetherItIsSolved) {
  TestContext test;
  const link::Order order = link::daily_order(TestContext::kToday);
  const Size size = order.layout.cells.size();
  test.push<DailyPage>();
  EXPECT_THAT(test.seen(), HasSubstr("link.daily focus=link.daily.begin date=2026-11-21 size=" +
                                     std::to_string(size.width) + 'x' + std::to_string(size.height) +
                                     " gravity=" + std::string(link::name(order.rules.gravity)) + " open"));
  ResultTally results;
  results.set_number(kDayTable, "2026-11-21", 273);
  test.player().record("link", std::move(results));
  test.wait(milliseconds(20));
  test.draw();
  EXPECT_THAT(test.seen(), HasSubstr(" best=273"));
}

}  // namespace
}  // namespace quintet::link
