#include "ui/stones/watching.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

TEST(WatchedChances, PositionsThatWereNotJudgedLieOnALine) {
  WatchedChances chances;
  chances.keep(0, 0.5);
  chances.keep(4, 0.9);
  ASSERT_EQ(chances.chances().size(), 5U);
  EXPECT_DOUBLE_EQ(chances.chances()[2].value, 0.7);
  EXPECT_DOUBLE_EQ(chances.chances()[4].value, 0.9);
}

TEST(WatchedChances, AreUnknownBeforeTheFirstJudgement) {
  WatchedChances chances;
  chances.keep(3, 0.2);
  chances.keep(5, 0.4);
  EXPECT_EQ(chances.first(), 3U);
  ASSERT_EQ(chances.chances().size(), 3U);
  EXPECT_DOUBLE_EQ(chances.chances()[0].value, 0.2);
  EXPECT_DOUBLE_EQ(chances.chances()[1].value, 0.3);
}

TEST(WatchedChances, TakeWhatAMatchHasKept) {
  WatchedChances chances;
  chances.keep(1, 0.9);
  const std::vector<std::optional<double>> kept{{}, 0.2, {}, 0.4};
  chances.take(kept);
  EXPECT_EQ(chances.first(), 1U);
  ASSERT_EQ(chances.chances().size(), 3U);
  EXPECT_DOUBLE_EQ(chances.chances()[1].value, 0.3);
}

TEST(WatchedChances, ForgetWhatWasUndone) {
  WatchedChances chances;
  for (std::size_t moves = 0; moves < 6; ++moves) chances.keep(moves, 0.5);
  chances.keep(2, 0.8);
  ASSERT_EQ(chances.chances().size(), 3U);
  EXPECT_DOUBLE_EQ(chances.chances()[2].value, 0.8);
  chances.clear();
  EXPECT_TRUE(chances.chances().empty());
}

TEST(TurningPoint, IsTheLosersLastMoveFromAnOpenGame) {
  // Black lost; the game was open until move 5.
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.6, 0.1, 0.1, 0.0}, Colour::Black), 5U);
  // A mistake that is seen only after the answer to it.
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.1, 0.1, 0.0}, Colour::Black), 3U);
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.1, 0.1, 0.0}, Colour::White), 4U);
}

TEST(TurningPoint, LooksForTheLastOne) {
  EXPECT_EQ(decided_at(std::vector{0.5, 0.1, 0.1, 0.6, 0.6, 0.2, 0.0}, Colour::Black), 5U);
}

TEST(TurningPoint, IsUnknownWhereTheGameStayedOpenOrNeverWas) {
  EXPECT_FALSE(decided_at(std::vector{0.5, 0.5, 0.6}, Colour::Black));
  EXPECT_FALSE(decided_at(std::vector{0.1, 0.1, 0.0}, Colour::Black));
  // An opening of three stones was laid out for both.
  EXPECT_FALSE(decided_at(std::vector{0.5, 0.5, 0.4, 0.1, 0.1, 0.0}, Colour::Black, 3));
  EXPECT_EQ(decided_at(std::vector{0.5, 0.5, 0.4, 0.5, 0.6, 0.1, 0.1, 0.0}, Colour::Black, 3), 5U);
  EXPECT_FALSE(decided_at(std::vector<double>{}, Colour::Black));
}

// Black has lost; each value is black's chance.
class AnAnalysis final : public ReviewAnalysis {
 public:
  explicit AnAnalysis(std::vector<double> values)
      : ReviewAnalysis(values.size()), values_(std::move(values)) {}

  void resume() override { begun_ = true; }
  void pause() override {}
  bool advance() override {
    if (!begun_ || done()) return false;
    plies_.push_back({.value = values_[step_], .better = step_ == 2 ? "g7" : ""});
    curve_.push_back({.value = values_[step_]});
    ++step_;
    return true;
  }
  bool running() const override { return begun_ && !done(); }

 private:
  std::vector<double> values_;
  bool begun_ = false;
};

TEST(TurningPoint, IsKnownWhenEverythingHasBeenAnalysed) {
  TurningPoint point;
  EXPECT_FALSE(point.running());
  point.begin(std::make_unique<AnAnalysis>(std::vector{0.5, 0.5, 0.97, 0.1, 0.0}), Colour::Black);
  EXPECT_TRUE(point.running());
  for (int i = 0; i < 4; ++i) EXPECT_FALSE(point.advance());
  EXPECT_FALSE(point.move());
  EXPECT_TRUE(point.advance());
  EXPECT_EQ(point.move(), 3U);
  point.clear();
  EXPECT_FALSE(point.move());
}

TEST(TurningPoint, NamesABetterMoveOnlyWhereTheLoserHadAWonGame) {
  TestContext test;
  for (const double before : {0.97, 0.6}) {
    TurningPoint point;
    point.begin(std::make_unique<AnAnalysis>(std::vector{0.5, 0.5, before, 0.1, 0.0}), Colour::Black);
    while (!point.advance()) continue;
    const bool named = decision_note(test.context(), {}, point, 3).text.find("g7") != std::string::npos;
    EXPECT_EQ(named, before > 0.9);
  }
}

struct Wishes {
  static constexpr std::string_view kPath = "watching.";
  static const std::vector<Field<Wishes>>& fields() {
    static const std::vector all{one_of<Wishes>("speed", &Wishes::speed, kWatchSpeeds,
                                                [](WatchSpeed speed) { return word_of(speed); })};
    return all;
  }
  WatchSpeed speed = WatchSpeed::Normal;
};

TEST(WatchSpeeds, AreChosenAsASetting) {
  TestContext test;
  int changes = 0;
  const auto choices = [&] {
    return watch_speed_choices(test.context(), &Wishes::speed, [&] { ++changes; });
  };
  ASSERT_EQ(choices().size(), kWatchSpeeds.size());
  EXPECT_TRUE(choices()[1].chosen);
  choices()[2].run();
  EXPECT_EQ(changes, 1);
  EXPECT_FALSE(choices()[1].chosen);
  EXPECT_TRUE(choices()[2].chosen);
  EXPECT_LT(time_between_moves(WatchSpeed::Fast), time_between_moves(WatchSpeed::Slow));
}

}  // namespace
}  // namespace quintet::ui
