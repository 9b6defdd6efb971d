// Gomoku positions with values found by a search: the training data for the programs that fit weights.
//
// A line of a file is `MOVES VALUE BEST`: the moves so far (`h8i9…`, 15×15), the value for the side to move, or +M5 / -M4
// for a win or loss in this number of plies, and the best move. The lines of a game are consecutive.
#pragma once

#include <cmath>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "core/gomoku/position.hpp"

namespace quintet::gomoku {

// The winning chance of a value.
inline double chance_of(double value) {
  return 1 / (1 + std::exp(-value / kValueScale));
}

inline double read_chance(const std::string& text) {
  if (text.starts_with("+M")) return 1;
  if (text.starts_with("-M")) return 0;
  return chance_of(std::stod(text));
}

// The search decides these positions without an evaluation.
inline bool needs_evaluation(const Position& position) {
  const Colour us = position.to_move(), them = other(us);
  return position.count(us, Threat::Five) + position.count(us, Threat::OpenFour) +
             position.count(them, Threat::Five) ==
         0;
}

// Calls `visit(position, chance, game)` for each position that needs an evaluation; games count from 1. Throws
// std::runtime_error if the file cannot be read.
template <class Visit>
void for_each_label(const std::string& file, Rule rule, const Visit& visit) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  std::string before;
  int game = 0;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string moves, value;
    if (!(words >> moves >> value)) continue;
    if (before.empty() || !moves.starts_with(before)) ++game;
    before = moves;
    const auto points = read_points(moves, kUsualSide);
    if (!points) continue;
    Position position(kUsualSide, rule);
    for (const Point at : *points) position.place(position.cell(at));
    if (needs_evaluation(position)) visit(position, read_chance(value), game);
  }
}

}  // namespace quintet::gomoku
