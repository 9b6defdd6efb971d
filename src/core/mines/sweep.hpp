// All ways to lay the mines of a component, box by box in its order, without listing them: ways that leave the same
// numbers with the same missing mines go on in the same manner, so they form one state. On a board the frontier is a
// chain, few numbers are unfinished at a time, and the states stay few where the ways are millions.
//
//     box   a       b        c
//     states       2 0 -> …        (missing mines of the unfinished numbers)
//            start -> 1 1 -> …
//                     0 2 -> …
//
// The states and steps are found first; then either `possible` tells what each box may hold, or `count` and `weigh`
// give exact numbers of ways. Counts are long doubles with positive terms only: a sum or product of n such terms has a
// relative error below n · 2^-63, with n at most a few thousand here.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/mines/frontier.hpp"

namespace quintet::mines {

using Count = long double;

// Numbers of ways by the number of mines, from `least` mines on.
struct Distribution {
  int least = 0;
  std::vector<Count> ways;
  int most() const { return least + static_cast<int>(ways.size()) - 1; }
};

class Sweep {
 public:
  enum class Outcome : std::uint8_t { Done, Impossible, TooLarge };

  // Finds the states of a component; the frontier has to stay. TooLarge after more than `limit` states and steps, or
  // with more than 32 unfinished numbers. A stop ends it, `count` and `weigh` at once; what is found is then of no use.
  Outcome build(const Frontier& frontier, std::span<const std::int16_t> boxes, std::size_t limit,
                const std::stop_token& stop = {});

  // The states and steps found.
  std::size_t nodes() const { return states_.size() + steps_.size(); }
  // The numbers of ways that count() stores.
  std::size_t counts() const;
  // The mines in the component.
  int least_mines() const { return states_.back().least; }
  int most_mines() const { return states_.back().most; }

  // What the box at a place of the order may hold in any way.
  struct Possible {
    bool mine = false;  // in at least one of its cells
    bool safe = false;
  };
  std::vector<Possible>& possible();

  // The ways by number of mines.
  Distribution count();

  // The weighted sum over all ways of the mines in a box, and of its safe cells. weights[i] belongs to
  // least_mines() + i mines. Requires count() before.
  struct Sums {
    Count mines = 0;
    Count safe = 0;
  };
  std::vector<Sums>& weigh(std::span<const Count> weights);

 private:
  // Missing mines of the unfinished numbers, four bits each.
  struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct State {
    Key key;
    std::int16_t least = 0;  // mines so far
    std::int16_t most = 0;
    std::uint32_t counts = 0;  // the place of its counts
  };
  struct Step {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::int32_t mines = 0;
  };
  // A number that the next box touches.
  struct Slot {
    int place = 0;
    int room = 0;  // of the boxes after this one
  };
  struct Layer {
    std::uint32_t states = 0;  // the first state after the box
    std::uint32_t steps = 0;   // the first step into them
    int box_size = 0;
  };

  bool assign_slots(const Frontier& frontier, const Box& box);
  bool extend(int box_size, std::size_t limit);
  void step_to(std::uint32_t from, const Key& key, int mines);
  std::uint32_t find(const Key& key);
  void clear_table(std::size_t least);
  bool place_counts();
  bool clear(std::vector<Count>& counts, std::size_t size) const;
  std::span<const Step> steps_of(std::size_t layer) const;
  static int width(const State& state) { return state.most - state.least + 1; }

  std::stop_token stop_;
  std::vector<State> states_;
  std::vector<Step> steps_;
  std::vector<Layer> layers_;
  std::vector<Count> forward_, backward_;
  std::vector<std::uint8_t> alive_;
  std::vector<Possible> possible_;
  std::vector<Sums> sums_;
  std::vector<std::uint32_t> table_;  // open addressing; 0: empty, otherwise the state's index + 1
  // For each number of the frontier: its place in the key (-1: none) and the cells of its boxes that are still to come.
  std::vector<std::int8_t> place_, room_;
  std::uint32_t used_places_ = 0;
  Key begin_, unit_;  // what the next box adds to a key at first, and takes off for each mine
  std::vector<Slot> slots_;
};

}  // namespace quintet::mines
