#include "games/link/trail_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/link/journey.hpp"
#include "games/link/accent.hpp"
#include "games/link/results.hpp"
#include "ui/context.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// The bends of the trail in parts of the area, from the valley at the left to the far hills.
constexpr std::array kBends{Vec{-0.04F, 0.9F}, Vec{0.14F, 0.84F}, Vec{0.38F, 0.78F}, Vec{0.62F, 0.66F},
                            Vec{0.50F, 0.48F}, Vec{0.26F, 0.42F}, Vec{0.34F, 0.26F}, Vec{0.60F, 0.24F},
                            Vec{0.80F, 0.36F}, Vec{1.04F, 0.46F}};
// The levels at the second to the last but one bend, relative to the next level.
constexpr int kBefore = 4, kShown = 8;
constexpr int kSteps = 9;    // dots between two bends
constexpr float kBelow = 8;  // that the hills reach below the area
constexpr float kDot = 1.7F, kStation = 0.05F, kLeastStation = 9, kMostStation = 13;
constexpr float kSealPart = 3.2F, kStarPart = 0.85F;  // sides, in radii of a station

// A smooth curve through the bends (Catmull and Rom); `t` counts bends.
Vec on_trail(float t) {
  const auto last = static_cast<int>(kBends.size()) - 1;
  const int i = std::clamp(static_cast<int>(t), 0, last - 1);
  const auto bend = [last](int k) { return kBends[static_cast<std::size_t>(std::clamp(k, 0, last))]; };
  const Vec a = bend(i - 1), b = bend(i), c = bend(i + 1), d = bend(i + 2);
  const float s = t - static_cast<float>(i);
  return (b * 2 + (c - a) * s + (a * 2 - b * 5 + c * 4 - d) * (s * s) +
          (b * 3 - a - c * 3 + d) * (s * s * s)) *
         0.5F;
}

void draw_hills(Canvas& canvas, const Theme& theme, Rect area) {
  const Palette& c = theme.colour;
  const Rgba sky = c.dark ? mix(c.surface, c.hill, 0.22F) : mix(c.surface, c.hill, 0.10F);
  canvas.fill_gradient(area, sky, mix(sky, c.hill, c.dark ? 0.18F : 0.14F));
  const float sun = std::min(area.w, area.h) * 0.2F;
  canvas.picture("images/backdrop/sun.svg",
                 centred({area.x + area.w * 0.84F, area.y + area.h * 0.17F}, {sun, sun}), c.sun);
  struct Range {
    const char* picture;
    float top, shift, strength;
  };
  constexpr std::array kRanges{Range{"images/backdrop/hills-far.svg", 0.30F, 0.9F, 0.30F},
                               Range{"images/backdrop/hills-mid.svg", 0.50F, 0.2F, 0.34F},
                               Range{"images/backdrop/hills-near.svg", 0.62F, 1.3F, 0.30F}};
  for (const Range& range : kRanges) {
    const float height = (1 - range.top) * area.h + kBelow, width = std::max(height * 1600 / 360, area.w * 2);
    canvas.picture(
        range.picture,
        {area.x - range.shift * area.w * 0.5F, area.y + range.top * area.h, width, width * 360 / 1600},
        c.hill.faded(range.strength));
  }
}

struct Station {
  int level = 0;  // from 0
  Vec at;
  int stars = 0;
};

}  // namespace

ui::Painting trail_art(const ResultTally& results) {
  const auto levels = static_cast<int>(journey().size());
  const int next = std::min(static_cast<int>(next_level(results)), levels - 1);
  const bool finished = next_level(results) >= journey().size();
  const int first = std::clamp(next - kBefore, 0, levels - kShown);
  std::vector<Station> stations;
  stations.reserve(kShown);
  for (int i = 0; i < kShown; ++i)
    stations.push_back({first + i, kBends[static_cast<std::size_t>(i + 1)],
                        stars_of(results, static_cast<std::size_t>(first + i))});
  return [stations, next, finished](Canvas& canvas, const Context& context, Rect area) {
    const Palette& c = context.theme.colour;
    const Rgba accent = kAccent.on(context.theme);
    draw_hills(canvas, context.theme, area);
    const auto place = [&](Vec part) { return Vec{area.x + part.x * area.w, area.y + part.y * area.h}; };
    const float radius = std::clamp(kStation * std::min(area.w, area.h * 1.1F), kLeastStation, kMostStation);
    const auto count = static_cast<int>(kBends.size() - 1) * kSteps;
    const float so_far = static_cast<float>(next - stations.front().level + 1) * kSteps;
    for (int i = 0; i <= count; i += 2) {
      const Vec at = place(on_trail(static_cast<float>(i) / kSteps));
      const bool walked = finished || static_cast<float>(i) < so_far;
      canvas.disc(at, kDot + 1.3F, c.surface.faded(walked ? 0.9F : 0.5F));
      canvas.disc(at, kDot, walked ? accent : c.text_3.faded(0.8F));
    }
    for (const Station& station : stations) {
      const Vec at = place(station.at);
      const std::string number = std::to_string(station.level + 1);
      const Rect box = centred(at, {4 * radius, 2 * radius});
      if (station.level == next && !finished) {
        const float side = kSealPart * radius;
        canvas.disc(at, side * 0.68F, c.gold.faded(0.35F));
        draw_seal(canvas, context.theme, centred(at, {side, side}), number);
      } else if (station.stars > 0) {
        canvas.disc(at, radius + 1.5F, c.surface);
        canvas.disc(at, radius, accent);
        canvas.text(number, box,
                    {.face = Face::Bold,
                     .size = radius * 1.1F,
                     .colour = c.dark ? c.canvas : c.surface,
                     .align = Align::Centre});
        const float star = kStarPart * radius;
        draw_stars(canvas, context.theme, {at.x - 2 * star, at.y + radius + 3, 4 * star, star},
                   station.stars);
      } else {
        canvas.disc(at, radius, c.surface);
        canvas.ring(at, radius, kLine, c.border);
        canvas.text(number, box, {.size = radius * 1.1F, .colour = c.text_2, .align = Align::Centre});
      }
    }
  };
}

}  // namespace quintet::link
