#include "core/gomoku/patterns.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace quintet::gomoku {
namespace {

constexpr int kLength = 2 * kReach + 1;
constexpr int kFive = 5;

enum class Rows : std::uint8_t { LongWin, ExactWin, ExactOrForbidden };

Rows rows_of(Rule rule, Colour colour) {
  if (long_rows_win(rule, colour)) return Rows::LongWin;
  return rule == Rule::Renju ? Rows::ExactOrForbidden : Rows::ExactWin;
}

enum class Seen : std::uint8_t { Empty, Own, Blocked };
using Line = std::array<Seen, kLength>;

// The line with this number, the new stone in its middle.
Line line_of(int number) {
  Line line{};
  for (int i = 0; i < kLength; ++i) {
    if (i == kReach) {
      line[kReach] = Seen::Own;
      continue;
    }
    line[static_cast<std::size_t>(i)] = static_cast<Seen>(number % 3);
    number /= 3;
  }
  return line;
}

// The row of stones of the same colour through the index `at`, by its first and last index.
struct Row5 {
  int first, last;
  int length() const { return last - first + 1; }
  bool holds(int place) const { return first <= place && place <= last; }
};

Row5 row_through(const Line& line, int at) {
  Row5 row{at, at};
  while (row.first > 0 && line[static_cast<std::size_t>(row.first - 1)] == Seen::Own) --row.first;
  while (row.last + 1 < kLength && line[static_cast<std::size_t>(row.last + 1)] == Seen::Own) ++row.last;
  return row;
}

bool wins(const Row5& row, Rows rows) {
  return rows == Rows::LongWin ? row.length() >= kFive : row.length() == kFive;
}

// Fills the table from full lines to empty ones: the pattern of a line depends on the patterns it has with one more
// stone.
class PatternMaker {
 public:
  explicit PatternMaker(Rows rows) : rows_(rows), table_(kLineCodes, Pattern::Dead) {
    for (int number = kLineCodes - 1; number >= 0; --number) {
      table_[static_cast<std::size_t>(number)] = classify(number);
    }
  }
  std::vector<Pattern> take() { return std::move(table_); }

 private:
  Pattern classify(int number) const {
    const Line line = line_of(number);
    const Row5 row = row_through(line, kReach);
    if (wins(row, rows_)) return Pattern::Five;
    if (row.length() > kFive) return rows_ == Rows::ExactOrForbidden ? Pattern::Overline : Pattern::Dead;
    const std::vector<int> completions = five_points(line);
    if (completions.size() >= 2) {
      // A straight four counts as one four, although two points complete it.
      const bool straight = row.length() == kFive - 1;
      return rows_ == Rows::ExactOrForbidden && !straight ? Pattern::DoubleFour : Pattern::OpenFour;
    }
    if (completions.size() == 1) return Pattern::BlockedFour;
    return grown_from(line, number);
  }

  // The empty indices that complete a winning row with the middle stone.
  std::vector<int> five_points(const Line& line) const {
    std::vector<int> places;
    for (int i = 0; i < kLength; ++i) {
      if (line[static_cast<std::size_t>(i)] != Seen::Empty) continue;
      Line more = line;
      more[static_cast<std::size_t>(i)] = Seen::Own;
      const Row5 row = row_through(more, i);
      if (row.holds(kReach) && wins(row, rows_)) places.push_back(i);
    }
    return places;
  }

  // Classifies a line without a four by the number of single stones that lead to each pattern.
  Pattern grown_from(const Line& line, int number) const {
    std::array<int, kPatterns> ways{};
    int weight = 1;
    for (int i = 0; i < kLength; ++i) {
      if (i == kReach) continue;
      if (line[static_cast<std::size_t>(i)] == Seen::Empty)
        ++ways[static_cast<std::size_t>(table_[static_cast<std::size_t>(number + weight)])];
      weight *= 3;
    }
    const auto of = [&ways](Pattern pattern) { return ways[static_cast<std::size_t>(pattern)]; };
    if (const int count = of(Pattern::OpenFour)) return count > 1 ? Pattern::OpenThree : Pattern::SplitThree;
    const int threes = of(Pattern::OpenThree) + of(Pattern::SplitThree);
    if (const int count = of(Pattern::BlockedFour))
      return count > 2 ? Pattern::BlockedThreeMore : Pattern::BlockedThree;
    if (threes > 3) return Pattern::OpenTwoMost;
    if (threes > 0) return threes > 2 ? Pattern::OpenTwoMore : Pattern::OpenTwo;
    if (of(Pattern::BlockedThree) + of(Pattern::BlockedThreeMore) > 0) return Pattern::BlockedTwo;
    if (of(Pattern::OpenTwo) + of(Pattern::OpenTwoMore) + of(Pattern::OpenTwoMost) > 0)
      return Pattern::OpenOne;
    if (of(Pattern::BlockedTwo) > 0) return Pattern::BlockedOne;
    return Pattern::Dead;
  }

