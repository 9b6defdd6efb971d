// Every win that a search claims holds against all defences, under all three rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <stop_token>

#include "core/gomoku/drawn.hpp"
#include "core/gomoku/players.hpp"
#include "core/gomoku/search.hpp"
#include "core/gomoku/vcf.hpp"
#include "core/gomoku/vct.hpp"
#include "core/gomoku/win_verifier.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 17U;
constexpr AtOnce kGreedy{Knowledge::Lines};
constexpr int kMostPlies = 9;  // longer wins take too long to verify

struct Claim {
  Point move;
  int plies = 0;
};

std::optional<Claim> claim_by_fours(const Board& board, Rule rule, Table& table) {
  Position position(board, rule);
  Vcf vcf(table);
  const int plies = vcf.search(position, {.fours = 8, .nodes = 500});
  if (plies == 0) return std::nullopt;
  return Claim{position.point(vcf.line(position).front()), plies};
}

std::optional<Claim> claim_by_threats(const Board& board, Rule rule, Table& table) {
  Position position(board, rule);
  const std::stop_token stop;
  const VctWin win = Vct(table, stop).search(position, {.threes = 4, .nodes = 1'000});
  if (win.move == kNoCell) return std::nullopt;
  return Claim{position.point(win.move), win.plies};
}

Thought thought(const Board& board, Rule rule) {
  Searcher searcher(kTable);
  return searcher.think(board, rule, {.nodes = 1'500}, Random(1));
}

// Proposes the moves of the searches.
class Proposer {
 public:
  explicit Proposer(Rule rule) : rule_(rule) {}

  std::vector<Point> operator()(const Board& board, Colour) {
    std::vector<Point> moves;
    if (const auto fours = claim_by_fours(board, rule_, table_)) return {fours->move};
    if (const auto threats = claim_by_threats(board, rule_, table_)) moves.push_back(threats->move);
    if (moves.empty()) moves.push_back(thought(board, rule_).move);
    return moves;
  }

 private:
  Rule rule_;
  Table table_{kTable};
};

bool is_over(const Board& board, Rule rule) {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at) && !winning_row(board, at, rule).empty()) return true;
  }
  return !can_move(board, rule);
}

bool may_play(const Board& board, Rule rule, Point at) {
  if (!board.is_empty(at)) return false;
  return rule != Rule::Renju || to_move(board) == Colour::White || forbidden(board, at) == Forbidden::No;
}

// Random stones near the centre: many threats and forbidden points, but no win yet.
Board scattered(Rule rule, Random& chance) {
  const int side = 7 + static_cast<int>(chance.below(6));
  const std::uint64_t area = static_cast<std::uint64_t>(side - 2);
  Board board(side);
  const int stones = 8 + static_cast<int>(chance.below(area * area / 2));
  for (int tries = 0; board.stones() < stones && tries < 400; ++tries) {
    const Point at{1 + static_cast<int>(chance.below(area)), 1 + static_cast<int>(chance.below(area))};
    if (!may_play(board, rule, at)) continue;
    const Stone stone = stone_of(to_move(board));
    board.set(at, stone);
    if (!winning_row(board, at, rule).empty()) board.set(at, Stone::None);
  }
  return board;
}

// A position from a game between players who often overlook threats.
Board from_game(Rule rule, Random& chance) {
  constexpr int kSpread = 5;
  Board board(9 + static_cast<int>(chance.below(4)));
  const int stones = 6 + static_cast<int>(chance.below(24)), first = (board.side() - kSpread) / 2;
  while (board.stones() < stones) {
    Point at{first + static_cast<int>(chance.below(kSpread)),
             first + static_cast<int>(chance.below(kSpread))};
    if (board.stones() > 4 && chance.below(3) > 0)
      at = think_at_once(board, rule, kGreedy, Random(chance.next())).move;
    if (!may_play(board, rule, at)) at = think_at_once(board, rule, kGreedy, Random(chance.next())).move;
    if (!may_play(board, rule, at)) break;
    board.set(at, stone_of(to_move(board)));
    if (winning_row(board, at, rule).empty()) continue;
    board.set(at, Stone::None);
    break;
  }
  return board;
}

struct Count {
  int claims = 0, verified = 0;
};

std::string picture(const Board& board, Rule rule, std::uint64_t seed) {
  return "seed " + std::to_string(seed) + ", " + std::string(name(rule)) + ", " +
         (to_move(board) == Colour::Black ? "black" : "white") + " to move\n" + write_board(board);
}

void verify(const Board& board, Rule rule, std::string_view search, const Claim& claim, std::uint64_t seed,
            Count& count) {
  ++count.claims;
  if (claim.plies > kMostPlies) return;
  Proposer proposer(rule);
  const auto holds =
      WinVerifier(board, rule, std::ref(proposer)).wins_with(claim.move, to_move(board), claim.plies);
  if (!holds) return;
  ++count.verified;
  EXPECT_TRUE(*holds) << search << " claims " << write_point(claim.move, board.side()) << " wins in "
                      << claim.plies << '\n'
                      << picture(board, rule, seed);
}

void verify_loss(const Board& board, Rule rule, int plies, std::uint64_t seed, Count& count) {
  ++count.claims;
  if (plies > kMostPlies) return;
  Proposer proposer(rule);
  const auto holds =
      WinVerifier(board, rule, std::ref(proposer)).wins_after_every_move(other(to_move(board)), plies);
  if (!holds) return;
  ++count.verified;
  EXPECT_TRUE(*holds) << "the search claims a loss in " << plies << '\n' << picture(board, rule, seed);
}

void verify_claims(const Board& board, Rule rule, std::uint64_t seed, Count& count) {
  if (board.stones() == 0 || is_over(board, rule)) return;
  Table fours(kTable), threats(kTable);
  if (const auto claim = claim_by_fours(board, rule, fours)) verify(board, rule, "VCF", *claim, seed, count);
  if (const auto claim = claim_by_threats(board, rule, threats))
    verify(board, rule, "VCT", *claim, seed, count);
  const Thought found = thought(board, rule);
  if (is_win(found.value)) verify(board, rule, "the search", {found.move, kWin - found.value}, seed, count);
  if (is_loss(found.value)) verify_loss(board, rule, kWin + found.value, seed, count);
}

class GomokuProvedWins : public testing::TestWithParam<Rule> {};

TEST_P(GomokuProvedWins, HoldAgainstEveryDefence) {
  constexpr std::uint64_t kPositions = 1'200;
  Count count;
  for (std::uint64_t seed = 0; seed < kPositions && !HasFailure(); ++seed) {
    Random chance(seed);
    const Board board = seed % 2 == 0 ? scattered(GetParam(), chance) : from_game(GetParam(), chance);
    verify_claims(board, GetParam(), seed, count);
  }
  EXPECT_GT(count.verified, static_cast<int>(kPositions)) << "of " << count.claims << " claims";
}

// White's answer a6 is a double four for black and was not searched.
TEST(GomokuProvedWins, CountAnAnswerThatIsForbiddenToTheAttacker) {
  const Board board = drawn(R"(
    . . . . . . . .
    . o o x x . . .
    . x x . x . o .
    . x x o x o . .
    . o x . o . . .
    . o o x . o x .
    . o . x . . o .
    . . . . . . . . )")
                          .board;
  Count count;
  verify_claims(board, Rule::Renju, 198, count);
  EXPECT_GT(count.claims, 0);
}

// Black delays its loss with f3, a four that does not win, and was not searched.
TEST(GomokuProvedWins, CountAnAnswerThatOnlyDelays) {
  const Board board = drawn(R"(
    . . x . . . . . . .
    . . . o . . . x . .
    . . . x o x o . . .
    . . . . . o . . . .
    . . . . o o o x . .
    . . . . . o x x . .
    . . x . x o . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . . )")
                          .board;
  Count count;
  verify_claims(board, Rule::Freestyle, 499, count);
  verify_claims(board, Rule::Exact, 499, count);
}

INSTANTIATE_TEST_SUITE_P(Rules, GomokuProvedWins, testing::ValuesIn(kRules),
                         [](const auto& rule) { return std::string(name(rule.param)); });

}  // namespace
}  // namespace quintet::gomoku
