// The hand scroll of the journey: its chapters, the places of its levels, and the painting.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/layout.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/context.hpp"

namespace quintet::link {

// The chapters of the journey: five levels each, with a name and a scene of their own on the scroll.

struct Chapter {
  std::string_view title;    // English; the key of its translation
  std::string_view scenery;  // name of a picture in images/journey: white, to be tinted
};

inline constexpr std::size_t kChapters = 5, kLevelsInChapter = 5;

const std::array<Chapter, kChapters>& chapters();

// Where everything lies on the scroll of the journey. In a wide room the chapters stand side by side and the way winds
// up and down through them; in a small or narrow one they lie below each other, and the scroll is longer than its view.
class JourneyMap {
 public:
  // In this area with its rods and borders; `present` is the station that is drawn large.
  JourneyMap(Rect area, std::size_t present);

  bool side_by_side() const { return side_by_side_; }
  // The part of the window that shows the paper.
  Rect view() const { return view_; }
  // The height of the whole paper.
  float height() const { return height_; }
  // The rod at the left and the one at the right.
  std::array<Rect, 2> rods() const;
  // The silk borders above and below the paper. The upper one has the names of chapters that stand side by side.
  Rect upper_border() const;
  Rect lower_border() const;

  // All below are places on the paper, whose origin is at the top left of the view before it is scrolled.
  Rect chapter(std::size_t index) const { return chapters_[index]; }
  // The line with the name of a chapter; on the upper border where they stand side by side.
  Rect heading(std::size_t index) const;
  Rect station(std::size_t level) const { return stations_[level]; }
  std::size_t levels() const { return stations_.size(); }
  // Beside the last station where there is room, else empty.
  Rect seal() const;
  // The way from the first station to the last, in small steps; `steps_to` counts those up to a station.
  const std::vector<Vec>& way() const { return way_; }
  static std::size_t steps_to(std::size_t level);

 private:
  void place_side_by_side(std::size_t present);
  void place_in_rows(std::size_t present);
  void draw_way();

  Rect area_, view_;
  bool side_by_side_ = true;
  float height_ = 0;
  std::array<Rect, kChapters> chapters_{};
  std::array<Rect, kChapters * kLevelsInChapter> stations_{};
  std::vector<Vec> way_;
};

// Paints the scroll of the journey: rods and silk, the landscape as far as the player has come, the way, the stations.

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
