#include "core/mines/review.hpp"

#include <memory>
#include <vector>

#include "core/mines/chances.hpp"

namespace quintet::mines {
namespace {

constexpr double kSame = 1e-12;  // chances that differ by less are equal

// The cells that the move opens before any flood.
std::vector<Point> clicked_cells(const Game& game, const Move& move) {
  if (move.action == Action::Open) return {move.at};
  std::vector<Point> cells;
  for_neighbours(game.size(), move.at, [&](Point at) {
    if (game.cover(at) == Cover::Closed || game.cover(at) == Cover::Question) cells.push_back(at);
  });
  return cells;
}

// The part of all boards on which one of the cells is a mine; nothing beyond the limit.
std::optional<double> risk_of(Logic& logic, const std::vector<Point>& cells, Count boards,
                              const std::stop_token& stop) {
  for (const Point at : cells) {
    if (logic.known(pack(at)) == Known::Mine) return 1;
    if (logic.known(pack(at)) == Known::Nothing) logic.set_safe(pack(at));
  }
  logic.deduce();
  const auto chances = std::make_unique<Chances>();
  switch (chances->solve(logic, kNodeLimit, stop)) {
    case Solved::Exactly:
      return static_cast<double>((boards - chances->boards()) / boards);
    case Solved::Contradiction:
      return 1;
    case Solved::Unknown:
      break;
  }
  return std::nullopt;
}

// Sets `least`, `safest` and `certain`.
void find_safest(const Position& position, const Logic& logic, const Chances& chances, ClickReview& review) {
  review.least = 2;
  for (int row = 0; row < position.size().height; ++row) {
    for (int column = 0; column < position.size().width; ++column) {
      const Point at{row, column};
      if (position.is_open(at) || logic.known(pack(at)) == Known::Mine) continue;
      const double mine = chances.mine(pack(at));
      if (mine == 0) review.certain.push_back(at);
      if (mine >= review.least) continue;
      review.least = mine;
      review.safest = at;
    }
  }
}

}  // namespace

std::optional<ClickReview> review_click(const Game& before, const Move& move, const std::stop_token& stop) {
  if (move.action == Action::Mark || before.status() == Status::Ready) return std::nullopt;
  const Position position = before.position();
  const auto logic = std::make_unique<Logic>();
  learn(*logic, position);
  const auto chances = std::make_unique<Chances>();
  ClickReview review;
  if (chances->solve(*logic, kNodeLimit, stop) != Solved::Exactly) return review;
  find_safest(position, *logic, *chances, review);

  const std::vector<Point> cells = clicked_cells(before, move);
  bool is_certain = true;
  for (const Point at : cells) is_certain = is_certain && chances->mine(pack(at)) == 0;
  if (is_certain) {
    review.worth = Worth::Certain;
    return review;
  }
  const std::optional<double> risk = cells.size() == 1 ? chances->mine(pack(cells.front()))
                                                       : risk_of(*logic, cells, chances->boards(), stop);
  if (!risk) return review;
  review.risk = *risk;
  if (review.least == 0)
    review.worth = Worth::Needless;
  else
    review.worth = review.risk <= review.least + kSame ? Worth::Safest : Worth::Gamble;
  return review;
}

}  // namespace quintet::mines
