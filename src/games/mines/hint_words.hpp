// A hint in words, and the cells that it is about.
#pragma once

#include <string>
#include <vector>

#include "core/mines/hint.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::mines {

struct HintWords {
  std::string text;             // with pictures (ui/widgets/picture_text.hpp)
  std::vector<Point> pictures;  // the cell that each of them shows
  std::vector<Point> mines;     // that the reason uses; they have no flag
  std::vector<Point> proofs;    // numbers that prove those mines
  std::vector<Point> among;     // closed cells of which some are mines, in reading order
  bool letters = false;         // the words tell these apart
  bool capitals = false;        // the words tell the numbers of the reason apart, which are equal
};

// Requires the game that the hint is about.
HintWords hint_words(const Localiser& words, const Game& game, const Hint& hint);

}  // namespace quintet::mines
