// A board of digits whose cells turn and blink.
#include "ui/kit/board_view.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

enum class Way : std::uint8_t { Turns, Blinks };

class Digits final : public MotionBoard<Way, int> {
 public:
  void turn(Point at, int before, Duration now, Duration duration) {
    begin({Way::Turns, at, {now, duration}, before});
  }
  void blink(Point at, Duration now) { begin({Way::Blinks, at, {now, milliseconds(50)}}); }
  std::optional<int> last_before() const {
    const Motion* turn = motion(Way::Turns);
    return turn ? std::optional(turn->detail) : std::nullopt;
  }
  int running(Duration now) const {
    return static_cast<int>(
        std::ranges::count_if(motions(), [now](const Motion& motion) { return motion.runs(now); }));
  }
  // What a cell of sevens shows besides its motion.
  int resting(Point at, Duration now) const { return at_rest(Grid<int>({2, 1}, 7), now)[at]; }
};

TEST(MotionBoard, IsBusyUntilTheLastOfItsMotionsEnds) {
  Digits board;
  EXPECT_FALSE(board.moving(Duration{0}));
  board.turn({0, 0}, 1, milliseconds(100), milliseconds(200));
  board.turn({0, 1}, 1, milliseconds(100), milliseconds(80));
  EXPECT_EQ(board.busy_until(), milliseconds(300));
  EXPECT_TRUE(board.moving(milliseconds(299)));
  EXPECT_FALSE(board.moving(milliseconds(300)));
}

TEST(MotionBoard, ComesToRestAtOnceWhenItIsFinished) {
  Digits board;
  board.turn({0, 0}, 1, Duration{0}, milliseconds(200));
  board.finish();
  EXPECT_FALSE(board.moving(Duration{0}));
  EXPECT_EQ(board.running(Duration{0}), 0);
  EXPECT_EQ(board.last_before(), std::nullopt);
}

TEST(MotionBoard, EmptiesACellFromTheBeginOfItsMotionToTheEnd) {
  Digits board;
  board.turn({0, 1}, 1, milliseconds(100), milliseconds(100));
  const Point at{0, 1}, beside{0, 0};
  EXPECT_EQ(board.resting(at, Duration{0}), 0) << "it waits for its motion";
  EXPECT_EQ(board.resting(at, milliseconds(199)), 0);
  EXPECT_EQ(board.resting(beside, milliseconds(199)), 7);
  EXPECT_EQ(board.resting(at, milliseconds(200)), 7);
}

TEST(MotionBoard, KnowsTheLastMotionOfAKindAndWhichRunNow) {
  Digits board;
  board.turn({0, 0}, 4, Duration{0}, milliseconds(10));
  board.turn({0, 0}, 5, milliseconds(20), milliseconds(10));
  board.blink({0, 0}, milliseconds(5));
  EXPECT_EQ(board.last_before(), 5);
  EXPECT_EQ(board.running(milliseconds(7)), 2);
  EXPECT_EQ(board.running(milliseconds(15)), 1);
  EXPECT_EQ(board.running(milliseconds(60)), 0);
}

}  // namespace
}  // namespace quintet::ui
