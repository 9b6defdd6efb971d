// The evaluation of the master: a small neural network over the lines of all empty points, with weights for each rule.
//
//   point   32 neurons, each a bias plus a weight for each line of either colour, clipped to 0 … kMostActive
//   board   the sums of the neurons of all empty points, from black's view and from white's
//   head    both sums, the side to move first, through a hidden layer to one value
//
// An evaluation computes the head only. The sums follow the stones: a stone changes the lines of few points, and each change
// adds one row of weights to one point (an efficiently updatable neural network, see
// https://www.chessprogramming.org/NNUE). A row belongs to a class of lines (see line_classes).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/gomoku/board.hpp"
#include "core/gomoku/evaluation.hpp"
#include "core/gomoku/patterns.hpp"
#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

inline constexpr std::size_t kNeurons = 32;
inline constexpr std::size_t kHidden = 16;

// The largest activation of a neuron; the sum over 400 points stays below 65,536.
inline constexpr std::int16_t kMostActive = 160;

// The accumulated inputs of a point's neurons, from black's view first, then from white's.
using Neurons = std::array<std::int16_t, 2 * kNeurons>;
// The sums of the activations of all points, in both views.
using NeuronSums = std::array<std::uint16_t, 2 * kNeurons>;

class Network {
 public:
  struct Head {
    std::array<std::array<float, kHidden>, 2 * kNeurons> hidden{};
    std::array<float, kHidden> hidden_bias{}, output{};
    std::array<float, 2 * kNeurons> direct{};  // from the sums to the output, without the hidden layer
    float output_bias = 0;
  };

  // The weights of a line of black and of a line of white with this number (see patterns.hpp), for both views.
  const Neurons& row(Colour colour, std::size_t number) const {
    return rows_[index_of(colour)][classes_[number]];
  }
  // The inputs of a point before its lines are added.
  const Neurons& bias() const { return bias_; }
  const Head& head() const { return head_; }
  // The value for the side to move.
  Value value(const NeuronSums& sums, Colour to_move) const;

 private:
  friend class NetworkReader;

  const std::uint16_t* classes_ = nullptr;
  std::array<std::vector<Neurons>, 2> rows_;  // by the colour of the line, and its class
  Neurons bias_{};
  Head head_;
};

// By rule.
using Networks = std::array<Network, kRules.size()>;

// Nothing if these are not the bytes of networks. The file, little-endian: the magic, then for each rule the number of tables
// of rows (1, or 2: for lines of black, for lines of white) and whether there are fine rows; for each table the rows by
// pattern, of the viewer's own lines and of the other's lines (16 bits), and the fine rows by class in the same order
// (8 bits), which are added to them; the bias (16 bits), and the head's members in their order (floats).
std::optional<Networks> read_networks(std::span<const std::uint8_t> bytes);

const Networks& shipped_networks();

// The numbers of a line for black, and from bit 16 on for white.
using LineNumbers = std::uint32_t;
constexpr std::size_t number_of(LineNumbers numbers, Colour colour) {
  return numbers >> (16 * index_of(colour)) & 0xFFFFU;
}
// The lines of a point.
using PointLines = std::array<LineNumbers, 4>;

struct LineChange {
  Cell cell;
  LineNumbers before, after;
};

// On the lines through a stone.
inline constexpr std::size_t kMostChanges = std::size_t{8} * kReach;

// The sums of a position, which follow its stones. Points are numbered as in Position.
class Accumulator {
 public:
  // Begins with no point; `enter` adds the empty ones.
  void start(const Network& network, std::size_t cells);
  void enter(Cell cell, const PointLines& lines);

  // A stone was placed on a point, which changed these lines of other empty points, at most one of each.
  void place(Cell cell, std::span<const LineChange> changes);
  // Takes back the last stone.
  void take_back();
  // The number of stones that can be taken back.
  std::size_t placed() const { return placed_.size(); }

  Value value(Colour to_move) const { return network_->value(sums_, to_move); }

 private:
  struct Kept {
    Cell cell;
    Neurons neurons;
  };
  struct Placed {
    std::size_t kept;  // count_ before this stone
    NeuronSums sums;
  };

  const Network* network_ = nullptr;
  std::vector<Neurons> neurons_;  // of empty points
  NeuronSums sums_{};
  std::vector<Kept> kept_;  // the first count_ of them; the others are room
  std::size_t count_ = 0;
  std::vector<Placed> placed_;
};

}  // namespace quintet::gomoku
