#include "core/mines/endgame.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/random.hpp"

namespace quintet::mines {
namespace {

constexpr std::size_t kMostCells = 64;
constexpr std::size_t kMostLayings = 100'000;  // steps to list the boards
constexpr std::size_t kMostStates = 20'000;

constexpr std::uint64_t bit(std::size_t cell) {
  return std::uint64_t{1} << cell;
}

// Boards sorted by a number that each of them shows: parts with equal numbers lie together.
struct Parts {
  std::vector<std::uint16_t> boards;
  std::vector<std::size_t> ends;
  std::span<const std::uint16_t> part(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends[i - 1];
    return std::span(boards).subspan(begin, ends[i] - begin);
  }
};

template <class Value>
Parts split_by(std::span<const std::uint16_t> boards, const Value& value) {
  std::vector<std::pair<std::uint64_t, std::uint16_t>> sorted;
  sorted.reserve(boards.size());
  for (const std::uint16_t board : boards) sorted.emplace_back(value(board), board);
  std::ranges::sort(sorted);
  Parts parts;
  parts.boards.reserve(boards.size());
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i > 0 && sorted[i].first != sorted[i - 1].first) parts.ends.push_back(i);
    parts.boards.push_back(sorted[i].second);
  }
  parts.ends.push_back(sorted.size());
  return parts;
}

}  // namespace

void Endgame::collect_cells(const Logic& logic, const Frontier& frontier) {
  cells_.clear();
  for (std::size_t i = 0; i < frontier.components(); ++i) {
    for (const std::int16_t index : frontier.component(i)) {
      const Box& box = frontier.boxes()[static_cast<std::size_t>(index)];
      for (const Cell cell : box.cells) cells_.push_back({cell, 0, box.numbers});
    }
  }
  for (int row = 0; row < logic.size().height; ++row) {
    for (int column = 0; column < logic.size().width; ++column) {
      const Cell cell = pack({row, column});
      if (logic.known(cell) == Known::Nothing && frontier.box_of(cell) < 0) cells_.push_back({cell, 0, {}});
    }
  }
  for (Unknown& a : cells_) {
    for (std::size_t b = 0; b < cells_.size(); ++b) {
      const bool beside_a =
          std::ranges::any_of(kAround, [&](Cell d) { return beside(a.cell, d) == cells_[b].cell; });
      if (beside_a) a.around |= bit(b);
    }
  }
}

bool Endgame::list_boards(const Logic& logic, const Frontier& frontier) {
  if (logic.unknown() > static_cast<int>(kMostCells)) return false;
  collect_cells(logic, frontier);
  missing_.clear();
  room_.clear();
  for (const Number& number : frontier.numbers()) {
    missing_.push_back(number.missing);
    room_.push_back(std::popcount(logic.around(number.cell)));
  }
  boards_.clear();
  nodes_ = 0;
  return lay(0, 0, logic.mines_left());
}

// Counts a node; whether to give up.
bool Endgame::is_enough(std::size_t limit) {
  return ++nodes_ > limit || stop_.stop_requested();
}

// Decides the cells from this one on; false at a limit.
bool Endgame::lay(std::size_t cell, std::uint64_t mines, int left) {
  if (is_enough(kMostLayings)) return false;
  if (left > static_cast<int>(cells_.size() - cell)) return true;
  if (cell == cells_.size()) {
    boards_.push_back(mines);
    return boards_.size() <= kMostBoards;
  }
  bool goes_on = true;
  for (int mine = 0; mine <= 1 && goes_on; ++mine) {
    if (mine > left) break;
    bool fits = true;
    for (const std::int16_t number : cells_[cell].numbers) {
      const auto i = static_cast<std::size_t>(number);
      missing_[i] -= mine;
      --room_[i];
      fits = fits && missing_[i] >= 0 && missing_[i] <= room_[i];
    }
    if (fits) goes_on = lay(cell + 1, mine != 0 ? mines | bit(cell) : mines, left - mine);
    for (const std::int16_t number : cells_[cell].numbers) {
      const auto i = static_cast<std::size_t>(number);
      missing_[i] += mine;
      ++room_[i];
    }
  }
  return goes_on;
}

