// The hand scroll of the journey: its chapters, the places of its levels, and the painting.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/link/layout.hpp"
#include "engine/render/canvas.hpp"
#include "engine/render/geometry.hpp"
#include "ui/pages/gallery_page.hpp"

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

// The borders of the scroll and what is written on them: jade by day, the edge of the boards by night.
struct Silk {
  Rgba cloth, ink;
};
Silk silk_of(const ui::Theme& theme);

// The look of the journey: rods and silk, the landscape as far as the player has come, the way, and a station for each
// level. The items of the gallery are the levels.
class JourneyScroll final : public ui::GalleryLook {
 public:
  explicit JourneyScroll(const Assets& assets);

  ui::GalleryPlaces place(const ui::Gallery& gallery, Extent window, Rect room) const override;
  void ground(Canvas& canvas, const ui::GalleryView& view) const override;
  void card(Canvas& canvas, const ui::GalleryView& view, const ui::GalleryCard& station) const override;
  void frame(Canvas& canvas, const ui::GalleryView& view) const override;
  Rect stars(Rect station) const override;

 private:
  std::vector<link::Layout> boards_;  // of the levels
};

}  // namespace quintet::link
