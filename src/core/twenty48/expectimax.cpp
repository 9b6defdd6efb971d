#include "core/twenty48/expectimax.hpp"

#include <algorithm>

namespace quintet::twenty48 {
namespace {

constexpr std::size_t kKnown = std::size_t{1} << 16U;  // entries of the table
constexpr float kTwo = 0.9F, kFour = 0.1F;             // the chances of the new tile
constexpr std::uint64_t kStopCheck = 256;              // evaluations from one look at the stop to the next

std::size_t slot_of(Bits after) {
  return static_cast<std::size_t>(after * 0x9E37'79B9'7F4A'7C15ULL >> 48U) & (kKnown - 1);
}

}  // namespace

Expectimax::Expectimax(const Network& network, Rule rule) : network_(network), slides_(Slides::of(rule)) {}

// Deeper and deeper, so that a stop finds the result of a whole search.
Choice Expectimax::search(Bits board, const SearchEffort& effort, const std::stop_token& stop) {
  effort_ = effort;
  stop_ = &stop;
  nodes_ = next_check_ = 0;
  stopped_ = false;
  if (effort.depth > 1) known_.assign(kKnown, {});
  Choice choice;
  for (int depth = 1; depth <= std::max(1, effort.depth); ++depth) {
    Choice deeper;
    search_depth(board, depth, deeper);
    if (stopped_ && depth > 1) break;
    choice = deeper;
  }
  choice.nodes = nodes_;
  return choice;
}

void Expectimax::search_depth(Bits board, int depth, Choice& choice) {
  const auto results = slides_.all(board);
  std::optional<float> most;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].board == board) continue;
    const float expected =
        static_cast<float>(results[i].gained) + after_slide(results[i].board, depth - 1, 1);
    choice.expected[i] = expected;
    if (most && expected <= *most) continue;
    most = expected;
    choice.best = kDirections[i];
  }
}

void Expectimax::check_stop() {
  if (nodes_ < next_check_) return;
  next_check_ = nodes_ + kStopCheck;
  stopped_ = stopped_ || stop_->stop_requested() || (effort_.nodes > 0 && nodes_ >= effort_.nodes);
}

// Of every new tile, weighed by its chance.
float Expectimax::after_slide(Bits after, int depth, float chance) {
  if (depth == 0 || stopped_) {
    ++nodes_;
    return network_.value(after);
  }
  check_stop();
  Known& known = known_[slot_of(after)];
  if (known.depth == depth && known.after == after) return known.value;
  const Bits empty = empty_cells(after);
  const float one = 1 / static_cast<float>(std::popcount(empty));
  float sum = 0;
  for (Bits rest = empty; rest != 0; rest &= rest - 1) {
    const Bits two = rest & (~rest + 1);
    sum += kTwo * before_slide(after | two, depth, chance * one * kTwo) +
           kFour * before_slide(after | two << 1U, depth, chance * one * kFour);
  }
  const float value = sum * one;
  known = {after, value, static_cast<std::int8_t>(depth)};
  return value;
}

// The best slide; where nothing can move, nothing more is gained.
float Expectimax::before_slide(Bits board, int depth, float chance) {
  const int deeper = chance < effort_.least_chance ? 0 : depth - 1;
  const auto results = slides_.all(board);
  if (deeper == 0) {
    for (const auto& result : results) {
      if (result.board != board) network_.prefetch(result.board);
    }
  }
  float most = 0;
  for (const auto& result : results) {
    if (result.board == board) continue;
    most = std::max(most, static_cast<float>(result.gained) + after_slide(result.board, deeper, chance));
  }
  return most;
}

}  // namespace quintet::twenty48
