#include "core/mines/reasons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/mines/all_boards.hpp"
#include "core/mines/chances.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/large_game.hpp"

namespace quintet::mines {
namespace {

std::vector<Point> sorted(std::vector<Point> points) {
  std::ranges::sort(points);
  return points;
}

std::optional<Reason> reason_for(std::string_view picture, Point at) {
  for (const Reason& reason : certain_cells(drawn_position(picture))) {
    if (reason.at == at) return reason;
  }
  return std::nullopt;
}

TEST(MinesReasons, ASingleNumberThatNeedsAllItsNeighbours) {
  const auto reason = reason_for("mines 1\n#1\n11\n", {0, 0});
  ASSERT_TRUE(reason);
  EXPECT_TRUE(reason->is_mine);
  EXPECT_EQ(reason->proof, Proof::SingleNumber);
  EXPECT_EQ(reason->numbers.size(), 1U);
  EXPECT_TRUE(reason->given.empty());
}

TEST(MinesReasons, ASingleNumberThatHasAllItsMines) {
  // The corner is the only neighbour of the lower left 1, so the others have their mine.
  const auto reason = easiest_safe(drawn_position(R"(
    mines 2
    #1##
    11##)"));
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->at.column, 2);
  EXPECT_EQ(reason->proof, Proof::SingleNumber);
  EXPECT_EQ(reason->numbers.size(), 1U);
  EXPECT_EQ(reason->given, (std::vector<Point>{{0, 0}}));
}

TEST(MinesReasons, TwoNumbersThatShareNeighbours) {
  const auto reason = easiest_safe(drawn_position(R"(
    mines 2
    ####
    11##)"));
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->at, (Point{0, 2}));
  EXPECT_EQ(reason->proof, Proof::TwoNumbers);
  EXPECT_EQ(sorted(reason->numbers), (std::vector<Point>{{1, 0}, {1, 1}}));
}

TEST(MinesReasons, TheRemainingMines) {
  const auto alone = easiest_safe(drawn_position("mines 1\n#1#\n1##\n###\n"));
  ASSERT_TRUE(alone);
  EXPECT_EQ(alone->proof, Proof::RemainingMines);
  EXPECT_FALSE(alone->numbers.empty());
  const auto none = easiest_safe(Position({3, 3}, 0));
  ASSERT_TRUE(none);
  EXPECT_EQ(none->proof, Proof::RemainingMines);
  EXPECT_TRUE(none->numbers.empty());
}

TEST(MinesReasons, NothingWhereNothingIsCertain) {
  EXPECT_FALSE(easiest_safe(drawn_position("mines 1\n#1#\n")));
  EXPECT_FALSE(easiest_safe(drawn_position("mines 5\n#1#\n")));
  EXPECT_TRUE(certain_cells(drawn_position("mines 1\n1#1#1\n")).empty());
}

TEST(MinesReasons, AfterAStopThoseFoundSoFarAreRight) {
  const Position position = large_game().position();
  const std::vector<Reason> all = certain_cells(position);
  const auto is_same = [](const Reason& a, const Reason& b) {
    return a.at == b.at && a.is_mine == b.is_mine && a.proof == b.proof && a.numbers == b.numbers;
  };
  for (const int wait : {0, 5, 15, 30}) {
    std::stop_source source;
    if (wait == 0) source.request_stop();
    const std::jthread stopper([&source, wait] {
      std::this_thread::sleep_for(std::chrono::milliseconds(wait));
      source.request_stop();
    });
    const std::vector<Reason> found = certain_cells(position, source.get_token());
    if (wait == 0) {
      EXPECT_TRUE(found.empty());
    }
    ASSERT_LE(found.size(), all.size());
    ASSERT_TRUE(std::equal(found.begin(), found.end(), all.begin(), is_same)) << found.size();
  }
}

// The position with only these numbers and what the reason may use. Other cells are away from them all.
bool follows(const Position& position, const Reason& reason, const std::vector<Reason>& before) {
  const Size size = position.size();
  const auto cells = static_cast<unsigned>(size.area());
  const auto bit = [&](Point at) { return 1U << static_cast<unsigned>(at.row * size.width + at.column); };
  std::uint32_t closed = 0, known_mines = 0;
  for (unsigned i = 0; i < cells; ++i) {
    const Point at{static_cast<int>(i) / size.width, static_cast<int>(i) % size.width};
    if (!position.is_open(at)) closed |= bit(at);
  }
  // With the remaining mines everything before is used; otherwise only what is given.
  std::uint32_t used = 0;
  for (const Reason& each : before) {
    const bool given = std::ranges::find(reason.given, each.at) != reason.given.end();
    if (!given && reason.proof != Proof::RemainingMines) continue;
    used |= bit(each.at);
    if (each.is_mine) known_mines |= bit(each.at);
  }
  for (std::uint32_t mines = closed;; mines = (mines - 1) & closed) {
    bool agrees = (mines & used) == known_mines;
    if (reason.proof == Proof::RemainingMines) agrees = agrees && std::popcount(mines) == position.mines();
    for (const Point number : reason.numbers) {
      int found = 0;
      for_neighbours(size, number, [&](Point at) { found += (mines & bit(at)) != 0 ? 1 : 0; });
      agrees = agrees && found == position.number(number);
    }
    if (agrees && ((mines & bit(reason.at)) != 0) != reason.is_mine) return false;
    if (mines == 0) return true;
  }
}

TEST(MinesReasons, AreFoundForAllCertainCellsAndProveThem) {
  Random chance(1);
  std::array<int, 4> kinds{};
  for (int i = 0; i < 3000; ++i) {
    const Size size = i % 2 == 0 ? Size{5, 4} : Size{6, 3};
    const Rules rules{.size = size, .mines = 2 + static_cast<int>(chance.below(6)), .first = FirstClick::Any};
    const Field field = draw_field(rules, {0, 0}, chance);
    Position position(size, rules.mines);
    for (int row = 0; row < size.height; ++row) {
      for (int column = 0; column < size.width; ++column) {
        const Point at{row, column};
        if (!field.is_mine(at) && chance.below(3) > 0) position.open(at, field.number(at));
      }
    }
    const std::vector<Reason> reasons = certain_cells(position);
    const ChanceTable table = chances(position);
    std::size_t certain = 0;
    for (int row = 0; row < size.height; ++row) {
      for (int column = 0; column < size.width; ++column) {
        const Point at{row, column};
        if (!position.is_open(at) && (table.mine[at] == 0 || table.mine[at] == 1)) ++certain;
      }
    }
    ASSERT_EQ(reasons.size(), certain) << write_position(position);
    for (std::size_t r = 0; r < reasons.size(); ++r) {
      const Reason& reason = reasons[r];
      ++kinds[static_cast<std::size_t>(reason.proof)];
      ASSERT_EQ(table.mine[reason.at], reason.is_mine ? 1 : 0);
      const std::vector<Reason> before(reasons.begin(), reasons.begin() + static_cast<std::ptrdiff_t>(r));
      ASSERT_TRUE(follows(position, reason, before)) << write_position(position) << write_point(reason.at);
      if (reason.proof != Proof::SeveralNumbers) continue;
      // No number can be left out, and two would have been found before.
      ASSERT_GT(reason.numbers.size(), 1U);
      for (std::size_t n = 0; n < reason.numbers.size(); ++n) {
        Reason fewer = reason;
        fewer.numbers.erase(fewer.numbers.begin() + static_cast<std::ptrdiff_t>(n));
        ASSERT_FALSE(follows(position, fewer, before)) << write_position(position);
      }
    }
    const auto safe = easiest_safe(position);
    ASSERT_EQ(safe.has_value(),
              std::ranges::any_of(reasons, [](const Reason& each) { return !each.is_mine; }));
  }
  for (const int kind : kinds) EXPECT_GT(kind, 30);
}

}  // namespace
}  // namespace quintet::mines