  Rows rows_;
  std::vector<Pattern> table_;
};

class ThreatMaker {
 public:
  explicit ThreatMaker(Rows rows) : rows_(rows) {}

  Threat threat(unsigned code) const {
    std::array<int, kPatterns> of{};
    for (int line = 0; line < 4; ++line) ++of[code >> (4 * line) & 15U];
    const auto count = [&of](Pattern first, Pattern last) {
      int sum = 0;
      for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i) sum += of[i];
      return sum;
    };
    const auto exactly = [&count](Pattern pattern) { return count(pattern, pattern); };
    if (exactly(Pattern::Five) > 0) return Threat::Five;
    const int fours = count(Pattern::BlockedFour, Pattern::OpenFour);
    if (rows_ == Rows::ExactOrForbidden && (count(Pattern::Overline, Pattern::DoubleFour) > 0 || fours > 1)) {
      return Threat::Forbidden;
    }
    if (exactly(Pattern::OpenFour) + exactly(Pattern::DoubleFour) > 0 || fours > 1) return Threat::OpenFour;
    const int threes = count(Pattern::SplitThree, Pattern::OpenThree);
    const int minor = count(Pattern::OpenTwo, Pattern::BlockedThreeMore);
    if (fours == 1) return threes > 0 ? Threat::FourThree : minor > 0 ? Threat::FourPlus : Threat::Four;
    if (threes > 1) return Threat::TwoThrees;
    if (threes == 1) return minor > 0 ? Threat::ThreePlus : Threat::Three;
    if (count(Pattern::OpenTwo, Pattern::OpenTwoMost) > 1) return Threat::TwoTwos;
    return count(Pattern::BlockedOne, Pattern::BlockedThreeMore) > 0 ? Threat::Quiet : Threat::None;
  }

 private:
  Rows rows_;
};

struct Tables {
  explicit Tables(Rows rows) : patterns(PatternMaker(rows).take()), threats(65'536) {
    const ThreatMaker maker(rows);
    for (unsigned code = 0; code < threats.size(); ++code) threats[code] = maker.threat(code);
  }
  std::vector<Pattern> patterns;
  std::vector<Threat> threats;
};

// The cells of a line from the new stone on, up to the first blocked one, as the digits of a base-two number behind a one.
struct Side {
  int room = 0;
  std::uint32_t cells = 1;
};

Side side_of(const Line& line, int direction, int reach) {
  Side side;
  for (int i = 1; i <= reach; ++i) {
    const Seen seen = line[static_cast<std::size_t>(kReach + direction * i)];
    if (seen == Seen::Blocked) break;
    ++side.room;
    side.cells = 2 * side.cells + (seen == Seen::Own ? 1 : 0);
  }
  return side;
}

struct Classes {
  explicit Classes(int reach) : by_number(kLineCodes) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint16_t> found;
    for (int number = 0; number < kLineCodes; ++number) {
      const Line line = line_of(number);
      const Side back = side_of(line, -1, reach), ahead = side_of(line, 1, reach);
      if (back.room + 1 + ahead.room < kFive) continue;
      const auto next = static_cast<std::uint16_t>(found.size() + 1);
      by_number[static_cast<std::size_t>(number)] =
          found.try_emplace(std::minmax({back.cells, ahead.cells}), next).first->second;
    }
    count = found.size() + 1;
  }
  std::vector<std::uint16_t> by_number;
  std::size_t count = 0;
};

const Classes& classes(Rule rule) {
  static const Classes shorter(kReach - 1), longer(kReach);
  return reach_of(rule) == kReach ? longer : shorter;
}

const Tables& tables(Rule rule, Colour colour) {
  switch (rows_of(rule, colour)) {
    case Rows::LongWin: {
      static const Tables long_rows(Rows::LongWin);
      return long_rows;
    }
    case Rows::ExactWin: {
      static const Tables exact_rows(Rows::ExactWin);
      return exact_rows;
    }
    case Rows::ExactOrForbidden:
      break;
  }
  static const Tables renju_rows(Rows::ExactOrForbidden);
  return renju_rows;
}

}  // namespace

std::span<const Pattern, kLineCodes> pattern_table(Rule rule, Colour colour) {
  return std::span<const Pattern, kLineCodes>(tables(rule, colour).patterns);
}

std::span<const std::uint16_t, kLineCodes> line_classes(Rule rule) {
  return std::span<const std::uint16_t, kLineCodes>(classes(rule).by_number);
}

std::size_t line_class_count(Rule rule) {
  return classes(rule).count;
}

std::span<const Threat, 65'536> threat_table(Rule rule, Colour colour) {
  return std::span<const Threat, 65'536>(tables(rule, colour).threats);
}

}  // namespace quintet::gomoku
