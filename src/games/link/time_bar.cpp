#include "games/link/time_bar.hpp"

#include <algorithm>

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kBeat = 3;  // points by which the bar swells in the last seconds
constexpr float kHeight = 8, kEdge = 0.5F, kStarMark = 2, kStarMarkOut = 3;
constexpr float kLow = 0.2F;  // the share of the time from which the bar warns

}  // namespace

Rect below_time_bar(Rect area, const Match& match) {
  if (!match.has_time_limit()) return area;
  area.y += kHeight + space::kTiny;
  area.h -= kHeight + space::kTiny;
  return area;
}

void draw_time_bar(Canvas& canvas, const Theme& theme, const Match& match, Rect plate, float pulse) {
  if (!match.has_time_limit()) return;
  const Palette& c = theme.colour;
  const Rect bar{plate.x, plate.y - space::kTiny - kHeight, plate.w, kHeight};
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match.score().total().count()));
  const float part = std::clamp(static_cast<float>(match.score().left().count()) / total, 0.0F, 1.0F);
  canvas.rounded(bar, kHeight / 2, c.sunken);
  canvas.outline(bar, kHeight / 2, kLine, c.border.faded(kEdge));
  if (part > 0) {
    const Rect left{bar.x, bar.y, std::max(kHeight, bar.w * part), bar.h};
    const Rect beating = left.grown(kBeat * pulse);
    canvas.rounded({left.x, beating.y, left.w + kBeat * pulse, beating.h}, beating.h / 2,
                   part < kLow || pulse > 0 ? c.danger : c.primary);
  }
  if (match.mode() != Mode::Journey) return;
  const Level& level = journey()[static_cast<std::size_t>(match.level())];
  for (const auto limit : {level.three_stars, level.two_stars}) {
    const float x = bar.x + bar.w * static_cast<float>(Milliseconds(limit).count()) / total;
    canvas.fill({x - kStarMark / 2, bar.y - kStarMarkOut, kStarMark, bar.h + 2 * kStarMarkOut}, c.text_2);
  }
}

}  // namespace quintet::link
