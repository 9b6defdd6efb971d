// The cards of the statistics of a game: the place of each on a page of a given width, and how it looks.
#pragma once

#include <span>
#include <vector>

#include "ui/context.hpp"
#include "ui/game/statistics.hpp"

namespace quintet::ui {

// One below the other from the origin on, with gaps between them.
std::vector<Rect> place_cards(std::span<const StatisticsCard> cards, float width);

// `ink` is the colour of the figures.
void paint_card(Canvas& canvas, const Context& context, const StatisticsCard& card, Rect area, Rgba ink);

}  // namespace quintet::ui
