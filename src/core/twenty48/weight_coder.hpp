// How the weights of the network become a few million bits, and back. One walk over all weights does both: with the
// encoder it writes, with the decoder it reads (range_coder.hpp).
//
// The walk goes through pages and, in them, through rows: the 16 weights whose groups of cells differ in the first cell
// only. Each weight is predicted from rows before it, those in which one or two other cells have half the tile and the same
// row of the set before, and from the weight to its left. What differs from the prediction is written in steps. The steps
// of a row are the finer the more often play reads it; most rows are not written at all, only predicted. Within a row, a
// difference is written where it is worth its bits: where the square of the error, times how often the weight is read,
// would cost more.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/twenty48/network.hpp"
#include "core/twenty48/range_coder.hpp"

namespace quintet::twenty48 {

// A weight to be written, and how often it is read, in any unit.
struct Wanted {
  int value = 0;
  float reads = 0;
};

// What a writer keeps: a weight that is read `often` in steps of `step`, one that is read a quarter as often in steps twice
// as large, and so on.
struct Fineness {
  int step = 1;
  float often = 1;
  float least = 0.002F;  // of `often`: a page of weights that are all read less often is left out
};

template <class Coder>
class WeightCoder {
 public:
  // `usual` is what weights far from all others are.
  WeightCoder(Coder coder, Fineness fineness, Weights::Weight usual, std::size_t sets)
      : coder_(std::move(coder)), fineness_(fineness), usual_(usual), weights_(usual, sets) {
    rows_.assign(kRows, {});
    // Per bit, as uniform quantisation at a high rate has it.
    const auto step = static_cast<float>(fineness.step);
    bit_worth_ = 0.1155F * fineness.often * step * step;
  }

  // `wanted(feature)` says what to write; a decoder ignores it.
  template <class Source>
  void walk(const Source& wanted, const std::stop_token& stop = {}) {
    for (std::uint32_t page = 0; page < weights_.pages() && !stop.stop_requested(); ++page)
      walk_page(page, wanted);
  }

  Coder& coder() { return coder_; }
  Weights& weights() { return weights_; }

 private:
  static constexpr unsigned kRow = 16, kRows = Weights::kPage / kRow;
  static constexpr unsigned kOtherCells = static_cast<unsigned>(kTupleCells) - 1;
  static constexpr std::uint32_t kRowsOfTuple = static_cast<std::uint32_t>(kTupleEntries / kRow);
  static constexpr std::uint32_t kRowsOfSet = kTuples * kRowsOfTuple;
  static constexpr unsigned kNeighbours =
      kOtherCells + 1;  // one for each cell, and the same row of the set before
  static constexpr unsigned kMostPrecision = 6, kMostSize = 16;
  using Numbers = std::array<int, kRow>;

  // What is remembered of a row for its neighbours.
  struct Row {
    std::uint8_t precision = 0;               // 0: predicted only
    std::array<std::uint8_t, kRow> errors{};  // logarithms of what was written
  };
  // The rows before this one.
  struct Near {
    std::array<const Row*, kNeighbours> row{};  // nullptr: none
    std::array<const Weights::Weight*, kNeighbours> weights{};
    unsigned count = 0, precisions = 0, most = 0;
  };
  struct Predicted {
    Numbers mean{}, plane{}, error{};
  };

  // From a row back to a neighbour, where there can be one.
  static std::uint32_t distance(unsigned neighbour) {
    return neighbour == kOtherCells ? kRowsOfSet : 1U << (4 * neighbour);
  }
  static bool has(std::uint32_t row, unsigned neighbour) {
    return neighbour == kOtherCells ? row >= kRowsOfSet : (row >> (4 * neighbour) & 15U) != 0;
  }
  // From a row back to the same one of another group of cells, or in the later sets of the set before.
  static std::uint32_t to_other(std::uint32_t row) { return row < kRowsOfSet ? kRowsOfTuple : kRowsOfSet; }
  bool is_there(std::uint32_t row) const { return weights_.has_page(row / kRows); }
  const Row& row_at(std::uint32_t row) const { return rows_[weights_.offset(row * kRow) / kRow]; }
  const Weights::Weight* weights_at(std::uint32_t row) const {
    return weights_.begin() + weights_.offset(row * kRow);
  }

  template <class Source>
  void walk_page(std::uint32_t page, const Source& wanted) {
    const std::uint32_t first = page * kRows;
    unsigned near = 0;
    for (unsigned cell = 1; cell < kOtherCells; ++cell)
      near += has(first, cell) && is_there(first - distance(cell)) ? 1U : 0U;
    const unsigned other = first >= kRowsOfTuple && is_there(first - to_other(first)) ? 1U : 0U;
    bool any = false;
    if constexpr (Coder::kWrites) {
      for (std::uint32_t i = 0; i < Weights::kPage && !any; ++i)
        any = wanted(page * Weights::kPage + i).reads > fineness_.least * fineness_.often;
    }
    if (!coder_.bit(page_chance_[near][other], any)) return;
    weights_.own_page(page);
    rows_.resize(rows_.size() + kRows);
    for (std::uint32_t row = first; row < first + kRows; ++row) walk_row(row, wanted);
  }

