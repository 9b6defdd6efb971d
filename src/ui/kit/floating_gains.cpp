#include "ui/kit/floating_gains.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeast = 0.28F, kMost = 0.38F;         // size of the points, in cells
constexpr float kStreak = 1.3F;                        // size of the streak, in that of the points
constexpr float kPadding = 0.45F, kLineHeight = 1.2F;  // in sizes: beside the text; the height of a line
constexpr float kWidest = 1.04F;                       // of the paper, in cells
constexpr float kGround = 0.92F;                       // opacity of the paper below

}  // namespace

void FloatingGains::add(Gain gain) {
  std::erase_if(gains_, [&](const Gain& other) { return other.cell == gain.cell; });
  gains_.push_back(std::move(gain));
}

Duration FloatingGains::until() const {
  Duration last{0};
  for (const Gain& gain : gains_) last = std::max(last, gain.since + motion::kGain);
  return last;
}

void FloatingGains::draw(const BoardGrid& grid, Rgba ink, Rise rise, Duration now) const {
  for (const Gain& gain : gains_) {
    if (now >= gain.since && now < gain.since + motion::kGain) draw(gain, grid, ink, rise, now);
  }
}

// No wider than its cell where that is possible. In whole points, since every size of a text is drawn anew.
void FloatingGains::draw(const Gain& gain, const BoardGrid& grid, Rgba ink, Rise rise, Duration now) const {
  Canvas& canvas = context_.canvas;
  const float worth = std::clamp(gain.worth, 0.0F, 1.0F);
  float size = std::round(std::clamp(mix(kLeast, kMost, worth) * grid.side, type::kCaption, type::kTitle));
  const auto wide = [&] {
    const float streak =
        gain.streak.empty() ? 0 : canvas.text_width(gain.streak, Face::Bold, std::round(size * kStreak));
    return std::max(canvas.text_width(gain.points, Face::Bold, size), streak) + 2 * kPadding * size;
  };
  while (size > type::kCaption && wide() > kWidest * grid.side) --size;
  const float width = wide(), streak = gain.streak.empty() ? 0 : std::round(size * kStreak);
  const Tween comes{gain.since, context_.pace(motion::kQuick)},
      goes{gain.since + motion::kGain - motion::kCalm, motion::kCalm},
      rises{gain.since, motion::kGain, kBaseCurve};
  const float risen =
      mix(rise.from, context_.still() ? rise.from : rise.to, static_cast<float>(rises.progress(now)));
  const Rect box =
      centred(grid.centre(gain.cell) - Vec{0, risen * grid.side}, {width, kLineHeight * (size + streak)});
  const auto guard = canvas.saved();
  canvas.fade(static_cast<float>(comes.progress(now) * (1 - goes.progress(now))));
  canvas.rounded(box, std::min(box.h / 2, radius::kControl), context_.theme.colour.raised.faded(kGround));
  const auto line = [&](const std::string& text, float above, float height) {
    canvas.text(text, {box.x, box.y + above, box.w, kLineHeight * height},
                {.face = Face::Bold, .size = height, .colour = ink, .align = Align::Centre});
  };
  if (streak > 0) line(gain.streak, 0, streak);
  line(gain.points, kLineHeight * streak, size);
}

}  // namespace quintet::ui
