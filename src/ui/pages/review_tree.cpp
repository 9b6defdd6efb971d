#include "ui/pages/review_tree.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kStone = 21, kRoot = 4, kWay = 2, kShown = 2, kNoted = 3;

// From the node to the end of its line; the index behind the last one.
std::size_t end_of_line(std::span<const TreeStone> stones, std::size_t node) {
  ++node;
  while (node < stones.size() && !stones[node].branches && stones[node].parent == node - 1) ++node;
  return node;
}

}  // namespace

// Lines are placed from the right to the left, each in the first row below that is free from its end on, so that the ways
// to them cross no stone.
void place_rows(std::span<TreeStone> stones) {
  constexpr std::size_t kFree = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> branches;
  std::vector<std::vector<std::size_t>> of(stones.size());
  for (std::size_t i = 1; i < stones.size(); ++i)
    if (stones[i].branches) of[stones[i].parent].push_back(i);
  std::vector<std::size_t> used;  // by row: the first column that is taken
  branches.push_back(0);
  while (!branches.empty()) {
    const std::size_t begin = branches.back(), end = end_of_line(stones, begin);
    branches.pop_back();
    std::size_t row = begin == 0 ? 0 : stones[stones[begin].parent].row + 1;
    const std::size_t last = stones[end - 1].depth;
    while (row < used.size() && used[row] <= last + 1) ++row;
    if (row >= used.size()) used.resize(row + 1, kFree);
    used[row] = stones[begin].depth;
    for (std::size_t i = begin; i < end; ++i) {
      stones[i].row = row;
      branches.insert(branches.end(), of[i].rbegin(), of[i].rend());
    }
  }
}

std::vector<std::size_t> alternatives(std::span<const TreeStone> stones, std::size_t of) {
  std::vector<std::size_t> all;
  for (std::size_t i = 1; i < stones.size() && of > 0; ++i)
    if (stones[i].parent == stones[of].parent) all.push_back(i);
  return all.size() > 1 ? all : std::vector<std::size_t>{};
}

std::optional<std::size_t> variation_of(std::span<const TreeStone> stones, std::size_t node) {
  for (; node > 0; node = stones[node].parent)
    if (stones[node].branches) return node;
  return std::nullopt;
}

void TreeStrip::show(std::vector<TreeStone> stones, std::size_t shown) {
  stones_ = std::move(stones);
  shown_ = shown;
  place_rows(stones_);
  rows_ = deepest_ = 0;
  for (const TreeStone& stone : stones_) {
    rows_ = std::max(rows_, stone.row + 1);
    deepest_ = std::max(deepest_, stone.depth);
  }
}

std::size_t TreeStrip::rows() const {
  return rows_ > 1 ? std::min(rows_, kMostRows) : 0;
}

std::size_t TreeStrip::variations() const {
  return static_cast<std::size_t>(std::ranges::count(stones_, true, &TreeStone::branches));
}

std::size_t TreeStrip::columns() const {
  return static_cast<std::size_t>(std::max(1.0F, area_.w / kPitch));
}

std::size_t TreeStrip::rows_shown() const {
  return area_.empty() ? 0 : static_cast<std::size_t>(area_.h / kRow + 0.5F);
}

std::size_t TreeStrip::first_column() const {
  const std::size_t all = deepest_ + 1, most = all - std::min(all, columns());
  const std::size_t depth = stones_[shown_].depth;
  return std::min(most, depth - std::min(depth, columns() / 2));
}

std::size_t TreeStrip::first_row() const {
  const std::size_t row = stones_[shown_].row;
  return row < rows_shown() ? 0 : row + 1 - rows_shown();
}

bool TreeStrip::is_visible(const TreeStone& stone) const {
  return stone.depth >= first_column() && stone.depth < first_column() + columns() &&
         stone.row >= first_row() && stone.row < first_row() + rows_shown();
}

Vec TreeStrip::centre(const TreeStone& stone) const {
  const auto steps = [](std::size_t to, std::size_t from) {
    return static_cast<float>(to) - static_cast<float>(from);
  };
  return {area_.x + (steps(stone.depth, first_column()) + 0.5F) * kPitch,
          area_.y + (steps(stone.row, first_row()) + 0.5F) * kRow};
}

std::vector<Control> TreeStrip::controls() const {
  std::vector<Control> controls;
  if (area_.empty()) return controls;
  for (std::size_t i = 0; i < stones_.size(); ++i)
    if (is_visible(stones_[i]))
      controls.push_back({.id = id_of(i),
                          .kind = Control::Kind::Area,
                          .bounds = centred(centre(stones_[i]), {kPitch, kRow}),
                          .ring_radius = kRow / 2});
  return controls;
}

std::optional<std::size_t> TreeStrip::node_of(std::string_view id) const {
  for (std::size_t i = 0; i < stones_.size(); ++i)
    if (id == id_of(i)) return i;
  return std::nullopt;
}

void TreeStrip::draw(Canvas& canvas, const Theme& theme, Rgba accent, const Controls& controls,
                     Duration ahead) const {
  if (area_.empty() || stones_.empty()) return;
  const auto guard = canvas.saved();
  canvas.clip(area_);
  for (const TreeStone& stone : stones_) draw_way(canvas, theme, stone);
  for (std::size_t i = 0; i < stones_.size(); ++i)
    if (is_visible(stones_[i])) draw_stone(canvas, theme, accent, i, controls.warmth(id_of(i), ahead));
}

// From its parent.
void TreeStrip::draw_way(Canvas& canvas, const Theme& theme, const TreeStone& stone) const {
  const TreeStone& before = stones_[stone.parent];
  const bool right = stone.depth >= first_column() && before.depth < first_column() + columns();
  if (stone.depth == 0 || !right) return;
  const Vec from = centre(before), to = centre(stone);
  const Rgba ink =
      variation_of(stones_, stone.parent) || stone.branches ? theme.colour.primary : theme.colour.border;
  if (!stone.branches) return canvas.line(from, to, kWay, ink);
  const std::array way{from, Vec{from.x, to.y - kRow / 2}, Vec{from.x + kPitch / 4, to.y}, to};
  canvas.polyline(way, kWay, ink);
}

void TreeStrip::draw_stone(Canvas& canvas, const Theme& theme, Rgba accent, std::size_t node,
                           float warm) const {
  const TreeStone& stone = stones_[node];
  const Palette& c = theme.colour;
  const Vec at = centre(stone);
  if (node == shown_) canvas.disc(at, kStone / 2 + 2 * kShown, accent);
  if (node == shown_) canvas.disc(at, kStone / 2 + kShown, c.surface);
  if (!stone.colour) {
    canvas.disc(at, kRoot, mix(c.border, accent, warm));
    return;
  }
  const bool letter = stone.branches;
  const auto index = index_of(*stone.colour);
  if (letter) {
    canvas.disc(at, kStone / 2, mix(c.primary, accent, warm));
  } else {
    canvas.disc(at, kStone / 2, mix(stone_ink::kNumber[1 - index], accent, warm / 4));
    canvas.ring(at, kStone / 2, 1, index == 0 ? kBlackStone : kWhiteStoneRim);
  }
  constexpr float kSize = 12, kSmaller = 10;
  canvas.text(stone.label, centred(at, {kStone, kStone}),
              {.face = Face::Bold,
               .size = stone.label.size() > 2 ? kSmaller : kSize,
               .colour = letter ? c.on_primary : stone_ink::kNumber[index],
               .align = Align::Centre});
  if (stone.noted) canvas.disc(at + Vec{kStone / 2 - 1, -kStone / 2 + 1}, kNoted, c.warn);
}

}  // namespace quintet::ui
