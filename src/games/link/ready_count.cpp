#include "games/link/ready_count.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "games/link/accent.hpp"
#include "games/link/brush_line.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr int kFrom = 3;
constexpr Duration kBeat = milliseconds(500);
constexpr float kRadius = 84, kInk = 13;  // points: of the circle and of its stroke
constexpr float kLeastPlate = 240;        // a plate of this height or less has a smaller circle
constexpr float kGround = 0.9F;           // opacity of the paper below the number
constexpr float kGrown = 0.25F;           // how much larger a number is when it appears
constexpr int kCorners = 48;
constexpr float kOpening = 0.06F;  // the part of the circle that stays open

// A circle drawn as by a hand, from the top and not quite closed.
std::vector<Vec> circle(Vec centre, float radius) {
  std::vector<Vec> points;
  for (int i = 0; i <= kCorners; ++i) {
    const float turn = 2 * std::numbers::pi_v<float> * (1 - kOpening) * static_cast<float>(i) / kCorners;
    const float wander = 1 + 0.03F * std::sin(2 * turn);
    points.push_back(centre + Vec{std::sin(turn) * radius * wander, -std::cos(turn) * radius});
  }
  return points;
}

}  // namespace

int ReadyCount::beats() {
  return kFrom;
}

Duration ReadyCount::over() const {
  return beat(kFrom);
}

Duration ReadyCount::beat(int index) const {
  return start_ + index * kBeat;
}

void ReadyCount::draw(Canvas& canvas, const Context& context, Rect plate, Duration now) const {
  if (!running(now)) return;
  const Palette& c = context.theme.colour;
  const int beat = std::clamp(static_cast<int>((now - start_) / kBeat), 0, kFrom - 1);
  const float size = std::min(1.0F, std::min(plate.w, plate.h) / kLeastPlate);
  const float radius = kRadius * size;
  const Vec centre = plate.centre();
  const auto part = static_cast<float>(Tween{start_, kFrom * kBeat}.progress(now));
  canvas.disc(centre, radius + kInk * size, c.surface.faded(kGround));
  canvas.brush(brush_stroke(circle(centre, radius), {.width = kInk * size, .bend = kInk, .seed = 7},
                            context.still() ? 1.0F : part),
               kAccent.on(context.theme));
  const auto shown =
      static_cast<float>(Tween{this->beat(beat), context.pace(motion::kBase), kBaseCurve}.progress(now));
  const float text = std::round(type::kPoster * size * (context.still() ? 1.0F : 1 + kGrown * (1 - shown)));
  const auto guard = canvas.saved();
  canvas.fade(shown);
  canvas.text(std::to_string(kFrom - beat), centred(centre, {2 * radius, 2 * radius}),
              {.face = Face::Title, .size = text, .colour = c.text, .align = Align::Centre});
}

}  // namespace quintet::link
