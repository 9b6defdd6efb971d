// The signs and words of judged moves in the review of a game of stones.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/grid.hpp"
#include "core/stones.hpp"
#include "engine/text/localiser.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

MoveQuality quality_of(Slip slip);

// "Win chance 17%, could be 30%": the chance after the move, and what the move has lost of it.
std::string lost_chance_words(const Localiser& words, double after, double lost);

// "Better: F8. It blocks an open three.", "Now Black plays F10. It makes a four." The reason is a sentence. The words must
// outlive the answer.
using ReasonWords = std::function<std::string(const Localiser&)>;
LocalizedText better_words(const Localiser& words, std::string point, ReasonWords reason);
LocalizedText answer_words(const Localiser& words, Colour answers, std::string point, ReasonWords reason);

template <class Move>
std::vector<Move> stones_at(std::span<const Point> line) {
  std::vector<Move> moves;
  for (const Point at : line) moves.push_back({.at = at});
  return moves;
}

}  // namespace quintet::ui
