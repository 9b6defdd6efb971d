#include "games/link/journey_scroll.hpp"

#include <algorithm>
#include <span>

#include "core/link/journey.hpp"
#include "engine/text/localiser.hpp"
#include "games/link/matches.hpp"
#include "games/link/tiles.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

const std::array<Chapter, kChapters>& chapters() {
  static constexpr std::array<Chapter, kChapters> kAll{{
      {msgid("In the garden"), "garden"},
      {msgid("Lanterns at dusk"), "dusk"},
      {msgid("Over the peaks"), "peaks"},
      {msgid("By the water"), "water"},
      {msgid("Home at the desk"), "home"},
  }};
  return kAll;
}

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

namespace {

// Points.
constexpr float kKnob = 12, kKnobInset = 3;  // the ends of a rod
constexpr float kGoldLine = 2, kBadge = 26, kHeadingStar = 15, kLock = 16;
constexpr float kNumber = 22, kStar = 14, kInset = 6, kFoot = 20;  // of a station
constexpr float kDisc = 11, kDiscIcon = 13;                        // a saved game
constexpr float kChosenLine = 2.5F;
constexpr float kRestingEdge = 0.45F;  // of an edge at rest, from a hairline to a control's border
constexpr float kPaperTone = 0.3F;     // of the paper, from a card's surface to a board
constexpr float kWay = 5, kWayEdge = 9, kDot = 1.7F;
constexpr float kGlow = 36;

// The landscape.
constexpr float kSceneryShape = 1.5F;  // height by width of its pictures
constexpr float kSceneryColumn = 1.36F,
                kSceneryRow = 1.6F;               // width in parts of a column's, or of a row's height
constexpr float kDissolve = 0.5F;                 // of a row's height
constexpr float kPainted = 0.8F, kBlank = 0.13F;  // opacity before and beyond the present station
constexpr float kFade = 130;                      // points over which one becomes the other
constexpr int kFadeSteps = 13;
constexpr Rgba kKnobInk = Rgba::hex(0x1E1712), kBadgeInk = Rgba::hex(0xFFFFFF);

Rgba paper_of(const Palette& c) {
  return mix(c.surface, c.board, kPaperTone);
}

// Up to where the landscape is painted, in parts of a chapter.
float painted_part(std::size_t next, std::size_t chapter) {
  const auto first = chapter * kLevelsInChapter;
  if (next < first) return 0;
  return std::min(1.0F, (static_cast<float>(next - first) + 1) / kLevelsInChapter);
}

// The levels won without a gap: the next one is the last that is open.
std::size_t levels_won(const Gallery& gallery) {
  const auto lost =
      std::ranges::find_if(gallery.items, [](const GalleryItem& level) { return level.stars == 0; });
  return static_cast<std::size_t>(lost - gallery.items.begin());
}

JourneyMap map_of(const Gallery& gallery, Rect room) {
  return {room, std::min(levels_won(gallery), gallery.items.size() - 1)};
}

}  // namespace

Silk silk_of(const Theme& theme) {
  const Palette& c = theme.colour;
  if (!c.dark) return {c.primary, c.on_primary};
  return {theme.contrast == Contrast::High ? c.board : c.board_edge, c.text};
}

