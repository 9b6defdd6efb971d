#include "ui/pages/setup_layout.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {
namespace {

using Place = SetupRow::Place;

constexpr float kWideFrom = 1000, kHighFrom = 560;  // points of a window with room for all parts side by side
constexpr float kRoomy = 1150;                      // and for wide gaps between them
constexpr float kMost = 1440;                       // the width of a page
constexpr float kSide = 276, kNarrowSide = 216;
constexpr float kPanelPart = 0.325F, kPanelLeast = 336, kPanelMost = 400;
constexpr float kBelowMost = 560;                                  // of rows without a gallery below the hero
constexpr float kHalf = 0.53F, kHalfLeast = 330, kHalfMost = 440;  // of the panel beside the hero
constexpr float kAbovePart = 0.36F, kAboveShape = 0.64F;           // of the hero above the panel
constexpr float kPadding = 20, kLowPadding = 12;
constexpr float kPlay = 56, kSummary = 26;
constexpr float kLowPanel = 420;        // height of a panel that has no room for a summary
constexpr float kSideLabel = 24;        // above each of several ladders
constexpr float kRingRoom = kRing + 1;  // the focus ring around the first and the last row
constexpr SetupRowLayout::Measure kRoomyRows{kTarget, space::kBase}, kComfortableRows{kTarget, space::kSmall},
    kDenseRows{40, 10}, kDensestRows{36, space::kTiny};

}  // namespace

SetupPlaces SetupLayout::place(Extent size) {
  places_ = {};
  const bool low = size.h < kHighFrom;
  const float margin = low ? space::kSmall : size.w >= kRoomy ? space::kHuge : space::kWide;
  const float width = std::min(size.w - 2 * margin, kMost), top = header_height(size);
  const Rect area{(size.w - width) / 2, top, width, size.h - top - (low ? space::kSmall : space::kWide)};
  if (size.h > size.w * kTallShape)
    place_above(area);
  else if (size.w >= kWideFrom && !low)
    place_wide(area);
  else
    place_beside(area);
  std::ranges::sort(places_.rows, {}, &PlacedRow::row);  // the order of Tab
  return std::move(places_);
}

SetupLayout::Rows SetupLayout::rows_of(Place place) const {
  Rows found;
  for (const SetupRow& row : rows_) {
    if (row.place == place) found.push_back(&row);
  }
  return found;
}

SetupLayout::Rows SetupLayout::all_rows() const {
  Rows all;
  for (const SetupRow& row : rows_) all.push_back(&row);
  return all;
}

void SetupLayout::place_wide(Rect area) {
  const bool roomy = area.w >= kRoomy - space::kVast;
  const float gap = roomy ? space::kWide : space::kBase;
  const float panel = std::clamp(area.w * kPanelPart, kPanelLeast, kPanelMost);
  place_panel({area.right() - panel, area.y, panel, area.h}, rows_of(Place::Panel));
  Rect middle{area.x, area.y, area.w - panel - gap, area.h};
  if (const Rows side = rows_of(Place::Side); !side.empty()) {
    const float width = roomy ? kSide : kNarrowSide;
    place_side({area.x, area.y, width, area.h}, side);
    middle = {area.x + width + gap, area.y, middle.w - width - gap, area.h};
  }
  place_middle(middle);
}

// The hero, with a few rows below it.
void SetupLayout::place_middle(Rect area) {
  const Rows below = rows_of(Place::Below);
  const bool gallery =
      std::ranges::any_of(below, [](const SetupRow* row) { return row->look == SetupRow::Look::Gallery; });
  const float width = gallery ? area.w : std::min(area.w, kBelowMost);
  const Vec at{area.centre().x - width / 2, area.y};
  const float height = below.empty() ? 0 : column(below, at, width, kComfortableRows).height + space::kBase;
  places_.hero = {area.x, area.y, area.w, area.h - height};
  Block block = column(below, {at.x, places_.hero.bottom() + space::kBase}, width, kComfortableRows);
  std::ranges::move(block.rows, std::back_inserter(places_.rows));
}

void SetupLayout::place_beside(Rect area) {
  const float panel = std::clamp(area.w * kHalf, kHalfLeast, kHalfMost);
  place_panel({area.right() - panel, area.y, panel, area.h}, all_rows());
  places_.hero = {area.x, area.y, area.w - panel - space::kSmall, area.h};
}

void SetupLayout::place_above(Rect area) {
  const float hero = std::min(area.w * kAboveShape, area.h * kAbovePart);
  places_.hero = {area.x, area.y, area.w, hero};
  const float top = places_.hero.bottom() + space::kBase;
  place_panel({area.x, top, area.w, area.bottom() - top}, all_rows());
}

void SetupLayout::place_panel(Rect card, const Rows& rows) {
  places_.panel = card;
  const bool low = card.h < kLowPanel;
  const float padding = low ? kLowPadding : kPadding;
  const Rect inner = card.grown(-padding);
  const float play = low ? kTarget : kPlay;
  places_.play = {inner.x, inner.bottom() - play, inner.w, play};
  float bottom = places_.play.y - space::kTiny;
  if (!low) {
    places_.summary = {inner.x, bottom - kSummary, inner.w, kSummary};
    bottom -= kSummary;
  }
  const float top = card.y + padding - kRingRoom;
  places_.view = {card.x, top, card.w, bottom - top};
  Block block = column_in(rows, {inner.x, top + kRingRoom, inner.w, bottom - top - 2 * kRingRoom});
  places_.height = block.height + 2 * kRingRoom;
  for (PlacedRow& row : block.rows) {
    row.in_panel = true;
    places_.rows.push_back(std::move(row));
  }
}

// Ladders side by side, with their labels where there are several.
void SetupLayout::place_side(Rect card, const Rows& rows) {
  places_.side = card;
  const Rect inner = card.grown(-space::kSmall);
  const float width = shared_side(inner.w, rows.size(), space::kTiny);
  const float label = rows.size() > 1 ? kSideLabel : 0;
  const float top = inner.y + (label > 0 ? label + space::kHair : 0);
  float x = inner.x;
  for (const SetupRow* row : rows) {
    PlacedRow placed = SetupRowLayout::place_ladder(*row, {x, top, width, inner.bottom() - top});
    placed.label = {x, inner.y, width, label};
    placed.bounds = {x, inner.y, width, inner.h};
    places_.rows.push_back(std::move(placed));
    x += width + space::kTiny;
  }
}

SetupLayout::Block SetupLayout::column_in(const Rows& rows, Rect room) const {
  constexpr std::array kMeasures{kRoomyRows, kComfortableRows, kDenseRows, kDensestRows};
  for (const Measure& measure : kMeasures) {
    Block block = column(rows, room.origin(), room.w, measure);
    if (block.height <= room.h) return block;
  }
  return column(rows, room.origin(), room.w, kComfortableRows);
}

SetupLayout::Block SetupLayout::column(const Rows& rows, Vec at, float width, const Measure& measure) const {
  Block block;
  float y = at.y, line = 0, used = 0;
  for (const SetupRow* row : rows) {
    if (used + row->share > 1.01F) {
      y += line + measure.gap;
      line = used = 0;
    }
    const bool alone = row->share >= 1;
    const float left = at.x + width * used + (used > 0 ? measure.gap / 2 : 0);
    const float part = alone ? width : width * row->share - measure.gap / 2;
    block.rows.push_back(row_layout_.place(*row, {left, y}, part, measure));
    line = std::max(line, block.rows.back().bounds.h);
    used += row->share;
  }
  block.height = rows.empty() ? 0 : y + line - at.y;
  return block;
}

}  // namespace quintet::ui
