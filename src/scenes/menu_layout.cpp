#include "scenes/menu_layout.hpp"

#include <algorithm>
#include <cassert>

#include "scenes/theme.hpp"

namespace quintet::scenes {
namespace {

constexpr Extent kBest{220, 300};   // the shape in which a card looks best
constexpr float kWidest = 540;      // of a card
constexpr float kNarrowRoom = 820;  // the gaps are smaller in a room narrower than this
constexpr float kRoomyGap = 22;

float sides(std::size_t count, float side, float gap) {
  return static_cast<float>(count) * (side + gap) - gap;
}

CardTable table_in_columns(Extent room, std::size_t count, std::size_t columns) {
  CardTable table{.count = count, .columns = columns, .card = {}};
  table.gap = room.w < kNarrowRoom ? space::kTiny : kRoomyGap;
  const auto share = [&](float whole, std::size_t parts) {
    return std::max(1.0F, (whole + table.gap) / static_cast<float>(parts) - table.gap);
  };
  table.card = {std::min(share(room.w, columns), kWidest), std::min(share(room.h, table.rows()), kBest.h)};
  return table;
}

// How large a card of the best shape would fit into one of these.
float worth(const CardTable& table) {
  return std::min(table.card.w / kBest.w, table.card.h / kBest.h);
}

}  // namespace

Extent CardTable::size() const {
  return {sides(columns, card.w, gap), sides(rows(), card.h, gap)};
}

Rect CardTable::place(std::size_t index, Vec origin) const {
  const std::size_t row = index / columns, column = index % columns;
  const std::size_t in_row = std::min(columns, count - row * columns);
  const float inset = (size().w - sides(in_row, card.w, gap)) / 2;
  return {origin.x + inset + static_cast<float>(column) * (card.w + gap),
          origin.y + static_cast<float>(row) * (card.h + gap), card.w, card.h};
}

CardTable table_of_cards(Extent room, std::size_t count) {
  assert(count > 0);
  CardTable best = table_in_columns(room, count, count);
  for (std::size_t rows = 2; rows <= count; ++rows) {
    const CardTable table = table_in_columns(room, count, (count + rows - 1) / rows);
    if (worth(table) > worth(best)) best = table;
  }
  return best;
}

}  // namespace quintet::scenes
