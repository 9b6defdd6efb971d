#include "ui/pages/setup_row_layout.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/option_painter.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;

constexpr float kLabel = 24;
constexpr float kIconMost = 1.25F,
                kIconsMost = 2;  // width of an icon in parts of its height; in several lines
constexpr float kCardLeast = 84, kCardMost = 132, kCardArt = 0.5F;
constexpr float kPortrait = 56;  // of a ladder that is cards
constexpr float kThumbLeast = 76, kThumbMost = 104, kThumbArt = 0.62F, kThumbGap = 8;
constexpr float kPager = kLeastTarget;
constexpr std::size_t kLinesInPanel = 2;  // of a gallery
constexpr float kOneLineFrom = 400;       // width of a gallery below the hero that has one
constexpr float kRungGap = 6, kRungMost = 68, kChosenRung = 116, kWideRung = 200;

std::size_t at_least_one(float count) {
  return static_cast<std::size_t>(std::max(1.0F, std::floor(count)));
}

std::size_t lines_for(std::size_t count, std::size_t columns) {
  return (count + columns - 1) / columns;
}

// As many columns as fit, or fewer where that leaves the same number of lines.
std::size_t even_columns(std::size_t count, std::size_t fitting) {
  return lines_for(count, lines_for(count, fitting));
}

// Equal cells, line by line, for options from `first` on.
void fill_grid(PlacedRow& placed, Extent cell, float gap, std::size_t first, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t line = i / placed.columns, column = i % placed.columns;
    placed.shown.push_back({first + i,
                            {placed.options.x + static_cast<float>(column) * (cell.w + gap),
                             placed.options.y + static_cast<float>(line) * (cell.h + gap), cell.w, cell.h}});
  }
  const auto lines = static_cast<float>(lines_for(count, placed.columns));
  placed.options.h = lines * (cell.h + gap) - gap;
}

void place_icons(PlacedRow& placed, float width, float target) {
  const std::size_t count = placed.row->options.size();
  const float gap = target < kTarget ? 6 : space::kTiny;
  const std::size_t fit = at_least_one((width + gap) / (target + gap));
  placed.columns = even_columns(count, std::min(fit, count));
  const float side = std::min(shared_side(width, placed.columns, gap),
                              target * (placed.columns < count ? kIconsMost : kIconMost));
  fill_grid(placed, {side, target}, gap, 0, count);
}

void place_steps(PlacedRow& placed, float width, float target) {
  placed.options.h = target;
  placed.previous = {placed.options.x, placed.options.y, target, target};
  placed.next = {placed.options.x + width - target, placed.options.y, target, target};
}

}  // namespace

PlacedRow SetupRowLayout::place(const SetupRow& row, Vec at, float width, const Measure& measure) const {
  PlacedRow placed;
  placed.row = &row;
  placed.look = row.look == Look::Ladder ? Look::Cards : row.look;
  placed.label = {at.x, at.y, width, row.label.empty() ? 0 : kLabel};
  placed.options = {at.x, placed.label.bottom(), width, 0};
  switch (placed.look) {
    case Look::Segments:
      place_segments(placed, width, measure);
      break;
    case Look::Icons:
      place_icons(placed, width, measure.target);
      break;
    case Look::Gallery:
      place_gallery(placed, width);
      break;
    case Look::Steps:
      place_steps(placed, width, measure.target);
      break;
    default:
      place_cards(placed, width);
  }
  const float sentence = sentence_height(row, width);
  placed.sentence = {at.x, placed.options.bottom() + (sentence > 0 ? space::kHair : 0), width, sentence};
  placed.bounds = {at.x, at.y, width, placed.sentence.bottom() - at.y};
  return placed;
}

// Equal widths, or as wide as the words, or several lines.
void SetupRowLayout::place_segments(PlacedRow& placed, float width, const Measure& measure) const {
  const auto& options = placed.row->options;
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
  placed.columns = even_columns(count, placed.columns);
  fill_grid(placed, {width / static_cast<float>(placed.columns), measure.target}, 0, 0, count);
}

void SetupRowLayout::place_cards(PlacedRow& placed, float width) const {
  const SetupRow& row = *placed.row;
  const std::size_t count = row.options.size();
  const bool ladder = row.look == Look::Ladder;
  std::size_t columns = std::max<std::size_t>(count, 1);
  const float least =
      ladder ? std::max(kPortrait + space::kSmall, widest(row, type::kCaption) + space::kBase) : kCardLeast;
  while (columns > 1 && shared_side(width, columns, space::kTiny) < least) --columns;
  placed.columns = even_columns(count, columns);
  const float side = std::min(shared_side(width, placed.columns, space::kTiny), ladder ? width : kCardMost);
  const float inner = side - 2 * kCardInset;
  const float art = ladder ? kPortrait : std::round(inner * kCardArt);
  placed.words = words_height(row, inner);
  fill_grid(placed, {side, kCardInset + art + placed.words + kCardInset}, space::kTiny, 0, count);
}

void SetupRowLayout::place_gallery(PlacedRow& placed, float width) const {
  const SetupRow& row = *placed.row;
  const float room = width - 2 * (kPager + kThumbGap);
  const std::size_t fit = at_least_one((room + kThumbGap) / (kThumbLeast + kThumbGap));
  const bool below = row.place == SetupRow::Place::Below && width > kOneLineFrom;
  const std::size_t lines = below ? 1 : kLinesInPanel;
  placed.columns = std::min(fit, std::max<std::size_t>(1, row.options.size()));
  const std::size_t length = placed.columns * lines;
  const float side = std::min(shared_side(room, placed.columns, kThumbGap), kThumbMost);
  placed.words = type::kCaption * line_height_ + space::kHair;
  const Extent cell{side, kCardInset + std::round(side * kThumbArt) + placed.words + kCardInset};
  const std::size_t first = std::min(galleries_.first_shown(row, length), row.options.size());
  const Rect whole = placed.options;
  placed.options.x += (width - static_cast<float>(placed.columns) * (side + kThumbGap) + kThumbGap) / 2;
  fill_grid(placed, cell, kThumbGap, first, std::min(length, row.options.size() - first));
  const float height = static_cast<float>(lines) * (cell.h + kThumbGap) - kThumbGap;
  placed.options = {whole.x, whole.y, width, height};
  const float y = placed.options.centre().y - kTarget / 2;
  placed.previous = {whole.x, y, kPager, kTarget};
  placed.next = {whole.right() - kPager, y, kPager, kTarget};
}

PlacedRow SetupRowLayout::place_ladder(const SetupRow& row, Rect area) {
  PlacedRow placed;
  placed.row = &row;
  placed.look = Look::Ladder;
  placed.bounds = placed.options = area;
  if (row.options.empty()) return placed;
  const auto count = static_cast<float>(row.options.size());
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
  return placed;
}

float SetupRowLayout::widest(const SetupRow& row, float size) const {
  float widest = 0;
  for (const SetupOption& option : row.options)
    widest = std::max(widest, canvas_.text_width(option.label, Face::Bold, size));
  return widest;
}

// Of one or two lines.
float SetupRowLayout::words_height(const SetupRow& row, float width) const {
  const TextStyle style{.face = Face::Bold, .size = type::kCaption, .colour = {}};
  float height = 0;
  for (const SetupOption& option : row.options)
    height = std::max(height, canvas_.paragraph_height(option.label, width, style, line_height_));
  return height + space::kHair;
}

// The longest sentence, so that nothing moves when another option is chosen.
float SetupRowLayout::sentence_height(const SetupRow& row, float width) const {
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
