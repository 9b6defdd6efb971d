#include "games/link/journey_map.hpp"

#include <algorithm>

#include "ui/widgets/theme.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Points.
constexpr float kRod = 26, kRodOverhang = 14, kLowRodOverhang = 4, kLow = 420;
constexpr float kUpper = 42, kLower = 18, kThin = 12;  // borders; thin where no name stands on them
constexpr float kLeastColumn = 232, kLeastPitch = 70;  // of chapters side by side
constexpr Extent kLeastStation{72, 62}, kMostStation{132, 108};
constexpr float kHeading = 30;  // the name of a chapter above its row
constexpr float kLeastRow = 150, kMostRow = 250;
constexpr float kSeal = 72;
constexpr float kBend = 6;          // a row of stations winds by as much up and down
constexpr float kApart = 4;         // between a large station and its neighbours, at the least
constexpr std::size_t kSteps = 12;  // of the way from one station to the next

// Parts of a column and its rows, or of a row and its cells.
constexpr float kWidthPart = 0.40F, kHeightPart = 0.84F, kSway = 0.21F, kRowWidthPart = 0.9F;
constexpr float kPresentWidth = 1.46F, kPresentHeight = 1.34F;

Extent within(Extent wanted, Extent least, Extent most) {
  return {std::clamp(wanted.w, least.w, most.w), std::clamp(wanted.h, least.h, most.h)};
}

// Moved so that it lies in the room.
Rect kept_in(Rect area, Rect room) {
  const float x = std::clamp(area.x, room.x, std::max(room.x, room.right() - area.w));
  const float y = std::clamp(area.y, room.y, std::max(room.y, room.bottom() - area.h));
  return {x, y, area.w, area.h};
}

// A curve through b and c that comes from a and leads to d.
Vec between(Vec a, Vec b, Vec c, Vec d, float t) {
  const auto one = [t](float p, float q, float r, float s) {
    return q + 0.5F * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  };
  return {one(a.x, b.x, c.x, d.x), one(a.y, b.y, c.y, d.y)};
}

}  // namespace

JourneyMap::JourneyMap(Rect area, std::size_t present) : area_(area) {
  const float overhang = area.h < kLow ? kLowRodOverhang : kRodOverhang;
  const Rect cloth{area.x + kRod - space::kHair, area.y + overhang, area.w - 2 * (kRod - space::kHair),
                   area.h - 2 * overhang};
  view_ = {cloth.x, cloth.y + kUpper, cloth.w, std::max(0.0F, cloth.h - kUpper - kLower)};
  if (view_.w / kChapters < kLeastColumn || (view_.h - 2 * space::kSmall) / kLevelsInChapter < kLeastPitch)
    side_by_side_ = false;
  if (side_by_side_) {
    place_side_by_side(present);
  } else {
    view_ = {cloth.x, cloth.y + kThin, cloth.w, std::max(0.0F, cloth.h - 2 * kThin)};
    place_in_rows(present);
  }
  draw_way();
}

void JourneyMap::place_side_by_side(std::size_t present) {
  height_ = view_.h;
  const float column = view_.w / kChapters, pitch = (height_ - 2 * space::kSmall) / kLevelsInChapter;
  const Extent usual = within({column * kWidthPart, pitch * kHeightPart}, kLeastStation, kMostStation);
  // No higher than the paper has room for in the first and the last row, and clear of its neighbours.
  const float most = std::min(pitch + 2 * (space::kSmall - space::kTiny), 2 * pitch - usual.h - kApart);
  const Extent large{usual.w * kPresentWidth, std::min(usual.h * kPresentHeight, most)};
  for (std::size_t chapter = 0; chapter < kChapters; ++chapter) {
    const Rect place{static_cast<float>(chapter) * column, 0, column, height_};
    chapters_[chapter] = place;
    for (std::size_t i = 0; i < kLevelsInChapter; ++i) {
      const std::size_t level = chapter * kLevelsInChapter + i;
      // Up the first chapter, down the second, and so on.
      const std::size_t row = chapter % 2 == 0 ? kLevelsInChapter - 1 - i : i;
      const float sway = (i % 2 == 0 ? -kSway : kSway) * column;
      const Vec centre{place.centre().x + sway, space::kSmall + (static_cast<float>(row) + 0.5F) * pitch};
      stations_[level] = kept_in(centred(centre, level == present ? large : usual),
                                 Rect{0, 0, view_.w, height_}.grown(-space::kTiny));
    }
  }
}

