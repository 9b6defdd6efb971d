#include "core/link/detour.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>
#include <tuple>

#include "core/link/path.hpp"

namespace quintet::link {
namespace {

constexpr std::array<Point, 4> kSteps{Point{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

// What a way costs: turns first, then steps.
using Cost = std::pair<int, int>;
constexpr Cost kFar{std::numeric_limits<int>::max(), 0};

// The cells of the board and the ring around it, each in the four directions by which it may be reached.
class Ways {
 public:
  Ways(const Board& board, Outside outside) : board_(board), outside_(outside) {}

  std::size_t places() const {
    return static_cast<std::size_t>(width() * (board_.size().height + 2)) * kSteps.size();
  }
  std::size_t place(Point at, std::size_t direction) const {
    return static_cast<std::size_t>((at.row + 1) * width() + at.column + 1) * kSteps.size() + direction;
  }
  Point cell(std::size_t place) const {
    const auto index = static_cast<int>(place / kSteps.size());
    return {index / width() - 1, index % width() - 1};
  }
  bool is_open(Point at) const {
    const Size ring{board_.size().width + 2, board_.size().height + 2};
    return ring.contains(at + Point{1, 1}) && detail::is_open(board_, outside_, at);
  }

 private:
  int width() const { return board_.size().width + 2; }

  const Board& board_;
  Outside outside_;
};

}  // namespace

std::vector<Point> find_detour(const Board& board, Outside outside, Point a, Point b) {
  const Ways ways(board, outside);
  std::vector<Cost> costs(ways.places(), kFar);
  std::vector<std::size_t> before(ways.places());
  using Entry = std::pair<Cost, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  for (std::size_t way = 0; way < kSteps.size(); ++way) {
    const std::size_t start = ways.place(a, way);
    costs[start] = {0, 0};
    before[start] = start;
    open.emplace(costs[start], start);
  }
  while (!open.empty()) {
    const auto [cost, place] = open.top();
    open.pop();
    const Point at = ways.cell(place);
    if (at == b) {
      std::vector<Point> corners{b};
      for (std::size_t back = place; before[back] != back; back = before[back]) {
        const bool turns = back % kSteps.size() != before[back] % kSteps.size();
        if (turns) corners.push_back(ways.cell(before[back]));
      }
      corners.push_back(a);
      std::ranges::reverse(corners);
      return corners;
    }
    if (cost > costs[place]) continue;
    for (std::size_t way = 0; way < kSteps.size(); ++way) {
      const Point next = at + kSteps[way];
      if (next != b && !ways.is_open(next)) continue;
      const Cost longer{cost.first + (way == place % kSteps.size() ? 0 : 1), cost.second + 1};
      const std::size_t there = ways.place(next, way);
      if (longer >= costs[there]) continue;
      costs[there] = longer;
      before[there] = place;
      open.emplace(longer, there);
    }
  }
  return {};
}

}  // namespace quintet::link
