// Boards from which late games of 2048 start, for its trainer and packer.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "core/twenty48/expectimax.hpp"
#include "core/twenty48/network_model.hpp"
#include "core/twenty48/packed_network.hpp"

namespace quintet::training {

using namespace twenty48;

inline constexpr std::uint32_t kLast = 32'768;  // points of the merge that ends a game
inline constexpr std::size_t kParts = 16;       // of the late stage
inline constexpr std::size_t kStarts = 2'500;   // kept for each part
inline constexpr int kGathered = 100;           // games by search before the first late one

// The sum of the large tiles with which a part begins, in units of 1024.
constexpr std::size_t first_sum(std::size_t part) {
  return 15 + part;
}
// The part of the late stage that a board is in: from 1 with 16384 alone, one more for each 1024 of its large tiles, to 16
// with 16384, 8192, 4096, 2048 and 1024. 0 before.
inline std::size_t part_of(Bits board) {
  return has_tile(board, kMostLearned) ? std::min(sum_of_large(board) - first_sum(0), kParts) : 0;
}

// Boards on which parts of the late stage began: at first from games by the program's own search, then what is kept.
class Starts {
 public:
  explicit Starts(std::uint64_t seed) : chance_(seed) {
    for (const Stage stage : kStages) {
      networks_.push_back(shipped_network(stage));
      searches_.emplace_back(NetworkModel(*networks_.back(), Rule::Classic));
    }
    for (int game = 0; game < kGathered; ++game) gather();
  }

  // A board of this part, which is at least 1; nothing where none was met.
  std::optional<Bits> draw(std::size_t part, Random& chance) const {
    const std::vector<Bits>& all = kept_[part - 1];
    if (all.empty()) return std::nullopt;
    return all[chance.index(all.size())];
  }
  // Plays a game.
  void gather() {
    constexpr SearchEffort kRise{}, kRiseCrowded{.depth = 2},
        kLate{.depth = 3, .least_chance = 0.01F, .margin = 1'000, .nodes = 1'000};
    const Slides& slides = Slides::of(Rule::Classic);
    std::size_t part = 0;
    Bits board = with_new_tile(with_new_tile(0, chance_), chance_);
    while (!slides.over(board)) {
      const Stage stage = stage_of(board);
      const SearchEffort& rise = count_empty(board) <= 2 ? kRiseCrowded : kRise;
      const Thought thought =
          searches_[static_cast<std::size_t>(stage)].search(board, stage == Stage::Rise ? rise : kLate);
      const auto result = slides.slide(board, thought.best);
      if (result.gained >= kLast) return;
      board = with_new_tile(result.board, chance_);
      const std::size_t now = part_of(board);
      if (now > part) keep(now, board);
      part = std::max(part, now);
    }
  }
  // Where there are enough of the part, instead of another.
  void keep(std::size_t part, Bits board) {
    std::vector<Bits>& all = kept_[part - 1];
    if (all.size() < kStarts)
      all.push_back(board);
    else
      all[chance_.index(kStarts)] = board;
  }

 private:
  Random chance_;
  std::vector<std::shared_ptr<const Network>> networks_;
  std::vector<Expectimax<NetworkModel>> searches_;
  std::array<std::vector<Bits>, kParts> kept_;
};

}  // namespace quintet::training
