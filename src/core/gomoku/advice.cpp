#include "core/gomoku/advice.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <optional>

#include "core/gomoku/position.hpp"
#include "core/gomoku/threats.hpp"
#include "core/gomoku/vcf.hpp"

namespace quintet::gomoku {
namespace {

constexpr VcfEffort kFours{.fours = 30, .nodes = 20'000};
constexpr std::size_t kFoursTable = std::size_t{1} << 20U;
constexpr int kFour = 4;

// Whether a move that makes an open four or two fours makes a straight four: four in a row with both ends free.
bool makes_straight_four(const Position& position, Point at, Colour colour) {
  const PointCode code = position.code(colour, position.cell(at));
  for (std::size_t line = 0; line < kDirections.size(); ++line) {
    const auto pattern = static_cast<Pattern>(code >> (4 * line) & 15U);
    if (pattern == Pattern::OpenFour &&
        span_through(position.board(), at, kDirections[line], stone_of(colour)).length() == kFour) {
      return true;
    }
  }
  return false;
}

// The position before and after a move of `us`, and the queries that both sides share.
class Step {
 public:
  Step(const Board& board, Rule rule, Point at, Colour us, const std::stop_token& stop)
      : us_(us),
        them_(other(us)),
        at_(at),
        before_(board, rule),
        after_(before_),
        cell_(before_.cell(at)),
        stop_(stop) {
    for (Position* position : {&before_, &after_}) {
      if (position->to_move() != us_) position->pass();
    }
    after_.place(cell_);
  }

  // Where the next stone of a line through this one makes the strongest threat, at least a three.
  std::optional<Point> grows_at() const {
    std::optional<Point> found;
    Threat strongest = Threat::TwoTwos;
    for (Cell cell = 0; cell < after_.cells(); ++cell) {
      const Point there = after_.point(cell);
      if (!after_.is_empty(cell) || !on_one_line(there) || after_.is_forbidden(us_, cell)) continue;
      const Threat threat = after_.threat(us_, cell);
      if (threat <= strongest || threat <= before_.threat(us_, cell)) continue;
      strongest = threat;
      found = there;
    }
    return found;
  }

  Motive motive() {
    if (ours() == Threat::Five) return Motive::MakesFive;
    if (takes_away(Threat::Five)) return Motive::StopsFive;
    if (const auto made = wins_soon()) return *made;
    if (begins_win_by_fours()) return Motive::WinsByFours;
    if (const auto stopped = stops_a_win()) return *stopped;
    return grows();
  }

 private:
  bool on_one_line(Point there) const {
    const Point away = there - at_;
    return away.row == 0 || away.column == 0 || std::abs(away.row) == std::abs(away.column);
  }
  Threat ours() const { return before_.threat(us_, cell_); }
  Threat theirs() const { return before_.threat(them_, cell_); }

  // How many points of the other side make this threat, a four or more. Under renju the points forbidden to black do not
  // count.
  int count_theirs(const Position& position, Threat threat) const {
    int count = 0;
    position.fours(them_).for_each([&](Cell cell) {
      if (position.threat(them_, cell) == threat && !position.is_forbidden(them_, cell)) ++count;
    });
    return count;
  }

  // Whether the move takes away a point where the other side makes this threat, or leaves it none.
  bool takes_away(Threat threat) const {
    if (count_theirs(before_, threat) == 0) return false;
    return (theirs() == threat && can_play(them_)) || count_theirs(after_, threat) == 0;
  }

  // The last of the other side's points that make this threat. Requires that there is one.
  Cell find_theirs(Threat threat) const {
    Cell found = kNoCell;
    before_.fours(them_).for_each([&](Cell cell) {
      if (before_.threat(them_, cell) == threat && !before_.is_forbidden(them_, cell)) found = cell;
    });
    return found;
  }

  std::optional<Motive> wins_soon() const {
    if (ours() == Threat::OpenFour)
      return makes_straight_four(before_, at_, us_) ? Motive::MakesOpenFour : Motive::MakesDoubleFour;
    if (ours() == Threat::FourThree) return Motive::MakesFourThree;
    return std::nullopt;
  }

  bool wins_by_fours(Position& position) const {
    Table table(kFoursTable);
    return Vcf(table, stop_).search(position, kFours) > 0;
  }

  bool begins_win_by_fours() const {
    if (ours() < Threat::Four) return false;
    const Cell answer = after_.find(us_, Threat::Five);
    if (answer == kNoCell) return false;
    if (after_.is_forbidden(answer)) return true;
    Position next = after_;
    next.place(answer);
    return wins_by_fours(next);
  }

  std::optional<Motive> stops_a_win() {
    if (takes_away(Threat::OpenFour)) {
      const Cell open =
          theirs() == Threat::OpenFour && can_play(them_) ? cell_ : find_theirs(Threat::OpenFour);
      return makes_straight_four(before_, before_.point(open), them_) ? Motive::StopsOpenFour
                                                                      : Motive::StopsDoubleFour;
    }
    if (count_theirs(before_, Threat::OpenFour) > 0) return std::nullopt;
    if (takes_away(Threat::FourThree)) return Motive::StopsFourThree;
    if (stops_win_by_fours()) return Motive::StopsWinByFours;
    return std::nullopt;
  }

  bool stops_win_by_fours() {
    Position unanswered = before_;
    unanswered.pass();
    return wins_by_fours(unanswered) && !wins_by_fours(after_) && !stop_.stop_requested();
  }

  // A threat on a point that renju forbids to black needs no answer.
  bool can_play(Colour colour) const { return !before_.is_forbidden(colour, cell_); }

  Motive grows() const {
    if (ours() == Threat::TwoThrees) return Motive::MakesDoubleThree;
    if (theirs() == Threat::TwoThrees && can_play(them_)) return Motive::StopsDoubleThree;
    if (ours() >= Threat::Four) return Motive::MakesFour;
    if (ours() == Threat::Three || ours() == Threat::ThreePlus) return Motive::MakesThree;
    if (before_.stones() < 2) return opens();
    if (theirs() == Threat::Three || theirs() == Threat::ThreePlus) return Motive::StopsThree;
    return ours() >= Threat::Quiet ? Motive::Builds : Motive::StaysNear;
  }

  Motive opens() const {
    const int middle = before_.side() / 2;
    if (before_.stones() == 0) return at_ == Point{middle, middle} ? Motive::TakesCentre : Motive::StaysNear;
    for (const Point way : kDirections) {
      const bool touches =
          before_.board()[at_ + way] != Stone::None || before_.board()[at_ - way] != Stone::None;
      if (touches) return way.row == 0 || way.column == 0 ? Motive::MeetsStraight : Motive::MeetsDiagonally;
    }
    return Motive::StaysNear;
  }

  Colour us_, them_;
  Point at_;
  Position before_, after_;
  Cell cell_;
  const std::stop_token& stop_;
};

}  // namespace

std::string_view name(Motive motive) {
  constexpr std::array<std::string_view, kMotives> kNames{
      "makes-five",       "stops-five",         "makes-open-four",    "makes-double-four",
      "makes-four-three", "wins-by-fours",      "stops-open-four",    "stops-double-four",
      "stops-four-three", "stops-win-by-fours", "makes-double-three", "stops-double-three",
      "makes-four",       "makes-three",        "stops-three",        "builds",
      "takes-centre",     "meets-straight",     "meets-diagonally",   "stays-near"};
  return kNames[static_cast<std::size_t>(motive)];
}

Motive motive(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop) {
  assert(board.is_empty(at));
  return Step(board, rule, at, colour, stop).motive();
}

namespace {

bool is_stopping(Motive motive) {
  switch (motive) {
    case Motive::StopsFive:
    case Motive::StopsOpenFour:
    case Motive::StopsDoubleFour:
    case Motive::StopsFourThree:
    case Motive::StopsWinByFours:
    case Motive::StopsDoubleThree:
    case Motive::StopsThree:
      return true;
    default:
      return false;
  }
}

// The rows of a colour's threats of which one of these holds.
template <class Holds>
std::vector<Row> rows_of(const Board& board, Rule rule, Colour colour, const Holds& holds) {
  std::vector<Row> rows;
  for (const StandingThreat& threat : standing_threats(board, rule))
    if (threat.colour == colour && holds(threat)) rows.push_back(threat.stones);
  return rows;
}

}  // namespace

std::optional<NamedOpening> named_opening(const Board& board, Point third) {
  // From the centre, in the order of their numbers.
  constexpr std::array<Point, kNamedOpenings> kDirect{{{-2, 0},
                                                       {-2, 1},
                                                       {-2, 2},
                                                       {-1, 1},
                                                       {-1, 2},
                                                       {0, 1},
                                                       {0, 2},
                                                       {1, 0},
                                                       {1, 1},
                                                       {1, 2},
                                                       {2, 0},
                                                       {2, 1},
                                                       {2, 2}}},
      kIndirect{{{-2, 2},
                 {-1, 2},
                 {0, 2},
                 {1, 2},
                 {2, 2},
                 {0, 1},
                 {1, 1},
                 {2, 1},
                 {1, 0},
                 {2, 0},
                 {1, -1},
                 {2, -1},
                 {2, -2}}};
  const int middle = board.side() / 2;
  const Point centre{middle, middle};
  if (board.side() % 2 == 0 || board.stones() != 2 || board[centre] != Stone::Black) return std::nullopt;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    const auto turned = [symmetry](Point way) {
      if ((symmetry & 1) != 0) way.column = -way.column;
      if ((symmetry & 2) != 0) way.row = -way.row;
      return (symmetry & 4) != 0 ? Point{way.column, way.row} : way;
    };
    for (const bool direct : {true, false}) {
      if (board[centre + turned(direct ? Point{-1, 0} : Point{-1, 1})] != Stone::White) continue;
      const auto& thirds = direct ? kDirect : kIndirect;
      const auto found = std::ranges::find(thirds, third, [&](Point way) { return centre + turned(way); });
      if (found != thirds.end())
        return NamedOpening{.direct = direct, .number = static_cast<int>(found - thirds.begin()) + 1};
    }
  }
  return std::nullopt;
}

Purpose purpose(const Board& board, Rule rule, Point at, Colour colour, const std::stop_token& stop) {
  Step step(board, rule, at, colour, stop);
  Purpose found{.at = at, .motive = step.motive()};
  if (found.motive >= Motive::Builds) found.opening = named_opening(board, at);
  if (found.motive == Motive::Builds) found.leads_to = step.grows_at();
  const bool stops = is_stopping(found.motive);
  const Colour whose = stops ? other(colour) : colour;
  if (stops)
    found.rows = rows_of(board, rule, whose, [at](const StandingThreat& threat) {
      return std::ranges::count(threat.stops, at) + std::ranges::count(threat.grows, at) > 0;
    });
  if (!found.rows.empty()) return found;
  Board after = board;
  after.set(at, stone_of(whose));
  if (found.motive == Motive::MakesFive || found.motive == Motive::StopsFive)
    found.rows = {winning_row(after, at, rule)};
  else
    found.rows = rows_of(after, rule, whose, [at](const StandingThreat& threat) {
      return std::ranges::count(threat.stones, at) > 0;
    });
  return found;
}

bool should_accept_draw(Searcher& searcher, const Board& board, Rule rule, Colour computer,
                        const Effort& effort, const std::stop_token& stop) {
  constexpr Value kLost = -5 * kValueScale / 2, kWorse = -kValueScale / 2, kEven = kValueScale / 4;
  constexpr int kEarly = 12;  // stones; before this only a side that sees no way out accepts a draw
  const Value found = searcher.think(board, rule, effort, Random(0), stop).value;
  const Value value = to_move(board) == computer ? found : -found;
  if (board.stones() < kEarly) return value <= kLost;
  const bool is_late = 2 * board.stones() >= board.cells().size().area();
  return value <= (is_late ? kEven : kWorse);
}

}  // namespace quintet::gomoku
