// The journey: a hand scroll with a station for each level, painted only as far as the player has come. The bar at its
// foot describes the chosen level and starts it. A level is unlocked when the one before it is won.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/link/journey_footer.hpp"
#include "games/link/journey_scroll.hpp"
#include "games/link/star_flights.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::link {

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

}  // namespace quintet::link
