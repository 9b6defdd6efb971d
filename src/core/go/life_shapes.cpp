#include "core/go/life_shapes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/go/board.hpp"

namespace quintet::go {
namespace {

// What a point is before the colours are known.
enum class ShapePart : std::uint8_t { Outside, Space, Group, Wall };

constexpr std::array<Point, 4> kBesideSteps{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
constexpr std::array<Point, 4> kSlantedSteps{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

class ShapeDraft {
 public:
  ShapeDraft(int side, Random& random)
      : parts_({side, side}, ShapePart::Outside), inside_({side, side}, Stone::None), random_(random) {}

  std::optional<LifeShape> draw() {
    grow_space();
    if (!surround(kBesideSteps, ShapePart::Space, ShapePart::Group, ShapePart::Outside)) return std::nullopt;
    add_links();
    open_gaps();
    surround(kBesideSteps, ShapePart::Group, ShapePart::Wall, ShapePart::Outside);
    surround(kBesideSteps, ShapePart::Space, ShapePart::Wall, ShapePart::Outside);
    drop_stones_in();
    return finished();
  }

 private:
  bool chance(int in_hundred) { return random_.below(100) < static_cast<std::uint64_t>(in_hundred); }
  std::vector<Point> all(ShapePart part) const {
    std::vector<Point> points;
    for (std::size_t i = 0; i < parts_.cells().size(); ++i)
      if (parts_.cells()[i] == part) points.push_back(parts_.point(i));
    return points;
  }

  // From a corner, from a side, or from anywhere; rarely far into the board.
  void grow_space() {
    const int side = parts_.size().width;
    const int place = static_cast<int>(random_.below(10));
    const bool corner = place < 6, open = place == 9;
    constexpr int kLow = 3, kOpenLow = 2;
    Point from{0, 0};
    if (!corner) from.column = side / 2 - 1 + static_cast<int>(random_.below(2));
    if (open) from.row = side / 2 - 1;
    const int most_row = open ? side - kOpenLow : corner ? kLow : 2;
    const int least_row = open ? kOpenLow : 0;
    constexpr int kLeast = 3, kSizes = 5;
    const auto size = static_cast<std::size_t>(kLeast) + random_.index(kSizes);
    parts_[from] = ShapePart::Space;
    for (std::vector<Point> space{from}; space.size() < size;) {
      const Point next =
          space[random_.index(space.size())] + kBesideSteps[random_.index(kBesideSteps.size())];
      constexpr int kMargin = 2;
      if (!parts_.contains(next) || parts_[next] != ShapePart::Outside) continue;
      // Deep spaces are rare, long ones along the edge usual.
      if (next.row >= most_row || next.row < least_row || next.column >= side - kMargin) {
        if (chance(90)) continue;
        if (next.row > side - kMargin - 1 || next.column > side - kMargin - 1) continue;
      }
      parts_[next] = ShapePart::Space;
      space.push_back(next);
    }
  }

  // Makes the points beside one part another part.
  bool surround(const std::array<Point, 4>& steps, ShapePart inner, ShapePart outer, ShapePart taken_from) {
    bool any = false;
    for (const Point at : all(inner)) {
      for (const Point step : steps) {
        const Point beside = at + step;
        if (!parts_.contains(beside) || parts_[beside] != taken_from) continue;
        parts_[beside] = outer;
        any = true;
      }
    }
    return any;
  }

  // Corners of the group, without which it is cut.
  void add_links() {
    constexpr int kLinked = 70;
    for (const Point at : all(ShapePart::Space)) {
      for (const Point step : kSlantedSteps) {
        const Point corner = at + step;
        if (parts_.contains(corner) && parts_[corner] == ShapePart::Outside && chance(kLinked))
          parts_[corner] = ShapePart::Group;
      }
    }
  }

  // Stones of the group that are missing, or have been taken away by the other side.
  void open_gaps() {
    constexpr int kMostGaps = 3;
    auto group = all(ShapePart::Group);
    random_.shuffle(std::span(group));
    const auto gaps = std::min(random_.index(kMostGaps), group.size());
    constexpr int kIntruder = 40;
    for (std::size_t i = 0; i < gaps; ++i)
      parts_[group[i]] = chance(kIntruder) ? ShapePart::Wall : ShapePart::Space;
  }

  void drop_stones_in() {
    constexpr std::array kCounts{0, 0, 0, 1, 1, 2};
    constexpr int kOwn = 30;
    auto space = all(ShapePart::Space);
    random_.shuffle(std::span(space));
    const auto count =
        std::min(static_cast<std::size_t>(kCounts[random_.index(kCounts.size())]), space.size());
    for (std::size_t i = 0; i < count; ++i) inside_[space[i]] = chance(kOwn) ? Stone::Black : Stone::White;
  }

  // Black is the group until here; turns the board and chooses the colours.
  std::optional<LifeShape> finished() {
    const int side = parts_.size().width;
    const auto turn = random_.below(8);
    const auto turned = [&](Point at) {
      if ((turn & 1U) != 0) at.column = side - 1 - at.column;
      if ((turn & 2U) != 0) at.row = side - 1 - at.row;
      return (turn & 4U) != 0 ? Point{at.column, at.row} : at;
    };
    LifeShape shape{.stones = Grid<Stone>(parts_.size(), Stone::None),
                    .defender = kColours[random_.index(2)],
                    .target = {},
                    .region = {}};
    const auto coloured = [&](Stone stone) {
      if (stone == Stone::None) return stone;
      return stone_of(stone == Stone::Black ? shape.defender : other(shape.defender));
    };
    for (std::size_t i = 0; i < parts_.cells().size(); ++i) {
      const ShapePart part = parts_.cells()[i];
      const Stone stone = part == ShapePart::Group  ? Stone::Black
                          : part == ShapePart::Wall ? Stone::White
                                                    : inside_.cells()[i];
      shape.stones[turned(parts_.point(i))] = coloured(stone);
    }
    const auto board = go::board_of(shape.stones);
    if (!board || !choose_target(*board, shape)) return std::nullopt;
    for (std::size_t i = 0; i < parts_.cells().size(); ++i) {
      const Point at = turned(parts_.point(i));
      const bool space = parts_.cells()[i] == ShapePart::Space || parts_.cells()[i] == ShapePart::Group;
      if (space && (board->is_empty(at) || !board->same_chain(at, shape.target))) shape.region.push_back(at);
    }
    add_prisoners(*board, shape);
    std::ranges::sort(shape.region);
    if (shape.region.size() > kMostRegion) return std::nullopt;
    return shape;
  }

  // Stones of the other side that can be taken belong to the region too.
  static void add_prisoners(const Board& board, LifeShape& shape) {
    const auto inside = [&](Point at) { return std::ranges::find(shape.region, at) != shape.region.end(); };
    for (std::size_t i = 0; i < shape.stones.cells().size(); ++i) {
      const Point at = shape.stones.point(i);
      if (board[at] != stone_of(other(shape.defender)) || inside(at)) continue;
      if (std::ranges::all_of(board.liberty_points(at), inside)) shape.region.push_back(at);
    }
  }

  static bool choose_target(const Board& board, LifeShape& shape) {
    int most = 0;
    for (std::size_t i = 0; i < shape.stones.cells().size(); ++i) {
      const Point at = shape.stones.point(i);
      if (board[at] != stone_of(shape.defender) || board.chain_size(at) <= most) continue;
      most = board.chain_size(at);
      shape.target = at;
    }
    constexpr int kLeastStones = 3;
    return most >= kLeastStones && board.liberties(shape.target) >= 2;
  }

  Grid<ShapePart> parts_;
  Grid<Stone> inside_;
  Random& random_;
};

}  // namespace

std::optional<LifeShape> make_life_shape(Random& random) {
  constexpr std::array kSides{7, 9};
  return ShapeDraft(kSides[random.index(kSides.size())], random).draw();
}

Problem problem_of(const LifeShape& shape, ProblemKind kind) {
  return {.id = {},
          .kind = kind,
          .stones = shape.stones,
          .to_move = kind == ProblemKind::Live ? shape.defender : other(shape.defender),
          .target = shape.target,
          .region = shape.region};
}

}  // namespace quintet::go
