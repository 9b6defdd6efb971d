// The cards of the statistics of a game: the place of each on a page of a given width, and how it looks.
#pragma once

#include <span>
#include <vector>

#include "ui/context.hpp"
#include "ui/game/statistics.hpp"

namespace quintet::ui {

// What the words of the cards are measured with.
struct StatisticsSheet {
  Canvas& canvas;
  float line_height = 1;
};

// From the origin downwards, with gaps between them. Measures every row, so it is for when something has changed.
std::vector<Rect> place_cards(const StatisticsSheet& sheet, std::span<const StatisticsCard> cards,
                              float width);

// `ink` is the colour of the figures.
void paint_card(Canvas& canvas, const Context& context, const StatisticsCard& card, Rect area, Rgba ink);

}  // namespace quintet::ui
