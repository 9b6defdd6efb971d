// The search of the artificial players of 2048: the best slide if every new tile is met by the best next slide, as deep as
// the effort allows, with an evaluation at the leaves. Positions that two orders of moves reach are searched once; tiles
// that are very unlikely are not searched further.
//
// The search is the same for every representation of the board. A Model gives it what it needs:
//
//   Position                  a board; a default one, equality
//   slides(position)          four of { board, gained } in the order of kDirections; the board is unchanged where nothing
//                             moves
//   new_tiles(after, visit)   calls visit(position, chance) for every tile that may appear, with the sum of chances 1
//   Leaf, leaf(after)         a board after a slide, prepared for its value: several are prepared before the first is used,
//                             so that memory can be fetched meanwhile
//   value(leaf)               what the board is worth, never below kLost
//   key(after)                64 bits that tell boards apart
//   kLost                     the worth of a board on which nothing can move
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/twenty48/thought.hpp"

namespace quintet::twenty48 {

struct SearchEffort {
  int depth = 1;  // slides; 1 looks at the board after each slide alone
  float least_chance =
      0;  // a new tile that is less likely than this, counted from the root, is not searched further
  // A slide that looks worse than another by more than this is not searched further.
  float margin = std::numeric_limits<float>::infinity();
  std::uint64_t nodes = 0;  // evaluations; 0: no limit. A depth that would take more is not begun.
};

template <class Model>
class Expectimax {
 public:
  using Position = typename Model::Position;

  explicit Expectimax(Model model) : model_(std::move(model)) {}

  // Requires a board on which something can move. The same board and effort give the same thought. A stop ends the search
  // with what a lower depth has found.
  Thought search(const Position& board, const SearchEffort& effort, const std::stop_token& stop = {}) {
    effort_ = effort;
    stop_ = &stop;
    nodes_ = next_check_ = 0;
    stopped_ = false;
    forget();
    Thought thought;
    std::uint64_t last = 1;  // evaluations of the last depth
    for (int depth = 1; depth <= std::max(1, effort.depth); ++depth) {
      const std::uint64_t before = nodes_;
      Thought deeper;
      search_depth(board, depth, deeper);
      if (stopped_ && depth > 1) break;
      thought = deeper;
      thought.depth = depth;
      const std::uint64_t now = std::max<std::uint64_t>(nodes_ - before, 1);
      // The first depths grow faster than the later ones, in which positions repeat and unlikely tiles are left out.
      const std::uint64_t growth = std::clamp<std::uint64_t>(now / last, 1, kMostGrowth);
      if (effort.nodes > 0 && nodes_ + now * growth > effort.nodes) break;
      last = now;
    }
    thought.nodes = nodes_;
    stop_ = nullptr;
    return thought;
  }

 private:
  struct Known {
    std::uint64_t key = 0;
    float value = 0;
    std::uint16_t search = 0;  // the number of the search that found it
    std::int8_t depth = 0;
  };
  static constexpr unsigned kKnownBits = 16;
  static constexpr std::uint64_t kMostGrowth = 24;
  static constexpr std::uint64_t kStopCheck = 256;  // evaluations from one look at the stop to the next

  // Nothing of an earlier search is used, so that the same board always gives the same thought.
  void forget() {
    if (known_.empty() || ++searches_ == 0) {
      known_.assign(std::size_t{1} << kKnownBits, {});
      searches_ = 1;
    }
  }

  void search_depth(const Position& board, int depth, Thought& thought) {
    const auto results = model_.slides(board);
    std::optional<float> most;
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (results[i].board == board) continue;
      const float expected = static_cast<float>(results[i].gained) + root_value(results[i].board, depth - 1);
      thought.expected[i] = expected;
      if (most && expected <= *most) continue;
      most = expected;
      thought.best = kDirections[i];
    }
  }

  float root_value(const Position& after, int depth) {
    if (depth > 0) return after_slide(after, depth, 1);
    ++nodes_;
    return model_.value(model_.leaf(after));
  }

  void check_stop() {
    if (nodes_ < next_check_) return;
    next_check_ = nodes_ + kStopCheck;
    // The limit is a little soft: a depth that was begun may take twice as much as was foreseen.
    stopped_ = stopped_ || stop_->stop_requested() || (effort_.nodes > 0 && nodes_ >= 2 * effort_.nodes);
  }

  // The worth of every new tile, weighed by its chance.
  float after_slide(const Position& after, int depth, float chance) {
    check_stop();
    const std::uint64_t key = model_.key(after);
    Known& known = known_[key * 0x9E37'79B9'7F4A'7C15ULL >> (64U - kKnownBits)];
    if (known.depth == depth && known.key == key && known.search == searches_) return known.value;
    float value = 0;
    model_.new_tiles(after, [&](const Position& board, float part) {
      const float part_chance = chance * part;
      const int deeper = stopped_ || part_chance < effort_.least_chance ? 0 : depth - 1;
      value += part * before_slide(board, deeper, part_chance);
    });
    if (!stopped_) known = {key, value, searches_, static_cast<std::int8_t>(depth)};
    return value;
  }

  // The best slide; where nothing can move, nothing more is gained.
  float before_slide(const Position& board, int depth, float chance) {
    const auto results = model_.slides(board);
    std::array<typename Model::Leaf, 4> leaves;
    std::array<std::size_t, 4> moves;
    std::size_t count = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (results[i].board == board) continue;
      leaves[count] = model_.leaf(results[i].board);
      moves[count++] = i;
    }
    nodes_ += count;
    float most = Model::kLost;
    std::array<float, 4> worth;
    for (std::size_t i = 0; i < count; ++i) {
      worth[i] = static_cast<float>(results[moves[i]].gained) + model_.value(leaves[i]);
      most = std::max(most, worth[i]);
    }
    if (depth == 0 || count == 0) return most;
    const float least = most - effort_.margin;
    most = Model::kLost;
    for (std::size_t i = 0; i < count; ++i) {
      if (worth[i] < least) continue;
      const auto& result = results[moves[i]];
      most = std::max(most, static_cast<float>(result.gained) + after_slide(result.board, depth, chance));
    }
    return most;
  }

  Model model_;
  std::vector<Known> known_;
  SearchEffort effort_;
  const std::stop_token* stop_ = nullptr;
  std::uint64_t nodes_ = 0, next_check_ = 0;
  std::uint16_t searches_ = 0;
  bool stopped_ = false;
};

}  // namespace quintet::twenty48