  template <class Source>
  void walk_row(std::uint32_t at, const Source& wanted) {
    const Near near = near_of(at);
    Row& row = rows_[weights_.offset(at * kRow) / kRow];
    Weights::Weight* const weights = weights_.own_page(at / kRows) + std::size_t{at % kRows} * kRow;
    unsigned precision = 0;
    if constexpr (Coder::kWrites) precision = best_precision(at, prediction(at, near, true), wanted);
    precision =
        code_precision(precision, near, at >= kRowsOfTuple ? row_at(at - to_other(at)).precision : 0U);
    const Predicted predicted = prediction(at, near, precision > 0);
    row.precision = static_cast<std::uint8_t>(precision);
    for (unsigned i = 0; i < kRow; ++i) {
      int guess = (predicted.mean[i] * 5 + predicted.plane[i] * 3) / 8;
      if (i > 0 && precision > 0)
        guess = (guess * 5 + (weights[i - 1] + predicted.mean[i] - predicted.mean[i - 1]) * 3) / 8;
      int value = guess;
      if (precision > 0) {
        const int step = fineness_.step << (kMostPrecision - precision);
        const unsigned left = i > 0 ? row.errors[i - 1] : 0U;
        const Context context{precision, static_cast<unsigned>(predicted.error[i]) + 2 * left};
        int steps = 0;
        if constexpr (Coder::kWrites) steps = best_steps(wanted(at * kRow + i), guess, step, context);
        steps = code_steps(steps, context);
        value += steps * step;
        row.errors[i] =
            static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(std::abs(steps) * step)));
      }
      weights[i] = static_cast<Weights::Weight>(std::clamp(value, -32'768, 32'767));
    }
  }

  Near near_of(std::uint32_t at) const {
    Near near;
    for (unsigned i = 0; i < kNeighbours; ++i) {
      if (!has(at, i) || !is_there(at - distance(i))) continue;
      near.row[i] = &row_at(at - distance(i));
      near.weights[i] = weights_at(at - distance(i));
      ++near.count;
      near.precisions += near.row[i]->precision;
      near.most = std::max<unsigned>(near.most, near.row[i]->precision);
    }
    return near;
  }

  // As of integers, but several at once: exact, since a quotient below 2^17 by less than 100 parts is farther from the next
  // integer than the error of a float.
  static int divided(int sum, int parts) {
    return static_cast<int>(static_cast<float>(sum) / static_cast<float>(parts));
  }

  // From the neighbours, and from planes through two of them and the neighbour of both.
  Predicted prediction(std::uint32_t at, const Near& near, bool planes) const {
    Predicted predicted;
    if (near.count == 0) {
      predicted.mean.fill(usual_);
      predicted.plane.fill(usual_);
      return predicted;
    }
    int parts = 0, plane_parts = 0;
    for (unsigned first = 0; first < kNeighbours; ++first) {
      if (near.row[first] == nullptr) continue;
      const int part = 1 + near.row[first]->precision;
      parts += part;
      for (unsigned i = 0; i < kRow; ++i) {
        predicted.mean[i] += part * near.weights[first][i];
        predicted.error[i] += near.row[first]->errors[i];
      }
      for (unsigned second = 0; planes && second < first; ++second) {
        const std::uint32_t both = at - distance(first) - distance(second);
        if (near.row[second] == nullptr || !is_there(both)) continue;
        const int plane =
            1 + std::min({near.row[first]->precision, near.row[second]->precision, row_at(both).precision});
        const Weights::Weight* const corner = weights_at(both);
        plane_parts += plane;
        for (unsigned i = 0; i < kRow; ++i)
          predicted.plane[i] += plane * (near.weights[first][i] + near.weights[second][i] - corner[i]);
      }
    }
    const auto count = static_cast<int>(near.count);
    for (unsigned i = 0; i < kRow; ++i) predicted.mean[i] = divided(predicted.mean[i], parts);
    for (unsigned i = 0; i < kRow; ++i) predicted.error[i] = divided(predicted.error[i] * 2, count);
    if (plane_parts > 0)
      for (unsigned i = 0; i < kRow; ++i) predicted.plane[i] = divided(predicted.plane[i], plane_parts);
    else
      predicted.plane = predicted.mean;
    return predicted;
  }

  unsigned code_precision(unsigned wanted, const Near& near, unsigned other) {
    auto& chances = precision_chance_[near.precisions][near.most][other];
    unsigned precision = 0;
    while (precision < kMostPrecision && coder_.bit(chances[precision], wanted > precision)) ++precision;
    return precision;
  }

  // How well the neighbours were predicted.
  struct Context {
    unsigned precision, errors;
  };
  static constexpr unsigned kErrors = 40;
  struct StepChances {
    std::array<BitChance, kMostSize + 1> size, second;
    BitChance sign;
  };

  // The sign and the bits of a number of steps: how many bits, the second bit, the others.
  int code_steps(int wanted, const Context& context) {
    StepChances& chances = step_chance_[context.precision][std::min(context.errors, kErrors - 1)];
    const auto magnitude = static_cast<unsigned>(std::abs(wanted));
    const auto wanted_size = static_cast<unsigned>(std::bit_width(magnitude));
    unsigned size = 0;
    while (size < kMostSize && coder_.bit(chances.size[size], wanted_size > size)) ++size;
    if (size == 0) return 0;
    const bool negative = coder_.bit(chances.sign, wanted < 0);
    std::uint32_t value = 1;
    if (size > 1)
      value = 2U | (coder_.bit(chances.second[size], (magnitude >> (size - 2) & 1U) != 0) ? 1U : 0U);
    if (size > 2) value = value << (size - 2) | coder_.plain(size - 2, magnitude & ((1U << (size - 2)) - 1));
    return negative ? -static_cast<int>(value) : static_cast<int>(value);
  }

  float cost(int steps, const Context& context) const {
    const StepChances& chances = step_chance_[context.precision][std::min(context.errors, kErrors - 1)];
    const auto magnitude = static_cast<unsigned>(std::abs(steps));
    const auto wanted_size = static_cast<unsigned>(std::bit_width(magnitude));
    float bits = 0;
    for (unsigned size = 0; size <= wanted_size && size < kMostSize; ++size)
      bits += chances.size[size].bits_of(wanted_size > size);
    if (steps == 0) return bits;
    bits += chances.sign.bits_of(steps < 0);
    if (wanted_size > 1)
      bits += chances.second[wanted_size].bits_of((magnitude >> (wanted_size - 2) & 1U) != 0);
    return bits + static_cast<float>(wanted_size > 2 ? wanted_size - 2 : 0);
  }

  // The number of steps that costs least, in errors and bits.
  int best_steps(const Wanted& wanted, int guess, int step, const Context& context) const {
    const int difference = wanted.value - guess;
    const auto limit = 1 << (kMostSize - 1);
    const int nearest =
        std::clamp((std::abs(difference) + step / 2) / step, 0, limit) * (difference < 0 ? -1 : 1);
    const auto worth = [&](int steps) {
      const auto error = static_cast<float>(difference - steps * step);
      return wanted.reads * error * error + bit_worth_ * cost(steps, context);
    };
    int best = 0;
    float least = worth(0);
    const int towards = nearest < 0 ? -1 : 1;
    for (const int steps : {nearest, nearest - towards, nearest / 2}) {
      if (steps == 0 || worth(steps) >= least) continue;
      least = worth(steps);
      best = steps;
    }
    return best;
  }

  // 0 where no difference from the prediction is worth a few bits.
  template <class Source>
  unsigned best_precision(std::uint32_t at, const Predicted& predicted, const Source& wanted) const {
    constexpr float kFewBits = 7;
    float most = 0;
    bool worthy = false;
    for (unsigned i = 0; i < kRow; ++i) {
      const Wanted weight = wanted(at * kRow + i);
      most = std::max(most, weight.reads);
      const int guess = (predicted.mean[i] * 5 + predicted.plane[i] * 3) / 8;
      const auto error = static_cast<float>(weight.value - guess);
      worthy = worthy || weight.reads * error * error > kFewBits * bit_worth_;
    }
    if (!worthy) return 0;
    unsigned precision = kMostPrecision;
    for (float reads = most; reads < fineness_.often && precision > 1; reads *= 4) --precision;
    return precision;
  }

  Coder coder_;
  Fineness fineness_;
  int usual_;
  float bit_worth_ = 0;
  Weights weights_;
  std::vector<Row> rows_;  // like the pages of weights_
  std::array<std::array<BitChance, 2>, kOtherCells> page_chance_;
  std::array<
      std::array<std::array<std::array<BitChance, kMostPrecision>, kMostPrecision + 1>, kMostPrecision + 1>,
      kNeighbours * kMostPrecision + 1>
      precision_chance_;
  std::array<std::array<StepChances, kErrors>, kMostPrecision + 1> step_chance_;
};

}  // namespace quintet::twenty48
