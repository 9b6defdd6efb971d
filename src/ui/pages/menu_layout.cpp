#include "ui/pages/menu_layout.hpp"

#include <algorithm>
#include <cassert>

#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

constexpr Extent kBest{220, 300};   // the shape in which a card looks best
constexpr float kWidest = 540;      // of a card
constexpr float kNarrowRoom = 820;  // the gaps are smaller in a room narrower than this
constexpr float kRoomyGap = 22;

CardGrid table_in_columns(Extent room, std::size_t count, std::size_t columns) {
  CardGrid table{.count = count, .columns = columns, .card = {}};
  table.gap = room.w < kNarrowRoom ? space::kTiny : kRoomyGap;
  table.card = {std::min(shared_side(room.w, columns, table.gap), kWidest),
                std::min(shared_side(room.h, table.rows(), table.gap), kBest.h)};
  return table;
}

// The size of a card of the best shape that fits into one of these.
float worth(const CardGrid& table) {
  return std::min(table.card.w / kBest.w, table.card.h / kBest.h);
}

}  // namespace

CardGrid table_of_cards(Extent room, std::size_t count) {
  assert(count > 0);
  CardGrid best = table_in_columns(room, count, count);
  for (std::size_t rows = 2; rows <= count; ++rows) {
    const CardGrid table = table_in_columns(room, count, (count + rows - 1) / rows);
    if (worth(table) > worth(best)) best = table;
  }
  return best;
}

}  // namespace quintet::ui
