#include "core/go/score.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace quintet::go {
namespace {

// The stones that are not dead.
Grid<Stone> living(const Board& board, const Marks& marks) {
  Grid<Stone> stones = board.grid();
  assert(marks.size() == stones.size());
  for (std::size_t i = 0; i < stones.cells().size(); ++i)
    if (marks.cells()[i] == Mark::Dead) stones.cells()[i] = Stone::None;
  return stones;
}

// Empty points that are connected, and what they touch.
struct Region {
  std::vector<Point> points;
  std::array<bool, 2> touches{};
  bool in_seki = false;  // touches a stone that is marked so
};

std::vector<Region> regions_of(const Board& board, const Grid<Stone>& stones, const Marks& marks) {
  std::vector<Region> regions;
  Grid<char> seen(stones.size(), 0);
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    const Point first = stones.point(i);
    if (stones[first] != Stone::None || seen[first]) continue;
    Region region{.points = {first}};
    seen[first] = 1;
    for (std::size_t next = 0; next < region.points.size(); ++next) {
      for (const Point at : board.neighbours(region.points[next])) {
        if (stones[at] != Stone::None) {
          region.touches[index_of(colour_of(stones[at]))] = true;
          region.in_seki = region.in_seki || marks[at] == Mark::Seki;
        } else if (!seen[at]) {
          seen[at] = 1;
          region.points.push_back(at);
        }
      }
    }
    regions.push_back(std::move(region));
  }
  return regions;
}

bool is_neutral(const Region& region) {
  return region.touches[0] && region.touches[1];
}

// For each empty point how far it is from the next stone of this colour, over empty points.
constexpr int kNowhere = 10'000;
Grid<int> distances(const Board& board, const Grid<Stone>& stones, Colour colour) {
  Grid<int> far(stones.size(), kNowhere);
  std::vector<Point> reached;
  const auto reach_from = [&](Point from, int distance) {
    for (const Point at : board.neighbours(from)) {
      if (stones[at] != Stone::None || far[at] != kNowhere) continue;
      far[at] = distance;
      reached.push_back(at);
    }
  };
  for (std::size_t i = 0; i < stones.cells().size(); ++i)
    if (stones.cells()[i] == stone_of(colour)) reach_from(stones.point(i), 1);
  for (std::size_t next = 0; next < reached.size();) {
    const Point from = reached[next++];
    reach_from(from, far[from] + 1);
  }
  return far;
}

// A graph with rooms on its edges, filled path by path until none is left (L. Ford and D. Fulkerson, 1956).
class Flow {
 public:
  explicit Flow(std::size_t nodes) : from_(nodes), reached_by_(nodes) {}

  void connect(std::size_t a, std::size_t b, int room) {
    from_[a].push_back(edges_.size());
    edges_.push_back({b, room});
    from_[b].push_back(edges_.size());
    edges_.push_back({a, 0});  // what flows can be pushed back
  }

  void fill(std::size_t source, std::size_t sink) {
    while (reach(source), is_reached(sink)) {
      for (std::size_t at = sink; at != source;) {
        const std::size_t edge = *reached_by_[at];
        --edges_[edge].room;
        ++edges_[edge ^ 1U].room;
        at = edges_[edge ^ 1U].to;
      }
    }
  }
  // Of the nodes, where there is room from the source on.
  bool is_reached(std::size_t node) const { return reached_by_[node].has_value(); }

 private:
  struct Edge {
    std::size_t to;
    int room;
  };

  void reach(std::size_t source) {
    std::ranges::fill(reached_by_, std::nullopt);
    std::vector<std::size_t> reached{source};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      for (const std::size_t edge : from_[reached[next]]) {
        const auto [to, room] = edges_[edge];
        if (room == 0 || to == source || is_reached(to)) continue;
        reached_by_[to] = edge;
        reached.push_back(to);
      }
    }
  }

  std::vector<Edge> edges_;  // each followed by its reverse
  std::vector<std::vector<std::size_t>> from_;
  std::vector<std::optional<std::size_t>> reached_by_;
};

// For each empty point, by index: whether it is in the area of this side, or beside a stone or in the area of the other one.
enum class Part : std::uint8_t { Between, Area, Beside };

Grid<Part> parts_of(const std::array<Grid<int>, 2>& far, Colour owner) {
  constexpr int kSurely = 2;
  const Grid<int>&own = far[index_of(owner)], &others = far[index_of(other(owner))];
  Grid<Part> parts(own.size(), Part::Between);
  for (std::size_t i = 0; i < parts.cells().size(); ++i) {
    const int nearer = others.cells()[i] - own.cells()[i];
    if (nearer >= kSurely) parts.cells()[i] = Part::Area;
    if (nearer <= -kSurely || others.cells()[i] == 1) parts.cells()[i] = Part::Beside;
  }
  return parts;
}

// The fewest points of a region that separate the area of a side from the other side; a point is worth as many as it is
// away from the stones of this side, so that they stand in the border.
std::vector<Point> closing_points(const Board& board, const Grid<Part>& parts, const Grid<int>& far,
                                  const Region& region) {
  const auto width = static_cast<std::size_t>(board.side());
  const auto area = parts.cells().size();
  const std::size_t source = 2 * area, sink = source + 1;
  constexpr int kAny = 10'000;
  const auto way_in = [width](Point at) {
    return static_cast<std::size_t>(at.row) * width + static_cast<std::size_t>(at.column);
  };
  const auto way_out = [&](Point at) { return way_in(at) + area; };
  Grid<char> inside(parts.size(), 0);
  for (const Point at : region.points) inside[at] = 1;
  Flow flow(sink + 1);
  for (const Point at : region.points) {
    flow.connect(way_in(at), way_out(at), parts[at] == Part::Area ? kAny : far[at]);
    if (parts[at] == Part::Area) flow.connect(source, way_in(at), kAny);
    if (parts[at] == Part::Beside) flow.connect(way_out(at), sink, kAny);
    for (const Point beside : board.neighbours(at))
      if (inside[beside] != 0) flow.connect(way_out(at), way_in(beside), kAny);
  }
  flow.fill(source, sink);
  std::vector<Point> closing;
  for (const Point at : region.points)
    if (flow.is_reached(way_in(at)) && !flow.is_reached(way_out(at))) closing.push_back(at);
  return closing;
}

