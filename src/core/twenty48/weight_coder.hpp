// How the weights of the network become a few million bits, and back. One walk over all weights does both: with the
// encoder it writes, with the decoder it reads (range_coder.hpp).
//
// Each weight has a precision: how finely it is kept. Weights that play never asks for are left out; those it asks for
// often are kept finest, because errors of frequent ones cost most strength. A weight is predicted from its neighbours,
// the weights of groups of cells in which one or two tiles are halved, and only the difference is written, in steps of its
// precision. Contexts are what the neighbours have: their precision and how well they were predicted.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <stop_token>
#include <vector>

#include "core/twenty48/network.hpp"
#include "core/twenty48/range_coder.hpp"

namespace quintet::twenty48 {

// 0: left out. Otherwise the weight is kept in steps of kCoarsest >> (precision - 1), scaled.
using Precision = std::uint8_t;
inline constexpr Precision kMostPrecision = 6;

// A weight to be written.
struct Wanted {
  Precision precision = 0;
  int value = 0;
};

template <class Coder>
class WeightCoder {
 public:
  // The step of the finest precision; each coarser one is twice as large.
  WeightCoder(Coder coder, int step, int usual)
      : coder_(std::move(coder)), step_(step), usual_(usual), weights_(static_cast<Weights::Weight>(usual)) {}

  // `wanted(feature)` says what to write; a decoder ignores it.
  template <class Source>
  void walk(const Source& wanted, const std::stop_token& stop = {}) {
    notes_.assign(Weights::kPage, {});
    for (std::uint32_t page = 0; page < Weights::kPages && !stop.stop_requested(); ++page)
      walk_page(page, wanted);
  }

  Coder& coder() { return coder_; }
  Weights& weights() { return weights_; }

 private:
  static constexpr int kCells = static_cast<int>(kTupleCells);
  static constexpr std::uint32_t kPage = Weights::kPage;
  static constexpr std::size_t kPagesOfTuple = kTupleEntries / kPage;

  // What is remembered of a weight for its neighbours.
  struct Note {
    Precision precision = 0;
    std::uint8_t error = 0;  // the logarithm of the difference from its prediction
  };
  template <class Source>
  void walk_page(std::uint32_t page, const Source& wanted) {
    bool any = false;
    if constexpr (Coder::kWrites) {
      for (std::uint32_t i = 0; i < kPage && !any; ++i) any = wanted(page * kPage + i).precision > 0;
    }
    unsigned near = 0;
    for (unsigned cell = 0; cell < 4; ++cell) near += neighbour_page(page, cell) ? 1U : 0U;
    const unsigned other = page >= kPagesOfTuple && weights_.has_page(page - kPagesOfTuple) ? 1U : 0U;
    if (!coder_.bit(page_chance_[near][other], any)) return;
    weights_.own_page(page);
    notes_.resize(notes_.size() + kPage);
    for (std::uint32_t i = 0; i < kPage; ++i) walk_weight(page, i, wanted);
  }

  bool neighbour_page(std::uint32_t page, unsigned cell) const {
    return (page >> (4 * cell) & 15U) != 0 && weights_.has_page(page - (1U << (4 * cell)));
  }

  Note note_of(std::uint32_t feature) const { return notes_[weights_.offset(feature)]; }

