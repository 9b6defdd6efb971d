#include "core/mines/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <stop_token>

#include "core/mines/deal.hpp"
#include "core/mines/drawn.hpp"
#include "core/mines/endgame.hpp"
#include "core/mines/no_guess.hpp"
#include "core/mines/playout.hpp"

namespace quintet::mines {
namespace {

// All boards that agree with the position.
std::vector<Field> boards_of(const Position& position) {
  const Size size = position.size();
  std::vector<Field> boards;
  for (std::uint32_t mines = 0; mines < 1U << size.area(); ++mines) {
    std::vector<Point> points;
    bool agrees = std::popcount(mines) == position.mines();
    for (int i = 0; agrees && i < size.area(); ++i) {
      const Point at{i / size.width, i % size.width};
      if ((mines >> i & 1U) == 0) continue;
      agrees = !position.is_open(at);
      points.push_back(at);
    }
    if (!agrees) continue;
    Field field(size, points);
    for (int i = 0; agrees && i < size.area(); ++i) {
      const Point at{i / size.width, i % size.width};
      agrees = !position.is_open(at) || position.number(at) == field.number(at);
    }
    if (agrees) boards.push_back(std::move(field));
  }
  return boards;
}

// On how many of these boards the best play wins, the slow and obvious way.
int most_won(const std::vector<Field>& boards, const std::set<Point>& open) {
  if (boards.empty()) return 0;
  const Size size = boards.front().size();
  if (static_cast<int>(open.size()) == boards.front().safe_cells()) return static_cast<int>(boards.size());
  int best = 0;
  for (int i = 0; i < size.area(); ++i) {
    const Point at{i / size.width, i % size.width};
    if (open.contains(at)) continue;
    std::map<int, std::vector<Field>> by_number;
    std::size_t safe = 0;
    for (const Field& board : boards) {
      if (board.is_mine(at)) continue;
      by_number[board.number(at)].push_back(board);
      ++safe;
    }
    std::set<Point> opened = open;
    opened.insert(at);
    int won = 0;
    for (const auto& [number, part] : by_number) won += most_won(part, opened);
    best = std::max(best, won);
    // A cell that is safe on all boards may be opened first.
    if (safe == boards.size()) return won;
  }
  return best;
}

bool has_certain(const Position& position) {
  const ChanceTable table = chances(position);
  for (std::size_t i = 0; i < table.mine.cells().size(); ++i) {
    if (table.mine.cells()[i] == 0 && !position.is_open(table.mine.point(i))) return true;
  }
  return false;
}

TEST(MinesEndgame, WinsAsOftenAsThePlainSearch) {
  const auto logic = std::make_unique<Logic>();
  const auto frontier = std::make_unique<Frontier>();
  Endgame endgame;
  Random chance(1);
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    const Rules rules{.size = i % 2 == 0 ? Size{4, 3} : Size{3, 3},
                      .mines = 2 + static_cast<int>(chance.below(3)),
                      .first = FirstClick::Safe};
    const Field field = draw_field(rules, {1, 1}, chance);
    Position position(rules.size, rules.mines);
    position.open({1, 1}, field.number({1, 1}));
    learn(*logic, position);
    while (logic->has_safe()) {
      const Cell cell = logic->take_safe();
      position.open(unpack(cell), field.number(unpack(cell)));
      logic->open(cell, field.number(unpack(cell)));
      logic->deduce();
    }
    const std::vector<Field> boards = boards_of(position);
    if (boards.size() < 2 || boards.size() > 45 || has_certain(position)) continue;
    std::set<Point> open;
    for (int cell = 0; cell < rules.size.area(); ++cell) {
      const Point at{cell / rules.size.width, cell % rules.size.width};
      if (position.is_open(at)) open.insert(at);
    }
    frontier->build(*logic);
    const auto best = endgame.solve(*logic, *frontier);
    ASSERT_TRUE(best);
    const int expected = most_won(boards, open);
    ASSERT_NEAR(best->win, static_cast<double>(expected) / static_cast<double>(boards.size()), 1e-12)
        << write_position(position);
    // The cell that it names is one of the best.
    std::map<int, std::vector<Field>> by_number;
    for (const Field& board : boards) {
      if (!board.is_mine(unpack(best->cell))) by_number[board.number(unpack(best->cell))].push_back(board);
    }
    open.insert(unpack(best->cell));
    int won = 0;
    for (const auto& [number, part] : by_number) won += most_won(part, open);
    ASSERT_EQ(won, expected) << write_position(position);
    ++compared;
  }
  EXPECT_GT(compared, 40);
}

TEST(MinesPlayer, OpensWhatIsCertain) {
  const auto logic = std::make_unique<Logic>();
  const auto player = std::make_unique<Player>();
  // Only the remaining mines make the lower right cells safe.
  learn(*logic, drawn_position("mines 1\n#1#\n1##\n###\n"));
  const Choice choice = player->choose(*logic);
  EXPECT_EQ(choice.mine, 0);
  EXPECT_EQ(choice.ground, Ground::Certain);
}

TEST(MinesPlayer, AfterAStopItDoesNotSearch) {
  const auto logic = std::make_unique<Logic>();
  learn(*logic, drawn_position("mines 1\n#1#\n"));
  const auto player = std::make_unique<Player>();
  EXPECT_EQ(player->choose(*logic).ground, Ground::Searched);
  const auto frontier = std::make_unique<Frontier>();
  frontier->build(*logic);
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(player->choose(*logic, source.get_token()).ground, Ground::Estimated);
  EXPECT_FALSE(Endgame().solve(*logic, *frontier, source.get_token()));
}

TEST(MinesPlayer, EstimatesWhereTheChancesAreUnknown) {
  Position position(kLargest, 800);
  for (int row = 1; row < kLargest.height; row += 2) {
    for (int column = 1; column < kLargest.width; column += 2) position.open({row, column}, 3);
  }
  position.open({1, 1}, 1);
  const auto logic = std::make_unique<Logic>();
  learn(*logic, position);
  const Choice choice = std::make_unique<Player>()->choose(*logic);
  EXPECT_EQ(choice.ground, Ground::Estimated);
  EXPECT_FALSE(position.is_open(unpack(choice.cell)));
  EXPECT_LT(choice.mine, 0.3);
}

// The part of so many games that the player wins.
double part_won(const Rules& rules, int games) {
  const auto player = std::make_unique<PlayoutPlayer>();
  const Point first = first_click(rules);
  Random chance(1);
  int won = 0;
  for (int i = 0; i < games; ++i) won += player->play(draw_field(rules, first, chance), first).won ? 1 : 0;
  return static_cast<double>(won) / games;
}

TEST(MinesPlayer, WinsAsManyGamesAsItShould) {
  Rules beginner = kBeginner, intermediate = kIntermediate, expert = kExpert;
  EXPECT_GT(part_won(expert, 300), 0.45);
  for (Rules* rules : {&beginner, &intermediate, &expert}) rules->first = FirstClick::Safe;
  EXPECT_GT(part_won(beginner, 500), 0.88);
  EXPECT_GT(part_won(intermediate, 300), 0.70);
  EXPECT_GT(part_won(expert, 300), 0.34);
}

TEST(MinesPlayer, NeedsNoGuessOnBoardsWithoutOne) {
  const auto player = std::make_unique<PlayoutPlayer>();
  Random chance(1);
  for (int i = 0; i < 20; ++i) {
    const auto field = draw_no_guess(kExpert, {8, 15}, chance);
    const Playout playout = player->play(*field, {8, 15});
    EXPECT_TRUE(playout.won);
    EXPECT_EQ(playout.guesses, 0);
  }
}

TEST(MinesPlayer, PlaysEveryBoardToItsEnd) {
  const auto player = std::make_unique<PlayoutPlayer>();
  Random chance(1);
  for (int i = 0; i < 300; ++i) {
    const Size size{1 + static_cast<int>(chance.below(12)), 1 + static_cast<int>(chance.below(12))};
    const Rules rules{.size = size,
                      .mines = static_cast<int>(chance.below(static_cast<std::uint64_t>(size.area()))),
                      .first = FirstClick::Safe};
    player->play(draw_field(rules, {0, 0}, chance), {0, 0});
  }
}

}  // namespace
}  // namespace quintet::mines