void JourneyMap::place_in_rows(std::size_t present) {
  const float row = std::clamp(view_.h / kChapters, kLeastRow, kMostRow);
  height_ = std::max(row * kChapters, view_.h);
  const float inner = view_.w - 2 * space::kSmall, cell = inner / kLevelsInChapter;
  const float room = row - kHeading - 2 * kBend;
  const Extent usual =
      within({cell * kRowWidthPart - space::kTiny, room / kPresentHeight}, kLeastStation, kMostStation);
  const Extent large{std::min(usual.w * kPresentWidth, 2 * cell - usual.w - 2 * space::kTiny),
                     std::min(usual.h * kPresentHeight, room)};
  for (std::size_t chapter = 0; chapter < kChapters; ++chapter) {
    const Rect place{0, static_cast<float>(chapter) * row, view_.w, row};
    chapters_[chapter] = place;
    for (std::size_t i = 0; i < kLevelsInChapter; ++i) {
      const std::size_t level = chapter * kLevelsInChapter + i;
      const std::size_t column = chapter % 2 == 0 ? i : kLevelsInChapter - 1 - i;
      const float bend = i % 2 == 0 ? -kBend : kBend;
      const Vec centre{space::kSmall + (static_cast<float>(column) + 0.5F) * cell,
                       place.y + kHeading + (row - kHeading) / 2 + (level == present ? 0 : bend)};
      stations_[level] = kept_in(centred(centre, level == present ? large : usual),
                                 Rect{0, place.y + kHeading, view_.w, row - kHeading}.grown(-kApart));
    }
  }
}

void JourneyMap::draw_way() {
  const auto at = [this](std::size_t level) {
    return stations_[std::min(level, stations_.size() - 1)].centre();
  };
  for (std::size_t level = 0; level + 1 < stations_.size(); ++level) {
    const Vec before = at(level == 0 ? 0 : level - 1);
    for (std::size_t step = 0; step < kSteps; ++step)
      way_.push_back(between(before, at(level), at(level + 1), at(level + 2),
                             static_cast<float>(step) / static_cast<float>(kSteps)));
  }
  way_.push_back(at(stations_.size() - 1));
}

std::size_t JourneyMap::steps_to(std::size_t level) {
  return level * kSteps;
}

std::array<Rect, 2> JourneyMap::rods() const {
  return {Rect{area_.x, area_.y, kRod, area_.h}, Rect{area_.right() - kRod, area_.y, kRod, area_.h}};
}

Rect JourneyMap::upper_border() const {
  const float height = side_by_side_ ? kUpper : kThin;
  return {view_.x, view_.y - height, view_.w, height};
}

Rect JourneyMap::lower_border() const {
  return {view_.x, view_.bottom(), view_.w, side_by_side_ ? kLower : kThin};
}

// In rows, clear of the way that comes down from the row above.
Rect JourneyMap::heading(std::size_t index) const {
  const Rect place = chapters_[index];
  if (side_by_side_) return {place.x + view_.x, upper_border().y, place.w, kUpper};
  const float way = index == 0 ? 0 : place.w / kLevelsInChapter;
  return {place.x + space::kSmall + (index % 2 == 0 ? way : 0), place.y,
          place.w - 2 * space::kSmall - space::kBase - way, kHeading};
}

Rect JourneyMap::seal() const {
  if (!side_by_side_) return {};
  const Rect last = stations_.back();
  const float room = view_.w - last.right();
  if (room < kSeal + 2 * space::kSmall) return {};
  return centred({last.right() + room / 2, last.centre().y}, {kSeal, kSeal});
}

}  // namespace quintet::link