Owner owner_of(Colour colour) {
  return colour == Colour::Black ? Owner::Black : Owner::White;
}

}  // namespace

int Count::sum(Colour colour) const {
  const SideCount& side = of(colour);
  const int points =
      scoring == Scoring::Area ? side.stones + side.territory : side.territory + side.prisoners + side.dead;
  return 2 * (points + side.bonus) + (colour == Colour::White ? komi : 0);
}

Outcome Count::outcome() const {
  if (lead() == 0) return Outcome::Draw;
  return lead() > 0 ? Outcome::BlackWins : Outcome::WhiteWins;
}

Count count(const Board& board, const Marks& marks, const Terms& terms) {
  const Grid<Stone> stones = living(board, marks);
  Count result{.sides = {},
               .scoring = terms.scoring,
               .komi = terms.komi,
               .owners = Grid(stones.size(), Owner::Nobody)};
  for (const Colour colour : kColours)
    result.sides[index_of(colour)].prisoners = terms.prisoners[index_of(colour)];
  result.sides[index_of(Colour::White)].bonus = terms.bonus;
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    const Point at = stones.point(i);
    if (marks[at] == Mark::Dead) {
      ++result.sides[index_of(other(colour_of(board[at])))].dead;
    } else if (stones[at] != Stone::None) {
      ++result.sides[index_of(colour_of(stones[at]))].stones;
      result.owners[at] = owner_of(colour_of(stones[at]));
    }
  }
  for (const Region& region : regions_of(board, stones, marks)) {
    if (region.touches[0] == region.touches[1]) continue;
    if (terms.scoring == Scoring::Territory && region.in_seki) continue;
    const Colour colour = region.touches[0] ? Colour::Black : Colour::White;
    result.sides[index_of(colour)].territory += static_cast<int>(region.points.size());
    for (const Point at : region.points) result.owners[at] = owner_of(colour);
  }
  return result;
}

std::vector<Point> neutral_points(const Board& board, const Marks& marks) {
  std::vector<Point> points;
  for (const Region& region : regions_of(board, living(board, marks), marks))
    if (is_neutral(region)) points.insert(points.end(), region.points.begin(), region.points.end());
  std::ranges::sort(points);
  return points;
}

Count area_of(const Board& board) {
  return count(board, Marks(board.size(), Mark::Alive), {.scoring = Scoring::Area});
}

bool is_unfinished(const Board& board, std::size_t neutral) {
  return neutral > 2 * static_cast<std::size_t>(board.side());
}

int area_bonus(const Rules& rules, int handicap) {
  return bonus_of(rules, handicap) + (rules.scoring == Scoring::Territory ? handicap : 0);
}

std::vector<Opening> open_borders(const Board& board, const Marks& marks) {
  const Grid<Stone> stones = living(board, marks);
  const std::array far{distances(board, stones, Colour::Black), distances(board, stones, Colour::White)};
  constexpr std::ptrdiff_t kMost = 4;
  std::vector<Opening> openings;
  for (const Colour owner : kColours) {
    const Grid<Part> parts = parts_of(far, owner);
    for (const Region& region : regions_of(board, stones, marks)) {
      if (!is_neutral(region)) continue;
      const auto area =
          std::ranges::count_if(region.points, [&](Point at) { return parts[at] == Part::Area; });
      const std::vector<Point> closing = closing_points(board, parts, far[index_of(owner)], region);
      if (std::ssize(closing) > std::min<std::ptrdiff_t>(kMost, 1 + area / 4)) continue;
      for (const Point at : closing) openings.push_back({at, owner});
    }
  }
  std::ranges::sort(openings, {}, &Opening::at);
  return openings;
}

Filled fill_neutral(const Board& board, const Marks& marks, Colour first) {
  auto alive = board_of(living(board, marks));
  assert(alive && "stones that are taken away only add liberties");
  Filled result{.board = *alive, .marks = Marks(board.size()), .stones = {}};
  // The first neutral point that is safe for this side.
  const auto fill = [&result](Colour colour) {
    for (const Point at : neutral_points(result.board, Marks(result.board.size()))) {
      if (result.board.is_suicide(at, colour) || result.board.would_capture(at, colour)) continue;
      Board after = result.board;
      after.place(at, colour);
      if (after.liberties(at) < 2) continue;
      result.board = after;
      result.stones.push_back(at);
      return true;
    }
    return false;
  };
  for (Colour colour = first; fill(colour) || fill(other(colour)); colour = other(colour)) {
  }
  for (const Point neutral : neutral_points(result.board, result.marks)) {
    for (const Point beside : result.board.neighbours(neutral)) {
      if (result.board.is_empty(beside)) continue;
      for (const Point at : result.board.chain(beside)) result.marks[at] = Mark::Seki;
    }
  }
  return result;
}

int rounded_lead(double lead) {
  return 2 * static_cast<int>(std::lround(lead));
}

std::string write_result(int lead) {
  if (lead == 0) return "0";
  return (lead > 0 ? "B+" : "W+") + write_halves(std::abs(lead));
}

}  // namespace quintet::go
