#include "ui/game/seat_card.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kName = 30, kLine = 22, kTime = 34, kText = kName + kLine + kTime;
constexpr float kPortraitPart = 0.6F;  // of the height that the texts leave
constexpr float kLeastPortrait = 56, kLeastBowl = 60, kMostPortrait = 168, kMostBowl = 118;
constexpr float kCompactWidth = 300;  // of a horizontal card, from which it shows its bowl
constexpr float kTimeWidth = 72;
constexpr float kCount = 14,
                kSunk =
                    0.09F;  // room below a bowl for its number; the empty part at the bottom of the picture
constexpr float kRingWidth = 3;

// The visible stones: in rings from the centre outwards, the lower ones first.
constexpr int kMostShown = 26;

// The area for the centres of stones in the picture of the bowl, as shares of its side.
struct Mouth {
  float x, y, rx, ry;
};
constexpr Mouth kMouth{0.5F, 0.37F, 0.28F, 0.09F};
constexpr float kPebble = 0.17F;      // the width of a stone as a share of the bowl
constexpr float kPebbleFlat = 0.62F;  // its height as a share of its width
constexpr float kHeap = 0.07F;        // the height of the heap in a full bowl

// The golden angle spreads any number of stones evenly.
constexpr float kGolden = 2.399963F;

void draw_bowl(Canvas& canvas, const Theme& theme, const StoneBowl& stones, Rect area) {
  const float side = std::min(area.w, area.h - kCount);
  const Rect bowl = centred({area.centre().x, area.centre().y - kCount / 2}, {side, side});
  canvas.picture(stones.back, bowl);
  const float part = static_cast<float>(stones.left) / static_cast<float>(std::max(1, stones.all));
  const int shown = stones.left == 0 ? 0 : std::max(1, static_cast<int>(std::lround(part * kMostShown)));
  const float width = kPebble * side, height = width * kPebbleFlat;
  std::vector<Vec> places;
  for (int i = 0; i < shown; ++i) {
    const float out = std::sqrt((static_cast<float>(i) + 0.5F) / kMostShown);
    const float turn = static_cast<float>(i) * kGolden;
    const float heap = kHeap * part * (1 - out);
    places.push_back({bowl.x + side * (kMouth.x + kMouth.rx * out * std::cos(turn)),
                      bowl.y + side * (kMouth.y + kMouth.ry * out * std::sin(turn) - heap)});
  }
  std::ranges::sort(places, {}, &Vec::y);
  for (const Vec place : places) canvas.picture(stones.stone, centred(place, {width, height}));
  canvas.picture(stones.front, bowl);
  canvas.text(
      std::to_string(stones.left), {area.x, bowl.bottom() - kSunk * side, area.w, kLine},
      {.face = Face::Bold, .size = type::kCaption, .colour = theme.colour.text_2, .align = Align::Centre});
}

void draw_portrait(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  const float side = std::min(area.w, area.h);
  const Rect round = centred(area.centre(), {side, side});
  canvas.picture(seat.portrait, round);
  if (seat.acts) canvas.ring(round.centre(), side / 2, kRingWidth, theme.colour.primary);
}

void draw_plate(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  draw_card(canvas, theme, area, seat.acts ? Elevation::High : Elevation::Low);
  if (seat.acts) canvas.outline(area, radius::kCard, kRingWidth, theme.colour.primary);
}

void draw_upright(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  const Palette& c = theme.colour;
  const Rect inner = area.grown(-space::kSmall);
  const float room = inner.h - kText;
  const bool bowl = room * (1 - kPortraitPart) >= kLeastBowl;
  const bool portrait = room >= kLeastPortrait;
  const float portrait_height =
      portrait ? std::min(kMostPortrait, bowl ? room * kPortraitPart : room) - space::kTiny : 0;
  const float bowl_height = bowl ? std::min(kMostBowl, room - portrait_height - space::kSmall) : 0;
  const float gap = (room - portrait_height - bowl_height) / 3;
  float y = inner.y + gap;
  if (portrait) draw_portrait(canvas, theme, seat, {inner.x, y, inner.w, portrait_height});
  y += portrait_height + gap / 2;
  canvas.text(seat.name, {inner.x, y, inner.w, kName},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  y += kName;
  canvas.text(seat.line, {inner.x, y, inner.w, kLine},
              {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
  y += kLine;
  canvas.text(seat.time, {inner.x, y, inner.w, kTime},
              {.face = Face::Bold, .size = type::kHeading, .colour = c.text, .align = Align::Centre});
  y += kTime + gap / 2;
  if (bowl) draw_bowl(canvas, theme, seat.bowl, {inner.x, y, inner.w, bowl_height});
}

void draw_lying(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  const Palette& c = theme.colour;
  Rect inner = area.grown(-space::kTiny);
  draw_portrait(canvas, theme, seat, {inner.x, inner.y, inner.h, inner.h});
  inner = {inner.x + inner.h + space::kSmall, inner.y, inner.w - inner.h - space::kSmall, inner.h};
  if (inner.w >= kCompactWidth) {
    draw_bowl(canvas, theme, seat.bowl, {inner.right() - inner.h, inner.y, inner.h, inner.h});
    inner.w -= inner.h + space::kSmall;
  }
  canvas.text(seat.time, {inner.right() - kTimeWidth, inner.y, kTimeWidth, inner.h},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Right});
  inner.w -= kTimeWidth + space::kTiny;
  const float top = inner.centre().y - (kName + kLine) / 2;
  canvas.text(seat.name, {inner.x, top, inner.w, kName},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(seat.line, {inner.x, top + kName, inner.w, kLine}, {.size = type::kLabel, .colour = c.text_2});
}

}  // namespace

void draw_seat_card(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  draw_plate(canvas, theme, seat, area);
  if (area.h >= area.w)
    draw_upright(canvas, theme, seat, area);
  else
    draw_lying(canvas, theme, seat, area);
}

}  // namespace quintet::ui
