#include "ui/pages/setup_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/option_painter.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;
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
constexpr float kLowPanel = 420;  // height of a panel that has no room for a summary
constexpr float kLabel = 24;
constexpr float kIconMost = 1.25F;  // width of an icon in parts of its height
constexpr float kCardLeast = 84, kCardMost = 132, kCardArt = 0.5F, kCardInset = 6;
constexpr float kPortrait = 56;  // of a ladder that is cards
constexpr float kThumbLeast = 76, kThumbMost = 104, kThumbArt = 0.62F, kThumbGap = 8;
constexpr float kPager = kLeastTarget;
constexpr std::size_t kLinesInPanel = 2;  // of a gallery
constexpr float kRungGap = 6, kRungMost = 68, kChosenRung = 116, kWideRung = 200;
constexpr float kRingRoom = kRing + 1;  // the focus ring around the first and the last row
constexpr std::array kMeasures{std::array{kTarget, space::kBase}, std::array{kTarget, space::kSmall},
                               std::array{40.0F, 10.0F}, std::array{36.0F, space::kTiny}};

std::size_t at_least_one(float count) {
  return static_cast<std::size_t>(std::max(1.0F, std::floor(count)));
}

std::size_t lines_for(std::size_t count, std::size_t columns) {
  return (count + columns - 1) / columns;
}

}  // namespace

SetupLayout::SetupLayout(Canvas& canvas, float line_height, std::span<const SetupRow> rows,
                         FirstShown first_shown)
    : canvas_(canvas), line_height_(line_height), rows_(rows), first_shown_(std::move(first_shown)) {}

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

std::vector<std::size_t> SetupLayout::rows_of(Place place) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].place == place) found.push_back(i);
  }
  return found;
}

