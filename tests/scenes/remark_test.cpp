#include "scenes/remark.hpp"

#include <gtest/gtest.h>

namespace quintet::scenes {
namespace {

constexpr Duration kStart = milliseconds(1000);

class RemarkAtTheRim : public testing::Test {
 protected:
  Remark remark;
  Localiser english;
};

TEST_F(RemarkAtTheRim, BriefWordsGoByThemselves) {
  remark.say(std::string_view("Taken."), kStart);
  EXPECT_EQ(remark.in(english), "Taken.");
  EXPECT_EQ(remark.due(kStart), motion::kRemark - motion::kCrossFade);
  EXPECT_FALSE(remark.moving(kStart));
  EXPECT_TRUE(remark.moving(kStart + motion::kRemark - milliseconds(1)));
  remark.pass(kStart + motion::kRemark);
  EXPECT_FALSE(remark.shown());
}

TEST_F(RemarkAtTheRim, LastingWordsStayAndComeBackAfterBriefOnes) {
  remark.say(std::string_view("Lay out the opening."), kStart, Remark::Stay::Lasting);
  remark.pass(kStart + std::chrono::hours(1));
  EXPECT_TRUE(remark.shown());
  EXPECT_EQ(remark.due(kStart), std::nullopt);
  remark.say(std::string_view("Taken."), kStart);
  EXPECT_EQ(remark.in(english), "Taken.");
  remark.pass(kStart + motion::kRemark);
  EXPECT_EQ(remark.in(english), "Lay out the opening.");
  remark.clear();
  EXPECT_FALSE(remark.shown());
}

}  // namespace
}  // namespace quintet::scenes
