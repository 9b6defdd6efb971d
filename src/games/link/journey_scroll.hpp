// Paints the scroll of the journey: rods and silk, the landscape as far as the player has come, the way, the stations.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/link/journey_map.hpp"
#include "games/link/silhouette.hpp"
#include "ui/context.hpp"

namespace quintet::link {

// What the player has reached.
struct JourneyState {
  std::array<int, kChapters * kLevelsInChapter> stars{};
  std::size_t next = 0;                   // levels won without a gap: the next one is the last that is open
  std::optional<std::size_t> saved = {};  // the level with a saved game
  std::size_t chosen = 0;                 // the level at the foot of the page

  bool open(std::size_t level) const { return level <= next; }
  int stars_in(std::size_t chapter) const;
};

// The borders of the scroll and what is written on them: jade by day, the edge of the boards by night.
struct Silk {
  Rgba cloth, ink;
};
Silk silk_of(const ui::Theme& theme);

class JourneyScroll {
 public:
  // `boards` has the board of each level.
  JourneyScroll(const ui::Context& context, const std::vector<link::Layout>& boards);

  // Rods, silk and the names on it.
  void paint_frame(Canvas& canvas, const JourneyMap& map, const JourneyState& state) const;
  // The paper with the landscape and the way, where its top left stands at `origin`.
  void paint_paper(Canvas& canvas, const JourneyMap& map, const JourneyState& state, Vec origin) const;
  // One station, at this place of the window. `warm` is the progress of its hover effect.
  void paint_station(Canvas& canvas, Rect place, std::size_t level, const JourneyState& state,
                     float warm) const;
  // Where its stars are.
  static Rect stars_of_station(Rect place);

 private:
  const ui::Theme& theme() const { return context_.theme; }
  std::string key(const JourneyMap& map, const JourneyState& state) const;
  void paint_rod(Canvas& canvas, Rect rod) const;
  void paint_heading(Canvas& canvas, Rect line, std::size_t chapter, const JourneyState& state, Rgba ink,
                     Rgba star) const;
  void paint_landscape(Canvas& canvas, const JourneyMap& map, const JourneyState& state) const;
  void paint_scenery(Canvas& canvas, const JourneyMap& map, std::size_t chapter) const;
  void paint_way(Canvas& canvas, const JourneyMap& map, const JourneyState& state) const;

  const ui::Context& context_;
  const std::vector<link::Layout>& boards_;
};

}  // namespace quintet::link