namespace {

void paint_rod(Canvas& canvas, const Theme& theme, Rect rod) {
  const Rect body{rod.x + kKnobInset, rod.y + kKnob, rod.w - 2 * kKnobInset, rod.h - 2 * kKnob};
  canvas.rounded({rod.x + 2 * kKnobInset, rod.y, rod.w - 4 * kKnobInset, rod.h}, kKnobInset, kKnobInk);
  canvas.shadow(body, 0, theme.shadow(Elevation::Middle));
  canvas.picture("images/journey/roller.svg", body);
}

int stars_in(const Gallery& gallery, std::size_t chapter) {
  int stars = 0;
  for (std::size_t i = 0; i < kLevelsInChapter; ++i)
    stars += gallery.items[chapter * kLevelsInChapter + i].stars.value_or(0);
  return stars;
}

// A numbered badge, the name, and at the right the stars or a lock.
void paint_heading(Canvas& canvas, const GalleryView& view, Rect line, std::size_t chapter, Rgba ink,
                   Rgba star) {
  const std::size_t won = levels_won(view.gallery);
  const bool reached = won >= chapter * kLevelsInChapter;
  const float middle = line.centre().y;
  const Rect badge{line.x, middle - kBadge / 2, kBadge, kBadge};
  if (reached)
    canvas.rounded(badge, radius::kCell, view.context.theme.colour.seal);
  else
    canvas.outline(badge, radius::kCell, kLine, ink);
  canvas.text(std::to_string(chapter + 1), badge,
              {.face = Face::Bold,
               .size = type::kLabel,
               .colour = reached ? kBadgeInk : ink,
               .align = Align::Centre});
  float right = line.right();
  if (reached) {
    const std::string stars = std::to_string(stars_in(view.gallery, chapter));
    const float width = canvas.text_width(stars, Face::Bold, type::kLabel);
    canvas.picture("images/icons/star.svg",
                   {right - kHeadingStar, middle - kHeadingStar / 2, kHeadingStar, kHeadingStar}, star);
    right -= kHeadingStar + space::kHair + width;
    canvas.text(stars, {right, line.y, width + 1, line.h},
                {.face = Face::Bold, .size = type::kLabel, .colour = ink});
  } else {
    right -= kLock;
    canvas.picture("images/icons/lock.svg", {right, middle - kLock / 2, kLock, kLock}, ink);
  }
  const float x = badge.right() + space::kTiny;
  const bool present = won / kLevelsInChapter == chapter;
  canvas.text(view.context.words.tr(chapters()[chapter].title), {x, line.y, right - space::kTiny - x, line.h},
              {.face = present ? Face::Bold : Face::Text, .size = type::kLabel, .colour = ink});
}

void paint_scenery(Canvas& canvas, const Theme& theme, const JourneyMap& map, std::size_t chapter) {
  const Rect place = map.chapter(chapter);
  const float width = map.side_by_side() ? place.w * kSceneryColumn : place.h * kSceneryRow;
  // In rows the scene lies at the end of the way through the chapter.
  const float middle =
      map.side_by_side() ? place.centre().x : place.x + (chapter % 2 == 0 ? place.w - width / 2 : width / 2);
  canvas.picture("images/journey/" + std::string(chapters()[chapter].scenery) + ".svg",
                 {middle - width / 2, place.bottom() - width * kSceneryShape, width, width * kSceneryShape},
                 theme.colour.hill);
  if (map.side_by_side()) return;
  // A row is lower than its scene, whose top dissolves.
  const Rgba paper = paper_of(theme.colour);
  canvas.fill_gradient({middle - width / 2, place.y, width, place.h * kDissolve}, paper, paper.faded(0));
}

// Painted up to the present station, and the faintest ink beyond.
void paint_landscape(Canvas& canvas, const Theme& theme, const JourneyMap& map, std::size_t won) {
  const auto strip = [&](Rect part, float opacity) {
    const auto guard = canvas.saved();
    canvas.clip(part);
    canvas.fade(opacity);
    for (std::size_t i = 0; i < kChapters; ++i) {
      const auto inner = canvas.saved();
      if (!map.side_by_side()) canvas.clip(map.chapter(i));
      paint_scenery(canvas, theme, map, i);
    }
  };
  // From `x` on inside `room` the painting fades out, towards the right or, on the way back, towards the left.
  const auto fading = [&](Rect room, float part, bool leftwards) {
    const float length = room.w * part, step = kFade / kFadeSteps;
    const auto slice = [&](float from, float to, float opacity) {
      from = std::clamp(from, 0.0F, room.w);
      to = std::clamp(to, 0.0F, room.w);
      if (to <= from) return;
      strip({leftwards ? room.right() - to : room.x + from, room.y, to - from, room.h}, opacity);
    };
    slice(0, length, kPainted);
    for (int i = 0; i < kFadeSteps; ++i) {
      const float t = (static_cast<float>(i) + 0.5F) / kFadeSteps;
      slice(length + static_cast<float>(i) * step, length + static_cast<float>(i + 1) * step,
            kPainted + (kBlank - kPainted) * t);
    }
    slice(length + kFade, room.w, kBlank);
  };
  if (map.side_by_side()) {
    float part = 0;
    for (std::size_t i = 0; i < kChapters; ++i) part += painted_part(won, i) / kChapters;
    return fading({0, 0, map.view().w, map.height()}, part, false);
  }
  for (std::size_t i = 0; i < kChapters; ++i) fading(map.chapter(i), painted_part(won, i), i % 2 == 1);
}

void paint_way(Canvas& canvas, const Theme& theme, const JourneyMap& map, std::size_t won) {
  const Palette& c = theme.colour;
  const std::vector<Vec>& way = map.way();
  const std::size_t come = std::min(JourneyMap::steps_to(won) + 1, way.size());
  const std::span<const Vec> done(way.data(), come);
  if (done.size() > 1) {
    canvas.polyline(done, kWayEdge, paper_of(c).faded(kPainted));
    canvas.polyline(done, kWay, c.seal);
  }
  for (std::size_t i = come; i < way.size(); ++i) canvas.disc(way[i], kDot, c.border);
  if (won < map.levels()) return;
  // The end of the journey is sealed.
  const Rect end = map.seal();
  if (!end.empty()) draw_seal(canvas, theme, end, kSealGlyph);
}

// What the painting of the paper depends on, besides its size.
std::string paper_key(const Theme& theme, const JourneyMap& map, std::size_t won) {
  return std::string(word_of(theme.desk)) + (theme.contrast == Contrast::High ? " high" : "") + ' ' +
         std::to_string(won) + ' ' + std::to_string(map.side_by_side());
}

}  // namespace

JourneyScroll::JourneyScroll(const Assets& assets) {
  for (const Level& level : journey()) boards_.push_back(layout_of(assets, level));
}

