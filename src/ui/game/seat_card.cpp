#include "ui/game/seat_card.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kName = 30, kLine = 22, kTime = 34, kText = kName + kLine + kTime;
constexpr float kPortraitPart = 0.6F;  // of the height that the texts leave
constexpr float kLeastPortrait = 56, kLeastBowl = 60, kMostPortrait = 168, kMostBowl = 118;
constexpr float kCompactWidth = 300;  // of a horizontal card, from which it shows its bowl
constexpr float kTimeWidth = 72;
constexpr float kWordsBesideTime = 170;  // room from which name and line both stand beside the time
constexpr float kNarrowWords = 170;      // of an upright card, below which its line is set in two
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

// The parts of "Black · your move".
std::vector<std::string> parts_of(const std::string& line) {
  constexpr std::string_view kBetween = " · ";
  const auto middle = line.find(kBetween);
  if (middle == std::string::npos) return {line};
  return {line.substr(0, middle), line.substr(middle + kBetween.size())};
}

void draw_upright(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  const Palette& c = theme.colour;
  const Rect inner = area.grown(-space::kSmall);
  const float words_x = area.x + space::kTiny, words_width = area.w - 2 * space::kTiny;
  // A narrow card keeps room for two lines, so that nothing moves when the turn changes.
  const bool narrow = words_width < kNarrowWords;
  const std::vector<std::string> lines = narrow ? parts_of(seat.line) : std::vector{seat.line};
  const float line_room = narrow ? 2 * kLine : kLine;
  const float room = inner.h - kName - line_room - kTime;
  const bool bowl = room * (1 - kPortraitPart) >= kLeastBowl;
  const bool portrait = room >= kLeastPortrait;
  const float portrait_height =
      portrait ? std::min(kMostPortrait, bowl ? room * kPortraitPart : room) - space::kTiny : 0;
  const float bowl_height = bowl ? std::min(kMostBowl, room - portrait_height - space::kSmall) : 0;
  const float gap = (room - portrait_height - bowl_height) / 3;
  float y = inner.y + gap;
  if (portrait) draw_portrait(canvas, theme, seat, {inner.x, y, inner.w, portrait_height});
  y += portrait_height + gap / 2;
  canvas.text(seat.name, {words_x, y, words_width, kName},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  y += kName;
  float line_y = y + (line_room - kLine * static_cast<float>(lines.size())) / 2;
  for (const std::string& line : lines) {
    canvas.text(line, {words_x, line_y, words_width, kLine},
                {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
    line_y += kLine;
  }
  y += line_room;
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
  const TextStyle name{.face = Face::Bold, .size = type::kLead, .colour = c.text};
  const TextStyle line{.size = type::kLabel, .colour = c.text_2};
  TextStyle time = name;
  const bool below = inner.w < kWordsBesideTime + space::kTiny + kTimeWidth && inner.h >= kText;
  const float height = kName + kLine + (below ? kTime : 0);
  Rect row{inner.x, inner.centre().y - height / 2, inner.w, kName};
  const Rect line_row{inner.x, row.bottom(), inner.w, kLine};
  if (below) {
    canvas.text(seat.time, {inner.x, line_row.bottom(), inner.w, kTime}, time);
  } else {
    // A long line runs below the time, which is beside the name then.
    const bool beside = inner.w - kTimeWidth - space::kTiny >= kWordsBesideTime;
    const Rect clock = beside ? inner : row;
    time.align = Align::Right;
    canvas.text(seat.time, {inner.right() - kTimeWidth, clock.y, kTimeWidth, clock.h}, time);
    row.w -= kTimeWidth + space::kTiny;
  }
  canvas.text(seat.name, row, name);
  canvas.text(seat.line, line_row, line);
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
