// The end of a game, played perfectly: all boards that are still possible are listed, and all ways to go on are
// searched for the one that wins on the most of them.
//
// Cells that are safe on all boards are opened at once, which costs nothing. A state is then the set of boards left;
// the opened cells follow from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/mines/frontier.hpp"
#include "core/mines/logic.hpp"

namespace quintet::mines {

class Endgame {
 public:
  struct Best {
    Cell cell = 0;
    double win = 0;  // the chance to win the game
  };
  static constexpr std::size_t kMostBoards = 400;

  // Requires that no unknown cell is safe on all boards. Nothing if there are more boards than kMostBoards, more than
  // 64 unknown cells, or more states than a fixed limit, and after a stop.
  std::optional<Best> solve(const Logic& logic, const Frontier& frontier, const std::stop_token& stop = {});

 private:
  using Boards = std::span<const std::uint16_t>;  // indices in boards_

  bool list_boards(const Logic& logic, const Frontier& frontier);
  void collect_cells(const Logic& logic, const Frontier& frontier);
  bool lay(std::size_t cell, std::uint64_t mines, int left);
  int number(std::uint16_t board, std::size_t cell) const;
  int won_after_safe(Boards boards, std::uint64_t opened);
  int won(Boards boards, std::uint64_t opened, std::size_t* best_cell);
  int won_by(Boards boards, std::uint64_t opened, std::size_t cell, int enough);

  bool is_enough(std::size_t limit);

  struct Unknown {
    Cell cell = 0;
    std::uint64_t around = 0;   // the unknown cells beside it
    Few<std::int16_t> numbers;  // beside it, indices in missing_
  };
  std::vector<Unknown> cells_;
  std::vector<int> missing_, room_;    // of each number: mines, and cells that are not decided yet
  std::vector<std::uint64_t> boards_;  // mines as bits of cells_
  std::vector<std::uint64_t> keys_;
  std::unordered_map<std::uint64_t, int> known_;
  std::size_t nodes_ = 0;
  std::stop_token stop_;
};

}  // namespace quintet::mines
