#include "ui/widgets/card_grid.hpp"

#include <algorithm>

namespace quintet::ui {
namespace {

float spread(std::size_t count, float side, float gap) {
  return static_cast<float>(count) * (side + gap) - gap;
}

}  // namespace

Extent CardGrid::size() const {
  return {spread(columns, card.w, gap), spread(rows(), card.h, gap)};
}

Rect CardGrid::place(std::size_t index, Vec origin) const {
  const std::size_t row = index / columns, column = index % columns;
  const std::size_t in_row = std::min(columns, count - row * columns);
  const float inset = (size().w - spread(in_row, card.w, gap)) / 2;
  return {origin.x + inset + static_cast<float>(column) * (card.w + gap),
          origin.y + static_cast<float>(row) * (card.h + gap), card.w, card.h};
}

float shared_side(float whole, std::size_t count, float gap) {
  return std::max(1.0F, (whole + gap) / static_cast<float>(count) - gap);
}

}  // namespace quintet::ui