  template <class Source>
  void walk_weight(std::uint32_t page, std::uint32_t at, const Source& wanted) {
    const std::uint32_t feature = page * kPage + at;
    // The neighbours.
    std::array<bool, kCells> has{};
    int precisions = 0, most = 0, count = 0, sum = 0, error = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      const std::uint32_t step = 1U << (4 * cell);
      if ((feature >> (4 * cell) & 15U) == 0) continue;
      const Note note = note_of(feature - step);
      precisions += note.precision;
      most = std::max<int>(most, note.precision);
      if (note.precision == 0) continue;
      has[static_cast<std::size_t>(cell)] = true;
      sum += weights_[feature - step];
      error += note.error;
      ++count;
    }
    const int other = feature >= kTupleEntries
                          ? note_of(feature - static_cast<std::uint32_t>(kTupleEntries)).precision
                          : kMostPrecision + 1;
    const Wanted target = Coder::kWrites ? wanted(feature) : Wanted{};
    const Precision precision = code_precision(target.precision, std::min(precisions, 23), most, other);
    Weights::Weight& weight = weights_.own_page(page)[at];
    if (precision == 0) {
      if (count > 0) weight = static_cast<Weights::Weight>(sum / count);
      return;
    }
    const int predicted = prediction(feature, has, count, sum);
    const int step = step_ << (kMostPrecision - precision);
    const int mean_error = count > 0 ? error / count : 15;
    const int steps =
        code_steps(Coder::kWrites ? rounded(target.value - predicted, step) : 0, precision, mean_error);
    const int value = std::clamp(predicted + steps * step, -32'768, 32'767);
    weight = static_cast<Weights::Weight>(value);
    Note& note = notes_[weights_.offset(feature)];
    note.precision = precision;
    note.error = static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(std::abs(steps) * step)));
  }

  // The nearest number of steps; small differences are not worth their bits.
  static int rounded(int difference, int step) {
    const int steps = (std::abs(difference) * 8 + step * 3) / (step * 8);
    return difference < 0 ? -steps : steps;
  }

  int prediction(std::uint32_t feature, const std::array<bool, kCells>& has, int count, int sum) const {
    if (count == 0) return usual_;
    const int mean = sum / count;
    int planes = 0, plane_sum = 0;
    for (int cell = 1; cell < kCells; ++cell) {
      if (!has[static_cast<std::size_t>(cell)]) continue;
      const std::uint32_t step = 1U << (4 * cell);
      for (int second = 0; second < cell; ++second) {
        if (!has[static_cast<std::size_t>(second)]) continue;
        const std::uint32_t both = step + (1U << (4 * second));
        if (note_of(feature - both).precision == 0) continue;
        plane_sum +=
            weights_[feature - step] + weights_[feature - (1U << (4 * second))] - weights_[feature - both];
        ++planes;
      }
    }
    return planes == 0 ? mean : (mean * 5 + plane_sum / planes * 3) / 8;
  }

  Precision code_precision(Precision wanted, int precisions, int most, int other) {
    auto& chances = precision_chance_[static_cast<std::size_t>(precisions)][static_cast<std::size_t>(most)]
                                     [static_cast<std::size_t>(other)];
    Precision precision = 0;
    while (precision < kMostPrecision && coder_.bit(chances[precision], wanted > precision)) ++precision;
    return precision;
  }

  int code_steps(int wanted, Precision precision, int mean_error) {
    auto& chances = step_chance_[precision][static_cast<std::size_t>(std::min(mean_error, 15))];
    const auto size = static_cast<unsigned>(std::abs(wanted));
    const auto wanted_bits = static_cast<unsigned>(std::bit_width(size));
    unsigned bits = 0;
    while (bits < kMostBits && coder_.bit(chances[bits], wanted_bits > bits)) ++bits;
    if (bits == 0) return 0;
    const bool negative = coder_.bit(sign_chance_[precision], wanted < 0);
    std::uint32_t value = 1;
    if (bits > 1) {
      value = 2U | (coder_.bit(second_chance_[precision][bits], (size >> (bits - 2) & 1U) != 0) ? 1U : 0U);
      if (bits > 2) value = value << (bits - 2) | coder_.plain(bits - 2, size & ((1U << (bits - 2)) - 1));
    }
    return negative ? -static_cast<int>(value) : static_cast<int>(value);
  }

  static constexpr std::size_t kMostBits = 16;
  using Chances = std::array<BitChance, kMostBits + 1>;

  Coder coder_;
  int step_, usual_;
  Weights weights_;
  std::vector<Note> notes_;
  std::array<std::array<BitChance, 2>, 5> page_chance_;
  std::array<std::array<std::array<std::array<BitChance, kMostPrecision + 1>, kMostPrecision + 2>,
                        kMostPrecision + 1>,
             24>
      precision_chance_;
  std::array<std::array<Chances, 16>, kMostPrecision + 1> step_chance_;
  std::array<BitChance, kMostPrecision + 1> sign_chance_;
  std::array<Chances, kMostPrecision + 1> second_chance_;
};

}  // namespace quintet::twenty48
