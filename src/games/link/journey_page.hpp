// The page of the journey: the scroll, the stars that fly onto it, and the bar with the chosen level.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/link/journey.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "games/link/journey_scroll.hpp"
#include "ui/context.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

// The stars of a level just won fly to its station, one after another.
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

// The bar at the foot of the journey: the chosen level with its special rule and the conditions of its stars. The page
// places its buttons in it.
class JourneyFooter {
 public:
  // For a window of this size.
  static float height(Extent size);

  // In this area, with so many buttons at the right.
  JourneyFooter(Rect area, std::size_t buttons);

  Rect area() const { return area_; }
  Rect button(std::size_t index) const;

  struct Content {
    int level = 0;            // from 0
    std::string needed = {};  // what a locked level needs; else its conditions are shown
    std::string note = {};    // after the number of the level
  };
  void paint(Canvas& canvas, const ui::Context& context, const Content& content) const;

 private:
  bool broad() const;
  Rect text_area() const;
  void paint_name(Canvas& canvas, const ui::Context& context, const Content& content, Rect area) const;
  void paint_rule(Canvas& canvas, const ui::Context& context, const link::Level& level, Rect area) const;
  void paint_terms(Canvas& canvas, const ui::Context& context, const Content& content, Rect area) const;

  Rect area_;
  std::size_t buttons_;
};

// The journey: a hand scroll with a station for each level, painted only as far as the player has come. The bar at its
// foot describes the chosen level and starts it. A level is unlocked when the one before it is won.
class JourneyPage final : public ui::ScrollPage {
 public:
  explicit JourneyPage(ui::Context& context);

  void enter() override;

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  bool intercept(const Event& event) override;
  void on_control(const ui::ControlEvent& reply) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool moving() const override;
  std::string state() const override;
  Rect toast_place() const override;

 private:
  // The journey level with a saved game.
  struct SavedLevel {
    int level = 0;  // from 0
    int tiles = 0;  // left on its board
  };

  void read_results();
  void press_station(std::size_t level);
  void choose(std::size_t level);
  bool open(std::size_t level) const { return state_.open(level); }
  bool saved_here() const { return state_.saved == state_.chosen; }
  std::string needed_for(std::size_t level) const;

  void begin();
  void deal();
  // Requires a saved game.
  void confirm_deal();

  std::vector<ui::Control> buttons() const;
  JourneyMap map(Extent size) const;
  Vec paper_origin(const JourneyMap& map, Duration now) const;
  void paint_stations(Canvas& canvas, Duration now) const;
  // The results, without the stars that are still flying.
  JourneyState shown() const;
  JourneyFooter::Content foot_content() const;

  std::vector<link::Layout> boards_;
  JourneyScroll scroll_of_levels_;
  JourneyState state_;
  std::optional<SavedLevel> saved_;
  std::optional<std::size_t> next_;  // the next level to play when the page was last entered
  StarFlights flights_;
  JourneyFooter footer_{{}, 0};
};

// The saved match of the journey; nothing happens if there is none.
void open_kept_level(ui::Context& context);

}  // namespace quintet::link