// The mines around a cell on a board, as far as boards differ in them.
int Endgame::number(std::uint16_t board, std::size_t cell) const {
  return std::popcount(boards_[board] & cells_[cell].around);
}

// Opens the cells that are safe on all boards, then goes on.
int Endgame::won_after_safe(Boards boards, std::uint64_t opened) {
  if (boards.size() == 1) return 1;
  std::uint64_t mines = 0;
  for (const std::uint16_t board : boards) mines |= boards_[board];
  const std::uint64_t all = cells_.size() == kMostCells ? ~std::uint64_t{0} : bit(cells_.size()) - 1;
  const std::uint64_t safe = all & ~mines & ~opened;
  if (safe == 0) return won(boards, opened, nullptr);
  const Parts parts = split_by(boards, [&](std::uint16_t board) {
    std::uint64_t shown = 0;
    for (std::uint64_t rest = safe; rest != 0; rest &= rest - 1)
      shown = shown * 0x9e3779b97f4a7c15U +
              static_cast<std::uint64_t>(number(board, static_cast<std::size_t>(std::countr_zero(rest)))) + 1;
    return shown;
  });
  int sum = 0;
  for (std::size_t i = 0; i < parts.ends.size(); ++i) sum += won_after_safe(parts.part(i), opened | safe);
  return sum;
}

// On how many boards the best play wins. Requires that no cell is safe on all of them.
int Endgame::won(Boards boards, std::uint64_t opened, std::size_t* best_cell) {
  std::uint64_t key = 0;
  for (const std::uint16_t board : boards) key ^= keys_[board];
  if (const auto found = known_.find(key); found != known_.end() && best_cell == nullptr)
    return found->second;
  if (is_enough(kMostStates)) return 0;
  struct Candidate {
    int safe_on = 0;
    std::size_t cell = 0;
  };
  std::array<Candidate, kMostCells> candidates;
  std::size_t count = 0;
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    if ((opened & bit(cell)) != 0) continue;
    int safe_on = 0;
    for (const std::uint16_t board : boards) safe_on += (boards_[board] & bit(cell)) == 0 ? 1 : 0;
    if (safe_on > 0) candidates[count++] = {safe_on, cell};
  }
  const auto in_order = std::span(candidates).first(count);
  std::ranges::stable_sort(in_order, std::ranges::greater{}, &Candidate::safe_on);
  int best = 0;
  for (const auto& [safe_on, cell] : in_order) {
    if (safe_on <= best) break;
    const int won_here = won_by(boards, opened, cell, best);
    if (won_here <= best) continue;
    best = won_here;
    if (best_cell != nullptr) *best_cell = cell;
  }
  known_.emplace(key, best);
  return best;
}

// The same after opening this cell; may stop when it cannot be more than `enough`.
int Endgame::won_by(Boards boards, std::uint64_t opened, std::size_t cell, int enough) {
  std::vector<std::uint16_t> safe;
  std::ranges::copy_if(boards, std::back_inserter(safe),
                       [&](std::uint16_t board) { return (boards_[board] & bit(cell)) == 0; });
  const Parts parts =
      split_by(safe, [&](std::uint16_t board) { return static_cast<std::uint64_t>(number(board, cell)); });
  int sum = 0, left = static_cast<int>(safe.size());
  for (std::size_t i = 0; i < parts.ends.size() && sum + left > enough; ++i) {
    left -= static_cast<int>(parts.part(i).size());
    sum += won_after_safe(parts.part(i), opened | bit(cell));
  }
  return sum + left > enough ? sum : 0;
}

std::optional<Endgame::Best> Endgame::solve(const Logic& logic, const Frontier& frontier,
                                            const std::stop_token& stop) {
  stop_ = stop;
  if (!list_boards(logic, frontier) || boards_.empty()) return std::nullopt;
  keys_.clear();
  Random random(1);
  std::vector<std::uint16_t> all;
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    keys_.push_back(random.next());
    all.push_back(static_cast<std::uint16_t>(i));
  }
  known_.clear();
  nodes_ = 0;
  std::size_t cell = 0;
  const int best = won(all, 0, &cell);
  if (nodes_ > kMostStates || stop_.stop_requested()) return std::nullopt;
  return Best{cells_[cell].cell, static_cast<double>(best) / static_cast<double>(boards_.size())};
}

}  // namespace quintet::mines
