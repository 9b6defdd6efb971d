#include "ui/kit/board_words.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

constexpr Duration kStart = milliseconds(1000);

class BoardMessageAtTheEdge : public testing::Test {
 protected:
  BoardMessage remark;
  Localiser english;
};

TEST_F(BoardMessageAtTheEdge, BriefTextDisappears) {
  remark.say(std::string_view("Taken."), kStart);
  EXPECT_EQ(remark.in(english), "Taken.");
  EXPECT_EQ(remark.due(kStart), motion::kBoardMessage - motion::kCrossFade);
  EXPECT_FALSE(remark.moving(kStart));
  EXPECT_TRUE(remark.moving(kStart + motion::kBoardMessage - milliseconds(1)));
  remark.pass(kStart + motion::kBoardMessage);
  EXPECT_FALSE(remark.shown());
}

TEST_F(BoardMessageAtTheEdge, LastingTextStaysAndReturnsAfterBriefText) {
  remark.say(std::string_view("Lay out the opening."), kStart, BoardMessage::Stay::Lasting);
  remark.pass(kStart + std::chrono::hours(1));
  EXPECT_TRUE(remark.shown());
  EXPECT_EQ(remark.due(kStart), std::nullopt);
  remark.say(std::string_view("Taken."), kStart);
  EXPECT_EQ(remark.in(english), "Taken.");
  remark.pass(kStart + motion::kBoardMessage);
  EXPECT_EQ(remark.in(english), "Lay out the opening.");
  remark.clear();
  EXPECT_FALSE(remark.shown());
}

}  // namespace
}  // namespace quintet::ui
