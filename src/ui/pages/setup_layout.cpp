#include "ui/pages/setup_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

using Look = SetupRow::Look;

// In reading order; the first option of a ladder is at its lower end.
int step_of(Look look, std::size_t columns, Action direction) {
  const bool ladder = look == Look::Ladder;
  const int line = static_cast<int>(ladder ? 1 : columns);
  switch (direction) {
    case Action::Left:
      return ladder ? 0 : -1;
    case Action::Right:
      return ladder ? 0 : 1;
    case Action::Up:
      return ladder ? line : -line;
    case Action::Down:
      return ladder ? -line : line;
    default:
      return 0;
  }
}

}  // namespace

std::optional<std::size_t> option_turned(const SetupRow& row, int by) {
  const auto count = static_cast<int>(row.options.size());
  // Without a chosen option the first turn leads to an end.
  if (row.chosen >= row.options.size()) {
    if (count == 0) return std::nullopt;
    return by < 0 ? row.options.size() - 1 : 0;
  }
  const int to = static_cast<int>(row.chosen) + by;
  if (by == 0 || to < 0 || to >= count) return std::nullopt;
  return static_cast<std::size_t>(to);
}

std::optional<std::size_t> option_towards(const SetupRow& row, Look look, std::size_t columns,
                                          Action direction) {
  const int by = step_of(look, columns, direction);
  return by == 0 ? std::nullopt : option_turned(row, by);
}

std::size_t GalleryPages::first_shown(const SetupRow& gallery, std::size_t length) const {
  const auto turned = turned_.find(gallery.id);
  if (turned != turned_.end() && turned->second.length == length && turned->second.chosen == gallery.chosen)
    return turned->second.first;
  return gallery.chosen < gallery.options.size() ? gallery.chosen / length * length : 0;
}

void GalleryPages::turn(const SetupRow& gallery, std::size_t length, int by) {
  if (gallery.options.empty()) return;
  const std::size_t last = (gallery.options.size() - 1) / length * length;
  const std::size_t first = first_shown(gallery, length);
  turned_[gallery.id] = {by > 0 ? std::min(first + length, last) : first - std::min(first, length), length,
                         gallery.chosen};
}

void GalleryPages::follow(std::span<const SetupRow> rows) {
  for (const SetupRow& row : rows) {
    const auto turned = turned_.find(row.id);
    if (turned != turned_.end() && turned->second.chosen != row.chosen) turned_.erase(turned);
  }
}

namespace {

using Look = SetupRow::Look;

constexpr float kLabel = 24;
constexpr float kIconMost = 1.25F,
                kIconsMost = 2;  // width of an icon in parts of its height; in several lines
constexpr float kCardLeast = 84, kCardMost = 132;
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
      place_cards(placed, width, measure);
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
    wanted.push_back(std::max(
        kLeastTarget, segment_width(canvas_, option.label, option.art ? kSegmentSample + kSegmentGap : 0)));
  placed.options.h = measure.target;
  placed.columns = std::max<std::size_t>(options.size(), 1);
  if (std::accumulate(wanted.begin(), wanted.end(), 0.0F) <= width) {
    Rect at = placed.options;
    for (const float each : shared_widths(wanted, width, 0)) {
      at.w = each;
      placed.shown.push_back({placed.shown.size(), at});
      at.x += each;
    }
    return;
  }
  const float longest = std::ranges::max(wanted);
  while (placed.columns > 1 && longest > width / static_cast<float>(placed.columns)) --placed.columns;
  placed.columns = even_columns(options.size(), placed.columns);
  fill_grid(placed, {width / static_cast<float>(placed.columns), measure.target}, 0, 0, options.size());
}

