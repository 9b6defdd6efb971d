// Why a closed cell is certain, for hints and reviews: the numbers that prove it, as few as possible, and what kind of
// thought it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/grid.hpp"
#include "core/mines/position.hpp"

namespace quintet::mines {

// From easy to hard.
enum class Proof : std::uint8_t {
  SingleNumber,    // it already has all its mines, or it needs all its closed neighbours
  TwoNumbers,      // that share neighbours: one has as many more mines as it has neighbours of its own
  SeveralNumbers,  // all ways to satisfy them agree on the cell
  RemainingMines   // the same with the number of all mines; perhaps without any number
};

struct Reason {
  Point at;
  bool is_mine = false;
  Proof proof = Proof::SingleNumber;
  std::vector<Point> numbers;
  // Cells that are certain for earlier reasons, so that the proof may use them: those around these numbers, and with
  // the remaining mines all of them.
  std::vector<Point> given;
};

// All certain cells, the easiest first: each proof uses only the numbers and the cells before it. Nothing in a position
// that contradicts itself or is too large to solve beyond two numbers. After a stop, those found so far.
std::vector<Reason> certain_cells(const Position& position, const std::stop_token& stop = {});

// The easiest reason to open a cell; nothing if no cell is certainly safe. Mines that it has to know are in `given`.
std::optional<Reason> easiest_safe(const Position& position, const std::stop_token& stop = {});

}  // namespace quintet::mines
