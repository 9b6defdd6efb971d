// Boards that need no guess: from the first click on, some closed cell is always certain to be safe, by the open numbers
// and the number of remaining mines.
//
// Boards are drawn uniformly and those with a gap are rejected, so all boards without one are equally likely. The proof
// uses the rules of sight as far as they go, then all ways to lay the mines of each component that has changed, then the
// remaining mines. About one Expert board in six passes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/mines/chances.hpp"
#include "core/mines/field.hpp"
#include "core/mines/frontier.hpp"
#include "core/mines/logic.hpp"
#include "core/mines/rules.hpp"
#include "core/mines/sweep.hpp"
#include "core/random.hpp"

namespace quintet::mines {

// Proves boards; large, and meant to be used for many.
class Prover {
 public:
  // Whether logic alone solves the board from this click. False also where the proof would need too many states, and
  // after a stop.
  bool prove(const Field& field, Point first, const std::stop_token& stop = {});

 private:
  bool find_certain();
  bool find_in_component(std::size_t component);
  bool find_by_count();
  bool has_changed(std::size_t component) const;

  Logic logic_;
  Frontier frontier_;
  Sweep sweep_;
  Chances chances_;
  std::stop_token stop_;
};

struct SearchLimit {
  std::uint64_t boards = 20'000;
  std::stop_token stop{};
};

// A board that keeps the promise of the first click and needs no guess, or nothing if the limit is reached: for many
// densities there is none, or none within reach. With no promise, the first cell is safe nevertheless.
std::optional<Field> draw_no_guess(const Rules& rules, Point first, Random& random,
                                   const SearchLimit& limit = {});

}  // namespace quintet::mines
