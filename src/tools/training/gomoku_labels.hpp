// Gomoku positions with values found by a search: the training data for the programs that fit weights.
//
// A line of a file is `MOVES VALUE BEST`: the moves so far (`h8i9…`, 15×15), the value for the side to move, or +M5 / -M4
// for a win or loss in this number of plies, and the best move. The lines of a game are consecutive; positions beside it may
// follow, and then an empty line.
#pragma once

#include <cmath>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/gomoku/position.hpp"

namespace quintet::gomoku {

// Winning chances of the side to move.
struct Label {
  double chance;                 // by the search
  std::optional<double> result;  // of the game, if all moves that followed were the best ones
  int game;                      // from 1
};

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

struct LabelLine {
  std::string moves, value, best;
  // The result of a game that ends here, for the side to move.
  std::optional<double> result() const {
    if (value.starts_with("+M") || value.starts_with("-M")) return read_chance(value);
    const auto points = read_points(moves, kUsualSide);
    return points && points->size() + 1 >= std::size_t{kUsualSide} * kUsualSide ? std::optional(0.5)
                                                                                : std::nullopt;
  }
};

// Calls `visit(position, label)` for each position of a game, or beside it, that needs an evaluation.
template <class Visit>
void for_each_label(const std::vector<LabelLine>& game, int number, Rule rule, const Visit& visit) {
  std::optional<double> result;
  for (std::size_t i = game.size(); i-- > 0;) {
    const LabelLine& line = game[i];
    const bool goes_on = i + 1 < game.size() && game[i + 1].moves == line.moves + line.best;
    if (!goes_on)
      result = line.result();
    else if (result)
      result = 1 - *result;
    const auto points = read_points(line.moves, kUsualSide);
    if (!points) continue;
    Position position(kUsualSide, rule);
    for (const Point at : *points) position.place(position.cell(at));
    if (!needs_evaluation(position)) continue;
    visit(position, Label{.chance = read_chance(line.value), .result = result, .game = number});
  }
}

// The same for all games of a file but the last, which may have been cut off. Throws std::runtime_error if the file cannot be
// read.
template <class Visit>
void for_each_label(const std::string& file, Rule rule, const Visit& visit) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  std::vector<LabelLine> game;
  int number = 1;
  for (std::string text; std::getline(in, text);) {
    std::istringstream words(text);
    LabelLine line;
    if (words >> line.moves >> line.value >> line.best) {
      game.push_back(line);
    } else {
      for_each_label(game, number++, rule, visit);
      game.clear();
    }
  }
}

}  // namespace quintet::gomoku