GalleryPlaces JourneyScroll::place(const Gallery& gallery, Extent /*window*/, Rect room) const {
  const JourneyMap map = map_of(gallery, room);
  GalleryPlaces places{.view = map.view(), .height = map.height()};
  for (std::size_t level = 0; level < gallery.items.size(); ++level)
    places.cards.push_back(map.station(level).moved(map.view().origin()));
  return places;
}

void JourneyScroll::ground(Canvas& canvas, const GalleryView& view) const {
  const Theme& theme = view.context.theme;
  const JourneyMap map = map_of(view.gallery, view.room);
  const std::size_t won = levels_won(view.gallery);
  const Vec origin{map.view().x, map.view().y - view.offset};
  const Rect paper{origin.x, origin.y, map.view().w, map.height()};
  canvas.layer(
      "link.journey", paper_key(theme, map, won), paper,
      [&](Canvas& sheet) {
        sheet.fill(paper, paper_of(theme.colour));
        const auto guard = sheet.saved();
        sheet.translate(origin);
        paint_landscape(sheet, theme, map, won);
        paint_way(sheet, theme, map, won);
      },
      LayerDetail::Soft);
  if (map.side_by_side()) return;
  const auto guard = canvas.saved();
  canvas.translate(origin);
  const Palette& c = theme.colour;
  for (std::size_t i = 0; i < kChapters; ++i) paint_heading(canvas, view, map.heading(i), i, c.text, c.gold);
}

void JourneyScroll::frame(Canvas& canvas, const GalleryView& view) const {
  const Theme& theme = view.context.theme;
  const JourneyMap map = map_of(view.gallery, view.room);
  const Silk silk = silk_of(theme);
  const Rect upper = map.upper_border(), lower = map.lower_border();
  canvas.fill(upper, silk.cloth);
  canvas.fill({upper.x, upper.bottom() - 2 * kGoldLine, upper.w, kGoldLine}, theme.colour.gold);
  canvas.fill(lower, silk.cloth);
  canvas.fill({lower.x, lower.y + kGoldLine, lower.w, kGoldLine}, theme.colour.gold);
  for (std::size_t i = 0; map.side_by_side() && i < kChapters; ++i) {
    const Rect line = map.heading(i);
    paint_heading(canvas, view,
                  {line.x + space::kBase, line.y, line.w - 2 * space::kBase, line.h - 2 * kGoldLine}, i,
                  silk.ink, silk.ink);
  }
  for (const Rect rod : map.rods()) paint_rod(canvas, theme, rod);
}

Rect JourneyScroll::stars(Rect station) const {
  const float width = stars_width(kStar);
  return {station.right() - kInset - width, station.bottom() - kInset - (kFoot + kStar) / 2 + space::kHair,
          width, kStar};
}

void JourneyScroll::card(Canvas& canvas, const GalleryView& view, const GalleryCard& station) const {
  const Theme& theme = view.context.theme;
  const Palette& c = theme.colour;
  const Rect place = station.at;
  const bool open = station.item.locked.empty(), present = station.index == levels_won(view.gallery);
  if (present) canvas.shadow(place, radius::kControl, {.drop = 0, .blur = kGlow, .colour = c.gold});
  if (open) {
    canvas.shadow(place, radius::kControl,
                  theme.shadow(station.warm > 0.5F || present ? Elevation::Middle : Elevation::Low));
    canvas.rounded(place, radius::kControl, c.raised);
  } else {
    canvas.rounded(place, radius::kControl, mix(paper_of(c), c.sunken, station.warm));
  }
  canvas.outline(place, radius::kControl, kLine,
                 mix(c.hairline, c.border, std::max(station.warm, kRestingEdge)));
  if (station.index == view.chosen)
    canvas.outline(place, radius::kControl, kChosenLine, c.primary);
  else if (present)
    canvas.outline(place, radius::kControl, kChosenLine, kAccent.on(theme));
  const Rect inner = place.grown(-kInset);
  draw_silhouette(
      canvas, {inner.x, inner.y, inner.w, inner.h - kFoot}, boards_[station.index],
      open ? SilhouetteInk{kAccent.on(theme), c.text_3} : SilhouetteInk{c.border.faded(0.6F), c.text_2});
  canvas.text(std::to_string(station.index + 1),
              {inner.x, inner.bottom() - kFoot + space::kHair, kNumber, kFoot - space::kHair},
              {.face = Face::Bold, .size = type::kLabel, .colour = open ? c.text : c.text_2});
  const Rect stars = this->stars(place);
  if (open)
    draw_stars(canvas, theme, stars, station.stars);
  else
    canvas.picture("images/icons/lock.svg",
                   {stars.right() - kLock, stars.centre().y - kLock / 2, kLock, kLock}, c.text_2);
  if (!station.item.saved) return;
  const Vec centre{place.right() - kDisc / 2 - 1, place.y + kDisc / 2 + 1};
  canvas.disc(centre, kDisc, c.primary);
  canvas.picture("images/icons/play.svg", centred(centre, {kDiscIcon, kDiscIcon}), c.on_primary);
}

}  // namespace quintet::link
