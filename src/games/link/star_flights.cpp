#include "games/link/star_flights.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLarge = 44;  // side of a star that sets out
constexpr float kArc = 90;    // points that the flight rises above the straight line

}  // namespace

void StarFlights::start(std::size_t level, int before, int after, Duration now, Duration pace) {
  for (int index = before; index < after; ++index)
    flights_.push_back({level, index, {now + pace * (index - before) / kStars, pace, kQuickCurve}});
}

void StarFlights::update(Duration now) {
  std::erase_if(flights_, [now](const Flight& flight) { return flight.tween.done(now); });
}

int StarFlights::in_flight(std::size_t level) const {
  return static_cast<int>(std::count_if(flights_.begin(), flights_.end(),
                                        [level](const Flight& flight) { return flight.level == level; }));
}

int StarFlights::landed_between(Duration before, Duration now) const {
  for (const Flight& flight : flights_) {
    if (flight.tween.end() > before && flight.tween.end() <= now) return flight.index + 1;
  }
  return 0;
}

void StarFlights::draw_one(Canvas& canvas, const Theme& theme, Duration now, Vec from, Rect to,
                           const Flight& flight) const {
  if (now < flight.tween.start) return;
  const auto t = static_cast<float>(flight.tween.progress(now));
  const float side = std::lerp(kLarge, to.h, t);
  const Vec centre{std::lerp(from.x, to.centre().x, t),
                   std::lerp(from.y, to.centre().y, t) - kArc * std::sin(std::numbers::pi_v<float> * t)};
  draw_star(canvas, theme, centred(centre, {side, side}), Star::Filled);
}

}  // namespace quintet::link
