// The stars of a level just won fly to its station, one after another.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

class StarFlights {
 public:
  // The stars from `before` up to `after` of a level set out. A level in flight shows `before` stars until they land.
  void start(std::size_t level, int before, int after, Duration now, Duration pace);
  void finish() { flights_.clear(); }
  // Landed ones are forgotten.
  void update(Duration now);

  bool flying() const { return !flights_.empty(); }
  // How many stars of this level are still in the air.
  int in_flight(std::size_t level) const;
  // The first star that lands after `before` and not after `now`, from 1; 0 if none does.
  int landed_between(Duration before, Duration now) const;

  // From `from` to the place of each star, which `place` gives for a level and an index.
  template <class Place>
  void draw(Canvas& canvas, const ui::Theme& theme, Duration now, Vec from, Place place) const {
    for (const Flight& flight : flights_)
      draw_one(canvas, theme, now, from, place(flight.level, flight.index), flight);
  }

 private:
  struct Flight {
    std::size_t level = 0;
    int index = 0;
    Tween tween;
  };

  void draw_one(Canvas& canvas, const ui::Theme& theme, Duration now, Vec from, Rect to,
                const Flight& flight) const;

  std::vector<Flight> flights_;
};

}  // namespace quintet::link
