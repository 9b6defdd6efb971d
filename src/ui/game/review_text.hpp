// The words in the panel of a review: about the shown position of the game or of a line, about its last move, about the
// moves in the list. They depend only on what is shown and what is known of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "engine/text/localiser.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/game/review_line.hpp"
#include "ui/game/review_move_list.hpp"
#include "ui/game/review_panel.hpp"
#include "ui/game/review_style.hpp"

namespace quintet::ui {

struct ReviewView {
  std::span<const ReviewedPly> plies;  // the positions analysed so far
  std::size_t at = 0;                  // the shown position of the game
  std::size_t last = 0;                // its last one
  const ReviewLine* line = nullptr;    // the line beside it, if one is shown
  std::optional<double> progress{};    // of the analysis, 0 … 1, until it is done
  bool answering = false;              // the computer thinks about its answer in the line
  const ReviewStyle& style = kUsualReview;

  // The move before the shown position of the game, where it is analysed and no line is shown.
  const ReviewedPly* reviewed() const { return !line && at > 0 && at < plies.size() ? &plies[at] : nullptr; }
  // Of the shown position, where it is known; see CurvePoint.
  std::optional<double> value() const;
};

// Without the picture of the stone. `about`: the last move of the game, or what the game is if there is none.
ReviewCaption review_caption(const Localiser& words, const ReviewView& view, const std::string& about);
ReviewVerdict review_verdict(const Localiser& words, const ReviewView& view);
// "2 mistakes"; empty while none is found.
std::string mistakes_text(const Localiser& words, std::size_t mistakes, const ReviewView& view);
// A move in the list, without the picture of its stone.
ReviewMove listed_move(const ReviewView& view, const Localiser& words, std::size_t move, std::string name);
// A position under the pointer: "4 · h8 · 50 %". `move`: the name of the move before it, empty if there is none.
std::string point_text(const ReviewView& view, std::size_t ply, const std::string& move);

}  // namespace quintet::ui