void SetupRowLayout::place_cards(PlacedRow& placed, float width, const Measure& measure) const {
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
  const float art = ladder ? kPortrait : std::round(inner * measure.art);
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
  const std::size_t length = placed.page_length = placed.columns * lines;
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
  // Few rungs stand in the middle.
  const bool opens = area.w >= kWideRung && row.chosen < row.options.size();
  std::vector<LayoutPart> rungs(row.options.size(), growing(0, opens ? kRungMost : kChosenRung));
  if (opens) rungs[row.chosen] = fixed(kChosenRung);
  std::ranges::reverse(rungs);
  // Many rungs stand closer together, so that each can be pressed.
  const auto closed = static_cast<float>(rungs.size() - (opens ? 1 : 0));
  const float spare = area.h - closed * kLeastTarget - (opens ? kChosenRung : 0);
  const float gap =
      std::clamp(spare / static_cast<float>(std::max<std::size_t>(2, rungs.size()) - 1), 0.0F, kRungGap);
  for (const Rect& rung : Column{.gap = gap, .at = LayoutAt::Middle}.place(area, rungs))
    placed.shown.insert(placed.shown.begin(), {row.options.size() - 1 - placed.shown.size(), rung});
  return placed;
}

float SetupRowLayout::widest(const SetupRow& row, float size) const {
  float widest = 0;
  for (const SetupOption& option : row.options)
    widest = std::max(widest, canvas_.text_width(option.label, Face::Bold, size));
  return widest;
}

// The height of one or two lines.
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
    kDenseRows{40, 10}, kDenserRows{36, space::kTiny, 0.4F}, kDensestRows{kLeastTarget, 6, 0.36F};

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
  const Rows ladders = rows_of(Place::Side);
  const auto [side, middle, panel] = Row{.gap = roomy ? space::kWide : space::kBase}.place(
      area, {fixed(ladders.empty() ? 0
                   : roomy         ? kSide
                                   : kNarrowSide),
             growing(), fixed(std::clamp(area.w * kPanelPart, kPanelLeast, kPanelMost))});
  place_panel(panel, rows_of(Place::Panel));
  if (!ladders.empty()) place_side(side, ladders);
  place_middle(middle);
}

// The hero, with a few rows below it.
void SetupLayout::place_middle(Rect area) {
  const Rows below = rows_of(Place::Below);
  const bool gallery =
      std::ranges::any_of(below, [](const SetupRow* row) { return row->look == SetupRow::Look::Gallery; });
  const float width = gallery ? area.w : std::min(area.w, kBelowMost);
  const float height = column(below, {}, width, kComfortableRows).height;
  const auto [hero, foot] = Column{.gap = space::kBase}.place(area, {growing(), fixed(height)});
  places_.hero = hero;
  Block block = column(below, {area.centre().x - width / 2, foot.y}, width, kComfortableRows);
  std::ranges::move(block.rows, std::back_inserter(places_.rows));
}

void SetupLayout::place_beside(Rect area) {
  const float width = std::clamp(area.w * kHalf, kHalfLeast, kHalfMost);
  const auto [hero, panel] = Row{.gap = space::kSmall}.place(area, {growing(), fixed(width)});
  places_.hero = hero;
  place_panel(panel, all_rows());
}

void SetupLayout::place_above(Rect area) {
  const float height = std::min(area.w * kAboveShape, area.h * kAbovePart);
  const auto [hero, panel] = Column{.gap = space::kBase}.place(area, {fixed(height), growing()});
  places_.hero = hero;
  place_panel(panel, all_rows());
}

void SetupLayout::place_panel(Rect card, const Rows& rows) {
  places_.panel = card;
  const bool low = card.h < kLowPanel;
  const Rect inner = card.grown(low ? -kLowPadding : -kPadding);
  const auto [list, summary, play] =
      Column{}.place({inner.x, inner.y - kRingRoom, inner.w, inner.h + kRingRoom},
                     {growing(), fixed(low ? 0 : kSummary), fixed(low ? kTarget : kPlay, space::kTiny)});
  places_.summary = summary;
  places_.play = play;
  places_.view = {card.x, list.y, card.w, list.h};
  Block block = column_in(rows, {list.x, list.y + kRingRoom, list.w, list.h - 2 * kRingRoom});
  places_.height = block.height + 2 * kRingRoom;
  for (PlacedRow& row : block.rows) {
    row.in_panel = true;
    places_.rows.push_back(std::move(row));
  }
}

