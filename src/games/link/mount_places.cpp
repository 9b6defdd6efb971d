#include "games/link/mount_places.hpp"

#include "games/link/painting_view.hpp"

namespace quintet::link {

using namespace ui;

ResultPlaces places_with_mount(Rect area) {
  ResultPlaces places = result_places(area);
  const Rect mount = PaintingView::mount_in(places.board);
  if (places.slip.h < places.slip.w) {
    const float below = (area.h - mount.h - space::kBase - places.slip.h) / 2;
    places.board = mount.moved({0, area.y + below - mount.y});
    places.slip.y = places.board.bottom() + space::kBase;
    return places;
  }
  const float gap = places.slip.x - places.board.right();
  const float left = area.x + (area.w - mount.w - gap - places.slip.w) / 2;
  places.board = mount.moved({left - mount.x, 0});
  places.slip = {places.board.right() + gap, mount.y, places.slip.w, mount.h};
  return places;
}

}  // namespace quintet::link
