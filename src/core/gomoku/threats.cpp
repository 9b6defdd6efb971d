#include "core/gomoku/threats.hpp"

#include <algorithm>
#include <utility>

namespace quintet::gomoku {
namespace {

constexpr int kFive = 5;
constexpr int kFour = 4;

constexpr Point along(Point at, Point step, int count) {
  return {at.row + step.row * count, at.column + step.column * count};
}

// Finds the threats of one colour, one direction at a time. Leaves the board unchanged.
class Finder {
 public:
  Finder(Board board, Rule rule, Colour colour)
      : board_(std::move(board)), rule_(rule), colour_(colour), stone_(stone_of(colour)) {}

  std::vector<StandingThreat> find() {
    for (const Point step : kDirections) {
      for (std::size_t i = 0; i < board_.cells().cells().size(); ++i) {
        const Point at = board_.cells().point(i);
        if (board_.is_empty(at)) look(at, step);
      }
    }
    for (StandingThreat& threat : found_) settle(threat);
    return std::move(found_);
  }

 private:
  // Whether a stone here wins at once.
  bool makes_five(Point at) {
    if (!board_.is_empty(at)) return false;
    board_.set(at, stone_);
    const bool wins = !winning_row(board_, at, rule_).empty();
    board_.set(at, Stone::None);
    return wins;
  }

  Row row_through(Point at, Point step) const {
    const Span span = span_through(board_, at, step, stone_);
    Row row;
    for (int i = -span.before; i <= span.behind; ++i) row.push_back(along(at, step, i));
    return row;
  }

  bool is_open_four(const Row& row, Point step) {
    return row.size() == kFour && makes_five(along(row.front(), step, -1)) &&
           makes_five(along(row.back(), step, 1));
  }

  bool is_forbidden_here(Point at, Colour colour) const {
    return rule_ == Rule::Renju && colour == Colour::Black && forbidden(board_, at) != Forbidden::No;
  }

  // Records the threat that a stone on this empty point completes along this line.
  void look(Point at, Point step) {
    board_.set(at, stone_);
    Row row = row_through(at, step);
    const bool is_five = row.size() == kFive || (row.size() > kFive && long_rows_win(rule_, colour_));
    const bool is_four = !is_five && is_open_four(row, step);
    board_.set(at, Stone::None);
    if (!is_five && !(is_four && !is_forbidden_here(at, colour_))) return;
    std::erase(row, at);
    add(is_five ? Standing::Four : Standing::OpenThree, step, std::move(row), at);
  }

  // A threat is found once for each point that completes it.
  void add(Standing kind, Point step, Row stones, Point at) {
    const auto known = std::ranges::find_if(
        found_, [&](const StandingThreat& threat) { return threat.kind == kind && threat.stones == stones; });
    if (known != found_.end()) {
      known->grows.push_back(at);
      return;
    }
    found_.push_back(
        {.colour = colour_, .kind = kind, .stones = std::move(stones), .grows = {at}, .stops = {}});
    steps_.push_back(step);
  }

  void settle(StandingThreat& threat) {
    if (threat.kind == Standing::Four) {
      if (threat.grows.size() > 1)
        threat.kind = Standing::OpenFour;
      else if (!is_forbidden_here(threat.grows.front(), other(colour_)))
        threat.stops = threat.grows;
      return;
    }
    const Point step = steps_[static_cast<std::size_t>(&threat - found_.data())];
    for (int i = -2; i < kFive + 2; ++i) {
      const Point at = along(threat.stones.front(), step, i);
      if (board_.is_empty(at) && !is_forbidden_here(at, other(colour_)) && ends(at, threat, step))
        threat.stops.push_back(at);
    }
  }

  // Whether an opposing stone here leaves no point that makes an open four of this three.
  bool ends(Point at, const StandingThreat& threat, Point step) {
    board_.set(at, stone_of(other(colour_)));
    const bool grows = std::ranges::any_of(threat.grows, [&](Point point) {
      if (!board_.is_empty(point)) return false;
      board_.set(point, stone_);
      const bool is_four = is_open_four(row_through(point, step), step);
      board_.set(point, Stone::None);
      return is_four;
    });
    board_.set(at, Stone::None);
    return !grows;
  }

  Board board_;
  Rule rule_;
  Colour colour_;
  Stone stone_;
  std::vector<StandingThreat> found_;
  std::vector<Point> steps_;  // the line of each of them
};

}  // namespace

std::vector<StandingThreat> standing_threats(const Board& board, Rule rule) {
  std::vector<StandingThreat> all;
  for (const Colour colour : kColours) {
    std::vector<StandingThreat> found = Finder(board, rule, colour).find();
    std::ranges::move(found, std::back_inserter(all));
  }
  std::ranges::stable_sort(all, {}, &StandingThreat::kind);
  return all;
}

}  // namespace quintet::gomoku