// Ladders side by side, with their labels where there are several.
void SetupLayout::place_side(Rect card, const Rows& rows) {
  places_.side = card;
  const float label = rows.size() > 1 ? kSideLabel : 0;
  const std::vector<Rect> columns =
      grid_places(card.grown(-space::kSmall), rows.size(), rows.size(), space::kTiny);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto [words, rungs] = Column{.gap = space::kHair}.place(columns[i], {fixed(label), growing()});
    PlacedRow placed = SetupRowLayout::place_ladder(*rows[i], rungs);
    placed.label = words;
    placed.bounds = columns[i];
    places_.rows.push_back(std::move(placed));
  }
}

SetupLayout::Block SetupLayout::column_in(const Rows& rows, Rect room) const {
  constexpr std::array kMeasures{kRoomyRows, kComfortableRows, kDenseRows, kDenserRows, kDensestRows};
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

std::string SetupControls::id_of(const SetupRow& row, std::size_t option) const {
  return page_ + '.' + row.id + '.' + row.options[option].id;
}

std::string SetupControls::id_of(const SetupRow& row, Part::Kind button) const {
  return page_ + '.' + row.id + (button == Part::Kind::Next ? ".next" : ".previous");
}

const SetupControls::Part* SetupControls::part_of(std::string_view control) const {
  const auto found = parts_.find(control);
  return found == parts_.end() ? nullptr : &found->second;
}

void SetupControls::build(const SetupPlaces& places) {
  controls_.clear();
  parts_.clear();
  for (const PlacedRow& placed : places.rows) {
    const Rect window = placed.in_panel ? places.view : Rect{};
    add_options(placed, window);
    if (!placed.previous.empty()) add_buttons(placed, window);
  }
}

void SetupControls::add_options(const PlacedRow& placed, Rect window) {
  const SetupRow& row = *placed.row;
  for (const PlacedOption& option : placed.shown) {
    const std::string id = id_of(row, option.index);
    parts_[id] = {&placed, Part::Kind::Option, option.index};
    controls_.push_back({.id = id,
                         .kind = Control::Kind::Area,
                         .bounds = option.at,
                         .value = option.index == row.chosen ? 1.0F : 0.0F,
                         .enabled = row.enabled,
                         .window = window});
  }
}

// Minus and plus, or the pages of a gallery. What they change is beside them, so they have no tooltips.
void SetupControls::add_buttons(const PlacedRow& placed, Rect window) {
  const SetupRow& row = *placed.row;
  const bool number = row.look == SetupRow::Look::Steps;
  const std::size_t first = placed.shown.empty() ? 0 : placed.shown.front().index;
  const auto add = [&](Part::Kind kind, Rect at, std::string_view icon, bool enabled) {
    const std::string id = id_of(row, kind);
    parts_[id] = {&placed, kind, 0};
    controls_.push_back({.id = id,
                         .kind = Control::Kind::Icon,
                         .bounds = at,
                         .icon = std::string(icon),
                         .enabled = enabled && row.enabled,
                         .tooltip = Control::Tooltip::Hover,
                         .window = window});
  };
  add(Part::Kind::Previous, placed.previous, number ? "minus" : "left", number ? row.previous : first > 0);
  add(Part::Kind::Next, placed.next, number ? "plus" : "right",
      number ? row.next : first + placed.shown.size() < row.options.size());
}

std::vector<Control> SetupControls::scrolled(float offset) const {
  std::vector<Control> controls = controls_;
  for (Control& control : controls) {
    if (!control.window.empty()) control.bounds = control.bounds.moved({0, -offset});
  }
  return controls;
}

}  // namespace quintet::ui