std::vector<std::size_t> SetupLayout::all_rows() const {
  std::vector<std::size_t> all(rows_.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

void SetupLayout::place_wide(Rect area) {
  const bool roomy = area.w >= kRoomy - space::kVast;
  const float gap = roomy ? space::kWide : space::kBase;
  const float panel = std::clamp(area.w * kPanelPart, kPanelLeast, kPanelMost);
  place_panel({area.right() - panel, area.y, panel, area.h}, rows_of(Place::Panel));
  Rect middle{area.x, area.y, area.w - panel - gap, area.h};
  if (const auto side = rows_of(Place::Side); !side.empty()) {
    const float width = roomy ? kSide : kNarrowSide;
    place_side({area.x, area.y, width, area.h}, side);
    middle = {area.x + width + gap, area.y, middle.w - width - gap, area.h};
  }
  place_middle(middle);
}

// The hero, with a few rows below it.
void SetupLayout::place_middle(Rect area) {
  const auto below = rows_of(Place::Below);
  const bool gallery =
      std::ranges::any_of(below, [this](std::size_t i) { return rows_[i].look == Look::Gallery; });
  const Measure measure{kTarget, space::kSmall};
  const float width = gallery ? area.w : std::min(area.w, kBelowMost);
  const Rect foot{area.centre().x - width / 2, area.y, width, area.h};
  const float height = below.empty() ? 0 : column(below, foot, measure).height + space::kBase;
  places_.hero = {area.x, area.y, area.w, area.h - height};
  Block block = column(below, {foot.x, places_.hero.bottom() + space::kBase, width, 0}, measure);
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

// The roomiest measure with which nothing scrolls; if there is none, a comfortable one.
void SetupLayout::place_panel(Rect card, std::span<const std::size_t> rows) {
  places_.panel = card;
  const bool low = card.h < kLowPanel;
  const float padding = low ? kLowPadding : kPadding;
  const Rect inner = card.grown(-padding);
  const float play = low ? kTarget : kPlay;
  places_.play = {inner.x, inner.bottom() - play, inner.w, play};
  float foot = places_.play.y - space::kTiny;
  if (!low) {
    places_.summary = {inner.x, foot - kSummary, inner.w, kSummary};
    foot -= kSummary;
  }
  const float top = card.y + padding - kRingRoom;
  places_.view = {card.x, top, card.w, foot - top};
  const Rect room{inner.x, top + kRingRoom, inner.w, foot - top - 2 * kRingRoom};
  Block block = column(rows, room, {kMeasures[1][0], kMeasures[1][1]});
  for (const auto& [target, gap] : kMeasures) {
    Block trial = column(rows, room, {target, gap});
    if (trial.height > room.h) continue;
    block = std::move(trial);
    break;
  }
  places_.height = block.height + 2 * kRingRoom;
  for (PlacedRow& row : block.rows) {
    row.in_panel = true;
    places_.rows.push_back(std::move(row));
  }
}

// Ladders side by side.
void SetupLayout::place_side(Rect card, std::span<const std::size_t> rows) {
  places_.side = card;
  const Rect inner = card.grown(-space::kSmall);
  const float width = shared_side(inner.w, rows.size(), space::kTiny);
  float x = inner.x;
  for (const std::size_t index : rows) {
    PlacedRow placed;
    placed.row = index;
    placed.look = rows_[index].look;
    float top = inner.y;
    if (rows.size() > 1) {
      placed.label = {x, top, width, kLabel};
      top += kLabel + space::kHair;
    }
    place_ladder(placed, {x, top, width, inner.bottom() - top});
    placed.bounds = {x, inner.y, width, inner.h};
    places_.rows.push_back(std::move(placed));
    x += width + space::kTiny;
  }
}

SetupLayout::Block SetupLayout::column(std::span<const std::size_t> rows, Rect area, const Measure& measure) {
  Block block;
  float y = area.y, line = 0, used = 0;
  for (const std::size_t index : rows) {
    const float share = rows_[index].share;
    if (used + share > 1.01F) {
      y += line + measure.gap;
      line = used = 0;
    }
    const bool alone = share >= 1;
    const float left = area.x + area.w * used + (used > 0 ? measure.gap / 2 : 0);
    const float width = alone ? area.w : area.w * share - measure.gap / 2;
    block.rows.push_back(place_row(index, {left, y}, width, measure));
    line = std::max(line, block.rows.back().bounds.h);
    used += share;
  }
  block.height = rows.empty() ? 0 : y + line - area.y;
  return block;
}

PlacedRow SetupLayout::place_row(std::size_t index, Vec at, float width, const Measure& measure) {
  const SetupRow& row = rows_[index];
  PlacedRow placed;
  placed.row = index;
  placed.look = row.look == Look::Ladder ? Look::Cards : row.look;
  placed.label = {at.x, at.y, width, row.label.empty() ? 0 : kLabel};
  placed.options = {at.x, placed.label.bottom(), width, 0};
  switch (placed.look) {
    case Look::Segments:
      place_segments(placed, width, measure);
      break;
    case Look::Icons:
      place_icons(placed, width, measure);
      break;
    case Look::Gallery:
      place_gallery(placed, width);
      break;
    case Look::Steps:
      place_steps(placed, width, measure);
      break;
    default:
      place_cards(placed, width);
  }
  const float sentence = sentence_height(row, width);
  placed.sentence = {at.x, placed.options.bottom() + (sentence > 0 ? space::kHair : 0), width, sentence};
  placed.bounds = {at.x, at.y, width, placed.sentence.bottom() - at.y};
  return placed;
}

void SetupLayout::fill_grid(PlacedRow& placed, Extent cell, float gap, std::size_t first, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t line = i / placed.columns, column = i % placed.columns;
    placed.shown.push_back({first + i,
                            {placed.options.x + static_cast<float>(column) * (cell.w + gap),
                             placed.options.y + static_cast<float>(line) * (cell.h + gap), cell.w, cell.h}});
  }
  const auto lines = static_cast<float>(lines_for(count, placed.columns));
  placed.options.h = lines * (cell.h + gap) - gap;
}

// Equal widths, or as wide as the words, or several lines.
void SetupLayout::place_segments(PlacedRow& placed, float width, const Measure& measure) {
  const auto& options = rows_[placed.row].options;
  std::vector<float> wanted;
  wanted.reserve(options.size());
  for (const SetupOption& option : options)
    wanted.push_back(segment_width(canvas_, option.label, option.art ? kSegmentSample + kSegmentGap : 0));
  const float longest = wanted.empty() ? 0 : std::ranges::max(wanted);
  const float total = std::accumulate(wanted.begin(), wanted.end(), 0.0F);
  const auto count = options.size();
  placed.columns = std::max<std::size_t>(count, 1);
  if (total <= width && longest > width / static_cast<float>(count)) {
    const float spare = (width - total) / static_cast<float>(count);
    float x = placed.options.x;
    for (std::size_t i = 0; i < count; ++i) {
      placed.shown.push_back({i, {x, placed.options.y, wanted[i] + spare, measure.target}});
      x += wanted[i] + spare;
    }
    placed.options.h = measure.target;
    return;
  }
  while (placed.columns > 1 && longest > width / static_cast<float>(placed.columns)) --placed.columns;
  placed.columns = lines_for(count, lines_for(count, placed.columns));
  fill_grid(placed, {width / static_cast<float>(placed.columns), measure.target}, 0, 0, count);
}

void SetupLayout::place_icons(PlacedRow& placed, float width, const Measure& measure) {
  const std::size_t count = rows_[placed.row].options.size();
  const float gap = measure.target < kTarget ? 6 : space::kTiny;
  const std::size_t fit = at_least_one((width + gap) / (measure.target + gap));
  placed.columns = lines_for(count, lines_for(count, std::min(fit, count)));
  const float side = std::min(shared_side(width, placed.columns, gap), measure.target * kIconMost);
  fill_grid(placed, {side, measure.target}, gap, 0, count);
}

float SetupLayout::widest(const SetupRow& row, float size) const {
  float widest = 0;
  for (const SetupOption& option : row.options)
    widest = std::max(widest, canvas_.text_width(option.label, Face::Bold, size));
  return widest;
}

// Of one or two lines.
float SetupLayout::word_height(const SetupRow& row, float width) const {
  const TextStyle style{.face = Face::Bold, .size = type::kCaption, .colour = {}};
  float height = 0;
  for (const SetupOption& option : row.options)
    height = std::max(height, canvas_.paragraph_height(option.label, width, style, line_height_));
  return height + space::kHair;
}

void SetupLayout::place_cards(PlacedRow& placed, float width) {
  const SetupRow& row = rows_[placed.row];
  const std::size_t count = row.options.size();
  const bool ladder = row.look == Look::Ladder;
  std::size_t columns = std::max<std::size_t>(count, 1);
  const float least =
      ladder ? std::max(kPortrait + space::kSmall, widest(row, type::kCaption) + space::kBase) : kCardLeast;
  while (columns > 1 && shared_side(width, columns, space::kTiny) < least) --columns;
  placed.columns = lines_for(count, lines_for(count, columns));
  const float side = std::min(shared_side(width, placed.columns, space::kTiny), ladder ? width : kCardMost);
  const float inner = side - 2 * kCardInset;
  const float art = ladder ? kPortrait : std::round(inner * kCardArt);
  const float words = word_height(row, inner);
  placed.word.h = words;
  fill_grid(placed, {side, kCardInset + art + words + kCardInset}, space::kTiny, 0, count);
}

void SetupLayout::place_gallery(PlacedRow& placed, float width) {
  const SetupRow& row = rows_[placed.row];
  const float room = width - 2 * (kPager + kThumbGap);
  const std::size_t fit = at_least_one((room + kThumbGap) / (kThumbLeast + kThumbGap));
  const bool below = row.place == Place::Below && width > kPanelMost;
  const std::size_t lines = below ? 1 : kLinesInPanel;
  placed.columns = std::min(fit, std::max<std::size_t>(1, row.options.size()));
  const std::size_t page = placed.columns * lines;
  const float side = std::min(shared_side(room, placed.columns, kThumbGap), kThumbMost);
  const float words = type::kCaption * line_height_ + space::kHair;
  placed.word.h = words;
  const Extent cell{side, kCardInset + std::round(side * kThumbArt) + words + kCardInset};
  const std::size_t first = std::min(first_shown_(placed.row, page), row.options.size());
  const Rect whole = placed.options;
  placed.options.x += (width - static_cast<float>(placed.columns) * (side + kThumbGap) + kThumbGap) / 2;
  fill_grid(placed, cell, kThumbGap, first, std::min(page, row.options.size() - first));
  const float height = static_cast<float>(lines) * (cell.h + kThumbGap) - kThumbGap;
  placed.options = {whole.x, whole.y, width, height};
  const float y = placed.options.centre().y - kTarget / 2;
  placed.previous = {whole.x, y, kPager, kTarget};
  placed.next = {whole.right() - kPager, y, kPager, kTarget};
}

void SetupLayout::place_steps(PlacedRow& placed, float width, const Measure& measure) {
  placed.options.h = measure.target;
  placed.previous = {placed.options.x, placed.options.y, measure.target, measure.target};
  placed.next = {placed.options.x + width - measure.target, placed.options.y, measure.target, measure.target};
}

void SetupLayout::place_ladder(PlacedRow& placed, Rect area) {
  const SetupRow& row = rows_[placed.row];
  const auto count = static_cast<float>(row.options.size());
  placed.options = area;
  placed.columns = 1;
  if (row.options.empty()) return;
  const bool opens = area.w >= kWideRung && row.chosen < row.options.size();
  const float gaps = kRungGap * (count - 1);
  float chosen = kChosenRung;
  float rung = opens ? (area.h - gaps - chosen) / std::max(1.0F, count - 1) : (area.h - gaps) / count;
  rung = std::min(rung, opens ? kRungMost : kChosenRung);
  if (!opens) chosen = rung;
  float y = area.bottom();
  for (std::size_t i = 0; i < row.options.size(); ++i) {
    const float height = i == row.chosen ? chosen : rung;
    y -= height;
    placed.shown.push_back({i, {area.x, y, area.w, height}});
    y -= kRungGap;
  }
  // Few rungs stand in the middle.
  const float spare = std::max(0.0F, y + kRungGap - area.y) / 2;
  for (PlacedOption& option : placed.shown) option.at.y -= spare;
}

// The longest sentence, so that nothing moves when another option is chosen.
float SetupLayout::sentence_height(const SetupRow& row, float width) const {
  const TextStyle style{.size = type::kLabel, .colour = {}};
  float height = 0;
  for (const SetupOption& option : row.options) {
    const std::string remark = option.remark();
    if (!remark.empty())
      height = std::max(height, canvas_.paragraph_height(remark, width, style, line_height_));
  }
  return height;
}

}  // namespace quintet::ui
